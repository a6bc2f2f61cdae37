### The rulings, in our own words: `rule-B5-6` is ruling B5.6, `rule-B5` its chapter.
### .title is a heading, .words are search words that the text may lack, .more (B1 only) is a list.
### Lines are broken for the reader of this file; only a blank line ends a paragraph.


## Answers of the search

rules-no-number = There is no ruling { $number }: that chapter goes from { $first } to { $last }.
rules-no-chapter = There is no chapter { $chapter }: the chapters are { $first } to { $last }.
rules-no-word = No ruling mentions “{ $query }”: try a single word such as “church”, or a number such as B5.6.


## B1 Editions

rule-B1 =
    You can play the first edition of 2009 or the Big Box of 2015. Here is what sets them apart.
    .title = The two editions
    .words = edition, first edition, big box, 2009, 2015, difference, compare
    .more =
        Players: 2 to 5 in the first edition, 2 to 6 in the Big Box.

        Buildings: the first edition has 30 tiles, six each of ranch and mine, four each of drugstore and bank, three
        each of saloon and hotel, two each of church and prison. The Big Box adds eight: two each of general store,
        school and blacksmith, one City Hall and one station.

        Characters: numbers 1 to 7 in the first edition, 0 to 18 in the Big Box.

        Variants: both have Might is Right, Carson River and Kit Carson; only the Big Box has A New Beginning, Outlaws
        and Horses.

        Townhouses: only in the Big Box.

        First parcels: the first edition starts in turn order and comes back in reverse; the Big Box begins with the
        reverse.

        Final scoring: in the first edition you always score 1 VP for each player who passed after you in the last
        round; in the Big Box you do so only with Kit Carson.

        Yellow Captain: the cash limit is $20 in the first edition, $25 in the Big Box.

        Highest incomes: in the first edition $21 for a drugstore or a bank and $35 for a saloon; the Big Box goes
        higher, see B7.2.

        VP spaces: after Parcels VP the first edition settles Firepower VP, then Buildings VP; the Big Box settles
        Buildings VP first.

        Kept buildings: in the first edition one has to wait until a later Building purchase ends; in the Big Box you
        may place it as soon as the same one ends.

rule-B1-1 =
    The Polish rulebook has three slips, and we follow the other languages. A mine needs no House. The red Settler
    pays victory points for mountains, not dollars. Your mines count for Buildings VP; it is mountains that do not.
    .title = Polish misprints
    .words = polish, misprint, error, mine, settler, buildings vp

rule-B1-2 =
    You set up a game by choosing the edition, the number of players, the characters and their sides, the kinds of
    buildings, the variants and 0 to 9 mountains. The eight kinds of the base game are always there; any other kind
    joins with all its tiles or stays out. An impossible mix is refused, and you are told why.

    Presets: first-game is the Big Box with the 30 base tiles only (four on the track, 26 in the bag, and three of
    those drawn) and characters 1-7 on their yellow sides. first-edition has characters 1-7 too, yellow unless you ask
    for other sides. big-box has everything, with seven random characters on random sides. The rulebook's five casts
    of characters are quiet, prosper, home-owner, gold-rush and settling-scores.
    .title = What a game can contain
    .words = configuration, preset, options, setup

rule-B1-3 =
    Seven characters are available in a game. The Paperboy makes it eight: when he is among those drawn at random, one
    more is drawn. Random sides leave out the Teacher and the Doctor, whose sides follow rules of their own.
    .title = How many characters
    .words = characters, seven, eight, paperboy, random, sides, teacher, doctor

rule-B1-4 =
    The yellow Cowboy gives you a horse, so that side is available only when you play with Horses.
    .title = The yellow Cowboy
    .words = cowboy, character, horses, horse, side

rule-B1-5 =
    A river usually takes mountains away. In the gold-rush cast you set up all nine even so, whichever river you use.
    .title = Gold rush by the river
    .words = gold rush, river, mountains, nine, mine


## B2 The map, and words that hold everywhere

rule-B2 =
    How the board is named and measured, how roads work, which pieces can run out and who comes first.
    .title = Map and general terms
    .words = map, board, terms, words, basics

rule-B2-1 =
    The town has 8 by 8 parcels, 64 in all. Letters a to h name the columns from left to right, digits 1 to 8 the rows
    from bottom to top. The parcel in the lower left corner is a1.
    .title = Naming the parcels
    .words = board, coordinates, columns, rows, squares, a1, h8

rule-B2-2 =
    When dice choose a parcel, white gives the column and black the row. They reach the inner 6 by 6 parcels only: a
    roll of 1 to 6 stands for columns b to g and rows 2 to 7. So the town centre, mountains, new outlaws and the
    Indian's parcels never end up along the edge of the board.
    .title = Parcels by dice
    .words = dice, roll, random, white die, black die, inner, rim, edge, mountains, outlaws, indian

rule-B2-3 =
    A parcel's neighbours are all parcels that touch it, at a side or at a corner: eight at most. Beyond the edge
    there are none. A House counts as surrounded only with all eight neighbours present and occupied, so never at the
    edge.
    .title = Neighbours of a parcel
    .words = neighbour, neighbor, adjacent, next to, diagonal, surrounded, edge, rim

