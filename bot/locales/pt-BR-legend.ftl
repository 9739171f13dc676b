# A legenda de uma imagem, e as cartas com todas as palavras.
button-legend = Legenda
menu-closer = Ver de perto: leia uma carta
menu-legend = Ler o que um símbolo significa
legend-title =
    ### Símbolos desta imagem
    Escolha um abaixo para ler mais.
legend-alt = Os símbolos da imagem com os nomes: { $names }.
legend-none = Esta imagem não tem símbolos. As palavras dizem tudo.
