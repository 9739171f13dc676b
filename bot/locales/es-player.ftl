## Respuestas que nadie pulsa, como las cuenta el relato

told-order = { $seat }: { $choice } (orden permanente)
told-chosen = { $seat } elige por la mesa: { $choice }
told-usual = Como de costumbre: { $choice }
told-vote = La mesa vota por { $choice } ({ $count ->
    [0] ningún voto
    [1] 1 voto
   *[other] { $count } votos
})
told-late = { $seat } no respondió a tiempo: { $choice }
told-late-table = Nadie eligió a tiempo: { $choice }

## Órdenes permanentes

button-orders = Órdenes permanentes
button-always = Siempre así
button-save = Guardar
button-this-round = Solo esta ronda
button-clear-all = Borrar todo
button-more-orders = Más órdenes
button-not-now = Ahora no
button-orders-of = Órdenes de { $seat }
orders-title = **Lo que respondo por { $seat }**
orders-none = { $name } no pregunta nada que se pueda responder antes.
orders-told = -# Cada respuesta automática se nombra en el hilo. Las órdenes terminan cuando dejas el puesto.
orders-saved = Guardado. Desde ahora respondo así por ti.
orders-saved-round = Guardado para esta ronda; termina con tu próximo turno.
orders-saved-plan = Guardado solo para esta fase; cuando termine, vuelve a valer lo de antes.
orders-while = { $order } · { $until }
orders-ahead = { $until }: { $orders }.
orders-set = { $order }: { $choice }
orders-cleared = Desde ahora vuelvo a preguntarte.
orders-other-cards = Tus cartas u órdenes han cambiado desde entonces; esto es lo que vale ahora.
orders-always = Desde ahora: { $order }: { $choice }.

panel-voted = Votas por { $choice }. Puedes cambiarlo hasta que cierre la votación.
panel-elsewhere = { $name } también te espera: { $thread }

## Por qué no

why-title = ¿Qué te gustaría elegir?
why-field = Tu opción
why-placeholder = Por ejemplo: { $choice }
why-others = ¿Querías decir otra cosa?
why-unknown = No conozco nada imposible llamado "{ $typed }". Lo que es posible está aquí.
button-show-where = Mostrar dónde es posible
error-nothing-to-play = El piloto automático no jugaría nada más por ti. Nada ha cambiado; lo que te queda lo juegas tú.
error-illegal-why = { $why } { $count ->
    [0] No hay otras opciones.
    [1] Hay 1 opción más.
   *[other] Hay { $count } opciones más.
}

## Consejos

tip = -# Consejo: { $tip }
tip-numbers = Los números y nombres de los lugares son los del tablero y nunca cambian.
tip-groups = Pulsa otro grupo para cambiar el menú; no pasa nada hasta que eliges.
tip-undo = Deshacer vuelve un paso, hasta dados o cartas.
tip-sure = `/me` quita el aviso ante dados y cartas.
tip-wait = Puedes cerrar esto. Te mencionaré.
tip-reaction = ¿Te cansan las preguntas? **Siempre así** crea una orden permanente.
tip-act = Más rápido: `/act` y las primeras letras, como "des ara".
tip-return = **Qué pasó** te cuenta todo desde tu último turno.
tip-reminder = `/me` define las horas de silencio y la ausencia.
tip-place = `/board place:` muestra un lugar en grande.

## Reglas para consultar

rule-index = **Reglas de { $game }**
    Elige un tema, o busca por una palabra, el nombre de una carta o una pregunta.
rule-others = { $count ->
    [1] 1 resultado más
   *[other] { $count } resultados más
}
rule-none = No encontré regla ni carta sobre "{ $typed }". Prueba otras palabras, o menos.
rule-which-game = ¿Sobre qué juego preguntas?
rule-form = Reglas
rule-field = Una palabra, una carta o una pregunta
button-rules-of = Reglas: { $game }
button-all-rules = Todas las reglas
button-search = Buscar…

## Lo que elige cada persona

me-title = **Qué te digo, y cómo**
me-saved = Guardado.
me-away = Ausencia
me-away-here = Estoy aquí
me-away-days = { $count ->
    [1] Fuera 1 día
   *[other] Fuera { $count } días
}
me-away-unclear = Escribe un número de días hasta { $most }, o la fecha de tu regreso, como **28 nov**.
me-gone = Tu ausencia dura hasta { $until }; hasta entonces no te aviso. { $count ->
    [0] Ninguna campaña te espera ahora.
    [1] 1 campaña te espera y lo dice.
   *[other] { $count } campañas te esperan y lo dicen.
}
button-autopilot-in = Piloto en { $name }
me-back = Qué bueno verte de vuelta. Los avisos vuelven también.
me-quiet = Horas de silencio, sin avisos
me-quiet-usual = 22:00 a 8:00
me-quiet-late = 0:00 a 10:00
me-quiet-none = Ninguna
me-quiet-off = { $hours }: falta tu hora
me-language = Idioma
me-language-discord = Como en Discord
me-pictures = Imágenes
me-pictures-usual = Con imágenes
me-pictures-contrast = Alto contraste: claro sobre negro
me-pictures-large = Letras grandes
me-pictures-words = Solo palabras
me-ask = Preguntar antes de dados y revelaciones
me-ask-yes = Preguntarme una vez
me-ask-no = Seguir directamente
me-tips = Consejos
me-tips-on = Dame consejos
me-tips-off = Sin consejos
me-tips-again = Todos los consejos otra vez

## Lo que espera

turns-yours = { $count ->
    [0] Ninguna campaña te espera.
    [1] **1 campaña te espera**
   *[other] **{ $count } campañas te esperan**
}
turns-waits = • **{ $name }** ({ $game }) espera a { $seats } desde { $since } { $thread }
turns-others = **Tus otras campañas**
turns-waits-for = • **{ $name }** espera a { $seats } { $thread }
turns-not-playing = • **{ $name }** no está en juego ahora { $thread }

## Lo que pasó

log-now = **Ahora:** { $question } { $state }
log-now-others = **Ahora:** se espera a { $seats }
button-step-through = Ver paso a paso
button-now = Ahora
steps-title = { $number } de { $count } · { $what }
steps-none = No pasó nada que tenga imagen.
button-my-data = Mis datos
button-forget-me = Olvidarme
button-forget-sure = Olvidarme para siempre
me-data = Aquí está todo lo que guardo sobre ti. El archivo está en JSON: cualquier editor de texto lo abre.
me-forget = **¿Quieres que te olvide?**
    No se puede deshacer. Lo que desaparece: tus preferencias, tu nombre y tu número en todas las mesas, también en los mensajes que aún no se han enviado. En las partidas en curso, el piloto automático sigue en tus puestos hasta que alguien los ocupe; en las salas de espera quedan libres.
    Lo que permanece: lo que ya está en Discord (puedes pedir a la moderación que lo borre) y las copias de seguridad del anfitrión hasta que se borren. El relato de tus partidas permanece, con «alguien que jugó antes» en tu lugar.
me-forgotten = Hecho: te he olvidado{ $count ->
        [0] .
        [one] , en una campaña.
       *[other] , en { $count } campañas.
    } Si vuelves a usarme, empiezas como alguien nuevo.
