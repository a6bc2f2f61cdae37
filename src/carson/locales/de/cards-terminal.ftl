### Das Kartenspiel im Terminal.

## Was eine Parzelle zeigt, in ein oder zwei Zeichen; in ASCII ist ⌂ h und ▲ ^

cards-drawn-empty = .
cards-drawn-house = ⌂
cards-drawn-townhouse = ⌂⌂
cards-drawn-mountain = ▲▲
cards-drawn-ranch = { sign-ranch }
cards-drawn-mine = { sign-mine }
cards-drawn-drugstore = { sign-drugstore }
cards-drawn-bank = { sign-bank }
cards-drawn-saloon = { sign-saloon }
cards-drawn-hotel = { sign-hotel }
cards-drawn-general-store = { sign-general-store }
cards-drawn-church = { sign-church }
cards-drawn-blacksmith = { sign-blacksmith }
cards-drawn-city-hall = { sign-city-hall }
cards-drawn-prison = { sign-prison }
cards-drawn-outlaws = Ou


## Der Tisch

cards-title = CARSON CITY: DAS KARTENSPIEL
cards-phase-use-power = Fähigkeiten
cards-phase-choose-bid = Gebote
cards-phase-take-card = Wahl der Karten
cards-phase-place-card = eine Karte legen
cards-phase-find-character = der Zeitungsjunge
cards-phase-last-sales = letzte Verkäufe
cards-phase-over = das Ende

# Die Karte, die zu legen ist, neben ihrem Bild.
cards-to-lay = { $card } ist zu legen
# Über den Karten der Auslage; ihre letzte Zeile sagt, was jede diesem Spieler brächte, wenn das Spiel jetzt endete.
cards-market-head = die Karten der Auslage
cards-market-empty = jetzt keine Karten in der Auslage
cards-market-priority = Prio
cards-market-gain = jetzt
cards-market-nowhere = -
# Hinter einer Person.
cards-market-character = Priorität { $priority }, jetzt { $gain }
# Über einer Liste: Priorität, Gewinn, Karte.
cards-market-small = { "Pri nun  die Karten der Auslage" }

# Über Spalten fester Breite: 14 für Nummer und Name, 10 für das Zeichen, 4 für SP, dann das Gebot; darunter je die übrigen Gebote.
cards-players-head = { "   Spieler     Zeichen    SP  Gebot" }
# Wer wann an die Reihe kommt, hinter einem Gebot.
cards-bid =
    { $boost ->
        [0] { $bid }
       *[other] { $bid }+{ $boost }={ $total }
    } ({ cards-th })
cards-th = { $place }.
cards-bid-idle = { $bid }, abgelegt
cards-bid-none = kein Zug
cards-bid-hidden = hat geboten
cards-bid-boosted = +{ $boost }
cards-cards =
    { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    }
# Eine Person, die genutzt wurde.
cards-turned = ({ $character })
cards-tie = { $number } { $sign }
cards-ties = Gleiche Gebote: { $order }
    .short = Gleiche Gebote nach den Zeichen: { $order }

# Anstelle der Stadt.
cards-no-city =
    In der Stadt ist noch keine Karte.
    Die erste wird auf n15 liegen.

cards-score-now = Du hast jetzt { $points } SP:
cards-score-nothing = Du hast noch keine Punkte.
cards-your-characters = Du hast { $characters }.
cards-source = { $part } { $points }


## Die Möglichkeiten

cards-hint-bids = Chancen, zuerst zu wählen, und der Platz im Schnitt.
cards-hint-bids-people = Chancen, als böten alle zufällig.
cards-hint-places = Eine Nummer steht auf der linken oberen Parzelle der Karte.
cards-more-places = Mehr Plätze:
cards-more-many =
    { $count ->
        [one] 1 weiterer hat keine Nummer: Tippe ihn, „{ $example }“
       *[other] { $count } weitere haben keine Nummer: Tippe einen, etwa „{ $example }“
    }


## Was getippt wurde

