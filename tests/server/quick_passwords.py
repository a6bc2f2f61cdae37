"""`carson` whose passwords are hashed in no time: what a server makes of them does not depend on it.

With hashes as they are, which take a good part of a second: tests/server/people/test_passwords.py and tests/test_earlier.py.
"""

from __future__ import annotations

import sys
from typing import Final

from argon2 import PasswordHasher

from carson.cli import main
from carson.server.people import passwords

HASHER: Final = PasswordHasher(time_cost=1, memory_cost=8, parallelism=1)
# In the place of the hash that everybody can read in the source.
NOBODYS: Final = "$argon2id$v=19$m=8,t=1,p=1$DUPFYPiAl5oqMWqPfb1YSA$o69Pogw5O4TLPGJ8AEABnpX7MjcLz2TD3dR+r25mj0U"

if __name__ == "__main__":
    vars(passwords).update(_HASHER=HASHER, NOBODYS=NOBODYS)
    sys.exit(main())
