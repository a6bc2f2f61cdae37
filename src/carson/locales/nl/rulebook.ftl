### Het regelboek om te lezen: wat zijn schermen zeggen, en de hoofdstukken van het bordspel. `chapter-board-duels` is een hoofdstuk, elk attribuut
### een alinea; `drawing-board-saloon` staat onder een plaatje. Getallen van voorbeelden komen van het spel zelf: $sum is "3 Huizen x $5 = $15".


## Its screens

rulebook-part-chapters = Zo speel je
rulebook-part-things = Alles bij naam
rulebook-part-rulings = Alle regels
rulebook-part-editions = Edities
rulebook-part-aids = Om te printen

rulebook-found =
    { $count ->
        [one] Gevonden op één plek
       *[other] Gevonden op { $count } plekken
    }
rulebook-kind-chapter = Hoofdstuk:
rulebook-kind-thing = Bij naam:
rulebook-kind-ruling = Regel:
rulebook-questions = Vragen en antwoorden
rulebook-places = Lees erover in:
rulebook-seen = Op het plaatje: { $parcels }.
rulebook-none = geen
rulebook-from-to = { $from } tot { $to }

rulebook-tiles =
    { $count ->
        [one] Eén tegel in de doos.
       *[other] { $count } tegels in de doos.
    }
rulebook-symbols =
    { $count ->
        [one] Telt als 1 huissymbool.
       *[other] Telt als { $count } huissymbolen.
    }
rulebook-revolvers =
    { $count ->
        [one] Levert 1 revolver op.
       *[other] Levert { $count } revolvers op.
    }
rulebook-highest = Betaalt hoogstens ${ $amount }.
rulebook-limit = Geldlimiet ${ $amount }.

rulebook-duel-who = Wie
rulebook-duel-die = Worp
rulebook-duel-firepower = Vuurkracht
rulebook-duel-total = Samen
rulebook-duel-chance = Kans vooraf
rulebook-duel-of = { $wins } van { $throws } worpen


## What sets the editions apart

rulebook-editions = Twee edities
rulebook-editions-about = Hierin verschillen het spel van 2009 en de Big Box van 2015. Al het andere is hetzelfde.
rulebook-edition-players = Spelers
rulebook-edition-tiles = Gebouwtegels
rulebook-edition-kinds = Meer soorten gebouwen
rulebook-edition-characters = Personages
rulebook-edition-variants = Varianten
rulebook-edition-first-parcels = Eerste kavels
    .forward = op volgorde, dan andersom
    .backward = andersom, dan op volgorde
rulebook-edition-townhouses = Herenhuizen
    .yes = ja
    .no = nee
rulebook-edition-highest = Hoogste inkomsten
rulebook-edition-points-order = Volgorde van de laatste punten
rulebook-edition-kept = Een bewaard gebouw
    .same = mag aan het einde van hetzelfde Gebouwen kopen worden gebouwd
    .later = moet wachten op een later Gebouwen kopen
rulebook-edition-pass-order = OP aan het einde voor vroeg passen
    .yes = altijd
    .no = alleen met { variant-kit-carson }
rulebook-edition-limits = Geldlimiet


## Pages to print

rulebook-aids-about = Elke pagina past op één vel, A4 of Letter. Kom je van een tafel, dan zijn het de personages van die tafel.
rulebook-print = Printen
rulebook-aid-round = Een ronde
rulebook-aid-track = De actievelden, in deze volgorde
rulebook-aid-characters = Personages:
    .about = in de volgorde van het pasvolgordespoor neemt ieder er een.
rulebook-aid-cowboys = Cowboys:
    .about = in oplopende nummers, één cowboy per beurt, of je past en bent klaar. Wie het eerst past, is de volgende ronde eerst en wint bij gelijke stand.
rulebook-aid-actions = Acties:
    .about = veld voor veld, zoals hieronder. Meerdere spelers op één veld: ieder gooit een dobbelsteen en telt vuurkracht op, dat zijn revolvers en cowboys thuis. De winnaar voert de actie uit en zijn cowboy gaat naar de algemene voorraad; verliezers nemen die van hen terug.
rulebook-aid-end = Einde van de ronde:
    .about = eigenschappen van de rode kaarten, wegen, geldlimiet (1 OP voor elke $10 die je geeft), nieuwe cowboys (4, 5, 5), nieuwe tegels.
