### The rulings, in our own words: `rule-B5-6` is ruling B5.6, `rule-B5` its chapter.
### .title is a heading, .words are search words that the text may lack, .more (B1 only) is a list.
### Lines are broken for the reader of this file; only a blank line ends a paragraph.


## Answers of the search

rules-no-number = Er is geen regel { $number }: dat hoofdstuk gaat van { $first } tot { $last }.
rules-no-chapter = Er is geen hoofdstuk { $chapter }: de hoofdstukken zijn { $first } tot { $last }.
rules-no-word = Geen regel noemt “{ $query }”: probeer één woord zoals “kerk”, of een nummer zoals B5.6.


## B1 Editions

rule-B1 =
    Je kunt de eerste editie uit 2009 spelen of de Big Box uit 2015. Dit zijn de verschillen.
    .title = De twee edities
    .words = editie, eerste editie, big box, 2009, 2015, verschil, vergelijken
    .more =
        Spelers: 2 tot 5 in de eerste editie, 2 tot 6 in de Big Box.

        Gebouwen: de eerste editie heeft 30 tegels: zes ranches, zes zilvermijnen, vier drugstores, vier banken, drie
        saloons, drie hotels, twee kerken en twee gevangenissen. De Big Box voegt er acht toe: twee general stores, twee
        scholen, twee smidsen, één Stadhuis en één station.

        Personages: nummers 1 tot 7 in de eerste editie, 0 tot 18 in de Big Box.

        Varianten: beide hebben Het recht van de sterkste, Carson River en Kit Carson; alleen de Big Box heeft Een nieuw
        begin, Outlaws en Paarden.

        Herenhuizen: alleen in de Big Box.

        Eerste kavels: de eerste editie begint in beurtvolgorde en komt in omgekeerde volgorde terug; de Big Box begint
        met de omgekeerde volgorde.

        Eindtelling: in de eerste editie krijg je altijd 1 OP voor elke speler die in de laatste ronde na jou heeft
        gepast; in de Big Box alleen met Kit Carson.

        Gele Kapitein: de geldlimiet is $20 in de eerste editie, $25 in de Big Box.

        Hoogste inkomsten: in de eerste editie $21 voor een drugstore of een bank en $35 voor een saloon; de Big Box gaat
        hoger, zie B7.2.

        Velden voor OP: na OP voor kavels handelt de eerste editie OP voor vuurkracht af en dan OP voor gebouwen; in de
        Big Box komen gebouwen eerst.

        Bewaarde gebouwen: in de eerste editie moet een bewaard gebouw wachten tot het einde van Gebouwen kopen in een
        latere ronde; in de Big Box mag je het al aan het einde van dezelfde actie plaatsen.

rule-B1-1 =
    Het Poolse regelboek heeft drie vergissingen, en we volgen de andere talen. Een zilvermijn heeft geen Huis nodig. De
    rode Kolonist levert overwinningspunten op voor bergen, geen dollars. Je zilvermijnen tellen voor OP voor gebouwen;
    het zijn de bergen die niet tellen.
    .title = Poolse drukfouten
    .words = pools, drukfout, fout, zilvermijn, mijn, kolonist, op voor gebouwen

rule-B1-2 =
    Je zet een spel op door de editie te kiezen, het aantal spelers, de personages en hun zijden, de soorten gebouwen,
    de varianten en 0 tot 9 bergen. De acht soorten van het basisspel doen altijd mee; elke andere soort doet mee met al
    zijn tegels of helemaal niet. Een onmogelijke combinatie wordt geweigerd, en je krijgt te horen waarom.

    Voorinstellingen: first-game is de Big Box met alleen de 30 basistegels (vier in het aanbod, 26 in de zak, waarvan
    er drie worden getrokken) en personages 1-7 op hun gele zijde. first-edition heeft ook personages 1-7, geel tenzij je
    om andere zijden vraagt. big-box heeft alles, met zeven willekeurige personages op willekeurige zijden. De vijf
    personagecombinaties van het regelboek zijn quiet, prosper, home-owner, gold-rush en settling-scores.
    .title = Wat een spel kan bevatten
    .words = configuratie, voorinstelling, opties, opstelling

rule-B1-3 =
    In een spel zijn zeven personages beschikbaar. Met de Krantenjongen worden het er acht: zit hij bij de willekeurig
    getrokken personages, dan wordt er nog een getrokken. Willekeurige zijden gelden niet voor de Schooljuf en de Arts,
    want hun zijden volgen eigen regels.
    .title = Hoeveel personages
    .words = personages, zeven, acht, krantenjongen, willekeurig, zijden, schooljuf, arts

rule-B1-4 =
    De gele Cowboy geeft je een paard, en dus is die zijde er alleen als je met Paarden speelt.
    .title = De gele Cowboy
    .words = cowboy, personage, paarden, paard, zijde

rule-B1-5 =
    Een rivier haalt meestal bergen weg. In de combinatie gold-rush zet je er toch alle negen neer, welke rivier je ook
    gebruikt.
    .title = Goudkoorts aan de rivier
    .words = goudkoorts, gold rush, rivier, bergen, negen, zilvermijn, mijn


## B2 The map, and words that hold everywhere

rule-B2 =
    Hoe het bord wordt benoemd en gemeten, hoe wegen werken, welke stukken op kunnen raken en wie eerst komt.
    .title = Bord en algemene begrippen
    .words = kaart, bord, begrippen, woorden, basis

rule-B2-1 =
    De stad heeft 8 bij 8 kavels, samen 64. De letters a tot h noemen de kolommen van links naar rechts, de cijfers 1 tot
    8 de rijen van onder naar boven. De kavel linksonder is a1.
    .title = Namen van de kavels
    .words = bord, coördinaten, kolommen, rijen, vakjes, a1, h8

rule-B2-2 =
    Als dobbelstenen een kavel kiezen, geeft de witte de kolom en de zwarte de rij. Ze bereiken alleen de binnenste 6 bij
    6 kavels: een worp van 1 tot 6 staat voor de kolommen b tot g en de rijen 2 tot 7. Het stadscentrum, bergen, nieuwe
    outlaws en de kavels van de Indiaan komen dus nooit aan de rand van het bord.
    .title = Kavels door dobbelstenen
    .words = dobbelstenen, worp, willekeurig, witte dobbelsteen, zwarte dobbelsteen, binnenste, rand, bergen, outlaws, indiaan

rule-B2-3 =
    De buren van een kavel zijn alle kavels die eraan grenzen, met een zijde of met een hoek: hoogstens acht. Voorbij de
    rand zijn er geen. Een Huis is alleen omsloten als alle acht buren er zijn en bezet zijn, dus nooit aan de rand.
    .title = Buren van een kavel
    .words = buur, aangrenzend, ernaast, naast, diagonaal, omsloten, omringd, rand

rule-B2-4 =
    Een weg ligt langs één zijde van een kavel; er zijn 144 van zulke plekken, die aan de rand meegeteld. Elke nieuwe weg
    moet het einde raken van een die al ligt. Een kavel ligt aan de weg zodra het wegennet een van zijn vier hoeken
    bereikt. Bij het begin zijn dat er negen: het centrum en de kavels eromheen.
    .title = Wegen en ontsloten kavels
    .words = weg, wegen, wegennet, aansluiten, ontsluiten, verbonden, hoek, aanleggen, leggen

