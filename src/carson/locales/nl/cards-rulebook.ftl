### De hoofdstukken van het kaartspel in het regelboek: `chapter-cards-city` is een hoofdstuk, elk attribuut een alinea; `drawing-cards-lay-over` staat onder een plaatje.


## Its screens

rulebook-parcels = Wat kavels tonen
rulebook-allowed = Mag
rulebook-not-allowed = Mag niet
rulebook-back = De bovenste achterkant, het sterkste eerst
rulebook-score = Samen


## The page to print

rulebook-cards-reveal = Openleggen
    .about = een personage en vier terreinkaarten, vijf als er vijf of zes meedoen. Een schedel op de volgende achterkant: dan komt dat personage in de plaats.
rulebook-cards-powers = Voor het bieden
    .about = Gouverneur, Advocaat, Chinese arbeider, Helden (+3), Wapensmid (+6).
rulebook-cards-bid = Bieden
    .about = in het geheim, allemaal tegelijk; elke biedkaart één keer per Era. Als de biedingen open liggen: Huurmoordenaar (+5), Arts (+2). Bij gelijke biedingen beslist de achterkant boven op de personages.
rulebook-cards-take = Nemen
    .about = het hoogste bod eerst, ieder één kaart. Virtuele spelers nemen de hoogste prioriteit.
rulebook-cards-lay = Leggen
    .about = met een zijde tegen je stad of eroverheen, nooit gedraaid, binnen 8 bij 8. Afdekken mag: lege kavels, hetzelfde gebouw, berg op berg, Huis of Herenhuis op Huis.


## Chapters

chapter-cards-aim = Waar het om gaat
    .goal = Ieder bouwt een eigen stad van kaarten met vier kavels en verzamelt personages. In twee Era's van negen ronden neem je elke ronde een kaart. Dan wordt alles in één keer geteld, en wie de meeste overwinningspunten (OP) heeft, wint.
    .people = Er doen er vier tot zes mee. Zijn er minder mensen en bots, dan vullen virtuele spelers aan. Ieder heeft een symbool, zoals de hoed of de ster, dat bij gelijke biedingen beslist.

chapter-cards-round = Een ronde
    .reveal = Er komen een personage en vier terreinkaarten open, vijf als er vijf of zes meedoen. Een schedel op de achterkant van het volgende personage betekent dat dát in de plaats komt.
    .bid = Ieder legt een van de biedkaarten 1 tot 9 gedekt neer, en alle worden tegelijk omgedraaid. Een gespeelde biedkaart is weg tot de Era eindigt, en ligt open: je weet wat de anderen nog hebben.
    .order = Het hoogste bod kiest eerst. Kijk bij gelijke biedingen naar de achterkant boven op de personages: het symbool dat daar hoger staat, gaat voor.
    .take = Neem een personage, dat bij je blijft, of een terreinkaart, die meteen in je stad gaat. Wat niemand neemt, is uit het spel.
    .eras = Na negen ronden neemt ieder alle biedkaarten terug, en komen de kaarten van de tweede Era: minder mijnen en ranches, meer van wat van Huizen leeft. Gebruikte personages kunnen weer, behalve de Gouverneur.

chapter-cards-city = Je stad
    .size = Een stad past in 8 bij 8 kavels, waar hij ook begon. Kaarten worden nooit gedraaid.
    .lay = Een nieuwe kaart raakt je stad met een zijde, of ligt over een deel ervan. Lege kavels mag hij met alles afdekken. Wat er staat, kan alleen door hetzelfde worden afgedekt: een gebouw door net zo een, een berg door een berg, een Huis door een Huis of een Herenhuis. Een lege kavel dekt alleen een lege af.
    .outlaws = Outlaws kunnen alleen worden afgedekt als je de Sheriff hebt, of al een gevangenis in je stad.

