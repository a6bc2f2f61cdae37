### The board game's table in the browser. Names of places, buildings and characters are in board.ftl and characters.ftl.

## The round

web-board-setup = Vóór de eerste ronde
web-board-over = Het einde
web-board-round = Ronde { $round } van { $rounds }
web-board-phases = De fasen van een ronde
web-board-phase-characters = Personages
    .about = Iedereen kiest een personage, in de volgorde van het pasvolgordespoor.
web-board-phase-placing = Cowboys
    .about = In de volgorde van de kaarten plaatst iedereen één cowboy of past, tot iedereen heeft gepast.
web-board-phase-actions = Acties
    .about = De acties worden uitgevoerd van Salaris tot de laatste overwinningspunten; willen meerdere spelers hetzelfde, dan is er een duel.
web-board-phase-end = Einde ronde
    .about = Geld boven de limiet van de kaart wordt afgegeven; er komen nieuwe cowboys en tegels.
web-board-bag = Tegels in de zak: nog { $count }
web-board-times = { $count } × { $thing }
web-board-outlaw =
    { $points ->
        [one] Een outlaw met kracht { $strength }: wie die haalt met dobbelsteen en vuurkracht, krijgt 1 OP.
       *[other] Een outlaw met kracht { $strength }: wie die haalt met dobbelsteen en vuurkracht, krijgt { $points } OP.
    }


## The town

web-board-town = De stad
web-board-parcels = Kavels
web-board-tools = Weergave van de stad
web-board-nearer = Dichterbij (+)
web-board-farther = Verder weg (-)
web-board-whole = De hele stad (0)
web-board-prices = Grondprijzen (p)
web-board-lay-roads = Wegen
    .about = Leg een weg aan de zijde van een kavel (r)
web-board-road-places = Waar een weg kan komen
web-board-road-on = Een weg { $side }
web-board-bridge-on = Een brug { $side }
web-board-pays = Brengt { $amount } per ronde op:
    .nothing = Brengt { $amount } per ronde op.
web-board-costs = Kost { $amount }:
    .nothing = Gratis voor jou.
web-board-less = min { $part }
web-board-connected = Ligt aan de weg.
web-board-not-connected = Hier komt nog geen weg.
web-board-stands = Hier staat een cowboy van { $player }.

# What a screen reader says of a parcel, one after the other with commas: "d4: saloon of Ann, pays $12, on the road"
web-board-label-nobody = { $place }: { $what }
web-board-label-owned = { $place }: { $what } van { $owner }
web-board-label-pays = brengt { $amount } op
web-board-label-costs = kost { $amount }
    .nothing = gratis voor jou
web-board-label-connected = aan de weg
web-board-label-outlaw = een outlaw
web-board-label-cowboy = cowboy van { $player }
web-board-label-resident = bezet door { $player }
web-board-label-choose = kan gekozen worden


## The track

web-board-track = De actievelden
web-board-now = Dit wordt nu uitgevoerd.
web-board-closed = Deze ronde gesloten.
web-board-no-tile = uitverkocht
web-board-tile-title = { $kind } voor { $amount }
web-board-price-for-you = Voor jou { $amount }.
web-board-cowboys-of =
    { $count ->
        [one] een cowboy van { $player }
       *[other] { $count } cowboys van { $player }
    }
web-board-space-label =
    { $closed ->
        [1] { $name }, gesloten
       *[other]
            { $standing ->
                [none] { $target ->
                    [1] { $name }, kan gekozen worden
                   *[other] { $name }
                }
               *[other] { $target ->
                    [1] { $name }, { $standing }, kan gekozen worden
                   *[other] { $name }, { $standing }
                }
            }
    }
# What a space would bring, in a few letters.
web-board-brings-money = +${ $count }
web-board-brings-dice = ${ $least }–{ $most }
web-board-brings-points = +{ $count } OP
web-board-brings-firepower = +{ $count }
web-board-brings-roads = +{ $count }

# Names for the spaces that fit into a small box, and what they give; .long and .about where there are no other words for them.
web-board-space-wages = Salaris
    .gives = elk $4
web-board-space-ammunition = Munitie
    .gives = kracht +3
web-board-space-roads-3 = Wegen
    .gives = 3 voor één
web-board-space-roads-1 = Wegen
    .gives = elk 1
web-board-space-parcel-purchase = Grond
    .gives = in de stad
    .long = Kavels kopen
    .about = Wie op een kavel staat, mag hem kopen; staan er meer, dan de winnaar van een duel.
