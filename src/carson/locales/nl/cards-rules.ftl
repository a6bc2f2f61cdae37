### The card game's rulings, in our own words: `rule-C3-2` is ruling C3.2, `rule-C3` its chapter.
### .title is a heading, .words are search words that the text may lack, .more is a list.
### Lines are broken for the reader of this file; only a blank line ends a paragraph.


## C1 Players and setup

rule-C1 =
    In het kaartspel bouw je een eigen stad van kaarten met elk vier kavels, en verzamel je personages die je helpen of
    aan het einde punten opleveren. Elke ronde liggen er kaarten open voor iedereen; je biedt in het geheim, en hoe hoger
    je bod, hoe eerder je kiest. Na twee Era's van negen ronden wint wie de meeste overwinningspunten (OP) heeft.
    .title = Kaartspel: spelers en opstelling
    .words = kaartspel, kaarten, doel, overzicht, start, leren

rule-C1-1 =
    Aan een tafel zitten vier tot zes deelnemers. Een tot zes van hen zijn mensen of bots, en hebben de biedkaarten 1 tot
    9. Zijn dat er minder dan vier, dan vullen virtuele spelers het aantal aan; je mag er meer van toevoegen, tot zes in
    totaal. Een virtuele speler is een geschudde stapel van negen biedkaarten en heeft een niveau: een beginner biedt 1
    tot 9, een gevorderde 2 tot 10, een expert 3 tot 11. Aan één tafel mogen de niveaus verschillen.

    Voorinstellingen: solo ben jij met drie beginners, solo-advanced en solo-expert hetzelfde met sterkere, friends zijn
    vier mensen of bots en niemand virtueel.
    .title = Deelnemers en virtuele spelers
    .words = deelnemers, spelers, aantal, solo, alleen, virtueel, niveau, beginner, gevorderde, expert, biedkaarten, voorinstelling, bots

rule-C1-2 =
    Iedereen heeft een eigen symbool: hoed, ster, cactus, laars, hoefijzer of koe, in deze volgorde uitgedeeld langs de
    stoelen. Het telt als biedingen gelijk zijn (C2.4).
    .title = De zes symbolen
    .words = symbool, teken, hoed, ster, cactus, laars, hoefijzer, koe, gelijke stand

rule-C1-3 =
    Het spel heeft twee Era's van negen ronden. Elke Era heeft een eigen trekstapel van 48 terreinkaarten; de 21
    personages vormen één trekstapel voor het hele spel. Een ronde legt één personage en vier terreinkaarten open, of vijf
    als er vijf of zes deelnemers zijn. Gewoonlijk krijgt iedereen één kaart per ronde; er blijft er een over, of geen met
    zes deelnemers.
    .title = Era's en ronden
    .words = era, ronde, negen, achttien, duur, trekstapel, terrein, personage, openleggen, kaarten

rule-C1-4 =
    Virtuele spelers bieden en verzamelen kaarten, meer niet. Ze bouwen geen stad, en de personages die ze nemen doen
    niets voor hen; hoe ze scoren staat in C4.7.
    .title = Wat virtuele spelers doen
    .words = virtueel, stad, eigenschap, personage, automa


## C2 A round

rule-C2 =
    Een ronde heeft drie stappen: kaarten worden opengelegd, iedereen biedt in het geheim, en dan neemt iedereen een
    kaart, het hoogste bod eerst. Vóór en na het bieden kunnen sommige personages worden gebruikt.
    .title = Kaartspel: een ronde
    .words = ronde, stappen, fasen, verloop, beurt

rule-C2-1 =
    De trekstapel met personages ligt gedekt, en de bovenste achterkant toont zes symbolen en soms een schedel. Om een
    ronde te beginnen wordt het bovenste personage opengelegd. Toont de achterkant eronder een schedel, dan gaat dat
    personage onder de trekstapel en wordt dat met de schedel in zijn plaats opengelegd; dit herhaalt zich tot de bovenste
    achterkant geen schedel heeft. De set heeft hoogstens drie schedels, dus het houdt snel op. Dan volgen de
    terreinkaarten.
    .title = Openleggen en schedels
    .words = openleggen, onthullen, schedel, trekstapel, personage, achterkant, bovenste, onder

