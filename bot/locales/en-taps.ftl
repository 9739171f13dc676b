# Several choices in one press.

row-any-of = { $choices }: one or more
joined-choice = { $then } · { $first }
