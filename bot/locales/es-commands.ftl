## Lo que Discord muestra mientras se escribe un comando. Claves como en en-commands.ftl. Como mucho 72 caracteres cada una.

command-act = Elige una opción: escribe para buscar o déjalo vacío para abrir tu panel
command-hand = Mira tus cartas; solo tú ves la respuesta
command-board = Mira el tablero ahora o un lugar de cerca
command-log = Lee lo que pasó desde tu último turno
command-undo = Deshaz tu última jugada o pide a la mesa volver más atrás
command-orders = Define qué respondo por ti cuando no estás
command-turns = Mira todas las campañas que te esperan
command-me = Tu idioma, imágenes, preguntas y consejos
command-rule = Busca en las reglas y cartas de este juego
command-help = Cómo jugar aquí, en 1 minuto

command-campaign = Abre una mesa, ocupa un puesto, empieza y lleva la campaña contigo
command-campaign-new = Abre una mesa para una nueva campaña
command-campaign-list = Muestra las campañas del servidor y a quién esperan
command-campaign-join = Ocupa un puesto libre en esta campaña
command-campaign-leave = Deja tu puesto; otra persona puede seguir
command-campaign-start = Empieza la campaña o su siguiente capítulo
command-campaign-settings = Mira y cambia idioma, imágenes y lo que juega la mesa
command-campaign-export = Recibe la campaña en 1 archivo
command-campaign-import = Abre una campaña desde un archivo

command-history = Mira atrás, vuelve o sigue jugando en una copia
command-history-list = Recorre los momentos de esta campaña
command-history-show = Mira el tablero como era en un momento
command-history-undo = Vuelve a un momento; la mesa vota si afecta a otros
command-history-reset = Reinicia el turno, la ronda o el capítulo; la mesa vota
command-history-fork = Copia la campaña desde un momento a un nuevo hilo
command-history-restore = Recupera lo que se deshizo o reinició

parameter-act-choice = Lo que quieres hacer; palabras o el número en el tablero
parameter-act-seat = Solo si juegas con más de 1 puesto aquí
parameter-hand-seat = Solo si juegas con más de 1 puesto aquí
parameter-board-place = Un lugar, figura o puesto para ver de cerca
parameter-board-words = Describir el tablero en palabras, sin imagen
parameter-log-from = Desde dónde empezar
parameter-log-words = Solo líneas con estas palabras
parameter-me-language = Idioma de mis respuestas privadas
parameter-rule-words = Una regla, palabra clave, carta o enemigo
parameter-rule-game = Qué juego; necesario fuera de una campaña
parameter-undo-to = El momento al que volver
parameter-help-topic = Qué quieres saber
parameter-campaign-new-game = Qué juego
parameter-campaign-new-name = Nombre de la campaña
parameter-campaign-new-language = Idioma de los mensajes públicos
parameter-campaign-join-seat = Qué puesto
parameter-campaign-import-file = Un archivo hecho con export
parameter-history-list-words = Solo momentos con estas palabras
parameter-history-show-moment = Qué momento
parameter-history-undo-to = Qué momento
parameter-history-reset-what = Hasta dónde volver
parameter-history-fork-moment = Dónde empieza la copia; ahora si está vacío
parameter-history-fork-name = Nombre de la copia
parameter-history-restore-line = Qué línea de juego

choice-from-turn = mi último turno
choice-from-round = esta ronda
choice-from-chapter = este capítulo
choice-from-start = el comienzo
choice-language-discord = como en Discord
choice-language-en = English
choice-language-pt-BR = Português
choice-language-es = Español
choice-what-turn = este turno
choice-what-round = esta ronda
choice-what-chapter = este capítulo
choice-topic-first-turn = primer turno
choice-topic-undo = deshacer
choice-topic-hosting = organizar una campaña
choice-topic-pictures = imágenes y lectores de pantalla

menu-history = Historial desde aquí
