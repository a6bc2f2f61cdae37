### Die Dinge des Kartenspiels mit Namen, was jedes bewirkt, in einer Zeile, und woher Punkte kommen. Namen, die auch das
### Brettspiel hat, sind dessen eigene (`kind-saloon`).

## Das Spiel selbst

game-cards = das Kartenspiel
    .title = Das Kartenspiel
    .options = Optionen des Kartenspiels

preset-solo = Solo
    .about = Du gegen drei virtuelle Anfänger.
preset-solo-advanced = Solo, fortgeschritten
    .about = Du gegen drei virtuelle Fortgeschrittene.
preset-solo-expert = Solo, Experte
    .about = Du gegen drei virtuelle Experten.
preset-friends = Freunde
    .about = Vier Menschen oder Bots und kein virtueller Spieler.

# Ein virtueller Spieler; $number zählt sie ab 1.
player-virtual = Virtuell { $number }

cards-level-beginner = Anfänger
    .about = Bietet 1 bis 9, wie alle.
cards-level-advanced = fortgeschritten
    .about = Bietet 2 bis 10.
cards-level-expert = Experte
    .about = Bietet 3 bis 11.

cards-era-1 = Epoche I
cards-era-2 = Epoche II


## Die sechs Zeichen

cards-sign-hat = Hut
cards-sign-star = Stern
cards-sign-cactus = Kaktus
cards-sign-boot = Stiefel
cards-sign-horseshoe = Hufeisen
cards-sign-cow = Kuh


## Was eine Parzelle zeigt. Der Wert ist der Name, .some die Mehrzahl, .about was es zählt.

cards-kind-empty = leere Parzelle
    .some = leere Parzellen
    .about = Darf von allem überdeckt werden; zählt für Ranches daneben.
cards-kind-house = { kind-house }
    .some = Wohnhäuser
    .about = 1 Wohnhaussymbol für die Gebäude, die sie zählen.
cards-kind-townhouse = { kind-townhouse }
    .some = Stadthäuser
    .about = 2 Wohnhaussymbole für die Gebäude, die sie zählen.
cards-kind-mountain = { kind-mountain }
    .some = Berge
    .about = 2 SP für jede Mine daneben.
cards-kind-ranch = { kind-ranch }
    .some = { kind-ranch.some }
    .about = 1 SP für jede leere Parzelle daneben.
cards-kind-mine = { kind-mine }
    .some = { kind-mine.some }
    .about = 2 SP für jeden Berg daneben.
cards-kind-drugstore = { kind-drugstore }
    .some = { kind-drugstore.some }
    .about = 1 SP für jedes Wohnhaussymbol daneben und für jede Ranch in der Stadt.
cards-kind-bank = { kind-bank }
    .some = { kind-bank.some }
    .about = 1 SP für jedes Wohnhaussymbol daneben und für jede Mine in der Stadt.
cards-kind-saloon = { kind-saloon }
    .some = { kind-saloon.some }
    .about = 2 SP für jedes Wohnhaussymbol daneben.
cards-kind-hotel = { kind-hotel }
    .some = { kind-hotel.some }
    .about = 3 SP; 2 Wohnhaussymbole für die Gebäude, die sie zählen.
cards-kind-general-store = { kind-general-store }
    .some = { kind-general-store.some }
    .about = 1 SP für jedes Wohnhaussymbol in der Stadt und 1 mehr für jedes daneben.
cards-kind-church = { kind-church }
    .some = { kind-church.some }
    .about = 1 SP für jedes Wohnhaussymbol in der Stadt.
cards-kind-blacksmith = { kind-blacksmith }
    .some = { kind-blacksmith.some }
    .about = 1 SP für jede Ranch und jede Mine in der Stadt.
cards-kind-city-hall = { kind-city-hall }
    .some = { kind-city-hall.some }
    .about = 1 SP für jedes Wohnhaussymbol daneben und für jedes Gebäude der Stadt, auch sich selbst; Wohn- und Stadthäuser sind keine.
cards-kind-prison = { kind-prison }
    .some = { kind-prison.some }
    .about = Keine SP; Outlaws kosten nichts, dürfen überdeckt werden und zählen als leere Parzellen.
cards-kind-outlaws = Outlaws
    .some = Parzellen mit Outlaws
    .about = 6 SP weniger, außer du hast ein Gefängnis oder den Sheriff.


