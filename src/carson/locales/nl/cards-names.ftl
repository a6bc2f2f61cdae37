### The card game's things by name, what each does in one line, and where points come from. Names that the board game has
### too are its own (`kind-saloon`).

## The game itself

game-cards = het kaartspel
    .title = Het kaartspel
    .options = Opties van het kaartspel

preset-solo = Solo
    .about = Jij tegen drie virtuele spelers met beginnersniveau.
preset-solo-advanced = Solo, gevorderd
    .about = Jij tegen drie virtuele spelers met gevorderdenniveau.
preset-solo-expert = Solo, expert
    .about = Jij tegen drie virtuele spelers met expertniveau.
preset-friends = Vrienden
    .about = Vier mensen of bots, en geen virtuele speler.

# A virtual player; $number counts them from 1.
player-virtual = Virtueel { $number }

cards-level-beginner = beginner
    .about = Biedt 1 tot 9, zoals iedereen.
cards-level-advanced = gevorderde
    .about = Biedt 2 tot 10.
cards-level-expert = expert
    .about = Biedt 3 tot 11.

cards-era-1 = Era I
cards-era-2 = Era II


## The six signs

cards-sign-hat = hoed
cards-sign-star = ster
cards-sign-cactus = cactus
cards-sign-boot = laars
cards-sign-horseshoe = hoefijzer
cards-sign-cow = koe


## What a parcel shows. The value is the name, .some the plural, .about what it scores.

cards-kind-empty = lege kavel
    .some = lege kavels
    .about = Mag door alles worden afgedekt; scoort voor ranches ernaast.
cards-kind-house = { kind-house }
    .some = Huizen
    .about = 1 huissymbool voor de gebouwen die huissymbolen tellen.
cards-kind-townhouse = { kind-townhouse }
    .some = Herenhuizen
    .about = 2 huissymbolen voor de gebouwen die huissymbolen tellen.
cards-kind-mountain = { kind-mountain }
    .some = bergen
    .about = 2 OP voor elke mijn ernaast.
cards-kind-ranch = { kind-ranch }
    .some = { kind-ranch.some }
    .about = 1 OP voor elke lege kavel ernaast.
# "Mijn" in the box of the card game, "Zilvermijn" in that of the board game.
cards-kind-mine = mijn
    .some = mijnen
    .about = 2 OP voor elke berg ernaast.
cards-kind-drugstore = { kind-drugstore }
    .some = { kind-drugstore.some }
    .about = 1 OP voor elk huissymbool ernaast en voor elke ranch in de stad.
cards-kind-bank = { kind-bank }
    .some = { kind-bank.some }
    .about = 1 OP voor elk huissymbool ernaast en voor elke mijn in de stad.
cards-kind-saloon = { kind-saloon }
    .some = { kind-saloon.some }
    .about = 2 OP voor elk huissymbool ernaast.
cards-kind-hotel = { kind-hotel }
    .some = { kind-hotel.some }
    .about = 3 OP; 2 huissymbolen voor de gebouwen die huissymbolen tellen.
cards-kind-general-store = { kind-general-store }
    .some = { kind-general-store.some }
    .about = 1 OP voor elk huissymbool in de stad, en 1 extra voor elk dat ernaast ligt.
cards-kind-church = { kind-church }
    .some = { kind-church.some }
    .about = 1 OP voor elk huissymbool in de stad.
cards-kind-blacksmith = { kind-blacksmith }
    .some = { kind-blacksmith.some }
    .about = 1 OP voor elke ranch en elke mijn in de stad.
cards-kind-city-hall = { kind-city-hall }
    .some = { kind-city-hall.some }
    .about = 1 OP voor elk huissymbool ernaast en voor elk gebouw in de stad, ook zichzelf; Huizen en Herenhuizen tellen niet.
cards-kind-prison = { kind-prison }
    .some = { kind-prison.some }
    .about = Geen OP; outlaws kosten niets, mogen worden afgedekt en tellen als lege kavels.
cards-kind-outlaws = outlaws
    .some = kavels met outlaws
    .about = 6 OP minder, tenzij je een gevangenis of de Sheriff hebt.


## Cards in words

# A terrain card with what is on it, "i-17 (House, 2 mines)", and a character in a sentence.
cards-card-terrain = { $card } ({ $contents })
    .pointed = “{ $contents }”
cards-card-character = de { $character }
cards-contents-next = { $list } + { $next }
cards-contents-one =
    { $count ->
        [one] { $kind }
       *[other] { $count } { $kinds }
    }
