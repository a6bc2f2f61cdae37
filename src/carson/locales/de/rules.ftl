### Die Regeln in unseren eigenen Worten: `rule-B5-6` ist Regel B5.6, `rule-B5` ihr Kapitel.
### .title ist eine Überschrift, .words sind Suchwörter, die im Text fehlen können, .more (nur B1) ist eine Liste.
### Zeilen sind für den Leser dieser Datei umbrochen; nur eine Leerzeile beendet einen Absatz.


## Antworten der Suche

rules-no-number = Es gibt keine Regel { $number }: Dieses Kapitel geht von { $first } bis { $last }.
rules-no-chapter = Es gibt kein Kapitel { $chapter }: Die Kapitel sind { $first } bis { $last }.
rules-no-word = Keine Regel erwähnt „{ $query }“: Versuch ein einzelnes Wort wie „kirche“ oder eine Nummer wie B5.6.


## B1 Ausgaben

rule-B1 =
    Du kannst die erste Ausgabe von 2009 oder die Big Box von 2015 spielen. Das unterscheidet sie:
    .title = Die zwei Ausgaben
    .words = ausgabe, edition, erste ausgabe, big box, 2009, 2015, unterschied, vergleich
    .more =
        Spieler: 2 bis 5 in der ersten Ausgabe, 2 bis 6 in der Big Box.

        Gebäude: Die erste Ausgabe hat 30 Plättchen, je sechs Ranches und Minen, je vier Drugstores und Banken, je drei
        Saloons und Hotels, je zwei Kirchen und Gefängnisse. Die Big Box bringt acht dazu: je zwei General Stores,
        Schulen und Schmieden, ein Rathaus und einen Bahnhof.

        Personen: Nummern 1 bis 7 in der ersten Ausgabe, 0 bis 18 in der Big Box.

        Varianten: Beide haben Das Recht des Stärkeren, Carson River und Kit Carson; nur die Big Box hat Ein neuer
        Anfang, Outlaws und Pferde.

        Stadthäuser: nur in der Big Box.

        Erste Parzellen: Die erste Ausgabe beginnt in Zugreihenfolge und kommt umgekehrt zurück; die Big Box beginnt
        umgekehrt.

        Schlusswertung: In der ersten Ausgabe bekommst du immer 1 SP für jeden, der in der letzten Runde nach dir
        gepasst hat; in der Big Box nur mit Kit Carson.

        Gelber Hauptmann: Das Geldlimit ist $20 in der ersten Ausgabe, $25 in der Big Box.

        Höchste Erträge: in der ersten Ausgabe $21 für Drugstore und Bank und $35 für den Saloon; die Big Box geht
        höher, siehe B7.2.

        SP-Felder: Nach SP aus Grundbesitz kommen in der ersten Ausgabe SP aus Feuerkraft, dann SP aus Gebäuden; in der Big
        Box kommen SP aus Gebäuden zuerst.

        Behaltene Gebäude: In der ersten Ausgabe muss eines bis zum Ende eines späteren Gebäudekaufs warten; in der Big
        Box darfst du es schon am Ende desselben bauen.

rule-B1-1 =
    In der polnischen Spielregel sind drei Versehen, und wir folgen den anderen Sprachen. Eine Mine braucht kein
    Wohnhaus. Der rote Siedler bringt für Berge Siegpunkte, keine Dollar. Deine Minen zählen bei SP aus Gebäuden; es sind
    die Berge, die nicht zählen.
    .title = Polnische Druckfehler
    .words = polnisch, druckfehler, fehler, mine, siedler, sp aus gebäuden, sp für gebäude

rule-B1-2 =
    Du stellst ein Spiel zusammen aus Ausgabe, Zahl der Spieler, Personen und ihren Seiten, Gebäudearten, Varianten und
    0 bis 9 Bergen. Die acht Arten des Grundspiels sind immer dabei; jede andere kommt mit all ihren Plättchen dazu oder
    bleibt weg. Eine unmögliche Mischung wird abgelehnt, und du erfährst, warum.

    Vorlagen: first-game ist die Big Box mit nur den 30 Plättchen des Grundspiels (vier in der Auslage, 26 im Beutel,
    und drei davon gezogen) und den Personen 1–7 auf ihren gelben Seiten. first-edition hat ebenfalls die Personen 1–7,
    gelb, wenn du keine anderen Seiten verlangst. big-box hat alles, mit sieben zufälligen Personen auf zufälligen
    Seiten. Die fünf Besetzungen der Spielregel sind quiet, prosper, home-owner, gold-rush und settling-scores.
    .title = Was ein Spiel enthalten kann
    .words = konfiguration, vorlage, preset, optionen, aufbau

rule-B1-3 =
    Sieben Personen stehen in einem Spiel zur Wahl. Mit dem Zeitungsjungen sind es acht: Ist er unter den zufällig
    gezogenen, wird noch eine gezogen. Zufällige Seiten lassen Lehrerin und Doktor aus, deren Seiten eigenen Regeln
    folgen.
    .title = Wie viele Personen
    .words = personen, sieben, acht, zeitungsjunge, zufall, seiten, lehrerin, doktor

rule-B1-4 =
    Der gelbe Cowboy gibt dir ein Pferd, deshalb gibt es diese Seite nur, wenn ihr mit Pferden spielt.
    .title = Der gelbe Cowboy
    .words = cowboy, person, pferde, pferd, seite

rule-B1-5 =
    Ein Fluss nimmt meistens Berge weg. In der Besetzung Goldrausch setzt du trotzdem alle neun ein, welchen Fluss du
    auch nimmst.
    .title = Goldrausch am Fluss
    .words = goldrausch, fluss, berge, neun, mine


## B2 Der Plan, und Begriffe, die überall gelten

rule-B2 =
    Wie der Plan benannt und gemessen wird, wie Straßen funktionieren, welches Material ausgehen kann und wer zuerst
    kommt.
    .title = Plan und allgemeine Begriffe
    .words = plan, spielplan, karte, begriffe, wörter, grundlagen

rule-B2-1 =
    Die Stadt hat 8 mal 8 Parzellen, zusammen 64. Die Buchstaben a bis h benennen die Spalten von links nach rechts, die
    Ziffern 1 bis 8 die Reihen von unten nach oben. Die Parzelle in der linken unteren Ecke ist a1.
    .title = Namen der Parzellen
    .words = plan, koordinaten, spalten, reihen, felder, a1, h8

rule-B2-2 =
    Wenn Würfel eine Parzelle bestimmen, gibt der weiße die Spalte und der schwarze die Reihe an. Sie erreichen nur die
    inneren 6 mal 6 Parzellen: Ein Wurf von 1 bis 6 steht für die Spalten b bis g und die Reihen 2 bis 7. Stadtzentrum,
    Berge, neue Outlaws und die Parzellen des Indianers landen also nie am Rand des Plans.
    .title = Ausgewürfelte Parzellen
    .words = würfel, wurf, zufall, weißer würfel, schwarzer würfel, innen, rand, berge, outlaws, indianer

rule-B2-3 =
    Benachbart sind alle Parzellen, die eine Parzelle an einer Seite oder Ecke berühren: höchstens acht. Jenseits des
    Randes gibt es keine. Ein Wohnhaus gilt nur als umgeben, wenn alle acht Nachbarn da und besetzt sind, also nie am
    Rand.
    .title = Nachbarn einer Parzelle
    .words = nachbar, benachbart, angrenzend, daneben, diagonal, umgeben, rand

rule-B2-4 =
    Eine Straße liegt an einer Seite einer Parzelle; dafür gibt es 144 Plätze, die ringsum am Rand eingeschlossen. Jede
    neue Straße muss das Ende einer liegenden berühren. Eine Parzelle ist angeschlossen, sobald das Straßennetz eine
    ihrer vier Ecken erreicht. Am Anfang sind es neun: das Stadtzentrum und die Parzellen ringsum.
    .title = Straßen und angeschlossene Parzellen
    .words = straße, straßen, straßennetz, netz, anschluss, angeschlossen, ecke, legen

