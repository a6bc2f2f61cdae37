### Der Tisch des Kartenspiels im Browser. Namen von Karten, Personen und Gebäuden stehen in cards-names.ftl.

## Wo das Spiel ist

web-cards-root = Der Tisch
web-cards-flow = Wie weit das Spiel ist
web-cards-era =
    { $era ->
        [1] Epoche I
       *[other] Epoche II
    }
web-cards-round = Runde { $round } von { $rounds }
web-cards-over = Das Spiel ist zu Ende
web-cards-stage-powers = Fähigkeiten
    .about = Vier oder fünf Geländekarten und eine Person liegen offen. Wer eine Person dafür hat, darf jetzt ihre Fähigkeit nutzen.
web-cards-stage-bid = Bieten
    .about = Alle legen ein Gebot verdeckt hin. Jedes Gebot kann einmal pro Epoche gespielt werden.
web-cards-stage-reveal = Aufdecken
    .about = Alle Gebote werden zugleich aufgedeckt. Das höchste wählt zuerst; unter gleichen entscheidet die Rückseite der nächsten Person.
web-cards-stage-take = Nehmen
    .about = In der Reihenfolge der Gebote nehmen alle eine der Karten. Was übrig bleibt, kommt aus dem Spiel.
web-cards-stage-lay = Legen
    .about = Eine Geländekarte kommt sofort in deine Stadt. Dann wählen die anderen, und die nächste Runde beginnt.
web-cards-stage-end = Vor der Wertung


## Die Auslage

web-cards-market = Die Karten dieser Runde
web-cards-market-empty = Jetzt liegen keine Karten offen.
web-cards-find = Personen, die niemand hat: Dein Zeitungsjunge findet eine
web-cards-market-card = Karte { $number }: { $corners }.
web-cards-priority = Priorität { $priority }: wie sehr virtuelle Spieler diese Karte wollen, und was sie ihnen bringt.
web-cards-priority-brief = Priorität { $priority } für virtuelle Spieler.
web-cards-wanted = Der nächste virtuelle Spieler nimmt diese Karte
    .about = Von allen Karten, die hier liegen, nimmt der nächste virtuelle Spieler diese.
web-cards-taken = { $name } hat sie genommen
web-cards-no-place = kein Platz
web-cards-this-round = Wer wann wählt
web-cards-last-round = Die vorige Runde
web-cards-turn-bid = Gebot { $bid }
web-cards-turn-early = vor den Geboten
web-cards-turn-took = nahm: { $card }
web-cards-turn-tied = gleiches Gebot


## Wann man eine Person nutzen kann

web-cards-use-before-bids = vor den Geboten
web-cards-use-after-bids = wenn die Gebote offenliegen
web-cards-use-any-time = immer wenn du wählst
web-cards-use-before-scoring = vor der Wertung
web-cards-use-always = wirkt von selbst
web-cards-used = in dieser Epoche genutzt
web-cards-used-up = genutzt
web-cards-characters = Deine Personen
web-cards-now = Jetzt: { $sum }.
web-cards-sell =
    { $left ->
        [0] Nichts mehr zu verkaufen
        [one] Eine Karte verkaufen (noch 1)
       *[other] Eine Karte verkaufen (noch { $left })
    }
web-cards-sales = Karten, die du verkaufen kannst
web-cards-sell-this = Die Karte auf { $place } verkaufen: insgesamt { $gain } SP


## Gebote

web-cards-hand = Deine Gebote
    .about = Je höher dein Gebot, desto früher wählst du eine Karte. Jedes Gebot spielst du einmal pro Epoche; für die zweite kommen alle zurück.
web-cards-hand-help = Unter jedem Gebot: mit welcher Chance du zuerst wählst, wenn die anderen zufällig bieten.
web-cards-hand-idle = Du hast deine Karte schon genommen, also wird das Gebot, das du wählst, nur abgelegt.
web-cards-bids-left = Noch zu bieten
web-cards-bid = Gebot { $bid }
web-cards-bid-first = Gebot { $bid }: { percent } Chance auf die erste Wahl
web-cards-bid-out = Gebot { $bid } wurde in dieser Epoche schon gespielt
web-cards-bid-down = Deine { $bid } liegt verdeckt, bis alle geboten haben.
web-cards-bid-secret = Ein Gebot liegt verdeckt.
web-cards-bid-thinking = Hat noch nicht geboten.
web-cards-bid-open =
    { $boost ->
        [0] Bietet { $bid }
       *[other] Bietet { $bid } und { $boost } mehr, zusammen { $total },
    } und wählt an { $place }. Stelle.
web-cards-bid-off = Legt die { $bid } ab und wählt in dieser Runde nicht.
web-cards-place = { $place }.
web-cards-chance = { $place }: { percent }
web-cards-mean = Im Schnitt Platz { $mean }.


## Spieler

