### Die Regeln des Kartenspiels in unseren eigenen Worten: `rule-C3-2` ist Regel C3.2, `rule-C3` ihr Kapitel.
### .title ist eine Überschrift, .words sind Suchwörter, die im Text fehlen können, .more ist eine Liste.
### Zeilen sind für den Leser dieser Datei umbrochen; nur eine Leerzeile beendet einen Absatz.


## C1 Spieler und Aufbau

rule-C1 =
    Im Kartenspiel baust du aus Karten mit je vier Parzellen eine eigene Stadt und sammelst Personen, die dir helfen oder
    am Ende etwas bringen. In jeder Runde liegen einige Karten für alle offen; ihr bietet geheim, und je höher dein Gebot,
    desto früher wählst du. Nach zwei Epochen zu neun Runden gewinnt, wer die meisten Siegpunkte (SP) hat.
    .title = Kartenspiel: Spieler und Aufbau
    .words = kartenspiel, karten, ziel, überblick, anfang, lernen

rule-C1-1 =
    Vier bis sechs Teilnehmer sitzen am Tisch. Einer bis sechs davon sind Menschen oder Bots und haben die Gebote 1 bis 9
    auf der Hand. Sind sie weniger als vier, füllen virtuelle Spieler auf; ihr dürft auch mehr davon dazunehmen, bis zu
    sechs Teilnehmern. Ein virtueller Spieler ist ein gemischter Stapel von neun Geboten und hat eine Stufe: Ein Anfänger
    bietet 1 bis 9, ein Fortgeschrittener 2 bis 10, ein Experte 3 bis 11. Stufen dürfen sich an einem Tisch unterscheiden.

    Vorlagen: solo bist du mit drei Anfängern, solo-advanced und solo-expert dasselbe mit stärkeren, friends sind vier
    Menschen oder Bots und niemand Virtuelles.
    .title = Teilnehmer, virtuelle Spieler
    .words = teilnehmer, spieler, anzahl, solo, allein, virtuell, stufe, anfänger, fortgeschritten, experte, gebote, vorlage, bots

rule-C1-2 =
    Alle haben ein eigenes Zeichen: Hut, Stern, Kaktus, Stiefel, Hufeisen oder Kuh, in dieser Folge nach Plätzen verteilt.
    Wichtig ist es bei gleichen Geboten (C2.4).
    .title = Die sechs Zeichen
    .words = zeichen, symbol, hut, stern, kaktus, stiefel, hufeisen, kuh, gleichstand

rule-C1-3 =
    Das Spiel hat zwei Epochen zu neun Runden. Jede Epoche hat ihren eigenen Stapel von 48 Geländekarten; die 21 Personen
    bilden einen Stapel für das ganze Spiel. Jede Runde deckt eine Person und vier Geländekarten auf, oder fünf bei fünf
    oder sechs Teilnehmern. In der Regel bekommen alle eine Karte pro Runde; eine bleibt übrig, bei sechs Teilnehmern
    keine.
    .title = Epochen und Runden
    .words = epoche, runde, neun, achtzehn, dauer, stapel, gelände, person, aufdecken, karten

rule-C1-4 =
    Virtuelle Spieler bieten und sammeln Karten, sonst nichts. Sie bauen keine Stadt, und die Personen, die sie nehmen,
    tun nichts für sie; wie sie Punkte bekommen, steht in C4.7.
    .title = Was virtuelle Spieler tun
    .words = virtuell, stadt, fähigkeit, person, automa


## C2 Eine Runde

rule-C2 =
    Eine Runde hat drei Schritte: Karten werden aufgedeckt, alle bieten geheim, und dann nehmen alle eine Karte, das
    höchste Gebot zuerst. Vor und nach den Geboten kann man manche Personen nutzen.
    .title = Kartenspiel: eine Runde
    .words = runde, schritte, phasen, ablauf, zug