rule-B2-4 =
    A road lies along one side of a parcel; there are 144 such places, those around the rim among them. Each new road
    has to touch the end of one already lying. A parcel is connected as soon as the network reaches one of its four
    corners. At the start nine parcels are: the centre and those around it.
    .title = Roads and connected parcels
    .words = road, roads, network, connect, connected, corner, lay

rule-B2-5 =
    Whenever you are asked for a decision, you may first lay roads from your supply. It costs you no turn. If you hold
    roads you are also asked twice in every round: at the end of Building purchase, together with your kept buildings
    (B5.7), and, in pass order, just ahead of the cash limit.
    .title = When you may lay roads
    .words = road, roads, lay, build, supply, time, moment

rule-B2-6 =
    Some pieces are limited: 10 cowboys and 12 property tiles in each colour (so you own 12 parcels at the most), and
    25 horses, 7 dynamite tokens and 9 outlaws for everybody. Dollars, revolvers, Houses and roads are unlimited. If
    you should get more than is left, you get what is left.
    .title = Pieces that can run out
    .words =
        limit, pieces, supply, run out, cowboys, property tiles, horses, dynamite, outlaws, money, revolvers,
        components

rule-B2-7 =
    If the dice name a parcel that is not allowed, people at a table roll until they hit a good one. The program draws
    one of the allowed parcels instead, each equally likely: the odds are the same. If there is none, the piece stays
    off the board.
    .title = Rolling again
    .words = roll again, reroll, dice, random, occupied

rule-B2-8 =
    Seats are numbered as players join, and clockwise means the next higher number. When several of you act at once
    and nothing else sets an order, you go in pass order; until somebody passes in a round, that is how the markers
    still stand on the pass track. The first player is whoever leads that track.
    .title = Seats and pass order
    .words = seat, clockwise, pass order, pass track, first player, order, turn order

rule-B2-9 =
    If only one answer is possible, you are not asked: the program gives it for you.
    .title = Only one choice
    .words = automatic, forced, decision, single


## B3 Setup

rule-B3 =
    What everybody starts with, how the town is founded and how you get your first two parcels.
    .title = Setup of the game
    .words = setup, start, beginning

rule-B3-1 =
    You start with $15, 3 cowboys, 1 revolver, 1 road and 12 property tiles. The building track offers ranches at $3
    and $10, mines at $4 and $12, and random tiles at $5, $6 and $8.
    .title = What you start with
    .words = start, money, cowboys, revolver, road, property tiles, building track, ranch, mine

rule-B3-2 =
    Dice choose the town centre. It gets a House and a road on each of its four sides, and belongs to nobody yet. Dice
    then place the mountains; river and occupied parcels do not count, and the roll is repeated (B2.7).
    .title = Town centre and mountains
    .words = centre, center, town, house, roads, mountain, dice

rule-B3-3 =
    The first order on the pass track is random. Then everybody takes two parcels for free, one at a time, in the
    order that your edition asks for (B1). You may take any that is still unowned, even a mountain or the town centre,
    but no river parcel and never City Hall's.
    .title = First parcels
    .words = first parcels, start, free, order, reverse, mountain, centre, center

rule-B3-4 =
    When City Hall comes out of the bag during setup, the first player puts it on the map (B5.9) ahead of everyone's
    first parcels. A fresh tile fills its space on the track.
    .title = City Hall in setup
    .words = city hall, setup, drawn, first player


## B4 Choosing characters, placing cowboys

rule-B4 =
    The first two phases of a round: you pick a character, then you send out cowboys one by one until you pass.
    .title = Characters and placing cowboys
    .words = phase 1, phase 2, character, placement, cowboy, pass

rule-B4-1 =
    You choose characters in the order of the pass track. What your card gives at once is settled before the next
    player picks. What it sells, you may refuse (only the yellow Paperboy insists, B9.1); any action, you may decline.
    If you lack the target, the money or the pieces for a power, it does nothing, but you can still take the card.
    .title = Choosing a character
    .words = character, choose, card, immediately, optional, decline, power

rule-B4-2 =
    You place in the order of the cards, lowest number first. On your turn you place one cowboy or you pass, around
    and around, until everybody is out. When you pass, you take the next free spot on the pass track and place no more
    in this round. Even with nothing left to place you have to pass, on your turn; the program does that for you.
    .title = Placing cowboys and passing
    .words = place, placement, turn order, pass, pass track, number

rule-B4-3 =
    You may send a cowboy to an open action space; to an unowned parcel, but not into the river; to a rival's building
    that can be attacked (B4.6); to your own building, as a defender (B4.10); to City Hall; to any parcel or building
    where an outlaw is; or, with Horses, into an enclosure of yours.
    .title = Where a cowboy may go
    .words = place, placement, action space, parcel, attack, defend, city hall, outlaw, enclosure

rule-B4-4 =
    Wages and Roads (2) hold any number of cowboys of all players, without a duel. In every other place you may have
    just one, and a cowboy with a token on it counts as that one.
    .title = Cowboys in one place
    .words = several, number, wages, roads, token, same space

