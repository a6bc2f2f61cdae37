### Was man neben einem Spiel darüber erfährt: Tipps, solange es läuft, die Statistik an seinem Ende.


## Wie Bots grüßen, wenn eine Partie beginnt

greeting-tenderfoot = { $name }: „Howdy! Ich bin neu in der Stadt. Seid nett zu mir.“
greeting-deputy = { $name }: „Guten Abend. Bleibt fair, dann kommen wir gut miteinander aus.“
greeting-marshal = { $name }: „Ich habe schon in wilderen Städten für Ordnung gesorgt.“
greeting-legend = { $name } tippt sich an die Hutkrempe und schweigt.
greeting-too = { $name } nickt.


## Tipps: warum ein Bot eine Möglichkeit mag, neben den Punkten, die sie wert ist. $way ist „more“ oder „less“ Punkte.

hint-chance = etwa { percent } Siegchance

# Das Brettspiel
hint-money = { $way ->
    [less] kostet Geld
   *[more] bringt in dieser Runde Geld
}
hint-income = { $way ->
    [less] weniger Ertrag in späteren Runden
   *[more] Ertrag in späteren Runden
}
hint-points = { $way ->
    [less] gibt Siegpunkte her
   *[more] sofort Siegpunkte
}
hint-end = { $way ->
    [less] weniger Siegpunkte am Spielende
   *[more] Siegpunkte am Spielende
}
hint-firepower = { $way ->
    [less] weniger Feuerkraft
   *[more] mehr Feuerkraft
}
hint-cowboys = { $way ->
    [less] ein Cowboy weniger für später
   *[more] Cowboys für später
}
hint-parcels = { $way ->
    [less] verbraucht Bauland
   *[more] Bauland
}
hint-tiles = { $way ->
    [less] verbraucht ein behaltenes Gebäude
   *[more] ein behaltenes Gebäude
}
hint-roads = { $way ->
    [less] verbraucht Straßen
   *[more] Straßen im Vorrat
}
hint-duel = das Duell dort kann verloren gehen
hint-others = andere können noch dorthin kommen
hint-rivals = { $way ->
    [less] hilft den anderen
   *[more] schadet den anderen
}
hint-foresight = { $way ->
    [less] nicht so gut, wie es aussieht
   *[more] besser, als es aussieht
}
hint-tempo = wer früh passt, gewinnt bei Gleichstand
hint-sheet = ein Anfang, der viele Spiele gewonnen hat
hint-reroll = die meisten Würfe wären besser
hint-stand = die meisten Würfe wären schlechter

# Das Kartenspiel
hint-score = { $way ->
    [less] bringt weniger Punkte
   *[more] bringt jetzt Punkte
}
hint-beside = { $way ->
    [less] lässt weniger gute Plätze für spätere Karten
   *[more] gute Plätze für spätere Karten
}
hint-together = { $way ->
    [less] lässt späteren Gebäuden weniger zu zählen
   *[more] spätere Gebäude werden es zählen
}
hint-room = { $way ->
    [less] verbraucht Platz in der Stadt
   *[more] lässt Platz in der Stadt
}
hint-outlaws = { $way ->
    [less] keine Outlaws mehr, die zu bändigen wären
   *[more] die Outlaws lassen sich noch bändigen
}
hint-characters = { $way ->
    [less] deine Personen werden weniger bringen
   *[more] deine Personen werden mehr bringen
}
hint-prize = die Karte, die du auch mit deinem niedrigsten Gebot bekommst
hint-earlier = eine bessere Karte, denn du wählst früher
hint-bid = das Gebot fehlt dann in einer anderen Runde
hint-laid-off = es bewirkt nichts, also reicht das niedrigste
hint-power = was die Fähigkeit jetzt bringt
hint-patience = was sie in einer späteren Runde bringen könnte
hint-wait = die Fähigkeit bleibt für eine spätere Runde
hint-nothing = ändert nichts

# Dasselbe in Zahlen: $way ist "less" für das, was bezahlt wird oder verloren geht.
why-money = { $way ->
    [less] kostet ${ $amount }
   *[more] bringt ${ $amount }
}
why-income = { $way ->
    [less] deine Gebäude bringen ${ $amount } pro Runde weniger
   *[more] deine Gebäude bringen ${ $amount } pro Runde mehr
}{ $times ->
    [one] , eine Runde lang
   *[other] , { $times } Runden lang
}
why-points = { $way ->
    [less] { $count } SP weniger
   *[more] bringt { $count } SP
}
why-end = { $way ->
    [less] { $count } SP weniger am Ende
   *[more] { $count } SP am Ende
}
why-firepower = Feuerkraft +{ $count }
why-cowboys = { $count ->
    [one] ein Cowboy mehr
   *[other] { $count } Cowboys mehr
}
why-parcels = ein Bauplatz, der ${ $income } pro Runde bringen kann ({ $kind })
why-tiles = ein Gebäude zum Setzen, das ${ $income } pro Runde bringt ({ $kind })
why-others = { $name } kommt wahrscheinlich auch dorthin ({ percent })
why-roads = { $way ->
    [less] { $count ->
        [one] verbraucht eine Straße
       *[other] verbraucht { $count } Straßen
    }
   *[more] { $count ->
        [one] eine Straße
       *[other] { $count } Straßen
    }
}
why-earlier = früher zu wählen ist etwa { $count } SP wert
why-bid = in einer späteren Runde ist das Gebot etwa { $count } SP wert


## Woher Geld kam. Was hier fehlt, hat den Namen einer Gebäudeart.

reason-attack = Angriffe auf fremde Gebäude


## Die Tabellen von `carson replay --statistics`: die Zahlen nach jeder Runde, und woher sie kamen

statistics-money = Geld
statistics-points = Siegpunkte
statistics-firepower = Feuerkraft
statistics-start = Start
statistics-sources = Woher die Punkte kamen
statistics-income = Was Gebäude gebracht haben
statistics-luck = Glück
statistics-scored = { $reason } { $points }
statistics-earned = { $reason } ${ $dollars }
statistics-duels =
    { $duels ->
        [one] { $won } von 1 Duell gewonnen, { NUMBER($expected, minimumFractionDigits: 1, maximumFractionDigits: 1) } erwartet
       *[other] { $won } von { $duels } Duellen gewonnen, { NUMBER($expected, minimumFractionDigits: 1, maximumFractionDigits: 1) } erwartet
    }
statistics-gambling = ${ $gambled } erspielt, ${ NUMBER($usual, minimumFractionDigits: 1, maximumFractionDigits: 1) } erwartet
