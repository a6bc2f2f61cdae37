### Die Dinge des Brettspiels mit Namen, und was jedes bewirkt, in einer Zeile: unsere eigenen Worte, für Hilfe und Hinweise.

### Glossar (für alle Dateien dieser Sprache; Begriffe der deutschen Spielregel, wo es welche gibt):
### parcel Parzelle; unowned unverkauft; claim nehmen; property tile Besitzplättchen; neighbour, beside benachbart, daneben
### road Straße; network Straßennetz; connected angeschlossen; bridge Brücke; crossing Übergang; centre Stadtzentrum
### House Wohnhaus; Townhouse Stadthaus; House symbol Wohnhaussymbol; building Gebäude; kind Gebäudeart; tile Plättchen
### income Ertrag; price Preis; level Stufe; parcels income Einkommen aus Grundbesitz;
### cowboy income Einkommen aus Feuerkraft; building income Einkommen aus Gebäuden; what one building pays Ertrag
### building track Auslage; space Feld, Aktionsfeld; bag Beutel; keep behalten; kept tile behaltenes Gebäude
### parcel purchase Parzellenkauf; building purchase Gebäudekauf; VP SP (Siegpunkte); VP for $5 SP für $5
### cowboy Cowboy; place einsetzen; own supply eigener Vorrat; general supply allgemeiner Vorrat
### wages Lohn; ammunition Munition; gambling Glücksspiel; firepower Feuerkraft; revolver Revolver
### duel Duell; attack angreifen; defend verteidigen; rob ausrauben; pass passen; pass track Passleiste
### pass order Passreihenfolge; first player Startspieler; round marker Rundenanzeiger
### character Person; side Seite (gelb, rot); power Fähigkeit; cash limit Geldlimit
### outlaw Outlaw; enclosure Gehege; horse Pferd; hat Hut; rodeo token Rodeoplättchen; duel tile Duellplättchen
### dynamite Dynamit; no-duel token Plättchen „Kein Duell“; 3-revolver token Plättchen „3 Revolver“; auction Auktion
### sheet Bogen; sharpshooter Scharfschütze; preset Vorlage; edition Ausgabe; variant Variante; extra Extra; record Aufzeichnung
### Kartenspiel: era Epoche; terrain card Geländekarte; bid Gebot; priority Priorität; sign Zeichen; skull Totenkopf;
### city Stadt; virtual player virtueller Spieler; level Stufe; lay off ablegen; put aside beiseitelegen; cover überdecken

## Das Spiel selbst

game-board = das Brettspiel
    .title = Das Brettspiel
    .options = Optionen des Brettspiels


## Seiten einer Karte

side-Y = gelb
side-R = rot

# Wo eine Straße liegt: zwischen zwei Parzellen, am Rand an einer Seite der Parzelle; wo getippt wird, mit ihrem Namen (d5n).
road-typed = auf { $side }
road-between = zwischen { $first } und { $second }
road-rim-n = an der Nordseite von { $parcel }
road-rim-e = an der Ostseite von { $parcel }
road-rim-s = an der Südseite von { $parcel }
road-rim-w = an der Westseite von { $parcel }


## Orte

place-wages = Lohn
    .about = $4 für jeden Cowboy; beliebig viele Cowboys, niemand kämpft.
place-ammunition = Munition
    .about = 3 Feuerkraft mehr bis zum Ende der Runde.
place-roads-3 = Straßen (1)
    .about = Drei Straßen für einen Spieler.
place-roads-1 = Straßen (2)
    .about = Eine Straße für jeden Cowboy; beliebig viele Cowboys, niemand kämpft.
place-building-12 = Gebäude $12
    .about = Kaufe das Plättchen, das hier liegt; es wird als erstes verkauft.
place-building-10 = Gebäude $10
    .about = Kaufe das Plättchen, das hier liegt.
place-building-8 = Gebäude $8
    .about = Kaufe das Plättchen, das hier liegt.
place-building-6 = Gebäude $6
    .about = Kaufe das Plättchen, das hier liegt.
place-building-5 = Gebäude $5
    .about = Kaufe das Plättchen, das hier liegt.
place-building-4 = Gebäude $4
    .about = Kaufe das Plättchen, das hier liegt.
place-building-3 = Gebäude $3
    .about = Kaufe das Plättchen, das hier liegt; es wird als letztes verkauft.
# A building space is called by the tile that lies there: Mine ($4).
place-tile = { $kind } (${ $price })
place-parcels-income = Einkommen aus Grundbesitz
    .brief = Eink. Parzellen
    .about = $2 für jede deiner Parzellen.
