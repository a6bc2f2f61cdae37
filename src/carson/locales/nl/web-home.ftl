# The browser before a game: the home page, setting a table up, those who gather there, lists of tables, settings, account, rulebook.

web-home-title = { $page } – Carson City

## The home page

web-home-over = Nevada, 1858
web-home-tag = Claim je grond, bouw een stad, en houd je revolver klaar.
web-home-play-now = Speel nu
web-home-play-about = Een eerste spel tegen drie bots van wie je kunt winnen. Zonder account, zonder eerst regels te lezen.
web-home-cards = Of het kaartspel, tegen bots
# The name of somebody who has not told his.
web-home-newcomer = Groentje
web-home-affiliation = Een vrij programma van mensen die het spel leuk vinden. Het is niet verbonden met de uitgevers of auteurs van Carson City; alle tekeningen en teksten zijn van onszelf.
web-home-language = Taal
web-home-install = Installeren als app

web-home-ways = Meer manieren om te spelen
web-home-way-friends = Met vrienden, waar dan ook
    .about = Open een tafel, stuur de link, speel meteen of een zet per dag.
web-home-way-here = Rond één scherm
    .about = Meerdere mensen op dit apparaat, die het doorgeven.
web-home-way-bots = Je eigen spel
    .about = Kies personages, varianten, bots en al het andere.
web-home-way-cards = Het kaartspel
    .about = Bied op land en leg een eigen stad aan. Een tot zes spelers.
web-home-lessons = Lessen
web-home-learn = Zo speel je
web-home-account = Account
web-home-settings = Instellingen
web-home-replay = Bestand naspelen
web-home-no-record = { $file } is geen opname van een spel: kies een bestand dat aan het einde van een spel is gedownload.

web-home-going = Jouw spellen
web-home-all-mine = Al mijn spellen
web-home-continue = Verder
web-home-your-turn = Jouw beurt
web-home-seats = Stoelen
web-home-free = vrije stoel
web-home-bot = Bot
web-home-winner = Winnaar
web-home-state-open = wacht op spelers
web-home-state-ready = klaar om te beginnen
web-home-state-running = bezig
web-home-state-over = afgelopen
web-home-state-gone = niet meer op deze server
web-home-what-if = wat als

web-home-open-tables = Open tafels
web-home-open-tables-none = Nu wacht niemand op spelers. Open een tafel, en maak hem openbaar.
web-home-watch = Kijken
web-home-watch-none = Er is nu geen openbaar spel bezig.
web-home-all-tables = Alle tafels
web-home-join = Meedoen
web-home-watch-one = Kijken
# Behind a heading: how many tables there are. $more is yes if there are more than these.
web-home-many =
    { $more ->
        [yes] (meer dan { $count })
       *[no] ({ $count })
    }


## What is played, in phrases that stand alone

played-players =
    { $count ->
        [one] 1 speler
       *[other] { $count } spelers
    }
played-virtual =
    { $count ->
        [one] 1 virtuele speler ({ $level })
       *[other] { $count } virtuele spelers ({ $level })
    }
played-cast-plain = personages 1 tot en met 7
played-cast-random = willekeurige personages
played-cast-own = gekozen personages
played-all-buildings = alle 38 gebouwen
played-own-river = een eigen rivier
played-own-figures = eigen cijfers
played-own-deck = een eigen kaartenset
played-mountains =
    { $count ->
        [0] geen bergen
        [one] 1 berg
       *[other] { $count } bergen
    }
web-home-clock-none = Geen klok
web-home-clock-game = elk { $minutes } min, { $increment } s erbij per keuze
web-home-clock-day = Een zet per dag
web-home-clock-days = { $days } dagen per zet
web-home-clock-move = { $minutes } min per zet
# How strong a bot is.
web-home-bot-tenderfoot = Nieuweling
    .about = Nieuw in de stad: ziet wat goed is, en neemt vaak het op één na beste.
web-home-bot-deputy = Hulpsheriff
    .about = Weet wat de dingen waard zijn, en schiet vanuit de heup.
