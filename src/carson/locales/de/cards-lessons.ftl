### Die Lektionen des Kartenspiels: der Wert ist die Überschrift, .about was sie lehrt, .goal was zu tun ist, .done was gelernt ist; und warum ein Versuch falsch war.

lesson-cards-ranch = Platz für eine Ranch
    .about = Eine Karte hat vier Parzellen und wird nie gedreht. Sie muss an deine Stadt grenzen und darf leere Parzellen überdecken. Eine Ranch zählt 1 SP für jede leere Parzelle um sie herum.
    .goal = Lege die Karte so, dass die Ranch 6 SP zählt.
    .done = Sechs von acht Nachbarn sind leer. Stellen ohne Karte sind keine Parzellen und zählen nicht.

lesson-cards-mine = Unter den Bergen
    .about = Eine Mine zählt 2 SP für jeden Berg um sie herum, auch über Eck. Leere Parzellen darf man überdecken.
    .goal = Lege die Karte so, dass die Mine 6 SP zählt.
    .done = Ihr eigener Berg und die zwei, die schon da lagen: dreimal 2 SP, weil du leeres Land überdeckt hast.
lesson-cards-mine-beside = Dort berührt nur ihr eigener Berg die Mine. Geh näher heran, über die leeren Parzellen.

lesson-cards-cover = Gleiches auf Gleiches
    .about = Eine Parzelle darf eine andere überdecken, die dasselbe zeigt, und ein Stadthaus ein Wohnhaus. So passt eine Karte, wo kein Platz ist.
    .goal = Lege die Karte so, dass die Bank 6 SP zählt.
    .done = Das Wohnhaus der Karte überdeckt ein Wohnhaus, und die Bank liegt mitten zwischen sechs.
lesson-cards-cover-beside = Neben der Stadt berühren nur drei Wohnhäuser die Bank. Lass das Wohnhaus der Karte eines überdecken, das schon da liegt.

lesson-cards-saloon = Nachbarn für den Saloon
    .about = Ein Saloon zählt 2 SP für jedes Wohnhaussymbol um ihn herum. Ein Stadthaus hat zwei Symbole, ein Hotel auch.
    .goal = Lege die Karte so, dass der Saloon 8 SP zählt.
    .done = Vier Symbole zu je 2 SP. Halte zwischen Wohnhäusern Platz für einen Saloon frei.

lesson-cards-prison = Recht und Ordnung
    .about = Jede Parzelle mit Outlaws kostet dich 6 SP, außer deine Stadt hat ein Gefängnis. Dann zählt sie als leer.
    .goal = Du wählst zuerst. Nimm eine Karte und lege sie so, dass du 6 SP oder mehr hast.
    .done = Kein Verlust mehr, und die Parzellen der Outlaws zählen für die Ranch als leeres Land.
lesson-cards-prison-outlaws = Eine schöne Karte, aber zwei Parzellen mit Outlaws kosten dich noch immer 12 SP.

lesson-cards-character = Land oder eine Person
    .about = Statt Land darfst du die Person nehmen. Viele zählen für das, was in deiner Stadt liegt: der Bankier 4 SP für jede Bank.
    .goal = Du wählst zuerst. Habe nach deiner Wahl 20 SP.
    .done = Drei Banken, auf einen Schlag 12 SP. Kein Land bringt hier so viel.
lesson-cards-character-land = Ein paar Punkte für das Land; mit dem Bankier wären drei Banken 12 SP wert gewesen.

lesson-cards-bid = Genug ist genug
    .about = Das höchste Gebot wählt zuerst, und jedes Gebot ist bis zum Ende der Epoche verbraucht. Die nächsten Gebote der anderen sind 7, 5 und 2: Mehr haben sie nicht.
    .goal = Hole dir den Goldsucher, und behalte deine 9 für später.
    .done = 8 schlägt 7, und die 9 hast du noch.
lesson-cards-bid-much = Du wählst zwar zuerst, aber gegen 7 reicht 8. Die 9 ist bis zum Ende der Epoche weg.
lesson-cards-bid-low = 7 ist höher, und wer zuerst wählt, nimmt den Goldsucher.
lesson-cards-bid-other = Du warst der Erste, und hast den Goldsucher dem Nächsten gelassen.

lesson-cards-tie = Gleich ist genug
    .about = Bei gleichen Geboten entscheidet die Rückseite der obersten Karte des Stapels: Wessen Zeichen dort am höchsten steht, wählt zuerst. Jetzt ist es deines, der Hut.
    .goal = Die anderen bieten 4, 6 und 3. Hole dir die Krämerin, und behalte deine 9.
    .done = 6 gegen 6, und der Hut steht über dem Kaktus. Sieh dir vor dem Bieten den Stapel an.
lesson-cards-tie-much = Sicher, aber teuer: Mit einer 6 hättest du auch gewonnen.
lesson-cards-tie-low = 6 ist höher, und die Krämerin ist als Erste weg.
lesson-cards-tie-other = Du warst der Erste, und hast die Krämerin dem Nächsten gelassen.

lesson-cards-power = Eine Fähigkeit zur rechten Zeit
    .about = Manche Personen erhöhen dein Gebot, einmal in einer Epoche: der Büchsenmacher um 6. Er wird benutzt, bevor die Gebote gewählt werden.
    .goal = Die anderen bieten 8, 6 und 4, und du hast nur noch 1 und 3. Hole dir die Lehrerin.
    .done = 3 und 6 sind 9. In der zweiten Epoche kannst du benutzte Personen wieder benutzen.
lesson-cards-power-saved = Ohne den Büchsenmacher ist deine 3 das niedrigste Gebot von allen.
lesson-cards-power-low = 1 und 6 sind 7, und jemand hat 8.
lesson-cards-power-other = Du warst der Erste, und hast die Lehrerin dem Nächsten gelassen.

lesson-cards-sale = Alles muss weg
    .about = Der Auktionator verkauft bis zu drei Karten, jede für 7 SP: Karten, die nichts überdecken und nicht überdeckt sind, und ohne die die Stadt nicht zerfällt.
    .goal = Das Spiel ist gleich aus. Verkaufe so, dass du 24 SP hast.
    .done = Auch die Outlaws sind verkauft, und die Ranch behielt ihr Land: 7 SP für das, was weniger wert war.
lesson-cards-sale-ranch = Die Ranch ist mehr wert als das meiste. Verkaufe, was wenig zählt, und die Outlaws, die dich 6 SP kosten.

## Warum ein Ziel verfehlt ist, wo sonst nichts gesagt wird

lesson-missed-cards-score = Du hast { $sum }. Das Ziel ist { $least } SP oder mehr.
lesson-missed-cards-building = SP, { $kind }: { $sum }. Das Ziel ist { $least } oder mehr.
lesson-missed-cards-has = Diese Person hast du nicht: { $character }.
lesson-missed-cards-kept = Dein Gebot { $bid } ist weg.
