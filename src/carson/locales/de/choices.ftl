### Was man wählen kann, mit Kosten und Nutzen: `choice-<verb>`, etwa 60 Spalten breit; und was gefragt wird, `question-<decision>`.

## Cowboys einsetzen. Wo es .short gibt, steht es vor einem Duell und nach dem weißen Cowboy

choice-pass = Passen: Platz { $position } auf der Passleiste
choice-place-wages = { $place }: ${ $money } je Cowboy
choice-place-ammunition = { $place }: { $firepower } Feuerkraft mehr in dieser Runde
choice-place-roads-3 = { $roads } Straßen
choice-place-roads-1 = { $roads } Straße je Cowboy
choice-place-building = { $kind } für ${ $price } kaufen{ choice-site }
choice-place-parcels-income = { $place }: $2 je Parzelle, jetzt ${ $money }
    .short = { $place }: jetzt ${ $money }
choice-place-cowboys-income = { $place }: $2 je Feuerkraft, jetzt ${ $money }
    .short = { $place }: jetzt ${ $money }
choice-place-gambling = { $place }: ${ $least } bis ${ $most }, im Schnitt ${ $money }
choice-place-parcels-vp = { $place }: 1 SP je zwei Parzellen, jetzt { $points } SP
    .short = { $place }: jetzt { $points } SP
choice-place-buildings-vp = { $place }: 1 SP je Gebäude, jetzt { $points } SP
    .short = { $place }: jetzt { $points } SP
choice-place-cowboys-vp = { $place }: 1 SP je zwei Feuerkraft, jetzt { $points } SP
    .short = { $place }: jetzt { $points } SP
choice-place-vp =
    { $most ->
        [0] SP für je ${ $price }: jetzt reicht dein Geld für keinen
       *[other] SP für je ${ $price }: jetzt bis zu { $most }
    }
choice-place-parcel = { $place }{ choice-on }: für ${ $price } kaufen ({ $parts })
    .short = { $place }{ choice-on }: für ${ $price } kaufen
choice-place-attack = { $place }: { $kind } von { $owner } angreifen, ${ $money } von ${ $income }
choice-place-defend = { $place }: { $kind } verteidigen, ${ $loot } von ${ $income }
choice-place-public = { $place }: Rathaus besetzen, { $own } pro Runde für dich
choice-white = { $label } (weißer Cowboy)

# Hinter einem Ort, wo andere stehen. Eine Schätzung: Die anderen können noch Cowboys einsetzen und passen.
choice-duel-odds = { $label }; Duell mit { $rivals }: { percent } für dich
    .estimate = { $label }; Duell mit { $rivals }: etwa { percent } für dich

# Was auf der Parzelle selbst steht, hinter ihrem Namen.
choice-on =
    { $content ->
        [house] {" "}(Wohnhaus)
        [townhouse] {" "}(Stadthaus)
        [mountain] {" "}(Berg)
       *[other] {""}
    }

# Wo ein Plättchen am meisten brächte, hinter seinem Preis; $site ist "none", wo es noch nicht gebaut werden kann.
choice-site =
    { $site ->
        [none] , noch kein Bauplatz
       *[other]
            { $income ->
                [0] , Bauplatz { $site }
               *[other] , Ertrag bis zu ${ $income } auf { $site }
            }
    }


## Land, Gebäude, Straßen

choice-claim = { $place }{ choice-on }{ $connected ->
        [0] {""}
       *[other] , an der Straße
    }{ $beside ->
        [0] {""}
       *[other] : { $parts }
    }
choice-buy-parcel = { $place }{ choice-on }: für ${ $costs } kaufen ({ $parts }), Rest ${ $left }
choice-buy-tile = { $kind } für ${ $costs } kaufen{ choice-site }, Rest ${ $left }
choice-decline = Nichts kaufen
choice-fetch = { $kind } für ${ $costs }{ choice-site }
choice-build = { $place }: { $kind } bauen{ $income ->
        [0] {""}
       *[other] , Ertrag ${ $income }
    }{ $more ->
        [0] {""}
       *[other] , mit dem Wohnhaus bis zu ${ $best }
    }{ $revolvers ->
        [0] {""}
       *[other] , { $revolvers } Revolver
    }
choice-keep = { $kind } für später behalten
choice-house = { $content ->
        [townhouse] { $place }: das Wohnhaus zum Stadthaus ausbauen
       *[other] { $place }: ein Wohnhaus
    }
    .asks = { $label }, wenn { $owner } zustimmt
choice-changes = { $label }; { $changes }
    .own = deine Gebäude { $amount }
    .others = Gebäude der anderen { $amount }
choice-change = bei dir { $kind } { $place } { $amount }
    .other = bei { $owner } { $kind } { $place } { $amount }
choice-agree = Zustimmen: Das Wohnhaus belegt deine Parzelle{ $end ->
        [0] {""}
       *[other] , { $end } SP für dich am Ende
    }