rule-B4-5 =
    You cannot choose a building space without a tile, whether the tile has been taken or there never was one.
    .title = Empty building spaces
    .words = building purchase, building space, empty, tile, track

rule-B4-6 =
    You attack a building to take half of its income. Open to attack are other players' ranches, mines, drugstores,
    banks, saloons, hotels, general stores and blacksmiths. Safe are churches, prisons, schools, the station, City
    Hall and Houses; all that stands beside a church of its owner; and everything of the player with the yellow
    Heroes.
    .title = What can be attacked
    .words = attack, protected, safe, church, prison, school, station, city hall, heroes, steal

rule-B4-7 =
    Four spaces sell victory points, at $2, $3, $4 and $5 apiece. Round 1 offers all four. Each round's end shuts the
    cheapest that is left, so in round 4 you pay $5.
    .title = Buying victory points
    .words = vp, victory points, purchase, buy, round marker, round, closed

rule-B4-8 =
    Where an outlaw holds a parcel, your cowboy is there to fight him (B10.5), not to buy. Nobody can buy it in the
    same round, even after the outlaw's defeat.
    .title = Outlaw on a parcel
    .words = outlaw, parcel, fight, buy, purchase

rule-B4-9 =
    You may want a parcel, and duel for it, without the money or the property tile to take it. If you win you have to
    decline, and your cowboy leaves for the general supply.
    .title = Placing without the means
    .words = parcel, money, property tile, duel, bluff, block, decline

rule-B4-10 =
    You may defend a building of yours if its kind can be attacked, no matter whether an attacker is there, or if an
    outlaw stands on it, whatever its kind. A defender who met no attacker leaves for the general supply at Building
    income.
    .title = Defending a building
    .words = defend, defender, own building, attack, outlaw

rule-B4-11 =
    The cowboy who holds City Hall (B6.6) counts as one standing there. If he is yours, you place no second one; if he
    is another player's, you cannot go there with the red Sheriff. Neither Kit Carson nor the second enclosure can
    move him, and the red Heroes cannot spend him.
    .title = Cowboy in City Hall
    .words = city hall, resident, occupant, sheriff, kit carson, enclosure, heroes


## B5 Resolving: order and building

rule-B5 =
    The third phase: actions are settled one after the other, you buy parcels, and the town grows.
    .title = Actions and building
    .words = phase 3, resolve, actions, order, build

rule-B5-1 =
    Actions come in the order of the board's winding path. First Wages and Ammunition, then Roads (1) and (2), then
    Parcel purchase, then the seven Building purchases, dearest ($12) to cheapest ($3), and the placing of kept
    buildings. Next come the incomes: Parcels, Cowboy, Gambling, Building. Then Parcels VP, Buildings VP and Cowboys
    VP (the last two swapped in the first edition), and at the end four VP purchases from $5 to $2, each with a duel
    of its own.
    .title = Order of the actions
    .words = order, sequence, track, resolve, wages, ammunition, roads, income, vp

rule-B5-2 =
    When your cowboy's action is over, used or declined, he leaves for the general supply. If he loses a duel he comes
    back to you at once, and already adds to your firepower in the duel that follows.
    .title = Where cowboys go afterwards
    .words = supply, general supply, own supply, loser, winner, decline, return

rule-B5-3 =
    You buy a parcel through the cowboy you placed on it. Parcels that several players want come first, one duel after
    the other (B5.12). The others follow in pass order, and you choose the order of your own.
    .title = Parcel purchase
    .words = parcel, buy, purchase, contested, duel, order

rule-B5-4 =
    Look at the parcel and its eight neighbours. The price is $1, plus $1 for every one of these nine with a building,
    House, Townhouse or mountain. A Townhouse adds $1, not $2. You pay $1 at the least, $10 at the most.
    .title = Price of a parcel
    .words = parcel, price, cost, dollars, townhouse, mountain

rule-B5-5 =
    You build on your own parcel; it must be unoccupied and free of outlaws. Unless you build a ranch or a mine, a
    road has to reach it. A House goes onto the map with the building: three of them with a school, none with ranch,
    mine, station or City Hall. If one part of this is impossible, you do not build at all for now.
    .title = Conditions for building
    .words = build, conditions, house, road, connected, ranch, mine, station, school, city hall

rule-B5-6 =
    You put a House on a connected parcel without building, House, mountain, river or outlaw: yours, nobody's, or
    another player's with their consent. Or you add it to a single House whose eight neighbours are all taken, which
    means occupied or owned by somebody; river counts. Such a pair is a Townhouse, and takes no third House. On
    another player's parcel you need consent for this too.
    .title = Houses and Townhouses
    .words = house, townhouse, consent, permission, surrounded, place

rule-B5-7 =
    A tile that you do not build right away stays with you. When Building purchase ends, each player gets one chance,
    in pass order, to build as many kept tiles as possible, in any sequence. A tile from the red Chinese Worker counts
    as kept. What you bought just now has to wait for a later round in the first edition (B1).
    .title = Kept buildings
    .words = keep, kept, deferred, later, wait, tile, chinese worker

rule-B5-8 =
    New buildings bring you revolvers: a ranch or a mine 1, a prison 2. It does not matter how you came by the tile.
    .title = Revolvers for building
    .words = revolver, firepower, ranch, mine, prison, bonus

