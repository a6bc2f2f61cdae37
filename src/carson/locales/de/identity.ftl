### Namen und Passwörter von Menschen auf einem Server.

refusal-bad-name = Ein Name hat 1 bis { $most } sichtbare Zeichen; wähle einen anderen.
refusal-bad-password = Ein Passwort hat { $least } bis { $most } Zeichen; wähle ein anderes.
refusal-mixed-name = Ein Wort dieses Namens hat Buchstaben aus mehreren Alphabeten; schreib es in einem davon.
refusal-name-alike = Der Name { $name } sieht aus wie ein anderer; wähle einen, den niemand verwechselt.
refusal-common-password = Dieses Passwort haben zu viele, oder es ist dein Name; wähle eines, das niemand errät.
refusal-too-many-guesses =
    { $seconds ->
        [one] Zu viele falsche Passwörter für diesen Namen; warte { $seconds } Sekunde oder melde dich dort an, wo du es schon einmal warst.
       *[other] Zu viele falsche Passwörter für diesen Namen; warte { $seconds } Sekunden oder melde dich dort an, wo du es schon einmal warst.
    }
refusal-not-the-password = Das ist nicht dein Passwort.
refusal-needs-login = Mit einem Token geht das nicht; melde dich mit Name und Passwort an.
refusal-no-session = Du hast keine solche Anmeldung.
# Stands at the tables of somebody who has deleted the account, instead of the name.
person-gone = Jemand
