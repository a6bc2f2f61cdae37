### Why something cannot be: `refusal-<code>`, what is wrong and what would be right.

# The ruling that says so, behind the sentence.
refusal-ruled = { $sentence } (regel { $ruling })


## Turns and texts

refusal-game-over = Het spel is afgelopen: er valt niets meer te kiezen.
refusal-not-your-turn = { $player } is niet aan de beurt.
refusal-several-asked = Er wordt aan meer spelers tegelijk iets gevraagd ({ $seats }, geteld vanaf 0); zeg voor wie je kiest.
refusal-not-asked = “{ $choice }” is geen antwoord op wat nu gevraagd wordt; kies een van de genoemde mogelijkheden.
refusal-unknown-choice = “{ $text }” is geen keuze in dit spel.
refusal-unknown-choice-board = “{ $text }” is geen keuze in dit spel; schrijf er een zoals “place wages” of “buy d4”.
refusal-cannot-undo = Er valt niets terug te nemen: na een worp, een trekking of de keuze van een ander kan dat niet meer.
refusal-no-record = Dit spel is niet vanaf het begin gespeeld, dus er is geen opname van; de stelling kan wel bewaard worden.


## Parcels and characters

refusal-owned = { $place } is van { $player }; kies een kavel die van niemand is.
refusal-river = { $place } is rivier; kies een kavel op het land.
refusal-city-hall-is-nobodys = Op { $place } staat het Stadhuis, en die kavel kan van niemand zijn; kies een andere.
refusal-character-taken = { $player } heeft deze ronde de { $character }; kies een ander personage.
refusal-character-not-in-game = Het personage { $character } doet in dit spel niet mee; kies er een dat wel meedoet.


## Placing cowboys

refusal-no-cowboy-left = Je hebt geen cowboy meer om te plaatsen; pas.
refusal-own-cowboy-there = Je hebt al een cowboy op { $place }; kies een andere plek.
refusal-space-closed = { $place } is deze ronde gesloten of heeft geen tegel; kies een veld dat open is.
refusal-white-cowboy-there = Op { $place } staat de witte cowboy, en niemand mag bij hem komen; kies een andere plek.
refusal-white-cowboy-gone = Je hebt de witte cowboy al geplaatst.
refusal-white-cowboy-place = De witte cowboy kan niet naar { $place }: hij moet op een open veld of een vrije kavel waar niemand staat.
refusal-sheriff-starts-no-fight = De rode Sheriff begint geen gevecht, en op { $place } zou je dat doen; kies een plek waar niemand anders staat.
refusal-nothing-to-defend = { $place } is van jou, en er is niets wat kan worden aangevallen: daar is geen cowboy nodig.
refusal-church-protects = Een kerk beschermt { $place }; val een gebouw aan zonder kerk van dezelfde eigenaar ernaast.
refusal-cannot-be-attacked = { $place } is al van iemand, en er is niets wat kan worden aangevallen; val een gebouw aan dat geld opbrengt.


## Duels, buying, building

refusal-no-duel-there = Op { $place } is er geen duel; kies een plek waar er wel een is.
refusal-no-cowboy-there = Geen van je cowboys wacht op { $place } om die kavel te kopen.
refusal-no-property-tile = Je hebt geen eigendomstegel meer en kunt dus geen kavel meer bezitten; zie ervan af.
refusal-too-dear = Dit kost ${ $price } en je hebt ${ $money }.
refusal-other-tile = Het gaat nu om een { $kind }, niet om een ander gebouw.
refusal-not-your-parcel = { $place } is niet van jou; bouw op een eigen kavel.
refusal-occupied = { $place } is bezet ({ $content }); kies een kavel waar niets op staat.
refusal-not-connected = Geen weg bereikt { $place }; kies een kavel aan de weg, of leg eerst wegen aan.
refusal-does-not-fit = { $place } voldoet niet aan de eisen voor een { $kind }; kies een andere kavel.
refusal-does-not-fit-station = Een zijde van de kavel van het station moet aan een rechte weg over het hele bord liggen; dat is op { $place } niet zo.
refusal-no-room-for-house =
    { $houses ->
        [one] Er is geen plek voor het Huis dat bij een gebouw op { $place } hoort.
       *[other] Er is geen plek voor de { $houses } Huizen die bij een gebouw op { $place } horen.
    }
refusal-not-surrounded = Het Huis op { $place } kan geen Herenhuis worden: alle acht kavels eromheen zouden bezet moeten zijn.
refusal-no-townhouses = Op { $place } staat al een Huis, en de eerste editie heeft geen Herenhuizen; kies een andere kavel.
refusal-consent-refused = De eigenaar van { $place } heeft dit Huis geweigerd; kies een andere kavel.
refusal-tile-not-kept = Je hebt geen { $kind } bewaard; bouw er een die je wel hebt, of zeg dat je klaar bent.
refusal-kept-this-round = Je hebt je { $kind } pas deze ronde bewaard; in de eerste editie kun je daarmee pas vanaf de volgende ronde bouwen.
refusal-no-tile = Op het veld van ${ $price } ligt geen tegel; kies een ander.
refusal-city-hall-site = Het Stadhuis kan niet op { $place }: het moet op een lege kavel aan de weg die van niemand is.
refusal-city-hall-way = Een weg { $side } is geen kortste weg naar een kavel voor het Stadhuis; kies er een die dat wel is.


