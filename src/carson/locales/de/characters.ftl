### Die Personen außer den ersten sieben, Dynamit, das Extra für Verlierer und die fünf Besetzungen der Spielregel als Vorlagen.

## Personen

# Eine Karte, von der beide Seiten im Spiel sind: Die Runde oder wer sie nimmt, sagt, welche.
side-YR = beide Seiten

character-paperboy = Zeitungsjunge
    .Y = Nimm für $3 eine zweite Karte außer dem Sheriff: Du hast ihre Fähigkeit und ihr Geldlimit und setzt zuerst ein.
    .short-Y = zuerst einsetzen, fremde Fähigkeit für $3
    .R = Nimm eine zweite Karte außer dem Sheriff: Du hast ihre Fähigkeit, $5 weniger Geldlimit und setzt zuerst ein.
    .short-R = zuerst einsetzen, fremde Fähigkeit, Limit -$5
character-indian = Indianer
    .Y = Zwei Parzellen umsonst, durch Würfel bestimmt: leer und unverkauft.
    .short-Y = zwei ausgewürfelte Parzellen
    .R = Beim Parzellenkauf kostet dich keine Parzelle mehr als $3.
    .short-R = Parzellen für höchstens $3
character-governor = Gouverneur
    .Y = Sofort eine Straße, und 1 SP für jede deiner Straßen, die in dieser Runde neue Parzellen anschließt; Brücke 2 SP.
    .short-Y = eine Straße, und 1 SP je Straße zu neuem Land
    .R = Besteuere die anderen: $1 für jeden ihrer Revolver oder $1 je $10 Bargeld, aufgerundet.
    .short-R = eine Steuer auf Waffen oder Geld
character-teacher = Lehrerin
    .YR = Runden 1 bis 3: nächste Runde Startspieler. Runde 4: je 2 SP für Schulen, Gefängnisse, Kirchen und für null Saloons.
    .Y = In der nächsten Runde bist du Startspieler, egal wann du in dieser passt.
    .short-Y = Startspieler der nächsten Runde
    .R = Am Ende 2 SP für jede Schule, jedes Gefängnis und jede Kirche von dir, und 2 SP, wenn du keinen Saloon hast.
    .short-R = SP für Schulen, Gefängnisse, Kirchen
character-lawyer = Rechtsanwalt/Herausgeber
    .Y = Rechtsanwalt: Kaufe sofort eine Parzelle; und wo du auf Parzellen stehst, weichen die anderen ohne Duell.
    .short-Y = sofort eine Parzelle, keine umkämpft
    .R = Herausgeber: 1 SP je $5, die deine eigenen Gebäude dir bringen, aufgerundet; $10, $15, $20 in Runde 2, 3, 4.
    .short-R = SP für den Ertrag deiner Gebäude
character-father-christmas = Weihnachtsmann
    .Y = Sofort 5 SP.
    .short-Y = sofort 5 SP
    .R = Sofort 2 SP, dazu der Würfel: ab 3 auch $5, bei 5 oder 6 auch ein Cowboy.
    .short-R = 2 SP, mit Würfelglück mehr
character-prospector = Goldsucher
    .Y = Eine Mine für $10, aus der Auslage oder sonst aus dem Beutel, samt einer leeren, unverkauften Parzelle; ohne Minen wendet sich die Karte auf Rot.
    .short-Y = eine Mine samt Land für $10
    .R = Zwei Dynamit, aufzuheben bis zum Gebrauch: im Duell, auch gegen Outlaws, ein zweiter Würfel oder ein zweites Duellplättchen; oder dreifacher Ertrag einer deiner Minen.
    .short-R = zwei Dynamit
character-gunsmith = Büchsenmacher
    .Y = 2 SP für jedes Duell, das du gewinnst, auch gegen Outlaws.
    .short-Y = 2 SP je gewonnenes Duell
    .R = In jedem Duell, auch gegen Outlaws, darfst du einen deiner Würfel neu werfen; bei „{ variant-might-is-right }“ wählst du dein Plättchen zuletzt. Dazu ein Dynamit.
    .short-R = Würfel im Duell neu werfen, ein Dynamit
character-singer = Sängerin
    .Y = Zwei Plättchen „Kein Duell“ für Cowboys, gegen die niemand kämpft: auf Straßen (1), den Einkommens- und den SP-Feldern, selbst neben dem weißen Cowboy.
    .short-Y = zwei Cowboys ohne Duell
    .R = Ein Cowboy mehr aus dem allgemeinen Vorrat, beim Glücksspiel: Niemand bekämpft ihn, er wird nicht versetzt, und er multipliziert die Würfel.
    .short-R = ein Cowboy mehr beim Glücksspiel, Würfel mal Würfel
