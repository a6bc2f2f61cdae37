web-home-play-now = Play now
web-home-cards = Card game
