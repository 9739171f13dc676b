## O que o Discord mostra enquanto se digita um comando. Chaves como em en-commands.ftl. No máximo 72 caracteres cada.

command-act = Faça uma escolha: digite para buscar ou deixe vazio para abrir o painel
command-hand = Veja suas cartas; só você vê a resposta
command-board = Veja o tabuleiro agora ou um lugar de perto
command-log = Leia o que aconteceu desde a sua última vez
command-undo = Desfaça sua última jogada ou peça à mesa para voltar mais
command-orders = Defina o que respondo por você quando não está
command-turns = Veja todas as campanhas que esperam por você
command-me = Seu idioma, imagens, perguntas e dicas
command-rule = Busque nas regras e cartas deste jogo
command-help = Como jogar aqui, em 1 minuto

command-campaign = Abra uma mesa, ocupe um lugar, comece e leve a campanha adiante
command-campaign-new = Abra uma mesa para uma nova campanha
command-campaign-list = Mostre as campanhas do servidor e quem elas esperam
command-campaign-join = Ocupe um lugar livre nesta campanha
command-campaign-leave = Deixe seu lugar; outra pessoa pode assumir
command-campaign-start = Comece a campanha ou o próximo capítulo
command-campaign-settings = Veja e mude idioma, imagens e o que a mesa joga
command-campaign-export = Receba a campanha em 1 arquivo
command-campaign-import = Abra uma campanha a partir de um arquivo

command-history = Olhe para trás, volte ou jogue a partir de uma cópia
command-history-list = Percorra os momentos desta campanha
command-history-show = Veja o tabuleiro como era em um momento
command-history-undo = Volte a um momento; a mesa vota se afetar outros
command-history-reset = Recomece a vez, a rodada ou o capítulo; a mesa vota
command-history-fork = Copie a campanha de um momento para um novo tópico
command-history-restore = Traga de volta o que foi desfeito ou reiniciado

parameter-act-choice = O que você quer fazer; palavras ou o número no tabuleiro
parameter-act-seat = Só se você joga com mais de 1 lugar aqui
parameter-hand-seat = Só se você joga com mais de 1 lugar aqui
parameter-board-place = Um lugar, figura ou jogador para ver de perto
parameter-board-words = Descrever o tabuleiro em palavras, sem imagem
parameter-log-from = Onde começar
parameter-log-words = Só linhas com estas palavras
parameter-me-language = Idioma das minhas respostas privadas
parameter-rule-words = Uma regra, palavra-chave, carta ou inimigo
parameter-rule-game = Qual jogo; necessário fora de uma campanha
parameter-undo-to = O momento para onde voltar
parameter-help-topic = O que você quer saber
parameter-campaign-new-game = Qual jogo
parameter-campaign-new-name = Nome da campanha
parameter-campaign-new-language = Idioma das mensagens públicas
parameter-campaign-join-seat = Qual lugar
parameter-campaign-import-file = Um arquivo feito com export
parameter-history-list-words = Só momentos com estas palavras
parameter-history-show-moment = Qual momento
parameter-history-undo-to = Qual momento
parameter-history-reset-what = Até onde voltar
parameter-history-fork-moment = Onde a cópia começa; agora, se vazio
parameter-history-fork-name = Nome da cópia
parameter-history-restore-line = Qual linha de jogo

choice-from-turn = a minha última vez
choice-from-round = esta rodada
choice-from-chapter = este capítulo
choice-from-start = o começo
choice-language-discord = como no Discord
choice-language-en = English
choice-language-pt-BR = Português
choice-language-es = Español
choice-what-turn = esta vez
choice-what-round = esta rodada
choice-what-chapter = este capítulo
choice-topic-first-turn = primeira vez
choice-topic-undo = desfazer
choice-topic-hosting = organizar uma campanha
choice-topic-pictures = imagens e leitores de tela

menu-history = Histórico a partir daqui
