# Lekcje w przeglądarce: lista i to, co stoi obok stołu.

web-learn = Nauka gry
    .about = Po dziesięć krótkich lekcji do każdej gry. Uczysz się, grając, po dwie minuty.
web-learn-progress = gotowe: { $done } z { $all }
web-learn-done = gotowe
web-learn-number = Lekcja { $number } z { $all }
web-learn-all = Wszystkie lekcje
web-learn-again = Od nowa
web-learn-next = Następna lekcja
web-learn-play = A teraz zagraj
web-learn-met = Brawo!
web-learn-missed = Jeszcze nie.
web-learn-goal = Twoje zadanie
