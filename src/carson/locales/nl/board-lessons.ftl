### The board game's lessons: the value is the title, .about what it teaches, .goal what to do, .done what was learnt; and why a try was wrong.

lesson-board-track = Van het eerste veld naar het laatste
    .about = Cowboys werken in de volgorde van het spoor: eerst het Salaris, dan worden gebouwen verkocht, en Gokken komt later.
    .goal = Je hebt $0 en twee cowboys. Zorg dat je vóór het einde van de ronde een ranch hebt die $7 of meer oplevert.
    .done = Het Salaris bracht $4 op voordat de ranch voor $3 werd verkocht. Kijk voor je plaatst hoe het spoor loopt.
lesson-board-track-gambling = Gokken komt na de verkoop van gebouwen: dat geld is te laat voor de ranch.
lesson-board-track-late = De ranch wordt verkocht voordat er bij Gokken wordt gedobbeld, en dan heb je nog $0.

lesson-board-ranch = Open land en bergen
    .about = Een ranch levert $1 op voor elke vrije kavel eromheen. Een zilvermijn levert $3 op voor elke berg eromheen. Geen van beide heeft een weg nodig.
    .goal = Bouw de twee tegels die je hebt bewaard: de ranch voor $8, de zilvermijn voor $9.
    .done = Alle acht buren zijn vrij land, en de zilvermijn heeft drie bergen. Ook schuine buren tellen.
lesson-board-ranch-edge = Aan de rand heeft een kavel maar vijf buren: een ranch levert daar hoogstens $5 op.
lesson-board-ranch-swapped = Bergen nemen het land in dat een ranch nodig heeft, en in open land valt niets te graven. Draai ze om.

lesson-board-land = Wat land kost
    .about = Een kavel kost $1, en $1 meer voor elk van zijn negen kavels (hijzelf en zijn buren) met een gebouw, Huis of berg.
    .goal = Je hebt $4, één cowboy en een bewaarde zilvermijn. Koop land waar de zilvermijn $9 oplevert, en bouw hem.
    .done = Drie bergen maken het land $4 duur, en de zilvermijn verdient dat in één ronde terug.
lesson-board-land-dear = Die kavel heeft drie bergen, maar ook een Huis naast zich: hij kost $5, en je hebt $4.
lesson-board-land-few = Goedkoop land heeft weinig om zich heen: een zilvermijn levert daar hoogstens $3 op.

lesson-board-houses = Huizen voeden de stad
    .about = Een saloon levert $5 op voor elk Huis ernaast, en brengt zelf één Huis mee. Huizen op een kavel van een ander tellen alleen voor hem.
    .goal = Bouw de bewaarde saloon en plaats zijn Huis zo dat de saloon $15 oplevert.
    .done = Twee Huizen op land van niemand en het Huis dat meekwam: drie keer $5.
lesson-board-houses-rival = De Huizen naast f4 staan op land van de ander. Ze betalen hem, niet jou.
lesson-board-houses-far = Het nieuwe Huis raakt de saloon op d5 niet. Het telt alleen als buur, ook over een hoek.

lesson-board-roads = Sluit hem aan
    .about = Alle gebouwen behalve ranches en zilvermijnen hebben een aangesloten kavel nodig: een van zijn hoeken moet een weg raken. Wegen leg je voor elke beslissing die je wilt.
    .goal = Je drugstore kan de stad nog niet bereiken. Leg een weg, bouw op f6 en laat de drugstore $9 opleveren.
    .done = $3 voor het nieuwe Huis, $3 voor de ranch ernaast (die telt als Huis), en $3 omdat je een ranch hebt.
lesson-board-roads-away = Die weg leidt van f6 weg. Zoek er een waarvan het einde een hoek van f6 raakt.
lesson-board-roads-far = Het Huis moet naast de drugstore staan. Anders levert het daar niets op.