rule-C2-2 =
    Een eigenschap kan één keer per Era worden gebruikt, die van de Gouverneur één keer per spel; de kaart wordt daarna
    een kwartslag gedraaid. Het wordt je gevraagd als het moment er is, en je mag er altijd van afzien. Zolang de
    kaarten open liggen en niemand heeft geboden is de volgorde: Gouverneur, Advocaat, Chinese arbeider (C2.7), dan
    Helden (je bod telt 3 meer) en Wapensmid (6 meer). Als de biedkaarten open liggen: Huurmoordenaar (5 meer), Arts (2
    meer). Gebruik je er meerdere op één bod, dan tellen ze op.

    De Veilingmeester wordt niet gedraaid. Telkens als jij mag kiezen, mag je eerst een kaart verkopen (C3.4), ook met een
    nieuwe kaart in je hand, en vóór de puntentelling wordt het je een laatste keer gevraagd.
    .title = Wanneer eigenschappen gelden
    .words =
        eigenschap, volgorde, gebruiken, draaien, één keer, afzien, gouverneur, advocaat, chinese arbeider, helden,
        wapensmid, huurmoordenaar, arts, veilingmeester, verhogen

rule-C2-3 =
    Iedereen met een hand kiest tegelijk een van zijn biedkaarten en legt die gedekt neer. Dan worden ze allemaal
    omgedraaid, samen met de bovenste biedkaart van elke virtuele speler. Een gespeelde biedkaart blijft tot het einde van
    de Era open op tafel, zodat iedereen kan zien wat de anderen nog hebben.
    .title = Geheim bieden
    .words = bod, biedkaart, geheim, hand, gedekt, onthullen, gebruikt, tegelijk

rule-C2-4 =
    Wie meer biedt, kiest eerder; wat personages aan een bod toevoegen telt mee. Kijk bij gelijke biedingen naar de
    achterkant boven op de trekstapel met personages: het symbool dat daar hoger staat, gaat eerst. Ook voor virtuele
    spelers.
    .title = Wie het eerst kiest
    .words = volgorde, hoogste bod, gelijke stand, gelijk, symbool, achterkant, kiezen

rule-C2-5 =
    Elke kaart heeft een prioriteit van 1 tot 9. Een virtuele speler neemt de kaart met de hoogste. Van gelijke is het de
    kaart die het dichtst bij de trekstapels ligt: het personage het dichtst, dan de terreinkaarten zoals ze zijn
    opengelegd, en helemaal aan het einde eventuele extra kaarten.
    .title = Wat virtuele spelers nemen
    .words = virtueel, prioriteit, kiezen, nemen, dichtst, gelijk

rule-C2-6 =
    Als je kiest moet je een kaart nemen. Een personage ligt vanaf nu voor je. Een terreinkaart gaat meteen in je stad,
    op elke plek waar dat mag (C3). Alleen als zo'n plek er niet is, wordt de kaart opzij gelegd; daar blijft hij liggen
    en telt hij nergens voor.
    .title = Een kaart nemen en leggen
    .words = nemen, kiezen, leggen, plaatsen, terrein, personage, opzij, moeten, verplicht

rule-C2-7 =
    Gouverneur: er wordt een extra terreinkaart opengelegd, en je neemt meteen een open kaart naar keuze. Daarna gaat de
    ronde voor jou verder als voor iedereen, en dus krijg je een tweede kaart. Dit kan één keer per spel.

    Advocaat: je neemt meteen een open kaart naar keuze. Je kiest deze ronde nog wel een biedkaart, maar die wordt zonder
    effect afgelegd, en je kiest niet nog eens. De Chinese arbeider, en wat biedingen verhoogt, kun je dan niet gebruiken.

    Chinese arbeider: er wordt een extra terreinkaart opengelegd voor iedereen, en als jij mag kiezen neem je twee
    kaarten. Je legt de eerste voordat je de tweede neemt.

    Je mag de Gouverneur en de Advocaat in dezelfde ronde gebruiken.
    .title = Gouverneur, Advocaat, Chinese arbeider
    .words = gouverneur, advocaat, chinese arbeider, extra kaart, twee kaarten, meteen, vroeg, eigenschap

rule-C2-8 =
    Kaarten die niemand heeft genomen als iedereen heeft gekozen, gaan uit het spel. Is het personage al vóór het bieden
    genomen, dan wordt er geen ander voor opengelegd.
    .title = Kaarten die overblijven
    .words = overblijven, over, afleggen, resterend, uit het spel

