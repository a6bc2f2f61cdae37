### Der Tisch des Brettspiels im Browser. Namen von Orten, Gebäuden und Personen stehen in board.ftl und characters.ftl.

## Die Runde

web-board-setup = Vor der ersten Runde
web-board-over = Das Ende
web-board-round = Runde { $round } von { $rounds }
web-board-phases = Die Phasen einer Runde
web-board-phase-characters = Personen
    .about = Alle wählen eine Person, in der Reihenfolge der Passleiste.
web-board-phase-placing = Cowboys
    .about = In der Reihenfolge der Karten setzen alle je einen Cowboy ein oder passen, bis alle gepasst haben.
web-board-phase-actions = Aktionen
    .about = Die Aktionen werden ausgeführt, von Lohn bis zu den letzten Siegpunkten; wo mehrere dasselbe wollen, gibt es ein Duell.
web-board-phase-end = Rundenende
    .about = Geld über dem Limit der Karte wird abgegeben; neue Cowboys und Plättchen kommen.
web-board-bag = Plättchen noch im Beutel: { $count }
web-board-times = { $count } × { $thing }
web-board-outlaw =
    { $points ->
        [one] Ein Outlaw der Stärke { $strength }: Wer sie mit Würfel und Feuerkraft erreicht, bekommt 1 SP.
       *[other] Ein Outlaw der Stärke { $strength }: Wer sie mit Würfel und Feuerkraft erreicht, bekommt { $points } SP.
    }


## Die Stadt

web-board-town = Die Stadt
web-board-parcels = Parzellen
web-board-tools = Die Stadt: wie sie gezeigt wird
web-board-nearer = Näher (+)
web-board-farther = Weiter weg (-)
web-board-whole = Die ganze Stadt (0)
web-board-prices = Landpreise (p)
web-board-lay-roads = Straßen
    .about = Eine Straße an den Rand einer Parzelle legen (r)
web-board-road-places = Wo eine Straße liegen kann
web-board-road-on = Eine Straße { $side }
web-board-bridge-on = Eine Brücke { $side }
web-board-pays = Bringt { $amount } pro Runde:
    .nothing = Bringt { $amount } pro Runde.
web-board-costs = Kostet { $amount }:
    .nothing = Kostet dich nichts.
web-board-less = minus { $part }
web-board-connected = An das Straßennetz angeschlossen.
web-board-not-connected = Noch führt keine Straße hierher.
web-board-stands = Hier steht ein Cowboy von { $player }.

# Was ein Vorleseprogramm zu einer Parzelle sagt, nacheinander mit Kommas: „d4: Saloon von Ann, bringt $12, an der Straße“
web-board-label-nobody = { $place }: { $what }
web-board-label-owned = { $place }: { $what } von { $owner }
web-board-label-pays = bringt { $amount }
web-board-label-costs = kostet { $amount }
    .nothing = kostet dich nichts
web-board-label-connected = an der Straße
web-board-label-outlaw = ein Outlaw
web-board-label-cowboy = Cowboy von { $player }
web-board-label-resident = besetzt von { $player }
web-board-label-choose = kann gewählt werden


## Die Aktionen

web-board-track = Die Aktionsfelder
web-board-now = Das wird gerade ausgeführt.
web-board-closed = In dieser Runde geschlossen.
web-board-no-tile = ausverkauft
web-board-tile-title = { $kind } für { $amount }
web-board-price-for-you = Für dich { $amount }.
web-board-cowboys-of =
    { $count ->
        [one] ein Cowboy von { $player }
       *[other] { $count } Cowboys von { $player }
    }
web-board-space-label =
    { $closed ->
        [1] { $name }, geschlossen
       *[other]
            { $standing ->
                [none] { $target ->
                    [1] { $name }, kann gewählt werden
                   *[other] { $name }
                }
               *[other] { $target ->
                    [1] { $name }, { $standing }, kann gewählt werden
                   *[other] { $name }, { $standing }
                }
            }
    }
# Was ein Feld brächte, in wenigen Buchstaben.
web-board-brings-money = +${ $count }
web-board-brings-dice = ${ $least }–{ $most }
web-board-brings-points = +{ $count } SP
web-board-brings-firepower = +{ $count }
web-board-brings-roads = +{ $count }

# Namen der Felder, die in einen kleinen Kasten passen, und was sie geben; .long und .about, wo es sonst keine Worte dafür gibt.
web-board-space-wages = Lohn
    .gives = je $4
web-board-space-ammunition = Munition
    .gives = Kraft +3
web-board-space-roads-3 = Straßen
    .gives = 3 für 1
web-board-space-roads-1 = Straßen
    .gives = je 1
web-board-space-parcel-purchase = Land
    .gives = kaufen
    .long = Parzellenkauf
    .about = Wer auf einer Parzelle steht, darf sie kaufen; wo mehrere stehen, der Sieger eines Duells.
