### The card game's lessons: the value is the title, .about what it teaches, .goal what to do, .done what was learnt; and why a try was wrong.

lesson-cards-ranch = Ruimte voor een ranch
    .about = Een kaart heeft vier kavels en wordt nooit gedraaid. Ze moet aan je stad grenzen en mag lege kavels bedekken. Een ranch is 1 OP waard voor elke lege kavel eromheen.
    .goal = Leg de kaart zo dat de ranch 6 OP waard is.
    .done = Zes van de acht buren zijn leeg. Plekken zonder kaart zijn geen kavels en tellen niet.

lesson-cards-mine = Onder de bergen
    .about = Een mijn is 2 OP waard voor elke berg eromheen, ook over een hoek. Lege kavels mag je bedekken.
    .goal = Leg de kaart zo dat de mijn 6 OP waard is.
    .done = De eigen berg en de twee die er al lagen: drie keer 2 OP, omdat je leeg land hebt bedekt.
lesson-cards-mine-beside = Daar raakt alleen de eigen berg de mijn. Ga dichterbij, over de lege kavels heen.

lesson-cards-cover = Hetzelfde op hetzelfde
    .about = Een kavel mag een andere bedekken die hetzelfde toont, en een Herenhuis een Huis. Zo past een kaart waar geen ruimte is.
    .goal = Leg de kaart zo dat de bank 6 OP waard is.
    .done = Het Huis van de kaart bedekt een Huis, en de bank ligt midden tussen zes Huizen.
lesson-cards-cover-beside = Naast de stad raken maar drie Huizen de bank. Laat het Huis van de kaart een Huis bedekken dat er al ligt.

lesson-cards-saloon = Buren voor de saloon
    .about = Een saloon is 2 OP waard voor elk huissymbool eromheen. Een Herenhuis heeft er twee, een hotel ook.
    .goal = Leg de kaart zo dat de saloon 8 OP waard is.
    .done = Vier symbolen, elk 2 OP. Houd tussen je Huizen ruimte vrij voor een saloon.

lesson-cards-prison = Recht en orde
    .about = Elke kavel met outlaws kost je 6 OP, tenzij je stad een gevangenis heeft. Dan telt die kavel als leeg.
    .goal = Jij kiest als eerste. Neem een kaart en leg haar zo dat je 6 OP of meer hebt.
    .done = Geen verlies meer, en voor de ranch tellen de kavels met outlaws als leeg land.
lesson-cards-prison-outlaws = Een mooie kaart, maar twee kavels met outlaws kosten je nog steeds 12 OP.

lesson-cards-character = Land of een personage
    .about = In plaats van land mag je het personage nemen. Veel personages zijn iets waard voor wat er in je stad ligt: de Bankier 4 OP voor elke bank.
    .goal = Jij kiest als eerste. Zorg dat je na je keuze 20 OP hebt.
    .done = Drie banken, meteen 12 OP. Geen enkele terreinkaart brengt hier zoveel op.
lesson-cards-character-land = Een paar punten voor het land; met de Bankier waren drie banken 12 OP waard geweest.

lesson-cards-bid = Genoeg is genoeg
    .about = Het hoogste bod kiest als eerste, en elke biedkaart is gebruikt tot het einde van de Era. De volgende biedingen van de anderen zijn 7, 5 en 2: meer hebben ze niet.
    .goal = Bemachtig de Goudzoeker, en bewaar je 9 voor later.
    .done = 8 wint van 7, en de 9 heb je nog.
lesson-cards-bid-much = Je kiest wel als eerste, maar tegen 7 is 8 genoeg. De 9 ben je kwijt tot het einde van de Era.
lesson-cards-bid-low = 7 is hoger, en wie als eerste kiest neemt de Goudzoeker.
lesson-cards-bid-other = Je was de eerste, en liet de Goudzoeker aan de volgende.

lesson-cards-tie = Gelijk is genoeg
    .about = Bij een gelijk bod beslist de achterkant van de bovenste kaart van de stapel. Wiens symbool daar het hoogst staat, kiest eerst; nu is dat het jouwe, de hoed.
    .goal = De anderen bieden 4, 6 en 3. Bemachtig de Winkeljuffrouw, en bewaar je 9.
    .done = 6 tegen 6, en de hoed staat boven de cactus. Kijk naar de stapel voor je biedt.
lesson-cards-tie-much = Zeker, maar duur: met een 6 had je ook gewonnen.
lesson-cards-tie-low = 6 is hoger, en de Winkeljuffrouw gaat als eerste weg.
lesson-cards-tie-other = Je was de eerste, en liet de Winkeljuffrouw aan de volgende.

lesson-cards-power = Een kracht op het juiste moment
    .about = Sommige personages verhogen je bod, één keer per Era: de Wapensmid met 6. Je gebruikt hem voordat de biedkaarten worden gekozen.
    .goal = De anderen bieden 8, 6 en 4, en jij hebt alleen nog 1 en 3. Bemachtig de Schooljuf.
    .done = 3 en 6 is 9. In de tweede Era kun je gebruikte personages weer gebruiken.
lesson-cards-power-saved = Zonder de Wapensmid is je 3 het laagste bod van allemaal.
lesson-cards-power-low = 1 en 6 is 7, en iemand heeft 8.
lesson-cards-power-other = Je was de eerste, en liet de Schooljuf aan de volgende.

lesson-cards-sale = Alles moet weg
    .about = De Veilingmeester verkoopt tot drie kaarten, elk voor 7 OP: kaarten die niets bedekken en niet bedekt zijn, en zonder welke de stad heel blijft.
    .goal = Het spel is bijna afgelopen. Verkoop zo dat je 24 OP hebt.
    .done = Ook de outlaws zijn verkocht, en de ranch hield zijn land: 7 OP voor wat minder waard was.
lesson-cards-sale-ranch = De ranch is meer waard dan de rest. Verkoop wat weinig oplevert, en de outlaws, die je 6 OP kosten.

## Why a goal is missed, where nothing else is said

lesson-missed-cards-score = Je hebt { $sum }. Het doel is { $least } OP of meer.
lesson-missed-cards-building = OP, { $kind }: { $sum }. Het doel is { $least } of meer.
lesson-missed-cards-has = Dit personage heb je niet: { $character }.
lesson-missed-cards-kept = Je bod { $bid } ben je kwijt.
