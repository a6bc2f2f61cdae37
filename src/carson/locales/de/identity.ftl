### Namen und Passwörter von Menschen auf einem Server.

refusal-bad-name = Ein Name hat 1 bis { $most } sichtbare Zeichen; wähle einen anderen.
refusal-bad-password = Ein Passwort hat { $least } bis { $most } Zeichen; wähle ein anderes.
