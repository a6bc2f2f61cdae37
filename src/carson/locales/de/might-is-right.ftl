### Das Recht des Stärkeren: Duelle mit Plättchen statt Würfeln.

variant-might-is-right = Das Recht des Stärkeren
    .about = Duelle mit geheimen Plättchen statt mit Würfeln; wer starke hat, beginnt mit weniger Geld.


## Möglichkeiten und Fragen

choice-tile = { $tiles } legen: { $total } mit deiner Feuerkraft
choice-hold = Deine letzten Plättchen behalten
choice-discard = Deine letzten Plättchen abwerfen und neue ziehen

question-choose-duel-tile = { $player }, was legst du für dieses Duell? Niemand sieht es, bevor alle gelegt haben.
question-discard-tiles = { $player }, wirfst du deine letzten Duellplättchen ab?


## Ereignisse

event-tiles-dealt = { $player } hat { $count } Duellplättchen, zusammen { $total }.
event-tiles-shown = Plättchen auf { $place }: { $dice }.
event-tiles-drawn =
    { $count ->
        [one] { $player } zieht ein Duellplättchen.
       *[other] { $player } zieht { $count } Duellplättchen.
    }
event-tiles-discarded =
    { $count ->
        [one] { $player } wirft ein Duellplättchen ab.
       *[other] { $player } wirft { $count } Duellplättchen ab.
    }


## Ablehnungen

refusal-tiles-to-lay =
    { $count ->
        [one] In diesem Duell wird ein Plättchen gelegt.
       *[other] In diesem Duell werden { $count } Plättchen gelegt.
    }
position-tiles = { position-where }: „{ $word }“ ist kein Duellplättchen; sie haben die Zahlen 0 bis 5.
refusal-tile-not-yours = Das hast du nicht; lege, was du auf der Hand hast.
