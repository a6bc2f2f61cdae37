### Kit Carson: what happens, what can be chosen, why not.

variant-kit-carson = Kit Carson
    .about = Iedereen plaatst en verplaatst cowboys tegelijk; vroeg passen is aan het einde OP waard.

event-shift =
    { $piece ->
        [white-cowboy] { $player } verplaatst de witte cowboy van { $origin } naar { $place }.
       *[other] { $player } verplaatst een cowboy van { $origin } naar { $place }.
    }

question-first-cowboy =
    { $cowboys ->
        [0] { $player }, plaats een cowboy of pas; daarna begint iedereen.
        [one] { $player }, plaats je enige cowboy of pas; daarna begint iedereen.
       *[other] { $player }, plaats de eerste van je { $cowboys } cowboys of pas; daarna begint iedereen.
    }
question-place-together =
    { $cowboys ->
        [0] { $player }, verplaats een cowboy, of pas; de anderen doen hetzelfde.
        [one] { $player }, plaats je laatste cowboy, verplaats er een, of pas; de anderen doen hetzelfde.
       *[other] { $player }, plaats een van je { $cowboys } cowboys, verplaats er een, of pas; de anderen doen hetzelfde.
    }
question-put-down = { $player }, waar gaat de cowboy naartoe?

choice-move =
    { $place ->
        [white-cowboy] Verplaats de witte cowboy
       *[other] Verplaats de cowboy van { $place }
    }

refusal-cowboy-at-hand = Kies eerst waar de cowboy van { $place } naartoe gaat; hij mag blijven waar hij is.
refusal-white-cowboy-not-placed = De witte cowboy staat niet op het bord, of is niet van jou.
refusal-cowboy-stays = Je cowboy op { $place } blijft daar voorgoed.
refusal-no-cowboy-to-move = Je hebt geen cowboy op { $place } om te verplaatsen.
