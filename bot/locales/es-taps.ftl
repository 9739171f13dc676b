# Varias elecciones de una vez.

row-any-of = { $choices }: una o más
joined-choice = { $then } · { $first }
row-any-through = { $choices }, o varias a la vez
row-turn-up = { $choice }: carta nueva
