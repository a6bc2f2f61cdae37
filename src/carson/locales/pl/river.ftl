### Rzeka Carson: nazwa, co się dzieje, dlaczego nie.

variant-river = Rzeka Carson
    .about = Przez miasto płynie rzeka, a mosty to po dwie drogi; parcele przy moście są warte 3 PZ.

event-river = Rzeka Carson płynie przez { $places }.
event-bridge = { $player } buduje most { $side }, z dwóch dróg.

refusal-river-no-parcel = „{ $parcel }” w biegu rzeki to nie parcela; wpisz nazwy od a1 do h8.
refusal-river-length = Rzeka ma od { $least } do { $most } parcel, a nie { $count }.
refusal-river-twice = Bieg rzeki trafia na { $parcel } dwa razy; każda parcela może w nim być raz.
refusal-river-gap = W biegu rzeki { $parcel } nie styka się bokiem z { $before }; podaj parcele po kolei.
refusal-river-inland = Bieg rzeki kończy się na { $parcel }, wewnątrz mapy; musi iść od brzegu do brzegu planszy.
refusal-river-not-in-game = Jest bieg rzeki ({ $parcel } ...), ale nie ma rzeki; dodaj wariant „river” albo pomiń bieg.

position-river = { position-where }: { $word } nie zgadza się z biegiem rzeki; wpisz „~” na jej parcelach, bez właściciela, i nigdzie indziej.
