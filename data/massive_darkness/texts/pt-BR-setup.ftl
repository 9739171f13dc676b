# A preparação de uma Missão.

ask-setup-weapon = Com que arma { $hero } começa?
setup-weapon = { $card }
setup-equipped = { $hero } começa com { $cards }.
ask-setup-first-player = Quem é o Primeiro Jogador e age primeiro?
setup-first-player = { $hero } começa
setup-first-player-is = { $hero } tem a ficha de Primeiro Jogador.

# The first weapon, chosen in the lobby.
option-weapons = Primeira arma
option-weapons-usual = A de costume da Classe
option-weapons-asked = Perguntar à mesa no começo
