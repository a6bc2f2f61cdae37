### Das Regelbuch zum Lesen: was seine Seiten sagen, und die Kapitel des Brettspiels. `chapter-board-duels` ist ein Kapitel, jedes Attribut ein Absatz;
### `drawing-board-saloon` steht unter einem Bild. Zahlen der Beispiele kommen vom Spiel selbst: $sum ist "3 Wohnhäuser x $5 = $15".


## Its screens

rulebook-part-chapters = So wird gespielt
rulebook-part-things = Alles beim Namen
rulebook-part-rulings = Alle Regeln
rulebook-part-editions = Ausgaben
rulebook-part-aids = Zum Drucken

rulebook-found =
    { $count ->
        [one] An einer Stelle gefunden
       *[other] An { $count } Stellen gefunden
    }
rulebook-kind-chapter = Kapitel:
rulebook-kind-thing = Beim Namen:
rulebook-kind-ruling = Regel:
rulebook-questions = Fragen und Antworten
rulebook-places = Nachzulesen in:
rulebook-seen = Auf dem Bild: { $parcels }.
rulebook-none = keine
rulebook-from-to = { $from } bis { $to }

rulebook-tiles =
    { $count ->
        [one] Ein Plättchen in der Schachtel.
       *[other] { $count } Plättchen in der Schachtel.
    }
rulebook-symbols =
    { $count ->
        [one] Zählt als 1 Wohnhaussymbol.
       *[other] Zählt als { $count } Wohnhaussymbole.
    }
rulebook-revolvers =
    { $count ->
        [one] Bringt 1 Revolver.
       *[other] Bringt { $count } Revolver.
    }
rulebook-highest = Zahlt höchstens ${ $amount }.
rulebook-limit = Geldlimit ${ $amount }.

rulebook-duel-who = Wer
rulebook-duel-die = Wurf
rulebook-duel-firepower = Feuerkraft
rulebook-duel-total = Summe
rulebook-duel-chance = Chance vorher
rulebook-duel-of = { $wins } von { $throws } Würfen


## What sets the editions apart

rulebook-editions = Zwei Ausgaben
rulebook-editions-about = Darin unterscheiden sich das Spiel von 2009 und die Big Box von 2015. Alles andere ist gleich.
rulebook-edition-players = Spieler
rulebook-edition-tiles = Gebäudeplättchen
rulebook-edition-kinds = Weitere Arten von Gebäuden
rulebook-edition-characters = Personen
rulebook-edition-variants = Varianten
rulebook-edition-first-parcels = Erste Parzellen
    .forward = der Reihe nach, dann umgekehrt
    .backward = umgekehrt, dann der Reihe nach
rulebook-edition-townhouses = Stadthäuser
    .yes = ja
    .no = nein
rulebook-edition-highest = Höchste Erträge
rulebook-edition-points-order = Folge der letzten Punkte
rulebook-edition-kept = Ein behaltenes Gebäude
    .same = darf am Ende desselben Gebäudekaufs gebaut werden
    .later = muss auf einen späteren Gebäudekauf warten
rulebook-edition-pass-order = SP am Ende für frühes Passen
    .yes = immer
    .no = nur mit { variant-kit-carson }
rulebook-edition-limits = Geldlimit


## Pages to print

rulebook-aids-about = Jede Seite passt auf ein Blatt, A4 oder Letter. Wenn du von einem Tisch kommst, sind es die Personen dieses Tisches.
rulebook-print = Drucken
rulebook-aid-round = Eine Runde
rulebook-aid-track = Die Aktionsfelder, in dieser Folge
rulebook-aid-characters = Personen:
    .about = In der Folge der Passleiste nehmen alle eine.
rulebook-aid-cowboys = Cowboys:
    .about = Nach aufsteigenden Zahlen je einen Cowboy, oder du passt endgültig. Wer zuerst passt, ist in der nächsten Runde zuerst dran und gewinnt bei Gleichstand.
rulebook-aid-actions = Aktionen:
    .about = Feld für Feld, wie unten. Mehrere auf einem Feld: Jeder würfelt und zählt seine Feuerkraft dazu, das sind Revolver und Cowboys zu Hause. Wer gewinnt, handelt, und sein Cowboy geht in den allgemeinen Vorrat; die anderen nehmen ihre zurück.
rulebook-aid-end = Ende der Runde:
    .about = Fähigkeiten der roten Karten, Straßen, Geldlimit (1 SP für je $10, die du gibst), neue Cowboys (4, 5, 5), neue Plättchen.
rulebook-aid-last = Nach Runde 4:
    .about = 1 SP für je $6, 2 SP für jede deiner Parzellen, auf der etwas steht, der Bahnhof, und was Varianten dazugeben.