# What stands in a corner of a card, for cards that are alike but for that.
cards-corner-0 = { $kind } linksboven
cards-corner-1 = { $kind } rechtsboven
cards-corner-2 = { $kind } linksonder
cards-corner-3 = { $kind } rechtsonder
# One of several cards that are alike in everything.
cards-card-alike = { $card } ({ $number })
# A card in a few columns: its two rows of signs.
cards-card-picture = { $upper }/ { $lower }


## Characters. .about says what it does, .short in a few words; .use what its power does in a round.

cards-character-governor = Gouverneur
    .about = Eén keer per spel, vóór het bieden: er wordt een extra terreinkaart opengelegd en je neemt meteen een kaart, naast je gewone.
    .short = een kaart vóór het bieden en een erna
    .use = een extra terreinkaart, en meteen een kaart
cards-character-lawyer = Advocaat
    .about = Eén keer per Era: neem een kaart vóór het bieden; je biedkaart leg je dan af en je kiest deze ronde niet meer.
    .short = een kaart vóór alle anderen
    .use = meteen een kaart, en geen na het bieden
cards-character-chinese-worker = Chinese arbeider
    .about = Eén keer per Era, vóór het bieden: er wordt een extra terreinkaart opengelegd, en als je kiest neem je twee kaarten.
    .short = twee kaarten in één ronde
    .use = een extra terreinkaart, en twee kaarten in je beurt
cards-character-heroes = Helden
    .about = 6 OP. Eén keer per Era, vóór het bieden: jouw bod telt 3 meer.
    .short = 6 OP, en een bod +3
    .use = +3 op het bod van deze ronde
cards-character-gunsmith = Wapensmid
    .about = Eén keer per Era, vóór het bieden: jouw bod telt 6 meer.
    .short = een bod +6
    .use = +6 op het bod van deze ronde
cards-character-mercenary = Huurmoordenaar
    .about = Eén keer per Era, als de biedkaarten open liggen: jouw bod telt 5 meer.
    .short = een bod +5 als alle open liggen
    .use = +5 op het bod
cards-character-doctor = Arts
    .about = 5 OP. Eén keer per Era, als de biedkaarten open liggen: jouw bod telt 2 meer.
    .short = 5 OP, en een bod +2 als alle open liggen
    .use = +2 op het bod
cards-character-auctioneer = Veilingmeester
    .about = Verkoop in de loop van het spel tot drie kaarten uit je stad, voor 7 OP per kaart: alleen kaarten die niets afdekken, niet afgedekt zijn en je stad niet splitsen.
    .short = verkoop tot 3 kaarten, 7 OP per kaart
cards-character-captain = Kapitein
    .about = 6 OP, en je stad mag 8 bij 9 kavels groot zijn.
    .short = 6 OP, en een stad van 8 bij 9
cards-character-sheriff = Sheriff
    .about = 3 OP voor elke gevangenis in je stad; outlaws kosten je niets en mogen worden afgedekt.
    .short = 3 OP per gevangenis, outlaws onschadelijk
cards-character-paperboy = Krantenjongen
    .about = 3 OP, en vóór de puntentelling neem je een personage dat niemand heeft.
    .short = 3 OP, en aan het einde een personage
cards-character-banker = Bankier
    .about = 4 OP voor elke bank in je stad.
    .short = 4 OP per bank
cards-character-cowboy = Cowboy
    .about = 3 OP voor elke ranch in je stad.
    .short = 3 OP per ranch
cards-character-shopkeeper = Winkeljuffrouw
    .about = 4 OP voor elke drugstore in je stad.
    .short = 4 OP per drugstore
cards-character-prospector = Goudzoeker
    .about = 1 OP voor elke berg en elke mijn in je stad.
    .short = 1 OP per berg en per mijn
cards-character-teacher = Schooljuf
    .about = 1 OP voor elk huissymbool in je stad: een Huis heeft er 1, een Herenhuis of hotel 2.
    .short = 1 OP per huissymbool
cards-character-singer = Zangeres
    .about = Evenveel OP als je beste saloon scoort.
    .short = je beste saloon nog een keer
cards-character-settler = Kolonist
    .about = 1 OP voor elke lege kavel naast je ranches, elk één keer geteld; met een gevangenis gelden kavels met outlaws als leeg.
    .short = 1 OP per lege kavel naast een ranch
cards-character-indian = Indiaan
    .about = 1 OP voor elke twee van je 64 plekken zonder kaart, naar boven afgerond; met de Kapitein zijn het er 72.
    .short = 1 OP per twee plekken zonder kaart
cards-character-undertaker = Begrafenisondernemer
    .about = 2 OP voor elk van je personages, ook hijzelf.
    .short = 2 OP per personage
cards-character-editor = Uitgever
    .about = 4 OP voor elk van je personages dat bij gebruik wordt gedraaid, 1 OP voor elk dat scoort, ook hijzelf. Helden en Arts tellen als beide.
    .short = 4 of 1 OP per personage


