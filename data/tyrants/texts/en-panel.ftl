tab-cards = Cards { $count }
tab-power = Power { $count }
tab-influence = Influence { $count }
short-play-card = { $card }
