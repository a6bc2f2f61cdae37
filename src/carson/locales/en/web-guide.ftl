# The guide of a first game: what a game is about, and each idea when it first matters. Two short sentences at most.

web-guide = Guide
web-guide-opening = What the game is about
web-guide-begin = Let us begin
web-guide-understood = Got it
web-guide-show = Show me
web-guide-off = Guide off


## The board game

web-guide-board-opening =
    .aim = You all build one town, and each wants the best of it: most victory points (VP) win.
    .rounds = There are four rounds. In each you take a character, place cowboys, and see what they bring.
    .points = At the end each parcel of yours with something on it counts 2 VP, and every $6 count 1 VP.
web-guide-board-land = This land will be yours. Beside mountains mines pay well, beside Houses shops do.
web-guide-board-character = A character helps you for one round. The low number places first, and the limit is the money that you may keep.
web-guide-board-grocer = Take the money now, or wait. Then all your buildings of one kind can pay double in this round.
web-guide-board-captain = With more cowboys you do more in this round. Those who stay at home are firepower.
web-guide-board-place = Send a cowboy to a space of the track, or to land that you would like to buy. When all have passed, the spaces act one after the other.
web-guide-board-duel = Where two want the same place, each rolls a die and adds firepower. Revolvers and the cowboys still at home are firepower.
web-guide-board-attack = This building belongs to somebody else. Whoever attacks it with success takes half of what it pays.
web-guide-board-pass = Cowboys you keep are firepower. Whoever passes first wins ties, and chooses first in the next round.
web-guide-board-buy = Land costs $1, and $1 more for each thing that stands on it and around it. You can only build on land of your own.
web-guide-board-duels = Of all who fight you passed first: you say which duel comes next. Winners act at once, losers take their cowboys home.
web-guide-board-tile = You may buy this building for its price. It pays in every round from now on.
web-guide-board-build = It needs empty land of yours. Most buildings need a road there too, and a House that comes with them.
web-guide-board-house = The House needs empty land at a road: yours, nobody's, or somebody's who agrees. Shops beside it pay more.
web-guide-board-consent = Somebody wants to put his House on your land. It counts 2 VP for you at the end, but nothing else can be built there.
web-guide-board-kept = What you kept can be built now. The incomes are still to come.
web-guide-board-double = All your buildings of one kind pay double, or you take the money. Choose whatever brings more.
web-guide-board-points = Here money becomes victory points. At the end $6 bring only one.
web-guide-board-limit = What is over your limit has to go: every full $10 of it bring 1 VP. The rest buys land and buildings in the next round.
web-guide-board-roads = Most buildings and all Houses need a road at a corner of their parcel. A new road joins one that is there.
web-guide-board-income = This is what your building pays in every round. The right neighbours make it more, up to a highest sum.
web-guide-board-last = This is the last round: whatever you build pays once more. Then land with something on it, money and points count.


## The card game

web-guide-cards-opening =
    .aim = You lay out a city of your own, and most victory points (VP) win.
    .rounds = There are eighteen rounds. In each all bid in secret, and the highest bid chooses first among the cards.
    .points = At the end buildings score for what lies around them, and characters in their own ways.
web-guide-cards-bid = The higher your bid, the earlier you choose a card. Each bid is good once in an era, so keep high ones for good cards.
web-guide-cards-take = Take one card: land goes into your city, a character stays with you. The figure says what it brings now.
web-guide-cards-lay = Lay it beside your city, or over empty parcels and the same buildings. The figures say what each place brings.
web-guide-cards-power = Most powers can be used once in an era. This one can be used now, or kept for later.
web-guide-cards-find = One more character comes to you. Take the one that brings most points.
web-guide-cards-sell = Three cards of your city can be sold, each for 7 VP. They must lie free, and the city must stay in one piece.
web-guide-cards-era = The second era begins, and all your bids are back. Characters that were turned can be used again, most of them.
web-guide-cards-scores = This is a building that scores. Point at it, and you see what it counts.
web-guide-cards-ties = If bids are equal, whoever comes first in this row chooses first. It can be another row in each round.
web-guide-cards-virtual = Virtual players build nothing: they take the card with the highest number. The marked one is the next to go.
