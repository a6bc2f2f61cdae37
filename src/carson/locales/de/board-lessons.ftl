### Die Lektionen des Brettspiels: der Wert ist die Überschrift, .about was sie lehrt, .goal was zu tun ist, .done was gelernt ist; und warum ein Versuch falsch war.

lesson-board-track = Vom ersten Feld bis zum letzten
    .about = Cowboys arbeiten in der Reihenfolge der Felder: Erst gibt es Lohn, dann werden Gebäude verkauft, und das Glücksspiel kommt später.
    .goal = Du hast $0 und zwei Cowboys. Besitze vor Ende der Runde eine Ranch, die $7 oder mehr bringt.
    .done = Der Lohn brachte $4, bevor die Ranch für $3 verkauft wurde. Sieh dir vor dem Einsetzen die Reihenfolge der Felder an.
lesson-board-track-gambling = Das Glücksspiel kommt nach dem Gebäudekauf: Für die Ranch ist das Geld zu spät da.
lesson-board-track-late = Die Ranch wird verkauft, bevor beim Glücksspiel gewürfelt wird, und da hast du noch $0.

lesson-board-ranch = Freies Land und Berge
    .about = Eine Ranch bringt $1 für jede freie Parzelle um sie herum. Eine Mine bringt $3 für jeden Berg um sie herum. Keine von beiden braucht eine Straße.
    .goal = Baue beide behaltenen Plättchen: die Ranch für $8 Ertrag, die Mine für $9.
    .done = Alle acht Nachbarn sind freies Land, und die Mine hat drei Berge. Auch schräge Nachbarn zählen.
lesson-board-ranch-edge = Am Rand hat eine Parzelle nur fünf Nachbarn: Eine Ranch bringt dort höchstens $5.
lesson-board-ranch-swapped = Berge nehmen einer Ranch das Land weg, und im freien Land gibt es nichts zu graben. Tausche die beiden.

lesson-board-land = Was Land kostet
    .about = Eine Parzelle kostet $1, und $1 mehr für jede ihrer neun Parzellen (sie selbst und ihre Nachbarn) mit Gebäude, Wohnhaus oder Berg.
    .goal = Du hast $4, einen Cowboy und eine behaltene Mine. Kaufe Land, auf dem die Mine $9 bringt, und baue sie.
    .done = Drei Berge machen das Land $4 teuer, und die Mine verdient das in einer einzigen Runde.
lesson-board-land-dear = Diese Parzelle hat drei Berge, aber auch ein Wohnhaus neben sich: Sie kostet $5, und du hast $4.
lesson-board-land-few = Billiges Land hat wenig um sich herum: Eine Mine bringt dort höchstens $3.

lesson-board-houses = Wohnhäuser ernähren die Stadt
    .about = Ein Saloon bringt $5 für jedes Wohnhaus daneben, und er bringt selbst eines mit. Wohnhäuser auf dem Land eines anderen zählen nur für ihn.
    .goal = Baue den behaltenen Saloon und setze sein Wohnhaus so, dass der Saloon $15 bringt.
    .done = Zwei Wohnhäuser auf Land, das niemandem gehört, und das mitgebrachte: dreimal $5.
lesson-board-houses-rival = Die Wohnhäuser neben f4 stehen auf dem Land des anderen. Sie bringen ihm etwas, nicht dir.
lesson-board-houses-far = Das neue Wohnhaus berührt den Saloon auf d5 nicht. Es zählt nur als Nachbar, auch über Eck.

lesson-board-roads = Schließ es an
    .about = Alle Gebäude außer Ranch und Mine brauchen eine angeschlossene Parzelle: Eine ihrer Ecken muss eine Straße berühren. Straßen legst du vor jeder Entscheidung, wenn du willst.
    .goal = Dein Drugstore erreicht die Stadt noch nicht. Lege eine Straße, baue auf f6 und lass ihn $9 bringen.
    .done = $3 für das neue Wohnhaus, $3 für die Ranch daneben (sie zählt als Wohnhaus), und $3, weil du eine Ranch hast.
lesson-board-roads-away = Diese Straße führt von f6 weg. Suche eine, deren Ende eine Ecke von f6 berührt.
lesson-board-roads-far = Das Wohnhaus muss neben dem Drugstore stehen. Sonst bringt es dort nichts.

