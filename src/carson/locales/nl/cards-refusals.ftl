### Why something cannot be in the card game: `refusal-<code>`, what is wrong and what would be right. Where all games have
### words for a refusal, those that end in `-cards` are this game's.
### .pointed is for whoever sees the cards and points at them.

## Texts

refusal-unknown-choice-cards = “{ $text }” is geen keuze in dit spel; schrijf er een zoals “bid 7”, “take sheriff” of “place n15”.
refusal-cannot-undo-cards = Er valt niets terug te nemen: na getrokken kaarten, open biedkaarten of de keuze van een ander kan dat niet meer.


## The table

refusal-real-players = Er kunnen 1 tot { $most } mensen of bots spelen, niet { $players }; virtuele spelers kunnen meedoen.
refusal-unknown-level = Er is geen niveau “{ $level }” voor virtuele spelers; kies een van: { $known }.
# $players have hands of their own, $virtual are the virtual ones.
refusal-participant-count =
    { $participants ->
        [one] Eén deelnemer is niet genoeg: spelers en virtuele spelers moeten samen met { $fewest } tot { $most } zijn.
       *[other] { $players } met een hand en { $virtual } virtueel zijn { $participants } deelnemers; samen moeten het er { $fewest } tot { $most } zijn.
    }


## Powers, bids, taking a card

refusal-other-power = De vraag gaat over de { $character }, niet over de { $other }; gebruik de { $character } of zie ervan af.
refusal-use-or-decline = “{ $choice }” is geen antwoord zolang het om de { $character } gaat; gebruik deze eigenschap of zie ervan af.
    .pointed = Het gaat nu om de { $character }: gebruik deze eigenschap of zie ervan af.
refusal-bid-used = Je hebt geen { $bid } in je hand: elke biedkaart wordt één keer per Era gespeeld. Kies er een die je nog hebt.
refusal-must-bid = “{ $choice }” is geen bod; kies een biedkaart uit je hand, zoals “bid 7”.
    .pointed = Nu wordt een bod gevraagd; kies een biedkaart uit je hand.
refusal-not-on-offer = Je kunt { $card } niet nemen: die kaart ligt deze ronde niet open. Kies een kaart die wel open ligt.
    .pointed = Je kunt deze kaart niet nemen: die ligt deze ronde niet open. Kies een kaart die wel open ligt.
refusal-must-take = Met “{ $choice }” neem je geen kaart, en dat moet wel; kies een kaart die open ligt.
    .pointed = Je neemt nu een kaart; kies er een die open ligt.


## Placing and selling

refusal-must-place = Met “{ $choice }” leg je geen kaart; zeg waar { $card } komt, zoals “place n15”.
    .pointed = Eerst komt de kaart die je nam: kies er een plek voor in je stad.
refusal-can-be-placed = Je kunt { $card } niet opzij leggen, want in je stad is er plek voor; kies er een.
    .pointed = Je kunt deze kaart niet opzij leggen, want in je stad is er plek voor; kies er een.
refusal-first-card = De eerste kaart van een stad gaat naar n15, niet naar { $place }: van daaruit kan de stad alle kanten op groeien.
refusal-not-beside-city = Op { $place } zou de kaart je stad niet raken; hij moet er de zijde van een kavel mee delen of er een deel van afdekken.
refusal-city-too-large = Op { $place } zou de kaart je stad groter maken dan { $side } bij { $other } kavels; kies een plek binnen die maat.
# The parcel shows one thing ($there) and the card would put another ($kind) on top of it.
refusal-covered = { $parcel } toont een { $there }, en de kaart zou er een { $kind } op leggen; alleen hetzelfde mag dat afdekken, of een Herenhuis een Huis.
refusal-covered-empty = { $parcel } toont een { $there }, en de kaart is daar leeg; een lege kavel mag alleen lege afdekken.
refusal-covered-outlaws = { $parcel } toont een { $there }, en de kaart heeft daar outlaws; die mogen alleen lege kavels afdekken.
refusal-outlaws-there = Op { $parcel } zijn outlaws; om ze af te dekken heb je de Sheriff nodig, of een gevangenis die al in je stad is.
refusal-no-auctioneer = Alleen de Veilingmeester verkoopt kaarten, en die heb je niet.
refusal-sold-three = Je hebt { $most } kaarten verkocht, en meer verkoopt de Veilingmeester in een spel niet.
refusal-not-in-city = Je kunt { $card } niet verkopen: die kaart ligt niet in je stad. Verkoop er een die er wel ligt.
    .pointed = Je kunt deze kaart niet verkopen: die ligt niet in je stad. Verkoop er een die er wel ligt.
