### The rulebook to read: what its screens say, and the board game's chapters. `chapter-board-duels` is a chapter, each attribute a paragraph;
### `drawing-board-saloon` is what stands below a picture. Figures of examples come from the engine: $sum is "3 Houses x $5 = $15".


## Its screens

rulebook-part-chapters = How to play
rulebook-part-things = Everything by name
rulebook-part-rulings = All rules
rulebook-part-editions = Editions
rulebook-part-aids = To print

rulebook-found =
    { $count ->
        [one] Found in one place
       *[other] Found in { $count } places
    }
rulebook-kind-chapter = Chapter:
rulebook-kind-thing = By name:
rulebook-kind-ruling = Rule:
rulebook-questions = Questions and answers
rulebook-places = Read about it in:
rulebook-seen = In the picture: { $parcels }.
rulebook-none = none
rulebook-from-to = { $from } to { $to }

rulebook-tiles =
    { $count ->
        [one] One tile in the box.
       *[other] { $count } tiles in the box.
    }
rulebook-symbols =
    { $count ->
        [one] Counts as 1 House symbol.
       *[other] Counts as { $count } House symbols.
    }
rulebook-revolvers =
    { $count ->
        [one] Brings 1 revolver.
       *[other] Brings { $count } revolvers.
    }
rulebook-highest = Pays ${ $amount } at most.
rulebook-limit = Cash limit ${ $amount }.

rulebook-duel-who = Who
rulebook-duel-die = Die
rulebook-duel-firepower = Firepower
rulebook-duel-total = Total
rulebook-duel-chance = Chance before
rulebook-duel-of = { $wins } of { $throws } throws


## What sets the editions apart

rulebook-editions = Two editions
rulebook-editions-about = The game of 2009 and the Big Box of 2015 differ in this. Everything else is the same.
rulebook-edition-players = Players
rulebook-edition-tiles = Building tiles
rulebook-edition-kinds = More kinds of buildings
rulebook-edition-characters = Characters
rulebook-edition-variants = Variants
rulebook-edition-first-parcels = First parcels
    .forward = in turn order, then in reverse
    .backward = in reverse, then in turn order
rulebook-edition-townhouses = Townhouses
    .yes = yes
    .no = no
rulebook-edition-highest = Highest incomes
rulebook-edition-points-order = Order of the last points
rulebook-edition-kept = A building that was kept
    .same = can be built at the end of the same Building purchase
    .later = has to wait for a later Building purchase
rulebook-edition-pass-order = VP at the end for having passed early
    .yes = always
    .no = only with { variant-kit-carson }
rulebook-edition-limits = Cash limit


## Pages to print

rulebook-aids-about = Each page fits on one sheet, A4 or Letter. If you come from a table, the characters are those of that table.
rulebook-print = Print
rulebook-aid-round = A round
rulebook-aid-track = The track, in this order
rulebook-aid-characters = Characters:
    .about = in the order of the pass track, everybody takes one.
rulebook-aid-cowboys = Cowboys:
    .about = by ascending numbers, one cowboy at a time, or pass for good. The first to pass is first in the next round and wins ties.
rulebook-aid-actions = Actions:
    .about = space by space, as below. Several on one space: each rolls a die and adds firepower, which is revolvers plus cowboys at home. The winner acts and his cowboy goes to the general supply; losers take theirs home.
rulebook-aid-end = End of the round:
    .about = powers of the red cards, roads, cash limit (1 VP for each $10 given), new cowboys (4, 5, 5), new tiles.
rulebook-aid-last = After round 4:
    .about = 1 VP for each $6, 2 VP for each parcel of yours with something on it, the station, and whatever variants add.
# Steps of the track without a space of their own.
rulebook-step-parcel-purchase = Parcel purchase
    .about = Contested parcels first, a duel for each, then the others.
rulebook-step-place-kept = Kept buildings
    .about = Everybody may build what he has kept.
rulebook-step-building-income = Building income
    .about = Duels over buildings first; then each building pays its owner.
rulebook-aid-tiles = Tiles
rulebook-aid-symbols = Houses
rulebook-aid-highest = At most
rulebook-aid-houses = A House counts as 1, a Townhouse as 2: for everybody's buildings if the parcel is nobody's, otherwise for its owner's alone; a general store counts everybody's. An attacker takes half, rounded down.
rulebook-aid-limit = The number says who places first; the amount is what you may keep when the round ends.


