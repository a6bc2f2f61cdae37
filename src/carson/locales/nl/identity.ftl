### Names and passwords of people at a server.

refusal-bad-name = Een naam heeft 1 tot { $most } zichtbare tekens; kies een andere.
refusal-bad-password = Een wachtwoord heeft { $least } tot { $most } tekens; kies een ander.
