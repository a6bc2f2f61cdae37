# What is wrong with a file of cards (C5.1): `deck-<problem>`, with the field, the line and what would be right.
# The line is 0 where there is none, as in the record of a game.

deck-where =
    { $line ->
        [0] { $field }
       *[other] Regel { $line }, { $field }
    }

deck-not-toml = { data-not-toml }
deck-unknown-table = { deck-where }: er is geen tabel met deze naam; er zijn: { $known }.
deck-unknown-field = { deck-where }: er is geen veld met deze naam; er zijn: { $known }.
deck-not-a-table = { deck-where }: dit is een tabel en kan niet { $found } zijn; schrijf [{ $field }] en daaronder de velden.
deck-not-a-list = { deck-where }: { $found } is geen lijst; schrijf { $count } kaarten zoals "H. .M 3", met komma's ertussen, in [ ].
deck-card-count = { deck-where }: een Era heeft precies { $count } kaarten, niet { $found }.
deck-parcel-count = { deck-where }: kavels van de soort “{ $kind }”: { $found }; in deze Era moeten het er { $count } zijn.
deck-card = { deck-where }: { $found } is geen kaart; schrijf twee rijen van twee tekens en de prioriteit, zoals "H. .M 3".
deck-sign = { deck-where }: “{ $found }” is geen teken voor een kavel; schrijf een van deze ({ $known }).
deck-priority = { deck-where }: een prioriteit moet een geheel getal van 1 tot { $most } zijn, en hier staat { $found }.
deck-back = { deck-where }: “{ $found }” is geen achterkant; schrijf na de prioriteit elk van deze één keer, het sterkste eerst: { $known }. Voeg “skull” toe als er een schedel op staat.
deck-skulls = { deck-where }: { $found } achterkanten tonen een schedel; hoogstens { $most } mogen dat, zodat het openleggen van personages ophoudt.