rule-B2-5 =
    Immer wenn du etwas entscheiden sollst, darfst du vorher Straßen aus deinem Vorrat legen. Das kostet dich keinen
    Zug. Wenn du Straßen hast, wirst du außerdem zweimal in jeder Runde gefragt: am Ende des Gebäudekaufs, zusammen mit
    deinen behaltenen Gebäuden (B5.7), und in Passreihenfolge unmittelbar vor dem Geldlimit.
    .title = Wann du Straßen legen darfst
    .words = straße, straßen, legen, bauen, vorrat, zeitpunkt, wann

rule-B2-6 =
    Manches Material ist begrenzt: 10 Cowboys und 12 Besitzplättchen in jeder Farbe (du besitzt also höchstens 12
    Parzellen), und 25 Pferde, 7 Dynamitplättchen und 9 Outlaws für alle. Dollar, Revolver, Wohnhäuser und Straßen sind
    unbegrenzt. Solltest du mehr bekommen, als noch da ist, bekommst du, was noch da ist.
    .title = Material, das ausgehen kann
    .words =
        grenze, begrenzt, material, vorrat, ausgehen, cowboys, besitzplättchen, pferde, dynamit, outlaws, geld, revolver,
        spielmaterial

rule-B2-7 =
    Wenn die Würfel eine nicht erlaubte Parzelle nennen, würfelt man am Tisch, bis es passt. Das Programm zieht
    stattdessen eine der erlaubten Parzellen, jede gleich wahrscheinlich: Die Chancen sind dieselben. Gibt es keine,
    kommt das Teil nicht auf den Plan.
    .title = Noch einmal würfeln
    .words = noch einmal, neu würfeln, wiederholen, würfel, zufall, besetzt

rule-B2-8 =
    Plätze werden in der Reihenfolge nummeriert, in der Spieler dazukommen, und im Uhrzeigersinn heißt: die nächsthöhere
    Nummer. Wenn mehrere zugleich handeln und sonst nichts die Reihenfolge bestimmt, gilt die Passreihenfolge; bis in
    einer Runde jemand passt, ist das der Stand auf der Passleiste. Startspieler ist, wer dort vorn steht.
    .title = Plätze und Passreihenfolge
    .words = platz, sitz, uhrzeigersinn, passreihenfolge, passleiste, startspieler, reihenfolge, zugreihenfolge

rule-B2-9 =
    Wenn nur eine Antwort möglich ist, wirst du nicht gefragt: Das Programm gibt sie für dich.
    .title = Nur eine Möglichkeit
    .words = automatisch, erzwungen, entscheidung, einzige


## B3 Aufbau

rule-B3 =
    Womit alle beginnen, wie die Stadt gegründet wird und wie du deine ersten zwei Parzellen bekommst.
    .title = Aufbau des Spiels
    .words = aufbau, start, anfang, spielvorbereitung

rule-B3-1 =
    Du beginnst mit $15, 3 Cowboys, 1 Revolver, 1 Straße und 12 Besitzplättchen. In der Auslage liegen Ranches für $3
    und $10, Minen für $4 und $12 und zufällige Plättchen für $5, $6 und $8.
    .title = Womit du beginnst
    .words = start, geld, cowboys, revolver, straße, besitzplättchen, auslage, ranch, mine

rule-B3-2 =
    Würfel bestimmen das Stadtzentrum. Es bekommt ein Wohnhaus und an jeder seiner vier Seiten eine Straße und gehört
    noch niemandem. Dann verteilen Würfel die Berge; Fluss und besetzte Parzellen gelten nicht, und der Wurf wird
    wiederholt (B2.7).
    .title = Stadtzentrum und Berge
    .words = zentrum, stadt, wohnhaus, straßen, berg, würfel

rule-B3-3 =
    Die erste Reihenfolge auf der Passleiste ist zufällig. Dann nehmen alle umsonst zwei Parzellen, eine nach der
    anderen, in der Reihenfolge deiner Ausgabe (B1). Du darfst jede unverkaufte nehmen, auch einen Berg oder das
    Stadtzentrum, aber keine Flussparzelle und nie die des Rathauses.
    .title = Erste Parzellen
    .words = erste parzellen, start, umsonst, reihenfolge, umgekehrt, berg, zentrum

rule-B3-4 =
    Kommt beim Aufbau das Rathaus aus dem Beutel, setzt der Startspieler es auf den Plan (B5.9), bevor alle ihre ersten
    Parzellen nehmen. Ein neues Plättchen füllt sein Feld in der Auslage.
    .title = Rathaus beim Aufbau
    .words = rathaus, aufbau, gezogen, startspieler


## B4 Personen wählen, Cowboys einsetzen

rule-B4 =
    Die ersten zwei Phasen einer Runde: Du wählst eine Person, dann schickst du einen Cowboy nach dem anderen los, bis du
    passt.
    .title = Personen und Cowboys einsetzen
    .words = phase 1, phase 2, person, einsetzen, cowboy, passen

rule-B4-1 =
    Ihr wählt Personen in der Reihenfolge der Passleiste. Was deine Karte sofort gibt, wird abgehandelt, bevor der
    Nächste wählt. Was sie verkauft, darfst du ausschlagen (nur der gelbe Zeitungsjunge besteht darauf, B9.1), und auf
    jede Aktion darfst du verzichten. Fehlt dir für eine Fähigkeit das Ziel, das Geld oder das Material, bewirkt sie
    nichts, aber die Karte darfst du trotzdem nehmen.
    .title = Eine Person wählen
    .words = person, wählen, karte, sofort, freiwillig, verzichten, ablehnen, fähigkeit

rule-B4-2 =
    Ihr setzt in der Reihenfolge der Karten ein, die niedrigste Zahl zuerst. Wenn du dran bist, setzt du einen Cowboy ein
    oder passt, reihum, bis alle gepasst haben. Wenn du passt, nimmst du den nächsten freien Platz auf der Passleiste und
    setzt in dieser Runde nichts mehr ein. Auch wenn du nichts mehr einzusetzen hast, musst du passen, wenn du dran bist;
    das macht das Programm für dich.
    .title = Cowboys einsetzen und passen
    .words = einsetzen, zugreihenfolge, passen, passleiste, zahl, nummer

rule-B4-3 =
    Du darfst einen Cowboy schicken: auf ein offenes Aktionsfeld; auf eine unverkaufte Parzelle, aber nicht in den Fluss;
    auf ein angreifbares Gebäude eines Mitspielers (B4.6); auf ein eigenes Gebäude, als Verteidiger (B4.10); auf das
    Rathaus; auf jede Parzelle und jedes Gebäude, wo ein Outlaw ist; oder, mit Pferden, in eines deiner Gehege.
    .title = Wohin ein Cowboy darf
    .words = einsetzen, aktionsfeld, parzelle, angreifen, verteidigen, rathaus, outlaw, gehege

rule-B4-4 =
    Auf Lohn und Straßen (2) stehen beliebig viele Cowboys aller Spieler, ohne Duell. An jedem anderen Ort darfst du nur
    einen haben, und ein Cowboy mit einem Plättchen zählt als dieser eine.
    .title = Cowboys an einem Ort
    .words = mehrere, anzahl, lohn, straßen, plättchen, dasselbe feld

rule-B4-5 =
    Ein Gebäudefeld ohne Plättchen kannst du nicht wählen, ob das Plättchen nun genommen wurde oder nie da war.
    .title = Leere Gebäudefelder
    .words = gebäudekauf, gebäudefeld, leer, plättchen, auslage

