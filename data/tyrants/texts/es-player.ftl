# Lo que ayuda a quien juega Tyrants: órdenes permanentes, por qué algo no se puede elegir, qué dice una carta.

order-promotion = Promociones al final de mi turno
order-promotion-ask = Preguntar
order-promotion-highest = Mayor ganancia de PV en el círculo interno
order-focus = Mostrar una carta para Foco
order-focus-ask = Preguntar
order-focus-show = Mostrar siempre que pueda

why-no-presence = { $what } requiere Presencia allí. Lugar más cercano con Presencia: { $nearest }.
why-no-space = { $what } requiere un espacio libre, y no hay ninguno en { $place }.
why-too-dear = { $what } cuesta { $price }; tienes { $have }.
short-why-too-dear = al menos { $price }
why-cards-first = { $what } cuesta { $price }; tienes { $have }. Juega antes tus cartas: dan { $gain }.
short-why-cards-first = al menos { $price }
why-nowhere = ninguno

card-entry = { $detail }. { $deck } PV en el mazo, { $inner } PV en el círculo interno

pile-hand = Mano
pile-discard = Pila de descarte
pile-inner-circle = Círculo interno
