### Silniejszy ma zawsze rację: pojedynki na płytki zamiast kości.

variant-might-is-right = Silniejszy ma zawsze rację
    .about = Pojedynki rozstrzygają tajne płytki z ręki zamiast kości; kto ma silną rękę, zaczyna z mniejszą gotówką.


## Wybory i pytania

choice-tile = Zagraj { $tiles }: razem z twoją siłą ognia { $total }
choice-hold = Zachowaj ostatnie płytki
choice-discard = Odrzuć ostatnie płytki i dobierz nowe

question-choose-duel-tile = { $player }, co zagrywasz w tym pojedynku? Nikt tego nie zobaczy, zanim wszyscy nie zagrają.
question-discard-tiles = { $player }, czy odrzucasz ostatnie płytki pojedynku?


## Zdarzenia

event-tiles-dealt = { $player } ma { $count ->
        [one] 1 płytkę pojedynku o sumie { $total }.
        [few] { $count } płytki pojedynku o sumie { $total }.
       *[many] { $count } płytek pojedynku o sumie { $total }.
    }
event-tiles-shown = Płytki na polu { $place }: { $dice }.
event-tiles-drawn =
    { $count ->
        [one] { $player } dobiera płytkę pojedynku.
        [few] { $player } dobiera { $count } płytki pojedynku.
       *[many] { $player } dobiera { $count } płytek pojedynku.
    }
event-tiles-discarded =
    { $count ->
        [one] { $player } odrzuca płytkę pojedynku.
        [few] { $player } odrzuca { $count } płytki pojedynku.
       *[many] { $player } odrzuca { $count } płytek pojedynku.
    }


## Odmowy

refusal-tiles-to-lay =
    { $count ->
        [one] W tym pojedynku zagrywa się jedną płytkę.
        [few] W tym pojedynku zagrywa się { $count } płytki.
       *[many] W tym pojedynku zagrywa się { $count } płytek.
    }
position-tiles = { position-where }: „{ $word }” to nie płytka pojedynku; mają one numery od 0 do 5.
refusal-tile-not-yours = Tego nie masz; zagraj coś, co jest w twojej ręce.