rule-B4-6 =
    Du greifst ein Gebäude an, um die Hälfte seines Ertrags zu bekommen. Angreifbar sind Ranches, Minen, Drugstores,
    Banken, Saloons, Hotels, General Stores und Schmieden anderer Spieler. Sicher sind Kirchen, Gefängnisse, Schulen, der
    Bahnhof, das Rathaus und Wohnhäuser; alles, was neben einer Kirche seines Besitzers steht; und alles von dem, der die
    gelben Helden hat.
    .title = Was man angreifen kann
    .words = angriff, angreifen, geschützt, sicher, kirche, gefängnis, schule, bahnhof, rathaus, helden, stehlen

rule-B4-7 =
    Vier Felder verkaufen Siegpunkte, für je $2, $3, $4 und $5. In Runde 1 sind alle vier offen. Das Ende jeder Runde
    schließt das billigste, das noch da ist; in Runde 4 zahlst du also $5.
    .title = Siegpunkte kaufen
    .words = sp, siegpunkte, kauf, kaufen, rundenanzeiger, runde, geschlossen

rule-B4-8 =
    Wo ein Outlaw eine Parzelle besetzt, ist dein Cowboy da, um gegen ihn zu kämpfen (B10.5), nicht um zu kaufen. Niemand
    kann sie in derselben Runde kaufen, auch nicht, wenn der Outlaw besiegt wird.
    .title = Outlaw auf einer Parzelle
    .words = outlaw, parzelle, kampf, kaufen, kauf

rule-B4-9 =
    Du darfst eine Parzelle wollen und dich um sie duellieren, ohne das Geld oder das Besitzplättchen dafür zu haben.
    Gewinnst du, musst du verzichten, und dein Cowboy geht in den allgemeinen Vorrat.
    .title = Einsetzen ohne die Mittel
    .words = parzelle, geld, besitzplättchen, duell, bluff, blockieren, verzichten

rule-B4-10 =
    Du darfst eines deiner Gebäude verteidigen, wenn seine Art angreifbar ist, egal ob ein Angreifer da ist, oder wenn
    ein Outlaw darauf steht, egal welche Art es ist. Ein Verteidiger, der keinen Angreifer trifft, geht beim
    Einkommen aus Gebäuden in den allgemeinen Vorrat.
    .title = Ein Gebäude verteidigen
    .words = verteidigen, verteidiger, eigenes gebäude, angriff, outlaw

rule-B4-11 =
    Der Cowboy, der das Rathaus besetzt (B6.6), zählt als einer, der dort steht. Ist es deiner, setzt du keinen zweiten
    dorthin; ist es ein fremder, kannst du mit dem roten Sheriff nicht hin. Weder Kit Carson noch das zweite Gehege
    können ihn versetzen, und die roten Helden können ihn nicht ausgeben.
    .title = Cowboy im Rathaus
    .words = rathaus, bewohner, besetzer, sheriff, kit carson, gehege, helden


## B5 Ausführen: Reihenfolge und Bauen

rule-B5 =
    Die dritte Phase: Aktionen werden eine nach der anderen ausgeführt, ihr kauft Parzellen, und die Stadt wächst.
    .title = Aktionen und Bauen
    .words = phase 3, ausführen, aktionen, reihenfolge, bauen

rule-B5-1 =
    Die Aktionen kommen in der Reihenfolge des gewundenen Pfads auf dem Plan. Zuerst Lohn und Munition, dann Straßen (1)
    und (2), dann der Parzellenkauf, dann die sieben Gebäudekäufe vom teuersten ($12) zum billigsten ($3) und das Bauen
    behaltener Gebäude. Danach kommt das Einkommen: aus Grundbesitz, für Cowboys, aus Glücksspiel, aus Gebäuden. Dann SP aus
    Grundbesitz, SP aus Gebäuden und SP aus Feuerkraft (die letzten beiden in der ersten Ausgabe vertauscht) und am Ende vier SP-Käufe von $5
    bis $2, jeder mit eigenem Duell.
    .title = Reihenfolge der Aktionen
    .words = reihenfolge, ablauf, ausführen, lohn, munition, straßen, ertrag, einkommen, sp

rule-B5-2 =
    Wenn die Aktion deines Cowboys vorbei ist, genutzt oder nicht, geht er in den allgemeinen Vorrat. Verliert er ein
    Duell, kommt er sofort zu dir zurück und zählt schon im nächsten Duell zu deiner Feuerkraft.
    .title = Wohin Cowboys danach gehen
    .words = vorrat, allgemeiner vorrat, eigener vorrat, verlierer, sieger, verzichten, zurück

rule-B5-3 =
    Du kaufst eine Parzelle durch den Cowboy, den du auf sie gesetzt hast. Parzellen, die mehrere wollen, kommen zuerst,
    ein Duell nach dem anderen (B5.12). Die übrigen folgen in Passreihenfolge, und bei deinen eigenen bestimmst du die
    Reihenfolge.
    .title = Parzellenkauf
    .words = parzelle, kaufen, kauf, umkämpft, duell, reihenfolge

rule-B5-4 =
    Sieh dir die Parzelle und ihre acht Nachbarn an. Der Preis ist $1 und $1 mehr für jede dieser neun mit einem Gebäude,
    Wohnhaus, Stadthaus oder Berg. Ein Stadthaus macht $1 mehr, nicht $2. Du zahlst mindestens $1 und höchstens $10.
    .title = Preis einer Parzelle
    .words = parzelle, preis, kosten, dollar, stadthaus, berg

rule-B5-5 =
    Du baust auf einer eigenen Parzelle; sie muss leer und ohne Outlaw sein. Wenn du nicht gerade Ranch oder Mine baust,
    muss eine Straße sie erreichen. Mit dem Gebäude kommt ein Wohnhaus auf den Plan: drei mit einer Schule, keines mit
    Ranch, Mine, Bahnhof oder Rathaus. Ist ein Teil davon unmöglich, baust du vorerst gar nicht.
    .title = Bedingungen zum Bauen
    .words = bauen, bedingungen, wohnhaus, straße, angeschlossen, ranch, mine, bahnhof, schule, rathaus

rule-B5-6 =
    Du setzt ein Wohnhaus auf eine angeschlossene Parzelle ohne Gebäude, Wohnhaus, Berg, Fluss oder Outlaw: deine eigene,
    eine von niemandem oder, mit Zustimmung, die eines Mitspielers. Oder du setzt es zu einem einzelnen Wohnhaus, dessen
    acht Nachbarn alle vergeben sind, das heißt besetzt oder in jemandes Besitz; Fluss zählt mit. Ein solches Paar ist
    ein Stadthaus und nimmt kein drittes Wohnhaus auf. Auf der Parzelle eines Mitspielers brauchst du auch dafür
    Zustimmung.
    .title = Wohnhäuser und Stadthäuser
    .words = wohnhaus, haus, stadthaus, zustimmung, erlaubnis, umgeben, setzen

rule-B5-7 =
    Ein Plättchen, das du nicht gleich baust, bleibt bei dir. Wenn der Gebäudekauf endet, bekommen alle in
    Passreihenfolge einmal die Gelegenheit, so viele behaltene Plättchen wie möglich zu bauen, in beliebiger Folge. Ein
    Plättchen vom roten Chinesischen Arbeiter gilt als behalten. Was du gerade erst gekauft hast, muss in der ersten Ausgabe auf eine
    spätere Runde warten (B1).
    .title = Behaltene Gebäude
    .words = behalten, aufschieben, später, warten, plättchen, kuli

rule-B5-8 =
    Neue Gebäude bringen dir Revolver: eine Ranch oder Mine 1, ein Gefängnis 2. Es ist egal, wie du zu dem Plättchen
    gekommen bist.
    .title = Revolver fürs Bauen
    .words = revolver, feuerkraft, ranch, mine, gefängnis, bonus