web-board-space-place-kept = Bewaard
    .gives = bouwen
    .long = Bewaarde gebouwen
    .about = Iedereen mag bouwen wat hij heeft bewaard, en wegen aanleggen.
web-board-space-parcels-income = Kavels
    .gives = elk $2
web-board-space-cowboys-income = Vuurkracht
    .gives = elk $2
web-board-space-gambling = Gokken
    .gives = 2 stenen
web-board-space-building-income = Inkomsten
    .gives = gebouwen
    .long = Inkomsten van gebouwen
    .about = Eerst de duels om gebouwen, dan betaalt elk gebouw zijn eigenaar uit; wie er een met succes aanvalt, neemt de helft.
web-board-space-parcels-vp = Kavels
    .gives = 1 OP per 2
web-board-space-buildings-vp = Gebouwen
    .gives = elk 1 OP
web-board-space-cowboys-vp = Vuurkracht
    .gives = 1 OP per 2
web-board-space-vp-5 = 1 OP
web-board-space-vp-4 = 1 OP
web-board-space-vp-3 = 1 OP
web-board-space-vp-2 = 1 OP


## Players

web-board-players = Spelers
web-board-you = jij
web-board-turn = is nu aan zet
web-board-bot = Gespeeld door een bot
web-board-away = Nu niet aanwezig
web-board-time-left = Resterende tijd: { $time }
# On a clock with little room.
web-board-days = { $days }d { $hours }u
web-board-points = Overwinningspunten
web-board-vp = OP
web-board-round-after = Na ronde { $round }
web-board-round-vp = { $count } OP
web-board-round-earned = Verdiend
web-board-round-scored = Punten
web-board-round-promised = Volgend inkomen
web-board-round-spent = Uitgegeven
web-board-money = Geld
web-board-limit = Aan het einde van de ronde geef je alles boven { $amount } af; elke volle $10 levert 1 OP op.
web-board-no-limit = De limiet komt met het personage van de ronde.
web-board-limit-short = limiet { $amount }
web-board-firepower = Vuurkracht
web-board-cowboys = Cowboys
web-board-cowboys-about = { $home } thuis, van { $all } in totaal. Wie thuis is, telt als vuurkracht.
web-board-revolvers = Revolvers: { $count }
web-board-roads = Wegen om aan te leggen: { $count }
web-board-land = Kavels: { $count }
web-board-property =
    { $count ->
        [0] Er kan geen kavel meer bij.
        [one] Er kan nog één kavel bij.
       *[other] Er kunnen nog { $count } kavels bij.
    }
web-board-land-of = Toon het land van { $player } in de stad
web-board-passed = Gepast als nummer { $number }
web-board-pass-about = Wie het eerst past, wint duels bij gelijke stand en kiest in de volgende ronde als eerste.
web-board-places = Plaatst als nummer { $number }
web-board-turn-about = Cowboys worden geplaatst in de volgorde van de kaartnummers.
web-board-chooses = Nummer { $number } op het pasvolgordespoor
web-board-resident = Bezet het Stadhuis
web-board-keeps = Bewaart: { $kind }
web-board-herd =
    { $count ->
        [0] Geen paarden in voorraad
        [one] Eén paard in voorraad
       *[other] { $count } paarden in voorraad
    }
web-board-herd-about = { $score } waard in de rodeo.
web-board-herd-where = Op de vijf erven: { $enclosures }. { $score } waard in de rodeo.
web-board-duel-tiles = Dueltegels: { $count }
web-board-sharpshooter = Scherpschutter
    .about = Eén dobbelsteen meer in elk duel; de laagste telt niet.
web-board-piece-dynamite = Dynamiet: { $count }
    .about = Een tweede dobbelsteen in een duel, of driemaal de inkomsten van een zilvermijn.
web-board-piece-ammunition = Munitie
    .about = 3 extra vuurkracht tot het einde van de ronde.
web-board-piece-white-cowboy = De witte cowboy
    .about = Een extra cowboy, bij wie niemand mag komen.
web-board-piece-no-duel = Geen-duelfiches: { $count }
    .about = Met een cowboy die er een bij zich heeft, duelleert niemand.
web-board-piece-rodeo = Gewonnen rodeo's: { $count }
    .about = Aan het einde 1 OP extra voor elk paard.


## Characters

web-board-characters = Personages
web-board-card-title = { $number } { $name }
web-board-character-label =
    { $taken ->
        [none] { $number } { $name }, { $side }, limiet { $limit }
       *[other] { $number } { $name }, { $side }, limiet { $limit }, genomen door { $taken }
    }


