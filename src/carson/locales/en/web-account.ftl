# What somebody does with an account in the browser: logins, password, what is kept, and the end. Logging in is in web-home.ftl.

web-account-sessions = Where you are logged in
web-account-here = this browser
web-account-unknown = A device that does not say what it is
web-account-since = since { $date }
web-account-used = last used on { $date }
web-account-unused = not used yet
# On a button; the second says to those who cannot see it what ends.
web-account-end = End
    .what = End: { $what }

web-account-password = Change the password
web-account-password-about = All other logins end with the old one, and all tokens for programs.
web-account-password-old = Password until now
web-account-password-new = New password
web-account-password-changed = The password is changed. All other logins and tokens have ended.

web-account-data = What is kept about you
web-account-export = Download all of it
    .about = Your account, logins, tokens, seats, ratings, and what you said at tables: one file in JSON.
web-account-delete = Delete the account
    .about = Your games stay without your name, and what you said at tables goes. Where a game is running, a bot plays on for you. Nobody can bring the account back.
web-account-delete-password = Your password, to be sure
web-account-delete-yes = Delete it for good
web-account-delete-no = Keep it
web-account-deleted = Your account is deleted.
