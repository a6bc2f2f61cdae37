### Carson River: der Name, was geschieht, warum nicht.

variant-river = Carson River
    .about = Ein Fluss durch die Stadt, mit Brücken aus zwei Straßen; Parzellen an einer Brücke sind 3 SP wert.

event-river = Der Carson River fließt durch { $places }.
event-bridge = { $player } baut mit zwei Straßen eine Brücke { $side }.

refusal-river-no-parcel = „{ $parcel }“ im Flusslauf ist keine Parzelle; schreib Namen von a1 bis h8.
refusal-river-length = Ein Fluss hat { $least } bis { $most } Parzellen, nicht { $count }.
refusal-river-twice = Der Flusslauf kommt zweimal zu { $parcel }; jede Parzelle kann nur einmal darin sein.
refusal-river-gap = Im Flusslauf berührt { $parcel } nicht mit einer Seite { $before }; nenne die Parzellen der Reihe nach.
refusal-river-inland = Der Flusslauf endet bei { $parcel } mitten auf dem Plan; er muss von Rand zu Rand gehen.
refusal-river-not-in-game = Es gibt einen Flusslauf ({ $parcel } ...), aber keinen Fluss; nimm die Variante „river“ dazu oder lass den Lauf weg.

position-river = { position-where }: { $word } ist nicht so, wie der Fluss fließt; schreib „~“ auf die Parzellen seines Laufs, ohne Besitzer, und sonst nirgends.
