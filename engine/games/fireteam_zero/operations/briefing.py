"""Upgrade sets and focus cards, which every hero chooses before each mission (FZ-SETUP-11, FZ-SETUP-13, FZ-OP-07,
FZ-OP-10)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Literal

from engine.games.fireteam_zero.asking.wording import card_text, focus_text
from engine.games.fireteam_zero.model.content import content, mission_of
from engine.games.fireteam_zero.model.state import Hero, State
from engine.games.fireteam_zero.operations.chapters import failures
from engine.table import Option, Question, Table, Text

Kind = Literal["upgrades", "focus"]
WIND = 2  # failures after which second wind gives a set more


@dataclass(frozen=True, slots=True)
class Briefed:
    """A hero who still has to choose sets or focus cards."""

    hero: Hero
    kind: Kind
    count: int

    @property
    def offered(self) -> list[str]:
        """The sets or focus cards of his role that he does not have."""
        return [card for card in _all(self.hero, self.kind) if card not in _cards(self.hero, self.kind)]


async def briefing(table: Table, state: State) -> None:
    """Asks each hero for as many sets and focus cards of the role as the briefing allows. The others leave the game
    (FZ-SETUP-14)."""
    for kind in allowed(state):
        await _choose(table, state, kind)


def allowed(state: State) -> Mapping[Kind, int]:
    """Returns the number of upgrade sets and focus cards for each hero: with second wind one more set after two
    failures.
    """
    allowance = mission_of(state).allowance
    operation = state.operation
    tired = operation and operation.second_wind and failures(operation, state.mission) >= WIND
    return {"upgrades": allowance.upgrade_sets + bool(tired), "focus": allowance.focus}


def briefed(view: State, seat: int) -> Briefed | None:
    """Returns the next choice of a seat before the mission, for its first hero who lacks something; None if
    complete.
    """
    if view.phase != "setup":
        return None
    left = (each for kind in allowed(view) for each in _left(view, kind) if each.hero.seat == seat)
    return next(left, None)


def _left(state: State, kind: Kind) -> list[Briefed]:
    """Returns the heroes who have not taken all that they may."""
    lacking = {hero.id: allowed(state)[kind] - len(_cards(hero, kind)) for hero in state.heroes}
    return [Briefed(hero, kind, lacking[hero.id]) for hero in state.heroes if lacking[hero.id] > 0]


async def _choose(table: Table, state: State, kind: Kind) -> None:
    """Asks all concurrently, a seat with two heroes for one after the other. Veterans keep what they had before."""
    for hero in state.heroes:
        if kept := _known(state, hero, kind)[: allowed(state)[kind]]:
            _cards(hero, kind).extend(kept)
            table.tell(Text("kept-cards", hero=hero.id, cards=tuple(kept)))
    while left := _left(state, kind):
        asked = {each.hero.seat: each for each in reversed(left)}
        for count in sorted({each.count for each in asked.values()}):
            await _ask(table, state, kind, [each for each in asked.values() if each.count == count])


async def _ask(table: Table, state: State, kind: Kind, those: Sequence[Briefed]) -> None:
    count, seats = those[0].count, {hero.seat for hero in state.heroes}
    options = {each.hero.seat: _options(each) for each in those}
    text = Text(f"ask-fire-{kind}", count=count, hero=those[0].hero.id, alone=int(len(seats) > 1))
    chosen = await table.ask_each(options, Question(f"fire.{kind}", text=text, pick=(count, count)))
    for each in sorted(those, key=lambda each: each.hero.seat):
        hero = each.hero
        _cards(hero, kind).extend([chosen[hero.seat]] if count == 1 else chosen[hero.seat])
        table.tell(Text(f"took-{kind}", hero=hero.id, cards=tuple(_cards(hero, kind))))


def _options(choosing: Briefed) -> list[Option]:
    kind = choosing.kind
    says = card_text if kind == "upgrades" else focus_text
    return [
        Option(card, Text(f"briefing-{kind}", card=card), card, says(card), about=card) for card in choosing.offered
    ]


def _cards(hero: Hero, kind: Kind) -> list[str]:
    return hero.upgrades if kind == "upgrades" else hero.focus


def _all(hero: Hero, kind: Kind) -> Sequence[str]:
    """Returns the sets or focus cards of a hero's role."""
    role = content().heroes[hero.id].role
    return content().upgrades(role) if kind == "upgrades" else content().focus_cards(role)


def _known(state: State, hero: Hero, kind: Kind) -> list[str]:
    """Returns what a hero of this role had in an earlier mission and must take again if veterans are on."""
    operation = state.operation
    if operation is None or not operation.veterans:
        return []
    taken = operation.taken.get(content().heroes[hero.id].role, ())
    return [card for card in _all(hero, kind) if card in taken]
