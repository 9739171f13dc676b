# La preparación de una Aventura.

ask-setup-weapon = ¿Con qué arma empieza { $hero }?
setup-weapon = { $card }
setup-equipped = { $hero } empieza con { $cards }.
ask-setup-first-player = ¿Quién es el Primer jugador y actúa primero?
setup-first-player = Empieza { $hero }
setup-first-player-is = { $hero } tiene la ficha de Primer jugador.

# The first weapon, chosen in the lobby.
option-weapons = Primera arma
option-weapons-usual = La de costumbre de la Clase
option-weapons-asked = Preguntar a la mesa al empezar
