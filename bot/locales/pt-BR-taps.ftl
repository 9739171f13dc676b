# Várias escolhas de uma vez.

row-any-of = { $choices }: uma ou mais
joined-choice = { $then } · { $first }
row-any-through = { $choices }, ou várias por mim
row-turn-up = { $choice }: carta nova
