### Warum etwas nicht geht: `refusal-<code>`, was falsch ist und was richtig wäre.

# Die Regel, die das sagt, hinter dem Satz.
refusal-ruled = { $sentence } (Regel { $ruling })


## Züge und Texte

refusal-game-over = Das Spiel ist zu Ende: Es gibt nichts mehr zu wählen.
refusal-not-your-turn = { $player } ist nicht an der Reihe.
refusal-several-asked = Mehrere werden zugleich gefragt ({ $seats }, von 0 an gezählt); sag, für wen du wählst.
refusal-not-asked = „{ $choice }“ ist keine Antwort auf das, was jetzt gefragt ist; wähle etwas aus der Liste.
refusal-unknown-choice = „{ $text }“ kann man in diesem Spiel nicht wählen.
refusal-unknown-choice-board = „{ $text }“ kann man in diesem Spiel nicht wählen; schreib etwa „place wages“ oder „buy d4“.
refusal-cannot-undo = Es gibt nichts zurückzunehmen: Das geht nur bis zum letzten Würfeln, Ziehen oder Zug eines anderen.
refusal-no-record = Dieses Spiel wurde nicht von Anfang an gespielt, darum gibt es keine Aufzeichnung davon; die Stellung lässt sich speichern.


## Parzellen und Personen

refusal-owned = { $place } gehört { $player }; wähle eine Parzelle, die niemandem gehört.
refusal-river = { $place } ist Fluss; wähle eine Parzelle an Land.
refusal-city-hall-is-nobodys = Auf { $place } steht das Rathaus, und diese Parzelle kann niemandem gehören; wähle eine andere.
refusal-character-taken = { $player } hat in dieser Runde { character-whom }; wähle eine andere Person.
refusal-character-not-in-game = Diese Person ({ $character }) ist nicht in diesem Spiel; wähle eine, die dabei ist.


## Cowboys einsetzen

refusal-no-cowboy-left = Du hast keinen Cowboy mehr zum Einsetzen; passe.
refusal-own-cowboy-there = Du hast schon einen Cowboy auf { $place }; wähle einen anderen Ort.
refusal-space-closed = { $place } ist in dieser Runde geschlossen oder hat kein Plättchen; wähle ein offenes Feld.
refusal-white-cowboy-there = Auf { $place } steht der weiße Cowboy, und niemand darf dazu; wähle einen anderen Ort.
refusal-white-cowboy-gone = Du hast den weißen Cowboy schon eingesetzt.
refusal-white-cowboy-place = Der weiße Cowboy kann nicht auf { $place }: Er braucht ein offenes Feld oder unverkauftes Land, wo niemand steht.
refusal-sheriff-starts-no-fight = Der rote Sheriff beginnt keinen Kampf, und auf { $place } gäbe es einen; wähle einen Ort, wo sonst niemand steht.
refusal-nothing-to-defend = { $place } gehört dir, und nichts darauf kann angegriffen werden: Dort braucht es keinen Cowboy.
refusal-church-protects = Eine Kirche schützt { $place }; greife ein Gebäude an, neben dem keine Kirche seines Besitzers steht.
refusal-cannot-be-attacked = { $place } gehört schon jemandem, und nichts darauf kann angegriffen werden; greife ein Gebäude an, das Geld bringt.


## Duelle, kaufen, bauen

refusal-no-duel-there = Auf { $place } gibt es kein Duell; wähle einen der umkämpften Orte.
refusal-no-cowboy-there = Auf { $place } wartet keiner deiner Cowboys, um die Parzelle zu kaufen.
refusal-no-property-tile = Du hast kein Besitzplättchen mehr und kannst keine weitere Parzelle besitzen; verzichte.
refusal-too-dear = Das kostet ${ $price }, und du hast ${ $money }.
refusal-other-tile = Es geht um { kind-whom }, nicht um ein anderes Gebäude.
refusal-not-your-parcel = { $place } gehört dir nicht; baue auf einer eigenen Parzelle.
refusal-occupied = { $place } ist besetzt ({ $content }); wähle eine Parzelle, auf der nichts steht.
refusal-not-connected = Keine Straße führt zu { $place }; wähle eine angeschlossene Parzelle oder lege erst Straßen.
refusal-does-not-fit = { $place } erfüllt nicht, was dieses Gebäude ({ $kind }) braucht; wähle eine andere Parzelle.
refusal-does-not-fit-station = Eine Seite des Bahnhofs muss an einer geraden Straße über den ganzen Plan liegen; auf { $place } ist das nicht so.
refusal-no-room-for-house =
    { $houses ->
        [one] Für das Wohnhaus, das zu einem Gebäude auf { $place } gehört, gibt es keinen Platz.
       *[other] Für die { $houses } Wohnhäuser, die zu einem Gebäude auf { $place } gehören, gibt es keinen Platz.
    }
