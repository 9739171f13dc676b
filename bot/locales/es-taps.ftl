# Varias elecciones de una vez.

row-any-of = { $choices }: una o más
joined-choice = { $then } · { $first }
row-any-through = { $choices }, o varias por mí
row-turn-up = { $choice }: carta nueva