rule-B5-9 =
    Sobald das Rathaus gezogen wird, setzt der Startspieler es auf eine angeschlossene, leere Parzelle, die niemandem
    gehört, ohne Fluss oder Outlaw; sein Feld in der Auslage bekommt ein neues Plättchen. Ist keine angeschlossen, führen
    Straßen aus dem allgemeinen Vorrat auf dem kürzesten Weg hin: Ein Übergang zählt als zwei, der Startspieler wählt
    unter gleichen Wegen, und diese Straßen gehören niemandem und zählen nicht für den Gouverneur. Die Parzelle des
    Rathauses kann nie jemandem gehören, und kein Wohnhaus kommt dazu. Passt gar keine Parzelle, kommt das Rathaus aus
    dem Spiel.
    .title = Das Rathaus setzen
    .words = rathaus, gezogen, startspieler, straßen, setzen, gouverneur, wohnhaus

rule-B5-10 =
    Dein Bahnhof braucht eine gerade Linie von acht Straßen von einem Rand des Plans zum gegenüberliegenden, und eine
    ganze Seite seiner Parzelle muss daran liegen. Alle 18 Linien taugen dafür, auch die am Rand; über Wasser braucht die
    Linie eine Brücke. Kein Wohnhaus kommt dazu, und niemand kann einen Bahnhof ausrauben.
    .title = Den Bahnhof bauen
    .words = bahnhof, eisenbahn, linie, straße, gerade, brücke, wohnhaus, stehlen

rule-B5-11 =
    Wenn es einen Fluss gibt, hat jedes seiner Ufer Platz für eine Schule. Ein Ufer ist alles Land, das ohne Wasser
    dazwischen zusammenhängt.
    .title = Schulen am Fluss
    .words = schule, fluss, ufer, seite

rule-B5-12 =
    Bringt ein Schritt mehrere Duelle, wird einmal zu Beginn geschaut, wer von allen Beteiligten am frühesten gepasst
    hat. Dieser Spieler ruft die Duelle eines nach dem anderen auf, auch wenn keines mehr sein eigenes ist. Ein Sieger
    kauft oder baut, bevor das nächste Duell aufgerufen wird.
    .title = Reihenfolge mehrerer Duelle
    .words = duell, duelle, reihenfolge, zuerst gepasst, mehrere, ablauf

rule-B5-13 =
    Die drei Wohnhäuser einer Schule setzt du eines nach dem anderen. Jedes ist für das nächste schon da: Es kann umgeben
    helfen oder zum Stadthaus werden.
    .title = Wohnhäuser einer Schule
    .words = schule, wohnhaus, wohnhäuser, drei, stadthaus

rule-B5-14 =
    Um ein Wohnhaus auf die Parzelle eines Mitspielers zu setzen, fragst du den Besitzer, einmal für jede Parzelle und
    jedes Gebäude. Ein Ja kostet dich nichts, und Schweigen gilt als Nein. Nach einem Nein darfst du eine andere Parzelle
    suchen oder dein Plättchen behalten.
    .title = Um Zustimmung bitten
    .words = zustimmung, erlaubnis, zustimmen, ablehnen, besitzer, wohnhaus, stadthaus, fragen

rule-B5-15 =
    Zwischen den Runden füllt der Beutel die Auslage auf. Ist er leer, bleiben die teuersten Felder ohne Plättchen.
    .title = Leerer Beutel
    .words = beutel, leer, auslage, plättchen, felder


## B6 Duelle und Feuerkraft

rule-B6 =
    Wer dasselbe will, kämpft darum. Was du zu deinem Würfel zählst, wer nach Hause muss und was ein Angriff bringt.
    .title = Duelle und Feuerkraft
    .words = duell, feuerkraft, kampf, angriff

rule-B6-1 =
    Zähle deine Revolver und die Cowboys deiner Farbe in deinem Vorrat; der weiße hilft nicht. Munition gibt 3 dazu, der
    Revolverheld 3 (gelb) oder 2 (rot). Pferde in deinem ersten Gehege geben 1 dazu, wenn es eines oder zwei sind, und 2,
    wenn es mehr sind.
    .title = Deine Feuerkraft
    .words = feuerkraft, stärke, revolver, cowboy, munition, revolverheld, pferd, gehege, weißer cowboy

rule-B6-2 =
    Wollen mehrere einen Ort, würfelt jeder mit einem Würfel und zählt seine Feuerkraft von diesem Augenblick dazu, alle
    gleichzeitig. Die höchste Summe gewinnt, und bei Gleichstand, wer früher gepasst hat.
    .title = Wie ein Duell abläuft
    .words = duell, würfel, würfeln, gleichstand, unentschieden, passreihenfolge, gewinnen, verlieren

rule-B6-3 =
    Kämpfe um Gebäude (Angriffe, Rathaus, Outlaws) eröffnen das Einkommen aus Gebäuden, in der Reihenfolge von B5.12. Greifst du
    allein an, und weder ein Verteidiger noch ein Outlaw ist da, hast du ohne Duell Erfolg.
    .title = Duelle um Gebäude
    .words = duell, gebäude, angriff, rathaus, outlaw, gebäudeertrag, einkommen aus gebäuden, allein

rule-B6-4 =
    Gelingt dein Angriff, bekommst du die Hälfte von dem, was das Gebäude bringt, abgerundet. Der Rest bleibt dem
    Besitzer.
    .title = Was ein Angriff nimmt
    .words = angriff, stehlen, hälfte, ertrag, einkommen, abgerundet

rule-B6-5 =
    Baust du eine Kirche neben einem deiner Gebäude, das angegriffen wird, ist der Angriff abgesagt. Alle Cowboys dort,
    auch deine, gehen in den Vorrat ihrer Spieler zurück. Ist ein Outlaw darauf, bleiben sie und kämpfen gegen ihn; nur
    angreifen kann der Sieger dann nicht mehr.
    .title = Kirche verhindert Angriff
    .words = kirche, angriff, abbrechen, schützen, cowboy, outlaw

rule-B6-6 =
    Gewinnst du das Rathaus, bleibt dein Cowboy dort, Runde für Runde, bis er ein Duell darum verliert. Du kannst ihn
    nicht zurückrufen. Er verteidigt von selbst: Du bist an jedem Duell um den Ort beteiligt, ohne jemanden hinzuschicken.
    Ab diesem Einkommen aus Gebäuden hast du den Vorteil (B7.3). Verliert er, kommt er zurück in deinen Vorrat.
    .title = Das Rathaus besetzen
    .words = rathaus, halten, bleiben, besetzen, verteidigen, duell, vorteil

rule-B6-7 =
    Ein Cowboy, den eine Kirche oder der Rechtsanwalt nach Hause schickt, hat kein Duell verloren. Doktor und Totengräber
    haben also nichts damit zu tun, und weder Sheriff noch Büchsenmacher bringen etwas. Dynamit, das mit ihm eingesetzt
    wurde, ist weg.
    .title = Ohne Duell nach Hause
    .words = kirche, rechtsanwalt, nach hause, verlorenes duell, doktor, totengräber, sheriff, büchsenmacher, dynamit

rule-B6-8 =
    Im Duell würfelst du mit einem Würfel, mit Dynamit mit zweien, und zählst sie zusammen. Der Scharfschütze aus Ein
    neuer Anfang würfelt mit einem mehr und streicht den niedrigsten. Der zweite Wurf des roten Büchsenmachers kommt vor
    diesem Streichen.
    .title = Wie viele Würfel
    .words = würfel, würfeln, dynamit, scharfschütze, büchsenmacher, neu würfeln, neuer anfang


## B7 Gebäudeertrag

rule-B7 =
    Was jedes Gebäude bringt, was den Ertrag erhöht und was Diebe davon übrig lassen.
    .title = Einkommen aus Gebäuden
    .words = ertrag, einkommen, gebäude, geld, verdienen

