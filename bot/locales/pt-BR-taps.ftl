# Várias escolhas de uma vez.

row-any-of = { $choices }: uma ou mais
joined-choice = { $then } · { $first }