place-cowboys-income = Einkommen aus Feuerkraft
    .brief = Eink. Feuerkr.
    .about = $2 für jeden Punkt deiner Feuerkraft.
place-gambling = Glücksspiel
    .about = Würfle mit zwei Würfeln: So viele Dollar bekommst du.
place-parcels-vp = SP aus Grundbesitz
    .brief = SP Grundbesitz
    .about = 1 SP für je zwei deiner Parzellen.
place-buildings-vp = SP aus Gebäuden
    .brief = SP Gebäude
    .about = 1 SP für jedes deiner Gebäude auf dem Plan; Wohnhäuser und Berge zählen nicht.
place-cowboys-vp = SP aus Feuerkraft
    .about = 1 SP für je zwei Punkte deiner Feuerkraft.
place-vp-5 = SP für $5
    .about = Kaufe beliebig viele SP für je $5; in allen vier Runden offen.
place-vp-4 = SP für $4
    .about = Kaufe beliebig viele SP für je $4; in der letzten Runde geschlossen.
place-vp-3 = SP für $3
    .about = Kaufe beliebig viele SP für je $3; in den ersten zwei Runden offen.
place-vp-2 = SP für $2
    .about = Kaufe beliebig viele SP für je $2; nur in der ersten Runde offen.


## Was auf einer Parzelle steht. Der Wert ist der Name, .some die Mehrzahl, .about die Bedingung und was es bringt.

kind-empty = freies Land
kind-river = Fluss
kind-house = Wohnhaus
kind-townhouse = Stadthaus
kind-mountain = Berg
kind-ranch = Ranch
    .some = Ranches
    .about = Braucht weder Straße noch Wohnhaus. $1 für jede freie Parzelle daneben, mindestens $1; zählt als Wohnhaus; 1 Revolver.
kind-mine = Mine
    .some = Minen
    .about = Braucht weder Straße noch Wohnhaus. $3 für jeden Berg daneben, der dir oder niemandem gehört; 1 Revolver.
kind-drugstore = Drugstore
    .some = Drugstores
    .about = Braucht Straße und Wohnhaus. $3 für jedes Wohnhaus daneben, das dir oder niemandem gehört, und für jede eigene Ranch.
kind-bank = Bank
    .some = Banken
    .about = Braucht Straße und Wohnhaus. $3 für jedes Wohnhaus daneben, das dir oder niemandem gehört, und für jede eigene Mine.
kind-saloon = Saloon
    .some = Saloons
    .about = Braucht Straße und Wohnhaus. $5 für jedes Wohnhaus daneben, das dir oder niemandem gehört.
kind-hotel = Hotel
    .some = Hotels
    .about = Braucht Straße und Wohnhaus. Immer $6; zählt als zwei Wohnhäuser.
kind-church = Kirche
    .some = Kirchen
    .about = Braucht Straße und Wohnhaus. Niemand kann sie und deine Gebäude daneben angreifen; zählt als Wohnhaus.
kind-prison = Gefängnis
    .some = Gefängnisse
    .about = Braucht Straße und Wohnhaus. Kein Ertrag, aber 2 Revolver; kann nicht angegriffen werden.
kind-general-store = General Store
    .some = General Stores
    .about = Braucht Straße und Wohnhaus. $6 für jedes eigene Wohnhaus daneben und $3 für jedes andere, auch von Mitspielern.
kind-school = Schule
    .some = Schulen
    .about = Braucht Straße und drei Wohnhäuser. Kein Ertrag; zählt als Wohnhaus; kann nicht angegriffen werden.
kind-blacksmith = Schmiede
    .some = Schmieden
    .about = Braucht Straße und Wohnhaus. $5 für jede Runde bisher und für jede eigene Ranch.
kind-city-hall = Rathaus
    .some = Rathäuser
    .about = Gehört niemandem. Wer es besetzt, bekommt für eigene Drugstores, Banken, Stores, Saloons, Schmieden je eine Stufe mehr.
kind-station = Bahnhof
    .some = Bahnhöfe
    .about = Braucht eine gerade Straße über den ganzen Plan. Am Ende 1 SP für je zwei Wohnhäuser der Stadt; zählt als zwei.

# Ein Gebäude mit seinem Artikel, je nach dem Fall.
kind-whom =
    { $kind_id ->
        [ranch] die { $kind }
        [mine] die { $kind }
        [bank] die { $kind }
        [church] die { $kind }
        [school] die { $kind }
        [blacksmith] die { $kind }
        [drugstore] den { $kind }
        [saloon] den { $kind }
        [general-store] den { $kind }
        [station] den { $kind }
       *[other] das { $kind }
    }