rule-B2-5 =
    Telkens als je een beslissing moet nemen, mag je eerst wegen uit je voorraad aanleggen. Dat kost je geen beurt. Als je
    wegen hebt, wordt het je bovendien twee keer per ronde gevraagd: aan het einde van Gebouwen kopen, samen met je
    bewaarde gebouwen (B5.7), en, in pasvolgorde, vlak vóór de geldlimiet.
    .title = Wanneer je wegen mag aanleggen
    .words = weg, wegen, leggen, bouwen, voorraad, tijd, moment

rule-B2-6 =
    Sommige stukken zijn beperkt: 10 cowboys en 12 eigendomstegels in elke kleur (je bezit dus hoogstens 12 kavels), en
    25 paarden, 7 dynamietfiches en 9 outlaws voor iedereen samen. Dollars, revolvers, Huizen en wegen zijn onbeperkt. Als
    je meer zou krijgen dan er is, krijg je wat er is.
    .title = Stukken die op kunnen raken
    .words =
        beperkt, stukken, voorraad, op, cowboys, eigendomstegels, paarden, dynamiet, outlaws, geld, revolvers,
        spelmateriaal

rule-B2-7 =
    Wijzen de dobbelstenen een kavel aan die niet mag, dan gooit men aan tafel tot het een goede is. Het programma trekt
    in plaats daarvan een van de toegestane kavels, elk met evenveel kans: dat komt op hetzelfde neer. Is er geen, dan
    blijft het stuk van het bord.
    .title = Opnieuw gooien
    .words = opnieuw gooien, overgooien, dobbelstenen, willekeurig, bezet

rule-B2-8 =
    Stoelen zijn genummerd zoals de spelers aanschuiven, en met de klok mee betekent het eerstvolgende hogere nummer. Als
    meerdere spelers tegelijk handelen en niets anders de volgorde bepaalt, gaat het in pasvolgorde; tot er in een ronde
    iemand past, is dat zoals de schijfjes nog op het pasvolgordespoor staan. De startspeler is wie op dat spoor vooraan
    staat.
    .title = Stoelen en pasvolgorde
    .words = stoel, met de klok mee, pasvolgorde, pasvolgordespoor, startspeler, volgorde, beurtvolgorde

rule-B2-9 =
    Is er maar één antwoord mogelijk, dan wordt je niets gevraagd: het programma geeft het voor je.
    .title = Maar één keuze
    .words = automatisch, gedwongen, beslissing, enige


## B3 Setup

rule-B3 =
    Waarmee iedereen begint, hoe de stad wordt gesticht en hoe je je eerste twee kavels krijgt.
    .title = Opstelling van het spel
    .words = opstelling, start, begin

rule-B3-1 =
    Je begint met $15, 3 cowboys, 1 revolver, 1 weg en 12 eigendomstegels. In het aanbod liggen ranches voor $3 en $10,
    zilvermijnen voor $4 en $12, en willekeurige tegels voor $5, $6 en $8.
    .title = Waarmee je begint
    .words = start, geld, cowboys, revolver, weg, eigendomstegels, aanbod, ranch, zilvermijn, mijn

rule-B3-2 =
    Dobbelstenen kiezen het stadscentrum. Daar komen een Huis en een weg aan elk van de vier zijden, en het is nog van
    niemand. Daarna plaatsen dobbelstenen de bergen; rivierkavels en bezette kavels gelden niet, en dan wordt opnieuw
    gegooid (B2.7).
    .title = Stadscentrum en bergen
    .words = centrum, stad, huis, wegen, berg, dobbelstenen

rule-B3-3 =
    De eerste volgorde op het pasvolgordespoor is willekeurig. Daarna neemt iedereen twee gratis kavels, telkens één, in
    de volgorde die jullie editie vraagt (B1). Je mag elke kavel nemen die nog van niemand is, ook een berg of het
    stadscentrum, maar geen rivierkavel en nooit die van het Stadhuis.
    .title = Eerste kavels
    .words = eerste kavels, start, gratis, volgorde, omgekeerd, berg, centrum

rule-B3-4 =
    Komt het Stadhuis tijdens de opstelling uit de zak, dan plaatst de startspeler het op het bord (B5.9), nog voor
    iemand een eerste kavel neemt. Een nieuwe tegel vult het veld in het aanbod.
    .title = Stadhuis bij de opstelling
    .words = stadhuis, opstelling, getrokken, startspeler


## B4 Choosing characters, placing cowboys

rule-B4 =
    De eerste twee fasen van een ronde: je kiest een personage, en dan stuur je één voor één cowboys op pad tot je past.
    .title = Personages en cowboys plaatsen
    .words = fase 1, fase 2, personage, plaatsen, cowboy, passen

rule-B4-1 =
    Personages kies je in de volgorde van het pasvolgordespoor. Wat je kaart meteen geeft, wordt afgehandeld voordat de
    volgende speler kiest. Wat de kaart te koop aanbiedt, mag je weigeren (alleen de gele Krantenjongen moet
    je betalen, B9.1); van elke actie mag je afzien. Heb je voor een eigenschap geen doel, geld of stukken, dan doet die
    niets, maar de kaart mag je toch nemen.
    .title = Een personage kiezen
    .words = personage, kiezen, kaart, meteen, vrijwillig, afzien, eigenschap

rule-B4-2 =
    Er wordt geplaatst in de volgorde van de kaarten, het laagste nummer eerst. In je beurt plaats je één cowboy of je
    past, om de beurt, tot iedereen klaar is. Als je past, neem je de volgende vrije plek op het
    pasvolgordespoor en plaats je deze ronde niets meer. Ook als je niets meer te plaatsen hebt, moet je passen als je
    aan de beurt bent; het programma doet dat voor je.
    .title = Cowboys plaatsen en passen
    .words = plaatsen, plaatsing, beurtvolgorde, passen, pasvolgordespoor, nummer

rule-B4-3 =
    Je mag een cowboy sturen naar een open actieveld; naar een kavel van niemand, maar niet in de rivier; naar een gebouw
    van een tegenstander dat kan worden aangevallen (B4.6); naar een eigen gebouw, als verdediger (B4.10); naar het
    Stadhuis; naar elke kavel of elk gebouw waar een outlaw is; of, met Paarden, naar een van je erven.
    .title = Waar een cowboy heen mag
    .words = plaatsen, plaatsing, actieveld, kavel, aanvallen, verdedigen, stadhuis, outlaw, erf

rule-B4-4 =
    Op Salaris en Wegen (2) mag elk aantal cowboys van alle spelers staan, zonder duel. Op elke andere plek mag je er maar
    één hebben, en een cowboy met een fiche telt ook als die ene.
    .title = Cowboys op één plek
    .words = meerdere, aantal, salaris, wegen, fiche, zelfde veld

rule-B4-5 =
    Een gebouwenveld zonder tegel kun je niet kiezen, of de tegel nu weg is of er nooit was.
    .title = Lege gebouwenvelden
    .words = gebouwen kopen, gebouwenveld, leeg, tegel, aanbod