rulebook-aid-last = Na ronde 4:
    .about = 1 OP voor elke $6, 2 OP voor elke kavel van jou waar iets op staat, het station, en wat varianten toevoegen.
# Steps of the track without a space of their own.
rulebook-step-parcel-purchase = Kavels kopen
    .about = Eerst de betwiste kavels, met elk een duel, dan de andere.
rulebook-step-place-kept = Bewaarde gebouwen
    .about = Ieder mag bouwen wat hij bewaard heeft.
rulebook-step-building-income = Inkomsten van gebouwen
    .about = Eerst duels om gebouwen; dan betaalt elk gebouw zijn eigenaar.
rulebook-aid-tiles = Tegels
rulebook-aid-symbols = Huizen
rulebook-aid-highest = Hoogstens
rulebook-aid-houses = Een Huis telt als 1, een Herenhuis als 2: voor ieders gebouwen als de kavel van niemand is, anders alleen voor die van de eigenaar; een general store telt die van iedereen. Een aanvaller neemt de helft, naar beneden afgerond.
rulebook-aid-limit = Het nummer zegt wie het eerst plaatst; het bedrag is wat je aan het einde van de ronde mag houden.


## Chapters

chapter-board-aim = Waar het om gaat
    .goal = Jullie stichten samen Carson City, en ieder wil het beste deel ervan bezitten. Wie na vier ronden de meeste overwinningspunten (OP) heeft, wint. Een deel scoor je onderweg; aan het einde worden ook je geld, je land en wat erop staat punten.
    .round = Elke ronde heeft vier fasen. Ieder neemt een personage. Dan sturen jullie één voor één cowboys op pad, en passen. Dan worden alle acties uitgevoerd, met een duel waar meer spelers hetzelfde willen. Ten slotte eindigt de ronde: geld boven je limiet is weg, en er komen nieuwe cowboys.
    .mix = Neem voor een eerste spel de 30 gebouwen van het basisspel en de personages 1 tot 7, met de gele zijde boven. Later kun je personages, meer gebouwen en varianten mengen zoals je wilt.

chapter-board-start = Voor de eerste ronde
    .town = De stad heeft 8 bij 8 kavels. Twee dobbelstenen kiezen het centrum; daar komt een Huis met aan elke zijde een weg. Dan volgen negen bergen, ook door dobbelstenen. Die bereiken alles behalve de rand.
    .you = Je begint met $15, drie cowboys, een revolver, een weg en twaalf eigendomstegels. Twee ranches, twee zilvermijnen en drie tegels uit de zak zijn te koop. Het Stadhuis is nooit te koop: wordt het getrokken, dan zet de eerste speler het op de kaart.
    .land = De eerste volgorde wordt geloot. Ieder krijgt twee kavels voor niets, om de beurt: in de Big Box neemt wie laatste is de eerste. Ook een berg of het centrum kan van jou worden.

chapter-board-characters = Een personage voor de ronde
    .take = In de volgorde van het pasvolgordespoor neemt ieder een van de personages. Elk heeft een eigenschap: sommige helpen meteen, andere later in de ronde. Wat een kaart verkoopt, hoef je niet te kopen.
    .three = De kaart zegt nog twee dingen. Het nummer bepaalt wie deze ronde het eerst cowboys plaatst. De geldlimiet is het geld dat je mag houden als de ronde voorbij is.
    .sides = Elke kaart heeft een gele zijde, die eenvoudiger is, en een rode. Er doen zeven personages mee, met de Krantenjongen acht; over de zijden worden jullie het vooraf eens, of je loot ze.

chapter-board-cowboys = Cowboys op pad sturen
    .turn = Het laagste nummer begint. In je beurt plaats je één cowboy, of je past. Zo gaat het rond tot iedereen heeft gepast.
    .where = Een cowboy gaat naar een actieveld, naar een kavel van niemand die je wilt kopen, naar een gebouw van een tegenstander om het te beroven, of naar een van jou om het te bewaken. Er mogen al anderen staan: dan komt er een duel. Per plek heb je er maar één nodig; alleen Salaris en Wegen (2) nemen er zoveel je wilt, zonder duel.
    .means = Je mag een cowboy plaatsen zonder het geld voor wat hij wil. Misschien heb je het als hij aan de beurt is; zo niet, dan zie je ervan af.
    .pass = Vroeg passen is iets waard. Wie het eerst past, staat vooraan op het pasvolgordespoor: hij wint bij gelijke stand, bepaalt de volgorde van duels en kiest de volgende ronde als eerste een personage. En cowboys die thuisbleven maken je sterker in duels.

