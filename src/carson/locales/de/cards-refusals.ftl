### Warum etwas im Kartenspiel nicht geht: `refusal-<code>`, was falsch ist und was richtig wäre. Wo alle Spiele Worte für
### eine Ablehnung haben, sind die mit `-cards` am Ende die dieses Spiels.
### .pointed ist für die, die Karten sehen und auf sie zeigen.

## Texte

refusal-unknown-choice-cards = „{ $text }“ kann man in diesem Spiel nicht wählen; schreib etwa „bid 7“, „take sheriff“ oder „place n15“.
refusal-cannot-undo-cards = Es gibt nichts zurückzunehmen: Das geht nur bis zu gezogenen Karten, offenen Geboten oder dem Zug eines anderen.


## Der Tisch

refusal-real-players = 1 bis { $most } Menschen oder Bots können spielen, nicht { $players }; virtuelle Spieler dürfen dazukommen.
refusal-unknown-level = Es gibt keine Stufe „{ $level }“ für virtuelle Spieler; wähle eine von: { $known }.
# $players haben eine eigene Hand, $virtual sind die virtuellen.
refusal-participant-count =
    { $participants ->
        [one] Ein Teilnehmer ist nicht genug: Spieler und virtuelle Spieler müssen zusammen { $fewest } bis { $most } sein.
       *[other] { $players } mit einer Hand und { $virtual } virtuelle sind { $participants } Teilnehmer; zusammen müssen es { $fewest } bis { $most } sein.
    }


## Fähigkeiten, Gebote, eine Karte nehmen

refusal-other-power = Gefragt ist, ob du { cards-character-whom } nutzt, nicht eine andere Person ({ $other }); sag ja oder verzichte.
refusal-use-or-decline = „{ $choice }“ ist keine Antwort auf die Frage, ob du { cards-character-whom } nutzt; tu es oder verzichte.
    .pointed = Gefragt ist jetzt, ob du { cards-character-whom } nutzt: Tu es oder verzichte.
refusal-bid-used = Du hast kein Gebot { $bid } auf der Hand: Jedes spielst du einmal in einer Epoche. Wähle eines, das noch da ist.
refusal-must-bid = „{ $choice }“ ist kein Gebot; wähle eines aus deiner Hand, etwa „bid 7“.
    .pointed = Jetzt ist ein Gebot gefragt; wähle eines aus deiner Hand.
refusal-not-on-offer = Du kannst { $card } nicht nehmen: Die Karte liegt in dieser Runde nicht offen. Wähle eine, die offen liegt.
    .pointed = Du kannst diese Karte nicht nehmen: Sie liegt in dieser Runde nicht offen. Wähle eine, die offen liegt.
refusal-must-take = „{ $choice }“ nimmt keine Karte, und du musst eine nehmen; wähle eine, die offen liegt.
    .pointed = Du nimmst jetzt eine Karte; wähle eine, die offen liegt.


## Legen und verkaufen

refusal-must-place = „{ $choice }“ legt keine Karte; sag, wohin { $card } kommt, etwa „place n15“.
    .pointed = Zuerst kommt die Karte, die du genommen hast: Wähle in deiner Stadt einen Platz für sie.
refusal-can-be-placed = Du kannst { $card } nicht beiseitelegen, denn in deiner Stadt ist Platz dafür; wähle einen.
    .pointed = Du kannst diese Karte nicht beiseitelegen, denn in deiner Stadt ist Platz dafür; wähle einen.
refusal-first-card = Die erste Karte einer Stadt kommt auf n15, nicht auf { $place }: Von dort kann die Stadt in jede Richtung wachsen.
refusal-not-beside-city = Auf { $place } berührt die Karte deine Stadt nicht; sie muss mit einer Parzelle Seite an Seite liegen oder einen Teil überdecken.
refusal-city-too-large = Auf { $place } machte die Karte deine Stadt größer als { $side } mal { $other } Parzellen; wähle einen Platz innerhalb dieser Größe.
# Die Parzelle zeigt das eine ($there), und die Karte legte etwas anderes ($kind) darauf.
refusal-covered = { $parcel } zeigt: { $there }, und die Karte brächte dorthin: { $kind }. Nur Gleiches darf überdecken, oder ein Stadthaus ein Wohnhaus.
refusal-covered-empty = { $parcel } zeigt: { $there }, und die Karte ist dort leer; eine leere Parzelle darf nur leere überdecken.
refusal-covered-outlaws = { $parcel } zeigt: { $there }, und die Karte hat dort Outlaws; sie dürfen nur leere Parzellen überdecken.
refusal-outlaws-there = Auf { $parcel } sind Outlaws; um sie zu überdecken, brauchst du den Sheriff oder ein Gefängnis, das schon in deiner Stadt ist.
refusal-no-auctioneer = Nur der Auktionator verkauft Karten, und du hast ihn nicht.
refusal-sold-three = Du hast { $most } Karten verkauft, und mehr verkauft der Auktionator in einem Spiel nicht.
refusal-not-in-city = Du kannst { $card } nicht verkaufen: Die Karte liegt nicht in deiner Stadt. Verkaufe eine, die dort liegt.
    .pointed = Du kannst diese Karte nicht verkaufen: Sie liegt nicht in deiner Stadt. Verkaufe eine, die dort liegt.
