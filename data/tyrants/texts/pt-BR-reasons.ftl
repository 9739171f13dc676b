# Fatos que a [Dica] cita.

reason-play = Jogar uma carta é grátis. A Força e a Influência não gastas se perdem quando o turno acaba.
reason-card = { $card } vale { $deck } PV no seu deck e { $inner } PV no seu círculo interno.
reason-acts = { $card } age no mapa, promove ou pega cartas.
reason-promotion = No seu círculo interno { $card } vale { $inner } PV, no seu deck { $deck }.
