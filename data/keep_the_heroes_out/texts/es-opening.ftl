# What a scenario begins with, how far it is, how it ended, and what the first one teaches.
sentences = { $first } { $then }
opening-goal = **Objetivo:** en equipo, guardar el tesoro de la Bóveda hasta recorrer dos veces el mazo del gremio: { $cards } cartas, { $first } tras cada turno en la oleada 1 y { $second } en la oleada 2.
opening-lost = **Derrota** en cuanto 4 héroes activos están en la Bóveda sin ningún monstruo allí: la saquean.
opening-first = **Primero:** juega cartas y reparte tus monstruos por salas con tesoro: los héroes atacan a quien esté allí antes de saquear.
special-card = *{ $card }*: { $text }
live-standing = Oleada { $wave } de 2: { $left ->
    [0] el mazo del gremio está vacío
    [1] queda 1 carta del gremio
   *[other] quedan { $left } cartas del gremio
}.
reason-guild-deck = La última carta del gremio de la oleada 2 está resuelta, y la Bóveda está a salvo.
reason-vault = El tesoro de la Bóveda ha sido saqueado.
reason-requirements = El mazo del gremio se ha recorrido, pero lo que exige el escenario no está hecho.
reason-scenario = El escenario lo ha decidido por su propia regla.
score-turns = rondas
score-total = { $count ->
    [1] 1 ronda
   *[other] { $count } rondas
}

# What the first scenario teaches
hint-cards = **Tu turno:** juega las cartas que quieras. Luego una carta del gremio envía héroes a salas de un tipo. Una carta con "o" o con barra tiene dos lados: elige uno y usa sus acciones en cualquier orden.
hint-move = **Mover:** un Mover lleva un monstruo por un pasaje a la sala contigua. Ponte donde hay tesoro: los héroes deben atacarte antes de saquear, y cada monstruo detiene a un héroe.
hint-attack = **Atacar:** un golpe derrota a un héroe. Los héroes agotados parecen inofensivos, pero el siguiente que llega los reactiva a todos: derrótalos mientras descansan, primero los cercanos a la Bóveda.
hint-activate = **Activar** usa una sala con un monstruo tuyo, o la habilidad de tu clan. La Bóveda da monedas, la Biblioteca libros, las Alcantarillas ranas, el Cementerio huesos, el Taller trampas.
hint-carry = **Llevar:** un monstruo que se mueve puede llevar un recurso o una trampa. Una moneda en la Forja, un hueso en el Domador, una rana en la Botica o un libro en el Estudio compra botín con un Activar.
hint-loot = **Botín:** ahora puedes tomar una carta de la fila. Va a tu descarte y sale cuando se baraja tu mazo: cuanto antes, más veces la juegas.
hint-ambush = **Emboscada** trae monstruos de tu guarida a salas del tipo indicado. Los monstruos que mueren vuelven a la guarida, así que nunca se pierden del todo.
hint-gamble = **La apuesta:** una por turno, roba 3 cartas; luego llega un héroe agotado a las Celdas. También gasta una carta del gremio, lo que acerca el final. Cuidado con los Magos: reactivan a todos los de las Celdas.
hint-renew = **Renovar:** una carta de la mano cambia de 1 a 5 cartas de la fila. Vale la pena cuando nada sirve a tu clan; si no, guarda la carta para el próximo turno.
hint-defend = **Defender** en una carta quita 1 al daño. `/orders` responde por ti, para que nadie espere: siempre, nunca o solo para salvar a un monstruo.
hint-order = **Orden:** la mesa elige al próximo héroe. Deja que los héroes solos esperen antes de que lleguen otros; quien llega después reactiva a quien descansa allí.
hint-wave = **Oleada 2:** el mazo del gremio se baraja de nuevo, y el final llega cuando se agote otra vez. Desde ahora importa sobre todo lo que está cerca de la Bóveda.
hint-count = **Contar:** cada carta de héroe sale una vez por oleada. **Mano** muestra también las cartas del gremio resueltas: lo que falta allí aún está por venir.