rule-C2-9 =
    Na negen ronden gaat wat er over is van de eerste trekstapel met terrein uit het spel, en de tweede wordt gebruikt.
    Iedereen neemt alle biedkaarten terug, de stapels van virtuele spelers worden opnieuw geschud, en gebruikte personages
    kunnen weer worden gebruikt. Alleen de Gouverneur blijft gedraaid.
    .title = Tussen de Era's
    .words = era, tweede, biedkaarten, schudden, fris, gedraaid, gouverneur

rule-C2-10 =
    Met de Gouverneur of de Advocaat kun je een personage krijgen vóór het bieden. Moet zijn plaats in de volgorde (C2.2)
    nog komen, dan kun je het in dezelfde ronde gebruiken.
    .title = Vroeg genomen personages
    .words = personage, vroeg, zelfde ronde, volgorde, eigenschap, gouverneur, advocaat


## C3 The city

rule-C3 =
    Waar je terreinkaarten mogen liggen, wat ze mogen afdekken, en hoe de Veilingmeester kaarten weer weghaalt.
    .title = Kaartspel: de stad
    .words = stad, bouwen, leggen, plaatsen, terrein

rule-C3-1 =
    Een terreinkaart is twee bij twee kavels en wordt nooit gedraaid. Je stad moet in 8 bij 8 kavels passen; zolang je de
    Kapitein hebt, in 8 bij 9 of 9 bij 8. Waar dat vierkant ligt bepalen alleen je kaarten: alleen wat nu in de stad ligt
    wordt gemeten. De eerste kaart mag overal liggen.

    Een plek heet naar de kavel onder de linkerbovenhoek van de kaart: letters noemen de kolommen, getallen de rijen van
    onderaf, zoals n15.
    .title = Grootte van een stad
    .words = grootte, afmeting, 8, 9, kapitein, eerste kaart, vierkant, draaien, plek, naam, n15

rule-C3-2 =
    Een nieuwe kaart moet de zijde van minstens één kavel met je stad delen, of er gedeeltelijk of geheel op liggen; een
    hoek raken is niet genoeg. De kaart komt altijd bovenop, en elke kavel die hij afdekt moet een van deze zijn: leeg;
    hetzelfde gebouw als het nieuwe erop; een berg onder een berg; een Huis onder een Huis of een Herenhuis; outlaws,
    als je de Sheriff of een gevangenis hebt (C3.5).
    .title = Leggen en afdekken
    .words = leggen, plaatsen, afdekken, overlappen, aangrenzend, zijde, hoek, gebouw, zelfde, berg, huis, herenhuis, outlaws, toegestaan

rule-C3-3 =
    Kijk ook naar de lege kavels en outlaws van de nieuwe kaart zelf: die mogen alleen lege kavels afdekken, en outlaws
    waar die als leeg tellen. Outlaws dekken nooit outlaws af omdat ze hetzelfde zijn.
    .title = Afdekken met lege kavels
    .words = leeg, outlaws, afdekken, niets

rule-C3-4 =
    Met de Veilingmeester mag je in de loop van het spel tot drie terreinkaarten van je stad verkopen, elk voor 7 OP. Een
    kaart kan worden verkocht als hij geen andere afdekt, zelf niet is afgedekt, en de rest van je stad nog met zijden
    samenhangt. Heb je je laatste kaart verkocht, dan mag de volgende overal liggen.
    .title = Kaarten verkopen
    .words = veilingmeester, verkopen, verkoop, drie, 7, weghalen, verbonden

rule-C3-5 =
    Om outlaws af te dekken moet je de Sheriff hebben, of een gevangenis in je stad, voordat je de kaart legt. Een
    gevangenis op die kaart zelf komt daarvoor te laat, en aan een die je hebt verkocht heb je niets meer.
    .title = Outlaws afdekken
    .words = outlaws, sheriff, gevangenis, afdekken, leeg


## C4 Scoring

rule-C4 =
    Wat gebouwen, outlaws en personages waard zijn als de tweede Era voorbij is. Daarvoor wordt er niets geteld.
    .title = Kaartspel: puntentelling
    .words = score, puntentelling, punten, op, einde

