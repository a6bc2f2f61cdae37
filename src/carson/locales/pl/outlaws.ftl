### Bandyci: co się dzieje, co można wybrać, dlaczego nie.

variant-outlaws = Bandyci
    .about = Od rundy 2 zjeżdżają bandyci: o połowę zmniejszają zysk z najlepszych budynków, a tam, gdzie stoją, nikt nie kupuje ani nie buduje. Pokonanie bandyty daje PZ.

event-outlaws =
    { $count ->
        [one] { $player } rzuca: nadjeżdża bandyta. Jego siła to { $strength }, pokonanie go daje { $points } PZ.
       *[other] { $player } rzuca: nadjeżdża { $count } bandytów. Ich siła to { $strength }, pokonanie jednego daje { $points } PZ.
    }
event-outlaw-arrives = Na { $place } zjawia się bandyta.
event-outlaw-captured = Bandyta wjeżdża wprost do więzienia na { $place } i zostaje schwytany ({ $player }).
event-outlaw-moves = Bandyta jedzie z { $origin } na { $place }.
event-outlaw-beaten = Walka z bandytą na { $place }, siła { $strength }: { $rolls }. Pokonuje go { $player }.
event-outlaw-stays = Walka z bandytą na { $place }, siła { $strength }: { $rolls }. Bandyta wygrywa i zostaje.
event-outlaw-prey = { $player } zamiast brać PZ, atakuje budynek na { $place }.
event-outlaw-takes = Bandyta na { $place } zabiera ${ $money } (traci { $player }).

reason-outlaws = bandyta
    .about = Za pokonanych bandytów.

question-ride-next = { $player }, który bandyta rusza teraz?
question-outlaw-reward = { $player }, bandyta pokonany: bierzesz PZ czy atakujesz budynek?

choice-ride = Bandyta na { $place }
choice-bounty = { $points } PZ
choice-attack = Atak na budynek ({ $owner }): połowa zysku, teraz ${ $money }
# Gdzie jest bandyta: postawiony tam kowboj i wskazanie walki.
choice-outlaw = { $place }: bandyta, siła { $strength }, za { $points } PZ ({ $odds })

refusal-no-outlaw-to-move = Na { $place } żaden bandyta nie czeka na ruch; wskaż któregoś z listy.
