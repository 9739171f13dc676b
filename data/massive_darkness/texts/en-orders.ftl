# Standing orders.

order-enchantments = Enchantments when I am attacked
order-enchantments-ask = Ask me
order-enchantments-best = Use what can be paid
order-enchantments-never = Use none
order-rerolls = Rerolls when I am attacked
order-rerolls-ask = Ask me
order-rerolls-best = Reroll below the average
order-rerolls-never = Keep what was rolled
order-price = Skills for XP or Life in others' turns
order-price-ask = Ask me
order-price-never = Never pay
order-trades = Trades with what is mine
order-trades-ask = Ask me
order-trades-agree = Agree
order-trades-never = Refuse
order-finds = Equipment that I gain
order-finds-ask = Ask me
order-finds-keep = Keep it in the Inventory