rule-C4-1 =
    Aangrenzend zijn alle kavels om een kavel heen, de hoeken meegerekend: hoogstens acht. Veel gebouwen tellen
    huissymbolen: een Huis is 1, een Herenhuis 2 en een hotel 2. Wat naast meerdere gebouwen ligt, telt voor elk daarvan.
    .title = Aangrenzend, en huissymbolen
    .words = aangrenzend, ernaast, naast, buur, diagonaal, huis, symbool, herenhuis, hotel

rule-C4-2 =
    Een ranch scoort 1 OP voor elke aangrenzende lege kavel. Waar geen kaart ligt is geen kavel, en dus valt er niets te
    scoren. Heb je een gevangenis, dan zijn kavels met outlaws ook leeg (C4.5).
    .title = Wat ranches scoren
    .words = ranch, ranches, leeg, kavel, gevangenis, outlaws

rule-C4-3 =
    “In de stad” betekent waar dan ook in de jouwe, aangrenzend of niet. Elk van deze gebouwen scoort op zichzelf:

    Mijn: 2 OP voor elke aangrenzende berg. Saloon: 2 OP voor elk aangrenzend huissymbool. Hotel: 3 OP. Gevangenis: niets,
    maar die rekent af met outlaws (C4.4).

    Drugstore: 1 OP voor elk aangrenzend huissymbool en 1 voor elke ranch in de stad. Bank: 1 OP voor elk aangrenzend
    huissymbool en 1 voor elke mijn in de stad. Smidse: 1 OP voor elke ranch en voor elke mijn in de stad.

    Kerk: 1 OP voor elk huissymbool in de stad. General store: hetzelfde, en 1 extra voor elk dat ernaast ligt.

    Stadhuis: 1 OP voor elk aangrenzend huissymbool, en 1 voor elk gebouw in de stad, zichzelf meegeteld. Huizen en
    Herenhuizen zijn in deze zin geen gebouwen.

    Huizen, Herenhuizen en bergen scoren zelf niets.
    .title = Wat elk gebouw scoort
    .words =
        mijn, drugstore, bank, saloon, general store, stadhuis, smidse, kerk, hotel, gevangenis, huis, herenhuis, berg,
        gebouw, punten, op

rule-C4-4 =
    Elke kavel met outlaws die in je stad te zien is, kost 6 OP. Met de Sheriff of minstens één gevangenis kosten ze
    niets.
    .title = Outlaws kosten punten
    .words = outlaws, straf, min, 6, sheriff, gevangenis

rule-C4-5 =
    Eén gevangenis maakt van al je kavels met outlaws lege kavels: je mag ze afdekken, en ze tellen voor je ranches en de
    Kolonist. Met alleen de Sheriff mag je ze afdekken, maar tellen ze verder nergens als leeg.
    .title = Gevangenis en Sheriff
    .words = gevangenis, sheriff, outlaws, leeg, afdekken, ranch, kolonist

rule-C4-6 =
    De meeste personages scoren aan het einde, gebruikt of niet. “Jouw personages” zijn alle die voor je liggen.
    .title = Wat elk personage scoort
    .words =
        personage, punten, op, einde, kapitein, helden, arts, krantenjongen, bankier, cowboy, winkeljuffrouw, sheriff,
        goudzoeker, schooljuf, zangeres, kolonist, indiaan, begrafenisondernemer, uitgever, veilingmeester, eigenschap
    .more =
        Altijd hetzelfde: Kapitein 6 OP, Helden 6, Arts 5, Krantenjongen 3 (en zie C4.11).

        Voor gebouwen: Bankier 4 OP voor elke bank, Winkeljuffrouw 4 voor elke drugstore, Cowboy 3 voor elke ranch,
        Sheriff 3 voor elke gevangenis.

        Goudzoeker: 1 OP voor elke berg en elke mijn in je stad.

        Schooljuf: 1 OP voor elk huissymbool in je stad.

        Zangeres: nog eens zoveel als de beste van je saloons scoort.

        Kolonist: 1 OP voor elke lege kavel naast een of meer van je ranches; elke kavel telt één keer.

        Indiaan: kijk naar de 64 plekken die een stad kan hebben, 72 met de Kapitein, en tel die zonder kaart. De helft
        van dat aantal, naar boven afgerond, zijn je OP.

        Veilingmeester: 7 OP voor elke kaart die is verkocht (C3.4).

        Begrafenisondernemer: 2 OP voor elk van je personages, hemzelf meegeteld.

        Uitgever: 4 OP voor elk van je personages dat bij gebruik wordt gedraaid, 1 OP voor elk dat aan het einde scoort
        (C4.10).

        Gouverneur, Advocaat, Chinese arbeider, Wapensmid en Huurmoordenaar scoren zelf niets.

