### The card game's rulings, in our own words: `rule-C3-2` is ruling C3.2, `rule-C3` its chapter.
### .title is a heading, .words are search words that the text may lack, .more is a list.
### Lines are broken for the reader of this file; only a blank line ends a paragraph.


## C1 Players and setup

rule-C1 =
    In the card game you build a city of your own from cards of four parcels each, and gather characters who help you or
    pay at the end. Each round some cards lie open for all; you bid in secret, and the higher your bid, the earlier you
    choose. After two eras of nine rounds the most victory points (VP) win.
    .title = Card game: players and setup
    .words = card game, cards, aim, goal, overview, start, learn

rule-C1-1 =
    Four to six participants sit at a table. One to six of them are people or bots, and hold the bids 1 to 9. If they
    are fewer than four, virtual players make up the number; you may add more of those, up to six in all. A virtual
    player is a shuffled pile of nine bids and has a level: a beginner bids 1 to 9, an advanced one 2 to 10, an expert 3
    to 11. Levels may differ at one table.

    Presets: solo is you and three beginners, solo-advanced and solo-expert the same with stronger ones, friends is four
    people or bots and nobody virtual.
    .title = Participants and virtual players
    .words = participants, players, number, solo, alone, virtual, level, beginner, advanced, expert, bids, preset, bots

rule-C1-2 =
    Everybody has a sign of their own: hat, star, cactus, boot, horseshoe or cow, handed out in this order by seats. It
    matters when bids are equal (C2.4).
    .title = The six signs
    .words = sign, symbol, hat, star, cactus, boot, horseshoe, cow, tie

rule-C1-3 =
    The game has two eras of nine rounds. Each era has its own pile of 48 terrain cards; the 21 characters make one
    pile for the whole game. A round turns up one character and four terrain cards, or five if there are five or six
    participants. As a rule everybody gets one card in a round; one is left over, or none with six participants.
    .title = Eras and rounds
    .words = era, round, nine, eighteen, length, pile, terrain, character, reveal, cards

rule-C1-4 =
    Virtual players bid and collect cards, nothing more. They build no city, and the characters they take do nothing for
    them; how they score is in C4.7.
    .title = What virtual players do
    .words = virtual, city, power, character, automa


## C2 A round

rule-C2 =
    A round has three steps: cards are turned up, everybody bids in secret, and then everybody takes a card, the highest
    bid first. Before and after the bids some characters can be used.
    .title = Card game: a round
    .words = round, steps, phases, course, turn

rule-C2-1 =
    The pile of characters lies face down, and its top back shows six signs and sometimes a skull. To begin a round, the
    top character is turned up. If the back below it shows a skull, that character goes under the pile and the one with
    the skull is turned up in its place; this is repeated until the top back is without a skull. The deck has no more
    than three skulls, so it ends soon. The terrain cards follow.
    .title = Turning up and skulls
    .words = reveal, skull, pile, character, back, top, under

rule-C2-2 =
    A power can be used once in an era, the Governor's once in the game; its card is then turned sideways. You are asked
    when the moment has come, and may always decline. While the cards lie open and nobody has bid, the order is:
    Governor, Lawyer, Chinese Worker (C2.7), then Heroes (your bid counts 3 more) and Gunsmith (6 more). When the bids
    lie open: Mercenary (5 more), Doctor (2 more). If you use several on one bid, they add up.

    The Auctioneer is not turned. Whenever a choice is yours you may first sell a card (C3.4), even with a new card in
    your hand, and you are asked a last time before the scoring.
    .title = When powers are used
    .words =
        power, order, use, turn, once, decline, governor, lawyer, chinese worker, heroes, gunsmith, mercenary, doctor,
        auctioneer, boost

rule-C2-3 =
    All who have a hand choose one of their bids at the same time and lay it face down. Then all are turned up, together
    with the top bid of every virtual player. A bid that was played stays open on the table until the era ends, so
    everybody can see what the others have left.
    .title = Secret bids
    .words = bid, secret, hand, face down, reveal, used, simultaneous

rule-C2-4 =
    Whoever bids more chooses earlier; what characters add to a bid counts. For equal bids look at the back on top of the
    characters' pile: the sign that stands higher there goes first. Virtual players are no exception.
    .title = Who chooses first
    .words = order, highest bid, tie, equal, sign, back, choose

rule-C2-5 =
    Every card has a priority from 1 to 9. A virtual player takes the card with the highest. Among equal ones it is the
    one nearest to the piles: the character is nearest, then come the terrain cards as they were turned up, and at the
    far end any extra ones.
    .title = What virtual players take
    .words = virtual, priority, choose, take, nearest, equal

rule-C2-6 =
    When you choose you must take a card. A character lies before you from now on. A terrain card goes into your city at
    once, wherever it is allowed (C3). Only if there is no such place is it put aside, where it stays and counts for
    nothing.
    .title = Taking and placing a card
    .words = take, choose, place, terrain, character, aside, must, forced

