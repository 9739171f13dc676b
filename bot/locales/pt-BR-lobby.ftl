# Preparar uma mesa: o que se escolhe antes de sentar, e as outras configurações.

setup-title = Prepare { $title }
settings-title = **Configurações** de { $title }
lobby-next = **{ $chapter }**: { $about }.
setting-chosen = { $title }: { $value }
button-settings-more = Mais configurações
settings-more = **Mais configurações**
settings-which = O que você quer ver ou mudar?
settings-page-game = Jogo
settings-page-turns = Vezes e tempo
settings-page-table = Decisões, lugares e tópico
settings-page-posts = Mensagens, dicas e piloto
settings-page-clocks = Sala e capítulos
settings-page-rulings = Interpretações
settings-page-yesno = Interpretações: sim ou não
settings-flags = Marque o que vale nesta mesa
lobby-next-chapter = Depois: { $chapter }
button-other-seats = Outros lugares
