# Die Begleitung im ersten Spiel: worum es geht, und jede Erklärung, sobald sie gebraucht wird. Höchstens zwei kurze Sätze.

web-guide = Begleitung
web-guide-opening = Worum es geht
web-guide-begin = Fangen wir an
web-guide-understood = Verstanden
web-guide-show = Zeig es mir
web-guide-off = Begleitung aus


## Das Brettspiel

web-guide-board-opening =
    .aim = Ihr baut zusammen eine Stadt, und alle wollen das Beste davon: Die meisten Siegpunkte (SP) gewinnen.
    .rounds = Es gibt vier Runden. In jeder nimmst du eine Person, setzt Cowboys ein und siehst, was sie bringen.
    .points = Am Ende zählt jede deiner Parzellen, auf der etwas steht, 2 SP, und je $6 zählen 1 SP.
web-guide-board-land = Dieses Land wird deins. Neben Bergen lohnen sich Minen, neben Wohnhäusern Läden.
web-guide-board-character = Eine Person hilft dir eine Runde lang. Die niedrige Zahl setzt zuerst ein, und das Limit ist das Geld, das du behalten darfst.
web-guide-board-grocer = Nimm das Geld jetzt, oder warte. Dann können alle deine Gebäude einer Art in dieser Runde doppelt zahlen.
web-guide-board-captain = Mit mehr Cowboys tust du mehr in dieser Runde. Wer zu Hause bleibt, ist Feuerkraft.
web-guide-board-place = Schick einen Cowboy auf ein Aktionsfeld oder auf Land, das du kaufen willst. Wenn alle gepasst haben, kommt ein Feld nach dem anderen dran.
web-guide-board-duel = Zwei am selben Ort duellieren sich: Beide würfeln und zählen ihre Feuerkraft dazu. Das sind Revolver und die Cowboys, die noch zu Hause sind.
web-guide-board-attack = Dieses Gebäude gehört jemand anderem. Wer es mit Erfolg überfällt, nimmt die Hälfte von dem, was es zahlt.
web-guide-board-pass = Cowboys, die du behältst, sind Feuerkraft. Wer zuerst passt, gewinnt bei Gleichstand und wählt in der nächsten Runde zuerst.
web-guide-board-buy = Land kostet $1, und $1 mehr für alles, was darauf und ringsum steht. Bauen kannst du nur auf eigenem Land.
web-guide-board-duels = Von allen, die kämpfen, hast du zuerst gepasst: Du sagst, welches Duell jetzt kommt. Wer gewinnt, handelt sofort, wer verliert, nimmt den Cowboy zurück.
web-guide-board-tile = Dieses Gebäude kannst du für seinen Preis kaufen. Von jetzt an zahlt es in jeder Runde.
web-guide-board-build = Es braucht leeres Land von dir. Die meisten Gebäude brauchen dort auch eine Straße und ein Wohnhaus, das mitkommt.
web-guide-board-house = Das Wohnhaus braucht leeres Land an einer Straße: deines, niemandes oder das von jemandem, der zustimmt. Läden daneben zahlen mehr.
web-guide-board-consent = Jemand will sein Wohnhaus auf dein Land stellen. Am Ende zählt das 2 SP für dich, aber sonst kann dort nichts mehr gebaut werden.
web-guide-board-kept = Was du behalten hast, kannst du jetzt bauen. Die Erträge kommen erst noch.
web-guide-board-double = Alle deine Gebäude einer Art zahlen doppelt, oder du nimmst das Geld. Wähle, was mehr bringt.
web-guide-board-points = Hier wird Geld zu Siegpunkten. Am Ende bringen $6 nur einen.
web-guide-board-limit = Was über deinem Limit ist, muss weg: Je volle $10 davon bringen 1 SP. Mit dem Rest kaufst du in der nächsten Runde Land und Gebäude.
web-guide-board-roads = Die meisten Gebäude und alle Wohnhäuser brauchen eine Straße an einer Ecke ihrer Parzelle. Eine neue schließt an eine an, die schon liegt.
web-guide-board-income = Das zahlt dein Gebäude in jeder Runde. Mit den richtigen Nachbarn wird es mehr, bis zu einem höchsten Betrag.
web-guide-board-last = Das ist die letzte Runde: Was du baust, zahlt noch einmal. Dann zählen Land, auf dem etwas steht, Geld und Punkte.


## Das Kartenspiel

web-guide-cards-opening =
    .aim = Du legst eine eigene Stadt an, und die meisten Siegpunkte (SP) gewinnen.
    .rounds = Es gibt achtzehn Runden. In jeder bieten alle geheim, und das höchste Gebot wählt zuerst eine Karte.
    .points = Am Ende zählen Gebäude für das, was um sie herum liegt, und Personen auf ihre eigene Art.
web-guide-cards-bid = Je höher dein Gebot, desto früher wählst du eine Karte. Jedes gilt einmal pro Epoche, also heb hohe für gute Karten auf.
web-guide-cards-take = Nimm eine Karte: Land kommt in deine Stadt, eine Person bleibt bei dir. Die Zahl sagt, was die Karte jetzt bringt.
web-guide-cards-lay = Leg sie neben deine Stadt oder über leere Parzellen und gleiche Gebäude. Die Zahlen sagen, was jeder Platz bringt.
web-guide-cards-power = Die meisten Kräfte gelten einmal pro Epoche. Diese kannst du jetzt nutzen oder aufheben.
web-guide-cards-find = Noch eine Person kommt zu dir. Nimm die, die am meisten Punkte bringt.
web-guide-cards-sell = Drei Karten deiner Stadt kannst du verkaufen, jede für 7 SP. Sie müssen frei liegen, und die Stadt muss zusammenbleiben.
web-guide-cards-era = Die zweite Epoche beginnt, und alle deine Gebote sind zurück. Die meisten umgedrehten Personen kannst du noch einmal nutzen.
web-guide-cards-scores = Das ist ein Gebäude, das zählt. Zeig darauf, und du siehst, wofür.
web-guide-cards-ties = Bei gleichen Geboten wählt zuerst, wer in dieser Reihe weiter vorn steht. Sie kann in jeder Runde anders sein.
web-guide-cards-virtual = Virtuelle Spieler bauen nichts: Sie nehmen die Karte mit der höchsten Zahl. Die markierte geht als nächste weg.
