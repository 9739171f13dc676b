# Preparar una mesa: lo que se elige antes de sentarse, y los demás ajustes.

setup-title = Prepara { $title }
settings-title = **Ajustes** de { $title }
lobby-next = **{ $chapter }**: { $about }.
setting-chosen = { $title }: { $value }
button-settings-more = Más ajustes
settings-more = **Más ajustes**
settings-which = O verlos uno por uno
settings-page-game = Juego
settings-page-turns = Turnos y tiempo
settings-page-table = Decisiones, puestos e hilo
settings-page-posts = Mensajes, consejos y piloto
settings-page-clocks = Sala y capítulos
settings-page-rulings = Interpretaciones
settings-page-yesno = Interpretaciones: sí o no
settings-flags = Marca lo que vale en esta mesa
lobby-next-chapter = Después: { $chapter }
button-other-seats = Otros puestos

# Forms
button-on-a-form = Formulario
settings-which-form = ¿Qué quieres cambiar?
settings-saved = Guardado: { $what }.
settings-left = Queda como estaba, porque no encaja con el resto: { $what }.
seat-form-title = Elecciones de { $seat }
settings-same = No ha cambiado nada.
settings-form-first = Ajustes
import-field = Archivo de una exportación
import-title = Abrir un archivo
button-import-file = Abrir un archivo

# Invitations
button-invite = Invitar
invite-who = **¿A quién invitas?** Los menciono aquí una vez, con **Unirse**.
invite-pick = Elige personas
invited = { $player } invita a { $people } a **{ $name }** ({ $game }). { $count ->
    [1] Hay 1 puesto libre.
   *[other] Hay { $count } puestos libres.
}
invite-sent = Invitaste a { $people }.
invite-nobody = Ya están en esta mesa, o ya los invité a ella. No se envió nada.
