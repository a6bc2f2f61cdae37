### The server: what it says to whoever starts it or sits at one of its tables.


## One server for one file

refusal-database-in-use = Een andere server gebruikt de database { $path }; stop die, kies een ander bestand, of gebruik PostgreSQL voor meerdere servers.


## carson serve

command-serve = Bied tafels aan voor mensen, bots en programma's.
    .text =
        Biedt beide spellen aan over HTTP en WebSocket, tot je Ctrl-C indrukt. Tafels
        staan in een bestand in je gegevensmap, of in PostgreSQL. Al het andere stel
        je in met omgevingsvariabelen: zie deploy/carson.env.example.
    .examples =
        {"  "}carson serve
        {"  "}carson serve --host 0.0.0.0 --port 8000
        {"  "}carson serve --database postgresql://carson@localhost/carson
command-serve-host = het adres om op te luisteren (127.0.0.1; 0.0.0.0 voor alle)
command-serve-port = de poort om op te luisteren (1858; 0 voor een vrije)
command-serve-bot-processes = hoeveel processen voor bots denken (een minder dan er kernen zijn)
command-serve-log = text, json, quiet (alleen wat misgaat) of auto: text op een terminal, json elders (auto)
command-serve-ready = Carson City draait op { $address } (tafels in { $database }). Ctrl-C stopt het.
refusal-cannot-listen = De server kan niet luisteren op { $host }, poort { NUMBER($port, useGrouping: 0) }: { $reason }; kies iets anders met --host of --port.


## Requests

refusal-bad-request = Het verzoek is onleesbaar ({ $problem }).
refusal-no-address = Er is niets op dit adres.
refusal-bad-method = Dit adres neemt zulke verzoeken niet aan.
refusal-too-large = Het verzoek is te groot; stuur hoogstens { $most } bytes.
refusal-long-address = Het adres van het verzoek is te lang; stuur hoogstens { $most } bytes met { $parameters } parameters.
refusal-large-head = De headers van het verzoek zijn te groot; stuur er hoogstens { $count }, van { $each } bytes elk en samen { $most }.
refusal-too-many = Te veel verzoeken; wacht { $seconds } seconden.
refusal-too-many-bot-tables = Aan { $most } tafels van jou spelen alleen bots, en meer mag niet; wacht tot er een klaar is.
refusal-too-many-connections = Je hebt { $most } verbindingen, en meer mag niet; sluit er eerst een.
refusal-foreign-origin = Een pagina van een andere site mag dit niet; open de tafel op de pagina van deze server zelf.
refusal-own-error = Hier ging iets mis, en dat ligt niet aan jou; de tafel is zoals hij was.
refusal-too-busy = De server heeft nu te veel te berekenen; probeer het over een paar seconden opnieuw.
refusal-not-ready = De database antwoordt niet; probeer het zo meteen opnieuw.
refusal-bad-text = Hier is niets van te zien, of het bevat tekens die de tekst eromheen verstoren; schrijf iets anders.
refusal-no-hello = Er is { $seconds } seconden niets gezegd; het eerste bericht moet een hello zijn.
refusal-bad-page = Dit is niet het einde van een pagina; stuur de `next` van de vorige pagina.


## People

refusal-not-logged-in = Bij dit token of deze aanmelding hoort niemand; meld je aan, of stuur een token dat van jou is.
refusal-wrong-password = Er is geen account met deze naam en dit wachtwoord.
refusal-name-taken = De naam { $name } is bezet; kies een andere.
refusal-no-token = Zo'n token heb je niet.
refusal-too-many-tokens = Je hebt { $most } tokens, en meer kan niet; verwijder er eerst een.
refusal-not-your-seat = Dit is niet jouw stoel; stuur het token dat je kreeg toen je ging zitten.
refusal-which-seat = Je hebt hier meerdere stoelen ({ $seats }); zeg met `seat` welke.
refusal-not-the-host = Dit kan alleen wie de tafel heeft geopend.
refusal-no-spectators = Deze tafel is gesloten voor toeschouwers.
refusal-no-hints = Aan deze tafel wordt zonder tips gespeeld, zoals afgesproken.
refusal-no-hint-now = Er is nu niemand om hierover na te denken; probeer het zo meteen opnieuw.


