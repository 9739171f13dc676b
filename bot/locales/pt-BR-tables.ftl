# Mesas com lugares livres: /tables, e a lista em um canal.

command-tables = Encontre uma mesa com um lugar livre neste servidor
parameter-tables-game = Só mesas deste jogo
parameter-tables-pace = Só mesas com este ritmo
parameter-tables-language = Só mesas neste idioma
parameter-tables-newcomers = Só mesas com dicas para quem é novo no jogo
choice-pace-fast = 12 h por turno
choice-pace-daily = 24 h por turno
choice-pace-relaxed = 72 h por turno
choice-pace-bank = Um banco de tempo
choice-pace-none = Sem prazo
tables-title = **Lugares livres em { $count ->
    [1] 1 mesa
   *[other] { $count } mesas
}**
tables-none = Nenhuma mesa daqui tem um lugar livre. `/campaign new` abre uma.
tables-more = … e mais { $count ->
    [1] 1 mesa
   *[other] { $count } mesas
}
tables-lobby = **{ $name }** · { $game } · começa em breve · { $thread }
    -# { $pace } · { $language } · livres: { $seats }
tables-running = **{ $name }** · { $game } · rodada { $round } · { $thread }
    -# { $pace } · { $language } · livres: { $seats }
tables-menu = Ocupar um lugar
tables-seat = { $name }: { $seat }
tables-of-autopilot = O piloto automático joga agora
tables-foot = -# Você vê a mão de um lugar quando ele é seu.
tables-joined = Você tem um lugar em **{ $name }**: { $seat }. Vá a { $thread }, escolha e pressione **Confirmar**.
tables-yours = Agora você joga com { $seat } em **{ $name }**. Vá a { $thread } e pressione **Jogar** ou **Mão**.
tables-asked = Pedi { $seat } a quem organiza **{ $name }**. A resposta chega em { $thread }.
server-tables = Lista de mesas
server-tables-about = As mesas com lugares livres são listadas aqui, em uma mensagem sempre atual.
server-tables-none = Sem lista
