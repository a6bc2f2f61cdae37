### Konie: zagrody z nazwy, co można wybrać, co się dzieje, dlaczego nie.

variant-horses = Konie
    .about = Za każdym kowbojem może iść koń do jednej z pięciu zagród; najlepsze konie wygrywają rodeo i PZ.

place-enclosure-1 = zagroda 1
place-enclosure-2 = zagroda 2
place-enclosure-3 = zagroda 3
place-enclosure-4 = zagroda 4
place-enclosure-5 = zagroda 5


## Wybory i pytania

# $hats to wartość konia w rodeo w tej zagrodzie.
choice-horse = Zagroda { $enclosure }: { $enclosure ->
        [1] { choice-horse-firepower }
        [2] jeszcze jeden kowboj, przestawienie albo pas
        [3] jedno z twoich rancz daje podwójny zysk
        [4] ${ $money } od razu
       *[other] na rodeo
    }{ choice-horse-hats }
choice-buy-horse = Koń za ${ $price } i wypłatę, zagroda { $enclosure }: { $enclosure ->
        [1] { choice-horse-firepower }
        [3] ranczo daje podwójny zysk
        [4] ${ $money } od razu
       *[other] na rodeo
    }{ choice-horse-hats }
choice-horse-firepower =
    { $firepower ->
        [0] siła ognia bez zmian
       *[other] siła ognia +{ $firepower }
    }
choice-horse-hats =
    { $hats ->
        [one] {" "}(1 kapelusz)
        [few] {" "}({ $hats } kapelusze)
       *[many] {" "}({ $hats } kapeluszy)
    }
choice-corral = Kowboj do zagrody { $place }: konie liczą się tam w rodeo podwójnie
choice-back = Z powrotem do osobistych zapasów
choice-herd = { $place }: to ranczo daje podwójny zysk, ${ $money } więcej
choice-done-place-horse = Bez konia
choice-done-second-enclosure = Nic z tych rzeczy
choice-done-herd-horses = Żadne ranczo więcej

question-place-horse = { $player }, czy do którejś z twoich zagród idzie koń?
question-second-enclosure = { $player }, dzięki koniowi możesz postawić jeszcze jednego kowboja, przestawić któregoś albo od razu spasować.
question-move-cowboy = { $player }, dokąd idzie twój kowboj? Koń za nim nie idzie.
question-buy-horse = { $player }, czy zamiast jednej wypłaty kupujesz konia? Masz ${ $money }.
question-herd-horses = { $player }, które z twoich rancz daje podwójny zysk?


## Zdarzenia i powody

event-horse = { $player } wprowadza konia do zagrody { $enclosure }.
event-corral = { $player } stawia kowboja w zagrodzie { $enclosure }.
event-take-home = { $player } zabiera kowboja do zapasów ({ $place }).
event-buy-horse = { $player } kupuje konia za ${ $price } zamiast wypłaty ${ $wage }.
event-herd = { $player }: ranczo na { $place } daje dzięki koniowi podwójny zysk.
event-rodeo-score = Rodeo: { $player }, { $score } pkt.
event-rodeo = Rodeo wygrywa { $winner }, { $score } pkt.

gain-horses =
    { $count ->
        [one] { $player } dostaje konia: { $reason }.
        [few] { $player } dostaje { $count } konie: { $reason }.
       *[many] { $player } dostaje { $count } koni: { $reason }.
    }
gain-rodeo = { $player } dostaje żeton rodeo: na koniec 1 PZ więcej za każdego konia.

reason-horses = konie
    .about = Na koniec 1 PZ za każdego konia i jeszcze raz tyle za każde wygrane rodeo.
reason-rodeo = rodeo
reason-enclosure = zagroda 4
part-horses = konie
    .sum = konie { $amount }


## Dlaczego nie

refusal-cowboy-in-enclosure = Masz już kowboja w zagrodzie { $enclosure }; w każdej mieści się jeden.
refusal-enclosure-not-used = Zagroda { $enclosure } nie jest używana, gdy wszyscy stawiają naraz; wybierz inną.
refusal-no-cowboy-in-enclosure = Nie masz kowboja w zagrodzie { $enclosure }.
refusal-move-elsewhere = Twój kowboj właśnie stamtąd przyszedł; wybierz inne miejsce albo zostaw go w zapasach.
refusal-no-ranch-to-double = Na { $place } nie masz rancza, którego zysk koń mógłby podwoić; wybierz ranczo z listy.

position-horses = { position-where }: gracz { $word } ma konie albo kowbojów w zagrodach, co jest niemożliwe; po dziesięć liczb dla każdego.
