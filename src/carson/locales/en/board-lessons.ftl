### The board game's lessons: the value is the title, .about what it teaches, .goal what to do, .done what was learnt; and why a try was wrong.

lesson-board-track = From the first space to the last
    .about = Cowboys work in the order of the track: Wages pay first, then buildings are sold, and Gambling comes later.
    .goal = You have $0 and two cowboys. Own a ranch that pays $7 or more before the round is over.
    .done = Wages paid $4 before the ranch was sold for $3. Look where the track goes before you place.
lesson-board-track-gambling = Gambling comes after the buildings are sold: its money would be too late for the ranch.
lesson-board-track-late = The ranch is sold before the dice roll at Gambling, and you have $0 by then.

lesson-board-ranch = Open land and mountains
    .about = A ranch pays $1 for each free parcel around it. A mine pays $3 for each mountain around it. Neither needs a road.
    .goal = Build both tiles that you have kept: the ranch to pay $8, the mine to pay $9.
    .done = All eight neighbours are free land, and the mine has three mountains. Diagonal neighbours count too.
lesson-board-ranch-edge = At the edge a parcel has only five neighbours, so a ranch pays $5 at the most there.
lesson-board-ranch-swapped = Mountains take the land that a ranch needs, and open land has nothing to dig for. Swap them.

lesson-board-land = What land costs
    .about = A parcel costs $1, and $1 more for each of its nine parcels (itself and its neighbours) with a building, House or mountain.
    .goal = You have $4, one cowboy and a mine that you have kept. Buy land where the mine pays $9, and build it.
    .done = Three mountains make land cost $4, and the mine gets that back in a single round.
lesson-board-land-dear = That parcel has three mountains, but a House beside it too: it costs $5, and you have $4.
lesson-board-land-few = Cheap land has little around it: a mine pays $3 there at the most.

lesson-board-houses = Houses feed the town
    .about = A saloon pays $5 for each House beside it, and brings one House along. Houses on another player's land count for him alone.
    .goal = Build the saloon that you have kept, and place its House, so that the saloon pays $15.
    .done = Two Houses on land of nobody's and the one that came along: three times $5.
lesson-board-houses-rival = The Houses beside f4 stand on the other player's land. They pay him, not you.
lesson-board-houses-far = The new House does not touch the saloon on d5. It counts only as a neighbour, corners included.

lesson-board-roads = Connect it
    .about = All buildings but ranches and mines need a connected parcel: one of its corners must touch the roads. You may lay roads before any decision.
    .goal = Your drugstore does not reach the town. Lay a road, build it on f6, and make it pay $9.
    .done = $3 for the new House, $3 for the ranch beside it (it counts as a House), and $3 because you own a ranch.
lesson-board-roads-away = That road leads away from f6. Look for one whose end touches a corner of f6.
lesson-board-roads-far = The House has to stand beside the drugstore. Otherwise it pays nothing there.

lesson-board-duel = Pick your fights
    .about = Where two want the same, they duel: each rolls a die and adds his firepower, which is revolvers and the cowboys still in the supply.
    .goal = Both tiles are wanted by somebody else. Place a cowboy where your chance to win is 70% or better.
    .done = Your 3 against 1 is nearly safe. Every cowboy that you keep at home shoots along.
lesson-board-duel-strong = There you have 3 against 5, and ties go to whoever passed first: hardly a chance. Look at the odds before you confirm.

lesson-board-character = A card for a round
    .about = Each round everybody takes one character. Its number says how early you place, and most give something at once: look at what each card says.
    .goal = You have spent all your money. Take the character with whom you have $9 at once.
    .done = The Banker pays at once and lets you keep much. Next round all seven cards are there again.
lesson-board-character-late = The Grocer pays well, but only $8 now, or twice for a kind of building later.
lesson-board-character-other = A good card, but it brings you no money now.

lesson-board-attack = Half of what is his
    .about = A cowboy on another player's building takes half of what it pays. A church protects its owner's buildings beside it.
    .goal = Place your only cowboy so that you earn $7 or more this round.
    .done = The bank pays $15, and half of it, rounded down, is yours. The richer saloon is safe beside the church.
lesson-board-attack-ranch = That building pays little, and you get half of it. Is there nothing richer?
lesson-board-attack-work = Wages pay $4. Robbing a good building brings more.

lesson-board-points = Money into points
    .about = Money is not the goal, victory points are. What you buy points for grows dearer every round: the cheapest space closes.
    .goal = You have $24 and one cowboy. Get 8 victory points this round.
    .done = 8 points for $3 each. Above your cash limit, a point would have cost you $10.
lesson-board-points-limit = Without a cowboy on a space for points you get at most one for each $10 at the end of the round.
lesson-board-points-dear = The points are dearer there: $24 is not enough for eight.

lesson-board-end = The last round
    .about = At the very end each parcel of yours with something on it is worth 2 points, and each full $6 one point.
    .goal = It is round 4 and you have one cowboy left. Gain 15 points until the end of the game.
    .done = Four for firepower, eight for your parcels, three for your money. Before the last round ends, count every space once.
lesson-board-end-money = $4 is not even one point more. What do you have plenty of?
lesson-board-end-parcels = Seven parcels are three points. You have something that is worth four.
lesson-board-end-given = Given away here, $10 is one point; kept until the end, $6 is.

## Why a goal is missed, where nothing else is said

lesson-missed-board-income = Income, { $kind }: { $sum }. The goal is ${ $least } or more.
lesson-missed-board-money = That brought ${ $total }. The goal is ${ $least } or more.
lesson-missed-board-points =
    { $total ->
        [one] That brought 1 victory point.
       *[other] That brought { $total } victory points.
    } The goal is { $least } or more.
lesson-missed-board-chance = Your chance at { $place }: { percent }. The goal is better.