refusal-not-surrounded = Das Wohnhaus auf { $place } kann kein Stadthaus werden: Alle acht Parzellen ringsum müssten besetzt sein.
refusal-no-townhouses = Auf { $place } steht schon ein Wohnhaus, und die erste Ausgabe hat keine Stadthäuser; wähle eine andere Parzelle.
refusal-consent-refused = Der Besitzer von { $place } hat dieses Wohnhaus abgelehnt; wähle eine andere Parzelle.
refusal-tile-not-kept = Du hast { kind-whom } nicht behalten; baue ein Gebäude, das du hast, oder sag, dass du fertig bist.
refusal-kept-this-round = Du behältst { kind-whom } erst seit dieser Runde; in der ersten Ausgabe baust du frühestens in der nächsten.
refusal-no-tile = Auf dem Feld für ${ $price } liegt kein Plättchen; wähle ein anderes.
refusal-city-hall-site = Das Rathaus kann nicht auf { $place }: Es braucht eine leere, angeschlossene Parzelle, die niemandem gehört.
refusal-city-hall-way = Eine Straße { $side } ist kein kürzester Weg zu einer Parzelle für das Rathaus; wähle eine, die es ist.


## Straßen

refusal-road-there = Es liegt schon eine Straße { $side }.
refusal-road-not-joined = Eine Straße { $side } hinge nicht am Straßennetz; sie muss das Ende einer anderen berühren.
refusal-bridge-needs-two = Der Übergang { $side } braucht zwei Straßen auf einmal, und du hast nur eine.
refusal-no-roads = Du hast keine Straße mehr zum Legen.


## Geld und Punkte

refusal-give-between = Gib mindestens ${ $least } und höchstens ${ $most } aus.
refusal-banker-offers = Der Bankier verkauft 3 SP für $3, 5 SP für $12 oder 7 SP für $25, sonst nichts.
refusal-too-few-cowboys =
    { $left ->
        [0] Im allgemeinen Vorrat ist keiner deiner Cowboys mehr; verzichte.
        [one] Im allgemeinen Vorrat ist nur noch einer deiner Cowboys; wirb ihn allein an oder verzichte.
       *[other] Im allgemeinen Vorrat sind nur noch { $left } deiner Cowboys; wirb nicht mehr als so viele an.
    }
refusal-nothing-to-double = Keines deiner Gebäude dieser Art ({ $kind }) bringt etwas ein; verdopple eine andere Art oder nimm das Geld.


## Wie ein Spiel aufgebaut sein kann

