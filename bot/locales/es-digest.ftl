# El resumen diario en mensajes directos, y su ajuste en /me.

me-digest = Resumen diario
me-digest-about = Un mensaje directo con todas tus mesas, a esta hora donde estás. Sin ciudad vale la hora UTC.
me-digest-off = Sin resumen
me-digest-hour = A las { $hours }:00
me-digest-refused = No pude escribirte, así que el resumen está apagado. Permite mensajes directos y actívalo otra vez.
digest-title = { $count ->
    [0] **Hoy ninguna mesa te espera**
    [1] **1 mesa te espera**
   *[other] **{ $count } mesas te esperan**
}
digest-due = **[{ $name }]({ $link })** te espera desde { $since }, hasta { $due }.
digest-yours = **[{ $name }]({ $link })** te espera desde { $since }.
digest-other = [{ $name }]({ $link }): { $players }
digest-rests = [{ $name }]({ $link }) no espera a nadie ahora.
digest-more = … y { $count ->
    [1] 1 mesa más
   *[other] { $count } mesas más
}: `/turns`
digest-foot = -# Recibes esto una vez al día. `/me` cambia la hora o lo apaga.