rule-B7-1 =
    Viele Gebäude leben von den Wohnhaussymbolen ringsum. Wohnhaus, Ranch, Kirche, Schule und Rathaus sind 1 Symbol,
    Stadthaus, Hotel und Bahnhof 2. Die auf deinen Parzellen nützen nur deinen Gebäuden, die auf unverkauften allen. Der
    General Store ist das einzige Gebäude, das auch von Symbolen der Mitspieler lebt, je $3.
    .title = Wohnhaussymbole
    .words = wohnhaus, haus, symbol, stadthaus, ranch, hotel, kirche, schule, rathaus, bahnhof, benachbart

rule-B7-2 =
    Drugstore: $3 für jedes Wohnhaussymbol daneben und für jede deiner Ranches, wo auch immer; höchstens $33. Bank:
    ebenso, mit deinen Minen statt der Ranches; höchstens $45.

    Saloon: $5 für jedes Symbol daneben, höchstens $55. General Store: $6 für ein eigenes Symbol daneben, $3 für jedes
    andere; höchstens $33.

    Schmiede: $5 mal Nummer der Runde, und $5 für jede deiner Ranches; höchstens $40. Hotel: immer $6.

    Ranch: $1 für jeden leeren Nachbarn, auch Fluss, und nie weniger als $1. Mine: $3 für jeden Berg daneben, der dir
    oder niemandem gehört, und $3 mehr, wenn sie den Fluss berührt, ohne Maximum.

    Die erste Ausgabe hat niedrigere Maxima (B1).
    .title = Was jedes Gebäude bringt
    .words = ertrag, einkommen, maximum, drugstore, bank, saloon, general store, schmiede, hotel, ranch, mine, stufe

rule-B7-3 =
    Solange du das Rathaus besetzt, bringt jedes deiner Geschäfte eine Stufe mehr: $3 für Drugstore, Bank oder General
    Store, $5 für Saloon oder Schmiede. Das Maximum bleibt, wo es ist. Hotels, Ranches und Minen bekommen nichts.
    .title = Mehr Ertrag durchs Rathaus
    .words = rathaus, stufe, ertrag, einkommen, bonus, maximum

rule-B7-4 =
    Der Ertrag eines Gebäudes wird in fünf Schritten berechnet: seine eigenen Stufen; die Stufe des Rathauses; das
    Maximum; ein einziger Faktor; der Anteil, den ein Angreifer oder Outlaw nimmt.
    .title = Reihenfolge beim Ertrag
    .words = ertrag, einkommen, reihenfolge, maximum, faktor, angriff, outlaw, berechnen

rule-B7-5 =
    Jedes Gebäude bekommt höchstens einen Faktor, und der Besitzer wählt: x2 der Krämerin, x3 für eine Mine mit Dynamit
    oder x2 durch ein Pferd für eine Ranch. Verdoppelt deine Krämerin alle Minen, darf Dynamit bei einer davon trotzdem
    x3 machen. Ein Angreifer bekommt die Hälfte der vervielfachten Summe, bei x2 habt ihr also beide den gewöhnlichen
    Ertrag. Ein Outlaw lässt dir die Hälfte der vervielfachten Summe, abgerundet, oder alles, wenn du die gelben Helden
    hast.
    .title = Nur ein Faktor
    .words = faktor, verdoppeln, verdreifachen, krämerin, dynamit, pferd, ranch, mine, angriff, outlaw, helden

rule-B7-6 =
    Alle Gebäude zahlen gleichzeitig. Ihr entscheidet in Passreihenfolge: die Art, die die Krämerin verdoppelt, die Mine
    für Dynamit, die Ranch für ein Pferd.
    .title = Entscheidungen beim Einkommen
    .words = ertrag, einkommen, entscheidung, passreihenfolge, krämerin, dynamit, pferd, gleichzeitig

rule-B7-7 =
    Diese Summen aus der Spielregel kommen immer heraus. Ein Drugstore neben drei Wohnhäusern und einer deiner Ranches:
    $15. Eine Bank neben einem Hotel und einem Wohnhaus, mit einer Mine von dir irgendwo: $12. Ein General Store neben
    einem deiner Wohnhäuser, einem fremden Wohnhaus und einer fremden Kirche: $12. Zwei Saloons neben denselben drei
    Wohnhäusern, von denen eines auf einer Parzelle des ersten Besitzers steht: $15 und $10.

    Eine Parzelle mit zwei Wohnhäusern, zwei Saloons und einem Berg ringsum: $6. Ein Duell, das 6, 6 und 3 ausgeht: Von
    den beiden mit 6 gewinnt, wer früher gepasst hat. Banken mit $18 und $12 unter der Krämerin, die bessere angegriffen:
    $18 für den Angreifer, $42 für dich. Der Herausgeber mit $33 in Runde 2: 4 SP. Ein Bahnhof in einer Stadt mit 23
    Symbolen: 11 SP. Drei Pferde nach zwei gewonnenen Rodeos: 9 SP.

    Geldlimits: Mit $54 und den $120 des Bankiers behältst du alles. Mit $28 und den $20 des Sheriffs gibst du mindestens
    $8 ab, und für $10 bekommst du 1 SP. Mit $34 und den $30 des Chinesischen Arbeiters gibst du $4 ab und bekommst nichts.
    .title = Rechenbeispiele
    .words = beispiel, beispiele, ertrag, einkommen, prüfen, parzelle, duell, krämerin, herausgeber, bahnhof, pferde, geldlimit

rule-B7-8 =
    Ein behaltenes Plättchen zählt für nichts, bis es gebaut ist. Es ist keine Ranch für deinen Drugstore, kein Saloon
    für die Lehrerin und kein Gebäude bei SP aus Gebäuden.
    .title = Behaltenes zählt für nichts
    .words = behalten, plättchen, ungebaut, zählen, ranch, saloon, gebäude


## B8 Ende der Runde und des Spiels

rule-B8 =
    Die vierte Phase: was zwischen zwei Runden geschieht, und die Schlusswertung nach Runde 4.
    .title = Ende von Runde und Spiel
    .words = phase 4, ende, runde, schluss, wertung, spielende

rule-B8-1 =
    Zuerst kommen in Passreihenfolge die Fähigkeiten für das Rundenende (roter Bankier, rote Krämerin, roter Siedler und
    so weiter), dann das Rodeo, die letzten Straßen (B2.5) und, in Passreihenfolge, das Geldlimit.

    Nach den Runden 1, 2 und 3 folgt dies: Die Lehrerin wirkt (B9.15), und alle bekommen 4, 5 und wieder 5 neue Cowboys.
    Karten gehen zurück, und mit ihnen der weiße Cowboy und die Plättchen für „3 Revolver“, Auktion und „Kein Duell“;
    nicht benutztes Dynamit bleibt deins, wie viele Runden es auch dauert. Unverkaufte Plättchen rutschen in gleicher
    Folge zu den niedrigsten Preisen, und der Beutel füllt die Lücken, die billigste zuerst, solange er reicht. Zuletzt
    rückt der Rundenanzeiger weiter.
    .title = Zwischen zwei Runden
    .words = rundenende, reihenfolge, cowboys, neue cowboys, plättchen, dynamit, auffüllen, beutel, rodeo, lehrerin

rule-B8-2 =
    Das Geldlimit deiner Person ist das Geld, das du behalten darfst. Was darüber ist, gibst du der Bank, und mehr, wenn
    du willst. Je volle $10 von allem, was du gibst, sind für dich 1 SP.
    .title = Geldlimit
    .words = geldlimit, geld, überschuss, abgeben, sp, behalten