rule-B4-6 =
    Je valt een gebouw aan om de helft van de inkomsten te nemen. Aanvallen kan bij ranches, zilvermijnen, drugstores,
    banken, saloons, hotels, general stores en smidsen van andere spelers. Veilig zijn kerken, gevangenissen, scholen,
    het station, het Stadhuis en Huizen; alles wat naast een kerk van dezelfde eigenaar staat; en alles van de speler
    met de gele Helden.
    .title = Wat kan worden aangevallen
    .words = aanvallen, aanval, beschermd, veilig, kerk, gevangenis, school, station, stadhuis, helden, stelen

rule-B4-7 =
    Vier velden verkopen overwinningspunten, voor $2, $3, $4 en $5 per stuk. In ronde 1 zijn ze alle vier open. Aan het
    einde van elke ronde sluit het goedkoopste dat nog open is, en in ronde 4 betaal je dus $5.
    .title = Overwinningspunten kopen
    .words = op, overwinningspunten, aankoop, kopen, rondeteller, ronde, gesloten

rule-B4-8 =
    Waar een outlaw een kavel bezet, is je cowboy er om met hem te vechten (B10.5), niet om te kopen. Niemand kan die
    kavel in dezelfde ronde kopen, ook niet nadat de outlaw is verslagen.
    .title = Outlaw op een kavel
    .words = outlaw, kavel, vechten, gevecht, kopen, aankoop

rule-B4-9 =
    Je mag een kavel willen hebben, en erom duelleren, zonder het geld of de eigendomstegel om hem te nemen. Win je, dan
    moet je ervan afzien, en je cowboy gaat naar de algemene voorraad.
    .title = Plaatsen zonder de middelen
    .words = kavel, geld, eigendomstegel, duel, bluffen, blokkeren, afzien

rule-B4-10 =
    Je mag een eigen gebouw verdedigen als zijn soort kan worden aangevallen, of er nu een aanvaller is of niet, of als
    er een outlaw op staat, welke soort het ook is. Een verdediger die geen aanvaller trof, gaat bij Inkomsten van
    gebouwen naar de algemene voorraad.
    .title = Een gebouw verdedigen
    .words = verdedigen, verdediger, eigen gebouw, aanvallen, aanval, outlaw

rule-B4-11 =
    De cowboy die het Stadhuis bezet (B6.6), telt als een die daar staat. Is hij van jou, dan plaats je er geen tweede;
    is hij van een ander, dan kun je er met de rode Sheriff niet heen. Kit Carson noch het tweede erf kan hem verplaatsen,
    en de rode Helden kunnen hem niet wegsturen.
    .title = Cowboy in het Stadhuis
    .words = stadhuis, bewoner, bezetter, sheriff, kit carson, erf, helden


## B5 Resolving: order and building

rule-B5 =
    De derde fase: de acties worden na elkaar afgehandeld, je koopt kavels, en de stad groeit.
    .title = Acties en bouwen
    .words = fase 3, afhandelen, acties, volgorde, bouwen

rule-B5-1 =
    De acties volgen het kronkelpad op het bord. Eerst Salaris en Munitie, dan Wegen (1) en (2), dan Kavels kopen, dan
    zeven keer Gebouwen kopen, van het duurste veld ($12) tot het goedkoopste ($3), en het plaatsen van bewaarde
    gebouwen. Daarna komen de inkomsten: Inkomsten van kavels, Inkomsten voor vuurkracht, Gokken, Inkomsten van
    gebouwen. Dan OP voor kavels, voor gebouwen en voor vuurkracht (de laatste twee omgekeerd in de eerste editie), en
    ten slotte vier keer OP kopen, van $5 tot $2, elk met een eigen duel.
    .title = Volgorde van de acties
    .words = volgorde, actievelden, afhandelen, salaris, munitie, wegen, inkomsten, op

rule-B5-2 =
    Als de actie van je cowboy voorbij is, gebruikt of niet, gaat hij naar de algemene voorraad. Verliest hij een duel,
    dan komt hij meteen bij je terug, en telt hij al mee voor je vuurkracht in het volgende duel.
    .title = Waar cowboys daarna heen gaan
    .words = voorraad, algemene voorraad, eigen voorraad, persoonlijke voorraad, verliezer, winnaar, afzien, terug

rule-B5-3 =
    Je koopt een kavel via de cowboy die je erop hebt geplaatst. Kavels die meerdere spelers willen komen eerst, het ene
    duel na het andere (B5.12). De rest volgt in pasvolgorde, en de volgorde van je eigen kavels kies je zelf.
    .title = Kavels kopen
    .words = kavel, kopen, aankoop, betwist, duel, volgorde

rule-B5-4 =
    Kijk naar de kavel en zijn acht buren. De prijs is $1, plus $1 voor elk van deze negen met een gebouw, Huis,
    Herenhuis of berg. Een Herenhuis voegt $1 toe, geen $2. Je betaalt minstens $1 en hoogstens $10.
    .title = Prijs van een kavel
    .words = kavel, prijs, kosten, dollars, herenhuis, berg

rule-B5-5 =
    Je bouwt op je eigen kavel; die moet onbezet zijn en zonder outlaw. Tenzij je een ranch of een zilvermijn bouwt,
    moet een weg hem bereiken. Met het gebouw komt er een Huis op het bord: drie bij een school, geen bij een ranch,
    zilvermijn, station of Stadhuis. Is een deel hiervan onmogelijk, dan bouw je voorlopig helemaal niet.
    .title = Voorwaarden om te bouwen
    .words = bouwen, voorwaarden, huis, weg, aangesloten, ranch, zilvermijn, mijn, station, school, stadhuis

rule-B5-6 =
    Je zet een Huis op een ontsloten kavel zonder gebouw, Huis, berg, rivier of outlaw: van jou, van niemand, of van een
    andere speler die het toestaat. Of je zet het bij een enkel Huis waarvan alle acht buren in gebruik zijn: bezet, of
    eigendom van iemand; rivier telt mee. Zo'n paar is een Herenhuis, en daar komt geen derde Huis bij. Op de kavel van
    een andere speler heb je ook hiervoor toestemming nodig.
    .title = Huizen en Herenhuizen
    .words = huis, herenhuis, toestemming, toestaan, omsloten, omringd, plaatsen

rule-B5-7 =
    Een tegel die je niet meteen bouwt, blijft bij jou. Aan het einde van Gebouwen kopen krijgt elke speler, in
    pasvolgorde, één kans om zoveel mogelijk bewaarde tegels te bouwen, in elke volgorde. Een tegel van de rode Chinese
    Werker telt als bewaard. Wat je net hebt gekocht, moet in de eerste editie op een latere ronde wachten (B1).
    .title = Bewaarde gebouwen
    .words = bewaren, bewaard, uitgesteld, later, wachten, tegel, chinese werker

rule-B5-8 =
    Nieuwe gebouwen leveren je revolvers op: een ranch of een zilvermijn 1, een gevangenis 2. Hoe je aan de tegel kwam,
    maakt niet uit.
    .title = Revolvers voor het bouwen
    .words = revolver, vuurkracht, ranch, zilvermijn, mijn, gevangenis, bonus

