### Das Spiel im Terminal, was auch immer gespielt wird. Was ein Spiel in eigenen Worten sagt, endet mit seinem Namen:
### `play-unknown-board`.

## Der Tisch

play-dot = ·
play-help-hint = „?“ für Hilfe
play-round = Runde { $round } von { $rounds }

# Vor einer geheimen Entscheidung, wenn sich mehrere das Terminal teilen.
play-pass-keyboard = Gib die Tastatur an { $player }; niemand sonst darf hinsehen.


## Die Möglichkeiten

play-choose-more = Außerdem:
play-choose-amount = Oder irgendein Betrag von „{ $first }“ bis „{ $last }“
play-prompt = { $player }{ "> " }
play-prompt-end = { "> " }
play-press-enter = { "Drücke die Eingabetaste. " }
play-news = Seit deiner letzten Entscheidung:


## Was getippt wurde

play-command-why = warum
play-command-rule = regel
play-command-advice = tipp
play-command-log = verlauf
play-command-undo = zurück
play-command-save = speichern
play-command-help = hilfe
play-command-quit = ende

play-unknown = „{ $text }“ ist weder eine Möglichkeit noch ein Befehl: Tippe eine Zahl, den Text einer Möglichkeit oder „hilfe“.
play-no-advice = Hier gibt es nichts abzuwägen.
play-ambiguous =
    { $more ->
        [0] „{ $text }“ kann bedeuten: { $choices }.
       *[other] „{ $text }“ kann bedeuten: { $choices } und { $more } mehr.
    }
play-no-such-number =
    { $most ->
        [0] Hier hat nichts eine Nummer: Tippe, was du wählst.
        [one] Hier hat nur 1 eine Nummer.
       *[other] Die Nummern gehen von 1 bis { $most }.
    }
play-over-unknown = Das Spiel ist zu Ende: Tippe „speichern DATEI“, „verlauf“, „hilfe“ oder „ende“; eine leere Zeile zeigt das Ergebnis noch einmal.

# Die Antwort darauf, was etwas bewirkt.
play-about = { $name }: { $about }

play-rule-title = { $number } { $title }
play-rule-how = Tippe „regel“ und eine Nummer, um eine Regel zu lesen.

play-log-how-many = Tippe „verlauf“ oder „verlauf“ und wie viele Zeilen, etwa „verlauf 50“.

play-undone = Zurückgenommen: { $choice }.
play-undo-nothing = Es gibt nichts zurückzunehmen.
play-undo-other = Das kannst du nicht zurücknehmen: { $player } hat seitdem gezogen.
play-undo-chance = Das kannst du nicht zurücknehmen: Der Zufall hat seitdem etwas entschieden.

play-save-where = Wohin? Tippe „speichern“ und den Namen einer Datei.
play-save-secret = Jemand hat geheim gewählt, und die Datei würde es verraten: Speichere, wenn alle gewählt haben.
play-save-not-a-record = { $file } ist kein gespeichertes Spiel und bleibt, wie es ist: Wähle einen anderen Namen.
play-save-other-game = { $file } gehört zu einem anderen Spiel und bleibt, wie es ist: Wähle einen anderen Namen.
play-save-failed = { $file } lässt sich nicht schreiben: { $reason }.
play-saved = Gespeichert in { $file }.

play-left = Du verlässt das Spiel. Es wurde nicht gespeichert.
play-left-older = Du verlässt das Spiel. Was seit dem letzten Speichern geschah, ist verloren; von dort geht es weiter mit: carson play --terminal --load { $file }
play-left-saved = Du verlässt das Spiel. Weiter geht es mit: carson play --terminal --load { $file }
play-end-of-input = Die Eingabe ist zu Ende, und damit das Spiel.
play-interrupted = Abgebrochen: Du verlässt das Spiel.


## Hilfe: wie man wählt, und ein, zwei Zeilen für jeden Befehl

play-help =
    TIPPE eine Zahl oder die Möglichkeit selbst. Was klar ist, darf kürzer sein. Eine leere Zeile zeigt wieder den Tisch.
play-help-why = warum 2          die Teile dessen, was eine Möglichkeit bringt
play-help-rule = regel WORT       eine Regel nach einem Wort darin oder nach ihrer Nummer
play-help-advice = tipp             was der beste Bot erwägen würde, und warum
play-help-log = verlauf          mehr von dem, was geschah; „verlauf 50“ für so viele Zeilen
play-help-undo = zurück           nimmt die letzte Wahl zurück, bis zum letzten Zufall oder Zug eines Bots
play-help-save = speichern DATEI  speichert das Spiel; „carson play --terminal --load DATEI“ setzt es fort
play-help-quit = ende             verlässt das Spiel


## Das Ende

play-winner = { $player } gewinnt das Spiel.
play-points = { $points } SP
play-scores-head = Punkte aus
play-total = Siegpunkte
play-how-to-save = „speichern DATEI“ hebt das Spiel auf, „verlauf“ zeigt, wie es war, „ende“ verlässt es.
