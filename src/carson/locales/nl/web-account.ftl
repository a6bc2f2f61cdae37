# What somebody does with an account in the browser: logins, password, what is kept, and the end. Logging in is in web-home.ftl.

web-account-sessions = Waar je bent aangemeld
web-account-here = deze browser
web-account-unknown = Een apparaat dat niet zegt wat het is
web-account-since = sinds { $date }
web-account-used = laatst gebruikt op { $date }
web-account-unused = nog niet gebruikt
# On a button; the second says to those who cannot see it what ends.
web-account-end = Beëindigen
    .what = Beëindigen: { $what }

web-account-password = Wachtwoord wijzigen
web-account-password-about = Met het oude eindigen alle andere aanmeldingen, en alle tokens voor programma's.
web-account-password-old = Wachtwoord tot nu toe
web-account-password-new = Nieuw wachtwoord
web-account-password-changed = Het wachtwoord is gewijzigd. Alle andere aanmeldingen en tokens zijn beëindigd.

web-account-data = Wat over jou bewaard wordt
web-account-export = Alles downloaden
    .about = Je account, aanmeldingen, tokens, plaatsen, ratings en wat je aan tafels hebt gezegd: één bestand in JSON.
web-account-delete = Account verwijderen
    .about = Je spellen blijven, zonder je naam, en wat je aan tafels hebt gezegd verdwijnt. Waar een spel loopt, speelt een bot voor je verder. Niemand kan het account terughalen.
web-account-delete-password = Je wachtwoord, voor de zekerheid
web-account-delete-yes = Voorgoed verwijderen
web-account-delete-no = Behouden
web-account-deleted = Je account is verwijderd.
