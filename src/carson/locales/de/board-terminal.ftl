### Das Brettspiel im Terminal.

## Die Stadt: zwei Buchstaben für jede Gebäudeart

sign-ranch = Ra
sign-mine = Mi
sign-drugstore = Dr
sign-bank = Ba
sign-saloon = Sa
sign-hotel = Ho
sign-church = Ki
sign-prison = Ge
sign-general-store = Gs
sign-school = Sc
sign-blacksmith = Sm
sign-city-hall = Rt
sign-station = Bf


## Der Tisch

board-title = CARSON CITY
board-phase-setup = erste Parzellen
board-phase-characters = Wahl der Personen
board-phase-placing = Cowboys einsetzen
board-phase-end = Ende der Runde
board-phase-over = das Ende
board-step-parcel-purchase = Parzellenkauf
board-step-place-kept = Behaltene Gebäude
board-step-building-income = Einkommen aus Gebäuden
    .brief = Eink. aus Gebäuden

# Über Spalten fester Breite: 11 für Nummer und Name, 3 für SP, 9 für Geld und Limit, dann je 5, alle außer Geld rechts.
board-players-head = { "   Spieler  SP  Geld    Cowb Rev. Feu. Str. Parz" }
board-track-head = { "   die Aktionen, linke Spalte zuerst" }
board-turn = Zug { $number }
board-passed = gepasst { $number }
board-pass-order = Passleiste { $number }
board-has-ammunition = Munition
board-has-white-cowboy = weißer Cowboy
board-has-rodeo = Rodeo { $count }
board-keeps = behält { $tiles }
board-sharpshooter = Scharfschütze
board-own-tiles = deine Plättchen { $tiles }
board-tiles = Plättchen { $count }
# Im Titel.
board-outlaws = Outlaws { $strength } stark, { $points } SP
# Für jeden Spieler: Pferde auf der Hand, dann in den Gehegen, + wo ein Cowboy ist.
board-horses = Pferde Vorrat|Gehege  { $players }

board-no-tile = kein Plättchen
# Ein Plättchen mit dem Preis seines Feldes; $less ist, um wie viel weniger es den kostet, der gefragt ist.
board-tile =
    { $less ->
        [0] ${ $printed } { $tile }
       *[other] ${ $printed }→{ $price } { $tile }
    }
# Was ein Feld bringt, hinter seinem Namen; ein Ding in wenigen Zeichen.
board-brings =
    { $thing ->
        [money] +${ $count }
        [points] +{ $count }
        [firepower] +{ $count } Feu.
        [roads] +{ $count }
       *[other] {""}
    }
board-crowd = { $count }x


## Die Möglichkeiten

board-choose-space = 1 bis { $last }: die Aktionen oben.
board-choose-land = Mehr Land, mit Namen:
board-choose-land-brief = Mehr Land, mit Namen: Die Preise stehen auf dem Plan
board-land-near = an der Straße
board-land-house = Wohnhaus
board-land-mountain = Berge
board-land-far = und { $count } andere
board-choose-white = Weißer Cowboy: Tippe „white“ und einen Ort, wo niemand steht, etwa „{ $example }“
board-choose-road =
    { $roads ->
        [one] Deine Straße: Tippe die Seite einer Parzelle, etwa „{ $example }“; „straßen“ zeigt alle { $places }
       *[other] Deine { $roads } Straßen: Tippe die Seite einer Parzelle, etwa „{ $example }“; „straßen“ zeigt alle { $places }
    }


## Was getippt wurde

play-command-odds = chancen
play-command-roads = straßen

play-unknown-board = „{ $text }“ ist weder eine Möglichkeit noch ein Befehl: Tippe eine Zahl, eine Möglichkeit wie „place wages“ oder „hilfe“.
play-undo-chance-board = Das kannst du nicht zurücknehmen: Seitdem wurde gewürfelt oder wurden Plättchen gezogen.

board-why-what =
    Frag nach einer Parzelle („warum d4“), einer Nummer der Liste („warum 2“), einem Spieler („warum NAME“) oder einem Feld, einem Gebäude, einer Person („warum saloon“).
