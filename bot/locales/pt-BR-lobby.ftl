# Preparar uma mesa: o que se escolhe antes de sentar, e as outras configurações.

setup-title = Prepare { $title }
settings-title = **Configurações** de { $title }
lobby-next = **{ $chapter }**: { $about }.
setting-chosen = { $title }: { $value }
button-settings-more = Mais configurações
settings-more = **Mais configurações**
settings-which = Ou ver uma por uma
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

# Forms
button-on-a-form = Formulário
settings-which-form = O que você quer mudar?
settings-saved = Salvo: { $what }.
settings-left = Fica como estava, porque não combina com o resto: { $what }.
seat-form-title = Escolhas de { $seat }
settings-same = Nada mudou.
settings-form-first = Configurações
import-field = Arquivo de uma exportação
import-title = Abrir um arquivo
button-import-file = Abrir um arquivo

# Invitations
button-invite = Convidar
invite-who = **Quem você convida?** Menciono cada pessoa aqui uma vez, com **Entrar**.
invite-pick = Escolha pessoas
invited = { $player } convida { $people } para **{ $name }** ({ $game }). { $count ->
    [1] Há 1 lugar livre.
   *[other] Há { $count } lugares livres.
}
invite-sent = Você convidou { $people }.
invite-nobody = Já estão nesta mesa, ou já convidei para ela. Nada foi enviado.