web-home-bot-marshal = Marshal
    .about = Kijkt vooruit, en houdt in de gaten wat de anderen willen.
web-home-bot-legend = Legende
    .about = Denkt alles door wat er kan gebeuren. Dat duurt soms een seconde.
web-home-bot-random = makkelijk
    .about = Speelt willekeurig.
web-home-bot-greedy = sterk
    .about = Weegt elke keuze af.

web-home-absent-after =
    { $minutes ->
        [one] Een bot speelt voor wie 1 min weg is
       *[other] Een bot speelt voor wie { $minutes } min weg is
    }
web-home-public = Openbaar
    .about = Iedereen vindt hem in de lijst van open tafels.
web-home-private = Alleen met de link
    .about = Alleen wie je de link stuurt, weet ervan.
web-home-no-spectators = Geen toeschouwers


## Those who gather at a table

web-home-gathering = Wachten op spelers
web-home-complete = Iedereen is er
web-home-again = Nog een keer
web-home-seat-waiting = Wie met de link komt
web-home-seat-nobody = Stoel { $number } is vrij
web-home-seat-bot = Bot, { $bot }
web-home-seat-you = Jij, op dit apparaat
web-home-seat-here = Is er
web-home-seat-away = Heeft een stoel, en is er nu even niet
web-home-seat-undecided = Heeft nog niet gezegd of er nog eens gespeeld wordt
web-home-seat-account = Heeft een account
web-home-seat-number = Stoel { $number }
web-home-seat-sit = Ga zitten
web-home-seat-join = Nog iemand hier
web-home-seat-leave = Sta op
web-home-seat-free = Maak de stoel vrij
web-home-seat-agree = Nog eens spelen
web-home-seat-give = Aan een bot: { $bot }
web-home-sit-name = Hoe heet je?
web-home-sit-another = Wie speelt er nog meer op dit apparaat?
web-home-sit-account = Je gaat zitten als { $name }.
web-home-sit-on = Ga op stoel { $number } zitten
web-home-cancel = Annuleren
web-home-start = Start het spel
web-home-missing =
    { $count ->
        [one] Er is één stoel vrij. Het spel kan beginnen als die bezet is.
       *[other] Er zijn { $count } stoelen vrij. Het spel kan beginnen als die bezet zijn.
    }
web-home-missing-host =
    { $count ->
        [one] Er is één stoel vrij: stuur iemand de link, of geef hem aan een bot.
       *[other] Er zijn { $count } stoelen vrij: stuur anderen de link, of geef ze aan bots.
    }
web-home-undecided =
    { $count ->
        [one] Eén speler heeft nog geen ja gezegd.
       *[other] { $count } spelers hebben nog geen ja gezegd.
    }
web-home-watching = Iedereen is er. Het spel begint als een van hen het start.
web-home-share = Nodig anderen uit
web-home-share-send = Delen
web-home-share-about = Wie deze link opent, mag een vrije stoel nemen, zonder account.
web-home-share-local = Dit adres werkt alleen op deze computer. Om met andere apparaten te spelen start je het programma met “{ $command }”: de pagina opent dan op een adres dat zij ook bereiken.
web-home-share-code = De camera van een telefoon opent de link vanaf hier
web-home-share-text = Aan mijn tafel van Carson City is een stoel voor je vrij.
web-home-copied = De link is gekopieerd: plak hem waar je vrienden zijn.


## Setting a table up