rule-C2-1 =
    Der Stapel der Personen liegt verdeckt, und die oberste Rückseite zeigt sechs Zeichen und manchmal einen Totenkopf. Zu
    Beginn einer Runde wird die oberste Person aufgedeckt. Zeigt die Rückseite darunter einen Totenkopf, kommt diese
    Person unter den Stapel, und die mit dem Totenkopf wird an ihrer Stelle aufgedeckt; das wiederholt sich, bis die
    oberste Rückseite keinen Totenkopf hat. Es gibt höchstens drei Totenköpfe, also ist es bald zu Ende. Dann folgen die
    Geländekarten.
    .title = Aufdecken und Totenköpfe
    .words = aufdecken, totenkopf, stapel, person, rückseite, oberste, unter

rule-C2-2 =
    Eine Fähigkeit kann einmal pro Epoche genutzt werden, die des Gouverneurs einmal im Spiel; ihre Karte wird dann quer
    gedreht. Du wirst gefragt, wenn es so weit ist, und darfst immer verzichten. Solange die Karten offenliegen und
    niemand geboten hat, ist die Reihenfolge: Gouverneur, Rechtsanwalt, Chinesischer Arbeiter (C2.7), dann Helden (dein Gebot zählt 3 mehr)
    und Büchsenmacher (6 mehr). Wenn die Gebote offenliegen: Revolverheld (5 mehr), Doktor (2 mehr). Nutzt du mehrere für
    ein Gebot, zählen sie zusammen.

    Der Auktionator wird nicht gedreht. Immer wenn du wählst, darfst du vorher eine Karte verkaufen (C3.4), auch mit einer
    neuen Karte in der Hand, und vor der Wertung wirst du ein letztes Mal gefragt.
    .title = Wann Fähigkeiten gelten
    .words =
        fähigkeit, reihenfolge, nutzen, drehen, einmal, verzichten, gouverneur, rechtsanwalt, kuli, helden, büchsenmacher,
        revolverheld, doktor, auktionator, erhöhen

rule-C2-3 =
    Alle, die eine Hand haben, wählen gleichzeitig eines ihrer Gebote und legen es verdeckt hin. Dann werden alle
    aufgedeckt, zusammen mit dem obersten Gebot jedes virtuellen Spielers. Ein gespieltes Gebot bleibt bis zum Ende der
    Epoche offen liegen, damit alle sehen, was die anderen noch haben.
    .title = Geheime Gebote
    .words = gebot, geheim, hand, verdeckt, aufdecken, gespielt, gleichzeitig

rule-C2-4 =
    Wer mehr bietet, wählt früher; was Personen zu einem Gebot dazugeben, zählt mit. Bei gleichen Geboten gilt die oberste
    Rückseite auf dem Stapel der Personen: Das Zeichen, das dort höher steht, kommt zuerst. Virtuelle Spieler sind keine
    Ausnahme.
    .title = Wer zuerst wählt
    .words = reihenfolge, höchstes gebot, gleichstand, gleich, zeichen, rückseite, wählen

rule-C2-5 =
    Jede Karte hat eine Priorität von 1 bis 9. Ein virtueller Spieler nimmt die Karte mit der höchsten. Unter gleichen ist
    es die, die den Stapeln am nächsten liegt: Am nächsten ist die Person, dann kommen die Geländekarten, wie sie
    aufgedeckt wurden, und am Ende die zusätzlichen.
    .title = Was virtuelle Spieler nehmen
    .words = virtuell, priorität, wählen, nehmen, nächste, gleich

rule-C2-6 =
    Wenn du wählst, musst du eine Karte nehmen. Eine Person liegt von nun an vor dir. Eine Geländekarte kommt sofort in
    deine Stadt, wo immer es erlaubt ist (C3). Nur wenn es keinen solchen Platz gibt, wird sie beiseitegelegt, wo sie
    bleibt und für nichts zählt.
    .title = Eine Karte nehmen und legen
    .words = nehmen, wählen, legen, gelände, person, beiseite, müssen, zwang