rule-B5-9 =
    Zodra het Stadhuis wordt getrokken, zet de startspeler het op een ontsloten, onbezette kavel van niemand, zonder
    rivier of outlaw; het veld in het aanbod krijgt een nieuwe tegel. Is er geen zo'n kavel aan de weg, dan leiden wegen
    uit de algemene voorraad er langs de kortste weg heen: een oversteek telt als twee, de startspeler kiest tussen even
    lange wegen, en deze wegen zijn van niemand en leveren de Gouverneur niets op. De kavel van het Stadhuis kan nooit
    iemands eigendom zijn, en er komt geen Huis bij. Past er helemaal geen kavel, dan gaat het Stadhuis uit het spel.
    .title = Het Stadhuis plaatsen
    .words = stadhuis, getrokken, startspeler, wegen, plaatsen, gouverneur, huis

rule-B5-10 =
    Je station vraagt een rechte lijn van acht wegen van de ene rand van het bord tot de overkant, en één hele zijde van
    zijn kavel moet daaraan liggen. Alle 18 lijnen zijn goed, ook die op de rand; over water vraagt de lijn een brug. Er
    komt geen Huis bij, en niemand kan een station beroven.
    .title = Het station plaatsen
    .words = station, spoorweg, lijn, weg, recht, brug, huis, stelen

rule-B5-11 =
    Is er een rivier, dan is er op elke oever plek voor één school. Een oever is al het land dat samenhangt
    zonder water ertussen.
    .title = Scholen aan de rivier
    .words = school, rivier, oever, kant

rule-B5-12 =
    Zijn er in een stap meerdere duels, kijk dan één keer, aan het begin, wie van alle betrokken spelers het eerst heeft
    gepast. Deze speler roept de duels één voor één af, ook als hij er zelf geen meer heeft. Een winnaar koopt of bouwt
    voordat het volgende duel wordt afgeroepen.
    .title = Volgorde van meerdere duels
    .words = duel, duels, volgorde, eerst gepast, meerdere

rule-B5-13 =
    De drie Huizen van een school plaats je één voor één. Elk is er al voor het volgende: het kan omsluiten, of er kan een
    tweede bij komen voor een Herenhuis.
    .title = Huizen van een school
    .words = school, huis, huizen, drie, herenhuis

rule-B5-14 =
    Om een Huis op de kavel van een andere speler te zetten vraag je het de eigenaar, één keer per kavel en gebouw. Een ja
    kost je niets, en zwijgen telt als nee. Na een nee mag je een andere kavel zoeken of je tegel bewaren.
    .title = Om toestemming vragen
    .words = toestemming, toestaan, goedvinden, weigeren, eigenaar, huis, herenhuis, vragen

rule-B5-15 =
    Tussen de ronden vult de zak het aanbod van gebouwen aan. Is hij leeg, dan blijven de duurste velden zonder tegel.
    .title = Lege zak
    .words = zak, leeg, aanbod, tegels, velden


## B6 Duels and firepower

rule-B6 =
    Wie hetzelfde wil, vecht erom. Wat je bij je dobbelsteen optelt, wie naar huis gaat, en wat een aanval oplevert.
    .title = Duels en vuurkracht
    .words = duel, vuurkracht, gevecht, aanval

rule-B6-1 =
    Tel je revolvers en de cowboys van je kleur in je voorraad; de witte helpt niet. Munitie voegt 3 toe, de
    Huurmoordenaar 3 (geel) of 2 (rood). Paarden op je eerste erf voegen 1 toe als het er een of twee zijn, 2 als het er
    meer zijn.
    .title = Je vuurkracht
    .words = vuurkracht, kracht, revolver, cowboy, munitie, huurmoordenaar, paard, erf, witte cowboy

rule-B6-2 =
    Willen meerdere spelers één plek, dan gooit ieder een dobbelsteen en telt er zijn vuurkracht van dat moment bij op;
    dit gebeurt allemaal tegelijk. De hoogste som wint, en bij gelijke stand wie eerder heeft gepast.
    .title = Hoe een duel gaat
    .words = duel, dobbelsteen, dobbelstenen, gooien, gelijke stand, pasvolgorde, winnen, verliezen

rule-B6-3 =
    Gevechten om gebouwen (aanvallen, Stadhuis, outlaws) komen aan het begin van Inkomsten van gebouwen, in de volgorde
    van B5.12. Val je alleen
    aan, en is er verdediger noch outlaw, dan slaagt je aanval zonder duel.
    .title = Duels om gebouwen
    .words = duel, gebouw, aanval, stadhuis, outlaw, inkomsten van gebouwen, alleen

rule-B6-4 =
    Slaagt je aanval, dan krijg je de helft van wat het gebouw opbrengt, naar beneden afgerond. De rest blijft bij de
    eigenaar.
    .title = Wat een aanval oplevert
    .words = aanval, stelen, helft, inkomsten, afgerond

rule-B6-5 =
    Bouw je een kerk naast een gebouw van jou dat wordt aangevallen, dan is de aanval van de baan. Alle cowboys daar, ook
    de jouwe, keren terug in de voorraad van hun speler. Is er een outlaw op, dan blijven ze en vechten ze met de outlaw;
    de winnaar kan alleen niet meer aanvallen.
    .title = Kerk stopt een aanval
    .words = kerk, aanval, afgelast, beschermen, cowboy, outlaw

rule-B6-6 =
    Win je het Stadhuis, dan blijft je cowboy daar, ronde na ronde, tot hij er een duel om verliest. Je kunt hem niet
    terugroepen. Hij verdedigt vanzelf: je doet mee aan elk duel om de plek zonder iemand te sturen. Vanaf
    dezelfde Inkomsten van gebouwen heb je het voordeel (B7.3). Verliest hij, dan komt hij terug in je voorraad.
    .title = Het Stadhuis bezetten
    .words = stadhuis, bezetten, houden, blijven, bewoner, verdedigen, duel, voordeel

rule-B6-7 =
    Een cowboy die door een kerk of de Advocaat naar huis wordt gestuurd, heeft geen duel verloren. De Arts en de
    Begrafenisondernemer blijven er dus buiten, en Sheriff noch Wapensmid scoort. Dynamiet dat hij bij zich had, is weg.
    .title = Naar huis zonder duel
    .words = kerk, advocaat, naar huis, verloren duel, arts, begrafenisondernemer, sheriff, wapensmid, dynamiet

rule-B6-8 =
    In een duel gooi je één dobbelsteen, of met dynamiet twee, en telt ze op. De scherpschutter van Een nieuw begin gooit
    er een meer en laat de laagste weg. De tweede worp van de rode Wapensmid komt vóór dat weglaten.
    .title = Hoeveel dobbelstenen
    .words = dobbelstenen, dobbelsteen, gooien, dynamiet, scherpschutter, wapensmid, overgooien, nieuw begin


## B7 Building income

rule-B7 =
    Wat elk gebouw opbrengt, wat dat verhoogt, en wat dieven ervan overlaten.
    .title = Inkomsten van gebouwen
    .words = inkomsten, gebouw, geld, verdienen, opbrengst

