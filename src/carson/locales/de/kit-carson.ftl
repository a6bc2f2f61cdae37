### Kit Carson: was geschieht, was man wählen kann, warum nicht.

variant-kit-carson = Kit Carson
    .about = Alle setzen und versetzen ihre Cowboys gleichzeitig; früh zu passen bringt am Ende SP.

event-shift =
    { $piece ->
        [white-cowboy] { $player } versetzt den weißen Cowboy von { $origin } auf { $place }.
       *[other] { $player } versetzt einen Cowboy von { $origin } auf { $place }.
    }

question-first-cowboy =
    { $cowboys ->
        [0] { $player }, setze einen Cowboy ein oder passe; dann beginnen alle.
        [one] { $player }, setze deinen einzigen Cowboy ein oder passe; dann beginnen alle.
       *[other] { $player }, setze den ersten deiner { $cowboys } Cowboys ein oder passe; dann beginnen alle.
    }
question-place-together =
    { $cowboys ->
        [0] { $player }, versetze einen Cowboy oder passe; die anderen tun dasselbe.
        [one] { $player }, setze deinen letzten Cowboy ein, versetze einen oder passe; die anderen tun dasselbe.
       *[other] { $player }, setze einen deiner { $cowboys } Cowboys ein, versetze einen oder passe; die anderen tun dasselbe.
    }
question-put-down = { $player }, wohin geht der Cowboy?

choice-move =
    { $place ->
        [white-cowboy] Den weißen Cowboy versetzen
       *[other] Den Cowboy von { $place } versetzen
    }

refusal-cowboy-at-hand = Wähle zuerst, wohin der Cowboy von { $place } geht; er darf auch bleiben, wo er ist.
refusal-white-cowboy-not-placed = Der weiße Cowboy ist nicht auf dem Plan oder gehört nicht dir.
refusal-cowboy-stays = Dein Cowboy auf { $place } bleibt dort für immer.
refusal-no-cowboy-to-move = Du hast auf { $place } keinen Cowboy zum Versetzen.
