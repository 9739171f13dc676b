"""Maximum Life and resurrection (MD-LIFE)."""

from __future__ import annotations

from engine.games.massive_darkness.heroes.abilities import maximum_life
from engine.games.massive_darkness.heroes.damage import heal
from engine.games.massive_darkness.model.content import Step
from engine.games.massive_darkness.model.effects_skills import MaxLife
from engine.games.massive_darkness.model.outcome import lose
from engine.games.massive_darkness.model.state import Hero, State
from engine.table import Seat, Table, Text


async def resurrect(table: Table, state: State) -> None:
    """Resurrects every dead Hero in place with full Life at the start of each Round, for a Lifebringer token each
    (MD-LIFE-08 to MD-LIFE-10).

    Without a token the Heroes lose: raises GameOver (MD-LIFE-11, MD-END-05).
    """
    for hero in state.heroes:
        if hero.dead:
            if not state.lifebringer:
                lose(table, state, "end-no-lifebringer")
            state.lifebringer -= 1
            hero.life = hero.max_life
            table.tell(
                Text("life-resurrected", hero=Seat(hero.seat), zone=hero.zone, life=hero.life, left=state.lifebringer)
            )


def becomes_usable(table: Table, state: State, hero: Hero, step: Step) -> None:
    """Makes a Skill usable. If it raises the maximum Life, it also heals as much (MD-LIFE-02, MD-SKILL-05, MD-Q-43)."""
    effects = [effect for ability in step.abilities for effect in ability.effect]
    raised = sum(effect.value for effect in effects if isinstance(effect, MaxLife))
    if raised:
        hero.max_life = maximum_life(state, hero)
        table.tell(Text("life-maximum", hero=Seat(hero.seat), most=hero.max_life))
        heal(table, state, hero, raised)
