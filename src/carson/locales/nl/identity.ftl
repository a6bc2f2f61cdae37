### Names and passwords of people at a server.

refusal-bad-name = Een naam heeft 1 tot { $most } zichtbare tekens; kies een andere.
refusal-bad-password = Een wachtwoord heeft { $least } tot { $most } tekens; kies een ander.
refusal-mixed-name = Een woord van deze naam heeft letters uit meer dan één alfabet; schrijf het in één ervan.
refusal-name-alike = De naam { $name } lijkt op die van een ander; kies er een die niemand daarvoor aanziet.
refusal-common-password = Te veel mensen hebben dit wachtwoord, of het is je naam; kies er een dat niemand raadt.
refusal-too-many-guesses =
    { $seconds ->
        [one] Te vaak een verkeerd wachtwoord voor deze naam; wacht { $seconds } seconde, of meld je aan waar je dat eerder deed.
       *[other] Te vaak een verkeerd wachtwoord voor deze naam; wacht { $seconds } seconden, of meld je aan waar je dat eerder deed.
    }
refusal-not-the-password = Dit is niet je wachtwoord.
refusal-needs-login = Met een token kan dit niet; meld je aan met naam en wachtwoord.
refusal-no-session = Zo'n aanmelding heb je niet.
# Stands at the tables of somebody who has deleted the account, instead of the name.
person-gone = Iemand