## Roads

refusal-road-there = Er ligt al een weg { $side }.
refusal-road-not-joined = Een weg { $side } zou niet aansluiten; hij moet het einde van een andere weg raken.
refusal-bridge-needs-two = De oversteek { $side } vraagt twee wegen tegelijk, en je hebt er maar één.
refusal-no-roads = Je hebt geen weg meer om aan te leggen.


## Money and points

refusal-give-between = Geef minstens ${ $least } en hoogstens ${ $most } uit.
refusal-banker-offers = De Bankier verkoopt 3 OP voor $3, 5 OP voor $12 of 7 OP voor $25, en niets anders.
refusal-too-few-cowboys =
    { $left ->
        [0] In de algemene voorraad is geen cowboy van jou meer; zie ervan af.
        [one] In de algemene voorraad is nog maar één cowboy van jou; huur alleen hem of zie ervan af.
       *[other] In de algemene voorraad zijn nog maar { $left } cowboys van jou; huur er niet meer.
    }
refusal-nothing-to-double = Geen van je gebouwen van deze soort ({ $kind }) brengt iets op; verdubbel een andere soort, of neem het geld.


## How a game can be set up

refusal-unknown-game = Er is geen spel “{ $game }”; er is: { $known }.
refusal-unknown-preset = Er is geen voorinstelling “{ $preset }”; kies een van: { $known }.
refusal-unknown-rules = Dit spel is gespeeld met regels nummer { $rules } en deze versie kent ze tot nummer { $known }; gebruik een nieuwere.
refusal-old-rules = Nieuwe spellen worden met regels nummer { $known } gespeeld; die van nummer { $rules } zijn er alleen voor spellen die ermee begonnen zijn.
refusal-unknown-edition = Er is geen editie “{ $edition }”; kies een van: { $known }.
refusal-unknown-variant = Er is geen variant “{ $variant }”; er zijn: { $known }.
refusal-variant-twice = De variant “{ $variant }” staat er twee keer; noem hem één keer.
refusal-variant-not-in-edition = De eerste editie heeft geen variant “{ $variant }”; laat hem weg of speel de Big Box.
refusal-variant-forbids = Op { $place } kan geen { $kind } staan: één school aan elke kant van de rivier.
refusal-outlaw-there = Er is een outlaw op { $place }; daar kan niets worden gebouwd.
refusal-side-not-offered = Zijde { $code } kan hier niet worden gevraagd; kies { $allowed }.
refusal-unknown-bot = Er is geen bot “{ $bot }”; kies een van: { $known }.
refusal-player-count = Deze editie ({ $edition }) is voor 2 tot { $most } spelers, niet voor { $players }.
refusal-mountain-count = { $mountains } bergen kan niet; kies 0 tot { $most }.
refusal-unknown-building = “{ $building }” is geen gebouw dat je kunt toevoegen; kies uit: { $known }.
refusal-building-twice = { $building } staat er twee keer; noem elke soort gebouw één keer.
refusal-building-not-in-edition = De eerste editie heeft geen { $building }; laat het weg of speel de Big Box.
# $other: 1 for a character of the Big Box that this version does not have yet.
refusal-unknown-character =
    { $other ->
        [0] “{ $code }” is geen personage; schrijf een nummer en een zijde, zoals 3Y, 3R of 3? voor een willekeurige zijde.
       *[other] Personage { $code } zit niet in deze versie; die heeft deze: { $known }.
    }
refusal-character-not-in-edition = Personage { $code } zit niet in deze editie; kies een ander of speel de Big Box.
refusal-character-twice = Personage { $number } staat er twee keer; elk kan maar één keer meedoen.
refusal-character-count = Een spel heeft { $needed } personages, niet { $count }.
refusal-bad-config = De instelling “{ $field }” is onbekend of heeft een waarde van de verkeerde soort.


## Records and states

refusal-record-not-json = Dit is geen opname van een spel: het is geen JSON.
refusal-not-a-record = Dit is geen opname van een spel Carson City.
refusal-not-a-game = Dit is geen opname van een spel en ook geen stelling.
refusal-other-game = Dit is de opname van een ander spel; er is niets aan veranderd.
refusal-record-version = Deze opname heeft versie { $version }, en dit programma leest versie { $known }.
refusal-record-field = De opname is beschadigd: “{ $field }” ontbreekt of is van de verkeerde soort.
refusal-record-commitment = De opname is beschadigd: de seed past niet bij wat vóór het spel is vastgelegd.
refusal-record-choice = De opname is beschadigd: keuze { $number }, “{ $text }”, zou het nummer van een speler en een keuze moeten zijn.
refusal-record-too-long = Een opname heeft hoogstens { $most } keuzes, en deze heeft er meer.
refusal-record-unfinished = Het spel van deze opname is niet afgelopen; speel het eerst uit.
refusal-record-differs = Na keuze { $number } is het spel niet zoals de opname zegt: het bestand is veranderd, of er is met andere regels gespeeld.
refusal-replay-differs = Keuze { $number } van de opname, “{ $text }” van speler { $seat }, kan niet worden gemaakt: { $why }
refusal-bad-state = De toestand van het spel is beschadigd: { $problem }.
refusal-bad-frame = De toestand van het spel is beschadigd: er is geen stap “{ $frame }”.


