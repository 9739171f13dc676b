## Ajustes de um servidor

command-server = Configura este servidor: onde as mesas abrem, ritmo, crônica
server-title = **Ajustes deste servidor**
server-about = Valem para todas as mesas daqui. As já abertas mantêm seu ritmo, piloto automático e desfazer.
server-kept = Salvo.
button-server-tables = Mesas
button-server-play = Ritmo e desfazer
button-server-posts = Mensagens
button-server-data = Dados do servidor
button-server-erase = Apagar ajustes
button-server-keep = Manter ajustes
server-data = Tudo o que guardo sobre este servidor além das partidas. `/campaign export` dá uma partida.
server-erase = Apagar todos os ajustes deste servidor, o que os moderadores fizeram e as contagens de mesas apagadas? As mesas continuam como estão.
server-erased = Apagados. Os ajustes usuais voltam a valer.
error-manage-server = Isto exige a permissão **Gerenciar servidor**. Peça a alguém que a tenha.
error-openers = Neste servidor, { $roles } e a moderação abrem mesas. Peça a alguém desse grupo.
error-too-many-reminders = { $most ->
    [0] Este servidor não permite lembretes.
    [1] Este servidor permite a cada mesa 1 lembrete em 24 horas.
   *[other] Este servidor permite a cada mesa { $most } lembretes em 24 horas.
}

server-place = Onde as mesas abrem
server-place-about = O canal de todas as mesas novas, onde quer que o comando seja usado.
server-place-none = Onde o comando é usado
server-openers = Quem pode abrir mesas
server-openers-about = Quem tem um destes cargos, e a moderação.
server-openers-none = Todos que podem criar tópicos
server-pace = Ritmo das mesas novas
server-pace-about = Quem organiza pode mudá-lo.
server-autopilot = Piloto automático para turnos atrasados em mesas novas
server-autopilot-about = Quem organiza pode mudá-lo.
server-undo = Desfazer além do próprio turno em mesas novas
server-undo-about = Quem organiza pode mudá-lo antes do início.
server-undo-majority = Amistoso: os afetados e uma maioria
server-undo-all = Competitivo: todos precisam concordar
server-locale = Idioma das mensagens em mesas novas
server-locale-about = Os painéis estão no idioma de quem lê.
server-locale-reader = O de quem abre a mesa
server-chronicle = Crônica
server-chronicle-about = Os capítulos que terminam são publicados aqui, com a última imagem e um link.
server-chronicle-none = Sem crônica
server-roles = Cargos para lugares livres
server-roles-about = São mencionados quando uma mesa procura jogadores.
server-roles-none = Nenhum cargo é mencionado
server-reminders = Lembretes
server-reminders-about = Quantos uma mesa pode publicar em 24 horas. As mensagens de turno mencionam de qualquer forma.
server-reminders-any = Sem limite
server-reminders-3 = No máximo 3
server-reminders-1 = No máximo 1
server-reminders-0 = Nenhum
server-animation = Imagens animadas
server-animation-about = O formato em que os resumos se movem.
server-animation-webp = WebP: pequeno e nítido
server-animation-gif = GIF: também para aplicativos antigos

chronicle-title = **{ $name }** ({ $game })
chronicle-players = Jogadores: { $players }
button-to-thread = Abrir o tópico
permission-attach_files = Anexar arquivos

## Fóruns

tag-open = lugar livre
tag-waiting = esperando
tag-over = terminada
error-may-not-post = Abrir uma mesa em { $channel } exige a permissão **Criar publicações**. A moderação pode dar essa permissão ou abrir a mesa para você.
error-forum-tag = { $channel } exige uma tag em cada publicação. A moderação pode criar uma com o nome do jogo ou me dar **Gerenciar canais** ali.
error-forum-public = Um fórum não tem publicações privadas. Torne o tópico público antes, ou escolha um canal de texto.
rescue-channel = Mover para outro canal ou fórum

## Onde o bot pode ser usado, e links

error-not-installed = Não estou neste servidor, então nenhuma mesa pode abrir aqui. A moderação pode me adicionar.
button-invite-bot = Adicionar a um servidor
button-go-to = Ir para { $name }
button-forked = Abrir a ramificação
button-copied = Abrir a original
me-friend-pick = Quem joga por você

## Todas as mesas de um servidor

button-server-all-tables = Todas as mesas
button-server-settings = Ajustes
button-tables-earlier = Página anterior
button-tables-later = Próxima página
button-tables-away = Guardar essas mesas
button-tables-keep = Deixar como estão
server-tables-title = **Mesas deste servidor: { $count }.** Primeiro as que estão há mais tempo sem toques.
server-table = **{ $name }** ({ $game }): { $state }. Organiza { $organiser }, último toque { $pressed }, { $choices ->
    [1] 1 escolha
   *[other] { $choices } escolhas
}. { $thread }
server-state-lobby = na sala de espera
server-state-playing = em jogo
server-state-between = entre capítulos
server-state-over = terminada
server-state-paused = em pausa
server-state-away = guardada
server-tables-away = Guardar mesas desta página
server-tables-leaver = Passar adiante todas as mesas de alguém
server-tables-sure = Guardar estas mesas: { $names }? Elas podem ser recuperadas por 30 dias.
server-tables-done = Guardadas: { $done }.{ $left ->
    [0] {""}
   *[other] { " " }Continuam como estavam: { $left }.
}
server-tables-heir = Quem organiza as mesas de { $player } daqui em diante?
server-heir = Quem organiza agora
server-tables-handed = Passadas adiante: { $done }.{ $left ->
    [0] {""}
   *[other] { " " }Continuam como estavam: { $left }.
}
