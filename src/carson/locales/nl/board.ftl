### The things of the board game by name, and what each does in one line: our own wording, for help, hints and hovering.
###
### Glossary (terms of the Dutch rulebooks where they have one; kinds of building are always used with "een", "geen", "je"
### or without an article, because some are "de" and some "het"):
### parcel = kavel (de) · property tile = eigendomstegel · VP = OP (overwinningspunten) · cash limit = geldlimiet
### space = (actie)veld · wages = Salaris · ammunition = Munitie · roads = Wegen · income = inkomsten · gambling = Gokken
### building track = aanbod · tile = tegel · bag = zak · kept = bewaard · attack/defend = aanvallen/verdedigen · rob = beroven
### duel = duel (het) · firepower = vuurkracht · revolver = revolver · pass order/track = pasvolgorde/pasvolgordespoor
### first player = startspeler · general/own supply = algemene/eigen voorraad · round marker = rondeteller
### House = Huis · Townhouse = Herenhuis · House symbol = huissymbool · mountain = berg · blacksmith = smidse
### mine = zilvermijn, in the card game mijn
### drugstore, saloon, general store, ranch, hotel, school, station as they are · church = kerk · prison = gevangenis
### City Hall = Stadhuis · Grocer, Shopkeeper = Winkeljuffrouw · Settler = Kolonist · Mercenary = Huurmoordenaar
### Chinese Worker = Chinese Werker, in the card game Chinese arbeider · Paperboy = Krantenjongen · Prospector = Goudzoeker · Gunsmith = Wapensmid
### Singer = Zangeres · Auctioneer = Veilingmeester · Doctor/Undertaker = Arts/Begrafenisondernemer · Heroes = Helden
### Teacher = Schooljuf · Lawyer/Editor = Advocaat/Uitgever · token = fiche (het) · enclosure = erf (het) · sheet = formulier
### outlaw = outlaw · duel tile = dueltegel · sharpshooter = scherpschutter · hat = hoed · bridge = brug · setup = opstelling
### cards: bid = bod / biedkaart · terrain card = terreinkaart · era = Era · pile = trekstapel · sign = symbool · skull = schedel

## The game itself

game-board = het bordspel
    .title = Het bordspel
    .options = Opties van het bordspel


## Sides of a card

side-Y = geel
side-R = rood

# Where a road lies: between two parcels, at the rim on one side of a parcel; where roads are typed, by its name (d5n).
road-typed = op { $side }
road-between = tussen { $first } en { $second }
road-rim-n = aan de noordkant van { $parcel }
road-rim-e = aan de oostkant van { $parcel }
road-rim-s = aan de zuidkant van { $parcel }
road-rim-w = aan de westkant van { $parcel }


## Places

place-wages = Salaris
    .about = $4 voor elke cowboy; zoveel cowboys als je wilt, niemand duelleert.
place-ammunition = Munitie
    .about = 3 extra vuurkracht tot het einde van de ronde.
place-roads-3 = Wegen (1)
    .about = Drie wegen voor één speler.
place-roads-1 = Wegen (2)
    .about = Een weg voor elke cowboy; zoveel cowboys als je wilt, niemand duelleert.
place-building-12 = Gebouw $12
    .about = Koop de tegel die hier ligt; deze wordt als eerste verkocht.
place-building-10 = Gebouw $10
    .about = Koop de tegel die hier ligt.
place-building-8 = Gebouw $8
    .about = Koop de tegel die hier ligt.
place-building-6 = Gebouw $6
    .about = Koop de tegel die hier ligt.
place-building-5 = Gebouw $5
    .about = Koop de tegel die hier ligt.
place-building-4 = Gebouw $4
    .about = Koop de tegel die hier ligt.
place-building-3 = Gebouw $3
    .about = Koop de tegel die hier ligt; deze wordt als laatste verkocht.
# A building space is called by the tile that lies there: Mine ($4).
place-tile = { $kind } (${ $price })
place-parcels-income = Inkomsten van kavels
    .brief = Ink. kavels
    .about = $2 voor elk van je kavels.
place-cowboys-income = Inkomsten voor vuurkracht
    .brief = Ink. vuurkracht
    .about = $2 voor elk punt van je vuurkracht.
place-gambling = Gokken
    .about = Gooi twee dobbelstenen: zoveel dollar krijg je.
place-parcels-vp = OP voor kavels
    .about = 1 OP voor elke twee kavels van jou.
place-buildings-vp = OP voor gebouwen
    .about = 1 OP voor elk van je gebouwen op het bord; Huizen en bergen tellen niet.
place-cowboys-vp = OP voor vuurkracht
    .about = 1 OP voor elke twee punten van je vuurkracht.
place-vp-5 = OP voor $5
    .about = Koop zoveel OP als je wilt voor $5 per stuk; open in alle vier de ronden.
place-vp-4 = OP voor $4
    .about = Koop zoveel OP als je wilt voor $4 per stuk; gesloten in de laatste ronde.
place-vp-3 = OP voor $3
    .about = Koop zoveel OP als je wilt voor $3 per stuk; open in de eerste twee ronden.
place-vp-2 = OP voor $2
    .about = Koop zoveel OP als je wilt voor $2 per stuk; alleen open in de eerste ronde.


## What stands on a parcel. The value is the name, .some the plural, .about the condition and what it brings.

kind-empty = lege grond
kind-river = rivier
kind-house = Huis
kind-townhouse = Herenhuis
kind-mountain = berg
kind-ranch = ranch
    .some = ranches
    .about = Heeft geen weg of Huis nodig. $1 voor elke lege kavel ernaast, minstens $1; telt als Huis; 1 revolver.
