### Die Einstellungen eines Servers: was mit einer Umgebungsvariablen nicht stimmt, und was richtig wäre.

refusal-setting-whole-number = { $variable } kann nicht „{ $text }“ sein, sondern ist eine ganze Zahl von { $least } bis { NUMBER($most, useGrouping: 0) }.
refusal-setting-number = { $variable } kann nicht „{ $text }“ sein, sondern ist eine Zahl von 0 bis { NUMBER($most, useGrouping: 0) }.
refusal-setting-word = { $variable } kann nicht „{ $text }“ sein, sondern ist eines von { $known }.
refusal-setting-origin = { $variable } kann nicht „{ $text }“ enthalten, sondern nur Adressen von Websites wie https://games.example.org, ohne Pfad und mit Kommas dazwischen.
refusal-setting-address = { $variable } kann nicht „{ $text }“ enthalten, sondern nur numerische Adressen oder Netze wie 10.0.0.0/8, mit Kommas dazwischen.
refusal-setting-program = { $variable } kann „{ $text }“ nicht enthalten: Erlaubt ist ein Name, den kein Bot hat, mit einem Befehl, der sich ausführen lässt, etwa pete=/opt/bots/pete, mit Kommas dazwischen.
refusal-setting-short-token = { $variable } ist zu kurz: Es braucht mindestens { $least } Zeichen, die niemand erraten kann.
refusal-setting-unknown = Es gibt keine Einstellung { $variable }: Die Einstellungen sind { $known }.