rule-B8-3 =
    Die Schlusswertung folgt auf das Geldlimit von Runde 4. Du bekommst 1 SP für je volle $6 und 2 SP für jede deiner
    Parzellen mit Gebäude, Wohnhaus, Stadthaus oder Berg: nach Parzellen gezählt, 3 SP, wo sie eine Brücke berührt. Ein
    Bahnhof ist die Hälfte aller Wohnhaussymbole auf dem Plan wert, abgerundet. Auch die rote Lehrerin (B9.15) und Pferde
    bringen SP: jedes Pferd 1 und 1 mehr für jedes Rodeo, das du gewonnen hast. Mit Kit Carson, und immer in der ersten
    Ausgabe, ist jeder Spieler, der auf der Passleiste hinter dir steht, 1 SP wert, aber nur einmal.
    .title = Schlusswertung
    .words = schluss, wertung, endwertung, sp, siegpunkte, geld, parzellen, brücke, bahnhof, lehrerin, pferde, passleiste

rule-B8-4 =
    Deine Siegpunkte können unter null fallen: Bei Ein neuer Anfang kannst du welche verkaufen, und der Totengräber kann
    dich welche kosten. Dein Geld kann das nicht. Musst du mehr zahlen, als du hast, zahlst du alles, was du hast.
    .title = Unter null
    .words = negativ, null, schulden, siegpunkte, geld, zahlung, totengräber, neuer anfang

rule-B8-5 =
    Führen mehrere mit gleich vielen Punkten, gewinnt von ihnen, wer in Runde 4 am frühesten gepasst hat.
    .title = Gleichstand am Ende
    .words = gleichstand, sieger, unentschieden, ende, passreihenfolge


## B9 Personen, wo die Karten etwas offenlassen

rule-B9 =
    Die Personen nach Nummern, soweit ihre Karten Fragen offenlassen.
    .title = Die Personen
    .words = person, personen, karte, fähigkeit, gelb, rot

rule-B9-1 =
    Der Zeitungsjunge (0) holt dir eine zweite Karte: eine, die niemand hat, aber nie den Sheriff. Sie ist dann auch für
    andere vergeben. Du nutzt sie ganz, mit allen Entscheidungen und Preisen; nur deine Zahl bleibt 0. Die gelbe Seite
    kostet $3, die du zahlen musst, mit weniger kannst du sie also nicht wählen; dein Geldlimit ist das der zweiten
    Karte. Die rote Seite ist umsonst, und dein Limit ist $5 niedriger als das der zweiten Karte.
    .title = Der Zeitungsjunge (0)
    .words = zeitungsjunge, 0, zweite karte, sheriff, zahl, geldlimit, preis

rule-B9-2 =
    Gelber Sheriff (1): Du bekommst den weißen Cowboy, den du zusätzlich einsetzt, was einen Zug braucht. Setze ihn, wo
    kein Cowboy ist, auf ein offenes Aktionsfeld oder eine unverkaufte Parzelle; nur ein Cowboy der Sängerin mit „Kein
    Duell“ darf dazu. Auf Lohn und Straßen (2) stellt er sich zu anderen und hält niemanden fern. Er geht nie auf
    Gebäude, ins Rathaus, zu Outlaws oder in Gehege und nimmt kein Dynamit mit. Setzt du ihn nicht ein, geht er zurück.

    Roter Sheriff: Du kannst nicht zu Cowboys anderer Spieler, außer auf Lohn, auf Straßen (2), auf deinen eigenen
    Gebäuden und wo jeder Cowboy ein Plättchen „Kein Duell“ hat. Du gehst auf kein Gebäude eines Mitspielers und kämpfst
    gegen Outlaws nur auf deinen Gebäuden. Du bekommst 3 SP für jedes Duell, das du verlierst.
    .title = Der Sheriff (1)
    .words = sheriff, 1, weißer cowboy, kein duell, verlorenes duell, angriff, outlaw

rule-B9-3 =
    Gelbe Krämerin (3): Du nimmst sofort $8, oder du wartest und wählst beim Einkommen aus Gebäuden: $8 oder doppelten Ertrag für
    eine Art deiner Gebäude. Rote Krämerin: sofort $8, oder am Ende der Runde 1 SP für jedes deiner Wohnhäuser, ein
    Stadthaus als eines gezählt. Roter Siedler (5): dasselbe mit Bergen. Bei roten Seiten entscheidest du, wenn du die
    Karte nimmst.
    .title = Die Krämerin (3)
    .words = krämerin, 3, siedler, 5, verdoppeln, wohnhaus, berg, rundenende

rule-B9-4 =
    Gelber Chinesischer Arbeiter (4): Alle Gebäude, die du in dieser Runde kaufst, kosten die Hälfte, aufgerundet, und du bekommst sofort
    zwei Straßen. Rot: Für $5 nimmst du ein beliebiges Plättchen aus der Auslage. Du darfst es gleich bauen, wenn du die
    normalen Bedingungen erfüllst (B5.5), oder behalten.
    .title = Der Chinesische Arbeiter (4)
    .words = kuli, chinesischer arbeiter, 4, halber preis, straßen, plättchen, auslage

rule-B9-5 =
    Der gelbe Siedler (5) gibt dir sofort eine Parzelle. Jede Parzelle von einer Karte, seiner oder einer anderen, muss
    unverkauft und ohne Outlaw sein und kann weder Fluss noch die des Rathauses sein.
    .title = Siedler und Parzellen umsonst
    .words = siedler, 5, parzelle, umsonst, karte

rule-B9-6 =
    Gelber Indianer (8): Würfel geben dir sofort zwei Parzellen, beide unverkauft, leer und an Land (B2.7). Rot: Kein
    eigener Parzellenkauf kostet dich in dieser Runde mehr als $3; andere zahlen den vollen Preis.
    .title = Der Indianer (8)
    .words = indianer, 8, parzellen, würfel, zufall, preis, $3

rule-B9-7 =
    Der gelbe Goldsucher (9) verkauft dir eine Mine für $10, der rote Cowboy (15) eine Ranch für $8: irgendeine aus der
    Auslage oder, wenn dort keine liegt, eine aus dem Beutel. Sie kommt zusammen mit deinem Besitzplättchen auf eine
    unverkaufte, leere Parzelle. Fehlt dir das Plättchen oder die Parzelle, geschieht nichts, und du zahlst nichts. Nach
    einem Verkauf aus der Auslage rücken deren Plättchen auf, und eines wird gezogen; ein Plättchen aus dem Beutel lässt
    die Auslage, wie sie ist.

    Haben Auslage und Beutel keine solchen Plättchen mehr, wird die Karte für den umgedreht, der sie als Nächster wählt.
    Der Cowboy dreht sich nur, wenn ihr mit Pferden spielt; sonst darfst du ihn für Zahl und Geldlimit trotzdem nehmen.
    .title = Goldsucher und roter Cowboy
    .words = goldsucher, 9, cowboy, 15, mine, ranch, plättchen, beutel, auslage, besitzplättchen, umdrehen

rule-B9-8 =
    Dynamit kommt vom roten Goldsucher (zwei) oder roten Büchsenmacher (eines) und bleibt deins, bis du es benutzt, auch
    über Runden. Setze ein Plättchen mit einem Cowboy ein, außer auf Lohn, auf Straßen (2) oder in einem Gehege, und du
    würfelst in einem Duell dort mit zwei Würfeln, auch gegen einen Outlaw; es ist auch ohne Duell verbraucht. Oder
    benutze es beim Einkommen aus Gebäuden in einer deiner Minen, einmal pro Mine und Runde, für dreifachen Ertrag (B7.5). Mit
    einem Cowboy auf deiner Mine wirkt es auf beide Arten. Verbrauchte Plättchen gehen in den Vorrat zurück.
    .title = Dynamit benutzen
    .words = dynamit, goldsucher, 9, büchsenmacher, 10, mine, dreifach, zwei würfel, duell

