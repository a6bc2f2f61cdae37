### The card game's things by name, what each does in one line, and where points come from. Names that the board game has
### too are its own (`kind-saloon`).

## The game itself

game-cards = the card game
    .title = The card game
    .options = Options of the card game

preset-solo = Solo
    .about = You against three virtual players of beginner level.
preset-solo-advanced = Solo, advanced
    .about = You against three virtual players of advanced level.
preset-solo-expert = Solo, expert
    .about = You against three virtual players of expert level.
preset-friends = Friends
    .about = Four people or bots, and no virtual player.

# A virtual player; $number counts them from 1.
player-virtual = Virtual { $number }

cards-level-beginner = beginner
    .about = Bids 1 to 9, as everybody.
cards-level-advanced = advanced
    .about = Bids 2 to 10.
cards-level-expert = expert
    .about = Bids 3 to 11.

cards-era-1 = era I
cards-era-2 = era II


## The six signs

cards-sign-hat = hat
cards-sign-star = star
cards-sign-cactus = cactus
cards-sign-boot = boot
cards-sign-horseshoe = horseshoe
cards-sign-cow = cow


## What a parcel shows. The value is the name, .some the plural, .about what it scores.

cards-kind-empty = empty parcel
    .some = empty parcels
    .about = Can be covered by anything; scores for ranches beside it.
cards-kind-house = { kind-house }
    .some = Houses
    .about = 1 House symbol for the buildings that count them.
cards-kind-townhouse = { kind-townhouse }
    .some = Townhouses
    .about = 2 House symbols for the buildings that count them.
cards-kind-mountain = { kind-mountain }
    .some = mountains
    .about = 2 VP for each mine beside it.
cards-kind-ranch = { kind-ranch }
    .some = { kind-ranch.some }
    .about = 1 VP for each empty parcel beside it.
cards-kind-mine = { kind-mine }
    .some = { kind-mine.some }
    .about = 2 VP for each mountain beside it.
cards-kind-drugstore = { kind-drugstore }
    .some = { kind-drugstore.some }
    .about = 1 VP for each House symbol beside it and for each ranch in the city.
cards-kind-bank = { kind-bank }
    .some = { kind-bank.some }
    .about = 1 VP for each House symbol beside it and for each mine in the city.
cards-kind-saloon = { kind-saloon }
    .some = { kind-saloon.some }
    .about = 2 VP for each House symbol beside it.
cards-kind-hotel = { kind-hotel }
    .some = { kind-hotel.some }
    .about = 3 VP; 2 House symbols for the buildings that count them.
cards-kind-general-store = { kind-general-store }
    .some = { kind-general-store.some }
    .about = 1 VP for each House symbol in the city, and 1 more for each beside it.
cards-kind-church = { kind-church }
    .some = { kind-church.some }
    .about = 1 VP for each House symbol in the city.
cards-kind-blacksmith = { kind-blacksmith }
    .some = { kind-blacksmith.some }
    .about = 1 VP for each ranch and each mine in the city.
cards-kind-city-hall = { kind-city-hall }
    .some = { kind-city-hall.some }
    .about = 1 VP for each House symbol beside it and for each building in the city, itself too; Houses and Townhouses are none.
cards-kind-prison = { kind-prison }
    .some = { kind-prison.some }
    .about = No VP; outlaws cost nothing, may be covered, and count as empty parcels.
cards-kind-outlaws = outlaws
    .some = parcels of outlaws
    .about = 6 VP less, unless you have a prison or the Sheriff.


## Cards in words

# A terrain card with what is on it, "i-17 (House, 2 mines)", and a character in a sentence.
cards-card-terrain = { $card } ({ $contents })
    .pointed = “{ $contents }”
cards-card-character = the { $character }
cards-contents-next = { $list } + { $next }
cards-contents-one =
    { $count ->
        [one] { $kind }
       *[other] { $count } { $kinds }
    }
# What stands in a corner of a card, for cards that are alike but for that.
cards-corner-0 = { $kind } upper left
cards-corner-1 = { $kind } upper right
cards-corner-2 = { $kind } lower left
cards-corner-3 = { $kind } lower right
# One of several cards that are alike in everything.
cards-card-alike = { $card } ({ $number })
# A card in a few columns: its two rows of signs.
cards-card-picture = { $upper }/ { $lower }


## Characters. .about says what it does, .short in a few words; .use what its power does in a round.

cards-character-governor = Governor
    .about = Once in the game, before the bids: one more terrain card is turned up and you take a card at once, besides your normal one.
    .short = a card before the bids and one after
    .use = one more terrain card, and a card at once
