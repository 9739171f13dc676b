# Several choices in one press.

row-any-of = { $choices }: one or more
joined-choice = { $then } · { $first }
row-any-through = { $choices }; several: autopilot
row-turn-up = { $choice }: new card
