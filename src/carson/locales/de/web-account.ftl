# Was jemand im Browser mit seinem Konto macht: Anmeldungen, Passwort, was gespeichert ist, und das Ende. Das Anmelden steht in web-home.ftl.

web-account-sessions = Wo du angemeldet bist
web-account-here = dieser Browser
web-account-unknown = Ein Gerät, das nicht sagt, was es ist
web-account-since = seit { $date }
web-account-used = zuletzt benutzt am { $date }
web-account-unused = noch nicht benutzt
# Auf einem Knopf; das zweite sagt allen, die ihn nicht sehen, was endet.
web-account-end = Beenden
    .what = Beenden: { $what }

web-account-password = Passwort ändern
web-account-password-about = Mit dem alten enden alle anderen Anmeldungen und alle Tokens für Programme.
web-account-password-old = Bisheriges Passwort
web-account-password-new = Neues Passwort
web-account-password-changed = Das Passwort ist geändert. Alle anderen Anmeldungen und Tokens sind beendet.

web-account-data = Was über dich gespeichert ist
web-account-export = Alles herunterladen
    .about = Dein Konto, Anmeldungen, Tokens, Plätze, Wertungszahlen und was du an Tischen gesagt hast: eine Datei in JSON.
web-account-delete = Konto löschen
    .about = Deine Spiele bleiben, ohne deinen Namen, und was du an Tischen gesagt hast, verschwindet. Wo ein Spiel läuft, spielt ein Bot für dich weiter. Niemand kann das Konto zurückholen.
web-account-delete-password = Dein Passwort, zur Sicherheit
web-account-delete-yes = Endgültig löschen
web-account-delete-no = Behalten
web-account-deleted = Dein Konto ist gelöscht.