rule-B7-1 =
    Veel gebouwen verdienen aan de huissymbolen eromheen. Een Huis, ranch, kerk, school of Stadhuis is 1 symbool, een
    Herenhuis, hotel of station 2. Die op jouw kavels werken alleen voor jouw gebouwen, die op kavels van niemand voor die
    van iedereen. De general store is het enige gebouw dat ook aan symbolen van tegenstanders verdient, $3 per stuk.
    .title = Huissymbolen
    .words = huis, symbool, herenhuis, ranch, hotel, kerk, school, stadhuis, station, aangrenzend

rule-B7-2 =
    Drugstore: $3 voor elk huissymbool ernaast en voor elk van je ranches, waar ze ook zijn; hoogstens $33. Bank: net zo,
    met je zilvermijnen in plaats van ranches; hoogstens $45.

    Saloon: $5 voor elk symbool ernaast, hoogstens $55. General store: $6 voor een symbool van jou ernaast, $3 voor elk
    ander; hoogstens $33.

    Smidse: $5 keer het nummer van de ronde, plus $5 voor elk van je ranches; hoogstens $40. Hotel: altijd $6.

    Ranch: $1 voor elke onbezette buur, ook rivier, en nooit minder dan $1. Zilvermijn: $3 voor elke berg ernaast die
    van jou of van niemand is, en nog $3 als de rivier eraan grenst, zonder maximum.

    De eerste editie heeft lagere maxima (B1).
    .title = Wat elk gebouw opbrengt
    .words = inkomsten, maximum, drugstore, bank, saloon, general store, smidse, hotel, ranch, zilvermijn, mijn, niveau

rule-B7-3 =
    Zolang je het Stadhuis bezet, verdient elk van je zaken een niveau meer: $3 voor een drugstore, bank of general store,
    $5 voor een saloon of smidse. Het maximum blijft waar het is. Hotels, ranches en zilvermijnen krijgen niets.
    .title = Extra inkomsten door het Stadhuis
    .words = stadhuis, niveau, inkomsten, bonus, maximum

rule-B7-4 =
    De inkomsten van een gebouw worden in vijf stappen berekend: de eigen niveaus; het niveau van het Stadhuis; het
    maximum; één vermenigvuldiging; het deel dat naar een aanvaller of outlaw gaat.
    .title = Volgorde bij de inkomsten
    .words = inkomsten, volgorde, maximum, vermenigvuldigen, aanval, outlaw, berekenen

rule-B7-5 =
    Elk gebouw krijgt hoogstens één vermenigvuldiging, en de eigenaar kiest: de x2 van de Winkeljuffrouw, x3 voor een
    zilvermijn met dynamiet, of de x2 van een paard voor een ranch. Verdubbelt je Winkeljuffrouw alle zilvermijnen, dan
    mag dynamiet er voor één daarvan toch x3 van maken. Een aanvaller krijgt de helft van de vermenigvuldigde som, en
    bij x2 houden jullie dus elk de gewone inkomsten over. Een outlaw laat je de helft van de vermenigvuldigde som, naar
    beneden afgerond, of alles met de gele Helden.
    .title = Eén vermenigvuldiging
    .words = vermenigvuldigen, dubbel, driedubbel, winkeljuffrouw, dynamiet, paard, ranch, zilvermijn, mijn, aanval, outlaw, helden

rule-B7-6 =
    Alle gebouwen betalen tegelijk uit. Keuzes maak je in pasvolgorde: de soort die de Winkeljuffrouw verdubbelt, de
    zilvermijn voor dynamiet, de ranch voor een paard.
    .title = Keuzes bij Inkomsten van gebouwen
    .words = inkomsten, keuze, pasvolgorde, winkeljuffrouw, dynamiet, paard, tegelijk

rule-B7-7 =
    Deze sommen, die van het regelboek zelf, kloppen altijd. Een drugstore naast drie Huizen en een ranch van jou: $15.
    Een bank naast een hotel en een Huis, met ergens een zilvermijn van jou: $12. Een general store naast een Huis van
    jou, een Huis van een tegenstander en een kerk van een tegenstander: $12. Twee saloons naast dezelfde drie Huizen,
    waarvan één op een kavel van de eerste eigenaar: $15 en $10.

    Een kavel met twee Huizen, twee saloons en een berg eromheen: $6. Een duel dat eindigt met 6, 6 en 3: van de twee
    zessen wint wie eerder paste. Banken van $18 en $12 met de Winkeljuffrouw, de beste aangevallen: $18 voor de
    aanvaller, $42 voor jou. De Uitgever met $33 in ronde 2: 4 OP. Een station in een stad met 23 symbolen: 11 OP. Drie
    paarden na twee gewonnen rodeo's: 9 OP.

    Geldlimieten: met $54 en de $120 van de Bankier houd je alles. Met $28 en de $20 van de Sheriff geef je minstens $8
    af, en voor $10 krijg je 1 OP. Met $34 en de $30 van de Chinese Werker geef je $4 af en krijg je niets.
    .title = Uitgewerkte voorbeelden
    .words = voorbeeld, voorbeelden, inkomsten, controle, kavel, duel, winkeljuffrouw, uitgever, station, paarden, geldlimiet

rule-B7-8 =
    Een bewaarde tegel telt nergens voor tot hij gebouwd is. Hij is geen ranch voor je drugstore, geen saloon voor de
    Schooljuf en geen gebouw voor OP voor gebouwen.
    .title = Bewaarde tegels tellen niet
    .words = bewaard, tegel, ongebouwd, tellen, ranch, saloon, gebouw


## B8 End of the round and of the game

rule-B8 =
    De vierde fase: wat er tussen twee ronden gebeurt, en de eindtelling na ronde 4.
    .title = Einde van ronde en spel
    .words = fase 4, einde, ronde, eind, eindtelling, puntentelling

rule-B8-1 =
    Eerst komen eigenschappen voor het einde van de ronde (rode Bankier, rode Winkeljuffrouw, rode Kolonist en zo) in
    pasvolgorde, dan de rodeo, de laatste wegen (B2.5) en de geldlimiet, in pasvolgorde.

    Na ronde 1, 2 en 3 volgt dit. De Schooljuf komt aan de beurt (B9.15), en iedereen krijgt respectievelijk 4, 5 en 5
    nieuwe cowboys. Kaarten gaan terug, en daarmee de witte cowboy en de fiches voor 3 revolvers, veiling en geen duel;
    ongebruikt dynamiet blijft van jou, hoeveel ronden het ook duurt. Onverkochte tegels schuiven in dezelfde volgorde
    omlaag naar de laagste prijzen, en de zak vult de gaten, het goedkoopste eerst, zolang hij niet leeg is. Als laatste
    verschuift de rondeteller.
    .title = Tussen twee ronden
    .words = einde van de ronde, volgorde, cowboys, nieuwe cowboys, fiches, dynamiet, tegels, aanvullen, zak, rodeo, schooljuf

rule-B8-2 =
    De geldlimiet van je personage is het geld dat je mag houden. Wat erboven gaat geef je aan de bank, en meer als je
    wilt. Elke volle $10 van wat je in totaal afgeeft, is 1 OP voor je waard.
    .title = Geldlimiet
    .words = geldlimiet, geld, te veel, afgeven, op, houden

