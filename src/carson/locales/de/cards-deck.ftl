# Was mit einer Kartendatei nicht stimmt (C5.1): `deck-<problem>`, mit dem Feld, der Zeile und dem, was richtig wäre.
# Die Zeile ist 0, wo es keine gibt, wie in der Aufzeichnung eines Spiels.

deck-where =
    { $line ->
        [0] { $field }
       *[other] Zeile { $line }, { $field }
    }

deck-not-toml = { data-not-toml }
deck-unknown-table = { deck-where }: Es gibt keine Tabelle mit diesem Namen; es gibt: { $known }.
deck-unknown-field = { deck-where }: Es gibt kein Feld mit diesem Namen; es gibt: { $known }.
deck-not-a-table = { deck-where }: Das ist eine Tabelle und kann nicht { $found } sein; schreib [{ $field }] und darunter ihre Felder.
deck-not-a-list = { deck-where }: { $found } ist keine Liste; schreib { $count } Karten wie "H. .M 3", durch Kommas getrennt, in [ ].
deck-card-count = { deck-where }: Eine Epoche hat genau { $count } Karten, nicht { $found }.
deck-parcel-count = { deck-where }: Parzellen der Art „{ $kind }“: { $found }; in dieser Epoche müssen es { $count } sein.
deck-card = { deck-where }: { $found } ist keine Karte; schreib zwei Reihen zu zwei Zeichen und die Priorität, etwa "H. .M 3".
deck-sign = { deck-where }: „{ $found }“ ist kein Zeichen für eine Parzelle; schreib eines von diesen ({ $known }).
deck-priority = { deck-where }: Eine Priorität sollte eine ganze Zahl von 1 bis { $most } sein, und hier steht { $found }.
deck-back = { deck-where }: „{ $found }“ ist keine Rückseite; schreib nach der Priorität jedes von diesen einmal, das stärkste zuerst: { $known }. Setze „skull“ dahinter, wenn sie einen Totenkopf zeigt.
deck-skulls = { deck-where }: { $found } Rückseiten zeigen einen Totenkopf; höchstens { $most } dürfen es sein, damit das Aufdecken von Personen ein Ende hat.