character-cowboy = Cowboy
    .Y = Sofort ein Pferd.
    .short-Y = sofort ein Pferd
    .R = Eine Ranch für $8, aus der Auslage oder sonst aus dem Beutel, samt einer leeren, unverkauften Parzelle; ohne Ranches wendet sich die Karte bei „{ variant-horses }“ auf Gelb.
    .short-R = eine Ranch samt Land für $8
character-heroes = Helden
    .Y = Keine Angriffe auf deine Gebäude und keine durch dich, außer auf Outlaws. Diese nehmen dir keinen Ertrag und ziehen danach, als wäre er $0.
    .short-Y = sicher vor Angriffen und Outlaws, greif nicht an
    .R = Sofort 3 SP, oder schicke einen oder zwei deiner Cowboys für 6 oder 9 SP fort.
    .short-R = 3 SP, oder 6 oder 9 für ein, zwei Cowboys
character-auctioneer = Auktionator
    .Y = Versteigere zwei unverkaufte Parzellen: Das halbe Höchstgebot ist deins, und gewinnst du, zahlst du nur die Hälfte.
    .short-Y = zwei Parzellen versteigern
    .R = Versteigere die Munition, 3 Feuerkraft mehr für die Runde: Der Sieger zahlt an dich; gewinnst du, ist sie umsonst. Verkauft ist ihr Feld geschlossen.
    .short-R = die Munition versteigern
character-doctor = Doktor/Totengräber
    .YR = Sag beim Nehmen, welcher: Verlierer von Duellen ziehen für $3 weiter (Doktor), oder sie zahlen $2 oder verlieren 1 SP (Totengräber). Ein besiegter Outlaw bringt ebenso viel.
    .short-YR = $3 oder $2 von Verlierern eines Duells
    .Y = Doktor: Für $3 darf der Verlierer eines Duells auf ein leeres Feld weiterziehen; du zuerst und umsonst. $3 für jeden besiegten Outlaw.
    .short-Y = $3 von Verlierern, die weiterziehen
    .R = Totengräber: Wer von den anderen ein Duell verliert, zahlt dir $2 oder verliert 1 SP. $2 für jeden besiegten Outlaw.
    .short-R = Verlierer zahlen $2 oder verlieren 1 SP

# Eine Person mit ihrem Artikel im Akkusativ: „wählt den Zeitungsjungen“.
character-whom =
    { $character_id ->
        [paperboy] den Zeitungsjungen
        [chinese-worker] den Chinesischen Arbeiter
        [mercenary] den Revolverhelden
        [grocer] die Krämerin
        [heroes] die Helden
        [singer] die Sängerin
        [teacher] die Lehrerin
       *[other] den { $character }
    }


## Möglichkeiten

# Der Zeitungsjunge hat kein eigenes Geldlimit.
choice-take-paperboy = { $character } ({ $number }): { $short }
choice-tax =
    { $place ->
        [weapons] Waffen besteuern: ${ $money }
       *[other] Geld besteuern: ${ $money }
    }
# Cowboys mit einem Plättchen; $label sagt, wozu der Ort gut ist.
choice-dynamite = { $label } (mit Dynamit)
choice-sing = { $label } (ohne Duell)
choice-charm = { $label } (aus dem allgemeinen Vorrat)
choice-fetch-with-land = { $kind } vom Feld für ${ $place }: mit Land ${ $price }
choice-blast = { $place }: Dynamit in der Mine, ${ $money } mehr
choice-done-blast-mine = Jetzt kein Dynamit verwenden
choice-reroll = Die { $die } noch einmal würfeln
choice-stand = Die Würfel liegen lassen
choice-retire =
    { $sent ->
        [0] { $points } SP
        [one] { $points } SP für einen deiner Cowboys
       *[other] { $points } SP für { $sent } deiner Cowboys
    }

# Die Würfel eines Spielers: „Bea 5 und 2“.
dice-of = { $player } { $dice }
dice-next = { $dice } und { $next }
choice-auction = { $place }{ choice-on }: versteigern ({ $parts })
choice-bid = ${ $place } bieten
choice-pass-bid = Passen: aus dieser Auktion aussteigen
choice-side =
    { $place ->
        [doctor] Doktor, Limit $60: Verlierer von Duellen ziehen für $3 weiter
       *[other] Totengräber, Limit $90: Verlierer zahlen $2 oder verlieren 1 SP
    }
choice-treat =
    { $costs ->
        [0] Weiterziehen: { $label }
       *[other] Für ${ $costs } weiterziehen: { $label }
    }