cards-character-lawyer = Lawyer
    .about = Once an era: take a card before the bids; your bid is then laid off and you do not choose again in this round.
    .short = a card before all others
    .use = a card at once, and none after the bids
cards-character-chinese-worker = Chinese Worker
    .about = Once an era, before the bids: one more terrain card is turned up, and when you choose you take two cards.
    .short = two cards in one round
    .use = one more terrain card, and two cards in turn
cards-character-heroes = Heroes
    .about = 6 VP. Once an era, before the bids: yours will count 3 more.
    .short = 6 VP, and a bid +3
    .use = +3 to the bid of this round
cards-character-gunsmith = Gunsmith
    .about = Once an era, before the bids: yours will count 6 more.
    .short = a bid +6
    .use = +6 to the bid of this round
cards-character-mercenary = Mercenary
    .about = Once an era, when the bids lie open: yours counts 5 more.
    .short = a bid +5 when all lie open
    .use = +5 to the bid
cards-character-doctor = Doctor
    .about = 5 VP. Once an era, when the bids lie open: yours counts 2 more.
    .short = 5 VP, and a bid +2 when all lie open
    .use = +2 to the bid
cards-character-auctioneer = Auctioneer
    .about = Sell up to three cards out of your city over the game, for 7 VP each: such that cover none, are covered by none and whose loss does not split it.
    .short = sell up to 3 cards, 7 VP each
cards-character-captain = Captain
    .about = 6 VP, and your city may have 8 by 9 parcels.
    .short = 6 VP, and a city of 8 by 9
cards-character-sheriff = Sheriff
    .about = 3 VP for each prison in your city; outlaws cost you nothing and may be covered.
    .short = 3 VP for each prison, harmless outlaws
cards-character-paperboy = Paperboy
    .about = 3 VP, and before the scoring you take a character that nobody has.
    .short = 3 VP, and another character at the end
cards-character-banker = Banker
    .about = 4 VP for each bank in your city.
    .short = 4 VP for each bank
cards-character-cowboy = Cowboy
    .about = 3 VP for each ranch in your city.
    .short = 3 VP for each ranch
cards-character-shopkeeper = Shopkeeper
    .about = 4 VP for each drugstore in your city.
    .short = 4 VP for each drugstore
cards-character-prospector = Prospector
    .about = 1 VP for each mountain and each mine in your city.
    .short = 1 VP for each mountain and mine
cards-character-teacher = Teacher
    .about = 1 VP for each House symbol in your city: a House has 1, a Townhouse or a hotel 2.
    .short = 1 VP for each House symbol
cards-character-singer = Singer
    .about = As many VP as your best saloon scores.
    .short = your best saloon once more
cards-character-settler = Settler
    .about = 1 VP for each empty parcel beside your ranches, each counted once; with a prison, outlaws' parcels count as empty.
    .short = 1 VP for each empty parcel at a ranch
cards-character-indian = Indian
    .about = 1 VP for every two of your 64 places without a card, rounded up; with the Captain there are 72.
    .short = 1 VP for two places without a card
cards-character-undertaker = Undertaker
    .about = 2 VP for each of your characters, himself too.
    .short = 2 VP for each character
cards-character-editor = Editor
    .about = 4 VP for each of your characters that is turned when used, 1 VP for each that scores, himself too. Heroes and Doctor count as both.
    .short = 4 or 1 VP for each character


## Where points come from. The value is a row's heading, .sum its parts; $each and $amount are VP without a sign.
## What a building counts in the whole city, each building of its kind counts anew: hence "for".

cards-part-ranch = Ranches
    .sum =
        { $count ->
            [one] 1 adjacent empty parcel
           *[other] { $count } adjacent empty parcels
        }
cards-part-mine = Mines
    .sum =
        { $count ->
            [one] 1 adjacent mountain
           *[other] { $count } adjacent mountains
        } x { $each }
cards-part-drugstore = Drugstores
    .sum = { cards-adjacent-symbols }
cards-part-drugstore-ranches = Drugstores (ranches)
    .sum =
        { $count ->
            [one] 1 for the ranch in the city
           *[other] { $count } for ranches in the city, 1 each
        }
cards-part-bank = Banks
    .sum = { cards-adjacent-symbols }
cards-part-bank-mines = Banks (mines)
    .sum =
        { $count ->
            [one] 1 for the mine in the city
           *[other] { $count } for mines in the city, 1 each
        }