refusal-unknown-game = Es gibt kein Spiel „{ $game }“; es gibt: { $known }.
refusal-unknown-preset = Es gibt keine Vorlage „{ $preset }“; wähle eine von: { $known }.
refusal-unknown-rules = Dieses Spiel wurde nach den Regeln Nummer { $rules } gespielt, und diese Version kennt sie bis { $known }; nimm eine neuere.
refusal-old-rules = Neue Spiele werden nach den Regeln Nummer { $known } gespielt; die Nummer { $rules } gilt nur für Spiele, die damit begonnen haben.
refusal-unknown-edition = Es gibt keine Ausgabe „{ $edition }“; wähle eine von: { $known }.
refusal-unknown-variant = Es gibt keine Variante „{ $variant }“; es gibt: { $known }.
refusal-variant-twice = Die Variante „{ $variant }“ steht zweimal da; nenne sie einmal.
refusal-variant-not-in-edition = Die erste Ausgabe hat keine Variante „{ $variant }“; lass sie weg oder spiele die Big Box.
refusal-variant-forbids = Auf { $place } kannst du { kind-whom } nicht bauen: Auf jeder Seite des Flusses darf nur eine Schule stehen.
refusal-outlaw-there = Auf { $place } steht ein Outlaw; dort kann nichts gebaut werden.
refusal-side-not-offered = Die Seite { $code } gibt es hier nicht zur Wahl; wähle { $allowed }.
refusal-unknown-bot = Es gibt keinen Bot „{ $bot }“; wähle einen von: { $known }.
refusal-player-count = Diese Ausgabe ({ $edition }) ist für 2 bis { $most } Spieler, nicht für { $players }.
refusal-mountain-count = { $mountains } Berge gehen nicht; wähle 0 bis { $most }.
refusal-unknown-building = „{ $building }“ ist kein Gebäude, das dazukommen kann; wähle unter: { $known }.
refusal-building-twice = { $building } steht zweimal da; nenne jede Gebäudeart einmal.
refusal-building-not-in-edition = Die erste Ausgabe hat dieses Gebäude ({ $building }) nicht; lass es weg oder spiele die Big Box.
# $other: 1 für eine Person der Big Box, die es in dieser Version noch nicht gibt.
refusal-unknown-character =
    { $other ->
        [0] „{ $code }“ ist keine Person; schreib eine Zahl und eine Seite, etwa 3Y, 3R oder 3? für eine zufällige Seite.
       *[other] Die Person { $code } gibt es in dieser Version nicht; es gibt diese: { $known }.
    }
refusal-character-not-in-edition = Person { $code } gibt es in dieser Ausgabe nicht; wähle eine andere oder spiele die Big Box.
refusal-character-twice = Person { $number } steht zweimal da; jede kann einmal in einem Spiel sein.
refusal-character-count = Ein Spiel hat { $needed } Personen, nicht { $count }.
refusal-bad-config = Die Einstellung „{ $field }“ ist unbekannt, oder ihr Wert ist von der falschen Art.


## Aufzeichnungen und Zustände

refusal-record-not-json = Das ist keine Aufzeichnung eines Spiels: Es ist kein JSON.
refusal-not-a-record = Das ist keine Aufzeichnung eines Spiels von Carson City.
refusal-not-a-game = Das ist weder die Aufzeichnung eines Spiels noch eine Stellung.
refusal-other-game = Das ist die Aufzeichnung eines anderen Spiels und bleibt, wie sie ist.
refusal-record-version = Diese Aufzeichnung hat Version { $version }, und dieses Programm liest Version { $known }.
refusal-record-field = Die Aufzeichnung ist beschädigt: „{ $field }“ fehlt oder ist von der falschen Art.
refusal-record-commitment = Die Aufzeichnung ist beschädigt: Ihr Startwert passt nicht zur Festlegung vor dem Spiel.
refusal-record-choice = Die Aufzeichnung ist beschädigt: Zug { $number }, „{ $text }“, sollte die Nummer eines Spielers und ein Zug sein.
refusal-record-too-long = Eine Aufzeichnung hat höchstens { $most } Züge, und diese hat mehr.
refusal-record-unfinished = Das Spiel dieser Aufzeichnung ist nicht zu Ende; spielt es erst fertig.
refusal-record-differs = Nach Zug { $number } ist das Spiel nicht so, wie die Aufzeichnung sagt: Die Datei wurde geändert, oder es wurde nach anderen Regeln gespielt.
refusal-replay-differs = Zug { $number } der Aufzeichnung, „{ $text }“ von Spieler { $seat }, ist nicht möglich: { $why }
refusal-bad-state = Der Spielstand ist beschädigt: { $problem }.
refusal-bad-frame = Der Spielstand ist beschädigt: Es gibt keinen Schritt „{ $frame }“.


## Stellungsdateien: `position-<problem>`

refusal-not-a-position = Das ist keine Stellung: Die erste Zeile sollte „{ $header }“ sein.

position-where =
    { $line ->
        [0] Die Stellung
       *[other] Zeile { $line } der Stellung
    }
