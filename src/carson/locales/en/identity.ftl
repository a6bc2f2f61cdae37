### Names and passwords of people at a server.

refusal-bad-name = A name has 1 to { $most } characters that can be seen; choose another.
refusal-bad-password = A password has { $least } to { $most } characters; choose another.
refusal-mixed-name = A word of this name has letters of several alphabets; write it in one of them.
refusal-name-alike = The name { $name } looks like another's; choose one that nobody takes for it.
refusal-common-password = Too many people have this password, or it is your name; choose one that nobody guesses.
refusal-too-many-guesses =
    { $seconds ->
        [one] Too many wrong passwords for this name; wait { $seconds } second, or log in where you did before.
       *[other] Too many wrong passwords for this name; wait { $seconds } seconds, or log in where you did before.
    }
refusal-not-the-password = This is not your password.
refusal-needs-login = A token cannot do this; log in with name and password.
refusal-no-session = You have no such login.
# Stands at the tables of somebody who has deleted the account, instead of the name.
person-gone = Somebody