rule-C2-7 =
    Governor: one more terrain card is turned up, and you take any open card at once. After that the round goes on for
    you as for everybody, so you get a second card. You can do this once in the game.

    Lawyer: you take any open card at once. You still pick a bid in this round, but it is laid off without effect, and
    you do not choose again. You are not asked for the Chinese Worker or for anything that raises bids.

    Chinese Worker: one more terrain card is turned up for everybody, and when it is your turn to choose you take two
    cards. You place the first before you take the second.

    You may use the Governor and the Lawyer in the same round.
    .title = Governor, Lawyer, Chinese Worker
    .words = governor, lawyer, chinese worker, extra card, two cards, at once, early, power

rule-C2-8 =
    Cards that nobody has taken when all have chosen leave the game. If the character was taken before the bids, no other
    is turned up for it.
    .title = Cards left over
    .words = left over, discard, remaining, out of the game

rule-C2-9 =
    After nine rounds what is left of the first pile of terrain leaves the game, and the second one is used. Everybody
    takes all bids back, virtual players' piles are shuffled again, and used characters can be used again. Only the
    Governor stays turned.
    .title = Between the eras
    .words = era, second, bids, shuffle, fresh, turned, governor

rule-C2-10 =
    With the Governor or the Lawyer you may get a character before the bids. If its place in the order (C2.2) is still
    ahead, you can use it in the same round.
    .title = Characters taken early
    .words = character, early, same round, order, power, governor, lawyer


## C3 The city

rule-C3 =
    Where your terrain cards may lie, what they may cover, and how the Auctioneer takes cards out again.
    .title = Card game: the city
    .words = city, build, place, terrain

rule-C3-1 =
    A terrain card is two by two parcels, and you never turn it. Your city has to fit into 8 by 8 parcels; while you own
    the Captain, into 8 by 9 or 9 by 8. Where that square lies is settled by your cards alone: only those that lie in the
    city now are measured. The first card may lie anywhere.

    A place is named after the parcel under the card's upper left corner: letters name the columns, numbers the rows from
    below, such as n15.
    .title = Size of a city
    .words = size, 8, 9, captain, first card, square, turn, rotate, place, name, n15

rule-C3-2 =
    A new card has to share the side of at least one parcel with your city, or to lie partly or wholly on it; touching at
    a corner is not enough. It always goes on top, and each parcel that it covers must be one of these: empty; the same
    building as the new one on top of it; a mountain below a mountain; a House below a House or a Townhouse; outlaws, if
    you have the Sheriff or a prison (C3.5).
    .title = Placing and covering
    .words = place, cover, overlap, adjacent, side, corner, building, same, mountain, house, townhouse, outlaws, legal

rule-C3-3 =
    Look at the new card's own empty parcels and outlaws too: they may cover nothing but empty parcels, and outlaws where
    those count as empty. Outlaws never cover outlaws for being the same.
    .title = Covering with empty parcels
    .words = empty, outlaws, cover, nothing

rule-C3-4 =
    With the Auctioneer you may sell up to three terrain cards of your city in the course of the game, each for 7 VP. A
    card can be sold if it covers no other, is not covered itself, and the rest of your city still hangs together side by
    side. If you have sold your last card, the next one may lie anywhere.
    .title = Selling cards
    .words = auctioneer, sell, sale, three, 7, remove, connected

rule-C3-5 =
    To cover outlaws you must have the Sheriff, or a prison in your city, before you place the card. A prison on that very
    card comes too late for it, and one that you have sold is of no more use.
    .title = Covering outlaws
    .words = outlaws, sheriff, prison, cover, empty


## C4 Scoring

rule-C4 =
    What buildings, outlaws and characters are worth when the second era is over. Nothing is scored before.
    .title = Card game: scoring
    .words = score, scoring, points, vp, end

rule-C4-1 =
    Adjacent parcels are all those around a parcel, corners included: eight at most. Many buildings count House symbols: a
    House is 1, a Townhouse 2 and a hotel 2. What lies beside several buildings counts for each of them.
    .title = Adjacent, and House symbols
    .words = adjacent, beside, neighbour, neighbor, diagonal, house, symbol, townhouse, hotel

rule-C4-2 =
    A ranch scores 1 VP for each adjacent empty parcel. Where no card lies there is no parcel, so nothing to score. If you
    have a prison, outlaws' parcels are empty ones too (C4.5).
    .title = What ranches score
    .words = ranch, ranches, empty, parcel, prison, outlaws

rule-C4-3 =
    “In the city” means anywhere in yours, adjacent or not. Each of these buildings scores by itself:

    Mine: 2 VP for each adjacent mountain. Saloon: 2 VP for each adjacent House symbol. Hotel: 3 VP. Prison: nothing, but
    it deals with outlaws (C4.4).

    Drugstore: 1 VP for each adjacent House symbol and 1 for each ranch in the city. Bank: 1 VP for each adjacent House
    symbol and 1 for each mine in the city. Blacksmith: 1 VP for each ranch and for each mine in the city.

    Church: 1 VP for each House symbol in the city. General store: the same, and 1 more for each adjacent one.

    City Hall: 1 VP for each adjacent House symbol, and 1 for each building in the city, itself included. Houses and
    Townhouses are no buildings in this sense.

    Houses, Townhouses and mountains score nothing themselves.
    .title = What each building scores
    .words =
        mine, drugstore, bank, saloon, general store, city hall, blacksmith, church, hotel, prison, house, townhouse,
        mountain, building, points, vp

