### Co można wybrać w grze karcianej: `cards-choice-<verb>`, na około 60 kolumn; i o co jest pytanie, `cards-question-<decision>`.
### $gain to różnica punktów jak w `cards-points-more`; $card to karta terenu: w terminalu z oznaczeniem, rysunkiem i treścią, gdzie indziej sama treść.

## Moce i stawki

cards-choice-use = Użyj mocy ({ $character }): { $use }
    .after-bids = Użyj mocy ({ $character }): { $use }, wtedy miejsce w kolejce: { $position }
cards-choice-decline = Nie używaj teraz mocy ({ $character })
# $boost to dodatek od person, $total to, ile stawka się liczy.
cards-choice-bid =
    { $boost ->
        [0] Stawka { $bid }
       *[other] Stawka { $bid }+{ $boost }={ $total }
    }
    .idle = Odłóż stawkę { $bid }
# Za stawką: szansa na pierwszy wybór, jeśli inni stawiają losowo, i średnie miejsce.
cards-choice-odds = { $label }: 1. miejsce { percent }, średnio { $place }


## Karty

# $priority to 0, gdy nie ma wirtualnych graczy.
cards-choice-priority = { $priority ->
        [0] {""}
       *[other] {" "}(priorytet { $priority })
    }
# Karta terenu z najlepszym dla niej miejscem.
cards-choice-take = { $card }{ cards-choice-priority }: { $gain } na { $place }
    .nowhere = { $card }{ cards-choice-priority }: brak miejsca
# Persona z tym, co dałaby teraz.
cards-choice-take-character = { $character }: { $short }{ cards-choice-priority }: { $gain }
# To samo, gdy znajduje ją Gazeciarz.
cards-choice-find = { $character }: { $short }: { $gain }
# $covered liczy parcele, na których leżałaby karta.
cards-choice-place = { $place }: { $gain }{ $covered ->
        [0] {""}
        [one] , zakrywa 1 parcelę
        [few] , zakrywa { $covered } parcele
       *[many] , zakrywa { $covered } parcel
    }
cards-choice-aside = Odłóż { $card } na bok: nie ma dla niej miejsca
# $gain liczy 7 PZ i to, co traci miasto.
cards-choice-sell = Sprzedaj { $card } z { $place }: w sumie { $gain }
cards-choice-done = Nie sprzedawaj nic więcej


## O co jest pytanie

cards-question-use-power = { $player }, czy używasz mocy ({ $character })?
    .after-bids = { $player }, wybierasz jako { $position }. z { $count }: czy używasz mocy ({ $character })?
cards-question-choose-bid =
    { $boost ->
        [0] { $player }, którą stawkę zagrywasz?
       *[other] { $player }, którą stawkę zagrywasz? Liczy się o { $boost } wyżej.
    }
    .idle = { $player }, którą stawkę odkładasz? Kartę masz już dzięki Prawnikowi.
# .at-once: przed stawkami; .first: pierwsza z dwóch kart.
cards-question-take-card = { $player }, którą kartę bierzesz?
    .at-once = { $player }, którą kartę bierzesz od razu, przed licytacją?
    .first = { $player }, którą kartę bierzesz jako pierwszą z dwóch?
cards-question-place-card = { $player }, gdzie kładziesz { $card }?
    .sale = { $player }, w twoim mieście nie ma miejsca na { $card }: sprzedaj kartę, żeby je zrobić, albo odłóż tę na bok.
cards-question-find-character = { $player }, którą personę znajduje twój Gazeciarz?
cards-question-last-sales =
    { $left ->
        [0] { $player }, Licytator nie może sprzedać nic więcej; teraz punktacja.
        [one] { $player }, czy przed punktacją sprzedajesz jeszcze jedną kartę?
       *[other] { $player }, czy przed punktacją sprzedajesz karty? Licytator może jeszcze sprzedać { $left }.
    }