web-home-new-board = Een nieuw spel
web-home-new-cards = Het kaartspel
web-home-new-friends = Kies wat je speelt, open de tafel, en stuur de link naar wie mag aanschuiven.
web-home-new-here = Iedereen speelt op dit apparaat en geeft het door. Wat geheim is, blijft tussendoor verborgen.
web-home-new-bots = Kies wat je speelt, en tegen wie.
web-home-rather-board = Liever het bordspel?
web-home-rather-cards = Liever het kaartspel?
web-home-loading = Een ogenblik …
web-home-preset = Wat speel je?
web-home-preset-first-game = De beste manier om te beginnen: het basisspel met de eerste zeven personages.
web-home-preset-first-edition = Zoals het in 2009 was, voor twee tot vijf spelers.
web-home-preset-big-box = Alle 38 gebouwen, en zeven willekeurige personages. Elke keer anders.
web-home-preset-quiet = Weinig gevechten. Goed met z'n vijven of zessen.
web-home-preset-prosper = Iedereen wordt rijk, de een sneller dan de ander.
web-home-preset-home-owner = Land en Huizen: de stad groeit snel.
web-home-preset-gold-rush = Negen bergen vol goud.
web-home-preset-settling-scores = Niemand is veilig. Voor wie graag als eerste trekt.
web-home-preset-solo = Jij tegen drie virtuele spelers die net beginnen.
web-home-preset-solo-advanced = Drie virtuele spelers die wat hoger bieden.
web-home-preset-solo-expert = Drie virtuele spelers met de allerhoogste biedkaarten.
web-home-preset-friends = Vier mensen of bots, elk met een stad.
web-home-how-many = Met hoeveel spelen jullie?
web-home-who = Wie zit waar?
web-home-seat-kind-you = Jij
web-home-seat-kind-person = Iemand op dit apparaat
web-home-seat-kind-open = Wie met de link komt
web-home-seat-kind-bot = Een bot
web-home-seat-level = Hoe sterk de bot op plaats { $number } is
web-home-seat-name = Naam op stoel { $number }
web-home-name = Naam
web-home-your-name = Jouw naam
web-home-more = Meer, als je wilt
web-home-none = geen
web-home-mixed = van verschillend niveau
web-home-open = Open de tafel

web-home-variants = Varianten
web-home-extra = { $name } (een extra)
web-home-characters = Personages
web-home-characters-about = Er doen er zeven mee, acht met de Krantenjongen. Kies een zijde om een personage toe te voegen: het personage dat er het langst in zit, maakt plaats.
web-home-cast = Wie er meedoen
web-home-side-Y = Geel:
web-home-side-R = Rood:
web-home-side-YR = Beide:
web-home-buildings = Gebouwen en land
web-home-buildings-about = De acht soorten van het basisspel doen altijd mee. Deze kunnen erbij:
web-home-buildings-now =
    { $buildings ->
        [0] die van het basisspel
        [one] 1 soort extra
       *[other] { $buildings } soorten extra
    } · { $mountains ->
        [one] 1 berg
       *[other] { $mountains } bergen
    }
web-home-mountains-how-many = Bergen
web-home-edition = Editie
web-home-river-own = Teken je eigen rivier
web-home-river-about = Anders loopt hij zoals op het bord gedrukt.
web-home-river-grid = De stad, om de rivier in te tekenen
web-home-river-parcel = { $parcel }, nummer { $number } van de rivier
web-home-river-start = Begin aan de rand van de stad, met een klik of met Enter.
web-home-river-good = Een rivier van { $count } kavels. Voor elke drie daarvan is er een berg minder.
web-home-river-clear = Opnieuw beginnen

web-home-virtual-players = Virtuele spelers
web-home-virtual-about = Ze bieden en verzamelen kaarten, zonder eigen stad. Samen zijn jullie met vier tot zes.
web-home-virtual-how-many = Hoeveel virtuele spelers?
web-home-level = Hoe sterk zijn ze?

web-home-table = Klok, openbaarheid en meer
web-home-clock = Klok
web-home-clock-own = Iets anders
web-home-clock-for = Tijd voor
web-home-clock-for-game = het hele spel
web-home-clock-for-move = elke zet
web-home-clock-minutes = Minuten
web-home-clock-increment = Seconden erbij per keuze
web-home-absent = Als iemand wegblijft
web-home-absent-never = Het spel wacht
web-home-absent-300 = Na 5 minuten speelt een bot
web-home-absent-3600 = Na een uur speelt een bot
web-home-absent-86400 = Na een dag speelt een bot
web-home-pace = Bots spelen
web-home-pace-quick = Meteen
web-home-pace-normal = Met een korte pauze
web-home-pace-slow = Langzaam, om goed te volgen
web-home-privacy = Wie vindt de tafel?
web-home-spectators = Anderen mogen kijken
    .about = Ze zien wat op tafel ligt, en niemands geheimen.