rule-B5-9 =
    As soon as City Hall is drawn, the first player puts it on a connected, unoccupied parcel that nobody owns,
    without river or outlaw; its space on the track gets a new tile. If none is connected, roads of the general supply
    lead there by the shortest way: a crossing counts as two, the first player picks among equal ways, and these roads
    are nobody's and score nothing for the Governor. City Hall's parcel can never be owned, and no House comes along.
    If no parcel fits at all, City Hall is out of the game.
    .title = Placing City Hall
    .words = city hall, drawn, first player, roads, place, governor, house

rule-B5-10 =
    Your station needs a straight line of eight roads from one rim of the board to the opposite one, and one full side
    of its parcel has to lie on it. All 18 lines will do, even those on the rim; over water the line needs a bridge.
    No House comes along, and nobody can rob a station.
    .title = Placing the station
    .words = station, railway, line, road, straight, bridge, house, steal

rule-B5-11 =
    When there is a river, each of its banks has room for one school. A bank is all the land that hangs together
    without water between.
    .title = Schools by the river
    .words = school, river, bank, side

rule-B5-12 =
    If a step brings several duels, look once, as it begins, for the earliest passer among all who are in any of them.
    This player calls the duels one by one, even with none of their own left to fight. A winner buys or builds before
    the next duel is called.
    .title = Order of several duels
    .words = duel, duels, order, first passer, several, sequence

rule-B5-13 =
    You place the three Houses of a school one by one. Each is there for the next: it can surround, or be topped to
    make a Townhouse.
    .title = Houses of a school
    .words = school, house, houses, three, townhouse

rule-B5-14 =
    To put a House on another player's parcel you ask its owner, once for each parcel and building. You pay nothing
    for a yes, and silence counts as no. After a no, you may look for another parcel or keep your tile.
    .title = Asking for consent
    .words = consent, permission, agree, refuse, owner, house, townhouse, ask

rule-B5-15 =
    Between rounds the bag refills the building track. Once it is empty, the most expensive spaces stay without tiles.
    .title = Empty bag
    .words = bag, empty, track, tiles, spaces


## B6 Duels and firepower

rule-B6 =
    Who wants the same thing fights for it. What you add to your die, who is sent home, and what an attack brings.
    .title = Duels and firepower
    .words = duel, firepower, fight, attack

rule-B6-1 =
    Count your revolvers and the cowboys of your colour in your supply; the white one is no help. Ammunition adds 3,
    the Mercenary 3 (yellow) or 2 (red). Horses in your first enclosure add 1 if there are one or two, 2 if there are
    more.
    .title = Your firepower
    .words = firepower, strength, revolver, cowboy, ammunition, mercenary, horse, enclosure, white cowboy

rule-B6-2 =
    If several players want one place, each of you rolls a die and adds your firepower of that moment; all of this
    happens together. The highest sum wins, and among equals whoever passed earlier.
    .title = How a duel goes
    .words = duel, die, dice, roll, tie, pass order, win, lose

rule-B6-3 =
    Fights over buildings (attacks, City Hall, outlaws) open Building income, by the order of B5.12. If you attack
    alone, and neither a defender nor an outlaw is there, you succeed without a duel.
    .title = Duels over buildings
    .words = duel, building, attack, city hall, outlaw, building income, lone

rule-B6-4 =
    When your attack succeeds you get half of what the building earns, rounded down. The rest stays with the owner.
    .title = What an attack takes
    .words = attack, steal, half, income, rounded

rule-B6-5 =
    If you build a church beside a building of yours that is under attack, the attack is off. All cowboys there, yours
    as well, return to their players' own supplies. If an outlaw is on it, they remain and fight the outlaw; the
    winner just cannot attack any more.
    .title = Church stops an attack
    .words = church, attack, cancel, protect, cowboy, outlaw

rule-B6-6 =
    If you win City Hall, your cowboy stays there, round after round, until a duel for it is lost. You cannot call him
    back. He defends by himself: you are part of each duel for the place without sending anyone. From that Building
    income on you have the benefit (B7.3). When he loses, he comes back to your supply.
    .title = Holding City Hall
    .words = city hall, hold, stay, occupant, defend, duel, benefit

rule-B6-7 =
    A cowboy whom a church or the Lawyer sends home has lost no duel. So Doctor and Undertaker stay out of it, and
    neither Sheriff nor Gunsmith scores. Dynamite placed with him is gone.
    .title = Sent home without a duel
    .words = church, lawyer, sent home, lost duel, doctor, undertaker, sheriff, gunsmith, dynamite

rule-B6-8 =
    In a duel you roll one die, or two with dynamite, and add them up. The sharpshooter of A New Beginning rolls one
    more and drops the lowest. The red Gunsmith's second throw happens before that drop.
    .title = How many dice
    .words = dice, die, roll, dynamite, sharpshooter, gunsmith, reroll, new beginning


## B7 Building income

rule-B7 =
    What each building pays, what raises it, and what thieves leave of it.
    .title = Building income
    .words = income, building, money, earn

