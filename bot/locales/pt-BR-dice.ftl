# Dados que qualquer pessoa pode conferir.

more-dice = Dados justos
dice-title = **Dados que qualquer pessoa pode conferir**
dice-none = Este capítulo começou antes de os dados poderem ser conferidos. A partir do próximo capítulo eles poderão.
dice-how = Todas as rolagens, embaralhamentos e sorteios deste capítulo foram fixados antes de ele começar. Este é o selo deles, como foi publicado na época:
    `{ $hash }`
dice-added = Palavras acrescentadas por: { $seats }
dice-check = Quando o capítulo acabar, `/campaign export` entrega um arquivo com cada resultado e sua chave, e `emberkeep verify` confere tudo com o selo. Isso mostra que nenhum resultado foi mudado, não que ninguém olhou antes.
dice-thanks = Obrigado. A partir da próxima rolagem ou embaralhamento, suas palavras contam.
dice-field = O que você quiser
dice-field-about = Os resultados seguintes dependem disso, então ninguém pode tê-los escolhido. Só um hash é guardado.
button-dice-words = Acrescentar minhas palavras
post-dice = Dados selados: `{ $hash }`