choice-refuse = { $places ->
        [0] Ablehnen: { $builder } hat ohne zu fragen keinen anderen Platz
       *[other] { $his ->
            [0] Ablehnen: Das Wohnhaus kommt anderswohin
           *[other] Ablehnen: Anderswo bringt das Wohnhaus { $builder } ${ $his } pro Runde
        }
    }
choice-duel = Duell auf { $place }: { $odds }
odds = { $player } { percent }
choice-road = { choice-road-or-bridge } { $place }: schließt { $parcels } an
    .nothing = { choice-road-or-bridge } { $place }: schließt nichts Neues an
choice-extend = { choice-road-or-bridge } { $place } in Richtung Rathaus: schließt { $parcels } an
    .nothing = { choice-road-or-bridge } { $place } in Richtung Rathaus
choice-road-or-bridge =
    { $roads ->
        [2] Brücke (zwei Straßen)
       *[other] Straße
    }
choice-done = Fertig


## Geld, Punkte und Karten

choice-points = { $points } SP für ${ $costs }, Rest ${ $left }
choice-give =
    { $costs ->
        [0] Nichts ausgeben, Rest ${ $left }
       *[other] ${ $costs } ausgeben für { $points } SP, Rest ${ $left }
    }
choice-cash = ${ $money } sofort
choice-wait = Warten
choice-wait-3Y = Warten: beim Einkommen aus Gebäuden $8 oder eine Gebäudeart doppelt
choice-wait-3R = Warten: am Rundenende 1 SP je Wohnhaus, jetzt { $points }
choice-wait-5R = Warten: am Rundenende 1 SP je Berg, jetzt { $points }
choice-double = Deine { $kinds } verdoppeln: ${ $money } mehr
choice-hire =
    { $cowboys ->
        [one] 1 Cowboy für ${ $costs }
       *[other] { $cowboys } Cowboys für ${ $costs }
    }
choice-arm = { $revolvers } Revolver für ${ $costs }
choice-take = { $character } ({ $number }), Limit ${ $limit }: { $short }


## Was gefragt wird

question-claim-parcel = { $player }, wähle eine Parzelle: Du bekommst sie umsonst.
question-take-character = { $player }, wähle eine Person für Runde { $round }.
question-place-cowboy =
    { $cowboys ->
        [0] { $player }, du hast keinen eigenen Cowboy mehr: Setze den deiner Karte ein oder passe.
        [one] { $player }, setze deinen letzten Cowboy ein oder passe.
       *[other] { $player }, setze einen deiner { $cowboys } Cowboys ein oder passe.
    }
question-next-parcel-duel = { $player }, welches Duell um eine Parzelle kommt als Nächstes?
question-next-building-duel = { $player }, welches Duell um ein Gebäude kommt als Nächstes?
question-buy-parcels = { $player }, welche Parzelle kaufst du? Du hast ${ $money }.
question-buy-building = { $player }, kaufst du { kind-whom } für ${ $price }? Du hast ${ $money }.
question-build-or-keep = { $player }, wo baust du { kind-whom }? Behalten geht auch.
question-place-house =
    { $houses ->
        [one] { $player }, wohin kommt das Wohnhaus { kind-to-the }?
       *[other] { $player }, wohin kommt das nächste von { $houses } Wohnhäusern { kind-to-the }?
    }
question-consent = { $player }, darf { $builder } auf deine Parzelle { $place } ein Wohnhaus setzen, { kind-to-a }?
question-build-kept =
    { $kept ->
        [0] { $player }, lege Straßen, wenn du willst (noch { $roads }); danach gibt es Einkommen.
       *[other] { $player }, baust du, was du behalten hast?
    }
question-place-city-hall = { $player }, wohin kommt das Rathaus?
question-buy-points = { $player }, wie viele SP kaufst du für je ${ $price }? Du hast ${ $money }.
question-lay-roads = { $player }, lege Straßen, wenn du willst (noch { $roads }); die Runde endet.
question-cash-limit = { $player }, wie viel von deinen ${ $money } gibst du aus? Je volle ${ $per } bringen 1 SP; behalten kannst du bis zu ${ $limit }.
question-banker-points = { $player }, kaufst du SP von der Bank? Du hast ${ $money }.
question-cash-or-wait = { $player }, nimmst du das Geld sofort, oder wartest du auf das andere, was deine Karte bietet?
question-double-kind = { $player }, welche deiner Gebäude bringen das Doppelte? Oder nimm stattdessen das Geld.
question-fetch-tile = { $player }, welches Plättchen holst du aus der Auslage? Du hast ${ $money }.
question-hire-cowboys = { $player }, wie viele Cowboys wirbst du an? Du hast ${ $money }.
question-buy-revolvers = { $player }, wie viele Revolver kaufst du? Du hast ${ $money }.
