# Was mit einer Datei von Zahlen nicht stimmt (B11.1): `data-<problem>`, mit dem Feld, der Zeile und dem, was richtig wäre.
# Die Zeile ist 0, wo es keine gibt, wie in der Aufzeichnung eines Spiels.

data-where =
    { $line ->
        [0] { $field }
       *[other] Zeile { $line }, { $field }
    }

# Wie viele Einträge eine Liste hat; genau so viele, wo $fewest 0 ist.
data-how-many =
    { $fewest ->
        [0] genau { $count } Einträge
       *[other] { $fewest } bis { $count } Einträge
    }

data-not-toml =
    { $line ->
        [0] Die Datei ist nicht als TOML lesbar ({ $reason }); jede Zeile sollte eine [Tabelle] oder ein „Name = Wert“ sein.
       *[other] Zeile { $line }, „{ $found }“, ist nicht als TOML lesbar ({ $reason }); sie sollte eine [Tabelle] oder ein „Name = Wert“ sein, jeder Name einmal.
    }
data-unknown-table = { data-where }: Es gibt keine Tabelle mit diesem Namen; am nächsten kommt { $nearest } (es gibt: { $known }).
data-unknown-field = { data-where }: Es gibt kein Feld mit diesem Namen; am nächsten kommt { $nearest } (es gibt: { $known }).
data-not-a-table = { data-where }: Das ist eine Tabelle und kann nicht { $found } sein; schreib [{ $field }] und darunter ihre Felder ({ $known }).
data-not-a-number = { data-where }: { $found } ist keine ganze Zahl; schreib eine von { $least } bis { $most }.
data-not-a-list = { data-where }: { $found } ist keine Liste; schreib { data-how-many }, durch Kommas getrennt, in [ ].
data-wrong-length = { data-where }: eine Liste von { $found }; sie braucht { data-how-many }.
data-not-a-parcel = { data-where }: { $found } ist keine Parzelle; schreib Namen von "a1" bis "h8", in Anführungszeichen.
data-bad-value = { data-where }: { $why }
data-out-of-range = { data-where }: { $found } liegt außerhalb; schreib eine Zahl von { $least } bis { $most }.
data-too-few-tiles = { data-where }: Die acht Arten des Grundspiels haben zusammen { $found } Plättchen; der Aufbau braucht mindestens { $least }.
data-unknown-standing = { data-where }: { $found } ist keine Herkunft; schreib eines dieser Wörter in Anführungszeichen: { $known }.

# Woher eine Zahl kommt, für die Hilfe.
data-standing-known = bekannt aus einer Spielregel oder vom gedruckten Material
data-standing-inferred = aus anderen bekannten Zahlen erschlossen
data-standing-ours = von diesem Projekt gewählt
data-standing-given = aus deiner eigenen Datei