## Karten in Worten

# Eine Geländekarte mit dem, was darauf ist, „i-17 (Wohnhaus, 2 Minen)“, und eine Person in einem Satz (Nominativ oder Akkusativ).
cards-card-terrain = { $card } ({ $contents })
    .pointed = „{ $contents }“
cards-card-character = { cards-character-whom }
cards-contents-next = { $list } + { $next }
cards-contents-one =
    { $count ->
        [one] { $kind }
       *[other] { $count } { $kinds }
    }
# Was in einer Ecke einer Karte steht, für Karten, die sich nur darin unterscheiden.
cards-corner-0 = { $kind } oben links
cards-corner-1 = { $kind } oben rechts
cards-corner-2 = { $kind } unten links
cards-corner-3 = { $kind } unten rechts
# Eine von mehreren ganz gleichen Karten.
cards-card-alike = { $card } ({ $number })
# Eine Karte in wenigen Spalten: ihre zwei Reihen von Zeichen.
cards-card-picture = { $upper }/ { $lower }


## Personen. .about sagt, was sie bewirkt, .short in wenigen Worten; .use was ihre Fähigkeit in einer Runde bewirkt.

cards-character-governor = Gouverneur
    .about = Einmal im Spiel, vor den Geboten: Eine Geländekarte mehr wird aufgedeckt, und du nimmst sofort eine Karte, außer deiner normalen.
    .short = eine Karte vor den Geboten und eine danach
    .use = eine Geländekarte mehr und sofort eine Karte
cards-character-lawyer = Rechtsanwalt
    .about = Einmal pro Epoche: Nimm eine Karte vor den Geboten; dein Gebot wird dann abgelegt, und du wählst in dieser Runde nicht noch einmal.
    .short = eine Karte vor allen anderen
    .use = sofort eine Karte und keine nach den Geboten
cards-character-chinese-worker = Chinesischer Arbeiter
    .about = Einmal pro Epoche, vor den Geboten: Eine Geländekarte mehr wird aufgedeckt, und wenn du wählst, nimmst du zwei Karten.
    .short = zwei Karten in einer Runde
    .use = eine Geländekarte mehr und zwei Karten nacheinander
cards-character-heroes = Helden
    .about = 6 SP. Einmal pro Epoche, vor den Geboten: Dein Gebot zählt 3 mehr.
    .short = 6 SP und ein Gebot +3
    .use = +3 auf das Gebot dieser Runde
cards-character-gunsmith = Büchsenmacher
    .about = Einmal pro Epoche, vor den Geboten: Dein Gebot zählt 6 mehr.
    .short = ein Gebot +6
    .use = +6 auf das Gebot dieser Runde
cards-character-mercenary = Revolverheld
    .about = Einmal pro Epoche, wenn die Gebote offenliegen: Dein Gebot zählt 5 mehr.
    .short = ein Gebot +5, wenn alle offenliegen
    .use = +5 auf das Gebot
cards-character-doctor = Doktor
    .about = 5 SP. Einmal pro Epoche, wenn die Gebote offenliegen: Dein Gebot zählt 2 mehr.
    .short = 5 SP und ein Gebot +2, wenn alle offenliegen
    .use = +2 auf das Gebot
cards-character-auctioneer = Auktionator
    .about = Verkaufe im Laufe des Spiels bis zu drei Karten aus deiner Stadt, für je 7 SP: nur solche, die keine verdecken, nicht verdeckt sind und die Stadt nicht teilen.
    .short = bis zu 3 Karten verkaufen, je 7 SP
cards-character-captain = Hauptmann
    .about = 6 SP, und deine Stadt darf 8 mal 9 Parzellen haben.
    .short = 6 SP und eine Stadt von 8 mal 9
cards-character-sheriff = Sheriff
    .about = 3 SP für jedes Gefängnis deiner Stadt; Outlaws kosten dich nichts und dürfen überdeckt werden.
    .short = 3 SP je Gefängnis, harmlose Outlaws
cards-character-paperboy = Zeitungsjunge
    .about = 3 SP, und vor der Wertung nimmst du eine Person, die niemand hat.
    .short = 3 SP und am Ende noch eine Person
cards-character-banker = Bankier
    .about = 4 SP für jede Bank deiner Stadt.
    .short = 4 SP je Bank