rule-B8-3 =
    De eindtelling volgt op de geldlimiet van ronde 4. Je krijgt 1 OP voor elke volle $6, en 2 OP voor elke kavel van jou
    met een gebouw, Huis, Herenhuis of berg: per kavel geteld, 3 OP waar hij aan een brug ligt. Een station is de helft
    van alle huissymbolen op het bord waard, naar beneden afgerond. Ook de rode Schooljuf (B9.15) en paarden tellen: elk
    paard 1 OP, en nog 1 voor elke rodeo die je hebt gewonnen. Met Kit Carson, en altijd in de eerste editie, is elke
    speler die achter je op het pasvolgordespoor staat 1 OP waard, maar slechts één keer.
    .title = Eindtelling
    .words = eindtelling, score, puntentelling, op, overwinningspunten, geld, kavels, brug, station, schooljuf, paarden, pasvolgordespoor

rule-B8-4 =
    Je overwinningspunten kunnen onder nul zakken: in Een nieuw begin kun je er verkopen, en de Begrafenisondernemer kan
    je er kosten. Je geld kan dat niet. Moet je meer betalen dan je hebt, dan betaal je alles wat je hebt.
    .title = Onder nul
    .words = negatief, nul, schuld, overwinningspunten, geld, betaling, begrafenisondernemer, nieuw begin

rule-B8-5 =
    Staan meerdere spelers met evenveel punten bovenaan, dan wint wie van hen in ronde 4 het eerst heeft gepast.
    .title = Gelijke stand aan het einde
    .words = gelijke stand, winnaar, gelijk, einde, pasvolgorde


## B9 Characters, where the cards leave something open

rule-B9 =
    De personages op nummer, voor zover hun kaarten vragen openlaten.
    .title = De personages
    .words = personage, personages, kaart, eigenschap, geel, rood

rule-B9-1 =
    De Krantenjongen (0) haalt een tweede kaart voor je: een die niemand heeft, maar nooit de Sheriff. Die is dan ook voor
    anderen bezet. Je gebruikt hem helemaal, met keuzes en prijzen; alleen je nummer blijft 0. De gele zijde kost $3, en
    die moet je betalen, dus met minder kun je hem niet kiezen; je geldlimiet is die van de tweede kaart. De rode zijde
    is gratis, en je limiet is $5 lager dan die van de tweede kaart.
    .title = De Krantenjongen (0)
    .words = krantenjongen, 0, tweede kaart, sheriff, nummer, geldlimiet, prijs

rule-B9-2 =
    Gele Sheriff (1): je krijgt de witte cowboy als extra plaatsing, die een beurt kost. Zet hem waar geen cowboy is, op
    een open actieveld of een kavel van niemand; alleen een cowboy met een geen-duelfiche van de Zangeres mag bij hem
    komen. Op Salaris en Wegen (2) gaat hij tussen de anderen staan en houdt hij niemand weg. Hij gaat nooit naar
    gebouwen, het Stadhuis, outlaws of erven, en neemt geen dynamiet mee. Laat je hem staan, dan gaat hij terug.

    Rode Sheriff: je mag niet plaatsen bij een cowboy van een andere speler, behalve op Salaris, op Wegen (2), op je eigen
    gebouwen en waar elke cowboy een geen-duelfiche heeft. Je gaat naar geen gebouw van een andere speler, en vecht alleen
    op je eigen gebouwen met outlaws. Je krijgt 3 OP voor elk duel dat je verliest.
    .title = De Sheriff (1)
    .words = sheriff, 1, witte cowboy, geen duel, verloren duel, aanval, outlaw

rule-B9-3 =
    Gele Winkeljuffrouw (3): je neemt meteen $8, of je wacht en kiest bij Inkomsten van gebouwen: $8, of dubbele
    inkomsten voor één soort van je gebouwen. Rode Winkeljuffrouw: meteen $8, of aan het einde van de ronde 1 OP voor
    elk Huis van jou, een Herenhuis als één. Rode Kolonist (5): hetzelfde met bergen. Bij een rode zijde beslis je als
    je de kaart neemt.
    .title = De Winkeljuffrouw (3)
    .words = winkeljuffrouw, 3, kolonist, 5, dubbel, huis, berg, einde van de ronde

rule-B9-4 =
    Gele Chinese Werker (4): alle gebouwen die je deze ronde koopt kosten de helft, naar boven afgerond, en je krijgt
    meteen twee wegen. Rood: voor $5 pak je een tegel naar keuze uit het aanbod. Je mag hem meteen bouwen, als je aan de
    gewone voorwaarden voldoet (B5.5), of bewaren.
    .title = De Chinese Werker (4)
    .words = chinese werker, 4, halve prijs, wegen, tegel, aanbod

rule-B9-5 =
    De gele Kolonist (5) geeft je meteen een kavel. Elke kavel van een kaart, van deze of een andere, moet van niemand
    zijn en zonder outlaw, en kan geen rivier zijn of die van het Stadhuis.
    .title = Kolonist en gratis kavels
    .words = kolonist, 5, kavel, gratis kavel, kaart

rule-B9-6 =
    Gele Indiaan (8): dobbelstenen geven je meteen twee kavels, allebei van niemand, leeg en op het droge (B2.7). Rood:
    geen kavel die je deze ronde bij Kavels kopen koopt kost je meer dan $3; anderen betalen de volle prijs.
    .title = De Indiaan (8)
    .words = indiaan, 8, kavels, dobbelstenen, willekeurig, prijs, $3

rule-B9-7 =
    De gele Goudzoeker (9) verkoopt je een zilvermijn voor $10, de rode Cowboy (15) een ranch voor $8: een naar keuze
    uit het aanbod of, als die er niet is, een uit de zak. Die komt op een onbezette kavel van niemand, samen met je
    eigendomstegel. Heb je geen eigendomstegel of is er geen kavel, dan gebeurt er niets en betaal je niets. Na een
    verkoop uit het aanbod schuiven de tegels aan en wordt er een getrokken; een tegel uit de zak laat het aanbod zoals
    het is.

    Hebben aanbod en zak geen zulke tegels meer, dan wordt de kaart omgedraaid voor wie hem daarna kiest. De Cowboy draait
    alleen als je met Paarden speelt; zo niet, dan mag je hem nog nemen voor nummer en geldlimiet.
    .title = Goudzoeker en rode Cowboy
    .words = goudzoeker, 9, cowboy, 15, zilvermijn, mijn, ranch, tegel, zak, aanbod, eigendomstegel, omdraaien

rule-B9-8 =
    Dynamiet komt van de rode Goudzoeker (twee) of de rode Wapensmid (een) en blijft van jou tot je het gebruikt, ook
    over ronden heen. Plaats één fiche met een cowboy, behalve op Salaris, op Wegen (2) of op een erf, en je gooit daar
    in een duel twee dobbelstenen, ook tegen een outlaw; het is ook zonder duel op. Of gebruik het bij Inkomsten van
    gebouwen in een zilvermijn van jou, één keer per zilvermijn en ronde, voor driedubbele inkomsten (B7.5). Samen met
    een cowboy op je zilvermijn werkt het op beide manieren. Gebruikte fiches gaan terug in de voorraad.
    .title = Dynamiet gebruiken
    .words = dynamiet, goudzoeker, 9, wapensmid, 10, zilvermijn, mijn, driedubbel, twee dobbelstenen, duel

