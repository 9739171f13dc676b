# Several choices in one press.

row-any-of = { $choices }: one or more
joined-choice = { $then } · { $first }
row-any-through = { $choices }, or several for me
row-turn-up = { $choice }: new card