rule-B7-1 =
    Many buildings earn by the House symbols around them. A House, ranch, church, school or City Hall is 1 symbol, a
    Townhouse, hotel or station 2. Those on your parcels work for your buildings only, those on unowned parcels for
    everyone's. The general store is the one building that earns from rivals' symbols too, $3 each.
    .title = House symbols
    .words = house, symbol, townhouse, ranch, hotel, church, school, city hall, station, adjacent

rule-B7-2 =
    Drugstore: $3 for each House symbol beside it and for each of your ranches, wherever they are; at most $33. Bank:
    likewise, with your mines in place of ranches; at most $45.

    Saloon: $5 for each symbol beside it, at most $55. General store: $6 for a symbol of yours beside it, $3 for any
    other; at most $33.

    Blacksmith: $5 times the number of the round, plus $5 for each of your ranches; at most $40. Hotel: always $6.

    Ranch: $1 for each unoccupied neighbour, river too, and never less than $1. Mine: $3 for each mountain beside it
    that is yours or nobody's, and another $3 if it touches the river, without any maximum.

    The first edition has lower maximums (B1).
    .title = What each building pays
    .words = income, maximum, drugstore, bank, saloon, general store, blacksmith, hotel, ranch, mine, level

rule-B7-3 =
    While you hold City Hall, each of your shops earns one level more: $3 for a drugstore, bank or general store, $5
    for a saloon or blacksmith. The maximum stays where it is. Hotels, ranches and mines get nothing.
    .title = City Hall's extra income
    .words = city hall, level, income, bonus, maximum

rule-B7-4 =
    A building's income is worked out in five steps: its own levels; City Hall's level; the cap; a single multiplier;
    the share lost to an attacker or outlaw.
    .title = Order of income effects
    .words = income, order, maximum, multiplier, attack, outlaw, calculate

rule-B7-5 =
    Each building gets no more than one multiplier, and its owner picks: the Grocer's x2, x3 for a mine with dynamite,
    or a horse's x2 for a ranch. If your Grocer doubles all mines, dynamite may still make it x3 for one of them. An
    attacker gets half of the multiplied sum, so at x2 you both end up with the ordinary income. An outlaw leaves you
    half of the multiplied sum, rounded down, or all of it with the yellow Heroes.
    .title = One multiplier only
    .words = multiplier, double, triple, grocer, dynamite, horse, ranch, mine, attack, outlaw, heroes

rule-B7-6 =
    All buildings pay at the same time. You make your choices in pass order: the kind that the Grocer doubles, the
    mine for dynamite, the ranch for a horse.
    .title = Choices at Building income
    .words = income, choice, pass order, grocer, dynamite, horse, simultaneous

rule-B7-7 =
    These sums, the rulebook's own, always come out. A drugstore beside three Houses and a ranch of yours: $15. A bank
    beside a hotel and a House, with a mine of yours somewhere: $12. A general store beside a House of yours, a
    rival's House and a rival's church: $12. Two saloons beside the same three Houses, one of which is on the first
    owner's parcel: $15 and $10.

    A parcel with two Houses, two saloons and a mountain around it: $6. A duel that ends 6, 6 and 3: the earlier
    passer of the two sixes wins. Banks of $18 and $12 under the Grocer, the better one attacked: $18 for the
    attacker, $42 for you. The Editor with $33 in round 2: 4 VP. A station in a town of 23 symbols: 11 VP. Three
    horses after two rodeos won: 9 VP.

    Cash limits: with $54 and the Banker's $120 you keep all. With $28 and the Sheriff's $20 you give at least $8, and
    for $10 you score 1 VP. With $34 and the Chinese Worker's $30 you give $4 and score nothing.
    .title = Worked examples
    .words = example, examples, income, check, parcel, duel, grocer, editor, station, horses, cash limit

rule-B7-8 =
    A kept tile counts for nothing until it is built. It is no ranch for your drugstore, no saloon for the Teacher and
    no building for Buildings VP.
    .title = Kept tiles count for nothing
    .words = kept, tile, unbuilt, count, ranch, saloon, building


## B8 End of the round and of the game

rule-B8 =
    The fourth phase: what happens between two rounds, and the final score after round 4.
    .title = End of round and game
    .words = phase 4, end, round, final, scoring, game end

rule-B8-1 =
    First come powers for the end of the round (red Banker, red Grocer, red Settler and the like) in pass order, then
    the rodeo, the last roads (B2.5) and the cash limit, in pass order.

    After rounds 1, 2 and 3 this follows. The Teacher acts (B9.15), and everybody gets 4, 5 and 5 new cowboys
    respectively. Cards go back, and with them the white cowboy, the 3-revolver, auction and no-duel tokens; unused
    dynamite stays yours, however many rounds it takes. Unsold tiles slide down to the lowest prices in the same
    sequence, and the bag fills the gaps, cheapest first, while it lasts. Last, the round marker moves.
    .title = Between two rounds
    .words = end of round, order, cowboys, new cowboys, tokens, dynamite, tiles, refill, bag, rodeo, teacher

rule-B8-2 =
    Your character's cash limit is the money you may keep. You give the bank whatever exceeds it, and more if you
    wish. Each full $10 of that whole gift is worth 1 VP to you.
    .title = Cash limit
    .words = cash limit, money, excess, give, vp, keep