cards-character-cowboy = Cowboy
    .about = 3 SP für jede Ranch deiner Stadt.
    .short = 3 SP je Ranch
cards-character-shopkeeper = Krämerin
    .about = 4 SP für jeden Drugstore deiner Stadt.
    .short = 4 SP je Drugstore
cards-character-prospector = Goldsucher
    .about = 1 SP für jeden Berg und jede Mine deiner Stadt.
    .short = 1 SP je Berg und Mine
cards-character-teacher = Lehrerin
    .about = 1 SP für jedes Wohnhaussymbol deiner Stadt: Ein Wohnhaus hat 1, ein Stadthaus oder Hotel 2.
    .short = 1 SP je Wohnhaussymbol
cards-character-singer = Sängerin
    .about = So viele SP, wie dein bester Saloon bringt.
    .short = dein bester Saloon noch einmal
cards-character-settler = Siedler
    .about = 1 SP für jede leere Parzelle neben deinen Ranches, jede nur einmal gezählt; mit einem Gefängnis gelten Parzellen mit Outlaws als leer.
    .short = 1 SP je leere Parzelle an einer Ranch
cards-character-indian = Indianer
    .about = 1 SP für je zwei deiner 64 Plätze ohne Karte, aufgerundet; mit dem Hauptmann sind es 72.
    .short = 1 SP je zwei Plätze ohne Karte
cards-character-undertaker = Totengräber
    .about = 2 SP für jede deiner Personen, auch ihn selbst.
    .short = 2 SP je Person
cards-character-editor = Herausgeber
    .about = 4 SP für jede deiner Personen, die beim Nutzen gedreht wird, 1 SP für jede, die Punkte bringt, auch ihn selbst. Helden und Doktor sind beides.
    .short = 4 oder 1 SP je Person

# Eine Person mit ihrem Artikel im Akkusativ: „nimmt den Zeitungsjungen“.
cards-character-whom =
    { $character_id ->
        [paperboy] den Zeitungsjungen
        [chinese-worker] den Chinesischen Arbeiter
        [mercenary] den Revolverhelden
        [shopkeeper] die Krämerin
        [heroes] die Helden
        [singer] die Sängerin
        [teacher] die Lehrerin
       *[other] den { $character }
    }


## Woher Punkte kommen. Der Wert ist die Überschrift einer Zeile, .sum ihre Teile; $each und $amount sind SP ohne Zeichen.
## Was ein Gebäude in der ganzen Stadt zählt, zählt jedes Gebäude seiner Art aufs Neue: daher „für“.

cards-part-ranch = Ranches
    .sum =
        { $count ->
            [one] 1 benachbarte leere Parzelle
           *[other] { $count } benachbarte leere Parzellen
        }
cards-part-mine = Minen
    .sum =
        { $count ->
            [one] 1 benachbarter Berg
           *[other] { $count } benachbarte Berge
        } x { $each }
cards-part-drugstore = Drugstores
    .sum = { cards-adjacent-symbols }
cards-part-drugstore-ranches = Drugstores (Ranches)
    .sum =
        { $count ->
            [one] 1 für die Ranch in der Stadt
           *[other] { $count } für Ranches in der Stadt, je 1
        }
cards-part-bank = Banken
    .sum = { cards-adjacent-symbols }
cards-part-bank-mines = Banken (Minen)
    .sum =
        { $count ->
            [one] 1 für die Mine in der Stadt
           *[other] { $count } für Minen in der Stadt, je 1
        }
cards-part-saloon = Saloons
    .sum = { cards-adjacent-symbols } x { $each }
cards-part-hotel = Hotels
    .sum =
        { $count ->
            [one] 1 Hotel
           *[other] { $count } Hotels
        } x { $each }
cards-part-general-store = General Stores
    .sum = { cards-adjacent-symbols }
cards-part-general-store-symbols = General Stores (Stadt)
    .sum = { cards-city-symbols }
cards-part-church = Kirchen
    .sum = { cards-city-symbols }
cards-part-blacksmith-ranches = Schmieden (Ranches)
    .sum = { cards-part-drugstore-ranches.sum }
cards-part-blacksmith-mines = Schmieden (Minen)
    .sum = { cards-part-bank-mines.sum }
cards-part-city-hall = Rathaus
    .sum = { cards-adjacent-symbols }