chapter-cards-characters = Personages
    .powers = Sommige personages worden rond het bieden gebruikt en dan gedraaid: één keer per Era, de Gouverneur één keer per spel. Voor het bieden komen Gouverneur, Advocaat, Chinese arbeider, Helden en Wapensmid; als de biedingen open liggen Huurmoordenaar en Arts.
    .early = De Gouverneur neemt meteen een kaart en gaat gewoon verder. De Advocaat neemt er meteen een en kiest niet nog eens. De Chinese arbeider neemt er twee als hij aan de beurt is.
    .sales = Met de Veilingmeester mag je tot drie kaarten uit je stad nemen, elk voor 7 OP, zolang de rest samenhangt.
    .points = De meeste andere leveren aan het einde punten op: voor een soort gebouw, voor Huizen, voor leeg land of voor andere personages.

chapter-cards-score = De telling
    .symbols = Ernaast betekent rondom, ook via de hoeken. Een Huis is één huissymbool, een Herenhuis of een hotel twee. Een symbool naast meer gebouwen telt voor elk ervan.
    .kinds = Elk gebouw telt op zichzelf. Huizen, Herenhuizen en bergen leveren niets op, maar andere hebben ze nodig.
    .whole = Hier is een kleine stad met twee personages, tot het einde geteld.
    .win = De meeste OP winnen, en ook een virtuele speler kan winnen. Hebben er meer evenveel, dan delen ze de winst.

chapter-cards-virtual = Virtuele spelers en de kaarten
    .take = Een virtuele speler is een geschudde stapel biedkaarten. In zijn beurt neemt hij de kaart met de hoogste prioriteit; van gelijke die het dichtst bij de stapels. Hij bouwt niets en gebruikt geen eigenschap.
    .score = Zijn punten zijn de prioriteiten van al zijn kaarten bij elkaar.
    .deck = Hoe vaak elke soort kavel voorkomt, is bekend van het gedrukte spel. Welke kavels samen op een kaart staan, en de prioriteiten, zijn van onszelf.


## Below the pictures

drawing-cards-bids = De 8 kiest het eerst, dan de 7. Van de twee vijven gaat de cactus voor: die staat op de achterkant het hoogst.
drawing-cards-lay-beside = De kaart raakt de stad met een zijde.
drawing-cards-lay-over = Zijn berg ligt op een berg, en een lege kavel op een lege.
drawing-cards-lay-corner = Hij raakt de stad alleen met een hoek.
drawing-cards-lay-other = Een mijn kan geen gevangenis afdekken.
drawing-cards-ranch = { $total } OP: { $sum }. Plekken zonder kaart tellen niet.
drawing-cards-mine = { $total } OP: { $sum }.
drawing-cards-drugstore = { $total } OP: { $sum }. Het Herenhuis telt als twee, en de ranch waar hij ook ligt.
drawing-cards-bank = { $total } OP: { $sum }. De mijnen tellen waar ze ook liggen.
drawing-cards-saloon = { $total } OP: { $sum }. Een Huis is één symbool, het Herenhuis en het hotel elk twee.
drawing-cards-hotel = { $total } OP, altijd; en het is twee huissymbolen voor de saloon.
drawing-cards-general-store = { $total } OP: { $sum }. Symbolen ernaast tellen nog een keer.
drawing-cards-church = { $total } OP: { $sum }. Het maakt niet uit waar ze liggen.
drawing-cards-blacksmith = { $total } OP: { $sum }.
drawing-cards-city-hall = { $total } OP: { $sum }. Het telt zichzelf; Huis en Herenhuis zijn geen gebouwen.
drawing-cards-prison = Geen OP. Maar twee kavels met outlaws kosten niets en tellen als leeg: de ranch ernaast levert { $ranch } OP op.
drawing-cards-outlaws = Zonder gevangenis of Sheriff kosten ze { $less } OP, en de ranch ernaast levert maar { $ranch } OP op.
drawing-cards-whole = De getallen in de hoeken zijn wat elke kavel oplevert. De gevangenis maakt de outlaws onschadelijk. Arts en Schooljuf zijn van deze speler.