rule-B8-3 =
    The final score follows the cash limit of round 4. You get 1 VP for each full $6, and 2 VP for each parcel of
    yours with a building, House, Townhouse or mountain: counted by parcel, 3 VP where it touches a bridge. A station
    is worth half of all House symbols on the board, rounded down. The red Teacher (B9.15) and horses score too: each
    horse 1 VP, and 1 more for each rodeo you won. With Kit Carson, and always in the first edition, each player
    standing behind you on the pass track is worth 1 VP, but only once.
    .title = Final scoring
    .words = final, score, scoring, vp, victory points, money, parcels, bridge, station, teacher, horses, pass track

rule-B8-4 =
    Your victory points can drop below zero: A New Beginning lets you sell some, and the Undertaker can cost you some.
    Your money cannot. If you have to pay more than you own, you pay all you own.
    .title = Below zero
    .words = negative, zero, debt, victory points, money, payment, undertaker, new beginning

rule-B8-5 =
    If several players lead with equal points, the one of them who passed earliest in round 4 wins.
    .title = Ties at the end
    .words = tie, winner, draw, end, pass order


## B9 Characters, where the cards leave something open

rule-B9 =
    The characters by number, as far as their cards leave questions open.
    .title = The characters
    .words = character, characters, card, power, yellow, red

rule-B9-1 =
    The Paperboy (0) fetches you a second card: one that nobody has, but never the Sheriff. It is then taken for
    others too. You use it completely, choices and prices included; only your number stays 0. The yellow side costs
    $3, which you have to pay, so with less you cannot choose it; your cash limit is the second card's. The red side
    is free, and your limit is $5 lower than the second card's.
    .title = The Paperboy (0)
    .words = paperboy, 0, second card, sheriff, number, cash limit, price

rule-B9-2 =
    Yellow Sheriff (1): you get the white cowboy as an extra placement, which takes a turn. Put him where no cowboy
    is, on an action space that is open or a parcel that nobody owns; only a Singer's no-duel cowboy may join him. On
    Wages and Roads (2) he goes in among others and keeps nobody out. He never goes to buildings, City Hall, outlaws
    or enclosures, nor takes dynamite. If you leave him out, he goes back.

    Red Sheriff: you cannot place beside another player's cowboy, other than on Wages, on Roads (2), on your own
    buildings and where every cowboy has a no-duel token. You go to no building of another player, and fight outlaws
    only on buildings of yours. You get 3 VP for each duel you lose.
    .title = The Sheriff (1)
    .words = sheriff, 1, white cowboy, no duel, lost duel, attack, outlaw

rule-B9-3 =
    Yellow Grocer (3): you take $8 at once, or you wait and choose at Building income: $8, or double income for one
    kind of your buildings. Red Grocer: $8 at once, or 1 VP for each House of yours when the round ends, a Townhouse
    being one. Red Settler (5): the same with mountains. On a red side you decide as you take the card.
    .title = The Grocer (3)
    .words = grocer, 3, settler, 5, double, house, mountain, end of the round

rule-B9-4 =
    Yellow Chinese Worker (4): all buildings you buy in this round cost half, rounded up, and you get two roads at
    once. Red: for $5 you pick any tile from the building track. You may build it right away, if you meet the normal
    conditions (B5.5), or keep it.
    .title = The Chinese Worker (4)
    .words = chinese worker, 4, half price, roads, tile, building track

rule-B9-5 =
    The yellow Settler (5) gives you a parcel at once. Any parcel from a card, his or another's, has to be unowned and
    without an outlaw, and cannot be river or City Hall's.
    .title = Settler and free parcels
    .words = settler, 5, parcel, free parcel, card

rule-B9-6 =
    Yellow Indian (8): dice give you two parcels at once, each of them unowned, empty and dry land (B2.7). Red: no
    Parcel purchase of your own costs you more than $3 in this round; others pay the full price.
    .title = The Indian (8)
    .words = indian, 8, parcels, dice, random, price, $3

rule-B9-7 =
    The yellow Prospector (9) sells you a mine for $10, the red Cowboy (15) a ranch for $8: any on the track or, if it
    has none, one from the bag. It goes onto an unowned, unoccupied parcel together with your property tile. If you
    lack the tile or the parcel, nothing happens and you pay nothing. After a sale from the track, its tiles close up
    and one is drawn; a tile from the bag leaves the track unchanged.

    Once track and bag hold no more such tiles, the card is turned for whoever chooses it next. The Cowboy turns only
    if you play with Horses; if not, you may still take it for number and cash limit.
    .title = Prospector and red Cowboy
    .words = prospector, 9, cowboy, 15, mine, ranch, tile, bag, track, property tile, turn over

rule-B9-8 =
    Dynamite comes from the red Prospector (two) or the red Gunsmith (one) and stays yours until used, over rounds
    too. Place one token with a cowboy, except on Wages, on Roads (2) or in an enclosure, and you roll two dice in a
    duel there, also against an outlaw; it is spent even without a duel. Or use it on a mine of yours at Building
    income, once for each mine in a round, for triple income (B7.5). Together with a cowboy on your mine it works both
    ways. Spent tokens return to the supply.
    .title = Using dynamite
    .words = dynamite, prospector, 9, gunsmith, 10, mine, triple, two dice, duel