cards-part-saloon = Saloons
    .sum = { cards-adjacent-symbols } x { $each }
cards-part-hotel = Hotels
    .sum =
        { $count ->
            [one] 1 hotel
           *[other] { $count } hotels
        } x { $each }
cards-part-general-store = General stores
    .sum = { cards-adjacent-symbols }
cards-part-general-store-symbols = General stores (city)
    .sum = { cards-city-symbols }
cards-part-church = Churches
    .sum = { cards-city-symbols }
cards-part-blacksmith-ranches = Blacksmiths (ranches)
    .sum = { cards-part-drugstore-ranches.sum }
cards-part-blacksmith-mines = Blacksmiths (mines)
    .sum = { cards-part-bank-mines.sum }
cards-part-city-hall = City Hall
    .sum = { cards-adjacent-symbols }
cards-part-city-hall-buildings = City Hall (buildings)
    .sum =
        { $count ->
            [one] 1 for itself
           *[other] { $count } for buildings in the city
        }
cards-part-outlaws = Outlaws
    .sum =
        { $count ->
            [one] 1 parcel
           *[other] { $count } parcels
        } x { $each }
cards-part-priorities = Priorities
    .sum = { $count } on all cards
    .about = A virtual player scores the priorities of all his cards.

cards-part-auctioneer = { cards-character-auctioneer }
    .sum =
        { $count ->
            [one] 1 card sold
           *[other] { $count } cards sold
        } x { $each }
cards-part-heroes = { cards-character-heroes }
    .sum = { cards-on-the-card }
cards-part-doctor = { cards-character-doctor }
    .sum = { cards-on-the-card }
cards-part-captain = { cards-character-captain }
    .sum = { cards-on-the-card }
cards-part-paperboy = { cards-character-paperboy }
    .sum = { cards-on-the-card }
cards-part-sheriff = { cards-character-sheriff }
    .sum =
        { $count ->
            [one] 1 prison
           *[other] { $count } prisons
        } x { $each }
cards-part-banker = { cards-character-banker }
    .sum =
        { $count ->
            [one] 1 bank
           *[other] { $count } banks
        } x { $each }
cards-part-cowboy = { cards-character-cowboy }
    .sum =
        { $count ->
            [one] 1 ranch
           *[other] { $count } ranches
        } x { $each }
cards-part-shopkeeper = { cards-character-shopkeeper }
    .sum =
        { $count ->
            [one] 1 drugstore
           *[other] { $count } drugstores
        } x { $each }
cards-part-prospector = { cards-character-prospector }
    .sum =
        { $count ->
            [one] 1 mountain or mine
           *[other] { $count } mountains and mines
        }
cards-part-teacher = { cards-character-teacher }
    .sum =
        { $count ->
            [one] 1 House symbol in the city
           *[other] { $count } House symbols in the city
        }
cards-part-singer = { cards-character-singer }
    .sum =
        { $count ->
            [one] 1 House symbol at the best saloon
           *[other] { $count } House symbols at the best saloon
        } x { $each }
cards-part-settler = { cards-character-settler }
    .sum =
        { $count ->
            [one] 1 empty parcel beside ranches
           *[other] { $count } empty parcels beside ranches
        }
cards-part-indian = { cards-character-indian }
    .sum = { $count }, half of the places without a card
cards-part-undertaker = { cards-character-undertaker }
    .sum =
        { $count ->
            [one] 1 character
           *[other] { $count } characters
        } x { $each }
# Twice: for the characters that are turned when used, 4 each, and for those that score, 1 each.
cards-part-editor = { cards-character-editor }
    .sum =
        { $each ->
            [4] { $count ->
                [one] 1 character that is turned
               *[other] { $count } characters that are turned
            } when used
           *[other] { $count ->
                [one] 1 character that scores
               *[other] { $count } characters that score
            }
        } x { $each }

cards-adjacent-symbols =
    { $count ->
        [one] 1 adjacent House symbol
       *[other] { $count } adjacent House symbols
    }
cards-city-symbols =
    { $count ->
        [one] 1 for a House symbol in the city
       *[other] { $count } for House symbols in the city
    }
cards-on-the-card = { $amount } on the card

# A whole line, "Mines: 14 adjacent mountains x 2 = 28"; $points has its sign.
cards-part-line = { $part }: { $sum } = { $points } VP

# Below a table of points.
cards-parts-note = What lies beside several buildings counts for each of them.

# More or fewer points; $points is never negative here.
cards-points-more = +{ $points } VP
cards-points-less = -{ $points } VP
