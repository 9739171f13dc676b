# Ordens permanentes.

order-enchantments = Encantamentos quando me atacam
order-enchantments-ask = Perguntar
order-enchantments-best = Usar o que se pode pagar
order-enchantments-never = Não usar nenhum
order-rerolls = Novas rolagens quando me atacam
order-rerolls-ask = Perguntar
order-rerolls-best = Rolar de novo abaixo da média
order-rerolls-never = Manter o resultado
order-price = Habilidades por XP ou Vida na vez de outros
order-price-ask = Perguntar
order-price-never = Nunca pagar
order-trades = Trocas com o que é meu
order-trades-ask = Perguntar
order-trades-agree = Aceitar
order-trades-never = Recusar
order-finds = Equipamento que eu ganho
order-finds-ask = Perguntar
order-finds-keep = Guardar no Inventário