rule-C2-7 =
    Gouverneur: Eine Geländekarte mehr wird aufgedeckt, und du nimmst sofort eine beliebige offene Karte. Danach geht die
    Runde für dich weiter wie für alle, du bekommst also eine zweite Karte. Das geht einmal im Spiel.

    Rechtsanwalt: Du nimmst sofort eine beliebige offene Karte. Du wählst in dieser Runde trotzdem ein Gebot, aber es wird
    ohne Wirkung abgelegt, und du wählst nicht noch einmal. Nach dem Chinesischen Arbeiter oder nach etwas, das Gebote erhöht, wirst du
    nicht gefragt.

    Chinesischer Arbeiter: Eine Geländekarte mehr wird für alle aufgedeckt, und wenn du mit Wählen dran bist, nimmst du zwei Karten. Du
    legst die erste, bevor du die zweite nimmst.

    Gouverneur und Rechtsanwalt darfst du in derselben Runde nutzen.
    .title = Gouverneur, Rechtsanwalt, Chinesischer Arbeiter
    .words = gouverneur, rechtsanwalt, kuli, chinesischer arbeiter, zusätzliche karte, zwei karten, sofort, früh, fähigkeit

rule-C2-8 =
    Karten, die niemand genommen hat, wenn alle gewählt haben, kommen aus dem Spiel. Wurde die Person vor den Geboten
    genommen, wird keine andere dafür aufgedeckt.
    .title = Übrige Karten
    .words = übrig, abwerfen, rest, aus dem spiel

rule-C2-9 =
    Nach neun Runden kommt aus dem Spiel, was vom ersten Geländestapel übrig ist, und der zweite wird benutzt. Alle nehmen
    ihre Gebote zurück, die Stapel virtueller Spieler werden neu gemischt, und genutzte Personen können wieder genutzt
    werden. Nur der Gouverneur bleibt gedreht.
    .title = Zwischen den Epochen
    .words = epoche, zweite, gebote, mischen, frisch, gedreht, gouverneur

rule-C2-10 =
    Mit dem Gouverneur oder dem Rechtsanwalt bekommst du vielleicht vor den Geboten eine Person. Kommt ihr Platz in der
    Reihenfolge (C2.2) erst noch, kannst du sie in derselben Runde nutzen.
    .title = Früh genommene Personen
    .words = person, früh, dieselbe runde, reihenfolge, fähigkeit, gouverneur, rechtsanwalt


## C3 Die Stadt

rule-C3 =
    Wo deine Geländekarten liegen dürfen, was sie überdecken dürfen, und wie der Auktionator Karten wieder herausnimmt.
    .title = Kartenspiel: die Stadt
    .words = stadt, bauen, legen, gelände

rule-C3-1 =
    Eine Geländekarte hat zwei mal zwei Parzellen, und du drehst sie nie. Deine Stadt muss in 8 mal 8 Parzellen passen;
    solange du den Hauptmann hast, in 8 mal 9 oder 9 mal 8. Wo dieses Quadrat liegt, bestimmen allein deine Karten:
    Gemessen werden nur die, die jetzt in der Stadt liegen. Die erste Karte darf irgendwo liegen.

    Ein Platz heißt nach der Parzelle unter der linken oberen Ecke der Karte: Buchstaben benennen die Spalten, Zahlen die
    Reihen von unten, etwa n15.
    .title = Größe einer Stadt
    .words = größe, 8, 9, hauptmann, erste karte, quadrat, drehen, platz, name, n15