rule-B9-9 =
    With the red Gunsmith (10) you see everyone's dice in a duel, and may then throw one of yours a second time. The
    new result counts, better or worse.
    .title = The red Gunsmith (10)
    .words = gunsmith, 10, reroll, roll again, die

rule-B9-10 =
    Yellow Singer (11): you get two no-duel tokens to place with cowboys on Roads (1), any of the incomes for Parcels,
    Cowboy or Gambling, any of the three VP spaces and the VP purchases. Such a cowboy fights nobody. You act, and so
    does the only other cowboy or the one who wins a duel of the others, each in full and in pass order.

    Red: once, as one of your turns, you put a cowboy of your colour from the general supply, if it has one, on
    Gambling income. He fights nobody either, and you multiply the two dice.
    .title = The Singer (11)
    .words = singer, 11, no duel, token, gambling, multiply

rule-B9-11 =
    The Auctioneer (12) opens an auction. Bids go round by seats and start with the Auctioneer: full dollars, $1 or
    more, always above the last bid and never above your cash. If you pass, you are out; the only one left may still
    bid or pass.

    Yellow: two unowned parcels are sold together (without two there is no auction). Half of the bid, rounded down,
    goes to the bank and the remainder to the Auctioneer. With fewer than two property tiles you cannot bid. Red: the
    3-revolver token is sold, and the Auctioneer gets the bid. The buyer has it for this round, and Ammunition is
    shut.

    If nobody bids, the parcels stay unowned; the token returns and Ammunition stays open.
    .title = The Auctioneer (12)
    .words = auctioneer, 12, auction, bid, parcels, ammunition, token, revolvers

rule-B9-12 =
    Yellow Governor (13): you get one road, and 1 VP for each road of yours this round that connects some land parcel
    for the first time; a bridge that does so scores 2. Red: tax revolvers or money, and all others pay you: $1 for
    each revolver piece (other firepower is not taxed), or $1 for every $10 they have, rounded up.
    .title = The Governor (13)
    .words = governor, 13, road, bridge, vp, tax, weapons, revolvers, money

rule-B9-13 =
    You choose Doctor or Undertaker (14) as you take the card.

    Doctor: if you lose a duel, you may pay the Doctor $3 to move that cowboy instead of taking him back. He goes
    wherever he could be placed (B4.3, enclosures excluded), if no cowboy is there, the step is still to come or under
    way, and no duel has been fought for it in this round. The Doctor moves first and free of charge, the others
    follow in pass order, one at a time.

    Undertaker: after every duel each loser, in pass order, pays the Undertaker $2 or gives up 1 VP; if you do not
    have $2, you give up the VP. The red Sheriff still scores 3 VP, but pays as well. The Undertaker's own losses are
    free.
    .title = Doctor and Undertaker
    .words = doctor, undertaker, 14, loser, lost duel, heal, move, pay, sheriff

rule-B9-14 =
    Yellow Heroes (16): nobody attacks your buildings, outlaws cost you no income, and you attack nobody; but you may
    fight an outlaw on a rival's building for the VP. Outlaws move before cards are chosen, so whoever had the Heroes
    in the round before is the one they avoid. Red: at once you take 3 VP, or send one or two cowboys of your own
    supply away for 6 or 9 VP.
    .title = The Heroes (16)
    .words = heroes, 16, protect, attack, outlaw, vp, cowboys

rule-B9-15 =
    The Teacher (17) is yellow in rounds 1 to 3 and red in round 4, always. Yellow: after the cash limit, but ahead of
    the new tiles, your marker moves to the head of the pass track. That counts for City Hall, for outlaws and for
    choosing next. Red: in the final score you get 2 VP for each school, prison and church you own, and 2 more if you
    own no saloon.
    .title = The Teacher (17)
    .words = teacher, 17, first, pass track, school, prison, church, saloon, final scoring

rule-B9-16 =
    Lawyer (18, yellow): you may buy an unowned parcel at once for its price. In Parcel purchase, other players'
    cowboys on a parcel you are on simply go home. Editor (red): straight after Building income you score 1 VP for
    each $5, $10, $15 or $20 (round 1, 2, 3 or 4) your own buildings paid you. Multiplied income counts, what
    attackers and outlaws took does not. Round up the total; for $0 you score nothing.
    .title = Lawyer and Editor
    .words = lawyer, editor, 18, parcel, buy, sent home, income, vp, round up

rule-B9-17 =
    The yellow Captain (6) sells you one cowboy for $1, two for $4 or three for $9. You can buy only a number that is
    still there in your colour, at that number's price.
    .title = The Captain (6)
    .words = captain, 6, cowboys, price, supply, buy


## B10 Variants

rule-B10 =
    Six variants that change the setup, the duels or the placing, and two official extras.
    .title = The variants
    .words = variant, variants, options, extras

rule-B10-1 =
    You may mix the six variants as you please: none, some or all.
    .title = Mixing variants
    .words = combine, combination, variants, mix

