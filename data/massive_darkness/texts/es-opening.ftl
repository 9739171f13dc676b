# What a chapter begins with, how far it is, and what the first Mission teaches.

sentences = { $first } { $then }
opening-goal = **Objetivo:** { $goals }
opening-lost = **Derrota** si muere un Héroe y no quedan fichas en el Resurrector: { $tokens ->
    [0] no tiene ninguna.
   *[other] ahora tiene { $tokens }.
  }
opening-first = **Primero:** cada Héroe elige un arma. Después ve a una Puerta y ábrela: detrás esperan Enemigos y Tesoros.
opening-first-without-doors = **Primero:** cada Héroe elige un arma. Después recoge Tesoros y equípate con lo que encuentres: pronto llegan Enemigos.
live-standing = Objetivo: { $goal }

# Lo que enseña la primera Misión
hint-move = **Moverse:** una Acción de Movimiento cuesta una de tus tres Acciones y da dos Puntos de Movimiento: una Zona, una Puerta o recoger gastan uno cada vez.
hint-door = **Puertas:** puedes abrir la Puerta de al lado. Una carta dice entonces qué Enemigos y Tesoros hay detrás. Guarda Acciones para luchar.
hint-attack = **Atacar:** cada Impacto que ningún Escudo para es 1 de Daño. Primero caen los secuaces, luego el jefe; quien mata gana PX para Habilidades.
hint-loot = **Tesoro:** recoge lo que hay en tu Zona mientras no haya ningún Enemigo. Lo que te equipas cuenta en tu próximo ataque.
hint-enemies = **Enemigos:** cuando todos los Héroes han actuado, cada Enemigo ataca a quien ve o se acerca. No puedes salir de tu Zona mientras haya uno en ella.
hint-shadow = **Sombras:** estás en una Zona oscura. Los Enemigos que no te ven te ignoran aquí, y sirven las Habilidades de Sombras.
