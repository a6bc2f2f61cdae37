### Outlaws: what happens, what can be chosen, why not.

variant-outlaws = Outlaws
    .about = Vanaf ronde 2 komen er outlaws: ze halveren de inkomsten van de beste gebouwen, en waar er een staat wordt niets gekocht of gebouwd. Wie er een verslaat, krijgt OP.

event-outlaws =
    { $count ->
        [one] { $player } dobbelt: er komt een outlaw. Zijn kracht is { $strength }, wie hem verslaat, krijgt { $points } OP.
       *[other] { $player } dobbelt: er komen { $count } outlaws. Hun kracht is { $strength }, wie er een verslaat, krijgt { $points } OP.
    }
event-outlaw-arrives = Op { $place } verschijnt een outlaw.
event-outlaw-captured = Een outlaw rijdt zo de gevangenis van { $player } op { $place } in en wordt opgesloten.
event-outlaw-moves = De outlaw van { $origin } gaat naar { $place }.
event-outlaw-beaten = Gevecht met de outlaw op { $place }, kracht { $strength }: { $rolls }. { $player } verslaat hem.
event-outlaw-stays = Gevecht met de outlaw op { $place }, kracht { $strength }: { $rolls }. De outlaw wint en blijft.
event-outlaw-prey = { $player } neemt geen OP en valt het gebouw op { $place } aan.
event-outlaw-takes = De outlaw op { $place } neemt ${ $money } van wat { $player } zou krijgen.

reason-outlaws = een outlaw
    .about = Voor verslagen outlaws.

question-ride-next = { $player }, welke outlaw gaat nu op pad?
question-outlaw-reward = { $player }, je hebt de outlaw verslagen: neem je de OP of val je het gebouw aan?

choice-ride = De outlaw op { $place }
choice-bounty = { $points } OP
choice-attack = Val het gebouw van { $owner } aan voor de helft van de inkomsten, nu ${ $money }
# Where an outlaw is: a cowboy placed there, and the naming of a fight.
choice-outlaw = { $place }: de outlaw, kracht { $strength }, voor { $points } OP ({ $odds })

refusal-no-outlaw-to-move = Op { $place } wacht geen outlaw om te gaan; noem er een die in de lijst staat.