chapter-board-track = De actievelden, één voor één
    .order = De acties worden langs het spoor uitgevoerd, van Salaris tot de laatste overwinningspunten. Wat je vroeg verdient, kun je later in dezelfde ronde uitgeven.
    .after = Een cowboy wiens actie is uitgevoerd, of geweigerd, gaat naar de algemene voorraad: die heb je uitgegeven. Een cowboy die een duel verloor, komt bij je terug.
    .points = In ronde 1 zijn er op vier velden OP te koop. Na elke ronde sluit het goedkoopste.

chapter-board-land = Land en wegen
    .price = Een kavel kost $1, en $1 meer voor alles wat erop of op de acht kavels eromheen staat: gebouwen, Huizen en bergen, elke kavel één keer.
    .roads = Een weg ligt langs een zijde van een kavel en sluit aan op wat er ligt. Een kavel is ontsloten als wegen een van zijn hoeken bereiken. Je mag wegen leggen telkens als je iets gevraagd wordt; het kost niets dan de wegen.

chapter-board-building = Bouwen
    .needs = Een gebouw heeft een lege, ontsloten kavel van jou nodig, en brengt een Huis in de stad. Ranches en zilvermijnen hebben weg noch Huis nodig. Ranches, zilvermijnen en gevangenissen geven je ook revolvers, voorgoed.
    .house = Het Huis gaat op een lege, ontsloten kavel: een van jou, een van niemand, of een van een tegenstander als die het toestaat. Zet het waar het jouw gebouwen helpt, en niet die van hen.
    .townhouse = Als alles rond een Huis bezet is, kan er een tweede bij: een Herenhuis, dat dubbel telt.
    .keep = Kun of wil je nog niet bouwen, bewaar dan de tegel. Aan het einde van Gebouwen kopen mag ieder bouwen wat hij bewaard heeft. Tot het staat, telt het voor niets.
    .bag = Tegels die niemand kocht, schuiven naar de goedkopere velden, en de zak vult de gaten. Is hij leeg, dan blijven de dure velden leeg.

chapter-board-duels = Duels
    .roll = Waar meer spelers hetzelfde willen, gooit ieder een dobbelsteen en telt zijn vuurkracht op. De hoogste som wint; bij gelijke stand wie het eerst heeft gepast. De winnaar voert de actie uit, de anderen nemen hun cowboys terug.
    .firepower = Je vuurkracht is je revolvers en de cowboys thuis. Munitie voegt voor deze ronde 3 toe, en sommige personages ook iets. Alles telt in elk van je duels.
    .order = Meer duels in één stap: wie van de betrokkenen het eerst heeft gepast, noemt het volgende. Duels om gebouwen wachten tot de inkomsten van gebouwen.

chapter-board-income = Wat gebouwen opleveren
    .symbols = De meeste gebouwen leven van Huizen eromheen. Een Huis is één symbool, een ranch, een kerk, een school of het Stadhuis ook; een Herenhuis, een hotel of het station is er twee. Op jouw land werken ze alleen voor jouw gebouwen, op land van niemand voor die van iedereen.
    .attack = Een cowboy op een gebouw van een tegenstander neemt de helft van wat het verdient, naar beneden afgerond. Bewaakt de eigenaar het, dan komt er een duel. Kerken, gevangenissen, scholen, het station en Huizen kunnen niet worden aangevallen, en ook niet wat naast een kerk van de eigenaar staat.
    .sum = Eerst komt wat het gebouw zelf verdient, dan het Stadhuis, dan het maximum. Daarna kan één ding het vermenigvuldigen: de Winkeljuffrouw, dynamiet of een paard. Ten slotte neemt een rover zijn helft.
    .examples = Hier is een voorbeeld voor elk gebouw. Wat het verdient, en waarom, rekent het spel zelf uit.

