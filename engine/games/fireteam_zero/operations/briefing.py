"""Upgrade sets and focus cards, which every hero chooses before each mission (FZ-SETUP-11, FZ-SETUP-13, FZ-OP-07,
FZ-OP-10)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from engine.games.fireteam_zero.content import content, mission_of
from engine.games.fireteam_zero.operations.chapters import failures
from engine.games.fireteam_zero.state import Hero, State
from engine.games.fireteam_zero.telling.wording import card_text, focus_text
from engine.table import Option, Table, Text

Kind = Literal["upgrades", "focus"]
WIND = 2  # failures after which second wind gives a set more


async def briefing(table: Table, state: State) -> None:
    """Each hero takes as many sets and focus cards of his role as the briefing allows; the others are out of the game
    (FZ-SETUP-14)."""
    sets, focus = allowed(state)
    await _choose(table, state, "upgrades", sets)
    await _choose(table, state, "focus", focus)


def allowed(state: State) -> tuple[int, int]:
    """How many upgrade sets and focus cards each hero takes: with second wind a set more after two failures."""
    allowance = mission_of(state).allowance
    operation = state.operation
    tired = operation and operation.second_wind and failures(operation, state.mission) >= WIND
    return allowance.upgrade_sets + bool(tired), allowance.focus


async def _choose(table: Table, state: State, kind: Kind, count: int) -> None:
    """All choose at once; a seat with two heroes for one after the other. Veterans have what they had before."""
    for hero in state.heroes:
        _cards(hero, kind).extend(_known(state, hero, kind)[:count])
    left = [hero for hero in state.heroes if len(_cards(hero, kind)) < count]
    while left:
        asked = {hero.seat: hero for hero in reversed(left)}
        for number in sorted({count - len(_cards(hero, kind)) for hero in asked.values()}):
            these = {seat: hero for seat, hero in asked.items() if count - len(_cards(hero, kind)) == number}
            await _ask(table, state, kind, these, number)
        left = [hero for hero in left if hero not in asked.values()]


async def _ask(table: Table, state: State, kind: Kind, heroes: dict[int, Hero], count: int) -> None:
    options = {seat: _options(hero, kind) for seat, hero in heroes.items()}
    chosen = await table.ask_each(
        options, f"fire.{kind}", pick=(count, count), text=Text(f"ask-fire-{kind}", count=count)
    )
    for seat, hero in sorted(heroes.items()):
        cards = [chosen[seat]] if count == 1 else chosen[seat]
        _cards(hero, kind).extend(cards)
        table.tell(Text(f"took-{kind}", hero=hero.id, cards=tuple(_cards(hero, kind))))


def _options(hero: Hero, kind: Kind) -> list[Option]:
    says = card_text if kind == "upgrades" else focus_text
    return [
        Option(card, Text(f"briefing-{kind}", card=card), card, says(card), about=card)
        for card in _all(hero, kind)
        if card not in _cards(hero, kind)
    ]


def _cards(hero: Hero, kind: Kind) -> list[str]:
    return hero.upgrades if kind == "upgrades" else hero.focus


def _all(hero: Hero, kind: Kind) -> Sequence[str]:
    """The sets or focus cards of a hero's role."""
    role = content().heroes[hero.id].role
    return content().upgrades(role) if kind == "upgrades" else content().focus_cards(role)


def _known(state: State, hero: Hero, kind: Kind) -> list[str]:
    """What a hero of this role had in an earlier mission and must take again, where the table plays veterans."""
    operation = state.operation
    if operation is None or not operation.veterans:
        return []
    taken = operation.taken.get(content().heroes[hero.id].role, ())
    return [card for card in _all(hero, kind) if card in taken]
