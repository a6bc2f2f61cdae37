### Outlaws: was geschieht, was man wählen kann, warum nicht.

variant-outlaws = Outlaws
    .about = Ab Runde 2 kommen Outlaws: Sie halbieren den Ertrag der besten Gebäude, und wo einer steht, wird nichts gekauft und nichts gebaut. Wer einen besiegt, bekommt SP.

event-outlaws =
    { $count ->
        [one] { $player } würfelt: Ein Outlaw kommt. Seine Stärke ist { $strength }, ihn zu besiegen bringt { $points } SP.
       *[other] { $player } würfelt: { $count } Outlaws kommen. Ihre Stärke ist { $strength }, einen zu besiegen bringt { $points } SP.
    }
event-outlaw-arrives = Ein Outlaw kommt auf { $place } an.
event-outlaw-captured = Ein Outlaw reitet { $player } auf { $place } direkt ins Gefängnis und wird eingesperrt.
event-outlaw-moves = Der Outlaw auf { $origin } zieht auf { $place }.
event-outlaw-beaten = Kampf mit dem Outlaw auf { $place }, Stärke { $strength }: { $rolls }. { $player } besiegt ihn.
event-outlaw-stays = Kampf mit dem Outlaw auf { $place }, Stärke { $strength }: { $rolls }. Der Outlaw gewinnt und bleibt.
event-outlaw-prey = { $player } greift das Gebäude auf { $place } an, statt SP zu nehmen.
event-outlaw-takes = Der Outlaw auf { $place } nimmt ${ $money } von dem, was { $player } bekäme.

reason-outlaws = ein Outlaw
    .about = Für besiegte Outlaws.

question-ride-next = { $player }, welcher Outlaw zieht als Nächstes?
question-outlaw-reward = { $player }, du hast den Outlaw besiegt: Nimmst du die SP, oder greifst du das Gebäude an?

choice-ride = Der Outlaw auf { $place }
choice-bounty = { $points } SP
choice-attack = Gebäude von { $owner } angreifen für den halben Ertrag, jetzt ${ $money }
# Wo ein Outlaw ist: ein Cowboy, der dorthin gesetzt wird, und der Aufruf eines Kampfes.
choice-outlaw = { $place }: der Outlaw, Stärke { $strength }, für { $points } SP ({ $odds })

refusal-no-outlaw-to-move = Auf { $place } wartet kein Outlaw darauf zu ziehen; nenne einen aus der Liste.
