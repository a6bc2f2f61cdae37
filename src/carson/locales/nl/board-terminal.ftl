### The board game in the terminal.

## The town: two letters for each kind of building, and for river land

sign-ranch = Ra
sign-mine = Zm
sign-drugstore = Dr
sign-bank = Ba
sign-saloon = Sa
sign-hotel = Ho
sign-church = Ke
sign-prison = Ge
sign-general-store = GS
sign-school = Sc
sign-blacksmith = Sm
sign-city-hall = SH
sign-station = St


## The table

board-title = CARSON CITY
board-phase-setup = eerste kavels
board-phase-characters = personages kiezen
board-phase-placing = cowboys plaatsen
board-phase-end = einde van de ronde
board-phase-over = het einde
board-step-parcel-purchase = Kavels kopen
board-step-place-kept = Bewaarde gebouwen
board-step-building-income = Inkomsten van gebouwen
    .brief = Ink. gebouwen

# Over columns of fixed width: 11 for a number and a name, 3 for VP, 9 for money and limit, then 5 each, all but money right.
board-players-head = { "   speler   OP geld     cowb  rev vuur  weg land" }
board-track-head = { "   de actievelden, eerst de linkerkolom" }
board-turn = beurt { $number }
board-passed = gepast { $number }
board-pass-order = pas { $number }
board-has-ammunition = munitie
board-has-white-cowboy = witte cowboy
board-has-rodeo = rodeo { $count }
board-keeps = bewaart { $tiles }
board-sharpshooter = scherpschutter
board-own-tiles = jouw tegels { $tiles }
board-tiles = tegels { $count }
# In the title.
board-outlaws = outlaws: kracht { $strength }, { $points } OP
# For each player: horses in hand, then in the enclosures, + where a cowboy is.
board-horses = Paarden voorraad|erven  { $players }

board-no-tile = geen tegel
# A tile with the price of its space; $less is how much less it costs the player who is asked.
board-tile =
    { $less ->
        [0] ${ $printed } { $tile }
       *[other] ${ $printed }→{ $price } { $tile }
    }
# What a space brings, behind its name; a thing in one or two characters' room.
board-brings =
    { $thing ->
        [money] +${ $count }
        [points] +{ $count }
        [firepower] +{ $count } vuur
        [roads] +{ $count }
       *[other] {""}
    }
board-crowd = { $count }x


## The choices

board-choose-space = 1 tot { $last }: de actievelden hierboven.
board-choose-land = Meer land, op naam:
board-choose-land-brief = Meer land, op naam: de prijzen staan op de kaart
board-land-near = aan de weg
board-land-house = Huis
board-land-mountain = bergen
board-land-far = en { $count } andere
board-choose-white = Witte cowboy: typ “white” en een plek waar niemand staat, zoals “{ $example }”
board-choose-road =
    { $roads ->
        [one] Je weg: typ een zijde van een kavel zoals “{ $example }”; “wegen” toont alle { $places }
       *[other] Je { $roads } wegen: typ een zijde van een kavel zoals “{ $example }”; “wegen” toont alle { $places }
    }


## What was typed

play-command-odds = kansen
play-command-roads = wegen

play-unknown-board = “{ $text }” is geen keuze en geen opdracht: typ een nummer, een keuze zoals “place wages”, of “help”.
play-undo-chance-board = Dat kun je niet terugnemen: sindsdien is er gedobbeld of zijn er tegels getrokken.

board-why-what =
    Vraag naar een kavel (“waarom d4”), een nummer in de lijst (“waarom 2”), een speler (“waarom NAAM”), of een veld, gebouw of personage (“waarom saloon”).
board-why-price = { $place } kost je { $parts }.
board-why-income = { $place }, { $kind } van { $player }: { $parts }.
board-why-no-income = { $place } is van { $player } ({ $kind }): het brengt niets op.
board-why-nobody = { $place } ({ $kind }) is van niemand en niet te koop.
board-why-firepower = Vuurkracht van { $player }: { $parts }.

board-odds = { $place }: { $chances }.
board-odds-estimate = { $place }, zoals het er nu voor staat: { $chances }.
board-odds-one = { $player } met { $firepower } { percent } ({ $exact })
board-odds-alone = { $place }: geen duel.
board-odds-none = Er komt geen duel.
board-odds-where = Noem een plek: “kansen d4” of “kansen ammunition”.

board-roads-none = Je kunt nu geen weg aanleggen.
board-roads-one = { $side } ({ $places })
board-roads-connecting = Wegen, en de kavels die elk zou ontsluiten: { $roads }.
board-roads-others = Wegen die niets nieuws ontsluiten: { $roads }.


## Help

play-help-board =
    TYP een nummer, of de keuze zelf: “place wages”, “build saloon e5”, “road d4n”. Wat duidelijk is mag
    korter: “d4”, “wages”, “pl wag”. Een lege regel toont de tafel weer.
play-help-why-board =
    waarom d4    de delen van een prijs of opbrengst; “waarom 2”: een keuze; “waarom NAAM”: vuurkracht
                 “waarom saloon”: wat een veld, een gebouw of een personage doet
play-help-odds = kansen       de kansen in alle duels op het bord; “kansen d4” als jij er ook heen ging
play-help-rule-board = regel B5.6   een regel op nummer of op een woord, zoals “regel kerk”
play-help-roads = wegen        waar wegen kunnen; “road d4n” legt er een aan de noordkant van d4 (n, e, s of w)
play-help-undo-board = terug        neemt de laatste keuze terug, tot de laatste worp of een zet van een bot

board-legend =
    IN DE STAD heeft een kavel met eigenaar diens nummer en kleur, wat er staat en wat het nu opbrengt;
    vrij land heeft zijn prijs. Dikke lijnen zijn wegen.
board-legend-signs = { $house } Huis, { $townhouse } Herenhuis, { $mountain } berg, { $cowboys } cowboys van deze spelers, { $blocked } outlaw; { $signs }.
board-legend-sign = { $sign } { $kind }
board-legend-players = VAN ELKE SPELER de OP, geld en geldlimiet, cowboys, revolvers, vuurkracht, wegen, kavels.


## The end

board-tie = Bij gelijke stand wint wie eerder heeft gepast (regel B8.5).


## A position, for `carson show`

board-position-tile = { $kind } ${ $price }
board-position-track = Te koop: { $tiles }.
board-position-cowboys = Cowboys op de actievelden: { $groups }.
board-incomes = Inkomsten
board-prices = Prijzen van kavels


## Options of `carson play` and `carson simulate`

command-edition-option = first of big-box
command-characters-option = zeven personages, geel, rood of een van beide, zoals 1Y,2R,3?,9Y,12R,14YR,16Y, met de krantenjongen (0Y) erbij; of random
command-buildings-option = soorten naast de acht van het basisspel, zoals school,station; of all, of none
command-variants-option = varianten, zoals river,horses; of none; of random, dat bij simulate voor elk spel opnieuw trekt
command-river-option = een eigen loop voor de rivier, kavel na kavel, zoals d8,d7,d6,c6,b6,a6
command-mountains-option = hoeveel bergen, 0 tot 9 (negen, minder met een rivier)
command-data-option = een TOML-bestand dat cijfers van het spelmateriaal vervangt