## Chapters

chapter-board-aim = What it is about
    .goal = You found Carson City together, and everybody wants to own the best of it. After four rounds the most victory points (VP) win. You score some on the way, and in the end your money, your land and what stands on it turn into points too.
    .round = Every round has four phases. Everybody takes a character. Then you send cowboys out, one by one, and pass. Then all actions are carried out, with a duel wherever several of you want the same. At last the round ends: money beyond your limit is gone, and new cowboys arrive.
    .mix = For a first game take the 30 buildings of the base game and characters 1 to 7, yellow side up. Later you can mix characters, more buildings and variants as you like.

chapter-board-start = Before the first round
    .town = The town has 8 by 8 parcels. Two dice choose its centre, which gets a House with a road on each side. Nine mountains follow, by dice too. The dice reach all but the rim.
    .you = You start with $15, three cowboys, a revolver, a road and twelve property tiles. Two ranches, two mines and three tiles from the bag are for sale on the track. City Hall is never sold: if it is drawn, the first player puts it on the map.
    .land = The first order is drawn by lot. Each of you takes two parcels for nothing, one after the other: in the Big Box whoever comes last takes the first one. A mountain or the centre may be yours as well.

chapter-board-characters = A character for the round
    .take = In the order of the pass track everybody takes one of the characters. Each has a power: some help at once, some later in the round. What a card sells you need not buy.
    .three = The card says two more things. Its number decides who sends out cowboys first in this round. The cash limit is the money that you may keep when the round is over.
    .sides = Every card has a yellow side, which is simpler, and a red one. Seven characters are in play, with the Paperboy eight; you agree on the sides before, or draw them.

chapter-board-cowboys = Sending out cowboys
    .turn = The lowest number begins. On your turn you place one cowboy, or you pass. So it goes around until all have passed.
    .where = A cowboy goes onto a space of the track, onto a parcel that nobody owns and that you want to buy, onto a rival's building to rob it, or onto one of your own to guard it. Others may stand there already: that means a duel. You need only one in a place; Wages and Roads (2) alone take as many as you like, without a duel.
    .means = You may place a cowboy without the money for what he wants. Perhaps you will have it when it is his turn; if not, you decline.
    .pass = Passing early is worth something. Whoever passes first leads the pass track: he wins ties, settles the order of duels, and has first choice of characters in the next round. And cowboys who stayed at home make you stronger in duels.

chapter-board-track = The track, space by space
    .order = The actions are carried out along the track, from Wages to the last victory points. What you earn early can be spent later in the same round.
    .after = A cowboy whose action is done, or declined, goes to the general supply: you have spent him. A cowboy who lost a duel comes back to you.
    .points = VP can be bought on four spaces in round 1. The cheapest one closes after each round.

chapter-board-land = Land and roads
    .price = A parcel costs $1, and $1 more for everything that stands on it or on the eight parcels around: buildings, Houses and mountains, each parcel once.
    .roads = A road lies on a side of a parcel and continues those that are there. A parcel is connected when roads reach one of its corners. You may lay roads whenever you are asked for something, at no cost but the roads.

chapter-board-building = Building
    .needs = A building needs an empty parcel of yours that is connected, and brings a House to the town. Ranches and mines need neither road nor House. Ranches, mines and prisons also give you revolvers, for good.
    .house = The House goes onto any empty connected parcel: one of yours, one of nobody's, or a rival's if he agrees. Put it where it helps your buildings, not theirs.
    .townhouse = When everything around a House is taken, a second one can be put on top of it: a Townhouse, which counts twice.
    .keep = If you cannot or will not build yet, keep the tile. When Building purchase ends, everybody may build what he has kept. Until it stands it counts for nothing.
    .bag = Tiles that nobody bought slide to the cheaper spaces, and the bag fills the gaps. When it is empty, the dear spaces stay empty.

chapter-board-duels = Duels
    .roll = Where several of you want the same, each rolls a die and adds his firepower. The highest sum wins; of equal ones, whoever passed first. The winner acts, the others take their cowboys home.
    .firepower = Your firepower is your revolvers and the cowboys at home. Ammunition adds 3 for the round; some characters add something too. All of it counts in each of your duels.
    .order = Several duels in one step: whoever of those involved passed first names the next one. Duels over buildings wait until Building income.

