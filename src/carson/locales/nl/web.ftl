# The browser: its frame, and the table around a game. The games' own words are in web-board.ftl and web-cards.ftl.

web-title = Carson City
web-title-asked = ● Jouw beurt – Carson City
web-home = Startpagina
web-skip = Naar het spel
web-menu = Menu
web-rulebook = Regelboek
web-my-games = Mijn spellen
web-back-to-table = Terug naar de tafel
web-settings = Instellingen
web-lost = Er is niets op dit adres.
web-again = Probeer opnieuw
web-close = Sluiten
web-more = Meer
web-less = Minder
web-rule = Regel { $rule }
web-unreachable = De server antwoordt niet. Misschien start hij net, of is de verbinding weg.
web-not-connected = Een ogenblik: de verbinding met de tafel komt terug.
web-connection-lost = De verbinding is weg. Dat herstelt zich vanzelf, en je mist niets.
web-connecting = Naar de tafel …

web-game-board = Carson City
web-game-cards = Carson City: Het kaartspel

web-side = Beslissing, log en chat
web-decision = De beslissing van nu
web-your-turn = Jij bent aan de beurt.
web-waiting = Wachten op { $names }.
web-watching = Je kijkt toe.
web-confirm = Bevestigen
web-other = Iets anders kiezen
web-on-table = Wat je kunt kiezen, licht op tafel op.
web-on-table-roads = Je mag ook een weg aanleggen: de plekken daarvoor zijn gestippeld.
    .only = De plekken voor een weg zijn gestippeld.
web-list-open = Toon alle { $count } als lijst
    .both = Toon alle { $count } als lijst, en { $roads ->
            [one] de weg
           *[other] { $roads } wegen
        }
    .roads = { $roads ->
            [one] Toon de weg als lijst
           *[other] Toon de { $roads } wegen als lijst
        }
web-list-close = Verberg de lijst
web-number = Hoeveel
web-number-less = Eén minder
web-number-more = Eén meer
web-undo = Terugnemen
web-hint = Tip
web-hint-thinking = Even denken …
web-hint-title = Wat een goede speler zou overwegen
web-hint-none = Hier valt niets af te wegen.
web-hint-equal = De eerste { $count } zijn even goed.
web-hint-others = { $count ->
    [one] nog één is bijna even goed
   *[other] nog { $count } zijn bijna even goed
}
web-order-pass = Passen zodra ik aan de beurt ben
    .given = Je past zodra je aan de beurt bent.
web-order-refuse-houses = Deze ronde alle Huizen weigeren
    .given = Je weigert deze ronde alle Huizen.
web-order-no-roads = Deze ronde niet meer naar wegen vragen
    .given = Je legt deze ronde geen wegen meer aan.
web-order-back = Intrekken
web-left = Houd je over: ${ $amount }
web-odds-estimate = Een schatting: anderen kunnen nog komen of gaan, en wie eerder past, wint bij gelijke stand.
web-stand-in = Een bot speelt voor je.
web-come-back = Ik ben er weer

web-table-undo-of = Terugnemen: { $name }
web-table-hand-on = Geef door aan
web-table-about = Tafel
web-table-played = Wat er gespeeld wordt
web-table-link = Laat anderen meekijken
web-table-link-about = Wie deze link opent, kijkt mee met het spel.
web-table-link-text = Kom meekijken bij ons spel van Carson City.
web-table-guide = Gids
web-table-guide-again = Leid me rond vanaf het begin
web-table-guide-off = Gids uit
web-table-resign = Opgeven
web-table-resign-sure = Opgeven, { $name }? Een bot speelt tot het einde in jouw plaats verder, en jij wordt laatste. Dat kun je niet terugnemen.
web-table-resign-yes = Ja, opgeven
web-table-resign-no = Verder spelen

web-stage-skip = Overslaan
    .about = Deze scène: s, of de spatiebalk
web-stage-hurry = Tot mijn beurt
    .about = Alles wat niet over jou gaat: Shift en s. Nog een keer: dat ook
web-stage-now = Kijk wat er gebeurt.
web-stage-pace = Tempo
web-stage-pace-slow = Rustig
web-stage-pace-normal = Gewoon
web-stage-pace-quick = Snel
web-stage-pace-off = Uit
web-past = Je ziet de tafel zoals hij was na zet { $number }.
web-past-back = Terug naar nu
web-look = Toon de tafel zoals hij toen was

web-story = Log en chat
web-log = Log
web-log-empty = Er is nog niets gebeurd.
web-commitment =
    { $chance ->
        [dice] Elke worp en elke trekking komt uit een seed die geheim blijft tot het spel is afgelopen. Deze hash ervan is vooraf gemaakt, zodat iedereen achteraf kan nagaan dat er niets is veranderd.
       *[draws] Elke trekking komt uit een seed die geheim blijft tot het spel is afgelopen. Deze hash ervan is vooraf gemaakt, zodat iedereen achteraf kan nagaan dat er niets is veranderd.
    }
web-round-open = Vat de ronde samen
web-round-close = Sluit de samenvatting
web-chat = { $count ->
    [0] Chat
   *[other] Chat ({ $count })
}
web-say = Zeg iets aan tafel
web-send = Stuur
web-did-sit = { $name } schuift aan.
web-did-leave = { $name } staat op.
web-did-start = Het spel begint.
web-did-undo = { $name } neemt de laatste keuze terug.
web-did-resign = { $name } geeft op; een bot speelt verder.
web-did-takeover = { $name } is weg; een bot speelt zolang.
web-did-return = { $name } is terug.
web-did-rematch = { $name } wil nog eens spelen.

web-curtain = Geef het scherm aan { $name }
web-curtain-why = Wat de ander in handen heeft, blijft tot dan verborgen.
web-curtain-raise = Ik ben { $name }

web-keys = Toetsen
web-key-arrows = ← ↑ → ↓
    .does = Over het bord gaan
web-key-enter = Enter
    .does = Kies wat gemarkeerd is; nog een keer om te bevestigen
web-key-escape = Esc
    .does = Iets anders kiezen
web-key-digits = 1 – 9
    .does = De eerste, tweede … keuze van de lijst of van de tip
web-key-u = u
    .does = Terugnemen
web-key-h = h
    .does = Tip
web-key-d = d
    .does = Klaar, als er wegen aangelegd kunnen worden
web-key-s = s
    .does = Sla de scène over
web-key-hurry = Shift + s
    .does = Sla alles over tot je zelf kiest; nog een keer: ook je eigen scènes
web-key-c = c
    .does = Chat
web-key-bid = 1 – 9
    .does = Het bod met dat getal, zolang er geboden wordt
web-key-r = r
    .does = In de stad: wegen aanleggen, of daarmee stoppen
web-key-p = p
    .does = In de stad: prijzen van de grond
web-key-zoom = + - 0
    .does = In de stad: dichterbij, verder weg, helemaal
web-key-question = ?
    .does = Deze lijst

# Shown when the server cannot be reached, in all languages at once.
web-offline = De server is niet bereikbaar. Je spellen blijven daar bewaard.
    .again = Opnieuw proberen
