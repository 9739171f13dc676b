# Lessons of the first matches, each at its first opportunity.
hint-first-troop = **Primeira tropa:** escolha um início perto de regiões com coroa. Daqui a sua Presença cresce, passo a passo.
hint-cards = **Primeiro as cartas:** jogá-las não custa nada, e o que você não joga é descartado. Jogue todas e depois gaste o que elas deram.
hint-deploy = **Posicionar:** 1 de Força põe uma tropa onde você tem Presença: junto às suas tropas. Mais tropas que cada oponente numa região é controle.
hint-assassinate = **Assassinar:** 3 de Força tiram uma tropa inimiga ou neutra ao seu alcance. Vale 1 PV na sala de troféus, e o espaço fica vago.
hint-recruit = **Recrutar:** a Influência paga uma carta. Ela vai para a pilha de descarte e vem depois de embaralhar. A que sobra se perde.
hint-spy = **Espiões** não precisam de Presença e a dão a você na região deles. Um espião inimigo acaba ali com o controle total.
hint-return-spy = **Espiões no caminho:** 3 de Força devolvem um espião inimigo ao dono. Faça isso onde você ocupa todos os espaços: controle total.
hint-focus = **Foco** funciona se você jogou, ou revela, outra carta desse aspecto. Jogue juntas as cartas de um mesmo aspecto.
hint-promote = **Promover** tira uma carta do seu deck para sempre, e ela pontua mais. Primeiro Nobres e Soldados: o seu deck melhora.
hint-inner-circle = **Círculo interno:** aqui fica a sua carta promovida, que vale mais PV no fim. Ela nunca volta para a sua mão.
hint-crown = **Coroa:** enquanto você controla esta região, o marcador dá 1 de Influência por turno. Todos os espaços e nenhum espião inimigo: PV a cada turno.
hint-last-round = **Última rodada:** todos jogam o mesmo número de turnos. Gaste tudo: contam os PV das regiões que você controla agora.
