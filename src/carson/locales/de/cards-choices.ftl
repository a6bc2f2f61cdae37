### Was man im Kartenspiel wählen kann: `cards-choice-<verb>`, etwa 60 Spalten breit; und was gefragt wird, `cards-question-<decision>`.
### $gain ist ein Unterschied in Punkten wie in `cards-points-more`; $card ist eine Geländekarte: im Terminal mit Kennung, Bild und Inhalt, sonst nur ihr Inhalt.

## Fähigkeiten und Gebote

cards-choice-use = { $character } nutzen: { $use }
    .after-bids = { $character } nutzen: { $use }, dann wählst du an { $position }. Stelle
cards-choice-decline = { $character } jetzt nicht nutzen
# $boost ist, was Personen zum Gebot dazugeben, $total, was es zählt.
cards-choice-bid =
    { $boost ->
        [0] { $bid } bieten
       *[other] { $bid }+{ $boost }={ $total } bieten
    }
    .idle = Die { $bid } ablegen
# Hinter einem Gebot: wie wahrscheinlich man zuerst wählt, wenn die anderen zufällig bieten, und der Platz im Schnitt.
cards-choice-odds = { $label }: zuerst { percent }, Platz ≈ { $place }


## Karten

# $priority ist 0, wo kein virtueller Mitspieler danach fragt.
cards-choice-priority = { $priority ->
        [0] {""}
       *[other] {" "}(Priorität { $priority })
    }
# Eine Geländekarte mit dem besten Platz für sie.
cards-choice-take = { $card }{ cards-choice-priority }: { $gain } auf { $place }
    .nowhere = { $card }{ cards-choice-priority }: kein Platz dafür
# Eine Person mit dem, was sie jetzt zählen würde.
cards-choice-take-character = { $character }: { $short }{ cards-choice-priority }: { $gain }
# Dasselbe, wenn der Zeitungsjunge sie findet.
cards-choice-find = { $character }: { $short }: { $gain }
# $covered zählt die Parzellen, auf denen die Karte läge.
cards-choice-place = { $place }: { $gain }{ $covered ->
        [0] {""}
        [one] , überdeckt 1 Parzelle
       *[other] , überdeckt { $covered } Parzellen
    }
cards-choice-aside = { $card } beiseitelegen: kein Platz dafür
# $gain zählt die 7 SP und was die Stadt verliert.
cards-choice-sell = Verkauf von { $card } auf { $place }: insgesamt { $gain }
cards-choice-done = Nichts mehr verkaufen


## Was gefragt wird

cards-question-use-power = { $player }, nutzt du { cards-character-whom }?
    .after-bids = { $player }, du wählst an { $position }. Stelle von { $count }: Nutzt du { cards-character-whom }?
cards-question-choose-bid =
    { $boost ->
        [0] { $player }, welches Gebot spielst du?
       *[other] { $player }, welches Gebot spielst du? Es zählt { $boost } mehr.
    }
    .idle = { $player }, welches Gebot legst du ab? Du hast deine Karte mit dem Rechtsanwalt genommen.
# .at-once: vor den Geboten; .first: von zwei Karten.
cards-question-take-card = { $player }, welche Karte nimmst du?
    .at-once = { $player }, welche Karte nimmst du sofort, vor den Geboten?
    .first = { $player }, welche Karte nimmst du als erste von zweien?
cards-question-place-card = { $player }, wohin legst du { $card }?
    .sale = { $player }, für { $card } ist in deiner Stadt kein Platz: Verkaufe eine Karte, um Platz zu machen, oder lege sie beiseite.
cards-question-find-character = { $player }, welche Person findet dein Zeitungsjunge?
cards-question-last-sales =
    { $left ->
        [0] { $player }, du hast alles verkauft, was der Auktionator verkaufen darf; als Nächstes kommt die Wertung.
        [one] { $player }, verkaufst du vor der Wertung noch eine Karte?
       *[other] { $player }, verkaufst du vor der Wertung Karten? Der Auktionator kann noch { $left } verkaufen.
    }