# Steps of the track without a space of their own.
rulebook-step-parcel-purchase = Parzellenkauf
    .about = Zuerst die umkämpften Parzellen, je mit einem Duell, dann die anderen.
rulebook-step-place-kept = Behaltene Gebäude
    .about = Alle dürfen bauen, was sie behalten haben.
rulebook-step-building-income = Gebäudeeinkommen
    .about = Zuerst Duelle um Gebäude; dann zahlt jedes Gebäude seinem Besitzer.
rulebook-aid-tiles = Plättchen
rulebook-aid-symbols = Häuser
rulebook-aid-highest = Höchstens
rulebook-aid-houses = Ein Wohnhaus zählt als 1, ein Stadthaus als 2: für die Gebäude aller, wenn die Parzelle niemandem gehört, sonst nur für die des Besitzers; ein General Store zählt die von allen. Wer angreift, nimmt die Hälfte, abgerundet.
rulebook-aid-limit = Die Zahl sagt, wer zuerst einsetzt; den Betrag darfst du am Ende der Runde behalten.


## Chapters

chapter-board-aim = Worum es geht
    .goal = Ihr gründet zusammen Carson City, und alle wollen das Beste davon besitzen. Wer nach vier Runden die meisten Siegpunkte (SP) hat, gewinnt. Manche bekommst du unterwegs; am Ende werden auch dein Geld, dein Land und was darauf steht zu Punkten.
    .round = Jede Runde hat vier Phasen. Alle nehmen eine Person. Dann schickt ihr reihum Cowboys los und passt. Dann werden alle Aktionen ausgeführt, mit einem Duell, wo mehrere dasselbe wollen. Zuletzt endet die Runde: Geld über dem Limit ist weg, und neue Cowboys kommen.
    .mix = Nehmt für das erste Spiel die 30 Gebäude des Grundspiels und die Personen 1 bis 7 mit der gelben Seite. Später könnt ihr Personen, weitere Gebäude und Varianten mischen, wie ihr wollt.

chapter-board-start = Vor der ersten Runde
    .town = Die Stadt hat 8 mal 8 Parzellen. Zwei Würfel wählen ihre Mitte; dort steht ein Wohnhaus mit einer Straße an jeder Seite. Es folgen neun Berge, auch durch Würfel. Die Würfel erreichen alles außer dem Rand.
    .you = Du beginnst mit $15, drei Cowboys, einem Revolver, einer Straße und zwölf Besitzplättchen. Zwei Ranches, zwei Minen und drei Plättchen aus dem Beutel liegen zum Kauf. Das Rathaus wird nie verkauft: Wird es gezogen, setzt es der erste Spieler in die Stadt.
    .land = Die erste Reihenfolge wird gelost. Jeder bekommt zwei Parzellen umsonst, eine nach der anderen: In der Big Box nimmt der Letzte die erste. Auch ein Berg oder die Mitte kann dir gehören.

chapter-board-characters = Eine Person für die Runde
    .take = In der Folge der Passleiste nehmen alle eine der Personen. Jede hat eine Fähigkeit: Manche helfen sofort, andere später in der Runde. Was eine Karte verkauft, musst du nicht kaufen.
    .three = Die Karte sagt noch zweierlei. Ihre Zahl bestimmt, wer in dieser Runde zuerst Cowboys einsetzt. Das Geldlimit ist das Geld, das du nach der Runde behalten darfst.
    .sides = Jede Karte hat eine gelbe Seite, die einfacher ist, und eine rote. Sieben Personen spielen mit, mit dem Zeitungsjungen acht; auf die Seiten einigt ihr euch vorher, oder ihr lost sie aus.

chapter-board-cowboys = Cowboys losschicken
    .turn = Die niedrigste Zahl beginnt. Wenn du dran bist, setzt du einen Cowboy ein, oder du passt. So geht es reihum, bis alle gepasst haben.
    .where = Ein Cowboy geht auf ein Aktionsfeld, auf eine Parzelle von niemandem, die du kaufen willst, auf ein fremdes Gebäude, um es auszurauben, oder auf ein eigenes, um es zu bewachen. Dort dürfen schon andere stehen: Dann gibt es ein Duell. An jedem Ort brauchst du nur einen; nur Lohn und Straßen (2) nehmen beliebig viele, ohne Duell.
    .means = Du darfst einen Cowboy auch ohne das Geld für seinen Wunsch einsetzen. Vielleicht hast du es, wenn er dran ist; wenn nicht, verzichtest du.
    .pass = Früh zu passen ist etwas wert. Wer zuerst passt, steht auf der Passleiste vorn: Er gewinnt bei Gleichstand, bestimmt die Folge der Duelle und wählt in der nächsten Runde zuerst eine Person. Und Cowboys, die zu Hause bleiben, machen dich in Duellen stärker.