rule-C3-2 =
    Eine neue Karte muss mit mindestens einer Parzelle Seite an Seite zu deiner Stadt liegen oder ganz oder teilweise auf
    ihr; eine Ecke zu berühren genügt nicht. Sie kommt immer obenauf, und jede Parzelle, die sie überdeckt, muss eine von
    diesen sein: leer; dasselbe Gebäude wie das neue darüber; ein Berg unter einem Berg; ein Wohnhaus unter einem Wohnhaus
    oder Stadthaus; Outlaws, wenn du den Sheriff oder ein Gefängnis hast (C3.5).
    .title = Legen und überdecken
    .words = legen, überdecken, überlappen, benachbart, seite, ecke, gebäude, gleich, berg, wohnhaus, stadthaus, outlaws, erlaubt

rule-C3-3 =
    Sieh dir auch die leeren Parzellen und Outlaws der neuen Karte selbst an: Sie dürfen nichts überdecken als leere
    Parzellen, und Outlaws dort, wo diese als leer gelten. Outlaws überdecken nie Outlaws, nur weil sie gleich sind.
    .title = Überdecken mit Leerem
    .words = leer, outlaws, überdecken, nichts

rule-C3-4 =
    Mit dem Auktionator darfst du im Laufe des Spiels bis zu drei Geländekarten deiner Stadt verkaufen, jede für 7 SP.
    Eine Karte ist verkäuflich, wenn sie keine andere überdeckt, selbst nicht überdeckt ist und der Rest deiner Stadt noch
    Seite an Seite zusammenhängt. Hast du deine letzte Karte verkauft, darf die nächste irgendwo liegen.
    .title = Karten verkaufen
    .words = auktionator, verkaufen, verkauf, drei, 7, entfernen, zusammenhängend

rule-C3-5 =
    Um Outlaws zu überdecken, musst du den Sheriff haben oder ein Gefängnis in deiner Stadt, bevor du die Karte legst. Ein
    Gefängnis auf genau dieser Karte kommt dafür zu spät, und eines, das du verkauft hast, nützt nichts mehr.
    .title = Outlaws überdecken
    .words = outlaws, sheriff, gefängnis, überdecken, leer


## C4 Wertung

rule-C4 =
    Was Gebäude, Outlaws und Personen wert sind, wenn die zweite Epoche vorbei ist. Vorher wird nichts gewertet.
    .title = Kartenspiel: die Wertung
    .words = wertung, werten, punkte, sp, ende

rule-C4-1 =
    Benachbart sind alle Parzellen rings um eine Parzelle, auch über Eck: höchstens acht. Viele Gebäude zählen
    Wohnhaussymbole: Ein Wohnhaus ist 1, ein Stadthaus 2 und ein Hotel 2. Was neben mehreren Gebäuden liegt, zählt für
    jedes davon.
    .title = Nachbarn und Wohnhaussymbole
    .words = benachbart, angrenzend, daneben, nachbar, diagonal, wohnhaus, symbol, stadthaus, hotel

rule-C4-2 =
    Eine Ranch bringt 1 SP für jede benachbarte leere Parzelle. Wo keine Karte liegt, ist keine Parzelle, also nichts zu
    werten. Hast du ein Gefängnis, sind auch Parzellen mit Outlaws leer (C4.5).
    .title = Was Ranches bringen
    .words = ranch, ranches, leer, parzelle, gefängnis, outlaws

rule-C4-3 =
    „In der Stadt“ heißt irgendwo in deiner, benachbart oder nicht. Jedes dieser Gebäude zählt für sich:

    Mine: 2 SP für jeden benachbarten Berg. Saloon: 2 SP für jedes benachbarte Wohnhaussymbol. Hotel: 3 SP. Gefängnis:
    nichts, aber es wird mit Outlaws fertig (C4.4).

    Drugstore: 1 SP für jedes benachbarte Wohnhaussymbol und 1 für jede Ranch in der Stadt. Bank: 1 SP für jedes
    benachbarte Wohnhaussymbol und 1 für jede Mine in der Stadt. Schmiede: 1 SP für jede Ranch und für jede Mine in der
    Stadt.

    Kirche: 1 SP für jedes Wohnhaussymbol in der Stadt. General Store: dasselbe, und 1 mehr für jedes benachbarte.

    Rathaus: 1 SP für jedes benachbarte Wohnhaussymbol und 1 für jedes Gebäude in der Stadt, sich selbst eingeschlossen.
    Wohn- und Stadthäuser sind in diesem Sinn keine Gebäude.

    Wohnhäuser, Stadthäuser und Berge bringen selbst nichts.
    .title = Was jedes Gebäude bringt
    .words =
        mine, drugstore, bank, saloon, general store, rathaus, schmiede, kirche, hotel, gefängnis, wohnhaus, stadthaus,
        berg, gebäude, punkte, sp