web-home-rated = Telt voor de rating
    .about = Als alle spelers een account hebben.
web-home-hints = Tips
    .about = Iedereen mag vragen wat een goede speler zou overwegen.


## Settings

web-home-settings-about = Bewaard in deze browser. Alles verandert meteen.
web-home-name-setting = Jouw naam aan tafels
web-home-theme = Kleuren
web-home-theme-system = Zoals op het apparaat
web-home-theme-light = Dag
web-home-theme-dark = Nacht
web-home-motion = Beweging
web-home-motion-system = Zoals op het apparaat
web-home-motion-on = Met beweging
web-home-motion-off = Zonder
web-home-confirm = Toon een keuze voordat die vaststaat
    .about = De eerste klik toont wat die kost en oplevert, de tweede bevestigt je keuze.
web-home-guide = Gids
    .about = In een eerste spel steeds één uitleg op het moment dat je die nodig hebt.
web-home-sound = Geluid
    .about = Dobbelstenen, schoten, munten, en twee zachte tonen als je aan de beurt bent.


## Lists of tables

web-home-tables = Openbare tafels
web-home-tables-about = Schuif aan waar een stoel vrij is, of kijk hoe anderen spelen.
web-home-open-own = Open een tafel
web-home-refresh = Kijk opnieuw
web-home-more-tables = Meer tafels
web-home-mine-about = De spellen die in deze browser worden gespeeld. Met een account volgen ze je naar andere apparaten.
web-home-mine-account = De spellen van deze browser, en die van { $name }.
web-home-mine-none = Je hebt nog geen spellen.
web-home-play-on = Speel verder
web-home-look-back = Terugkijken
web-home-remove = Haal uit de lijst
web-home-older =
    { $count ->
        [one] Eén ouder spel
       *[other] { $count } oudere spellen
    }


## The account

web-home-account-about = Je hebt er geen nodig. Met een account volgen je spellen je naar andere apparaten, en spellen tussen mensen met een account tellen voor ratings.
web-home-logged-in = Je bent aangemeld.
web-home-password = Wachtwoord
web-home-password-about = Minstens acht tekens. Een vergeten wachtwoord kan niemand je sturen.
web-home-log-in = Aanmelden
web-home-log-out = Afmelden
web-home-make-account = Maak een account
web-home-rather-make = Nog geen account? Maak er een
web-home-rather-log-in = Ik heb al een account
web-home-ratings = Ratings
web-home-ratings-none = Nog geen spel voor een rating.
web-home-ratings-pool = Spel
web-home-ratings-rating = Rating
web-home-ratings-games = Spellen
web-home-pool =
    { $players ->
        [one] { $game }, 1 speler
       *[other] { $game }, { $players } spelers
    }
web-home-tokens = Tokens voor programma's
web-home-tokens-about = Een programma dat er een heeft, speelt voor je, zoals een eigen bot.
web-home-token-once = Kopieer het nu, het wordt maar één keer getoond:
web-home-token-label = Waar is het voor?
web-home-token-make = Maak een token


## The rulebook

web-home-rules-about = Zo speel je, alles bij naam, en elke regel in onze eigen woorden.
web-home-which-game = Welk spel
web-home-chapters = Hoofdstukken
web-home-rules-search = Zoek: een woord zoals kerk, of B5.6
web-home-rules-none = Geen regel noemt “{ $query }”. Probeer één woord, of het begin ervan.
web-home-glossary-buildings = Gebouwen
web-home-glossary-spaces = Actievelden