board-why-price = { $place } kostet dich { $parts }.
board-why-income = { $place }, { $kind } von { $player }: { $parts }.
board-why-no-income = { $place } gehört { $player } ({ $kind }): Es bringt nichts.
board-why-nobody = { $place } ({ $kind }) gehört niemandem und kann nicht gekauft werden.
board-why-firepower = Feuerkraft von { $player }: { $parts }.

board-odds = { $place }: { $chances }.
board-odds-estimate = { $place }, nach dem Stand der Dinge: { $chances }.
board-odds-one = { $player } mit { $firepower } { percent } ({ $exact })
board-odds-alone = { $place }: kein Duell.
board-odds-none = Es steht kein Duell bevor.
board-odds-where = Nenne einen Ort: „chancen d4“ oder „chancen ammunition“.

board-roads-none = Du kannst jetzt keine Straße legen.
board-roads-one = { $side } ({ $places })
board-roads-connecting = Straßen und die Parzellen, die jede anschließen würde: { $roads }.
board-roads-others = Straßen, die nichts Neues anschließen: { $roads }.


## Hilfe

play-help-board =
    TIPPE eine Zahl oder die Möglichkeit selbst: „place wages“, „build saloon e5“, „road d4n“. Was klar
    ist, darf kürzer sein: „d4“, „wages“, „pl wag“. Eine leere Zeile zeigt wieder den Tisch.
play-help-why-board =
    warum d4         die Teile eines Preises oder Ertrags; „warum 2“: einer Möglichkeit; „warum NAME“: von
                     Feuerkraft; „warum saloon“: was ein Feld, ein Gebäude oder eine Person bewirkt
play-help-odds = chancen          die Chancen in allen Duellen auf dem Plan; „chancen d4“, wenn du auch hingingst
play-help-rule-board = regel B5.6       eine Regel nach ihrer Nummer oder einem Wort, etwa „regel kirche“
play-help-roads = straßen          wohin Straßen können; „road d4n“ legt eine an die Nordseite von d4 (n, e, s oder w)
play-help-undo-board = zurück           nimmt die letzte Wahl zurück, bis zum letzten Würfeln oder Zug eines Bots

board-legend =
    IN DER STADT zeigt eine Parzelle Nummer und Farbe ihres Besitzers, was dort steht und was es jetzt
    bringt; freies Land hat seinen Preis. Dicke Linien sind Straßen.
board-legend-signs = { $house } Wohnhaus, { $townhouse } Stadthaus, { $mountain } Berg, { $cowboys } Cowboys dieser Spieler, { $blocked } Outlaw; { $signs }.
board-legend-sign = { $sign } { $kind }
board-legend-players = BEI JEDEM SPIELER Siegpunkte, Geld und Geldlimit, Cowboys, Revolver, Feuerkraft, Straßen, Parzellen.


## Das Ende

board-tie = Bei Gleichstand gewinnt, wer früher gepasst hat (Regel B8.5).


## Eine Stellung, für `carson show`

board-position-tile = { $kind } ${ $price }
board-position-track = Zu kaufen: { $tiles }.
board-position-cowboys = Cowboys auf den Aktionen: { $groups }.
board-incomes = Erträge
board-prices = Preise der Parzellen


## Optionen von `carson play` und `carson simulate`

command-edition-option = first oder big-box
command-characters-option = sieben Personen, gelbe, rote oder beliebige Seite, etwa 1Y,2R,3?,9Y,12R,14YR,16Y, und dazu der Zeitungsjunge (0Y); oder random
command-buildings-option = Arten außer den acht des Grundspiels, etwa school,station; oder all oder none
command-variants-option = Varianten, etwa river,horses; oder none; oder random, was bei simulate für jedes Spiel neu zieht
command-river-option = ein eigener Flusslauf, Parzelle für Parzelle, etwa d8,d7,d6,c6,b6,a6
command-mountains-option = wie viele Berge, 0 bis 9 (neun, mit Fluss weniger)
command-data-option = eine TOML-Datei, die Zahlen des Spielmaterials ersetzt
