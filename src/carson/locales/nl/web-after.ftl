### After a game, in the browser: the result, the figures, and looking back move by move.

## The result

web-after-result = Uitslag
web-after-won =
    { $count ->
        [one] { $names } heeft gewonnen
       *[other] { $names } hebben gewonnen
    }
web-after-you-won = Je hebt gewonnen
web-after-kicker = De kruitdamp is opgetrokken
web-after-points =
    { $count ->
        [one] 1 punt
       *[other] { $count } punten
    }
web-after-vp = OP
web-after-ranking = Rangschikking
web-after-place = { $place }.
web-after-you = jij
web-after-bot = Bot
web-after-gave-up = gaf op
web-after-tie-board = Evenveel punten: wie in de laatste ronde eerder paste, staat hoger.
web-after-played = Gespeeld op { $date }
web-after-open = Toon de uitslag
web-after-close = Verberg de uitslag

web-after-again = Nog eens spelen
web-after-stronger = Speel aan een sterkere tafel
web-after-again-yes = Ja, nog eens
web-after-again-busy = De tafel wordt klaargezet …
web-after-again-go = Naar de nieuwe tafel
web-after-again-asked = { $name } wil nog eens spelen.
web-after-again-all = Iedereen wil nog eens spelen.
web-after-again-agreed = wil wel
web-after-again-thinks = heeft nog niet geantwoord
web-after-record = Download de opname
    .short = Download
web-after-share = Deel het spel
    .short = Delen
web-after-copied = De link staat op je klembord.
web-after-link = De link naar dit spel
web-after-home = Startpagina


## Looking back

web-after-title = { $headline } – Carson City
web-after-loading = Het spel wordt opgezocht …
web-after-not-over = Dit spel is nog niet afgelopen.
    .about = Daarna kun je het hier zet voor zet bekijken.
web-after-to-table = Naar de tafel
web-after-past = Dat moment is voorbij.
web-after-parts = Manieren om terug te kijken
web-after-figures = Het einde
web-after-moves = Zet voor zet
web-after-watch = Kijk het zet voor zet terug

web-after-replay = Naspelen
web-after-slider = De zetten van het spel
web-after-at = { $round }, zet { $move } van { $moves }
web-after-at-setup = Vóór de eerste ronde
web-after-at-start = Het begin
web-after-round-short = R{ $round }
web-after-era-short =
    { $era ->
        [1] Era I
       *[other] Era II
    }
web-after-era-round =
    { $era ->
        [1] Era I, ronde { $round }
       *[other] Era II, ronde { $round }
    }
web-after-back = Een zet terug
web-after-on = Een zet verder
web-after-round-back = Een ronde terug
web-after-round-on = Een ronde verder
web-after-play = Afspelen
web-after-pause = Pauze
web-after-speed = Snelheid
web-after-speed-times = { $speed }×
web-after-log = Wat er gebeurde
web-after-nothing-told = Wat deze keuze oplevert, blijkt later.
web-after-keys = Toetsen: ← en → voor een zet, Page up en Page down voor een ronde, Home en End, spatie om af te spelen.


## What if

web-after-what-if-open = Speel vanaf hier verder
web-after-what-if-about = Er gaat een eigen tafel open met het spel zoals het er op dit moment voor staat. De dobbelstenen vallen zoals ze vielen; het telt nergens voor.
web-after-what-if-who = Wie speelt?
web-after-what-if-as = Ik speel { $name }
web-after-what-if-bots = Bots spelen de anderen.
web-after-what-if-all = Ik speel alle stoelen
web-after-what-if-go = Open de tafel
web-after-what-if-over = Hier is het spel afgelopen: ga een of meer zetten terug om vandaar verder te spelen.


## Fair dice

web-after-fair =
    { $chance ->
        [dice] Eerlijke dobbelstenen
       *[draws] Eerlijke trekkingen
    }
web-after-fair-about =
    { $chance ->
        [dice] Elke worp en elke trekking van dit spel kwam uit de seed. Een hash daarvan stond vóór de eerste zet op tafel, dus kon niemand er achteraf iets aan kiezen.
       *[draws] Elke trekking van dit spel kwam uit de seed. Een hash daarvan stond vóór de eerste zet op tafel, dus kon niemand er achteraf iets aan kiezen.
    }
web-after-fair-record =
    { $chance ->
        [dice] Elke worp en elke trekking van dit spel kwam uit de seed. Het spel kwam hier als bestand: vergelijk de hash met die op de tafel waar het gespeeld is.
       *[draws] Elke trekking van dit spel kwam uit de seed. Het spel kwam hier als bestand: vergelijk de hash met die op de tafel waar het gespeeld is.
    }
