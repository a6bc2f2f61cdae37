### Names and passwords of people at a server.

refusal-bad-name = A name has 1 to { $most } characters that can be seen; choose another.
refusal-bad-password = A password has { $least } to { $most } characters; choose another.
