### Wörter, aus denen andere Sätze gemacht sind, in allen Spielen.

# Geldbeträge; $amount ist hier nie negativ.
dollars = ${ $amount }
dollars-more = +${ $amount }
dollars-less = -${ $amount }

# Listen wachsen von links: „Anna, Bea, Carl“; das letzte Glied kann anders angehängt werden.
list-next = { $list }, { $next }
list-and = { $list } und { $next }
list-or = { $list } oder { $next }

# Ein Anteil an hundert; $percent kann ein Text mit Nachkommastellen sein. Davor steht ein geschütztes Leerzeichen.
percent = { $percent } %

player-number = Spieler { $number }
