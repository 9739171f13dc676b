## Ajustes de un servidor

command-server = Configura este servidor: dónde se abren mesas, ritmo, crónica
server-title = **Ajustes de este servidor**
server-about = Valen para todas las mesas de aquí. Las abiertas conservan su ritmo, piloto automático y deshacer.
server-kept = Guardado.
button-server-tables = Mesas
button-server-play = Ritmo y deshacer
button-server-posts = Mensajes
button-server-data = Datos del servidor
button-server-erase = Borrar ajustes
button-server-keep = Conservar ajustes
server-data = Todo lo que guardo de este servidor aparte de sus partidas. `/campaign export` da una partida.
server-erase = ¿Borrar todos los ajustes de este servidor, lo que hicieron los moderadores y los recuentos de mesas borradas? Las mesas siguen como están.
server-erased = Borrados. Vuelven a valer los ajustes habituales.
error-manage-server = Esto requiere el permiso **Gestionar servidor**. Pídeselo a alguien que lo tenga.
error-openers = En este servidor abren mesas { $roles } y la moderación. Pídeselo a alguien de ese grupo.
error-too-many-reminders = { $most ->
    [0] Este servidor no permite recordatorios.
    [1] Este servidor permite a cada mesa 1 recordatorio en 24 horas.
   *[other] Este servidor permite a cada mesa { $most } recordatorios en 24 horas.
}

server-place = Dónde se abren las mesas
server-place-about = El canal de todas las mesas nuevas, se use donde se use el comando.
server-place-none = Donde se usa el comando
server-openers = Quién puede abrir mesas
server-openers-about = Quienes tienen uno de estos roles, y la moderación.
server-openers-none = Cualquiera que pueda crear hilos
server-pace = Ritmo de las mesas nuevas
server-pace-about = Quien organiza puede cambiarlo.
server-autopilot = Piloto automático para turnos atrasados en mesas nuevas
server-autopilot-about = Quien organiza puede cambiarlo.
server-undo = Deshacer más allá del turno propio en mesas nuevas
server-undo-about = Quien organiza puede cambiarlo antes del inicio.
server-undo-majority = Amistoso: los afectados y una mayoría
server-undo-all = Competitivo: todos deben estar de acuerdo
server-locale = Idioma de los mensajes en mesas nuevas
server-locale-about = Los paneles están en el idioma de quien los lee.
server-locale-reader = El de quien abre la mesa
server-chronicle = Crónica
server-chronicle-about = Aquí se publican los capítulos que terminan, con su última imagen y un enlace.
server-chronicle-none = Sin crónica
server-roles = Roles para puestos libres
server-roles-about = Se mencionan cuando una mesa busca jugadores.
server-roles-none = No se menciona ningún rol
server-reminders = Recordatorios
server-reminders-about = Cuántos puede publicar una mesa en 24 horas. Los mensajes de turno mencionan en todo caso.
server-reminders-any = Sin límite
server-reminders-3 = 3 como máximo
server-reminders-1 = 1 como máximo
server-reminders-0 = Ninguno
server-animation = Imágenes animadas
server-animation-about = El formato en que se mueven los resúmenes.
server-animation-webp = WebP: pequeño y nítido
server-animation-gif = GIF: también para aplicaciones antiguas

chronicle-title = **{ $name }** ({ $game })
chronicle-players = Jugadores: { $players }
button-to-thread = Abrir el hilo
permission-attach_files = Adjuntar archivos

## Foros

tag-open = puesto libre
tag-waiting = en espera
tag-over = terminada
error-may-not-post = Abrir una mesa en { $channel } requiere el permiso **Crear publicaciones**. La moderación puede darlo o abrir la mesa por ti.
error-forum-tag = { $channel } exige una etiqueta en cada publicación. La moderación puede añadir una con el nombre del juego o darme **Gestionar canales** allí.
error-forum-public = Un foro no tiene publicaciones privadas. Haz público el hilo antes, o elige un canal de texto.
rescue-channel = Mover a otro canal o foro

## Dónde se puede usar el bot, y enlaces

error-not-installed = No estoy en este servidor, así que aquí no se puede abrir una mesa. La moderación puede añadirme.
button-invite-bot = Añadirme a un servidor
button-go-to = Ir a { $name }
button-forked = Abrir la bifurcación
button-copied = Abrir el original
me-friend-pick = Quién juega por ti

## Todas las mesas de un servidor

button-server-all-tables = Todas las mesas
button-server-settings = Ajustes
button-tables-earlier = Página anterior
button-tables-later = Página siguiente
button-tables-away = Guardarlas
button-tables-keep = Dejarlas
server-tables-title = **Mesas de este servidor: { $count }.** Primero las que llevan más tiempo sin pulsaciones.
server-table = **{ $name }** ({ $game }): { $state }. Organiza { $organiser }, última pulsación { $pressed }, { $choices ->
    [1] 1 elección
   *[other] { $choices } elecciones
}. { $thread }
server-state-lobby = en la sala de espera
server-state-playing = en juego
server-state-between = entre capítulos
server-state-over = terminada
server-state-paused = en pausa
server-state-away = guardada
server-tables-away = Guardar mesas de esta página
server-tables-leaver = Traspasar todas las mesas de alguien
server-tables-sure = ¿Guardar estas mesas: { $names }? Se pueden recuperar durante 30 días.
server-tables-done = Guardadas: { $done }.{ $left ->
    [0] {""}
   *[other] { " " }Siguen como estaban: { $left }.
}
server-tables-heir = ¿Quién organiza desde ahora las mesas de { $player }?
server-heir = Quién organiza ahora
server-tables-handed = Traspasadas: { $done }.{ $left ->
    [0] {""}
   *[other] { " " }Siguen como estaban: { $left }.
}
