# O que ajuda quem joga Tyrants: ordens permanentes, por que algo não pode ser escolhido, o que uma carta diz.

order-promotion = Promoções no final do meu turno
order-promotion-ask = Perguntar
order-promotion-highest = Maior ganho de PV no círculo interno
order-focus = Revelar uma carta para Foco
order-focus-ask = Perguntar
order-focus-show = Revelar sempre que eu puder

why-no-presence = { $what } exige Presença ali. Lugar mais próximo com Presença: { $nearest }.
why-no-space = { $what } exige um espaço vazio, e não há nenhum em { $place }.
why-too-dear = { $what } custa { $price }; você tem { $have }.
short-why-too-dear = pelo menos { $price }
why-cards-first = { $what } custa { $price }; você tem { $have }. Jogue antes suas cartas: elas dão { $gain }.
short-why-cards-first = pelo menos { $price }
why-nowhere = nenhum

card-entry = { $detail }. { $deck } PV no deck, { $inner } PV no círculo interno

pile-hand = Mão
pile-discard = Pilha de descarte
pile-inner-circle = Círculo interno
