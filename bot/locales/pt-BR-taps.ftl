# Várias escolhas de uma vez.

row-any-of = { $choices }: uma ou mais
joined-choice = { $then } · { $first }
row-any-through = { $choices }, ou várias de uma vez
row-turn-up = { $choice }: carta nova