web-after-commitment = Hash, getoond vóór het spel
web-after-seed = Seed, getoond erna
web-after-seed-check = Hier controleren
web-after-seed-fits = De seed en de hash horen bij elkaar.
web-after-seed-differs = De seed en de hash horen niet bij elkaar.
web-after-fair-check = Wil je het zelf nagaan, download dan de opname en voer dit uit: het vergelijkt de hash en speelt het hele spel na.
web-after-copy = Kopieer
web-after-copy-done = Gekopieerd


## The figures

web-after-sources = Herkomst van de punten
web-after-sources-about = Elke rij is een manier om punten te krijgen, en wat die elke speler opleverde.
web-after-source = Bron
web-after-total = Totaal
web-after-sum = Samen
web-after-nothing = niets
web-after-as-table = Als tabel
web-after-round = Ronde
web-after-round-n = Ronde { $round }
web-after-round-start = Begin
web-after-round-look = Toon dit moment
web-after-player = Speler
web-after-reading = { $name }: { $value }
web-after-chart-end = Aan het einde: { $list }.

web-after-chart-points = Overwinningspunten
    .about = Na elke ronde; de laatste stap is de eindtelling.
web-after-chart-score = De score
    .about = Wat ieders stad en personages na elke ronde zouden hebben gescoord.
web-after-chart-money = Geld
    .about = Wat iedereen na elke ronde had.
web-after-chart-firepower = Vuurkracht
    .about = Na elke ronde; nieuwe cowboys tellen al mee.
web-after-chart-income = Wat gebouwen opbrachten
    .about = Dollars over het hele spel, per soort gebouw en eigenaar.
web-after-chart-duels = Geluk in duels
    .about = Balken zijn gewonnen duels; de lijn is wat de exacte kansen vóór elke worp lieten verwachten.
web-after-chart-gambles = Geluk bij het gokken
    .about = Balken zijn gewonnen dollars; de lijn is wat twee dobbelstenen gewoonlijk opleveren.
web-after-luck-duels =
    { $duels ->
        [one] 1 duel, { $won } gewonnen, { $expected } verwacht
       *[other] { $duels } duels, { $won } gewonnen, { $expected } verwacht
    }
web-after-luck-gambles =
    { $gambles ->
        [one] Eén keer: { $won }, gewoonlijk { $expected }
       *[other] { $gambles } keer: { $won }, gewoonlijk { $expected }
    }
web-after-won-column = Gewonnen
web-after-expected-column = Verwacht


## De nabeschouwing

web-after-review = Nabeschouwing
    .about = Het spel wordt keuze voor keuze doorgelopen. Elke keuze wordt beoordeeld naar wat de speler toen kon weten, in spellen die hadden kunnen volgen.
web-after-review-progress = Tot nu toe uitgewerkt: { $percent }
web-after-review-chances = Kans op winst
    .about = In procenten na elke keuze, zoals iedereen het spel kon kennen; aan het eind wie gewonnen heeft.
web-after-review-move = Keuze { $number }
web-after-review-turning = Keerpunten
web-after-review-players = Hoe iedereen speelde
    .about = Nauwkeurigheid loopt van 0 tot 100, in totaal en per fase. Geluk is wat dobbelstenen, trekken en onthulde geheimen aan de kans op winst veranderden.
web-after-review-accuracy = Nauwkeurigheid
web-after-review-count-good = Goed
web-after-review-count-close = Onbeslist
web-after-review-count-inaccuracy = Onnauwkeurig
web-after-review-count-mistake = Fouten
web-after-review-count-blunder = Blunders
web-after-review-luck = Geluk
web-after-review-choices = Keuze voor keuze
web-after-review-choice = Een keuze opnieuw
web-after-review-all = Ook de goede
web-after-review-none = Hier is geen fout bekend.
web-after-review-learn = { $count ->
    [one] Leer van een fout
   *[other] Leer van { $count } fouten
}
web-after-review-look = Bekijk het op het bord
web-after-review-back = Terug naar de nabeschouwing
web-after-review-of = { $number } van { $count }
web-after-review-previous = De vorige
web-after-review-next = De volgende
web-after-review-made = Gekozen: { $choice }
web-after-review-again = Wat zou je nu kiezen?
web-after-review-answer = Toon het antwoord
web-after-review-sights = Wat het bord toont
web-after-review-before = Ervoor
web-after-review-chosen = Zoals gekozen
web-after-review-better = De betere
web-after-review-why = Daarvoor pleit
web-after-review-why-not = Over wat gekozen werd
web-after-review-follows = Daarna misschien