chapter-board-track = Die Aktionsfelder
    .order = Die Aktionen laufen die Leiste entlang, von Lohn bis zu den letzten Siegpunkten. Was du früh verdienst, kannst du in derselben Runde noch ausgeben.
    .after = Ein Cowboy, dessen Aktion getan ist, auch wenn du verzichtest, geht in den allgemeinen Vorrat: Du hast ihn ausgegeben. Ein Cowboy, der ein Duell verliert, kommt zu dir zurück.
    .points = In Runde 1 sind auf vier Feldern SP zu kaufen. Nach jeder Runde schließt das billigste.

chapter-board-land = Land und Straßen
    .price = Eine Parzelle kostet $1, und $1 mehr für alles, was auf ihr oder auf den acht Parzellen ringsum steht: Gebäude, Wohnhäuser und Berge, jede Parzelle einmal.
    .roads = Eine Straße liegt an einer Seite einer Parzelle und setzt fort, was schon liegt. Angeschlossen ist eine Parzelle, wenn Straßen eine ihrer Ecken erreichen. Du darfst Straßen legen, wann immer du etwas gefragt wirst; das kostet nichts als die Straßen.

chapter-board-building = Bauen
    .needs = Ein Gebäude braucht eine leere, angeschlossene Parzelle von dir und bringt der Stadt ein Wohnhaus. Ranches und Minen brauchen weder Straße noch Wohnhaus. Ranches, Minen und Gefängnisse geben dir auch Revolver, für immer.
    .house = Das Wohnhaus kommt auf eine leere, angeschlossene Parzelle: eine eigene, eine von niemandem, oder eine fremde, wenn der Besitzer zustimmt. Setz es dorthin, wo es deinen Gebäuden hilft und nicht ihren.
    .townhouse = Ist rings um ein Wohnhaus alles vergeben, kann ein zweites dazu: ein Stadthaus, das doppelt zählt.
    .keep = Kannst oder willst du noch nicht bauen, behalte das Plättchen. Wenn der Gebäudekauf endet, dürfen alle bauen, was sie behalten haben. Bis es steht, zählt es für nichts.
    .bag = Plättchen, die niemand gekauft hat, rutschen auf die billigeren Felder, und der Beutel füllt die Lücken. Ist er leer, bleiben die teuren Felder leer.

chapter-board-duels = Duelle
    .roll = Wo mehrere dasselbe wollen, würfelt jeder und zählt seine Feuerkraft dazu. Die höchste Summe gewinnt; bei Gleichstand, wer zuerst gepasst hat. Der Sieger handelt, die anderen nehmen ihre Cowboys zurück.
    .firepower = Deine Feuerkraft sind deine Revolver und die Cowboys zu Hause. Munition gibt in dieser Runde 3 dazu, und manche Personen auch etwas. Alles zählt in jedem deiner Duelle.
    .order = Mehrere Duelle in einem Schritt: Wer von den Beteiligten zuerst gepasst hat, nennt das nächste. Duelle um Gebäude warten bis zum Gebäudeeinkommen.

chapter-board-income = Was Gebäude bringen
    .symbols = Die meisten Gebäude leben von Wohnhäusern ringsum. Ein Wohnhaus ist ein Symbol, eine Ranch, eine Kirche, eine Schule oder das Rathaus auch; ein Stadthaus, ein Hotel oder der Bahnhof sind zwei. Auf deinem Land nützen sie nur deinen Gebäuden, auf dem von niemandem allen.
    .attack = Ein Cowboy auf einem fremden Gebäude nimmt die Hälfte von dem, was es verdient, abgerundet. Bewacht es sein Besitzer, gibt es ein Duell. Kirchen, Gefängnisse, Schulen, der Bahnhof und Wohnhäuser sind vor Angriffen sicher, und auch, was neben einer Kirche seines Besitzers steht.
    .sum = Zuerst kommen die eigenen Stufen des Gebäudes, dann die des Rathauses, dann das Maximum. Danach darf eine einzige Sache es vervielfachen: die Krämerin, Dynamit oder ein Pferd. Zuletzt nimmt ein Räuber seine Hälfte.
    .examples = Hier ist zu jedem Gebäude ein Beispiel. Was es verdient, und warum, rechnet das Spiel selbst aus.