rule-B9-9 =
    Met de rode Wapensmid (10) zie je in een duel ieders dobbelstenen, en mag je dan een van de jouwe een tweede keer
    gooien. De nieuwe worp telt, beter of slechter.
    .title = De rode Wapensmid (10)
    .words = wapensmid, 10, overgooien, opnieuw gooien, dobbelsteen

rule-B9-10 =
    Gele Zangeres (11): je krijgt twee geen-duelfiches om met cowboys te plaatsen op Wegen (1), op Inkomsten van kavels,
    Inkomsten voor vuurkracht of Gokken, op een van de drie OP-velden en op de velden waar je OP koopt. Zo'n cowboy
    duelleert met niemand. Jij voert de actie uit, en ook de enige andere cowboy of wie een duel van de anderen wint,
    ieder helemaal en in pasvolgorde.

    Rood: één keer, als een van je beurten, zet je een cowboy van je kleur uit de algemene voorraad, als die er een heeft,
    op Gokken. Ook hij duelleert met niemand, en je vermenigvuldigt de twee dobbelstenen.
    .title = De Zangeres (11)
    .words = zangeres, 11, geen duel, fiche, gokken, vermenigvuldigen

rule-B9-11 =
    De Veilingmeester (12) opent een veiling. Het bieden gaat de stoelen rond en begint bij de Veilingmeester: hele
    dollars, $1 of meer, altijd boven het laatste bod en nooit boven je geld. Pas je, dan lig je eruit; wie als enige
    overblijft, mag nog bieden of passen.

    Geel: twee kavels van niemand worden samen verkocht (zonder twee is er geen veiling). De helft van het bod, naar
    beneden afgerond, gaat naar de bank en de rest naar de Veilingmeester. Met minder dan twee eigendomstegels kun je niet
    bieden. Rood: het fiche met 3 revolvers wordt verkocht, en de Veilingmeester krijgt het bod. De koper heeft het deze
    ronde, en Munitie is gesloten.

    Biedt niemand, dan blijven de kavels van niemand; het fiche gaat terug en Munitie blijft open.
    .title = De Veilingmeester (12)
    .words = veilingmeester, 12, veiling, bod, bieden, kavels, munitie, fiche, revolvers

rule-B9-12 =
    Gele Gouverneur (13): je krijgt één weg, en 1 OP voor elke weg van jou in deze ronde die een kavel op het land voor
    het eerst ontsluit; een brug die dat doet levert 2 op. Rood: hef belasting op revolvers of op geld, en alle anderen
    betalen jou: $1 voor elk revolverstuk (andere vuurkracht wordt niet belast), of $1 voor elke $10 die ze hebben, naar
    boven afgerond.
    .title = De Gouverneur (13)
    .words = gouverneur, 13, weg, brug, op, belasting, wapens, revolvers, geld

rule-B9-13 =
    Je kiest Arts of Begrafenisondernemer (14) als je de kaart neemt.

    Arts: verlies je een duel, dan mag je de Arts $3 betalen om die cowboy te verplaatsen in plaats van hem terug te
    nemen. Hij gaat naar een plek waar hij geplaatst kon worden (B4.3, erven uitgezonderd), als daar geen cowboy is, de
    stap nog moet komen of bezig is, en er deze ronde niet om geduelleerd is. De Arts gaat eerst en gratis, de anderen
    volgen in pasvolgorde, een voor een.

    Begrafenisondernemer: na elk duel betaalt elke verliezer, in pasvolgorde, de Begrafenisondernemer $2 of geeft 1 OP af;
    heb je geen $2, dan geef je het OP af. De rode Sheriff krijgt nog steeds 3 OP, maar betaalt ook. Voor zijn eigen
    nederlagen betaalt de Begrafenisondernemer niets.
    .title = Arts en Begrafenisondernemer
    .words = arts, dokter, begrafenisondernemer, 14, verliezer, verloren duel, genezen, verplaatsen, betalen, sheriff

rule-B9-14 =
    Gele Helden (16): niemand valt je gebouwen aan, outlaws kosten je geen inkomsten, en jij valt niemand aan; maar je mag
    voor de OP met een outlaw vechten op een gebouw van een tegenstander. Outlaws gaan op pad voordat er kaarten worden
    gekozen, dus mijden ze wie de Helden in de ronde ervoor had. Rood: je neemt meteen 3 OP, of stuurt een of twee cowboys
    uit je eigen voorraad weg voor 6 of 9 OP.
    .title = De Helden (16)
    .words = helden, 16, beschermen, aanval, outlaw, op, cowboys

rule-B9-15 =
    De Schooljuf (17) is in ronde 1 tot 3 geel en in ronde 4 rood, altijd. Geel: na de geldlimiet, maar vóór de nieuwe
    tegels, gaat je schijfje naar de kop van het pasvolgordespoor. Dat telt voor het Stadhuis, voor outlaws en voor het
    volgende kiezen. Rood: in de eindtelling krijg je 2 OP voor elke school, gevangenis en kerk die je bezit, en nog 2 als
    je geen saloon bezit.
    .title = De Schooljuf (17)
    .words = schooljuf, 17, eerste, pasvolgordespoor, school, gevangenis, kerk, saloon, eindtelling

rule-B9-16 =
    Advocaat (18, geel): je mag meteen een kavel van niemand kopen voor zijn prijs. Bij Kavels kopen gaan cowboys van
    andere spelers op een kavel waar jij staat gewoon naar huis. Uitgever (rood): vlak na Inkomsten van gebouwen krijg
    je 1 OP voor elke $5, $10, $15 of $20 (ronde 1, 2, 3 of 4) die je eigen gebouwen je opbrachten. Vermenigvuldigde
    inkomsten tellen, wat aanvallers en outlaws namen niet. Rond het totaal naar boven af; voor $0 krijg je niets.
    .title = Advocaat en Uitgever
    .words = advocaat, uitgever, 18, kavel, kopen, naar huis, inkomsten, op, naar boven afronden

rule-B9-17 =
    De gele Kapitein (6) verkoopt je één cowboy voor $1, twee voor $4 of drie voor $9. Je kunt alleen een aantal kopen dat
    er in jouw kleur nog is, voor de prijs van dat aantal.
    .title = De Kapitein (6)
    .words = kapitein, 6, cowboys, prijs, voorraad, kopen, huren


## B10 Variants

rule-B10 =
    Zes varianten die de opstelling, de duels of het plaatsen veranderen, en twee officiële extra's.
    .title = De varianten
    .words = variant, varianten, opties, extra's

rule-B10-1 =
    Je mag de zes varianten naar believen mengen: geen, een paar of alle.
    .title = Varianten mengen
    .words = combineren, combinatie, varianten, mengen