choice-decline-treat-cowboy = Der Cowboy bleibt zu Hause
choice-bury =
    { $place ->
        [money] $2 an den Totengräber zahlen, Rest ${ $left }
       *[other] 1 SP verlieren
    }
choice-home = Der Cowboy bleibt zu Hause
choice-away = Für { $points } SP fortschicken


## Fragen

question-second-card = { $player }, wessen Fähigkeit nimmst du? Deine Zahl bleibt 0.
question-choose-tax = { $player }, besteuerst du die Waffen oder das Geld der anderen?
question-buy-at-once = { $player }, welche Parzelle kaufst du sofort? Du hast ${ $money }.
question-choose-tile = { $player }, welche { $kind } kaufst du für ${ $price }, mit Land dafür? Du hast ${ $money }.
question-buy-with-land = { $player }, wo baust du die { $kind }, mit Land für ${ $price }? Du hast ${ $money }.
question-blast-mine = { $player }, in welcher Mine verwendest du Dynamit?
question-reroll-die = { $player }, würfelst du auf { $place } noch einmal? { $dice }.
question-retire-cowboys =
    { $cowboys ->
        [one] { $player }, schickst du deinen einzigen Cowboy für SP fort?
       *[other] { $player }, wie viele deiner { $cowboys } Cowboys schickst du für SP fort?
    }
question-choose-lot = { $player }, welche unverkaufte Parzelle versteigerst du? Zwei werden zusammen verkauft.
question-bid = { $player }, was bietest du? Du hast ${ $money }.
question-doctor-or-undertaker = { $player }, bist du in dieser Runde der Doktor oder der Totengräber?
question-treat-cowboy = { $player }, wohin zieht dein besiegter Cowboy weiter? Du hast ${ $money }.
question-funeral = { $player }, was gibst du dem Totengräber für deinen besiegten Cowboy? Du hast ${ $money }.
question-home-or-away = { $player }, bleibt dein besiegter Cowboy zu Hause, oder schickst du ihn für SP fort?


## Das Terminal

board-choose-dynamite = Dynamit: Tippe „dynamite“ und den Ort für einen Cowboy, der es mitnimmt, etwa „{ $example }“
board-has-dynamite = { $count } Dynamit
board-has-no-duel = { $count } Kein Duell


## Ereignisse und Gründe

event-tax =
    { $what ->
        [weapons] { $player } besteuert Waffen.
       *[other] { $player } besteuert Geld.
    }
event-taxed = { $player } zahlt ${ $paid } Steuern an { $owner }.
event-teacher = { $player } geht auf der Passleiste ganz nach vorn: Lehrerin.
event-lawyer = Der Rechtsanwalt vertritt { $player } auf { $place }: Alle anderen Cowboys dort gehen nach Hause.
event-father-christmas = { $player } würfelt für den Weihnachtsmann eine { $roll }.

reason-editor = Herausgeber
    .about = { character-lawyer.R }
event-place-dynamite = { $player } setzt einen Cowboy mit Dynamit auf { $place }.
event-place-no-duel = { $player } setzt einen Cowboy, gegen den niemand kämpft, auf { $place }.
event-decline-buy-mine = { $player } kauft keine Mine.
event-decline-buy-ranch = { $player } kauft keine Ranch.
event-blast = Bei { $player } bringt die Mine auf { $place } das Dreifache: Dynamit.
event-dice = Würfel auf { $place }: { $dice }.
event-reroll = { $player } würfelt die { $first } noch einmal: { $second }.

gain-dynamite = { $player } bekommt { $count } Dynamitplättchen: { $reason }.
gain-no-duel =
    { $count ->
        [one] { $player } bekommt ein Plättchen „Kein Duell“: { $reason }.
       *[other] { $player } bekommt { $count } Plättchen „Kein Duell“: { $reason }.
    }
gain-mine = { $player } nimmt eine Mine aus dem Beutel: { $reason }.
gain-ranch = { $player } nimmt eine Ranch aus dem Beutel: { $reason }.
pay-cowboys =
    { $count ->
        [one] { $player } schickt einen Cowboy fort: { $reason }.
       *[other] { $player } schickt { $count } Cowboys fort: { $reason }.
    }
event-auction-parcels = { $player } versteigert { $places }.
event-auction-ammunition = { $player } versteigert die Munition.
event-bid = { $player } bietet ${ $price }.
event-no-bid = { $player } steigt aus der Auktion aus.
event-auction-won =
    { $share ->
        [0] { $player } gewinnt die Auktion und zahlt ${ $price }.
       *[other] { $player } gewinnt die Auktion und zahlt ${ $price }, davon ${ $share } an { $owner }.
    }
