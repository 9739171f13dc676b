# What a chapter begins with, how far it is, and what the first Mission teaches.

sentences = { $first } { $then }
opening-goal = **Objetivo:** { $goals }
opening-lost = **Derrota** si muere un Héroe y no quedan fichas en el Resurrector: { $tokens ->
    [0] no tiene ninguna.
   *[other] ahora tiene { $tokens }.
  }
opening-first = **Primero:** cada Héroe elige un arma. Después, todos juntos a una Puerta. Conviene abrirla al empezar una Ronda: así todos pueden luchar aún contra lo que espera detrás, junto a los Tesoros.
opening-first-without-doors = **Primero:** cada Héroe elige un arma. Después recoge Tesoros y equípate con lo que encuentres: pronto se despliegan Enemigos.
live-standing = Objetivo: { $goal }
remedy-doors = conviene abrir cada Puerta al empezar una Ronda, con los Héroes juntos, y recoger los Tesoros antes de la siguiente.
remedy-lifebringer = más fichas en el Resurrector perdonan más muertes: **Ajustes** ofrece hasta { $most }; eran { $tokens }.

# Lo que enseña la primera Aventura
hint-move = **Moverse:** una de tus tres Acciones da dos Puntos de Movimiento. Una Zona, una Puerta o recoger gastan uno cada vez.
hint-door = **Puertas:** puedes abrir la Puerta de al lado; una carta dice qué Enemigos y Tesoros hay detrás. Mejor al empezar una Ronda: quien aún tiene Acciones puede luchar contra lo que salga. Al final de una Ronda conviene esperar.
hint-attack = **Atacar:** cada Impacto que ningún Escudo para es 1 Herida. Primero caen los secuaces, luego el jefe; quien los elimina gana PE para Habilidades. Quien ataques y no elimines contraataca cuando acaba tu Activación.
hint-loot = **Tesoro:** recoge lo que hay en tu Zona mientras no haya ningún Enemigo. Lo que te equipas cuenta en tu próximo ataque.
hint-enemies = **Enemigos:** cuando todos los Héroes han actuado, cada Enemigo ataca a quien ve o se acerca. No puedes salir de tu Zona mientras haya uno en ella.
hint-shadow = **Sombras:** estás en una Zona oscura. Los Enemigos que no te ven te ignoran aquí, y sirven las Habilidades de Sombras.
hint-dice = **Dados:** los amarillos y rojos atacan, el rojo pega más; los azules y verdes defienden, el verde para más. Un Pum en un dado paga lo que una carta da a cambio, como +1 Impacto. Más: `/rule dados`, `/rule pum`.
hint-transmute = **Transmutar** no tiene coste. Descartas 3 cartas de Equipo que no necesitas y robas un Tesoro de un Nivel más que la menor.
hint-level = **Nivel actual:** sube cuando un Héroe llega a un módulo con una ficha de Nivel mayor. También al abrir una Puerta hacia él. Los nuevos Guardas son más fuertes entonces, y sirven las Habilidades de ese Nivel.
hint-exit = **La salida:** todo lo demás está hecho. Lleva ahora a todos los Héroes a la Salida, { $zone }; la Aventura se gana en cuanto llega el último. No hace falta luchar por el camino.
