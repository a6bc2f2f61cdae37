### Pferde: die Gehege mit Namen, was man wählen kann, was geschieht, warum nicht.

variant-horses = Pferde
    .about = Nach jedem Cowboy darf ein Pferd in eines von fünf Gehegen; die besten gewinnen das Rodeo und SP.

place-enclosure-1 = Gehege 1
place-enclosure-2 = Gehege 2
place-enclosure-3 = Gehege 3
place-enclosure-4 = Gehege 4
place-enclosure-5 = Gehege 5


## Möglichkeiten und Fragen

# $hats ist, was ein Pferd dort im Rodeo zählt.
choice-horse = Gehege { $enclosure }: { $enclosure ->
        [1] { choice-horse-firepower }
        [2] noch ein Cowboy, versetzen oder passen
        [3] eine deiner Ranches bringt das Doppelte
        [4] sofort ${ $money }
       *[other] für das Rodeo
    }{ choice-horse-hats }
choice-buy-horse = Ein Pferd für ${ $price } statt Lohn, Gehege { $enclosure }: { $enclosure ->
        [1] { choice-horse-firepower }
        [3] eine Ranch bringt das Doppelte
        [4] sofort ${ $money }
       *[other] für das Rodeo
    }{ choice-horse-hats }
choice-horse-firepower =
    { $firepower ->
        [0] nicht mehr Feuerkraft
       *[other] { $firepower } Feuerkraft mehr
    }
choice-horse-hats =
    { $hats ->
        [one] {" "}(1 Hut)
       *[other] {" "}({ $hats } Hüte)
    }
choice-corral = Ein Cowboy in Gehege { $place }: Pferde dort zählen im Rodeo doppelt
choice-back = Zurück in deinen Vorrat
choice-herd = { $place }: Diese Ranch bringt das Doppelte, ${ $money } mehr
choice-done-place-horse = Kein Pferd
choice-done-second-enclosure = Nichts davon
choice-done-herd-horses = Keine Ranch mehr

question-place-horse = { $player }, kommt ein Pferd in eines deiner Gehege?
question-second-enclosure = { $player }, durch dein Pferd darfst du noch einen Cowboy einsetzen, einen versetzen oder sofort passen.
question-move-cowboy = { $player }, wohin geht dein Cowboy? Ihm folgt kein Pferd.
question-buy-horse = { $player }, kaufst du statt eines Lohns ein Pferd? Du hast ${ $money }.
question-herd-horses = { $player }, welche deiner Ranches bringt das Doppelte?


## Ereignisse und Gründe

event-horse = { $player } setzt ein Pferd in Gehege { $enclosure }.
event-corral = { $player } setzt einen Cowboy in Gehege { $enclosure }.
event-take-home = { $player } nimmt einen Cowboy von { $place } zurück.
event-buy-horse = { $player } kauft ein Pferd für ${ $price }, statt ${ $wage } Lohn zu nehmen.
event-herd = Bei { $player } bringt die Ranch auf { $place } dank eines Pferdes das Doppelte.
event-rodeo-score =
    { $score ->
        [one] Rodeo: { $player } hat 1 Punkt.
       *[other] Rodeo: { $player } hat { $score } Punkte.
    }
event-rodeo =
    { $score ->
        [one] { $winner } gewinnt das Rodeo mit 1 Punkt.
       *[other] { $winner } gewinnt das Rodeo mit { $score } Punkten.
    }

gain-horses =
    { $count ->
        [one] { $player } bekommt ein Pferd: { $reason }.
       *[other] { $player } bekommt { $count } Pferde: { $reason }.
    }
gain-rodeo = { $player } bekommt ein Rodeoplättchen: am Ende 1 SP mehr für jedes Pferd.

reason-horses = Pferde
    .about = Am Ende 1 SP für jedes Pferd, und für jedes gewonnene Rodeo noch einmal so viel.
reason-rodeo = das Rodeo
reason-enclosure = Gehege 4
part-horses = Pferde
    .sum = Pferde { $amount }


## Warum nicht

refusal-cowboy-in-enclosure = Du hast schon einen Cowboy in Gehege { $enclosure }; in jedes kommt nur einer.
refusal-enclosure-not-used = Gehege { $enclosure } gibt es nicht, wenn alle gleichzeitig einsetzen; wähle ein anderes.
refusal-no-cowboy-in-enclosure = Du hast keinen Cowboy in Gehege { $enclosure }.
refusal-move-elsewhere = Von dort kam dein Cowboy; wähle einen anderen Ort oder lass ihn in deinem Vorrat.
refusal-no-ranch-to-double = Auf { $place } ist keine Ranch von dir, die ein Pferd verdoppeln könnte; wähle eine Ranch aus der Liste.

position-horses = { position-where }: Spieler { $word } hat Pferde oder Cowboys in Gehegen, die es nicht geben kann; es sind je zehn Zahlen.