cards-part-city-hall-buildings = Rathaus (Gebäude)
    .sum =
        { $count ->
            [one] 1 für sich selbst
           *[other] { $count } für Gebäude in der Stadt
        }
cards-part-outlaws = Outlaws
    .sum =
        { $count ->
            [one] 1 Parzelle
           *[other] { $count } Parzellen
        } x { $each }
cards-part-priorities = Prioritäten
    .sum = { $count } auf allen Karten
    .about = Ein virtueller Spieler bekommt die Prioritäten aller seiner Karten als Punkte.

cards-part-auctioneer = { cards-character-auctioneer }
    .sum =
        { $count ->
            [one] 1 verkaufte Karte
           *[other] { $count } verkaufte Karten
        } x { $each }
cards-part-heroes = { cards-character-heroes }
    .sum = { cards-on-the-card }
cards-part-doctor = { cards-character-doctor }
    .sum = { cards-on-the-card }
cards-part-captain = { cards-character-captain }
    .sum = { cards-on-the-card }
cards-part-paperboy = { cards-character-paperboy }
    .sum = { cards-on-the-card }
cards-part-sheriff = { cards-character-sheriff }
    .sum =
        { $count ->
            [one] 1 Gefängnis
           *[other] { $count } Gefängnisse
        } x { $each }
cards-part-banker = { cards-character-banker }
    .sum =
        { $count ->
            [one] 1 Bank
           *[other] { $count } Banken
        } x { $each }
cards-part-cowboy = { cards-character-cowboy }
    .sum =
        { $count ->
            [one] 1 Ranch
           *[other] { $count } Ranches
        } x { $each }
cards-part-shopkeeper = { cards-character-shopkeeper }
    .sum =
        { $count ->
            [one] 1 Drugstore
           *[other] { $count } Drugstores
        } x { $each }
cards-part-prospector = { cards-character-prospector }
    .sum =
        { $count ->
            [one] 1 Berg oder Mine
           *[other] { $count } Berge und Minen
        }
cards-part-teacher = { cards-character-teacher }
    .sum =
        { $count ->
            [one] 1 Wohnhaussymbol in der Stadt
           *[other] { $count } Wohnhaussymbole in der Stadt
        }
cards-part-singer = { cards-character-singer }
    .sum =
        { $count ->
            [one] 1 Wohnhaussymbol am besten Saloon
           *[other] { $count } Wohnhaussymbole am besten Saloon
        } x { $each }
cards-part-settler = { cards-character-settler }
    .sum =
        { $count ->
            [one] 1 leere Parzelle neben Ranches
           *[other] { $count } leere Parzellen neben Ranches
        }
cards-part-indian = { cards-character-indian }
    .sum = { $count }, die Hälfte der Plätze ohne Karte
cards-part-undertaker = { cards-character-undertaker }
    .sum =
        { $count ->
            [one] 1 Person
           *[other] { $count } Personen
        } x { $each }
# Zweimal: für die Personen, die beim Nutzen gedreht werden, je 4, und für die, die am Ende zählen, je 1.
cards-part-editor = { cards-character-editor }
    .sum =
        { $each ->
            [4] { $count ->
                [one] 1 Person, die beim Nutzen gedreht wird,
               *[other] { $count } Personen, die beim Nutzen gedreht werden,
            }
           *[other] { $count ->
                [one] 1 Person, die Punkte bringt,
               *[other] { $count } Personen, die Punkte bringen,
            }
        } x { $each }

cards-adjacent-symbols =
    { $count ->
        [one] 1 benachbartes Wohnhaussymbol
       *[other] { $count } benachbarte Wohnhaussymbole
    }
cards-city-symbols =
    { $count ->
        [one] 1 für ein Wohnhaussymbol in der Stadt
       *[other] { $count } für Wohnhaussymbole in der Stadt
    }
cards-on-the-card = { $amount } auf der Karte

# Eine ganze Zeile, „Minen: 14 benachbarte Berge x 2 = 28 SP“; $points hat sein Vorzeichen.
cards-part-line = { $part }: { $sum } = { $points } SP

# Unter einer Tabelle von Punkten.
cards-parts-note = Was neben mehreren Gebäuden liegt, zählt für jedes davon.

# Mehr oder weniger Punkte; $points ist hier nie negativ.
cards-points-more = +{ $points } SP
cards-points-less = -{ $points } SP
