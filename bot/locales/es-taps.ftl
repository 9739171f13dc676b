# Varias elecciones de una vez.

row-any-of = { $choices }: una o más
joined-choice = { $then } · { $first }