rule-C4-4 =
    Jede Parzelle mit Outlaws, die in deiner Stadt zu sehen ist, kostet 6 SP. Mit dem Sheriff oder mindestens einem
    Gefängnis kosten sie nichts.
    .title = Outlaws kosten Punkte
    .words = outlaws, strafe, minus, 6, sheriff, gefängnis

rule-C4-5 =
    Ein Gefängnis macht alle deine Parzellen mit Outlaws zu leeren: Du darfst sie überdecken, und sie zählen für deine
    Ranches und den Siedler. Mit dem Sheriff allein darfst du sie überdecken, aber sonst gelten sie für nichts als leer.
    .title = Gefängnis und Sheriff
    .words = gefängnis, sheriff, outlaws, leer, überdecken, ranch, siedler

rule-C4-6 =
    Die meisten Personen bringen am Ende Punkte, ob sie genutzt wurden oder nicht. „Deine Personen“ sind alle, die vor dir
    liegen.
    .title = Was jede Person bringt
    .words =
        person, punkte, sp, ende, hauptmann, helden, doktor, zeitungsjunge, bankier, cowboy, krämerin, sheriff,
        goldsucher, lehrerin, sängerin, siedler, indianer, totengräber, herausgeber, auktionator, fähigkeit
    .more =
        Immer gleich: Hauptmann 6 SP, Helden 6, Doktor 5, Zeitungsjunge 3 (und siehe C4.11).

        Für Gebäude: Bankier 4 SP für jede Bank, Krämerin 4 für jeden Drugstore, Cowboy 3 für jede Ranch, Sheriff 3 für
        jedes Gefängnis.

        Goldsucher: 1 SP für jeden Berg und jede Mine in deiner Stadt.

        Lehrerin: 1 SP für jedes Wohnhaussymbol in deiner Stadt.

        Sängerin: noch einmal so viel, wie der beste deiner Saloons bringt.

        Siedler: 1 SP für jede leere Parzelle neben einer oder mehreren deiner Ranches; jede Parzelle zählt einmal.

        Indianer: Von den 64 Plätzen, die eine Stadt haben darf, 72 mit dem Hauptmann, zähle die ohne Karte. Die Hälfte
        davon, aufgerundet, sind deine SP.

        Auktionator: 7 SP für jede verkaufte Karte (C3.4).

        Totengräber: 2 SP für jede deiner Personen, ihn selbst eingeschlossen.

        Herausgeber: 4 SP für jede deiner Personen, die beim Nutzen gedreht wird, 1 SP für jede, die am Ende Punkte bringt
        (C4.10).

        Gouverneur, Rechtsanwalt, Chinesischer Arbeiter, Büchsenmacher und Revolverheld bringen selbst nichts.

rule-C4-7 =
    Ein virtueller Spieler bekommt die Prioritäten aller Karten, die er genommen hat, zusammengezählt, auch die der
    Personen. Mehr tut keine Person für ihn; ein Zeitungsjunge findet niemanden.
    .title = Punkte virtueller Spieler
    .words = virtuell, priorität, summe, punkte, zeitungsjunge