## Tables

refusal-no-table = Er is geen tafel { $table }.
refusal-no-seat = Aan deze tafel is geen stoel { $seat }; kies er een van 0 tot { $seats } min één.
refusal-wrong-seats = Er zijn { $count } stoelen genoemd, en dit spel heeft er { $seats }; noem elk daarvan één keer.
refusal-table-settings = De afspraken van deze tafel zijn onleesbaar ({ $problem }).
refusal-table-started = Het spel is begonnen; stoelen kunnen niet meer veranderen.
refusal-table-not-started = Het spel is nog niet begonnen.
refusal-no-lesson = Er is geen les “{ $name }”; kies er een uit de lijst met lessen.
refusal-no-record-of-position = Dit spel begon in een voorbereide stelling en heeft dus geen record; dat hebben alleen spellen vanaf de opstelling.
refusal-table-not-over = Het spel is nog niet afgelopen.
refusal-table-full = Alle stoelen zijn bezet.
refusal-table-worn-out = Aan deze tafel zijn al { $most } keer mensen gekomen en gegaan; open een andere.
refusal-chat-full = Aan deze tafel zijn { $most } dingen gezegd, en meer kan niet; praat elders verder.
refusal-table-busy = Er gebeurt te veel tegelijk aan deze tafel; probeer het opnieuw.
refusal-table-unplayable = Deze tafel is met versie { $version } opgezet, en deze versie kan hem niet spelen ({ $why }); de opname is te downloaden als het spel is afgelopen.
refusal-table-differs = Dit spel is vanaf keuze { $number } gespeeld met andere regels dan die van deze versie; je kunt het bekijken, niet verder spelen.
refusal-seats-free =
    { $count ->
        [one] Er is nog één stoel vrij; wacht op iemand, of geef hem aan een bot.
       *[other] Er zijn nog { $count } stoelen vrij; wacht op iemand, of geef ze aan bots.
    }
refusal-not-all-here =
    { $count ->
        [one] Eén persoon heeft nog geen ja gezegd tegen een nieuw spel; wacht, of laat de gastheer de stoel vrijmaken.
       *[other] { $count } mensen hebben nog geen ja gezegd tegen een nieuw spel; wacht, of laat de gastheer hun stoelen vrijmaken.
    }
refusal-seat-taken = Stoel { $seat } is bezet; kies een vrije.
refusal-seat-free = Op stoel { $seat } zit niemand.
refusal-stale-number = De tafel is verder gegaan sinds bericht { $number }; bekijk wat er tot { $last } is gebeurd en kies opnieuw.
refusal-has-resigned = Je hebt al opgegeven.
refusal-has-rematch = Jullie spelen opnieuw aan tafel { $table }; ga daarheen.
refusal-bot-stands-in = Een bot speelt nu voor je; kom eerst terug.
refusal-not-away = Er speelt geen bot voor je; je bent niet weggeweest.
refusal-undo-limit = Je hebt { $most } keuzes teruggenomen, en meer kan in een spel niet.
refusal-unknown-order = “{ $text }” is geen opdracht die je in dit spel kunt achterlaten.
refusal-order-limit = Je hebt { $most } opdrachten achtergelaten, en meer kan in een spel niet.
refusal-cannot-return = Je hebt opgegeven of je tijd was op; met een tijd per zet kun je na de volgende keuze van de bot terugkomen, anders speelt hij door tot het einde.
refusal-no-moment = Er is geen moment { $number } in dit spel; noem er een van { $first } tot { $last }.
refusal-no-such-move = Het spel had { $most } keuzes; noem een getal van 0 tot { $most }.