refusal-cannot-sell = Je kunt { $card } niet verkopen: die kaart dekt er een af, is zelf afgedekt, of zonder die kaart zou je stad uiteenvallen. Kies een andere.
    .pointed = Je kunt deze kaart niet verkopen: hij dekt er een af, is zelf afgedekt, of zonder die kaart zou je stad uiteenvallen. Kies een andere.


## The end

refusal-not-found = De Krantenjongen kan { $card } niet vinden: hij zoekt een personage dat niemand heeft. Kies er een uit de lijst.
    .pointed = De Krantenjongen kan deze kaart niet vinden: hij zoekt een personage dat niemand heeft. Kies er een uit de lijst.
refusal-must-find = “{ $choice }” is geen antwoord; neem het personage dat je Krantenjongen vindt, zoals “take banker”.
    .pointed = Je Krantenjongen vindt nu een personage; kies er een uit de lijst.
refusal-sell-or-done = “{ $choice }” is geen antwoord vóór de puntentelling; verkoop een kaart of zeg “done”.
    .pointed = Vóór de puntentelling kun je alleen kaarten verkopen; verkoop er een of stop ermee.


## Position files: `position-<problem>`

position-card-cards = { position-where }: “{ $word }” is geen kaart; schrijf een terreinkaart van i-1 tot ii-48, of een personage zoals “sheriff”.
position-card-twice = { position-where }: de kaart “{ $word }” heeft al een plek; noem elke kaart één keer.
position-bids = { position-where }: iedereen heeft een biedkaart nodig voor elke ronde die nog komt, hier { $word }; geef deze speler er meer.
position-terrain = { position-where }: “{ $word }” is een personage; hier hoort een terreinkaart zoals “i-17”.
position-character = { position-where }: “{ $word }” is een terreinkaart; hier hoort een personage zoals “sheriff”.
position-sold = { position-where }: “{ $word }” zijn er te veel; er kunnen hoogstens drie kaarten verkocht zijn.
position-no-power = { position-where }: “{ $word }” wordt nooit gedraaid; schrijf “has { $word }”.
position-city-sign = { position-where }: “{ $word }” is geen teken voor een kavel; de tekens zijn . H T M R m D B S h G C b c P O, en - waar geen kaart ligt.
position-city-split = { position-where }: deze stad valt uiteen; alle kavels moeten met hun zijden samenhangen.
position-covered = { position-where }: de kaart op “{ $word }” dekt af wat niet mag; zie “carson rules C3.2”.
position-city-size = { position-where }: deze stad past niet; een stad heeft hoogstens 8 bij 8 kavels, met de Kapitein 8 bij 9 of 9 bij 8, met kolommen van a tot ab en rijen van 28 omlaag tot 1.
position-place-cards = { position-where }: “{ $word }” is geen plek voor een kaart; schrijf de kavel van de linkerbovenhoek, zoals “n15”.
position-player-part-cards = { position-where }: “{ $word }” is niets wat deze speler kan hebben; schrijf bijvoorbeeld “bids 2 3 7”, “bid 5”, “has banker” of “used lawyer”.
position-data-cards = { position-where }: “{ $word }” moeten lijsten van een eigen kaartenset in JSON zijn.
position-next-cards =
    { position-where }: “{ $word }” kan nu niet komen; schrijf “round”, “powers”, “bids”, “choose”, “take 1” (met een aanbod), “place 1 i-17”, “end” of “score”.

refusal-other-deck = Dit is gemaakt met een andere kaartenset van het kaartspel ({ $found }); dit programma heeft { $known }. Gebruik de versie van het programma waarmee het gemaakt is.