play-command-city = stadt
play-command-score = punkte
play-command-bids = gebote
play-command-cards = karten

play-unknown-cards = „{ $text }“ ist weder eine Möglichkeit noch ein Befehl: Tippe eine Zahl, eine Möglichkeit wie „take sheriff“ oder „hilfe“.
play-save-secret-cards = Ein Gebot liegt verdeckt, und die Datei würde es verraten: Speichere, wenn alle geboten haben.
play-undo-chance-cards = Das kannst du nicht zurücknehmen: Seitdem wurden Gebote aufgedeckt oder Karten gezogen.

cards-why-what =
    Frag nach einer Nummer der Liste („warum 2“), einer Parzelle oder einem Platz („warum n15“), einer Karte („warum i-17“) oder einem Gebäude oder einer Person („warum saloon“).
cards-why-change = { $part }: { $before } → { $after } SP, { $gain }
cards-why-no-change = Nichts zählt mehr oder weniger.
cards-why-bid = Chancen, als Erster, Zweiter und so weiter zu wählen, mit { $chances }.
cards-why-no-parcel = Auf { $place } liegt keine Karte von dir.
cards-why-scoreless = { $place }, { $kind }: { $about }
cards-why-parcel = { $place }, { $kind }: { $sum } = { $points } SP.
cards-why-card = { $card }: { $picture }, Priorität { $priority }.
cards-why-place = { $place } { $gain }
cards-why-places = Beste Plätze für dich: { $places }.
cards-why-nowhere = In deiner Stadt ist kein Platz dafür.

cards-city-whose = Wessen Stadt? Tippe „stadt“ und einen Namen oder eine Nummer von 1 bis { $most }.
cards-city-of = Stadt von { $player }
cards-score-whose = Wessen Punkte? Tippe „punkte“ und einen Namen oder eine Nummer von 1 bis { $most }.
cards-sheet = { $player } hat { $points } SP.
cards-sheet-short = { $player } { $points } SP: { $sources }.
cards-sheet-empty = { $player } { $points } SP.

cards-bids-of = { $player } hat noch { $bids }.
    .virtual =
        { $count ->
            [one] { $player } hat noch { $bids } und spielt es.
           *[other] { $player } hat noch { $bids }; jedes kommt mit der Chance 1 zu { $count }.
        }
    .none = { $player } hat in dieser Epoche kein Gebot mehr.
cards-bids-chances = Deine Chancen, als Erster, Zweiter und so weiter zu wählen:
cards-bids-chances-people = Deine Chancen, als Erster, Zweiter und so weiter zu wählen, als böten auch Menschen und Bots zufällig:
cards-chance = { percent }
cards-chances = Gebot { $bid }: { $chances }; im Schnitt Platz { $mean }

cards-pile =
    { $count ->
        [one] 1 Geländekarte ist im Stapel dieser Epoche, aufgedeckt werden davon noch { $coming }; darauf: { $kinds }.
       *[other] { $count } Geländekarten sind im Stapel dieser Epoche, aufgedeckt werden davon noch { $coming }; auf allen zusammen: { $kinds }.
    }
cards-pile-characters =
    { $count ->
        [one] 1 Person ist im Stapel: { $characters }.
       *[other] { $count } Personen sind im Stapel, in unbekannter Reihenfolge: { $characters }.
    }
cards-pile-under = Unter dem Stapel, wegen eines Totenkopfs: { $characters }.
cards-taken = { $player } hat diese Personen: { $characters }; und in der Stadt: { $cards }.
    .characters = { $player } hat diese Personen: { $characters }; und keine Karte in der Stadt.
    .cards = { $player } hat keine Person; und in der Stadt: { $cards }.
    .nothing = { $player } hat weder eine Person noch eine Karte in der Stadt.
cards-taken-aside = { $line } Beiseitegelegt: { $aside }.
cards-taken-virtual = { $player } hat { $cards }: { $points } SP.
cards-taken-one = { $card } { $priority }
cards-taken-nothing = { $player } hat noch keine Karte.


