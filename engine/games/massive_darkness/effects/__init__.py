"""What abilities do: each effect is a model of its own that says what it means, when it works, how it reads, and what
it is worth to autopilot.

How it is carried out stands in one table for each kind of moment: `RESOLVE` of `combat.effects`, `USES` of
`heroes.use_effects` (with its targets), `EFFECTS` of `phases.event`, `DRAWN` of `heroes.treasure`.
"""