refusal-cannot-sell = Du kannst { $card } nicht verkaufen: Die Karte überdeckt eine andere, ist selbst überdeckt, oder deine Stadt fiele ohne sie auseinander. Wähle eine andere.
    .pointed = Du kannst diese Karte nicht verkaufen: Sie überdeckt eine andere, ist selbst überdeckt, oder deine Stadt fiele ohne sie auseinander. Wähle eine andere.


## Das Ende

refusal-not-found = Der Zeitungsjunge kann { $card } nicht finden: Er braucht eine Person, die niemand hat. Wähle eine aus der Liste.
    .pointed = Der Zeitungsjunge kann diese Karte nicht finden: Er braucht eine Person, die niemand hat. Wähle eine aus der Liste.
refusal-must-find = „{ $choice }“ ist keine Antwort; nimm die Person, die dein Zeitungsjunge findet, etwa „take banker“.
    .pointed = Dein Zeitungsjunge findet jetzt eine Person; wähle eine aus der Liste.
refusal-sell-or-done = „{ $choice }“ ist vor der Wertung keine Antwort; verkaufe eine Karte oder sag „done“.
    .pointed = Vor der Wertung kannst du nur Karten verkaufen; verkaufe eine oder beende den Verkauf.


## Stellungsdateien: `position-<problem>`

position-card-cards = { position-where }: „{ $word }“ ist keine Karte; schreib eine Geländekarte von i-1 bis ii-48 oder eine Person wie „sheriff“.
position-card-twice = { position-where }: Die Karte „{ $word }“ hat schon einen Platz; nenne jede Karte einmal.
position-bids = { position-where }: Alle brauchen ein Gebot für jede Runde, die noch kommt, hier { $word }; gib diesem Spieler mehr davon.
position-terrain = { position-where }: „{ $word }“ ist eine Person; hierher gehört eine Geländekarte wie „i-17“.
position-character = { position-where }: „{ $word }“ ist eine Geländekarte; hierher gehört eine Person wie „sheriff“.
position-sold = { position-where }: „{ $word }“ sind zu viele; höchstens drei Karten können verkauft sein.
position-no-power = { position-where }: Die Person „{ $word }“ wird nie gedreht; schreib „has { $word }“.
position-city-sign = { position-where }: „{ $word }“ ist kein Zeichen für eine Parzelle; die Zeichen sind . H T M R m D B S h G C b c P O, und - wo keine Karte liegt.
position-city-split = { position-where }: Diese Stadt fällt auseinander; alle ihre Parzellen müssen Seite an Seite zusammenhängen.
position-covered = { position-where }: Die Karte auf „{ $word }“ überdeckt, was sie nicht darf; siehe „carson rules C3.2“.
position-city-size = { position-where }: Diese Stadt passt nicht; sie hat höchstens 8 mal 8 Parzellen, mit dem Hauptmann 8 mal 9 oder 9 mal 8, und ihre Spalten gehen von a bis ab, ihre Reihen von 28 hinunter bis 1.
position-place-cards = { position-where }: „{ $word }“ ist kein Platz für eine Karte; schreib die Parzelle ihrer linken oberen Ecke, etwa „n15“.
position-player-part-cards = { position-where }: „{ $word }“ ist nichts, was dieser Spieler haben kann; schreib etwa „bids 2 3 7“, „bid 5“, „has banker“ oder „used lawyer“.
position-data-cards = { position-where }: „{ $word }“ sollten Listen eigener Karten als JSON sein.
position-next-cards =
    { position-where }: „{ $word }“ kann nicht als Nächstes kommen; schreib „round“, „powers“, „bids“, „choose“, „take 1“ (mit einer Auslage), „place 1 i-17“, „end“ oder „score“.

refusal-other-deck = Das wurde mit anderen Karten des Kartenspiels gemacht ({ $found }); dieses Programm hat { $known }. Nimm die Version des Programms, mit der es gemacht wurde.
