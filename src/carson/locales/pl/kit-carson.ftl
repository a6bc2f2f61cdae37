### Kit Carson: co się dzieje, co można wybrać, dlaczego nie.

variant-kit-carson = Kit Carson
    .about = Wszyscy naraz stawiają i przestawiają kowbojów; wczesny pas daje PZ na koniec.

event-shift =
    { $piece ->
        [white-cowboy] { $player } przestawia białego kowboja: { $origin } → { $place }.
       *[other] { $player } przestawia kowboja: { $origin } → { $place }.
    }

question-first-cowboy =
    { $cowboys ->
        [0] { $player }, postaw kowboja albo spasuj; potem zaczynają wszyscy.
        [one] { $player }, postaw swojego jedynego kowboja albo spasuj; potem zaczynają wszyscy.
       *[other] { $player }, postaw pierwszego z { $cowboys } kowbojów albo spasuj; potem zaczynają wszyscy.
    }
question-place-together =
    { $cowboys ->
        [0] { $player }, przestaw kowboja albo spasuj; inni robią to samo.
        [one] { $player }, postaw ostatniego kowboja, przestaw któregoś albo spasuj; inni robią to samo.
       *[other] { $player }, postaw jednego z { $cowboys } kowbojów, przestaw któregoś albo spasuj; inni robią to samo.
    }
question-put-down = { $player }, dokąd idzie kowboj?

choice-move =
    { $place ->
        [white-cowboy] Przestaw białego kowboja
       *[other] Przestaw kowboja ({ $place })
    }

refusal-cowboy-at-hand = Najpierw wybierz, dokąd idzie kowboj ({ $place }); może też zostać na miejscu.
refusal-white-cowboy-not-placed = Białego kowboja nie ma na planszy albo nie należy do ciebie.
refusal-cowboy-stays = Twój kowboj na polu { $place } zostaje tam na dobre.
refusal-no-cowboy-to-move = Na polu { $place } nie masz kowboja do przestawienia.
