### The card game's chapters of the rulebook: `chapter-cards-city` is a chapter, each attribute a paragraph; `drawing-cards-lay-over` stands below a picture.


## Its screens

rulebook-parcels = What parcels show
rulebook-allowed = Allowed
rulebook-not-allowed = Not allowed
rulebook-back = The back on top, strongest first
rulebook-score = In all


## The page to print

rulebook-cards-reveal = Turn up
    .about = a character and four terrain cards, five if five or six take part. A skull on the next back: that character comes instead.
rulebook-cards-powers = Before the bids
    .about = Governor, Lawyer, Chinese Worker, Heroes (+3), Gunsmith (+6).
rulebook-cards-bid = Bid
    .about = in secret, all at once; each bid once in an era. When bids lie open: Mercenary (+5), Doctor (+2). Ties go by the back on top of the characters.
rulebook-cards-take = Take
    .about = the highest bid first, one card each. Virtual players take the highest priority.
rulebook-cards-lay = Lay
    .about = side by side with your city or over it, never turned, within 8 by 8. Cover empty parcels, or the same building, mountain on mountain, House or Townhouse on House.


## Chapters

chapter-cards-aim = What it is about
    .goal = Everybody builds a city of his own from cards of four parcels each, and gathers characters. In two eras of nine rounds you take a card in each round. Then everything is scored at once, and the most victory points (VP) win.
    .people = Four to six take part. Where people and bots are fewer, virtual players make up the number. Everybody has a sign, such as the hat or the star, that breaks ties.

chapter-cards-round = A round
    .reveal = A character and four terrain cards are turned up, five if five or six take part. A skull on the next character's back means that this one comes instead.
    .bid = Everybody lays one of the bids 1 to 9 face down, and all are turned over together. A bid that was played is gone until the era ends, and lies open: you know what the others have left.
    .order = The highest bid chooses first. For equal bids look at the back on top of the characters: the sign that stands higher there goes first.
    .take = Take a character, who stays with you, or a terrain card, which goes into your city at once. What nobody takes is out of the game.
    .eras = After nine rounds everybody takes all bids back, and the cards of the second era come: fewer mines and ranches, more of what lives on Houses. Characters that were used are fresh again, all but the Governor.

chapter-cards-city = Your city
    .size = A city fits into 8 by 8 parcels, wherever it began. Cards are never turned.
    .lay = A new card touches your city with a side, or lies over a part of it. It may cover empty parcels with anything. What stands somewhere can be covered only by the same again: a building by its like, a mountain by a mountain, a House by a House or a Townhouse. An empty parcel covers nothing but an empty one.
    .outlaws = Outlaws can be covered only if you have the Sheriff, or if a prison is in your city already.

chapter-cards-characters = Characters
    .powers = Some characters are used around the bids and are turned then: once in an era, the Governor once in the game. Before the bids come Governor, Lawyer, Chinese Worker, Heroes and Gunsmith; when the bids lie open, Mercenary and Doctor.
    .early = The Governor takes a card at once and goes on as usual. The Lawyer takes one at once and does not choose again. The Chinese Worker takes two when it is his turn.
    .sales = With the Auctioneer you may take up to three cards out of your city, for 7 VP each, as long as the rest hangs together.
    .points = Most others bring points in the end: for a kind of building, for Houses, for empty land or for other characters.

chapter-cards-score = Scoring
    .symbols = Beside means all around, corners too. A House is one House symbol, a Townhouse or a hotel two. A symbol beside several buildings counts for each of them.
    .kinds = Each building scores by itself. Houses, Townhouses and mountains score nothing, but others need them.
    .whole = Here is a small city with two characters, counted to the end.
    .win = Most VP win, and a virtual player can win too. If several have the most, they share it.

chapter-cards-virtual = Virtual players and the deck
    .take = A virtual player is a shuffled pile of bids. On its turn it takes the card of the highest priority; of equal ones, that nearest to the piles. It builds nothing and uses no power.
    .score = Its points are the priorities of all its cards, added up.
    .deck = How often each kind of parcel comes is known from the printed game. Which parcels share a card, and the priorities, are our own.


## Below the pictures

drawing-cards-bids = The 8 chooses first, then the 7. Of the two fives the cactus is first: it stands highest on the back.
drawing-cards-lay-beside = The card touches the city with a side.
drawing-cards-lay-over = Its mountain lies on a mountain, and one empty parcel on another.
drawing-cards-lay-corner = It touches the city with a corner only.
drawing-cards-lay-other = A mine cannot cover a prison.
drawing-cards-ranch = { $total } VP: { $sum }. Places without a card do not count.
drawing-cards-mine = { $total } VP: { $sum }.
drawing-cards-drugstore = { $total } VP: { $sum }. The Townhouse counts as two, and the ranch wherever it lies.
drawing-cards-bank = { $total } VP: { $sum }. The mines count wherever they lie.
drawing-cards-saloon = { $total } VP: { $sum }. A House is one symbol, the Townhouse and the hotel two each.
drawing-cards-hotel = { $total } VP, always; and it is two House symbols for the saloon.
drawing-cards-general-store = { $total } VP: { $sum }. Symbols beside it count once more.
drawing-cards-church = { $total } VP: { $sum }. It does not matter where they lie.
drawing-cards-blacksmith = { $total } VP: { $sum }.
drawing-cards-city-hall = { $total } VP: { $sum }. It counts itself; House and Townhouse are no buildings.
drawing-cards-prison = No VP. But two parcels of outlaws cost nothing and count as empty: the ranch beside them scores { $ranch } VP.
drawing-cards-outlaws = Without a prison or the Sheriff they cost { $less } VP, and the ranch beside them scores { $ranch } VP only.
drawing-cards-whole = The figures in the corners are what each parcel scores. The prison makes the outlaws harmless. Doctor and Teacher belong to this player.