web-home-how = In twee minuten
web-home-how-board-goal = Vier ronden, en de meeste punten
    .about = Jullie stichten samen een stad, en ieder wil het beste deel ervan bezitten. Land, gebouwen en geld worden allemaal overwinningspunten (OP). Wie er na vier ronden de meeste heeft, wint.
web-home-how-board-character = Neem een personage
    .about = Daarmee begint elke ronde. Het helpt je op zijn eigen manier, en zijn nummer zegt wie het eerst plaatst. De kaart zegt ook hoeveel geld je aan het einde van de ronde mag houden.
web-home-how-board-cowboys = Stuur je cowboys op pad
    .about = Plaats om de beurt een cowboy op een actieveld, op land dat je wilt kopen, of op andermans gebouw om het te beroven. Heb je genoeg gedaan, dan pas je. Wie het eerst past, heeft de eerste keus in de volgende ronde.
web-home-how-board-track = De acties, veld voor veld
    .about = Van Salaris tot overwinningspunten: wegen, land, gebouwen, inkomsten. Elke cowboy doet wat zijn veld zegt en gaat terug naar de algemene voorraad.
web-home-how-board-duel = Twee willen hetzelfde? Een duel
    .about = Ieder gooit een dobbelsteen en telt er vuurkracht bij op: revolvers, en de cowboys die bij je bleven. De beste krijgt de plek, de anderen nemen hun cowboys terug. De kansen zie je vooraf.
web-home-how-board-build = Bouw op je land
    .about = De meeste gebouwen hebben een weg naar de kavel nodig, en brengen een Huis mee. Saloons leven van Huizen ernaast, zilvermijnen van bergen, ranches van open land.
web-home-how-board-end = Als een ronde eindigt
    .about = Geld boven de limiet van je personage gaat naar de bank, 1 OP voor elke $10. Na de vierde ronde krijg je 1 OP voor elke $6, en 2 OP voor elke kavel van jou waar iets op staat.
web-home-how-board-screen = Wat oplicht, kun je kiezen
    .about = Klik erop, zie wat het kost en oplevert, en bevestig. Terugnemen kan zolang er niets gedobbeld of onthuld is. Weet je het niet meer, vraag dan een tip.

web-home-how-cards-goal = Een eigen stad
    .about = In achttien ronden, negen in elk van twee Era's, leg je een stad aan van kaarten met elk vier kavels. Alles wordt aan het einde geteld, en wie de meeste overwinningspunten (OP) heeft, wint.
web-home-how-cards-market = Er komen kaarten open
    .about = Elke ronde zijn er een personage en vier terreinkaarten, vijf als er vijf of zes meedoen. Iedereen wil de beste.
web-home-how-cards-bid = Bied in het geheim
    .about = Je hebt de biedkaarten 1 tot 9, en elk daarvan één keer per Era. Wat iedereen heeft gespeeld ligt open, dus weet je wat wie nog heeft.
web-home-how-cards-take = Het hoogste bod kiest eerst
    .about = Dan de anderen op volgorde. Bij gelijke biedingen beslist de achterkant van het volgende personage; de tafel toont de volgorde van deze ronde.
web-home-how-cards-city = Terrein gaat in je stad
    .about = Naast wat er ligt, of eroverheen: lege kavels mogen door alles worden afgedekt, gebouwen door hetzelfde gebouw. De hele stad moet in 8 bij 8 kavels passen.
web-home-how-cards-characters = Personages blijven bij je
    .about = Sommige kun je één keer per Era gebruiken, om meer kaarten te zien, er meteen een te nemen of een bod te verhogen. Andere leveren aan het einde punten op.
web-home-how-cards-score = Wat telt
    .about = Ranches willen leeg land ernaast, mijnen bergen, saloons Huizen. Outlaws kosten 6 OP, tenzij je een gevangenis of de Sheriff hebt. De tafel toont wat elke plek zou opleveren.
web-home-how-cards-virtual = Virtuele spelers
    .about = Ze bieden van een geschudde stapel en nemen de kaart met de hoogste prioriteit. Ze bouwen niets: de prioriteiten van hun kaarten zijn hun punten.
