web-home-play-now = Jetzt spielen
web-home-cards = Kartenspiel