chapter-board-end = Het einde van een ronde, en van het spel
    .round = Eerst komen eigenschappen voor het einde van de ronde, dan de laatste wegen. Na ronde 1, 2 en 3 krijg je 4, 5 en 5 nieuwe cowboys, worden tegels getrokken en gaan de personages terug.
    .limit = Geld boven de limiet van je personage gaat naar de bank. Je mag meer geven. Voor elke $10 die je in totaal geeft, krijg je 1 OP.
    .game = Na ronde 4 is elke $6 1 OP waard, en elke kavel van jou met een gebouw, een Huis of een berg 2 OP. Het station, paarden en sommige kaarten voegen de hunne toe. Punten mogen onder nul zakken, geld nooit.
    .tie = Hebben twee spelers evenveel, dan wint wie in de laatste ronde eerder heeft gepast.

chapter-board-variants = Varianten
    .more = Zes varianten veranderen de kaart, de duels, het begin of het plaatsen, en je mengt ze zoals je wilt: een rivier met bruggen, duels met tegels uit een geheime hand, allemaal tegelijk plaatsen, outlaws, paarden, en een begin dat je zelf koopt. Elk heeft een pagina onder “Alles bij naam”. Twee officiële extra's doen alleen mee als je erom vraagt.


## Below the pictures

drawing-board-map = De stad in ronde 1: het Huis in het centrum, bergen, en vijf wegen. Donkerder land is nog niet ontsloten.
drawing-board-price = Kavel { $place } kost { $sum }. Het Herenhuis telt niet meer dan een Huis.
drawing-board-townhouse = Alle acht kavels rond het Huis op d5 zijn bebouwd of van iemand: het kan een Herenhuis worden.
drawing-board-duel = Drie spelers willen d4. Twee komen op dezelfde som: wie eerder heeft gepast wint, al gooide de ander een 6.
drawing-board-attack = Speler 2 valt de bank aan. Die verdient { $sum }: de aanvaller neemt ${ $taken }, ${ $left } blijft voor de eigenaar.
drawing-board-ranch = Verdient { $sum }. Het Huis en de berg zijn niet vrij; land dat iemand heeft en waar niets op staat wel.
drawing-board-mine = Verdient { $sum }. De derde berg is van een andere speler en telt dus niet.
drawing-board-drugstore = Verdient { $sum }. De ranch mag overal staan; het Huis op land van een ander telt niet.
drawing-board-bank = Verdient { $sum }. De zilvermijnen tellen waar ze ook staan. Het Herenhuis is twee Huizen, het Huis één.
drawing-board-saloon = Verdient { $sum }: twee Huizen op land van niemand, en de ranch van de eigenaar. De saloon op e4 heeft niets aan die ranch, maar wel aan een Huis op land van zijn eigenaar.
drawing-board-hotel = Een hotel verdient altijd { $sum }. De saloon ernaast krijgt er twee Huizen van en verdient { $other-sum }.
drawing-board-general-store = Verdient { $sum }. Een Huis van de eigenaar is $6 waard, een van niemand of van een ander $3; de ranch van de ander telt als Huis.
drawing-board-blacksmith = Verdient { $sum } in ronde 3, met twee ranches van de eigenaar. Aan Huizen heeft hij niets.
drawing-board-church = Speler 2 kan { $safe } niet aanvallen: de kerk beschermt zichzelf en wat ernaast staat. Op { $open } kan het wel.
drawing-board-prison = Geen inkomsten, maar twee revolvers. Met twee cowboys thuis heeft de eigenaar een vuurkracht van { $sum }.
drawing-board-school = Geen inkomsten. Haar drie Huizen, en de school zelf als nog een, staan naast de saloon, die { $sum } verdient.
drawing-board-city-hall = Speler 1 heeft het Stadhuis in handen, dat voor iedereen een Huis is. Zijn saloon verdient een stap meer: { $sum }.
drawing-board-station = Het staat aan een rechte weg over de hele kaart. De stad heeft { $symbols } huissymbolen, de twee van het station meegeteld: { $total } OP aan het einde.
drawing-board-river = De zijden tussen twee rivierkavels zijn oversteken. Twee wegen tegelijk maken daar een brug, zoals tussen e4 en e5.
drawing-board-outlaws = De saloon zou { $sum } verdienen. De outlaw erop neemt ${ $taken }, de eigenaar houdt ${ $left }.