rule-B9-9 =
    Mit dem roten Büchsenmacher (10) siehst du im Duell die Würfel aller und darfst dann einen von deinen ein zweites Mal
    werfen. Der neue Wurf gilt, besser oder schlechter.
    .title = Der rote Büchsenmacher (10)
    .words = büchsenmacher, 10, neu würfeln, noch einmal würfeln, würfel

rule-B9-10 =
    Gelbe Sängerin (11): Du bekommst zwei Plättchen „Kein Duell“ und setzt sie mit Cowboys auf Straßen (1), auf
    Einkommen aus Grundbesitz, Einkommen aus Feuerkraft oder Glücksspiel, auf eines der drei SP-Felder oder auf die SP-Käufe. Ein solcher
    Cowboy kämpft gegen niemanden. Du handelst, und ebenso der einzige andere Cowboy oder wer ein Duell der anderen
    gewinnt, jeder in vollem Umfang und in Passreihenfolge.

    Rot: Einmal, als einen deiner Züge, setzt du einen Cowboy deiner Farbe aus dem allgemeinen Vorrat, wenn dort einer
    ist, auf das Glücksspiel. Auch er kämpft gegen niemanden, und du multiplizierst die beiden Würfel.
    .title = Die Sängerin (11)
    .words = sängerin, 11, kein duell, plättchen, glücksspiel, multiplizieren

rule-B9-11 =
    Der Auktionator (12) eröffnet eine Auktion. Gebote gehen reihum nach Plätzen und beginnen beim Auktionator: volle
    Dollar, $1 oder mehr, immer über dem letzten Gebot und nie über deinem Bargeld. Passt du, scheidest du aus; der
    Einzige, der übrig ist, darf noch bieten oder passen.

    Gelb: Zwei unverkaufte Parzellen werden zusammen verkauft (ohne zwei gibt es keine Auktion). Die Hälfte des Gebots,
    abgerundet, geht an die Bank und der Rest an den Auktionator. Mit weniger als zwei Besitzplättchen kannst du nicht
    bieten. Rot: Das Plättchen „3 Revolver“ wird verkauft, und der Auktionator bekommt das Gebot. Der Käufer hat es in
    dieser Runde, und Munition ist geschlossen.

    Bietet niemand, bleiben die Parzellen unverkauft; das Plättchen geht zurück, und Munition bleibt offen.
    .title = Der Auktionator (12)
    .words = auktionator, 12, auktion, versteigerung, gebot, parzellen, munition, plättchen, revolver

rule-B9-12 =
    Gelber Gouverneur (13): Du bekommst eine Straße und 1 SP für jede deiner Straßen in dieser Runde, die eine
    Landparzelle zum ersten Mal anschließt; eine Brücke, die das tut, bringt 2. Rot: Besteuere Revolver oder Geld, und
    alle anderen zahlen dir: $1 für jeden Revolver (andere Feuerkraft wird nicht besteuert) oder $1 für je $10, die sie
    haben, aufgerundet.
    .title = Der Gouverneur (13)
    .words = gouverneur, 13, straße, brücke, sp, steuer, waffen, revolver, geld

rule-B9-13 =
    Du wählst Doktor oder Totengräber (14), wenn du die Karte nimmst.

    Doktor: Verlierst du ein Duell, darfst du dem Doktor $3 zahlen und diesen Cowboy versetzen, statt ihn zurückzunehmen.
    Er geht dorthin, wo er eingesetzt werden könnte (B4.3, Gehege ausgenommen), wenn dort kein Cowboy ist, der Schritt
    noch kommt oder gerade läuft und in dieser Runde kein Duell darum ausgetragen wurde. Der Doktor zieht zuerst und
    umsonst, die anderen folgen in Passreihenfolge, einer nach dem anderen.

    Totengräber: Nach jedem Duell zahlt jeder Verlierer, in Passreihenfolge, dem Totengräber $2 oder gibt 1 SP ab; hast
    du keine $2, gibst du den SP ab. Der rote Sheriff bekommt trotzdem 3 SP, zahlt aber auch. Eigene Niederlagen kosten
    den Totengräber nichts.
    .title = Doktor und Totengräber
    .words = doktor, totengräber, 14, verlierer, verlorenes duell, heilen, versetzen, zahlen, sheriff

rule-B9-14 =
    Gelbe Helden (16): Niemand greift deine Gebäude an, Outlaws kosten dich keinen Ertrag, und du greifst niemanden an;
    aber für die SP darfst du auf dem Gebäude eines Mitspielers gegen einen Outlaw kämpfen. Outlaws ziehen, bevor Karten
    gewählt werden, sie meiden also den, der in der Runde davor die Helden hatte. Rot: Du nimmst sofort 3 SP oder
    schickst einen oder zwei Cowboys aus deinem Vorrat für 6 oder 9 SP fort.
    .title = Die Helden (16)
    .words = helden, 16, schützen, angriff, outlaw, sp, cowboys

rule-B9-15 =
    Die Lehrerin (17) ist in den Runden 1 bis 3 gelb und in Runde 4 rot, immer. Gelb: Nach dem Geldlimit, aber vor den
    neuen Plättchen rückt dein Stein an die Spitze der Passleiste. Das zählt für das Rathaus, für Outlaws und für die
    nächste Wahl. Rot: In der Schlusswertung bekommst du 2 SP für jede Schule, jedes Gefängnis und jede Kirche in deinem
    Besitz und 2 mehr, wenn du keinen Saloon besitzt.
    .title = Die Lehrerin (17)
    .words = lehrerin, 17, startspieler, passleiste, schule, gefängnis, kirche, saloon, schlusswertung

rule-B9-16 =
    Rechtsanwalt (18, gelb): Du darfst sofort eine unverkaufte Parzelle für ihren Preis kaufen. Beim Parzellenkauf gehen
    fremde Cowboys auf einer Parzelle, auf der du bist, einfach nach Hause. Herausgeber (rot): Gleich nach dem
    Einkommen aus Gebäuden bekommst du 1 SP für je $5, $10, $15 oder $20 (Runde 1, 2, 3 oder 4), die deine eigenen Gebäude dir
    gebracht haben. Vervielfachter Ertrag zählt, was Angreifer und Outlaws genommen haben, nicht. Runde die Summe auf;
    für $0 bekommst du nichts.
    .title = Rechtsanwalt und Herausgeber
    .words = rechtsanwalt, herausgeber, 18, parzelle, kaufen, nach hause, ertrag, einkommen, sp, aufrunden

rule-B9-17 =
    Der gelbe Hauptmann (6) verkauft dir einen Cowboy für $1, zwei für $4 oder drei für $9. Du kannst nur so viele kaufen,
    wie in deiner Farbe noch da sind, zum Preis dieser Zahl.
    .title = Der Hauptmann (6)
    .words = hauptmann, 6, cowboys, preis, vorrat, kaufen


## B10 Varianten

rule-B10 =
    Sechs Varianten, die den Aufbau, die Duelle oder das Einsetzen ändern, und zwei offizielle Extras.
    .title = Die Varianten
    .words = variante, varianten, optionen, extras

rule-B10-1 =
    Ihr dürft die sechs Varianten mischen, wie ihr wollt: keine, einige oder alle.
    .title = Varianten mischen
    .words = kombinieren, kombination, varianten, mischen

