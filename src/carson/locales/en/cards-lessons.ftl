### The card game's lessons: the value is the title, .about what it teaches, .goal what to do, .done what was learnt; and why a try was wrong.

lesson-cards-ranch = Room for a ranch
    .about = A card has four parcels and is never turned. It must touch your city, and may cover empty parcels. A ranch scores 1 VP for each empty parcel around it.
    .goal = Lay the card so that the ranch scores 6 VP.
    .done = Six of eight neighbours are empty. Places without a card are no parcels: they do not count.

lesson-cards-mine = Under the mountains
    .about = A mine scores 2 VP for each mountain around it, corners included. Empty parcels may be covered.
    .goal = Lay the card so that the mine scores 6 VP.
    .done = Its own mountain and the two that lay there: three times 2 VP, because you covered empty land.
lesson-cards-mine-beside = Only its own mountain touches the mine there. Go nearer, over the empty parcels.

lesson-cards-cover = The same on the same
    .about = A parcel may cover another that shows the same, and a Townhouse a House. So a card gets in where there is no room.
    .goal = Lay the card so that the bank scores 6 VP.
    .done = The card's House covers a House, and the bank sits in the middle of six.
lesson-cards-cover-beside = Beside the city only three Houses touch the bank. Let the card's House cover one that is there.

lesson-cards-saloon = Neighbours for the saloon
    .about = A saloon scores 2 VP for each House symbol around it. A Townhouse has two symbols, and so has a hotel.
    .goal = Lay the card so that the saloon scores 8 VP.
    .done = Four symbols, 2 VP each. Leave room among Houses for a saloon to come.

lesson-cards-prison = Law and order
    .about = Each outlaw costs you 6 VP, unless your city has a prison. With one, their parcels count as empty ones.
    .goal = You choose first. Take a card and lay it so that you have 6 VP or more.
    .done = No loss any more, and both outlaws' parcels count for the ranch as empty land.
lesson-cards-prison-outlaws = A nice card, but two outlaws still cost you 12 VP.

lesson-cards-character = Land or a character
    .about = Instead of land you may take the character. Many score for what you have in your city: the Banker 4 VP for each bank.
    .goal = You choose first. Have 20 VP after your choice.
    .done = Three banks, 12 VP at once. No card of land brings that here.
lesson-cards-character-land = A few points for the land; three banks would have been worth 12 VP to the Banker.

lesson-cards-bid = Enough is enough
    .about = The highest bid chooses first, and every bid is used up until the era ends. The others' next bids are 7, 5 and 2: they have no more left.
    .goal = Get the Prospector, and keep your 9 for later.
    .done = 8 beats 7, and the 9 is still yours.
lesson-cards-bid-much = You would choose first, but 8 is enough against 7. The 9 is gone until the era ends.
lesson-cards-bid-low = 7 is higher, and the first to choose takes the Prospector.
lesson-cards-bid-other = You were first, and left the Prospector to the next.

lesson-cards-tie = A tie is enough
    .about = Equal bids: the back of the pile's top card decides. Whose sign stands highest there chooses first; today that is yours, the hat.
    .goal = The others bid 4, 6 and 3. Get the Shopkeeper, and keep your 9.
    .done = 6 against 6, and the hat stands above the cactus. Look at the pile before you bid.
lesson-cards-tie-much = Sure, but dear: a 6 would have won the tie.
lesson-cards-tie-low = 6 is higher, and the Shopkeeper goes first of all.
lesson-cards-tie-other = You were first, and left the Shopkeeper to the next.

lesson-cards-power = A power at the right time
    .about = Some characters add to your bid, once in an era: the Gunsmith 6. He is used before the bids are chosen.
    .goal = The others bid 8, 6 and 4, and you have only 1 and 3 left. Get the Teacher.
    .done = 3 and 6 make 9. Used characters are fresh again in the second era.
lesson-cards-power-saved = Without the Gunsmith your 3 is the lowest bid of all.
lesson-cards-power-low = 1 and 6 make 7, and somebody has 8.
lesson-cards-power-other = You were first, and left the Teacher to the next.

lesson-cards-sale = Everything must go
    .about = The Auctioneer sells up to three cards, 7 VP each: cards that neither cover another nor are covered, and without which the city stays in one piece.
    .goal = The game is about to end. Sell so that you have 24 VP.
    .done = The outlaws were sold too, and the ranch kept its land: 7 VP for what was worth less.
lesson-cards-sale-ranch = The ranch is worth more than most. Sell what scores little, and the outlaws, who cost you 6 VP.

## Why a goal is missed, where nothing else is said

lesson-missed-cards-score = You have { $sum }. The goal is { $least } VP or more.
lesson-missed-cards-building = VP, { $kind }: { $sum }. The goal is { $least } or more.
lesson-missed-cards-has = You do not have this character: { $character }.
lesson-missed-cards-kept = Your bid { $bid } is gone.