rule-C4-4 =
    Each parcel of outlaws that can be seen in your city costs 6 VP. With the Sheriff or at least one prison they cost
    nothing.
    .title = Outlaws cost points
    .words = outlaws, penalty, minus, 6, sheriff, prison

rule-C4-5 =
    One prison turns all your outlaws' parcels into empty ones: you may cover them, and they count for your ranches and
    the Settler. With the Sheriff alone you may cover them, but they do not count as empty for anything else.
    .title = Prison and Sheriff
    .words = prison, sheriff, outlaws, empty, cover, ranch, settler

rule-C4-6 =
    Most characters score at the end, whether or not they were used. “Your characters” are all that lie before you.
    .title = What each character scores
    .words =
        character, points, vp, end, captain, heroes, doctor, paperboy, banker, cowboy, shopkeeper, sheriff, prospector,
        teacher, singer, settler, indian, undertaker, editor, auctioneer, power
    .more =
        Always the same: Captain 6 VP, Heroes 6, Doctor 5, Paperboy 3 (and see C4.11).

        For buildings: Banker 4 VP for each bank, Shopkeeper 4 for each drugstore, Cowboy 3 for each ranch, Sheriff 3 for
        each prison.

        Prospector: 1 VP for each mountain and each mine in your city.

        Teacher: 1 VP for each House symbol in your city.

        Singer: as much again as the best of your saloons scores.

        Settler: 1 VP for each empty parcel beside one or more of your ranches; each parcel counts once.

        Indian: look at the 64 places that a city may have, 72 with the Captain, and count those without a card. Half of
        that number, rounded up, are your VP.

        Auctioneer: 7 VP for each card that was sold (C3.4).

        Undertaker: 2 VP for each of your characters, himself among them.

        Editor: 4 VP for each of your characters that is turned when used, 1 VP for each that scores at the end (C4.10).

        Governor, Lawyer, Chinese Worker, Gunsmith and Mercenary score nothing themselves.

rule-C4-7 =
    A virtual player scores the priorities of all cards it has taken, added up, those of characters too. No character
    does anything more for it; a Paperboy finds nobody.
    .title = Score of virtual players
    .words = virtual, priority, sum, score, paperboy

rule-C4-8 =
    Most VP win, and a virtual player can be the winner too. If several have the most, they share the win; the rulebook
    would have you play again.
    .title = Winning and ties
    .words = win, winner, tie, equal, shared, most

rule-C4-9 =
    The rulebook counts one city to the end, and the program is tested with the same numbers: ranch 6, four mines 28,
    drugstore 2 and 1, two banks 15 and 8, saloon 16, two hotels 6. Two parcels of outlaws cost nothing, for there is a
    prison. Doctor 5, Teacher 14, Banker 8, Lawyer 0. All in all 109 VP.
    .title = An example of scoring
    .words = example, 109, city, total

rule-C4-10 =
    The Editor asks for two marks. Characters that are turned when used are worth 4: Governor, Lawyer, Chinese Worker,
    Heroes, Gunsmith, Mercenary and Doctor. Characters that score at the end are worth 1: all the others, the Editor
    among them, and Heroes and Doctor as well, which makes 5 for each of these two.
    .title = What the Editor counts
    .words = editor, symbol, mark, arrow, turned, scoring

rule-C4-11 =
    Just before the scoring the Paperboy's owner takes one character that nobody has, be it left over in some round or
    still in the pile. It is now theirs like any other: it scores, Undertaker and Editor count it, a Captain makes 72
    places for the Indian, and an Auctioneer may sell at once.
    .title = What the Paperboy finds
    .words = paperboy, character, find, end, left over, pile


## C5 The deck

rule-C5 =
    The cards themselves: what is known of the printed ones, and what this project made up.
    .title = Card game: the deck
    .words = deck, cards, components, data

rule-C5-1 =
    How many parcels of each kind the terrain cards show is known. First era: 32 Houses, 18 mountains, 10 mines, 10
    ranches, 3 drugstores, 3 banks, 3 outlaws, 2 Townhouses, 2 blacksmiths, and one saloon, hotel, general store, church
    and prison each; 104 are empty. Second era: 18 mountains, 12 Houses, 10 Townhouses, 8 drugstores, 8 banks, 5 saloons,
    5 outlaws, 4 mines, 4 ranches, 4 hotels, 3 prisons, 2 churches, and one blacksmith, general store and City Hall each;
    106 are empty.

    Only the printed cards show which parcels share a card, the priorities, the order of the signs on the backs, and the
    skulls. In this game all of that is our own; the priorities were settled by simulated games. If you own the box, you
    can play with a file of yours that lists the cards as you read them there; it is checked against the known numbers.
    .title = What is on the cards
    .words = deck, terrain, parcels, kinds, how many, count, priority, backs, skulls, own, file, toml, components
