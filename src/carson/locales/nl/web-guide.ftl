# De gids van een eerste spel: waar een spel om gaat, en elke uitleg zodra die nodig is. Hoogstens twee korte zinnen.

web-guide = Gids
web-guide-opening = Waar het spel om gaat
web-guide-begin = Laten we beginnen
web-guide-understood = Begrepen
web-guide-show = Laat zien
web-guide-off = Gids uit


## Het bordspel

web-guide-board-opening =
    .aim = Jullie bouwen samen één stad, en ieder wil het beste deel: de meeste overwinningspunten (OP) winnen.
    .rounds = Er zijn vier ronden. In elke neem je een personage, plaats je cowboys en zie je wat ze opleveren.
    .points = Aan het einde telt elke kavel van jou waar iets op staat 2 OP, en elke $6 telt 1 OP.
web-guide-board-land = Dit land wordt van jou. Naast bergen brengen zilvermijnen veel op, naast Huizen winkels.
web-guide-board-character = Een personage helpt je één ronde lang. Het laagste nummer plaatst het eerst, en de limiet is het geld dat je mag houden.
web-guide-board-grocer = Neem het geld nu, of wacht. Dan kunnen al je gebouwen van één soort deze ronde dubbel opbrengen.
web-guide-board-captain = Met meer cowboys doe je meer in deze ronde. Wie thuisblijft, is vuurkracht.
web-guide-board-place = Stuur een cowboy naar een actieveld, of naar land dat je wilt kopen. Als iedereen gepast heeft, komen de velden een voor een aan de beurt.
web-guide-board-duel = Willen twee dezelfde plek, dan gooit ieder een dobbelsteen en telt er vuurkracht bij op. Revolvers en cowboys die nog thuis zijn, zijn vuurkracht.
web-guide-board-attack = Dit gebouw is van een ander. Wie het met succes overvalt, neemt de helft van wat het opbrengt.
web-guide-board-pass = Cowboys die je houdt, zijn vuurkracht. Wie het eerst past, wint bij gelijkspel en kiest het eerst in de volgende ronde.
web-guide-board-buy = Land kost $1, en $1 meer voor alles wat erop en eromheen staat. Bouwen kan alleen op eigen land.
web-guide-board-duels = Van allen die vechten paste jij het eerst: jij zegt welk duel nu komt. Winnaars handelen meteen, verliezers nemen hun cowboys terug.
web-guide-board-tile = Dit gebouw kun je voor zijn prijs kopen. Het brengt vanaf nu elke ronde iets op.
web-guide-board-build = Het moet op leeg land van jou. De meeste gebouwen hebben daar ook een weg nodig, en een Huis dat erbij hoort.
web-guide-board-house = Het Huis moet op leeg land aan een weg: van jou, van niemand, of van wie het goedvindt. Winkels ernaast brengen meer op.
web-guide-board-consent = Iemand wil zijn Huis op jouw land zetten. Dat telt aan het einde 2 OP voor jou, maar je kunt er niets anders meer bouwen.
web-guide-board-kept = Wat je bewaard hebt, kun je nu bouwen. De inkomsten komen nog.
web-guide-board-double = Al je gebouwen van één soort brengen dubbel op, of je neemt het geld. Kies wat het meest oplevert.
web-guide-board-points = Hier wordt geld overwinningspunten. Aan het einde levert $6 er maar één op.
web-guide-board-limit = Wat boven je limiet is, moet weg: elke volle $10 ervan levert 1 OP op. Met de rest koop je land en gebouwen in de volgende ronde.
web-guide-board-roads = De meeste gebouwen en alle Huizen hebben een weg aan een hoek van hun kavel nodig. Een nieuwe weg sluit aan op een weg die er ligt.
web-guide-board-income = Dit brengt je gebouw elke ronde op. Met de juiste buren wordt het meer, tot een hoogste bedrag.
web-guide-board-last = Dit is de laatste ronde: wat je bouwt, brengt nog één keer iets op. Dan tellen land waar iets op staat, geld en punten.


## Het kaartspel

web-guide-cards-opening =
    .aim = Je legt een eigen stad aan, en de meeste overwinningspunten (OP) winnen.
    .rounds = Er zijn achttien ronden. In elke bieden allen in het geheim, en het hoogste bod kiest het eerst een kaart.
    .points = Aan het einde scoren gebouwen voor wat eromheen ligt, en personages elk op hun eigen manier.
web-guide-cards-bid = Hoe hoger je bod, hoe eerder je een kaart kiest. Elke biedkaart kan één keer per Era, dus bewaar hoge voor goede kaarten.
web-guide-cards-take = Neem één kaart: land komt in je stad, een personage blijft bij je. Het getal zegt wat de kaart nu oplevert.
web-guide-cards-lay = Leg hem naast je stad, of over lege kavels en dezelfde gebouwen. De getallen zeggen wat elke plek oplevert.
web-guide-cards-power = De meeste krachten kun je één keer per Era gebruiken. Deze kan nu, of later.
web-guide-cards-find = Er komt nog een personage bij je. Neem wie de meeste punten oplevert.
web-guide-cards-sell = Drie kaarten uit je stad kun je verkopen, elk voor 7 OP. Ze moeten vrij liggen, en de stad moet één geheel blijven.
web-guide-cards-era = De tweede Era begint, en al je biedkaarten zijn terug. De meeste gedraaide personages kun je opnieuw gebruiken.
web-guide-cards-scores = Dit is een gebouw dat scoort. Wijs het aan, en je ziet wat het telt.
web-guide-cards-ties = Bij gelijk bod kiest wie in deze rij vooraan staat het eerst. De rij kan elke ronde anders zijn.
web-guide-cards-virtual = Virtuele spelers bouwen niets: ze nemen de kaart met het hoogste getal. De gemerkte gaat als volgende weg.