event-auction-fails = Niemand hat geboten.
event-side =
    { $what ->
        [doctor] { $player } ist der Doktor.
       *[other] { $player } ist der Totengräber.
    }
event-treated =
    { $price ->
        [0] Der Doktor behandelt einen Cowboy von { $player }.
       *[other] { $owner } behandelt einen Cowboy von { $player } für ${ $price }.
    }
event-buried =
    { $what ->
        [money] { $player } zahlt $2 an { $owner }, den Totengräber.
       *[other] { $player } verliert 1 SP durch den Totengräber.
    }

reason-auction = Auktion
reason-doctor = Doktor
reason-undertaker = Totengräber
    .about = { character-doctor.R }
reason-losers-choice = Wahl des Verlierers
    .about = Wer ein Duell verlor, konnte den Cowboy für Punkte wegschicken.


## Ablehnungen

refusal-no-second-card = Diese Person ({ $character }) kann keine zweite Karte sein; wähle eine andere.
refusal-outlaw-keeps-parcel = Auf { $place } steht ein Outlaw; wähle eine andere Parzelle.
refusal-no-dynamite = Du hast kein Dynamit.
refusal-dynamite-place = Dynamit bewirkt nichts auf { $place }, denn dort kämpft niemand; setze einen Cowboy ohne Dynamit ein.
refusal-no-mine-of-yours = Du hast keine Mine auf { $place }; verwende Dynamit in einer eigenen Mine.
refusal-blasted-already = Die Mine auf { $place } bringt schon das Dreifache; pro Runde geht nur ein Dynamit in jede Mine.
refusal-mine-without-income = Die Mine auf { $place } bringt nichts, und dreimal nichts ist nicht mehr; behalte das Dynamit.
refusal-no-such-die = Keiner deiner Würfel zeigt eine { $die }; wirf einen, der daliegt, oder lass sie liegen.
refusal-no-duel-tokens-gone = Du hast in dieser Runde kein Plättchen „Kein Duell“ mehr.
refusal-no-cowboy-in-supply = Im allgemeinen Vorrat ist keiner deiner Cowboys mehr.
refusal-heroes-attack-nobody = Die Helden greifen niemanden an, also kannst du nicht auf { $place } gehen; wähle einen Ort ohne fremdes Gebäude.
refusal-card-protects = { $player } hat in dieser Runde { character-whom } und wird nicht angegriffen; wähle einen anderen Ort.
refusal-too-few-to-retire =
    { $left ->
        [0] Du hast keinen Cowboy zu Hause, den du fortschicken kannst.
        [one] Du hast nur einen Cowboy zu Hause, den du fortschicken kannst.
       *[other] Du hast nur { $left } Cowboys zu Hause, die du fortschicken kannst.
    }
refusal-in-the-auction = { $place } ist schon in der Auktion; wähle eine andere Parzelle dazu.
refusal-bid-needs-property = Für das, was verkauft wird, brauchst du { $needed } Besitzplättchen, und du hast weniger; passe.
refusal-bid-too-low = Biete mindestens ${ $least }, oder passe.
refusal-step-over = { $place } ist in dieser Runde schon vorbei; wähle einen Ort, der noch an die Reihe kommt.
refusal-fought-for = Um { $place } gab es in dieser Runde schon ein Duell; wähle einen anderen Ort.
refusal-cowboy-there = Auf { $place } steht ein Cowboy; ein besiegter geht dorthin, wo niemand steht.


## Das Extra

variant-losers-choice = Die Wahl des Verlierers
    .about = Wer ein Duell verliert, darf den Cowboy für 2 SP fortschicken, statt ihn nach Hause zu nehmen.


## Vorlagen

preset-quiet = Eine beschauliche Stadt
    .about = Wenig Konflikte, gut zu fünft oder zu sechst: 1R 2R 5Y 11Y 13Y 14YR 16R, alle 38 Gebäude.
preset-prosper = Stadt des Wohlstands
    .about = Alle werden reich: 0Y 2Y 3Y 4R 6Y 8R 12Y 16Y, alle 38 Gebäude.
preset-home-owner = Die perfekte Stadt für Eigenheimbesitzer
    .about = Land und eine wachsende Stadt: 0Y 3R 4Y 5R 8Y 9Y 12Y 15R, alle 38 Gebäude.
preset-gold-rush = Goldrausch
    .about = Minen lohnen sich, mit neun Bergen, mit oder ohne Fluss: 0R 1Y 3Y 5R 8R 9Y 10R 11R, alle 38 Gebäude.
preset-settling-scores = Offene Rechnungen
    .about = So aggressiv wie möglich: 0R 6R 7Y 9R 10Y 12R 13R 14YR, alle 38 Gebäude.
