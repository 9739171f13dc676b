# Modo História entre duas Missões: derrota, Mercado, o que cada Herói guarda.

ask-story-after-defeat = A Missão foi perdida. Tentar de novo ou seguir para a próxima?
story-retry = Tentar esta Missão de novo
story-go-on = Seguir em frente, com Mercado
story-retried = A mesa tenta { $mission } de novo.
story-went-on = A mesa deixa { $mission } para trás e segue.

ask-keeping-artifacts = Só um Artefato pode ir junto. De qual você abre mão?
ask-keeping-cards = No máximo 6 cartas podem ir junto. De qual você abre mão?
keeping-discard = Abrir mão de { $card }
keeping-discarded = { $seat } abre mão de { $card }.
ask-keeping-swap = Trocar cartas por Equipamento Inicial?
keeping-done = Não trocar mais nada
keeping-swap = { $card } por { $taken }
keeping-swapped = { $seat } troca { $card } por { $taken }.

ask-market-deal = O Mercado está aberto. O que você quer fazer?
market-opens = O Mercado abre: { $cards }.
market-done = Terminar no Mercado
group-give = Entregar
group-take = Levar
group-sell = Vender
empty-give = Você não tem nada para entregar.
empty-take = Não resta nada que você possa levar.
empty-sell = Ninguém tem uma carta que possa ser vendida.
market-lay-down = Entregar { $card } (Nível { $level })
market-laid-down = { $seat } entrega { $card }: vale cartas até o Nível { $worth }.
market-take = Levar { $card } (Nível { $level })
market-took = { $seat } leva { $card } do Mercado.
market-sell = Vender { $card } (Nível { $level }) por { $xp } XP
market-sold = { $seat } vende { $card } por { $xp } XP.
market-pass = { $card } (Nível { $level }) para { $other }
market-passed = { $seat } dá { $card } a { $other }.
