# Die Lektionen im Browser: die Liste, und was neben dem Tisch steht.

web-learn = Spielen lernen
    .about = Zehn kurze Lektionen für jedes Spiel. Du lernst beim Spielen, zwei Minuten für jede.
web-learn-progress = { $done } von { $all } geschafft
web-learn-done = geschafft
web-learn-number = Lektion { $number } von { $all }
web-learn-all = Alle Lektionen
web-learn-again = Von vorn
web-learn-next = Nächste Lektion
web-learn-play = Jetzt eine Partie spielen
web-learn-met = Gut gemacht!
web-learn-missed = Nicht ganz.
web-learn-goal = Deine Aufgabe
