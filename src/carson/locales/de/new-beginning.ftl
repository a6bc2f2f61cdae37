### Ein neuer Anfang: der Name, die Posten des Bogens, was geschieht, warum nicht.

variant-new-beginning = Ein neuer Anfang
    .about = Alle kaufen ihr Startmaterial, geheim und gleichzeitig; wer am meisten dafür bietet, ist Startspieler.


## Der Bogen, Posten für Posten: was gefragt wird, und jede Antwort mit dem, was dann zum Ausgeben bleibt

question-fill-in-sheet-given = { $player }, dein geheimer Bogen: Du hast ${ $money }. Gibst du SP für mehr Geld?
question-fill-in-sheet-cowboys = { $player }, dein Bogen: Mit wie vielen Cowboys mehr beginnst du?
question-fill-in-sheet-revolvers = { $player }, dein Bogen: Mit wie vielen Revolvern beginnst du?
question-fill-in-sheet-roads = { $player }, dein Bogen: Mit wie vielen Straßen beginnst du?
question-fill-in-sheet-parcels = { $player }, dein Bogen: Mit wie vielen Parzellen beginnst du?
question-fill-in-sheet-points = { $player }, dein Bogen: Wie viele SP kaufst du?
question-fill-in-sheet-sharpshooter = { $player }, dein Bogen: Willst du Scharfschütze sein, mit besseren Würfeln in jedem Duell?
question-fill-in-sheet-bid = { $player }, dein Bogen: Wie viel bietest du für den ersten Platz? Du zahlst es auf jeden Fall.

choice-sheet-given =
    { $count ->
        [0] Keine SP geben; ${ $left } zum Ausgeben
       *[other] { $count } SP geben für ${ $money }; ${ $left } zum Ausgeben
    }
choice-sheet-cowboys =
    { $count ->
        [0] Keine weiteren Cowboys; Rest ${ $left }
        [one] 1 Cowboy mehr für ${ $costs }; Rest ${ $left }
       *[other] { $count } Cowboys mehr für ${ $costs }; Rest ${ $left }
    }
choice-sheet-revolvers =
    { $count ->
        [0] Kein Revolver; Rest ${ $left }
       *[other] { $count } Revolver für ${ $costs }; Rest ${ $left }
    }
choice-sheet-roads =
    { $count ->
        [0] Keine Straße; Rest ${ $left }
        [one] 1 Straße für ${ $costs }; Rest ${ $left }
       *[other] { $count } Straßen für ${ $costs }; Rest ${ $left }
    }
choice-sheet-parcels =
    { $count ->
        [0] Keine Parzelle; Rest ${ $left }
        [one] 1 Parzelle für ${ $costs }; Rest ${ $left }
       *[other] { $count } Parzellen für ${ $costs }; Rest ${ $left }
    }
choice-sheet-points = { $count } SP für ${ $costs }; Rest ${ $left }
choice-sheet-sharpshooter =
    { $count ->
        [0] Kein Scharfschütze; Rest ${ $left }
       *[other] Scharfschütze für ${ $costs }; Rest ${ $left }
    }
choice-sheet-bid = ${ $costs } für den ersten Platz bieten; Rest ${ $left }


## Was geschieht. Nullen fehlen, wo sich das gut liest.

event-sheet =
    Bogen von { $player }: { event-sheet-items }{ $sharpshooter ->
        [0] {""}
       *[other] , Scharfschütze
    }{ $given ->
        [0] {""}
       *[other] , { $given } SP gegeben
    }, Gebot ${ $bid }; Rest ${ $money }.
event-sheet-items = Cowboys +{ $cowboys }, Revolver { $revolvers }, Straßen { $roads }, Parzellen { $parcels }, SP { $points }
event-first-bid =
    { $bid ->
        [0] Niemand bietet für den ersten Platz: Der Würfel gibt ihn { $player }.
       *[other]
            { $tie ->
                [0] { $player } bietet am meisten, ${ $bid }, und ist Startspieler.
               *[other] { $player } hat mit ${ $bid } eines der höchsten Gebote und wird durch den Würfel Startspieler.
            }
    }
reason-new-beginning = Ein neuer Anfang
    .about = Punkte, für Geld gegeben oder gekauft, auf dem Bogen vor der ersten Runde.

refusal-sheet-most =
    { $most ->
        [0] Davon kannst du am Anfang nichts haben.
       *[other] Davon kannst du am Anfang höchstens { $most } haben.
    }