web-cards-players = Spieler
web-cards-you = du
web-cards-just = { $character }
web-cards-turned = { $character }, genutzt
web-cards-vp = SP
web-cards-turn = am Zug
web-cards-your-turn = dein Zug
web-cards-away = nicht da
web-cards-bot = Bot
web-cards-virtual = Ein virtueller Spieler deckt zufällig eines seiner Gebote auf, nimmt die Karte mit der höchsten Priorität und bekommt die Prioritäten seiner Karten als Punkte. Er hat keine Stadt und nutzt keine Fähigkeit.
web-cards-virtual-character = Für einen virtuellen Spieler ist eine Person ihre Priorität wert und tut sonst nichts.
web-cards-virtual-points =
    { $count ->
        [0] { $name } hat noch keine Karte.
        [one] { $name } hat 1 Karte; ihre Priorität macht { $points } SP.
       *[other] { $name } hat { $count } Karten; ihre Prioritäten machen zusammen { $points } SP.
    }
web-cards-ties = Gleiche Gebote:
    .about = Die Rückseite der nächsten Person sagt, wer bei gleichen Geboten zuerst wählt, in dieser Runde: { $order }.
web-cards-left =
    { $count ->
        [0] { $name } hat in dieser Epoche kein Gebot mehr.
       *[other] { $name } kann noch { $bids } bieten.
    }
web-cards-left-virtual =
    { $count ->
        [0] { $name } hat in dieser Epoche kein Gebot mehr.
        [one] { $name } hat nur noch die { $bids } und spielt sie als Nächstes.
       *[other] { $name } hat noch { $bids }; jedes kommt mit gleicher Chance als Nächstes.
    }
web-cards-show-own = Deine Stadt
web-cards-show-city = Stadt
web-cards-show-cards =
    { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    }


## Städte

web-cards-pane = Stadt, Wertungsbogen und Stapel
web-cards-tab-sheet = Wertungsbogen
web-cards-tab-piles = Was noch kommt
web-cards-city-of = Stadt von { $name }
web-cards-cards-of = Karten von { $name }
web-cards-city-empty = Hier wird die erste Karte liegen.
web-cards-back = Zurück zu deiner Stadt
web-cards-back-first = Zurück zur ersten Stadt
web-cards-parcels = Parzellen
web-cards-parcel = { $place }, { $kind }.
web-cards-parcel-scores = { $place }, { $kind }: { $points } SP. { $sum }
web-cards-scores = Jetzt { $points } SP für { $name }: { $sum }.
# The buildings that a parcel is worth something to, each as in -to.
web-cards-worth = Zählt auch für: { $list }.
web-cards-worth-to = { $kind } auf { $place } (+{ $points })
web-cards-places = Plätze für die Karte
web-cards-place-here =
    { $covered ->
        [0] { $place }: { $gain } SP
        [one] { $place }: { $gain } SP, überdeckt 1 Parzelle
       *[other] { $place }: { $gain } SP, überdeckt { $covered } Parzellen
    }
web-cards-best-place = Am besten Platz, { $place }:
web-cards-before-after = { $before } → { $after } SP
web-cards-change = { $source } { $before } → { $after }
web-cards-covers =
    { $covered ->
        [one] Überdeckt 1 Parzelle.
       *[other] Überdeckt { $covered } Parzellen.
    }
web-cards-help-lay = Jede Marke ist die Mitte eines Platzes für die Karte, mit den Punkten, die sie brächte, wenn das Spiel jetzt endete.
web-cards-help-first = Das Ziel: die meisten Siegpunkte (SP) nach zwei Epochen zu neun Runden, für Gebäude, die in einer Stadt aus Karten gut zusammenstehen, und für Personen.
web-cards-help-city = Zeig auf eine Parzelle, um zu sehen, was sie bringt.
web-cards-aside = Beiseitegelegt, weil kein Platz war: { $cards }.
web-cards-zoom-in = Größer
web-cards-zoom-out = Kleiner
web-cards-zoom-all = Die ganze Stadt


## Wertungsbogen und Stapel

web-cards-sheet = Wertungsbogen
web-cards-sheet-now = Wenn das Spiel jetzt endete, in Siegpunkten (SP)
web-cards-sheet-end = Das Endergebnis, in Siegpunkten (SP)
web-cards-sheet-city = Stadt
web-cards-sheet-characters = Personen
web-cards-sheet-total = Summe
web-cards-nothing = nichts
web-cards-pile =
    { $count ->
        [0] Im Stapel dieser Epoche ist keine Geländekarte mehr.
        [one] Im Stapel dieser Epoche ist noch 1 Geländekarte; aufgedeckt wird davon { $coming }.
       *[other] Im Stapel dieser Epoche sind noch { $count } Geländekarten; { $coming } davon werden aufgedeckt. Auf allen zusammen:
    }
web-cards-pile-all = Alle diese Karten zeigen
web-cards-pile-characters =
    { $count ->
        [one] 1 Person, die noch niemand gesehen hat
       *[other] { $count } Personen, die noch niemand gesehen hat
    }
web-cards-pile-under =
    { $count ->
        [one] Unter dem Stapel, wegen eines Totenkopfs
       *[other] Unter dem Stapel, wegen Totenköpfen
    }