rule-B10-2 =
    Carson River: de rivier wordt als eerste gelegd, nog vóór het centrum. Niemand koopt of bouwt erop. Een plek voor een
    weg zonder land aan weerszijden (water aan beide kanten, of water en rand) is een oversteek: één speler legt daar twee
    wegen tegelijk, een brug. Je kavel ligt aan de brug als een van zijn hoeken een uiteinde ervan is. Een rivierkavel
    voegt niets toe aan prijzen, helpt om een Huis te omsluiten, en telt voor ranches als leeg.

    Je kunt de standaardloop met zes bergen gebruiken, of er zelf een tekenen: 3 tot 15 kavels van rand tot rand, telkens
    zijde aan zijde met de volgende. Voor elke drie daarvan heb je een berg minder.
    .title = Carson River
    .words = rivier, carson river, brug, oversteek, weg, water, bergen, loop

rule-B10-3 =
    Het recht van de sterkste: dueltegels komen in de plaats van dobbelstenen bij duels, ook tegen outlaws; Gokken en
    kavels gebruiken nog steeds dobbelstenen. Vóór al het andere krijg je zes tegels, vijf in een spel met zes. Je begint
    met $30 min hun som; met twee spelers heeft ieder 0 tot 5 en $15. Je totaal wordt gezegd, je tegels niet.

    Alle spelers in een duel kiezen in het geheim en tegelijk een tegel; de rode Wapensmid kiest als laatste en kent die
    van de anderen. Met dynamiet speel je er twee, of je enige. Gespeelde tegels gaan terug naar de stapel; wie zonder zit
    trekt er dan drie, in pasvolgorde, of wat er is. Zonder enige tegel speel je 0.
    .title = Het recht van de sterkste
    .words = recht van de sterkste, dueltegels, tegels, geheim, trekken, wapensmid, dynamiet, startgeld

rule-B10-4 =
    Kit Carson: de startspeler plaatst één cowboy, of past; vanaf dan plaatst en verplaatst iedereen zijn cowboys
    tegelijk, naar believen, tot hij past. Je kunt er geen terugnemen in je voorraad. Zetten tellen in de volgorde waarin
    ze aankomen, en elk moet mogen als hij aankomt. Na 100 verplaatsingen in een ronde kun je alleen nog passen. Wie
    niemand meer te plaatsen of te verplaatsen heeft, past meteen; zijn het er meer, dan in beurtvolgorde.

    Een verplaatste cowboy houdt zijn fiche waar dat mag; elders krijg je het terug. De cowboy van de rode Zangeres blijft
    staan. Je mag één paard plaatsen voor elke cowboy uit je voorraad, geen voor een verplaatsing.
    .title = Kit Carson
    .words = kit carson, tegelijk, verplaatsen, realtime, passen, fiche, paard

rule-B10-5 =
    Outlaws komen aan het begin van ronde 2, 3 en 4. De startspeler dobbelt: er komen er 1 tot 3, allemaal met dezelfde
    kracht van 8 tot 13 in die ronde. Geen komt op de rivier, op het Stadhuis, op een andere outlaw of naast een
    gevangenis (B2.7). Maar wie precies op een gevangenis terechtkomt, wordt opgesloten, en de eigenaar krijgt de OP, ook
    met een tweede gevangenis ernaast.

    Dan gaat elk naar het gebouw om zich heen dat het meest opbrengt en nog geen outlaw heeft; de startspeler roept ze een
    voor een op. Wat telt zijn de gewone inkomsten van de komende ronde, met het niveau van het Stadhuis. Naast een
    gevangenis is een gebouw $0 waard, ook dat waar hij op staat. Is zijn eigen plek even goed als elke andere, dan blijft
    hij. Hij halveert de inkomsten van het gebouw waar hij op staat.

    Alle cowboys op de plek van een outlaw vechten samen met hem. Is de beste som minstens zijn kracht, dan wint alleen
    die speler en krijgt de OP; alle anderen verliezen. Op een gebouw van een tegenstander mag de winnaar het in plaats
    daarvan aanvallen, als dat kan (B4.6).
    .title = De outlaws
    .words = outlaw, outlaws, kracht, gevangenis, opsluiten, gaan, gevecht, op, aanval

rule-B10-6 =
    Paarden: elke keer dat je een cowboy op het bord plaatst, ook de witte, mag je één paard op een erf zetten; niet na
    een cowboy die zelf naar een erf gaat. Een paard op het tweede erf laat je nog een cowboy plaatsen, dan nog een paard,
    en zo verder zolang je ze hebt; of een cowboy verplaatsen naar huis of naar een plek die B4.3 toestaat, zonder dat
    daar een paard op volgt; of passen. Een cowboy op een erf gaat aan het einde van de ronde naar de algemene voorraad.

    Op Salaris mag je één paard per ronde kopen voor $4 in plaats van $4 te verdienen; je cowboys daar handelen in elke
    volgorde, en als er geen paard meer is verdien je gewoon. Het paard gaat meteen naar een erf; op het tweede heeft het
    geen effect behalve zijn hoeden. Elke ronde wint iemand de rodeo; bij gelijke stand wie eerder heeft gepast.
    .title = Paarden en rodeo's
    .words = paard, paarden, erf, omheind erf, erfveld, rodeo, hoeden, salaris, kopen

rule-B10-7 =
    Een nieuw begin: iedereen begint met $50 en één cowboy en vult een bestelformulier in, in het geheim en allemaal
    tegelijk. Het hoogste bod geeft de kop van het pasvolgordespoor; alle anderen staan in willekeurige volgorde
    daarachter. Eigendomstegels, het paard en dueltegels zijn gratis extra's. Met Het recht van de sterkste besteed je $65
    min de som van je tegels. De prijzen van het formulier staan in het gegevensbestand (B11.1).
    .title = Een nieuw begin
    .words = nieuw begin, formulier, geheim, bod, start, beurs, scherpschutter, geld

rule-B10-8 =
    Speel je Kit Carson en Paarden samen, dan gebruikt niemand het tweede erf.
    .title = Kit Carson met Paarden
    .words = kit carson, paarden, tweede erf

rule-B10-9 =
    Twee officiële extra's van buiten de regelboeken; beide doen alleen mee als je erom vraagt. Keuze van de verliezer: je
    cowboy die een duel verloor, mag voor 2 OP naar de algemene voorraad in plaats van bij je terug te komen. Kerstman,
    personage 19 met een geldlimiet van $10: geel geeft meteen 5 OP; rood geeft 2 OP en een worp met de witte dobbelsteen:
    1-2 niets meer, 3-4 ook $5, 5-6 ook $5 en een cowboy.
    .title = Officiële extra's
    .words = extra's, keuze van de verliezer, kerstman, 19, ontwerper, promo


## B11 What only the components show

rule-B11 =
    Sommige waarden staan op het spelmateriaal gedrukt en nergens anders.
    .title = Wat alleen het materiaal toont
    .words = spelmateriaal, gedrukt, gegevens, waarden

rule-B11-1 =
    Een paar gedrukte waarden ontbreken in de tekst van elk regelboek. Het spel heeft ze in één gegevensbestand, dat bij
    elke waarde zegt waar die vandaan komt en bij elke start wordt gecontroleerd. Heb je de doos, dan kun je een eigen
    bestand gebruiken met de waarden die je daar leest.
    .title = Waarden op het materiaal
    .words = gegevens, waarden, gedrukt, spelmateriaal, bestand, eigen waarden, toml