## Position files: `position-<problem>`

refusal-not-a-position = Dit is geen stelling: de eerste regel zou “{ $header }” moeten zijn.

position-where =
    { $line ->
        [0] De stelling
       *[other] Regel { $line } van de stelling
    }
position-number = { position-where }: “{ $word }” moet een geheel getal van { $least } tot { $most } zijn.
position-no-colon = { position-where }: “{ $word }” moet een naam, een dubbele punt en een waarde zijn, zoals “round: 2”.
position-twice = { position-where }: “{ $word }” staat er al; elke regel komt één keer voor.
position-unknown-line = { position-where }: er is geen regel met de naam “{ $word }”.
position-seats = { position-where }: “{ $word }” moet het nummer van elke speler één keer noemen.
position-row-length = { position-where }: “{ $word }” moet het nummer van een rij en acht kavels zijn.
position-cell = { position-where }: “{ $word }” is niets wat op een kavel kan staan; schrijf bijvoorbeeld “.”, “h”, “M” of “2:sa”.
position-no-owner = { position-where }: het gebouw “{ $word }” heeft het nummer van zijn eigenaar nodig, zoals “1:{ $word }”.
position-road = { position-where }: “{ $word }” is geen plek voor een weg; schrijf een kavel en een zijde ervan, zoals “d4n”.
position-kind = { position-where }: “{ $word }” is geen gebouw van dit spel, en ook niet “-” voor geen.
position-track-length = { position-where }: “{ $word }” moet zeven gebouwen zijn, het goedkoopste veld eerst, “-” voor geen.
position-nothing-to-hold = { position-where }: een bewoner heeft het Stadhuis in de stad nodig (“ci”).
position-chance = { position-where }: “{ $word }” moet een sleutel van hexadecimale cijfers en een getal zijn.
position-card = { position-where }: het personage “{ $word }” doet niet mee, of een andere speler heeft het.
position-player-part = { position-where }: “{ $word }” is niets wat een speler heeft; schrijf bijvoorbeeld “$15”, “vp 3” of “cowboys 2”.
position-place = { position-where }: “{ $word }” is geen plek voor een cowboy; schrijf een kavel of een actieveld.
position-cowboy-twice = { position-where }: een speler heeft twee cowboys op { $word }; dat kan alleen op wages en roads-1.
position-token = { position-where }: “{ $word }” is geen stuk dat met een cowboy meegaat; schrijf bijvoorbeeld “1+white-cowboy”.
position-data = { position-where }: “{ $word }” moet eigen cijfers in JSON zijn.
position-passed = { position-where }: in “{ $word }” moet een speler plaatsen die al gepast heeft.
position-owned-public = { position-where }: het Stadhuis is van niemand; schrijf “ci”, niet “{ $word }”.
position-note = { position-where }: “{ $word }” horen getallen te zijn, of namen van plaatsen en stukken, zoals de notitie ze heeft.
position-agenda = { position-where }: “{ $word }” is geen stap van het spel.
position-next = { position-where }: “{ $word }” is geen stap; schrijf bijvoorbeeld “choose”, “place 2” of “resolve wages”.
position-characters = { position-where }: “{ $word }” moeten personages met hun zijden zijn, zoals “1Y 2R”.
position-supply = { position-where }: er zijn meer stukken “{ $word }” dan het spel heeft.


## Lesson files: `lesson-file-<problem>`

lesson-where = Les { $file }, regel { $line }
lesson-file-header = { lesson-where }: een les begint met de regel “{ $word }”.
lesson-file-no-colon = { lesson-where }: “{ $word }” moet een naam, een dubbele punt en een waarde zijn, zoals “goal: points 8”.
lesson-file-unknown-line = { lesson-where }: er is geen regel met de naam “{ $word }”; die van een les zijn seat, choices, goal, solution en wrong NAAM.
lesson-file-goal = { lesson-where }: “{ $word }” is geen doel van dit spel; docs/lessons.md noemt ze.
lesson-file-number = { lesson-where }: “{ $word }” moet een geheel getal zijn, en geen groot.
lesson-file-choice = { lesson-where }: er is geen keuze “{ $word }” in dit spel.
lesson-file-no-goal = { lesson-where }: een les heeft vóór de eerste lege regel een doel en een oplossing nodig.
lesson-file-position = { lesson-where }: { $why }
lesson-file-not-asked = { lesson-where }: in deze stelling is het niet alleen speler { $word } die moet kiezen.