rule-B10-2 =
    Carson River: the river is laid first, ahead of the centre. Nobody buys or builds on it. A road place with no land
    on either side (water on both, or water and rim) is a crossing: one player lays two roads there together, a
    bridge. Your parcel touches the bridge if one of its corners is an end of it. A river parcel adds nothing to
    prices, helps to surround a House, and counts as free for ranches.

    You can use the standard course with six mountains, or draw your own: 3 to 15 parcels from rim to rim, each side
    by side with the next. For each three of them you have one mountain fewer.
    .title = Carson River
    .words = river, carson river, bridge, crossing, road, water, mountains, course

rule-B10-3 =
    Might is Right: duel tiles take the place of duel dice, even against outlaws; Gambling and parcels still use dice.
    Before anything else you are dealt six tiles, five in a game of six. You start with $30 minus their sum; with two
    players each has 0 to 5 and $15. Your total is announced, your tiles are not.

    All players in a duel choose a tile secretly and together; the red Gunsmith chooses last, knowing the others'.
    With dynamite you play two, or your only one. Played tiles return to the pile; then those who ran out draw three
    each, in pass order, or what there is. With no tile at all you play 0.
    .title = Might is Right
    .words = might is right, duel tiles, tiles, secret, draw, gunsmith, dynamite, start money

rule-B10-4 =
    Kit Carson: the first player places one cowboy, or passes; from then on everybody places and moves their cowboys
    at once, as they like, until they pass. You cannot take one back into your supply. Moves count in the order of
    arrival, and each has to be allowed when it arrives. After 100 moves in a round you can only pass. Whoever has nobody
    left to place or move passes at once; several of them in turn order.

    A moved cowboy keeps his token where it is allowed; elsewhere, you get it back. The red Singer's cowboy stays put.
    You may place one horse for each cowboy from your supply, none for a move.
    .title = Kit Carson
    .words = kit carson, simultaneous, move, real time, pass, token, horse

rule-B10-5 =
    Outlaws come at the start of rounds 2, 3 and 4. The first player rolls: 1 to 3 of them arrive, all with one
    strength of 8 to 13 for that round. None lands on river, on City Hall, on another outlaw or beside a prison
    (B2.7). But one who lands right on a prison is captured, for its owner's VP, even with a second prison beside it.

    Then each moves to the best-paying building around him that has no outlaw yet; the first player calls them one by
    one. What counts is ordinary income of the coming round, City Hall's level included. Beside a prison a building is
    worth $0, even the one he is on. If his own place is as good as any, he stays. He halves the income of the
    building he stands on.

    All cowboys in an outlaw's place fight him together. If the best sum is at least his strength, that player alone
    wins and scores the VP; all others lose. On a rival's building the winner may attack it instead, if it is open to
    attack (B4.6).
    .title = The outlaws
    .words = outlaw, outlaws, strength, prison, capture, move, fight, vp, attack

rule-B10-6 =
    Horses: each time you place a cowboy on the board, the white one too, you may put one horse into an enclosure; not
    after a cowboy who goes into an enclosure himself. A horse in the second enclosure lets you place another cowboy,
    then another horse, and so on while you have them; or move a cowboy home or to a place that B4.3 allows, without
    another horse for it; or pass. A cowboy in an enclosure leaves for the general supply when the round ends.

    On Wages you may buy one horse a round for $4 instead of earning $4; your cowboys there act in any order, and when
    no horse is left you just earn. The horse enters an enclosure at once; in the second it has no effect but its
    hats. Every round somebody wins the rodeo; among equals the earlier passer does.
    .title = Horses and rodeos
    .words = horse, horses, enclosure, rodeo, hats, wages, buy

rule-B10-7 =
    A New Beginning: everybody starts from $50 and one cowboy and fills in a shopping sheet, secretly and all
    together. The highest bid gives the lead of the pass track; all others stand behind in random order. Property
    tiles, the horse and duel tiles are free extras. With Might is Right you spend $65 minus your tiles' sum. The
    sheet's prices are in the data file (B11.1).
    .title = A New Beginning
    .words = new beginning, sheet, secret, bid, start, purse, sharpshooter, money

rule-B10-8 =
    When you play Kit Carson and Horses together, nobody uses the second enclosure.
    .title = Kit Carson with Horses
    .words = kit carson, horses, second enclosure

rule-B10-9 =
    Two official extras from outside the rulebooks; both are off unless you ask for them. Loser's choice: your
    cowboy who lost a duel may go to the general supply for 2 VP, rather than come back to you. Father Christmas,
    character 19 with a $10 cash limit: yellow gives 5 VP at once; red gives 2 VP and a roll of the white die: 1-2
    nothing more, 3-4 also $5, 5-6 also $5 and a cowboy.
    .title = Official extras
    .words = extras, loser's choice, father christmas, 19, designer, promo


## B11 What only the components show

rule-B11 =
    Some values are printed on the pieces and nowhere else.
    .title = What only components show
    .words = components, printed, data, values

rule-B11-1 =
    A few printed values are missing from every rulebook's text. The game has them in a single data file, which says
    for each where it is from and is checked at every start. If you own the box, you can use a file of yours with the
    values you read there.
    .title = Values printed on components
    .words = data, values, printed, components, file, own values, toml
