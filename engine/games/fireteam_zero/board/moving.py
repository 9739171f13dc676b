"""Movement of heroes: steps of their turn, escort, and special movement (FZ-MOVE, FZ-ESCORT)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import combinations

from engine.games.fireteam_zero.asking.players import ask_owner
from engine.games.fireteam_zero.board.figures import active_at, creatures_at, is_guarded, place_id, specialists_at
from engine.games.fireteam_zero.board.numbers import has_rule
from engine.games.fireteam_zero.model.hooks import mission
from engine.games.fireteam_zero.model.layout import board_of
from engine.games.fireteam_zero.model.state import Creature, Hero, State
from engine.table import Option, Table, Text

STAY = Option("stay", Text("move-stay"))
HARD = 2  # cost of difficult ground (FZ-TERRAIN-01)


# ---------------------------------------------------------------- where a hero can go


def is_pinned(state: State, hero: Hero) -> bool:
    """True if the hero may not leave by normal movement: too many creatures, or Entangling (FZ-MOVE-04 to FZ-MOVE-08,
    FZ-MOVE-16).
    """
    creatures = len(creatures_at(state, hero.location))
    if not creatures or has_rule(state, None, "entangle"):
        return bool(creatures)
    if has_rule(state, hero, "never_pinned"):
        return False
    spare = 1 if has_rule(state, hero, "slip_pin") else 0
    return creatures > len(active_at(state, hero.location)) + spare


def steps(state: State, hero: Hero, points: int) -> list[str]:
    """Returns the destinations of one step of normal movement with these movement points (FZ-MOVE-01,
    FZ-TERRAIN-14).
    """
    if points <= 0 or is_pinned(state, hero):
        return []
    found = _open(state, hero)
    return list(found) if points >= HARD else [each for each in found if cost(state, each) <= points]


def cost(state: State, location: str) -> int:
    """Returns the movement points for entering a location (FZ-TERRAIN-01)."""
    return HARD if "difficult" in board_of(state).terrain[location] else 1


def _open(state: State, hero: Hero) -> Sequence[str]:
    """Returns where a hero may step: not onto guarded ground while beside a specialist (FZ-ESCORT-10)."""
    near = board_of(state).walk[hero.location]
    if has_rule(state, None, "guarded_ground") and specialists_at(state, hero.location):
        return [each for each in near if cost(state, each) == 1]
    return near


# ---------------------------------------------------------------- moving and escorting


async def step(table: Table, state: State, hero: Hero, location: str) -> None:
    """Moves a hero with the escorted specialists (FZ-ESCORT-01, FZ-ESCORT-08)."""
    taken = await escorted(table, state, hero)
    origin, hero.location = hero.location, location
    for each in taken:
        state.specialists[each] = location
    table.tell(Text("moved-with" if taken else "moved", hero=hero.id, origin=origin, place=location, who=taken))
    await mission().moved(table, state, hero)


async def escorted(table: Table, state: State, hero: Hero) -> tuple[str, ...]:
    """Returns the escorted specialists: all if no active hero stays behind, otherwise the player chooses (FZ-ESCORT-02
    to FZ-ESCORT-05).
    """
    here = specialists_at(state, hero.location)
    if not here or active_at(state, hero.location) == [hero]:
        return tuple(here)
    groups = [group for size in range(len(here) + 1) for group in combinations(here, size)]
    options = [
        Option(f"escort:{'.'.join(group)}", Text("escort-choice", who=tuple(f"{each}.short" for each in group)), group)
        if group
        else Option("escort:nobody", Text("escort-nobody"), group)
        for group in groups
    ]
    chosen: tuple[str, ...] = await ask_owner(table, state, hero, "fire.escort", options, default=(options[0].id,))
    return chosen


# ---------------------------------------------------------------- special movement


async def special_move(
    table: Table, state: State, figure: Hero | Creature, n: int, how: str, concerned: str | None, by: Hero
) -> None:
    """Moves a figure up to `n` steps, pinned or not (FZ-MOVE-10, FZ-MOVE-17).

    `concerned` is the location from which or to which they lead; the player of `by` chooses them (FZ-EFFECT-05).
    """
    while n > 0:
        found = [each for each in _special_steps(state, figure, how, concerned) if _price(state, figure, each) <= n]
        if not found:
            return
        options = [leading_to(each, "move") for each in found]
        name = figure.id if isinstance(figure, Hero) else figure.kind
        text = Text("ask-fire-special-move", figure=name, steps=n)
        usual = _usual(state, figure, options, how)
        place = await ask_owner(table, state, by, "fire.special_move", [*options, STAY], default=(usual.id,), text=text)
        if place is None:
            return
        n -= _price(state, figure, place)
        if isinstance(figure, Hero):
            await step(table, state, figure, place)
        else:
            table.tell(Text("creature-moved", creature=figure.kind, origin=figure.location, place=place))
            figure.location = place


@cache
def leading_to(place: str, verb: str) -> Option:
    """Returns the option to step to a location; `verb` begins its id."""
    return Option(f"{verb}:{place_id(place)}", Text("move-to", place=place), place, places=(place,))


def _usual(state: State, figure: Hero | Creature, options: Sequence[Option], how: str) -> Option:
    """Returns the default: a hero goes where the effect intends, a creature away from heroes."""
    if isinstance(figure, Creature):
        return next((each for each in options if not is_guarded(state, each.value)), STAY)
    return STAY if how == "free" else options[0]


def _special_steps(state: State, figure: Hero | Creature, how: str, concerned: str | None) -> Sequence[str]:
    lay = board_of(state)
    near = _open(state, figure) if isinstance(figure, Hero) else lay.walk[figure.location]
    if concerned is None or how == "free":
        return near
    if how == "away":
        here = lay.distance(figure.location, concerned)
        return [each for each in near if lay.distance(each, concerned) > here] or near
    return [each for each in near if each in lay.nearer(figure.location, concerned)]


def _price(state: State, figure: Hero | Creature, location: str) -> int:
    """Returns the steps of special movement that a location takes (FZ-Q-37); creatures ignore difficult ground
    (FZ-TERRAIN-03).
    """
    dear = state.rulings.difficult_for_all_moves and isinstance(figure, Hero)
    return cost(state, location) if dear else 1
