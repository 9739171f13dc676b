# Several choices in one press.

row-any-of = { $choices }: one or more
joined-choice = { $then } · { $first }
row-any-through = { $choices }, or several at once
row-turn-up = { $choice }: new card
