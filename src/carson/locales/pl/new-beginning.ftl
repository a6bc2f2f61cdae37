### Nowy początek: nazwa, pozycje arkusza, co się dzieje, dlaczego nie.

variant-new-beginning = Nowy początek
    .about = Każdy kupuje to, z czym zaczyna, w tajemnicy i wszyscy naraz; kto da najwyższą ofertę, jest pierwszy.


## Arkusz, pozycja po pozycji: pytanie i każda odpowiedź z tym, co wtedy zostaje

question-fill-in-sheet-given = { $player }, twój tajny arkusz: masz ${ $money }. Oddajesz PZ, żeby mieć więcej pieniędzy?
question-fill-in-sheet-cowboys = { $player }, twój arkusz: ilu jeszcze kowbojów chcesz na początek?
question-fill-in-sheet-revolvers = { $player }, twój arkusz: ile rewolwerów chcesz na początek?
question-fill-in-sheet-roads = { $player }, twój arkusz: ile dróg chcesz na początek?
question-fill-in-sheet-parcels = { $player }, twój arkusz: ile parcel chcesz na początek?
question-fill-in-sheet-points = { $player }, twój arkusz: ile PZ kupujesz?
question-fill-in-sheet-sharpshooter = { $player }, twój arkusz: czy chcesz mieć strzelca wyborowego, z lepszą kością w każdym pojedynku?
question-fill-in-sheet-bid = { $player }, twój arkusz: ile oferujesz za pierwsze miejsce? Płacisz w każdym razie.

choice-sheet-given =
    { $count ->
        [0] Nie oddawaj PZ; do wydania ${ $left }
       *[other] Oddaj { $count } PZ za ${ $money }; do wydania ${ $left }
    }
choice-sheet-cowboys =
    { $count ->
        [0] Bez kolejnych kowbojów; zostanie ${ $left }
        [one] Jeszcze 1 kowboj za ${ $costs }; zostanie ${ $left }
       *[other] Jeszcze { $count } kowbojów za ${ $costs }; zostanie ${ $left }
    }
choice-sheet-revolvers =
    { $count ->
        [0] Bez rewolwerów; zostanie ${ $left }
        [one] 1 rewolwer za ${ $costs }; zostanie ${ $left }
        [few] { $count } rewolwery za ${ $costs }; zostanie ${ $left }
       *[many] { $count } rewolwerów za ${ $costs }; zostanie ${ $left }
    }
choice-sheet-roads =
    { $count ->
        [0] Bez dróg; zostanie ${ $left }
        [one] 1 droga za ${ $costs }; zostanie ${ $left }
        [few] { $count } drogi za ${ $costs }; zostanie ${ $left }
       *[many] { $count } dróg za ${ $costs }; zostanie ${ $left }
    }
choice-sheet-parcels =
    { $count ->
        [0] Bez parcel; zostanie ${ $left }
        [one] 1 parcela za ${ $costs }; zostanie ${ $left }
        [few] { $count } parcele za ${ $costs }; zostanie ${ $left }
       *[many] { $count } parcel za ${ $costs }; zostanie ${ $left }
    }
choice-sheet-points = { $count } PZ za ${ $costs }; zostanie ${ $left }
choice-sheet-sharpshooter =
    { $count ->
        [0] Bez strzelca wyborowego; zostanie ${ $left }
       *[other] Strzelec wyborowy za ${ $costs }; zostanie ${ $left }
    }
choice-sheet-bid = Oferta ${ $costs } za pierwsze miejsce; zostanie ${ $left }


## Co się dzieje. Zera są pomijane tam, gdzie dobrze się to czyta.

event-sheet =
    Arkusz ({ $player }): { event-sheet-items }{ $sharpshooter ->
        [0] {""}
       *[other] , strzelec wyborowy
    }{ $given ->
        [0] {""}
       *[other] , { $given } PZ oddane
    }, oferta ${ $bid }; zostaje ${ $money }.
event-sheet-items = kowboje +{ $cowboys }, rewolwery { $revolvers }, drogi { $roads }, parcele { $parcels }, PZ { $points }
event-first-bid =
    { $bid ->
        [0] Nikt nie licytuje pierwszego miejsca: z rzutu kością ma je { $player }.
       *[other]
            { $tie ->
                [0] { $player } ma najwyższą ofertę, ${ $bid }, i pierwsze miejsce.
               *[other] { $player } ma jedną z najwyższych ofert, ${ $bid }, i z rzutu kością pierwsze miejsce.
            }
    }
reason-new-beginning = Nowy początek
    .about = Punkty oddane za pieniądze albo kupione na arkuszu przed pierwszą rundą.

refusal-sheet-most =
    { $most ->
        [0] Tego na początku nie możesz mieć wcale.
       *[other] Tego na początku możesz mieć najwyżej { $most }.
    }