lesson-board-duel = Kies je gevechten
    .about = Willen er twee hetzelfde, dan is er een duel: ieder gooit een dobbelsteen en telt zijn vuurkracht erbij op, dat zijn revolvers en cowboys in zijn voorraad.
    .goal = Beide tegels wil ook een ander hebben. Plaats een cowboy waar je minstens 70% kans hebt om te winnen.
    .done = Jouw 3 tegen 1 is bijna zeker. Elke cowboy die je thuis houdt, schiet mee.
lesson-board-duel-strong = Daar heb je 3 tegen 5, en bij gelijkspel wint wie eerder paste: nauwelijks een kans. Bekijk de kansen voor je bevestigt.

lesson-board-character = Een kaart voor één ronde
    .about = Elke ronde neemt iedereen één personage. Het nummer zegt hoe vroeg je plaatst, en de meeste geven meteen iets: kijk wat er op elke kaart staat.
    .goal = Je geld is op. Neem het personage dat je meteen $9 geeft.
    .done = De Bankier betaalt meteen en laat je veel houden. Volgende ronde liggen alle zeven kaarten er weer.
lesson-board-character-late = De Winkeljuffrouw betaalt goed, maar nu maar $8, of later dubbel voor één soort gebouw.
lesson-board-character-other = Een goede kaart, maar nu levert ze je geen geld op.

lesson-board-attack = De helft van wat hij heeft
    .about = Een cowboy op een gebouw van een ander pakt de helft van wat het oplevert. Een kerk beschermt de gebouwen van dezelfde eigenaar ernaast.
    .goal = Plaats je enige cowboy zo dat je deze ronde $7 of meer verdient.
    .done = De bank levert $15 op, en de helft, naar beneden afgerond, is voor jou. De rijkere saloon staat veilig naast de kerk.
lesson-board-attack-ranch = Dat gebouw levert weinig op, en je krijgt de helft. Is er niets rijkers?
lesson-board-attack-work = Het Salaris is $4. Een goed gebouw beroven brengt meer op.

lesson-board-points = Van geld naar punten
    .about = Het gaat niet om geld, maar om overwinningspunten. Elke ronde worden ze duurder: het goedkoopste veld sluit.
    .goal = Je hebt $24 en één cowboy. Haal deze ronde 8 overwinningspunten.
    .done = 8 punten voor $3 per stuk. Boven je geldlimiet had een punt je $10 gekost.
lesson-board-points-limit = Zonder cowboy op een veld voor punten krijg je er aan het einde van de ronde hoogstens één voor elke $10.
lesson-board-points-dear = Daar zijn de punten duurder: $24 is niet genoeg voor acht.

lesson-board-end = De laatste ronde
    .about = Helemaal aan het einde is elke kavel van jou waar iets op staat 2 punten waard, en elke volle $6 één punt.
    .goal = Het is ronde 4 en je hebt nog één cowboy. Krijg er tot het einde van het spel 15 punten bij.
    .done = Vier voor vuurkracht, acht voor je kavels, drie voor je geld. Reken voor het einde elk veld één keer door.
lesson-board-end-money = $4 is nog niet eens één punt erbij. Waar heb je veel van?
lesson-board-end-parcels = Zeven kavels zijn drie punten. Je hebt iets dat er vier waard is.
lesson-board-end-given = Hier geef je $10 voor één punt; aan het einde is $6 al genoeg.

## Why a goal is missed, where nothing else is said

lesson-missed-board-income = Inkomsten, { $kind }: { $sum }. Het doel is ${ $least } of meer.
lesson-missed-board-money = Dat bracht ${ $total } op. Het doel is ${ $least } of meer.
lesson-missed-board-points =
    { $total ->
        [one] Dat bracht 1 overwinningspunt op.
       *[other] Dat bracht { $total } overwinningspunten op.
    } Het doel is { $least } of meer.
lesson-missed-board-chance = Je kans bij { $place }: { percent }. Het doel is een betere.