web-board-space-place-kept = Behalten
    .gives = bauen
    .long = Behaltene Gebäude
    .about = Alle dürfen bauen, was sie behalten haben, und Straßen legen.
web-board-space-parcels-income = Parzellen
    .gives = je $2
web-board-space-cowboys-income = Feuerkraft
    .gives = je $2
web-board-space-gambling = Würfeln
    .gives = 2 Würfel
web-board-space-building-income = Erträge
    .gives = Gebäude
    .long = Einkommen aus Gebäuden
    .about = Duelle um Gebäude, dann zahlt jedes Gebäude seinem Besitzer; wer eines angreift, nimmt die Hälfte.
web-board-space-parcels-vp = Parzellen
    .gives = 1 SP je 2
web-board-space-buildings-vp = Gebäude
    .gives = je 1 SP
web-board-space-cowboys-vp = Feuerkraft
    .gives = 1 SP je 2
web-board-space-vp-5 = 1 SP
web-board-space-vp-4 = 1 SP
web-board-space-vp-3 = 1 SP
web-board-space-vp-2 = 1 SP


## Spieler

web-board-players = Spieler
web-board-you = du
web-board-turn = ist jetzt gefragt
web-board-bot = Gespielt von einem Bot
web-board-away = Gerade nicht da
web-board-time-left = Zeit übrig: { $time }
# Auf einer Uhr, die wenig Platz hat.
web-board-days = { $days } T { $hours } Std
web-board-points = Siegpunkte
web-board-vp = SP
web-board-round-after = Nach Runde { $round }
web-board-round-vp = { $count } SP
web-board-round-earned = Verdient
web-board-round-scored = Punkte
web-board-round-promised = Nächstes Einkommen
web-board-round-spent = Ausgegeben
web-board-money = Geld
web-board-limit = Am Ende der Runde wird alles über { $amount } abgegeben; je volle $10 bringen 1 SP.
web-board-no-limit = Das Limit kommt mit der Person der Runde.
web-board-limit-short = Limit { $amount }
web-board-firepower = Feuerkraft
web-board-cowboys = Cowboys
web-board-cowboys-about = { $home } zu Hause, von { $all } insgesamt. Die zu Hause zählen als Feuerkraft.
web-board-revolvers = Revolver: { $count }
web-board-roads = Straßen zum Legen: { $count }
web-board-land = Parzellen: { $count }
web-board-property =
    { $count ->
        [0] Mehr Land lässt sich nicht kaufen.
        [one] Eine Parzelle mehr lässt sich noch kaufen.
       *[other] { $count } Parzellen mehr lassen sich noch kaufen.
    }
web-board-land-of = Das Land von { $player } in der Stadt zeigen
web-board-passed = Gepasst, Platz { $number }
web-board-pass-about = Wer früher passt, gewinnt Duelle bei Gleichstand und wählt in der nächsten Runde früher.
web-board-places = Setzt an { $number }. Stelle ein
web-board-turn-about = Cowboys werden in der Reihenfolge der Zahlen auf den Karten eingesetzt.
web-board-chooses = Platz { $number } auf der Passleiste
web-board-resident = Besetzt das Rathaus
web-board-keeps = Behält: { $kind }
web-board-herd =
    { $count ->
        [0] Keine Pferde im Vorrat
        [one] Ein Pferd im Vorrat
       *[other] { $count } Pferde im Vorrat
    }
web-board-herd-about = Im Rodeo { $score } wert.
web-board-herd-where = In den fünf Gehegen: { $enclosures }. Im Rodeo { $score } wert.
web-board-duel-tiles = Duellplättchen: { $count }
web-board-sharpshooter = Scharfschütze
    .about = Ein Würfel mehr in jedem Duell; der niedrigste zählt nicht.
web-board-piece-dynamite = Dynamit: { $count }
    .about = Ein zweiter Würfel im Duell oder dreifacher Ertrag einer Mine.
web-board-piece-ammunition = Munition
    .about = 3 Feuerkraft mehr bis zum Ende der Runde.
web-board-piece-white-cowboy = Der weiße Cowboy
    .about = Ein zusätzlicher Cowboy, zu dem sich niemand stellt.
web-board-piece-no-duel = Plättchen „Kein Duell“: { $count }
    .about = Gegen einen Cowboy mit diesem Plättchen kämpft niemand.
web-board-piece-rodeo = Gewonnene Rodeos: { $count }
    .about = Am Ende 1 SP mehr für jedes Pferd.


## Personen

web-board-characters = Personen
web-board-card-title = { $number } { $name }
web-board-character-label =
    { $taken ->
        [none] { $number } { $name }, { $side }, Limit { $limit }
       *[other] { $number } { $name }, { $side }, Limit { $limit }, genommen von { $taken }
    }