rule-C4-8 =
    Wer die meisten SP hat, gewinnt, und auch ein virtueller Spieler kann Sieger sein. Haben mehrere die meisten, teilen sie sich
    den Sieg; nach der Spielregel müsstet ihr noch einmal spielen.
    .title = Sieg und Gleichstand
    .words = gewinnen, sieger, gleichstand, gleich, geteilt, meiste

rule-C4-9 =
    Die Spielregel wertet eine Stadt bis zum Ende, und das Programm wird mit denselben Zahlen geprüft: Ranch 6, vier Minen
    28, Drugstore 2 und 1, zwei Banken 15 und 8, Saloon 16, zwei Hotels 6. Zwei Parzellen mit Outlaws kosten nichts, denn
    es gibt ein Gefängnis. Doktor 5, Lehrerin 14, Bankier 8, Rechtsanwalt 0. Alles zusammen 109 SP.
    .title = Ein Beispiel der Wertung
    .words = beispiel, 109, stadt, summe

rule-C4-10 =
    Der Herausgeber achtet auf zweierlei. Personen, die beim Nutzen gedreht werden, sind 4 wert: Gouverneur, Rechtsanwalt,
    Chinesischer Arbeiter, Helden, Büchsenmacher, Revolverheld und Doktor. Personen, die am Ende Punkte bringen, sind 1 wert: alle anderen, der
    Herausgeber eingeschlossen, und auch Helden und Doktor, was für diese beiden je 5 macht.
    .title = Was der Herausgeber zählt
    .words = herausgeber, symbol, zeichen, pfeil, gedreht, wertung

rule-C4-11 =
    Unmittelbar vor der Wertung nimmt, wer den Zeitungsjungen hat, eine Person, die niemand hat, ob sie in einer Runde
    übrig blieb oder noch im Stapel ist. Sie gehört ihm nun wie jede andere: Sie zählt, Totengräber und Herausgeber zählen
    sie mit, ein Hauptmann macht 72 Plätze für den Indianer, und ein Auktionator darf sofort verkaufen.
    .title = Was der Zeitungsjunge findet
    .words = zeitungsjunge, person, finden, ende, übrig, stapel


## C5 Die Karten

rule-C5 =
    Die Karten selbst: was von den gedruckten bekannt ist und was dieses Projekt erfunden hat.
    .title = Kartenspiel: die Karten
    .words = karten, deck, material, daten

rule-C5-1 =
    Wie viele Parzellen jeder Art die Geländekarten zeigen, ist bekannt. Erste Epoche: 32 Wohnhäuser, 18 Berge, 10 Minen,
    10 Ranches, 3 Drugstores, 3 Banken, 3 Outlaws, 2 Stadthäuser, 2 Schmieden und je ein Saloon, Hotel, General Store, eine
    Kirche und ein Gefängnis; 104 sind leer. Zweite Epoche: 18 Berge, 12 Wohnhäuser, 10 Stadthäuser, 8 Drugstores, 8
    Banken, 5 Saloons, 5 Outlaws, 4 Minen, 4 Ranches, 4 Hotels, 3 Gefängnisse, 2 Kirchen und je eine Schmiede, ein General
    Store und ein Rathaus; 106 sind leer.

    Nur die gedruckten Karten zeigen, welche Parzellen auf einer Karte zusammen sind, die Prioritäten, die Reihenfolge der
    Zeichen auf den Rückseiten und die Totenköpfe. In diesem Spiel ist all das unser Eigenes; die Prioritäten ergaben sich
    aus simulierten Spielen. Wenn du die Schachtel hast, kannst du mit einer eigenen Datei spielen, in der die Karten so
    stehen, wie du sie dort abliest; sie wird mit den bekannten Zahlen verglichen.
    .title = Was auf den Karten ist
    .words = karten, deck, gelände, parzellen, arten, wie viele, anzahl, priorität, rückseiten, totenköpfe, eigene, datei, toml, material
