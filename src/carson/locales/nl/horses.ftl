### Horses: the enclosures by name, what can be chosen, what happens, why not.

variant-horses = Paarden
    .about = Na elke cowboy mag een paard naar een van vijf erven; de beste paarden winnen de rodeo en OP.

place-enclosure-1 = het eerste erf
place-enclosure-2 = het tweede erf
place-enclosure-3 = het derde erf
place-enclosure-4 = het vierde erf
place-enclosure-5 = het vijfde erf


## Choices and questions

# $hats is what a horse there counts in the rodeo.
choice-horse = Erf { $enclosure }: { $enclosure ->
        [1] { choice-horse-firepower }
        [2] nog een cowboy, een verplaatsing of passen
        [3] een van je ranches brengt dubbel op
        [4] meteen ${ $money }
       *[other] voor de rodeo
    }{ choice-horse-hats }
choice-buy-horse = Een paard voor ${ $price } en een salaris, erf { $enclosure }: { $enclosure ->
        [1] { choice-horse-firepower }
        [3] een ranch dubbel
        [4] meteen ${ $money }
       *[other] voor de rodeo
    }{ choice-horse-hats }
choice-horse-firepower =
    { $firepower ->
        [0] geen extra vuurkracht
       *[other] { $firepower } extra vuurkracht
    }
choice-horse-hats =
    { $hats ->
        [one] {" "}(1 hoed)
       *[other] {" "}({ $hats } hoeden)
    }
choice-corral = Een cowboy op erf { $place }: paarden daar tellen dubbel in de rodeo
choice-back = Terug in je voorraad
choice-herd = { $place }: deze ranch brengt dubbel op, ${ $money } erbij
choice-done-place-horse = Geen paard
choice-done-second-enclosure = Geen van deze
choice-done-herd-horses = Geen ranch meer

question-place-horse = { $player }, gaat er een paard naar een van je erven?
question-second-enclosure = { $player }, je paard laat je nog een cowboy plaatsen, er een verplaatsen, of meteen passen.
question-move-cowboy = { $player }, waar gaat je cowboy naartoe? Er volgt hem geen paard.
question-buy-horse = { $player }, koop je een paard in plaats van één salaris? Je hebt ${ $money }.
question-herd-horses = { $player }, welke ranch van jou brengt dubbel op?


## Events and reasons

event-horse = { $player } zet een paard op erf { $enclosure }.
event-corral = { $player } zet een cowboy op erf { $enclosure }.
event-take-home = { $player } haalt een cowboy terug van { $place }.
event-buy-horse = { $player } koopt een paard voor ${ $price } in plaats van een salaris van ${ $wage }.
event-herd = De ranch van { $player } op { $place } brengt dubbel op, dankzij een paard.
event-rodeo-score = Rodeo: { $player } scoort { $score }.
event-rodeo = { $winner } wint de rodeo met { $score }.

gain-horses =
    { $count ->
        [one] { $player } krijgt een paard: { $reason }.
       *[other] { $player } krijgt { $count } paarden: { $reason }.
    }
gain-rodeo = { $player } krijgt een rodeofiche: aan het einde 1 OP extra voor elk paard.

reason-horses = paarden
    .about = Aan het einde 1 OP voor elk paard, en nog eens zoveel voor elke gewonnen rodeo.
reason-rodeo = de rodeo
reason-enclosure = het vierde erf
part-horses = paarden
    .sum = paarden { $amount }


## Why not

refusal-cowboy-in-enclosure = Je hebt al een cowboy op erf { $enclosure }; op elk erf past er één.
refusal-enclosure-not-used = Erf { $enclosure } doet niet mee als iedereen tegelijk plaatst; kies een ander.
refusal-no-cowboy-in-enclosure = Je hebt geen cowboy op erf { $enclosure }.
refusal-move-elsewhere = Je cowboy kwam daarvandaan; kies een andere plek, of laat hem in je voorraad.
refusal-no-ranch-to-double = Op { $place } is geen ranch van jou die een paard kan verdubbelen; kies een van de ranches in de lijst.

position-horses = { position-where }: speler { $word } heeft paarden of cowboys op erven die niet kunnen; er zijn per speler tien getallen.
