### Die Kapitel des Kartenspiels im Regelbuch: `chapter-cards-city` ist ein Kapitel, jedes Attribut ein Absatz; `drawing-cards-lay-over` steht unter einem Bild.


## Its screens

rulebook-parcels = Was Parzellen zeigen
rulebook-allowed = Erlaubt
rulebook-not-allowed = Nicht erlaubt
rulebook-back = Die oberste Rückseite, das stärkste Zeichen zuerst
rulebook-score = Zusammen


## The page to print

rulebook-cards-reveal = Aufdecken
    .about = eine Person und vier Geländekarten, fünf zu fünft oder sechst. Ein Totenkopf auf der nächsten Rückseite: Dann kommt stattdessen diese Person.
rulebook-cards-powers = Vor den Geboten
    .about = Gouverneur, Rechtsanwalt, Chinesischer Arbeiter, Helden (+3), Büchsenmacher (+6).
rulebook-cards-bid = Bieten
    .about = geheim, alle zugleich; jedes Gebot einmal pro Epoche. Liegen die Gebote offen: Revolverheld (+5), Doktor (+2). Bei Gleichstand entscheidet die oberste Rückseite der Personen.
rulebook-cards-take = Nehmen
    .about = das höchste Gebot zuerst, jeder eine Karte. Virtuelle Spieler nehmen die höchste Priorität.
rulebook-cards-lay = Legen
    .about = Seite an Seite mit deiner Stadt oder darüber, nie gedreht, in 8 mal 8. Überdecken: leere Parzellen, dasselbe Gebäude, Berg auf Berg, Wohnhaus oder Stadthaus auf Wohnhaus.


## Chapters

chapter-cards-aim = Worum es geht
    .goal = Jeder baut eine eigene Stadt aus Karten mit vier Parzellen und sammelt Personen. In zwei Epochen von neun Runden nimmst du jede Runde eine Karte. Dann wird alles auf einmal gewertet, und die meisten Siegpunkte (SP) gewinnen.
    .people = Vier bis sechs machen mit. Sind es weniger Menschen und Bots, füllen virtuelle Spieler auf. Jeder hat ein Zeichen, etwa Hut oder Stern, das bei Gleichstand entscheidet.

chapter-cards-round = Eine Runde
    .reveal = Eine Person und vier Geländekarten werden aufgedeckt, fünf zu fünft oder sechst. Ein Totenkopf auf der Rückseite der nächsten Person heißt, dass stattdessen diese kommt.
    .bid = Jeder legt eines der Gebote 1 bis 9 verdeckt hin, und alle werden zugleich umgedreht. Ein gespieltes Gebot ist bis zum Ende der Epoche weg und liegt offen: Du weißt, was die anderen noch haben.
    .order = Das höchste Gebot wählt zuerst. Bei gleichen gilt die oberste Rückseite der Personen: Das Zeichen, das dort höher steht, kommt zuerst.
    .take = Nimm eine Person, die bei dir bleibt, oder eine Geländekarte, die sofort in deine Stadt kommt. Was niemand nimmt, ist aus dem Spiel.
    .eras = Nach neun Runden nehmen alle ihre Gebote zurück, und die Karten der zweiten Epoche kommen: weniger Minen und Ranches, mehr von dem, was von Wohnhäusern lebt. Benutzte Personen sind wieder frisch, nur der Gouverneur nicht.

chapter-cards-city = Deine Stadt
    .size = Eine Stadt passt in 8 mal 8 Parzellen, wo immer sie begann. Karten werden nie gedreht.
    .lay = Eine neue Karte berührt deine Stadt mit einer Seite oder liegt über einem Teil von ihr. Leere Parzellen darf sie mit allem überdecken. Was wo steht, überdeckt nur das Gleiche: ein Gebäude seinesgleichen, ein Berg einen Berg, ein Wohnhaus oder Stadthaus ein Wohnhaus. Eine leere Parzelle überdeckt nur eine leere.
    .outlaws = Outlaws kannst du nur überdecken, wenn du den Sheriff hast oder schon ein Gefängnis in deiner Stadt.

