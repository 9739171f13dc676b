"""The Experience Phase: Heroes buy Skills (MD-XPH)."""

from __future__ import annotations

from collections.abc import Iterator

from engine.games.massive_darkness.content import Step, content
from engine.games.massive_darkness.heroes.life import becomes_usable
from engine.games.massive_darkness.state import Hero, State
from engine.games.massive_darkness.telling.wording import ability_text
from engine.kit.wording import joined
from engine.table import Option, Seat, Table, Text

DONE = Option("done", Text("experience-done"))


def offers(hero: Hero) -> Iterator[Step]:
    """The Skills that a Hero can pay for: of each line the first that it has not acquired, whatever the Current Level
    (MD-CLASS-04, MD-CLASS-05, MD-XPH-01)."""
    for line in content().classes[hero.hero_class].lines:
        following = next((step for step in line.steps if step.id not in hero.skills), None)
        if following is not None and following.cost <= hero.xp:
            yield following


async def experience_phase(table: Table, state: State) -> None:
    """Each living Hero may spend XP on any number of Skills, all at the same time; what is not spent is kept
    (MD-XPH-01 to MD-XPH-05, MD-Q-15)."""
    buying = {hero.seat: hero for hero in state.living}
    while True:
        options = {seat: _options(hero) for seat, hero in buying.items() if any(offers(hero))}
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