kind-to-the =
    { $kind_id ->
        [ranch] zur { $kind }
        [mine] zur { $kind }
        [bank] zur { $kind }
        [church] zur { $kind }
        [school] zur { $kind }
        [blacksmith] zur { $kind }
       *[other] zum { $kind }
    }
kind-to-a =
    { $kind_id ->
        [ranch] zu einer { $kind }
        [mine] zu einer { $kind }
        [bank] zu einer { $kind }
        [church] zu einer { $kind }
        [school] zu einer { $kind }
        [blacksmith] zu einer { $kind }
       *[other] zu einem { $kind }
    }


## Personen. .Y und .R sagen, was die gelbe und die rote Seite bewirken; .short-Y und .short-R in wenigen Worten.

character-sheriff = Sheriff
    .Y = Ein weißer Cowboy zusätzlich, für ein Aktionsfeld oder eine unverkaufte Parzelle, wo niemand steht; dazu darf nur die Sängerin mit „Kein Duell“.
    .short-Y = ein weißer Cowboy, zu dem sich niemand stellt
    .R = Du beginnst keinen Kampf, weder mit Spielern noch mit Outlaws, und verteidigst nur eigene Gebäude; 3 SP für jedes verlorene Duell, auch gegen Outlaws.
    .short-R = 3 SP je verlorenes Duell, aber keines beginnen
character-banker = Bankier
    .Y = Sofort $9 und ein sehr hohes Geldlimit.
    .short-Y = sofort $9
    .R = Am Ende der Runde kaufst du 3 SP für $3, 5 SP für $12 oder 7 SP für $25.
    .short-R = 3, 5 oder 7 SP für $3, $12 oder $25
character-grocer = Krämerin
    .Y = Sofort $8, oder beim Einkommen aus Gebäuden: $8 oder doppelter Ertrag für eine deiner Gebäudearten, nie zusätzlich zu Dynamit oder Pferd.
    .short-Y = $8 oder eine Gebäudeart doppelt
    .R = Sofort $8, oder am Ende der Runde 1 SP für jedes deiner Wohn- und Stadthäuser.
    .short-R = $8 oder 1 SP je eigenes Wohnhaus
character-chinese-worker = Chinesischer Arbeiter
    .Y = Sofort zwei Straßen, und Gebäude kosten dich die Hälfte, aufgerundet.
    .short-Y = zwei Straßen, Gebäude zum halben Preis
    .R = Hole für $5 ein beliebiges Plättchen aus der Auslage und baue es sofort oder behalte es.
    .short-R = ein Gebäude der Auslage für $5
character-settler = Siedler
    .Y = Eine unverkaufte Parzelle deiner Wahl umsonst.
    .short-Y = eine Parzelle umsonst
    .R = Sofort $8, oder am Ende der Runde 1 SP für jeden deiner Berge.
    .short-R = $8 oder 1 SP je eigenen Berg
character-captain = Hauptmann
    .Y = Wirb einen Cowboy für $1 an, zwei für $4 oder drei für $9.
    .short-Y = 1, 2 oder 3 Cowboys für $1, $4 oder $9
    .R = Kaufe einen Revolver für $3 oder zwei für $9; du behältst sie für immer.
    .short-R = 1 oder 2 Revolver für $3 oder $9
character-mercenary = Revolverheld
    .Y = 3 Feuerkraft mehr bis zum Ende der Runde.
    .short-Y = Feuerkraft +3
    .R = 2 Feuerkraft mehr bis zum Ende der Runde.
    .short-R = Feuerkraft +2


## Vorlagen und Ausgaben

preset-first-game = Erstes Spiel
    .about = Big Box, die 30 Gebäude des Grundspiels, Personen 1 bis 7 mit ihren gelben Seiten.
preset-first-edition = Erste Ausgabe
    .about = Das Spiel von 2009 für 2 bis 5 Spieler, Personen 1 bis 7.
preset-big-box = Big Box
    .about = Alle 38 Gebäude und sieben zufällige Personen mit zufälligen Seiten.

edition-first = erste Ausgabe
    .played = erste Ausgabe
    .about = Das Spiel von 2009: 2 bis 5 Spieler, 30 Gebäude, keine Stadthäuser; früh zu passen bringt am Ende SP.
edition-big-box = Big Box
    .played = Ausgabe „Big Box“
    .about = Das Spiel von 2015: 2 bis 6 Spieler, bis zu 38 Gebäude, Stadthäuser, höhere Erträge.