chapter-board-income = What buildings bring
    .symbols = Most buildings live on Houses around them. A House is one symbol, so is a ranch, a church, a school or City Hall; a Townhouse, a hotel or the station is two. On your land they work for your buildings alone, on nobody's land for everybody's.
    .attack = A cowboy on a rival's building takes half of what it earns, rounded down. If its owner guards it, there is a duel. Churches, prisons, schools, the station and Houses cannot be attacked, nor what stands beside a church of its owner.
    .sum = First come the building's own levels, then City Hall's, then the maximum. Then one thing at most may multiply it: the Grocer, dynamite or a horse. At last a robber takes his half.
    .examples = Here is an example for each building. What it earns, and why, is worked out by the game itself.

chapter-board-end = The end of a round, and of the game
    .round = Powers for the end of the round come first, then the last roads. After rounds 1, 2 and 3 you get 4, 5 and 5 new cowboys, tiles are drawn, and the characters go back.
    .limit = Whatever money is above your character's limit goes to the bank. You may give more. For each $10 in all you get 1 VP.
    .game = After round 4 each $6 is worth 1 VP, and each parcel of yours with a building, a House or a mountain 2 VP. The station, horses and some cards add theirs. Points may fall below zero, money never does.
    .tie = If two of you have the same, whoever passed earlier in the last round wins.

chapter-board-variants = Variants
    .more = Six variants change the map, the duels, the start or the placing, and you can mix them freely: a river with bridges, duels with tiles from secret hands, everybody placing at the same time, outlaws, horses, and a start that you buy yourselves. Each has its page under “Everything by name”. Two official extras are off unless you ask for them.


## Below the pictures

drawing-board-map = The town in round 1: the House in its centre, mountains, and five roads. Darker land is not connected yet.
drawing-board-price = Parcel { $place } costs { $sum }. The Townhouse adds no more than a House.
drawing-board-townhouse = All eight parcels around the House on d5 are built on or owned, so it can become a Townhouse.
drawing-board-duel = Three players want d4. Two come to the same sum: the one who passed earlier wins, although the other rolled a 6.
drawing-board-attack = Player 2 attacks the bank. It earns { $sum }: the attacker takes ${ $taken }, ${ $left } stay with the owner.
drawing-board-ranch = It earns { $sum }. The House and the mountain are not free; land that somebody owns but has not built on is.
drawing-board-mine = It earns { $sum }. The third mountain belongs to another player, so it does not count.
drawing-board-drugstore = It earns { $sum }. The ranch may stand anywhere; the House on another player's land does not count.
drawing-board-bank = It earns { $sum }. The mines count wherever they stand. The Townhouse is two Houses, the House one.
drawing-board-saloon = It earns { $sum }: two Houses on nobody's land, and the ranch of its owner. The saloon on e4 cannot use that ranch, but a House on land of its own owner.
drawing-board-hotel = A hotel always earns { $sum }. The saloon beside it gets two Houses from it, and earns { $other-sum }.
drawing-board-general-store = It earns { $sum }. A House of its owner is worth $6, one of nobody's or of a rival $3; the rival's ranch counts as a House.
drawing-board-blacksmith = It earns { $sum } in round 3, with two ranches of its owner. Houses are of no use to it.
drawing-board-church = Player 2 cannot attack { $safe }: the church guards itself and what stands beside it. On { $open } he can.
drawing-board-prison = No income, but two revolvers. With two cowboys at home its owner has a firepower of { $sum }.
drawing-board-school = No income. Its three Houses, and the school itself as another, stand beside the saloon, which earns { $sum }.
drawing-board-city-hall = Player 1 holds City Hall, which is a House for all. His saloon earns a level more: { $sum }.
drawing-board-station = It stands on a straight road across the whole map. The town has { $symbols } House symbols, its own two among them: { $total } VP at the end.
drawing-board-river = The sides between two parcels of the river are crossings. Two roads laid at once make a bridge there, as between e4 and e5.
drawing-board-outlaws = The saloon would earn { $sum }. The outlaw on it takes ${ $taken }, its owner is left with ${ $left }.
