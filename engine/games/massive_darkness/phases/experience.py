"""The Experience Phase: Heroes buy Skills (MD-XPH)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from engine.games.massive_darkness.asking.wording import ability_text
from engine.games.massive_darkness.heroes.abilities import CACHE_SIZE
from engine.games.massive_darkness.heroes.life import becomes_usable
from engine.games.massive_darkness.model.content import Step, content
from engine.games.massive_darkness.model.state import Hero, State
from engine.kit.wording import joined
from engine.table import Option, Seat, Table, Text

DONE = Option("done", Text("experience-done"))


def offers(hero: Hero) -> list[Step]:
    """Returns the Skills that a Hero can pay for: of each line the first that it has not acquired, at any Current Level
    (MD-CLASS-04, MD-CLASS-05, MD-XPH-01)."""
    return [step for step in _following(hero.hero_class, tuple(hero.skills)) if step.cost <= hero.xp]


@lru_cache(maxsize=CACHE_SIZE)
def _following(hero_class: str, skills: tuple[str, ...]) -> Sequence[Step]:
    """Returns the first step of each line of a Class that is not among these Skills."""
    left = [[step for step in line.steps if step.id not in skills] for line in content().classes[hero_class].lines]
    return [steps[0] for steps in left if steps]


async def experience_phase(table: Table, state: State) -> None:
    """Asks all living Heroes concurrently to spend XP on any number of Skills. XP that is not spent is kept (MD-XPH-01
    to MD-XPH-05, MD-Q-15)."""
    buying = {hero.seat: hero for hero in state.living}
    while True:
        options = {seat: _options(hero) for seat, hero in buying.items() if offers(hero)}
        if not options:
            return
        seat, step = await table.ask_any(options, "experience.buy")
        if step is None:
            del buying[seat]
        else:
            acquire(table, state, buying[seat], step)


def _options(hero: Hero) -> list[Option]:
    return [*map(_option, offers(hero)), DONE]


def _option(step: Step) -> Option:
    text = Text("experience-buy", skill=step.id, level=step.level, xp=step.cost)
    return Option(f"buy:{step.id}", text, step, joined("ability-then", map(ability_text, step.abilities)))


def acquire(table: Table, state: State, hero: Hero, step: Step) -> None:
    """Buys a Skill, which can be used at once if the game has reached its Level (MD-XPH-02, MD-XPH-04, MD-CLASS-05)."""
    hero.xp -= step.cost
    hero.skills.append(step.id)
    table.tell(Text("experience-bought", hero=Seat(hero.seat), skill=step.id, xp=step.cost))
    if step.level <= state.level:
        becomes_usable(table, state, hero, step)