rule-B10-2 =
    Carson River: Der Fluss kommt zuerst, vor dem Stadtzentrum. Niemand kauft oder baut auf ihm. Ein Straßenplatz ohne
    Land zu beiden Seiten (Wasser und Wasser, oder Wasser und Rand) ist ein Übergang: Dort legt ein Spieler zwei Straßen
    zusammen, eine Brücke. Deine Parzelle berührt die Brücke, wenn eine ihrer Ecken ein Ende davon ist. Eine
    Flussparzelle erhöht keine Preise, hilft ein Wohnhaus zu umgeben und zählt für Ranches als frei.

    Ihr könnt den Standardlauf mit sechs Bergen nehmen oder einen eigenen zeichnen: 3 bis 15 Parzellen von Rand zu Rand,
    jede Seite an Seite mit der nächsten. Für je drei davon gibt es einen Berg weniger.
    .title = Carson River
    .words = fluss, carson river, brücke, übergang, straße, wasser, berge, lauf

rule-B10-3 =
    Das Recht des Stärkeren: Duellplättchen ersetzen die Würfel im Duell, auch gegen Outlaws; Glücksspiel und Parzellen
    brauchen weiter Würfel. Vor allem anderen bekommst du sechs Plättchen, zu sechst fünf. Du beginnst mit $30 minus ihrer
    Summe; zu zweit hat jeder 0 bis 5 und $15. Deine Summe wird genannt, deine Plättchen nicht.

    Alle in einem Duell wählen geheim und zugleich ein Plättchen; der rote Büchsenmacher wählt zuletzt und kennt die der
    anderen. Mit Dynamit spielst du zwei oder dein einziges. Gespielte Plättchen gehen auf den Stapel zurück; dann ziehen
    alle, denen sie ausgegangen sind, in Passreihenfolge je drei oder was da ist. Ganz ohne Plättchen spielst du 0.
    .title = Das Recht des Stärkeren
    .words = recht des stärkeren, duellplättchen, plättchen, geheim, ziehen, büchsenmacher, dynamit, startgeld

rule-B10-4 =
    Kit Carson: Der Startspieler setzt einen Cowboy ein oder passt; von da an setzen und versetzen alle gleichzeitig ihre
    Cowboys, wie sie wollen, bis sie passen. In deinen Vorrat kannst du keinen zurücknehmen. Züge gelten in der
    Reihenfolge, in der sie eintreffen, und jeder muss erlaubt sein, wenn er eintrifft. Nach 100 Zügen in einer Runde
    kannst du nur noch passen. Wer niemanden mehr einzusetzen oder zu versetzen hat, passt sofort; mehrere in Zugreihenfolge.

    Ein versetzter Cowboy behält sein Plättchen, wo es erlaubt ist; anderswo bekommst du es zurück. Der Cowboy der roten
    Sängerin bleibt, wo er ist. Für jeden Cowboy aus deinem Vorrat darfst du ein Pferd einsetzen, für ein Versetzen
    keines.
    .title = Kit Carson
    .words = kit carson, gleichzeitig, versetzen, echtzeit, passen, plättchen, pferd

rule-B10-5 =
    Outlaws kommen zu Beginn der Runden 2, 3 und 4. Der Startspieler würfelt: 1 bis 3 treffen ein, alle mit derselben
    Stärke von 8 bis 13 für diese Runde. Keiner landet auf Fluss, auf dem Rathaus, auf einem anderen Outlaw oder neben
    einem Gefängnis (B2.7). Wer aber genau auf einem Gefängnis landet, wird eingesperrt, für die SP seines Besitzers,
    selbst wenn ein zweites Gefängnis daneben steht.

    Dann zieht jeder zum einträglichsten Gebäude ringsum, das noch keinen Outlaw hat; der Startspieler ruft sie einzeln
    auf. Es zählt der gewöhnliche Ertrag der kommenden Runde, die Stufe des Rathauses eingeschlossen. Neben einem
    Gefängnis ist ein Gebäude $0 wert, auch das, auf dem er steht. Ist sein eigener Platz so gut wie jeder andere, bleibt
    er. Er halbiert den Ertrag des Gebäudes, auf dem er steht.

    Alle Cowboys am Ort eines Outlaws kämpfen zusammen gegen ihn. Ist die beste Summe mindestens seine Stärke, gewinnt
    dieser Spieler allein und bekommt die SP; alle anderen verlieren. Auf dem Gebäude eines Mitspielers darf der Sieger
    stattdessen dieses angreifen, wenn es angreifbar ist (B4.6).
    .title = Die Outlaws
    .words = outlaw, outlaws, stärke, gefängnis, einsperren, ziehen, kampf, sp, angriff

rule-B10-6 =
    Pferde: Immer wenn du einen Cowboy auf den Plan setzt, auch den weißen, darfst du ein Pferd in ein Gehege setzen;
    nicht nach einem Cowboy, der selbst in ein Gehege geht. Mit einem Pferd im zweiten Gehege darfst du noch einen Cowboy
    einsetzen, dann noch ein Pferd und so weiter, solange du welche hast; oder einen Cowboy nach Hause oder an einen Ort
    versetzen, den B4.3 erlaubt, ohne weiteres Pferd dafür; oder passen. Ein Cowboy in einem Gehege geht am Ende der Runde
    in den allgemeinen Vorrat.

    Auf Lohn darfst du einmal pro Runde für $4 ein Pferd kaufen, statt $4 zu bekommen; deine Cowboys dort handeln in
    beliebiger Reihenfolge, und wenn kein Pferd mehr da ist, bekommst du eben Lohn. Das Pferd kommt sofort in ein Gehege;
    im zweiten bewirkt es nichts außer seinen Hüten. In jeder Runde gewinnt jemand das Rodeo; bei Gleichstand, wer früher
    gepasst hat.
    .title = Pferde und Rodeos
    .words = pferd, pferde, gehege, rodeo, hüte, hut, lohn, kaufen

rule-B10-7 =
    Ein neuer Anfang: Alle gehen von $50 und einem Cowboy aus und füllen geheim und gleichzeitig einen Einkaufsbogen aus.
    Das höchste Gebot gibt die Spitze der Passleiste; alle anderen stehen in zufälliger Reihenfolge dahinter.
    Besitzplättchen, das Pferd und Duellplättchen kommen umsonst dazu. Mit dem Recht des Stärkeren gibst du $65 minus der
    Summe deiner Plättchen aus. Die Preise des Bogens stehen in der Datendatei (B11.1).
    .title = Ein neuer Anfang
    .words = neuer anfang, bogen, geheim, gebot, start, kasse, scharfschütze, geld

rule-B10-8 =
    Wenn ihr Kit Carson und Pferde zusammen spielt, benutzt niemand das zweite Gehege.
    .title = Kit Carson mit Pferden
    .words = kit carson, pferde, zweites gehege

rule-B10-9 =
    Zwei offizielle Extras von außerhalb der Spielregeln; beide sind aus, wenn ihr sie nicht verlangt. Die Wahl des
    Verlierers: Dein Cowboy, der ein Duell verloren hat, darf für 2 SP in den allgemeinen Vorrat gehen, statt zu dir
    zurückzukommen. Weihnachtsmann, Person 19 mit $10 Geldlimit: Gelb gibt sofort 5 SP; Rot gibt 2 SP und einen Wurf des
    weißen Würfels: 1–2 nichts weiter, 3–4 auch $5, 5–6 auch $5 und einen Cowboy.
    .title = Offizielle Extras
    .words = extras, wahl des verlierers, weihnachtsmann, 19, autor, promo


## B11 Was nur das Material zeigt

rule-B11 =
    Manche Werte sind auf das Material gedruckt und stehen sonst nirgends.
    .title = Was nur das Material zeigt
    .words = material, gedruckt, daten, werte

rule-B11-1 =
    Ein paar gedruckte Werte fehlen im Text jeder Spielregel. Das Spiel hat sie in einer einzigen Datendatei, die von
    jedem sagt, woher er ist, und bei jedem Start geprüft wird. Wenn du die Schachtel hast, kannst du eine eigene Datei
    benutzen, mit den Werten, die du dort abliest.
    .title = Auf Material gedruckte Werte
    .words = daten, werte, gedruckt, material, datei, eigene werte, toml