## Hilfe

play-help-cards =
    DAS ZIEL sind die meisten Siegpunkte (SP) nach zwei Epochen zu neun Runden: für das, was in der Stadt,
    die du aus Karten baust, gut zusammensteht, und für Personen. Ein höheres Gebot wählt früher.
    TIPPE eine Zahl oder die Möglichkeit selbst: „bid 7“, „take sheriff“, „place n15“. Was klar ist, darf
    kürzer sein: „sheriff“, „n15“. Bei Geboten ist die Zahl das Gebot. Eine leere Zeile zeigt wieder den Tisch.
play-help-why-cards =
    warum 2          was eine Möglichkeit bringt, Quelle für Quelle; „warum n15“: Parzelle oder Platz für die Karte
                     „warum saloon“, „warum sheriff“, „warum i-17“: was Gebäude, Person oder Karte bewirken
play-help-city = stadt 2          die Stadt eines anderen Spielers
play-help-score = punkte           deine Punkte Zeile für Zeile und die von allen; „punkte 2“: die eines anderen Spielers
play-help-bids = gebote           die Gebote, die alle noch haben, und deine Chancen, zuerst zu wählen
play-help-cards-cards = karten           was noch in den Stapeln ist, und was alle genommen haben
play-help-rule-cards = regel C3.2       eine Regel nach ihrer Nummer oder einem Wort, etwa „regel saloon“; „regel C“: die Kapitel
play-help-undo-cards = zurück           nimmt die letzte Wahl zurück, bis zu gezogenen Karten, offenen Geboten, einem Bot-Zug

cards-legend =
    IN DER STADT zeigt eine Parzelle, was auf ihr ist, und darunter, was es jetzt zählt. Beim Legen steht
    eine Nummer, wo die linke obere Parzelle der Karte läge; ein Punkt ist ein Platz weiter unten in der Liste.
    JETZT neben einer Karte der Auslage ist, was sie dir am besten Platz brächte, wenn das Spiel sofort endete.
    BEI JEDEM SPIELER die übrigen Gebote und die Personen; die in Klammern wurden genutzt.
    Die PRIORITÄT einer Karte sagt, wie sehr virtuelle Spieler sie wollen; deren Summe sind ihre Punkte.
cards-legend-signs = { $signs }.
cards-legend-sign = { $sign } { $kind }


## Das Ende

cards-virtual-of-level = { $name } ({ $level })
cards-how-to-look = „punkte 2“ und „stadt 2“ sagen mehr, „verlauf“, wie es war; „speichern DATEI“ hebt das Spiel auf, „ende“ verlässt es.


## Eine Stellung, für `carson show`

cards-position = { $era }, Runde { $round } von { $rounds }
cards-offer = Die Karten der Auslage
cards-scores = Punkte
cards-column-card = Karte
cards-column-priority = Priorität
cards-column-picture = Bild
cards-column-contents = was es ist
cards-column-player = Spieler
cards-column-sign = Zeichen
cards-column-points = SP
cards-column-bids = Gebote übrig
cards-column-bid = Gebot
cards-column-has = hat
cards-column-parcel = Parzelle
cards-column-building = Gebäude
cards-column-parts = wofür


## Optionen von `carson play` und `carson simulate`

command-virtual-option = wie viele virtuelle Spieler (so viele, wie der Tisch für vier braucht)
command-level-option = ihre Stufe: beginner, advanced oder expert; oder eine Liste mit einer für jeden
command-deck-option = eine TOML-Datei, die Karten ersetzt
command-level-nothing = --level nennt keine Stufe: Schreib beginner, advanced oder expert.
command-level-nobody = --level ist für virtuelle Spieler, und ein Tisch mit { $players } Spielern hat keine: Füge mit --virtual welche hinzu.
command-level-count = { $levels } Stufen passen nicht zu { $virtual ->
        [one] einem virtuellen Spieler
       *[other] { $virtual } virtuellen Spielern
    }: Nenne eine Stufe für alle oder eine für jeden.
