### Words that other messages are made of, in all games.

# Amounts of money; $amount is never negative here.
dollars = ${ $amount }
dollars-more = +${ $amount }
dollars-less = -${ $amount }

# Lists grow from the left: "Anna, Bea, Carl"; the last one may be joined in another way.
list-next = { $list }, { $next }
list-and = { $list } en { $next }
list-or = { $list } of { $next }

# A share of a hundred; $percent may be a text with a fraction.
percent = { $percent }%

player-number = Speler { $number }
