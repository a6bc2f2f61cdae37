web-home-play-now = Speel nu
web-home-cards = Kaartspel