rule-C4-7 =
    Een virtuele speler scoort de prioriteiten van alle kaarten die hij heeft genomen, opgeteld, ook die van personages.
    Verder doet geen personage iets voor hem; een Krantenjongen vindt niemand.
    .title = Score van virtuele spelers
    .words = virtueel, prioriteit, som, score, krantenjongen

rule-C4-8 =
    Wie de meeste OP heeft, wint, en dat kan ook een virtuele speler zijn. Hebben meerdere spelers de meeste, dan delen
    ze de winst; het regelboek zou jullie opnieuw laten spelen.
    .title = Winnen en gelijke stand
    .words = winnen, winnaar, gelijke stand, gelijk, gedeeld, meeste

rule-C4-9 =
    Het regelboek telt één stad tot het einde door, en het programma is met dezelfde getallen getest: ranch 6, vier mijnen
    28, drugstore 2 en 1, twee banken 15 en 8, saloon 16, twee hotels 6. Twee kavels met outlaws kosten niets, want er is
    een gevangenis. Arts 5, Schooljuf 14, Bankier 8, Advocaat 0. Alles bij elkaar 109 OP.
    .title = Een voorbeeld van de telling
    .words = voorbeeld, 109, stad, totaal

rule-C4-10 =
    De Uitgever let op twee kenmerken. Personages die bij gebruik worden gedraaid zijn 4 waard: Gouverneur, Advocaat,
    Chinese arbeider, Helden, Wapensmid, Huurmoordenaar en Arts. Personages die aan het einde scoren zijn 1 waard: alle
    andere, ook de Uitgever, en daarnaast Helden en Arts, wat 5 maakt voor elk van deze twee.
    .title = Wat de Uitgever telt
    .words = uitgever, symbool, kenmerk, pijl, gedraaid, scoren

rule-C4-11 =
    Vlak vóór de puntentelling neemt wie de Krantenjongen heeft één personage dat niemand heeft, of het nu in een ronde
    overbleef of nog in de trekstapel ligt. Het is nu van die speler als elk ander: het scoort, Begrafenisondernemer en
    Uitgever tellen het, een Kapitein maakt 72 plekken voor de Indiaan, en een Veilingmeester mag meteen verkopen.
    .title = Wat de Krantenjongen vindt
    .words = krantenjongen, personage, vinden, einde, over, trekstapel


## C5 The deck

rule-C5 =
    De kaarten zelf: wat bekend is van de gedrukte, en wat dit project heeft bedacht.
    .title = Kaartspel: de kaarten
    .words = kaartenset, kaarten, spelmateriaal, gegevens

rule-C5-1 =
    Hoeveel kavels van elke soort de terreinkaarten tonen, is bekend. Eerste Era: 32 Huizen, 18 bergen, 10 mijnen, 10
    ranches, 3 drugstores, 3 banken, 3 outlaws, 2 Herenhuizen, 2 smidsen, en telkens één saloon, hotel, general store,
    kerk en gevangenis; 104 zijn leeg. Tweede Era: 18 bergen, 12 Huizen, 10 Herenhuizen, 8 drugstores, 8 banken, 5
    saloons, 5 outlaws, 4 mijnen, 4 ranches, 4 hotels, 3 gevangenissen, 2 kerken, en telkens één smidse, general store
    en Stadhuis; 106 zijn leeg.

    Alleen de gedrukte kaarten tonen welke kavels een kaart delen, de prioriteiten, de volgorde van de symbolen op de
    achterkanten, en de schedels. In dit spel is dat alles van onszelf; de prioriteiten zijn bepaald met gesimuleerde
    spellen. Heb je de doos, dan kun je spelen met een eigen bestand dat de kaarten opsomt zoals je ze daar leest; het
    wordt getoetst aan de bekende aantallen.
    .title = Wat op de kaarten staat
    .words = kaartenset, terrein, kavels, soorten, hoeveel, aantal, prioriteit, achterkanten, schedels, eigen, bestand, toml, spelmateriaal
