# Co można zrobić z kontem w przeglądarce: logowania, hasło, zapisane dane i koniec. Samo logowanie jest w web-home.ftl.

web-account-sessions = Gdzie twoje konto jest zalogowane
web-account-here = ta przeglądarka
web-account-unknown = Urządzenie, które się nie przedstawia
web-account-since = od { $date }
web-account-used = ostatnio użyte { $date }
web-account-unused = jeszcze nieużyte
# Na przycisku; drugie mówi tym, którzy go nie widzą, co się kończy.
web-account-end = Zakończ
    .what = Zakończ: { $what }

web-account-password = Zmień hasło
web-account-password-about = Razem ze starym kończą się wszystkie inne logowania i wszystkie tokeny dla programów.
web-account-password-old = Dotychczasowe hasło
web-account-password-new = Nowe hasło
web-account-password-changed = Hasło jest zmienione. Wszystkie inne logowania i tokeny są zakończone.

web-account-data = Co jest o tobie zapisane
web-account-export = Pobierz wszystko
    .about = Twoje konto, logowania, tokeny, miejsca, ranking i to, co padło od ciebie przy stołach: jeden plik w JSON.
web-account-delete = Usuń konto
    .about = Twoje gry zostają bez twojej nazwy, a to, co padło od ciebie przy stołach, znika. Gdzie gra trwa, dalej gra za ciebie bot. Konta nikt nie może przywrócić.
web-account-delete-password = Twoje hasło, dla pewności
web-account-delete-yes = Usuń na zawsze
web-account-delete-no = Zostaw
web-account-deleted = Twoje konto jest usunięte.
