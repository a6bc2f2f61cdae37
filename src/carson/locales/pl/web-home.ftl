web-home-play-now = Zagraj teraz
web-home-cards = Gra karciana