## Duels, dice and what else is asked

web-board-exact = { $ways } van { $all }
web-board-sum-price = Prijs { $amount }: { $parts }
web-board-sum-income = Brengt { $amount } per ronde op: { $parts }
web-board-sum-firepower = Je vuurkracht daarna: { $amount } ({ $parts })
web-board-duel = Duel: { $place }
web-board-duels =
    { $count ->
        [one] Een duel uit te vechten
       *[other] { $count } duels uit te vechten
    }
web-board-fight-outlaw = De outlaw op { $place }, kracht { $strength }
web-board-wins = { $player } wint.
web-board-wins-tie = Gelijke stand: { $player } paste eerder en wint.
web-board-outlaw-wins = De outlaw blijft.
web-board-winner = wint
web-board-chances-were = Dit waren de kansen
web-board-chances-are = De kansen:
web-board-duel-more = Hoe het duel verliep
web-board-reroll = Gooi de { $face } opnieuw
web-board-own-tiles = Jouw dueltegels
web-board-tile-number = Dueltegel { $number }
web-board-tile-hidden = Een gedekte dueltegel
web-board-tile-secret = Niemand ziet hem voordat iedereen heeft gelegd.
web-board-tile-laid = gelegd
web-board-tile-thinks = { $player } kiest nog.
web-board-auction = Veiling
web-board-lot =
    { $count ->
        [0] Twee kavels worden samen verkocht; er is er nog geen gekozen.
        [one] { $places } en nog een kavel worden samen verkocht.
       *[other] { $places } worden samen verkocht.
    }
web-board-lot-ammunition = De munitie wordt verkocht: 3 extra vuurkracht in deze ronde.
web-board-bid-out = eruit
web-board-consent = Een Huis op andermans grond
web-board-consent-where = { $player } wil een Huis op { $place }, voor een { $kind }.
web-board-consent-owner = Het wordt aan { $player } gevraagd.
web-board-consent-agreed = Als je het toestaat
web-board-consent-refused = { $count ->
    [0] Als je weigert: nergens anders zonder te vragen
    [one] Als je weigert: één andere plek zonder te vragen
   *[other] Als je weigert: de beste van { $count } plekken zonder te vragen
}
web-board-consent-nothing = niets
web-board-consent-end = { $count } OP aan het einde
web-board-a-round = { $times ->
    [one] { $amount }, één keer
   *[other] { $amount } per ronde, { $times } keer
}
web-board-corral =
    { $count ->
        [0] Jouw erven
        [one] Jouw erven, één paard in voorraad
       *[other] Jouw erven, { $count } paarden in voorraad
    }
web-board-enclosure-1 = Vuurkracht: 1 extra voor een of twee paarden, 2 extra vanaf drie.
web-board-enclosure-2 = Meteen nog een cowboy, een verplaatsing, of passen.
web-board-enclosure-3 = Voor elk paard brengt een van je ranches dubbel op.
web-board-enclosure-4 = Meteen geld.
web-board-enclosure-5 = Alleen de hoeden, en dat zijn er veel.
web-board-hats =
    { $count ->
        [one] Elk paard telt 1 hoed in de rodeo, dubbel met een cowboy.
       *[other] Elk paard telt { $count } hoeden in de rodeo, dubbel met een cowboy.
    }
web-board-enclosure-label =
    { $cowboy ->
        [1] Erf { $number }, paarden: { $count }, en een cowboy
       *[other] Erf { $number }, paarden: { $count }
    }
web-board-has-passed = heeft gepast
web-board-is-placing = plaatst nog
web-board-moves-from = verplaatst vanaf { $place }
web-board-moves-white = verplaatst de witte cowboy


## A New Beginning

web-board-purse = Nog te besteden
web-board-sheet-given = Punten gegeven voor geld
web-board-sheet-cowboys = Extra cowboys
web-board-sheet-revolvers = Revolvers
web-board-sheet-roads = Wegen
web-board-sheet-parcels = Kavels
web-board-sheet-points = Extra punten
web-board-sheet-sharpshooter = Scherpschutter
web-board-sheet-bid = Bod voor de eerste plaats
web-board-sheet-writes = { $player } vult nog in
web-board-sheet-done = { $player } is klaar
web-board-sheet-wait = Iedereen vult in het geheim een formulier in; ze gaan open als iedereen klaar is.