chapter-cards-characters = Personen
    .powers = Manche Personen nutzt du rund um die Gebote und drehst sie dann: einmal pro Epoche, den Gouverneur einmal im Spiel. Vor den Geboten kommen Gouverneur, Rechtsanwalt, Chinesischer Arbeiter, Helden und Büchsenmacher; liegen die Gebote offen, Revolverheld und Doktor.
    .early = Der Gouverneur nimmt sofort eine Karte und macht normal weiter. Der Rechtsanwalt nimmt sofort eine und wählt nicht noch einmal. Der Chinesische Arbeiter nimmt zwei, wenn er dran ist.
    .sales = Mit dem Auktionator darfst du bis zu drei Karten aus deiner Stadt nehmen, jede für 7 SP, solange der Rest zusammenhängt.
    .points = Die meisten anderen bringen am Ende Punkte: für eine Art von Gebäuden, für Wohnhäuser, für leeres Land oder für andere Personen.

chapter-cards-score = Die Wertung
    .symbols = Daneben heißt ringsum, auch über Eck. Ein Wohnhaus ist ein Wohnhaussymbol, ein Stadthaus oder ein Hotel zwei. Ein Symbol neben mehreren Gebäuden zählt für jedes davon.
    .kinds = Jedes Gebäude wird für sich gewertet. Wohnhäuser, Stadthäuser und Berge bringen selbst nichts, aber andere brauchen sie.
    .whole = Hier ist eine kleine Stadt mit zwei Personen, bis zum Ende gezählt.
    .win = Die meisten SP gewinnen, und auch ein virtueller Spieler kann gewinnen. Haben mehrere die meisten, teilen sie sich den Sieg.

chapter-cards-virtual = Virtuelle Spieler und die Karten
    .take = Ein virtueller Spieler ist ein gemischter Stapel von Geboten. Wenn er dran ist, nimmt er die Karte mit der höchsten Priorität; bei gleichen die, die den Stapeln am nächsten liegt. Er baut nichts und nutzt keine Fähigkeit.
    .score = Seine Punkte sind die Prioritäten aller seiner Karten zusammen.
    .deck = Wie oft jede Art von Parzelle vorkommt, ist vom gedruckten Spiel bekannt. Welche Parzellen eine Karte teilen, und die Prioritäten, sind von uns.


## Below the pictures

drawing-cards-bids = Die 8 wählt zuerst, dann die 7. Von den zwei Fünfen kommt der Kaktus zuerst: Er steht auf der Rückseite am höchsten.
drawing-cards-lay-beside = Die Karte berührt die Stadt mit einer Seite.
drawing-cards-lay-over = Ihr Berg liegt auf einem Berg, und eine leere Parzelle auf einer leeren.
drawing-cards-lay-corner = Sie berührt die Stadt nur mit einer Ecke.
drawing-cards-lay-other = Eine Mine kann kein Gefängnis überdecken.
drawing-cards-ranch = { $total } SP: { $sum }. Plätze ohne Karte zählen nicht.
drawing-cards-mine = { $total } SP: { $sum }.
drawing-cards-drugstore = { $total } SP: { $sum }. Das Stadthaus zählt doppelt, und die Ranch, wo immer sie liegt.
drawing-cards-bank = { $total } SP: { $sum }. Die Minen zählen, wo immer sie liegen.
drawing-cards-saloon = { $total } SP: { $sum }. Ein Wohnhaus ist ein Symbol, Stadthaus und Hotel je zwei.
drawing-cards-hotel = { $total } SP, immer; und für den Saloon sind es zwei Wohnhaussymbole.
drawing-cards-general-store = { $total } SP: { $sum }. Symbole daneben zählen noch einmal.
drawing-cards-church = { $total } SP: { $sum }. Es ist gleich, wo sie liegen.
drawing-cards-blacksmith = { $total } SP: { $sum }.
drawing-cards-city-hall = { $total } SP: { $sum }. Es zählt sich selbst; Wohnhaus und Stadthaus sind keine Gebäude.
drawing-cards-prison = Keine SP. Aber zwei Parzellen mit Outlaws kosten nichts und zählen als leer: Die Ranch daneben bringt { $ranch } SP.
drawing-cards-outlaws = Ohne Gefängnis oder Sheriff kosten sie { $less } SP, und die Ranch daneben bringt nur { $ranch } SP.
drawing-cards-whole = Die Zahlen in den Ecken sind, was jede Parzelle bringt. Das Gefängnis macht die Outlaws harmlos. Doktor und Lehrerin gehören diesem Spieler.
