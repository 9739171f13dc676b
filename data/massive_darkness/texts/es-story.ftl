# Modo Historia entre dos Aventuras: derrota, Mercado, lo que guarda cada Héroe.

ask-story-after-defeat = La Aventura se ha perdido. ¿Intentarla otra vez o pasar a la siguiente?
story-retry = Intentar esta Aventura otra vez
story-go-on = Seguir adelante, con Mercado
story-retried = La mesa intenta { $mission } otra vez.
story-went-on = La mesa deja atrás { $mission } y sigue.

ask-keeping-artifacts = Solo un Artefacto puede venir. ¿A cuál renuncias?
ask-keeping-cards = Como mucho pueden venir 6 cartas. ¿A cuál renuncias?
keeping-discard = Renunciar a { $card }
keeping-discarded = { $seat } renuncia a { $card }.
ask-keeping-swap = ¿Cambiar cartas por Equipo inicial?
keeping-done = No cambiar nada más
keeping-swap = { $card } por { $taken }
keeping-swapped = { $seat } cambia { $card } por { $taken }.

ask-market-deal = El Mercado está abierto. ¿Qué quieres hacer?
market-opens = Abre el Mercado: { $cards }.
market-done = Terminar en el Mercado
group-give = Entregar
group-take = Llevarse
group-sell = Vender
empty-give = No tienes nada que entregar.
empty-take = No queda nada que puedas llevarte.
empty-sell = Nadie tiene una carta que se pueda vender.
market-lay-down = Entregar { $card } (Nivel { $level })
market-laid-down = { $seat } entrega { $card }: vale cartas hasta el Nivel { $worth }.
market-take = Llevarse { $card } (Nivel { $level })
market-took = { $seat } se lleva { $card } del Mercado.
market-sell = Vender { $card } (Nivel { $level }) por { $xp } PE
market-sold = { $seat } vende { $card } por { $xp } PE.
market-pass = { $card } (Nivel { $level }) para { $other }
market-passed = { $seat } da { $card } a { $other }.