## Duelle, Würfel und was sonst gefragt wird

web-board-exact = { $ways } von { $all }
web-board-sum-price = Preis { $amount }: { $parts }
web-board-sum-income = Bringt { $amount } pro Runde: { $parts }
web-board-sum-firepower = Deine Feuerkraft danach: { $amount } ({ $parts })
web-board-duel = Duell: { $place }
web-board-duels =
    { $count ->
        [one] Ein Duell steht an
       *[other] { $count } Duelle stehen an
    }
web-board-fight-outlaw = Der Outlaw auf { $place }, Stärke { $strength }
web-board-wins = { $player } gewinnt.
web-board-wins-tie = Gleichstand: { $player } hat früher gepasst und gewinnt.
web-board-outlaw-wins = Der Outlaw bleibt.
web-board-winner = gewinnt
web-board-chances-were = Die Chancen waren
web-board-chances-are = Die Chancen:
web-board-duel-more = Wie das Duell verlief
web-board-reroll = Die { $face } noch einmal würfeln
web-board-own-tiles = Deine Duellplättchen
web-board-tile-number = Duellplättchen { $number }
web-board-tile-hidden = Ein verdecktes Duellplättchen
web-board-tile-secret = Niemand sieht es, bevor alle gelegt haben.
web-board-tile-laid = gelegt
web-board-tile-thinks = { $player } wählt noch.
web-board-auction = Auktion
web-board-lot =
    { $count ->
        [0] Zwei Parzellen werden zusammen verkauft; noch ist keine gewählt.
        [one] { $places } und eine weitere Parzelle werden zusammen verkauft.
       *[other] { $places } werden zusammen verkauft.
    }
web-board-lot-ammunition = Die Munition wird verkauft: 3 Feuerkraft mehr in dieser Runde.
web-board-bid-out = gepasst
web-board-consent = Ein Wohnhaus auf fremdem Land
web-board-consent-where = { $player } möchte ein Wohnhaus auf { $place }, { kind-to-a }.
web-board-consent-owner = { $player } ist gefragt.
web-board-consent-agreed = Wenn du zustimmst
web-board-consent-refused = { $count ->
    [0] Wenn du ablehnst: nirgendwo sonst ohne zu fragen
    [one] Wenn du ablehnst: ein anderer Platz ohne zu fragen
   *[other] Wenn du ablehnst: der beste von { $count } Plätzen ohne zu fragen
}
web-board-consent-nothing = nichts
web-board-consent-end = { $count } SP am Ende
web-board-a-round = { $times ->
    [one] { $amount }, einmal
   *[other] { $amount } pro Runde, { $times }-mal
}
web-board-corral =
    { $count ->
        [0] Deine Gehege
        [one] Deine Gehege, ein Pferd im Vorrat
       *[other] Deine Gehege, { $count } Pferde im Vorrat
    }
web-board-enclosure-1 = Feuerkraft: 1 mehr für ein oder zwei Pferde, 2 mehr ab drei Pferden.
web-board-enclosure-2 = Sofort noch einen Cowboy einsetzen, einen versetzen oder passen.
web-board-enclosure-3 = Für jedes Pferd bringt eine deiner Ranches das Doppelte.
web-board-enclosure-4 = Sofort Geld.
web-board-enclosure-5 = Nichts als Hüte, davon aber viele.
web-board-hats =
    { $count ->
        [one] Jedes Pferd zählt im Rodeo 1 Hut, mit einem Cowboy doppelt.
       *[other] Jedes Pferd zählt im Rodeo { $count } Hüte, mit einem Cowboy doppelt.
    }
web-board-enclosure-label =
    { $cowboy ->
        [1] Gehege { $number }, Pferde: { $count }, und ein Cowboy
       *[other] Gehege { $number }, Pferde: { $count }
    }
web-board-has-passed = hat gepasst
web-board-is-placing = setzt ein
web-board-moves-from = versetzt von { $place }
web-board-moves-white = versetzt den weißen Cowboy


## Ein neuer Anfang

web-board-purse = Noch zum Ausgeben
web-board-sheet-given = Punkte gegen Geld
web-board-sheet-cowboys = Weitere Cowboys
web-board-sheet-revolvers = Revolver
web-board-sheet-roads = Straßen
web-board-sheet-parcels = Parzellen
web-board-sheet-points = Siegpunkte
web-board-sheet-sharpshooter = Scharfschütze
web-board-sheet-bid = Gebot für den ersten Platz
web-board-sheet-writes = { $player } schreibt
web-board-sheet-done = { $player } ist fertig
web-board-sheet-wait = Alle füllen geheim einen Bogen aus; aufgedeckt wird, wenn alle fertig sind.