kind-mine = zilvermijn
    .some = zilvermijnen
    .about = Heeft geen weg of Huis nodig. $3 voor elke berg ernaast die van jou of van niemand is; 1 revolver.
kind-drugstore = drugstore
    .some = drugstores
    .about = Heeft een weg en een Huis nodig. $3 voor elk Huis ernaast dat van jou of van niemand is en voor elke ranch van jou.
kind-bank = bank
    .some = banken
    .about = Heeft een weg en een Huis nodig. $3 voor elk Huis ernaast dat van jou of van niemand is en voor elke zilvermijn van jou.
kind-saloon = saloon
    .some = saloons
    .about = Heeft een weg en een Huis nodig. $5 voor elk Huis ernaast dat van jou of van niemand is.
kind-hotel = hotel
    .some = hotels
    .about = Heeft een weg en een Huis nodig. Altijd $6; telt als twee Huizen.
kind-church = kerk
    .some = kerken
    .about = Heeft een weg en een Huis nodig. Niemand kan de kerk of jouw gebouwen ernaast aanvallen; telt als Huis.
kind-prison = gevangenis
    .some = gevangenissen
    .about = Heeft een weg en een Huis nodig. Geen inkomsten, wel 2 revolvers; kan niet worden aangevallen.
kind-general-store = general store
    .some = general stores
    .about = Heeft een weg en een Huis nodig. $6 voor elk Huis van jou ernaast en $3 voor elk ander, ook dat van een andere speler.
kind-school = school
    .some = scholen
    .about = Heeft een weg en drie Huizen nodig. Geen inkomsten; telt als Huis; kan niet worden aangevallen.
kind-blacksmith = smidse
    .some = smidsen
    .about = Heeft een weg en een Huis nodig. $5 voor elke ronde tot nu toe en voor elke ranch van jou.
kind-city-hall = Stadhuis
    .some = Stadhuizen
    .about = Van niemand. Wie het met een cowboy bezet, krijgt een niveau meer voor elke eigen drugstore, bank, general store, saloon en smidse.
kind-station = station
    .some = stations
    .about = Heeft een rechte weg over het hele bord nodig. Aan het einde 1 OP per twee Huizen in de stad; telt als twee Huizen.


## Characters. .Y and .R say what the yellow and the red side do; .short-Y and .short-R in a few words.

character-sheriff = Sheriff
    .Y = Een extra, witte cowboy voor een actieveld of vrije kavel waar niemand staat; alleen een geen-duelcowboy van de Zangeres mag erbij.
    .short-Y = een witte cowboy die alleen blijft
    .R = Je begint geen gevecht, met spelers noch met outlaws, en verdedigt alleen eigen gebouwen; 3 OP voor elk duel dat je verliest, ook van een outlaw.
    .short-R = 3 OP per verloren duel, maar begin er geen
character-banker = Bankier
    .Y = Meteen $9, en een heel hoge geldlimiet.
    .short-Y = meteen $9
    .R = Koop aan het einde van de ronde 3 OP voor $3, 5 OP voor $12 of 7 OP voor $25.
    .short-R = 3, 5 of 7 OP voor $3, $12 of $25
character-grocer = Winkeljuffrouw
    .Y = Meteen $8, of bij Inkomsten van gebouwen: $8 of dubbele inkomsten van één gebouwsoort van jou, nooit boven op dynamiet of een paard.
    .short-Y = $8, of één soort gebouw dubbel
    .R = Meteen $8, of aan het einde van de ronde 1 OP voor elk van je Huizen en Herenhuizen.
    .short-R = $8, of 1 OP voor elk Huis van jou
character-chinese-worker = Chinese Werker
    .Y = Meteen twee wegen, en gebouwen kosten je de helft, naar boven afgerond.
    .short-Y = twee wegen, gebouwen voor de halve prijs
    .R = Pak een tegel naar keuze uit het aanbod voor $5, om meteen te bouwen of te bewaren.
    .short-R = een tegel uit het aanbod voor $5
character-settler = Kolonist
    .Y = Een vrije kavel naar keuze, gratis.
    .short-Y = een gratis kavel
    .R = Meteen $8, of aan het einde van de ronde 1 OP voor elk van je bergen.
    .short-R = $8, of 1 OP voor elke berg van jou
character-captain = Kapitein
    .Y = Huur één cowboy voor $1, twee voor $4 of drie voor $9.
    .short-Y = 1, 2 of 3 cowboys voor $1, $4 of $9
    .R = Koop één revolver voor $3 of twee voor $9; ze blijven van jou.
    .short-R = 1 of 2 revolvers voor $3 of $9
character-mercenary = Huurmoordenaar
    .Y = 3 extra vuurkracht tot het einde van de ronde.
    .short-Y = vuurkracht +3
    .R = 2 extra vuurkracht tot het einde van de ronde.
    .short-R = vuurkracht +2


## Presets and editions

preset-first-game = Eerste spel
    .about = Big Box, de 30 gebouwen van het basisspel, personages 1 tot en met 7 op hun gele zijde.
preset-first-edition = Eerste editie
    .about = Het spel uit 2009 voor 2 tot 5 spelers, personages 1 tot en met 7.
preset-big-box = Big Box
    .about = Alle 38 gebouwen, en zeven willekeurige personages op willekeurige zijden.

edition-first = eerste editie
    .played = eerste editie
    .about = Het spel uit 2009: 2 tot 5 spelers, 30 gebouwen, geen Herenhuizen; vroeg passen is aan het einde OP waard.
edition-big-box = Big Box
    .played = Big Box-editie
    .about = Het spel uit 2015: 2 tot 6 spelers, tot 38 gebouwen, Herenhuizen, hogere inkomsten.
