tab-cards = Cartas { $count }
tab-power = Força { $count }
tab-influence = Influência { $count }
short-play-card = { $card }
