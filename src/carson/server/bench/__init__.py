"""How fast a server is, how it stands an attack, and what it keeps when it is killed: `carson bench server`."""
