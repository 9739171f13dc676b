tab-cards = Cartas { $count }
tab-power = Poder { $count }
tab-influence = Influencia { $count }
short-play-card = { $card }
