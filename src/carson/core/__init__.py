"""What both games share: choices, the agenda, chance, the ledger, events, refusals, records.

Nothing here knows Carson City; a game subclasses `Game` and fills a `Catalogue` and a table of `Steps`.
"""
