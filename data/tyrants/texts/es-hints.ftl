# Lessons of the first matches, each at its first opportunity.
hint-first-troop = **Primera tropa:** elige un inicio cerca de regiones con corona. Desde aquí crece tu Presencia, paso a paso.
hint-cards = **Primero las cartas:** jugarlas no cuesta nada, y lo que no juegas se descarta. Juega todas y luego gasta lo que dieron.
hint-deploy = **Desplegar:** 1 Poder pone una tropa donde tienes Presencia: junto a tus tropas. Más tropas que cada rival en una región es control.
hint-assassinate = **Asesinar:** 3 Poder quitan una tropa enemiga o blanca a tu alcance. Vale 1 PV en tu sala de trofeos, y su espacio queda libre.
hint-recruit = **Reclutar:** la Influencia compra una carta. Va a tu descarte y llega tras la próxima vez que barajes. La que no gastas se pierde.
hint-spy = **Los espías** no necesitan Presencia y te la dan en su región. Un espía enemigo acaba allí con el control total.
hint-return-spy = **Espías molestos:** 3 Poder devuelven un espía enemigo a su dueño. Hazlo donde llenas todos los espacios: control total.
hint-focus = **Foco** funciona si has jugado, o muestras, otra carta de ese aspecto. Juega juntas las cartas de un mismo aspecto.
hint-promote = **Promover** saca una carta de tu mazo para siempre, y puntúa más. Primero Nobles y Soldados: tu mazo mejora.
hint-inner-circle = **Círculo interno:** aquí está tu carta promovida, que puntúa más PV al final. Nunca vuelve a tu mano.
hint-crown = **Corona:** mientras controlas esta región, su marcador da 1 Influencia por turno. Con todos los espacios y sin espías enemigos: PV cada turno.
hint-last-round = **Última ronda:** todos juegan los mismos turnos. Gasta todo: cuentan los PV de las regiones que controlas ahora.