position-number = { position-where }: „{ $word }“ sollte eine ganze Zahl von { $least } bis { $most } sein.
position-no-colon = { position-where }: „{ $word }“ sollte ein Name, ein Doppelpunkt und ein Wert sein, etwa „round: 2“.
position-twice = { position-where }: „{ $word }“ ist schon da; jede Zeile kommt einmal vor.
position-unknown-line = { position-where }: Es gibt keine Zeile mit dem Namen „{ $word }“.
position-seats = { position-where }: „{ $word }“ sollte die Nummer jedes Spielers einmal nennen.
position-row-length = { position-where }: „{ $word }“ sollte die Nummer einer Reihe und acht Parzellen sein.
position-cell = { position-where }: „{ $word }“ kann nicht auf einer Parzelle sein; schreib etwa „.“, „h“, „M“ oder „2:sa“.
position-no-owner = { position-where }: Das Gebäude „{ $word }“ braucht die Nummer seines Besitzers, etwa „1:{ $word }“.
position-road = { position-where }: „{ $word }“ ist kein Platz für eine Straße; schreib eine Parzelle und eine Seite davon, etwa „d4n“.
position-kind = { position-where }: „{ $word }“ ist kein Gebäude dieses Spiels und auch nicht „-“ für keines.
position-track-length = { position-where }: „{ $word }“ sollten sieben Gebäude sein, das billigste Feld zuerst, „-“ für keines.
position-nothing-to-hold = { position-where }: Ein Bewohner braucht das Rathaus in der Stadt („ci“).
position-chance = { position-where }: „{ $word }“ sollte ein Schlüssel aus hexadezimalen Ziffern und eine Zahl sein.
position-card = { position-where }: Die Person „{ $word }“ ist nicht im Spiel, oder ein anderer Spieler hat sie.
position-player-part = { position-where }: So etwas wie „{ $word }“ hat kein Spieler; schreib etwa „$15“, „vp 3“ oder „cowboys 2“.
position-place = { position-where }: „{ $word }“ ist kein Ort für einen Cowboy; schreib eine Parzelle oder ein Aktionsfeld.
position-cowboy-twice = { position-where }: Ein Spieler hat zwei Cowboys auf { $word }; das geht nur auf wages und roads-1.
position-token = { position-where }: „{ $word }“ ist nichts, was ein Cowboy mitnimmt; schreib etwa „1+white-cowboy“.
position-data = { position-where }: „{ $word }“ sollten eigene Zahlen als JSON sein.
position-passed = { position-where }: In „{ $word }“ soll ein Spieler einsetzen, der gepasst hat.
position-owned-public = { position-where }: Das Rathaus gehört niemandem; schreib „ci“, nicht „{ $word }“.
position-note = { position-where }: „{ $word }“ sollten Zahlen sein, oder Namen von Orten und Figuren, wie die Notiz sie hat.
position-agenda = { position-where }: „{ $word }“ ist kein Schritt des Spiels.
position-next = { position-where }: „{ $word }“ ist kein Schritt; schreib etwa „choose“, „place 2“ oder „resolve wages“.
position-characters = { position-where }: „{ $word }“ sollten Personen mit ihren Seiten sein, etwa „1Y 2R“.
position-supply = { position-where }: Es gibt mehr „{ $word }“, als das Spiel davon hat.


## Dateien von Lektionen: `lesson-file-<problem>`

lesson-where = Lektion { $file }, Zeile { $line }
lesson-file-header = { lesson-where }: Eine Lektion beginnt mit der Zeile „{ $word }“.
lesson-file-no-colon = { lesson-where }: „{ $word }“ sollte ein Name, ein Doppelpunkt und ein Wert sein, etwa „goal: points 8“.
lesson-file-unknown-line = { lesson-where }: Es gibt keine Zeile namens „{ $word }“; die einer Lektion sind seat, choices, goal, solution und wrong NAME.
lesson-file-goal = { lesson-where }: „{ $word }“ ist kein Ziel dieses Spiels; docs/lessons.md nennt sie.
lesson-file-number = { lesson-where }: „{ $word }“ sollte eine ganze Zahl sein, und keine große.
lesson-file-choice = { lesson-where }: In diesem Spiel gibt es keine Wahl „{ $word }“.
lesson-file-no-goal = { lesson-where }: Eine Lektion braucht vor der ersten leeren Zeile ein Ziel und eine Lösung.
lesson-file-position = { lesson-where }: { $why }
lesson-file-not-asked = { lesson-where }: In dieser Stellung ist es nicht Spieler { $word } allein, der wählen muss.