## Where points come from. The value is a row's heading, .sum its parts; $each and $amount are VP without a sign.
## What a building counts in the whole city, each building of its kind counts anew: hence "for".

cards-part-ranch = Ranches
    .sum =
        { $count ->
            [one] 1 aangrenzende lege kavel
           *[other] { $count } aangrenzende lege kavels
        }
cards-part-mine = Mijnen
    .sum =
        { $count ->
            [one] 1 aangrenzende berg
           *[other] { $count } aangrenzende bergen
        } x { $each }
cards-part-drugstore = Drugstores
    .sum = { cards-adjacent-symbols }
cards-part-drugstore-ranches = Drugstores (ranches)
    .sum =
        { $count ->
            [one] 1 voor de ranch in de stad
           *[other] { $count } voor ranches in de stad, 1 per stuk
        }
cards-part-bank = Banken
    .sum = { cards-adjacent-symbols }
cards-part-bank-mines = Banken (mijnen)
    .sum =
        { $count ->
            [one] 1 voor de mijn in de stad
           *[other] { $count } voor mijnen in de stad, 1 per stuk
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
cards-part-general-store-symbols = General stores (stad)
    .sum = { cards-city-symbols }
cards-part-church = Kerken
    .sum = { cards-city-symbols }
cards-part-blacksmith-ranches = Smidsen (ranches)
    .sum = { cards-part-drugstore-ranches.sum }
cards-part-blacksmith-mines = Smidsen (mijnen)
    .sum = { cards-part-bank-mines.sum }
cards-part-city-hall = Stadhuis
    .sum = { cards-adjacent-symbols }
cards-part-city-hall-buildings = Stadhuis (gebouwen)
    .sum =
        { $count ->
            [one] 1 voor zichzelf
           *[other] { $count } voor gebouwen in de stad
        }
cards-part-outlaws = Outlaws
    .sum =
        { $count ->
            [one] 1 kavel
           *[other] { $count } kavels
        } x { $each }
cards-part-priorities = Prioriteiten
    .sum = { $count } op alle kaarten
    .about = Een virtuele speler scoort de prioriteiten van al zijn kaarten.

cards-part-auctioneer = { cards-character-auctioneer }
    .sum =
        { $count ->
            [one] 1 kaart verkocht
           *[other] { $count } kaarten verkocht
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
            [one] 1 gevangenis
           *[other] { $count } gevangenissen
        } x { $each }
cards-part-banker = { cards-character-banker }
    .sum =
        { $count ->
            [one] 1 bank
           *[other] { $count } banken
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
            [one] 1 berg of mijn
           *[other] { $count } bergen en mijnen
        }
cards-part-teacher = { cards-character-teacher }
    .sum =
        { $count ->
            [one] 1 huissymbool in de stad
           *[other] { $count } huissymbolen in de stad
        }
cards-part-singer = { cards-character-singer }
    .sum =
        { $count ->
            [one] 1 huissymbool bij de beste saloon
           *[other] { $count } huissymbolen bij de beste saloon
        } x { $each }
cards-part-settler = { cards-character-settler }
    .sum =
        { $count ->
            [one] 1 lege kavel naast ranches
           *[other] { $count } lege kavels naast ranches
        }
cards-part-indian = { cards-character-indian }
    .sum = { $count }, de helft van de plekken zonder kaart
cards-part-undertaker = { cards-character-undertaker }
    .sum =
        { $count ->
            [one] 1 personage
           *[other] { $count } personages
        } x { $each }
# Twice: for the characters that are turned when used, 4 each, and for those that score, 1 each.
cards-part-editor = { cards-character-editor }
    .sum =
        { $each ->
            [4] { $count ->
                [one] 1 personage dat bij gebruik draait
               *[other] { $count } personages die bij gebruik draaien
            }
           *[other] { $count ->
                [one] 1 personage dat scoort
               *[other] { $count } personages die scoren
            }
        } x { $each }

cards-adjacent-symbols =
    { $count ->
        [one] 1 aangrenzend huissymbool
       *[other] { $count } aangrenzende huissymbolen
    }
cards-city-symbols =
    { $count ->
        [one] 1 voor een huissymbool in de stad
       *[other] { $count } voor huissymbolen in de stad
    }
cards-on-the-card = { $amount } op de kaart

# A whole line, "Mines: 14 adjacent mountains x 2 = 28"; $points has its sign.
cards-part-line = { $part }: { $sum } = { $points } OP

# Below a table of points.
cards-parts-note = Wat naast meerdere gebouwen ligt, telt voor elk daarvan.

# More or fewer points; $points is never negative here.
cards-points-more = +{ $points } OP
cards-points-less = -{ $points } OP
