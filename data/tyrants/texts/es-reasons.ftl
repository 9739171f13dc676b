# Hechos que nombra [Pista].

reason-play = Jugar una carta es gratis. El Poder y la Influencia que no gastes se pierden al final de tu turno.
reason-card = { $card } vale { $deck } PV en tu mazo y { $inner } PV en tu círculo interno.
reason-acts = { $card } actúa en el mapa, promueve o roba cartas.
reason-promotion = En tu círculo interno { $card } vale { $inner } PV, en tu mazo { $deck }.
