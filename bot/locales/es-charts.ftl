## Charts of a chapter

button-charts = Gráficos
charts-menu = Otro gráfico
charts-none = Los gráficos empiezan con la primera ronda de un capítulo.
charts-gone = Se ha guardado muy poco de este capítulo para hacer gráficos.
charts-so-far = **{ $chart }** · hasta ahora
charts-ended = **{ $chart }**
charts-place = Gráficos
chart-vp = PV por ronda
chart-sources = De dónde salieron los PV
chart-control = Quién tuvo qué
chart-danger = Lo cerca de la derrota
chart-dealt = Daño causado
chart-taken = Daño sufrido en combate
chart-luck = Los dados frente a lo esperado
chart-treasures = Los tesoros y la Bóveda
chart-defeated = Héroes derrotados
chart-lost = Monstruos perdidos
chart-kills = Criaturas matadas
chart-hits = Impactos recibidos
chart-one-blow = a un golpe de la derrota
chart-luck-band = El 95 % de estas tiradas cae en esta banda
chart-source = { $source } { $count }
chart-says-vp = { $seat }: { $count } PV a la vista.
chart-says-end = { $seat }: { $open } PV en el tablero, { $total } en total.
chart-says-named = { $name }: { $first } al principio, { $last } al final.
chart-says-sources = { $seat }: { $sources }.
chart-says-control = { $seat }: { $count ->
    [1] 1 región
   *[other] { $count } regiones
} al final; rondas de control en total: { $rounds }.
chart-says-danger = Como mucho { $peak } de 100, en la ronda { $round }; { $now } al final.
chart-says-bar = { $seat }: { $count }.
chart-says-luck = { $seat }: sacó { $count }, se esperaba { $mean }; lo normal es de { $low } a { $high }.