chapter-board-end = Das Ende einer Runde, und des Spiels
    .round = Zuerst kommen die Fähigkeiten für das Rundenende, dann die letzten Straßen. Nach den Runden 1, 2 und 3 bekommst du 4, 5 und 5 neue Cowboys, Plättchen werden gezogen, und die Personen gehen zurück.
    .limit = Geld über dem Limit deiner Person geht an die Bank. Du darfst mehr geben. Für je $10 von allem, was du gibst, bekommst du 1 SP.
    .game = Nach Runde 4 sind je $6 1 SP wert, und jede deiner Parzellen mit einem Gebäude, einem Wohnhaus oder einem Berg 2 SP. Der Bahnhof, Pferde und manche Karten geben ihre dazu. Punkte können unter null fallen, Geld nie.
    .tie = Haben zwei gleich viel, gewinnt, wer in der letzten Runde früher gepasst hat.

chapter-board-variants = Varianten
    .more = Sechs Varianten ändern die Karte, die Duelle, den Anfang oder das Einsetzen, und ihr mischt sie, wie ihr wollt: ein Fluss mit Brücken, Duelle mit Plättchen aus geheimer Hand, alle setzen gleichzeitig ein, Outlaws, Pferde, und ein Anfang, den ihr selbst kauft. Jede hat ihre Seite unter „Alles beim Namen“. Zwei offizielle Zugaben sind nur dabei, wenn ihr sie wollt.


## Below the pictures

drawing-board-map = Die Stadt in Runde 1: das Wohnhaus in der Mitte, Berge und fünf Straßen. Dunkleres Land ist noch nicht angeschlossen.
drawing-board-price = Parzelle { $place } kostet { $sum }. Das Stadthaus zählt nicht mehr als ein Wohnhaus.
drawing-board-townhouse = Alle acht Parzellen um das Wohnhaus auf d5 sind bebaut oder gehören jemandem: Es kann ein Stadthaus werden.
drawing-board-duel = Drei wollen d4. Zwei kommen auf dieselbe Summe: Wer früher gepasst hat, gewinnt, obwohl der andere eine 6 hat.
drawing-board-attack = Spieler 2 greift die Bank an. Sie verdient { $sum }: Der Angreifer nimmt ${ $taken }, ${ $left } bleiben dem Besitzer.
drawing-board-ranch = Verdient { $sum }. Das Wohnhaus und der Berg sind nicht frei; Land, das jemandem gehört und leer ist, schon.
drawing-board-mine = Verdient { $sum }. Der dritte Berg gehört einem anderen und zählt nicht.
drawing-board-drugstore = Verdient { $sum }. Die Ranch darf überall stehen; das Wohnhaus auf fremdem Land zählt nicht.
drawing-board-bank = Verdient { $sum }. Die Minen zählen, wo immer sie stehen. Das Stadthaus ist zwei Wohnhäuser, das Wohnhaus eines.
drawing-board-saloon = Verdient { $sum }: zwei Wohnhäuser auf Land von niemandem, und die Ranch seines Besitzers. Dem Saloon auf e4 nützt diese Ranch nicht, wohl aber ein Wohnhaus auf Land des eigenen Besitzers.
drawing-board-hotel = Ein Hotel verdient immer { $sum }. Der Saloon daneben bekommt davon zwei Wohnhäuser und verdient { $other-sum }.
drawing-board-general-store = Verdient { $sum }. Ein Wohnhaus des Besitzers ist $6 wert, eines von niemandem oder von anderen $3; die fremde Ranch zählt als Wohnhaus.
drawing-board-blacksmith = Verdient { $sum } in Runde 3, mit zwei Ranches des Besitzers. Wohnhäuser nützen ihr nichts.
drawing-board-church = Spieler 2 kann { $safe } nicht angreifen: Die Kirche schützt sich selbst und was neben ihr steht. Auf { $open } geht es.
drawing-board-prison = Kein Ertrag, aber zwei Revolver. Mit zwei Cowboys zu Hause hat der Besitzer eine Feuerkraft von { $sum }.
drawing-board-school = Kein Ertrag. Ihre drei Wohnhäuser, und die Schule selbst als weiteres, stehen neben dem Saloon, der { $sum } verdient.
drawing-board-city-hall = Spieler 1 hält das Rathaus, das für alle ein Wohnhaus ist. Sein Saloon verdient eine Stufe mehr: { $sum }.
drawing-board-station = Er steht an einer geraden Straße quer durch die ganze Stadt. Die Stadt hat { $symbols } Wohnhaussymbole, seine zwei mitgezählt: { $total } SP am Ende.
drawing-board-river = Die Seiten zwischen zwei Flussparzellen sind Übergänge. Zwei Straßen auf einmal sind dort eine Brücke, wie zwischen e4 und e5.
drawing-board-outlaws = Der Saloon würde { $sum } verdienen. Der Outlaw darauf nimmt ${ $taken }, dem Besitzer bleiben ${ $left }.