lesson-board-duel = Such dir deine Kämpfe aus
    .about = Wollen zwei dasselbe, gibt es ein Duell: Jeder würfelt und zählt seine Feuerkraft dazu, also Revolver und Cowboys im eigenen Vorrat.
    .goal = Beide Plättchen will auch ein anderer. Setze einen Cowboy dort ein, wo du mit mindestens 70 % gewinnst.
    .done = Deine 3 gegen 1 ist fast sicher. Jeder Cowboy, den du zu Hause lässt, schießt mit.
lesson-board-duel-strong = Dort stehst du mit 3 gegen 5, und bei Gleichstand gewinnt, wer früher gepasst hat: kaum eine Chance. Sieh dir die Chancen an, bevor du bestätigst.

lesson-board-character = Eine Karte für eine Runde
    .about = In jeder Runde nimmt jeder eine Person. Ihre Nummer sagt, wie früh du einsetzt, und die meisten geben sofort etwas: Sieh nach, was auf jeder Karte steht.
    .goal = Dein Geld ist ausgegeben. Nimm die Person, mit der du sofort $9 hast.
    .done = Der Bankier zahlt sofort und lässt dich viel behalten. In der nächsten Runde sind alle sieben Karten wieder da.
lesson-board-character-late = Damit bekommst du jetzt nur $8, oder später das Doppelte für eine Gebäudeart.
lesson-board-character-other = Eine gute Karte, aber Geld bringt sie dir jetzt nicht.

lesson-board-attack = Die Hälfte von seinem
    .about = Ein Cowboy auf dem Gebäude eines anderen nimmt die Hälfte des Ertrags. Eine Kirche schützt die Gebäude ihres Besitzers daneben.
    .goal = Setze deinen einzigen Cowboy so ein, dass du in dieser Runde $7 oder mehr verdienst.
    .done = Die Bank bringt $15, und die Hälfte, abgerundet, gehört dir. Der reichere Saloon ist neben der Kirche sicher.
lesson-board-attack-ranch = Dieses Gebäude bringt wenig, und du bekommst die Hälfte. Gibt es nichts Reicheres?
lesson-board-attack-work = Der Lohn ist $4. Ein gutes Gebäude auszurauben bringt mehr.

lesson-board-points = Aus Geld werden Punkte
    .about = Es geht nicht um Geld, sondern um Siegpunkte. Sie werden jede Runde teurer: Das billigste Feld schließt.
    .goal = Du hast $24 und einen Cowboy. Hole in dieser Runde 8 Siegpunkte.
    .done = 8 Punkte für je $3. Über deinem Geldlimit hätte dich ein Punkt $10 gekostet.
lesson-board-points-limit = Ohne Cowboy auf einem Feld für Punkte bekommst du am Rundenende höchstens einen für je $10.
lesson-board-points-dear = Dort sind die Punkte teurer: $24 reichen nicht für acht.

lesson-board-end = Die letzte Runde
    .about = Ganz am Ende ist jede deiner Parzellen, auf der etwas steht, 2 Punkte wert, und je volle $6 sind ein Punkt.
    .goal = Es ist Runde 4, und du hast noch einen Cowboy. Gewinne bis zum Ende des Spiels 15 Punkte dazu.
    .done = Vier für Feuerkraft, acht für deine Parzellen, drei für dein Geld. Rechne vor dem Ende jedes Feld einmal durch.
lesson-board-end-money = $4 sind nicht einmal ein Punkt mehr. Wovon hast du viel?
lesson-board-end-parcels = Sieben Parzellen sind drei Punkte. Du hast etwas, das vier wert ist.
lesson-board-end-given = Hier gibst du $10 für einen Punkt; am Ende reichen $6.

## Warum ein Ziel verfehlt ist, wo sonst nichts gesagt wird

lesson-missed-board-income = Ertrag, { $kind }: { $sum }. Das Ziel ist ${ $least } oder mehr.
lesson-missed-board-money = Das brachte ${ $total }. Das Ziel ist ${ $least } oder mehr.
lesson-missed-board-points =
    { $total ->
        [one] Das brachte 1 Siegpunkt.
       *[other] Das brachte { $total } Siegpunkte.
    } Das Ziel ist { $least } oder mehr.
lesson-missed-board-chance = Deine Chance bei { $place }: { percent }. Das Ziel ist eine bessere.
