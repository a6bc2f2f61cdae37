### The server's database: what can be wrong with it, and its backup.


## A database that cannot be used

refusal-database-address = This is no address of a database: write the path of a file, or postgresql://USER:PASSWORD@HOST/NAME with signs such as @ and / in the password as %40 and %2F.
refusal-database-kind = There is no way to a database of the kind “{ $kind }”: write the path of a file for SQLite, or postgresql://... for PostgreSQL.
refusal-database-folder = { $database } is a folder: name a file in it for the database.
refusal-database-missing = There is no database { $database }: check its name, or say which with --database.
refusal-database-not-ours = { $database } is something else than a database of this server: name another one, or a new one.
refusal-database-newer = The database { $database } was made by a newer version of this program: install that version, or name another database.
refusal-database-older = The database { $database } is of an older version of this program: start the server with it once, which brings it up to date.
refusal-database-login = { $database } does not let us in ({ $reason }): check the user and the password.
refusal-database-unreachable = { $database } does not answer ({ $reason }): check its address and whether it runs.
refusal-database-unusable = The database { $database } cannot be used ({ $reason }).


## carson backup

command-backup = Copy the server's database, also while the server runs.
    .text =
        Copies all tables, accounts and ratings, as they are at one moment, into a
        new SQLite file, from SQLite and from PostgreSQL. “carson serve --database
        FILE” serves the copy.
    .examples =
        {"  "}carson backup saturday.db
        {"  "}carson backup saturday.db --database postgresql://carson@localhost/carson
command-backup-file = the file to make; one that is there is not replaced
command-database-option = a file, or postgresql://... (CARSON_DATABASE, else a file in your data folder)
command-backup-done =
    { $file } has { $tables ->
        [one] { $tables } table
       *[other] { $tables } tables
    } and { $accounts ->
        [one] { $accounts } account
       *[other] { $accounts } accounts
    }.
refusal-backup-exists = There is a file { $file } already: choose another name, because a backup replaces nothing.
