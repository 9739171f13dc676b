# The legend of a picture, and cards with their full words.
button-legend = Legend
menu-closer = Look closer: read a card
menu-legend = Read what a symbol means
legend-title =
    ### Symbols in this picture
    Pick one below to read more.
legend-alt = The symbols of the picture with their names: { $names }.
legend-none = This picture has no symbols. Its words say everything.
