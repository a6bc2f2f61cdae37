### Wörter, aus denen andere Sätze gemacht sind, in allen Spielen.

# Geldbeträge; $amount ist hier nie negativ.
dollars = ${ $amount }
dollars-more = +${ $amount }
dollars-less = -${ $amount }

# Listen wachsen von links: „Anna, Bea, Carl“; das letzte Glied kann anders angehängt werden.
list-next = { $list }, { $next }
list-and = { $list } und { $next }
list-or = { $list } oder { $next }

player-number = Spieler { $number }
