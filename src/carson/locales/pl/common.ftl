### Słowa, z których składają się inne komunikaty, we wszystkich grach.

# Kwoty; $amount nigdy nie jest tu ujemne.
dollars = ${ $amount }
dollars-more = +${ $amount }
dollars-less = -${ $amount }

# Listy rosną od lewej: „Anna, Bea, Carl”; ostatni element może być dołączony inaczej.
list-next = { $list }, { $next }
list-and = { $list } i { $next }
list-or = { $list } lub { $next }

# Część ze stu; $percent może być tekstem z ułamkiem.
percent = { $percent }%

player-number = Gracz { $number }
