"""Places, pieces and cards as menu entries. Entries are immutable, so each is made once.

Option ids are a verb and content ids (`deploy:araumycos`, `assassinate:araumycos:white`, `return_spy:skullport:2`,
`recruit:advocate`). An option's `places` are ids of the map, or for a card its pile and id: `market:<id>` (the row and
the supply piles), `hand:<id>`, `played:<id>`, `discard:<id>`, `inner_circle:<id>`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import cache
from typing import Any, Literal, TypeVar

from engine.games.tyrants.asking.wording import card_text
from engine.games.tyrants.board.pieces import colour, owner_id, resolving
from engine.games.tyrants.board.places import areas
from engine.games.tyrants.board.presence import Spy, Troop, Trophy
from engine.games.tyrants.model.content import cards
from engine.games.tyrants.model.state import WHITE, State
from engine.kit.choices import groups
from engine.table import Option, Question, Seat, Table, Text

Thing = TypeVar("Thing", str, Troop)

Pile = Literal["market", "hand", "played", "discard", "inner_circle"]

SKIP = "skip"


async def choose(
    table: Table,
    state: State,
    key: str,
    question: str,
    options: Sequence[Option],
    *,
    always: bool = False,
    **figures: int,
) -> Any:
    """Asks the active player a question about the card being resolved, with these figures; `always` as in
    `Table.ask`.
    """
    text = Text(f"ask-{question}", card=resolving(state).card, **figures)
    return await table.ask(state.active, Question(key, text=text), options, always=always)


@cache
def skip(verb: str) -> Option:
    """Returns the option to decline."""
    return Option(SKIP, Text(f"skip-{verb}"))


@cache
def revealing(option: Option) -> Option:
    """Returns the same option, marked as one that reveals a card."""
    return option if option.id == SKIP else replace(option, final="card")


def deploys(state: State, places: Sequence[str], kind: str = "area") -> list[Option]:
    """Returns the places with an empty troop space; equal spaces of a site are one option."""
    return _to_places(state, "deploy", places, kind)


def starts(state: State, sites: Sequence[str]) -> list[Option]:
    """Returns the starting sites for a first troop."""
    return [replace(each, text=Text("start-place", **each.text.args)) for each in deploys(state, sites)]


def destinations(state: State, places: Sequence[str]) -> list[Option]:
    """Returns the places to which a troop can be moved without deploying it."""
    return _to_places(state, "move_to", places, "area")


def _to_places(state: State, verb: str, places: Sequence[str], kind: str) -> list[Option]:
    return _in_areas(kind, places, lambda place, group: _to_place(verb, place, state.troops[place].count(None), group))


def spy_sites(verb: str, sites: Sequence[str]) -> list[Option]:
    """Returns sites where a spy can be placed, or from which it can return."""
    return _in_areas("area", sites, lambda site, group: _site(verb, site, group))


def troops(verb: str, found: Sequence[Troop], kind: str = "area") -> list[Option]:
    """Returns the troops that a rule may hit; equal ones at a site are one option."""
    return _in_areas(kind, found, lambda troop, group: _troop(verb, troop, group))


def spies(found: Sequence[Spy]) -> list[Option]:
    """Returns spies of other players that can be returned; there are at most 15."""
    return [_spy(spy) for spy in found]


def of_cards(verb: str, pile: Pile, found: Sequence[str], kind: str = "card") -> list[Option]:
    """Returns the different cards of a pile, in one group while they fit."""
    return [_card(verb, pile, card, group) for card, group in zip(found, groups([kind] * len(found)), strict=True)]


@cache
def opponent(seat: int) -> Option:
    """Returns the option for another player."""
    return Option(f"opponent:{seat}", Text("opponent", seat=Seat(seat)), seat)


@cache
def trophy(troop: Trophy) -> Option:
    """Returns the option for a troop in a trophy hall."""
    text = Text("take-trophy", colour=colour(troop.owner), hall=Seat(troop.hall))
    return Option(f"trophy:{troop.hall}:{owner_id(troop.owner)}", text, troop, _owner(troop.owner))


def _in_areas(kind: str, things: Sequence[Thing], option: Callable[[Thing, str], Option]) -> list[Option]:
    """Returns one group for each area of the map, split if it would hold more than 25."""
    names = _group_names(kind)
    found = groups([names[thing if isinstance(thing, str) else thing.place] for thing in things])
    return list(map(option, things, found))


@cache
def _group_names(kind: str) -> dict[str, str]:
    """Returns the group of each place: the kind of its options and its area."""
    return {place: f"{kind}-{area}" for place, area in areas().items()}


@cache
def _to_place(verb: str, place: str, free: int, group: str) -> Option:
    text = Text(f"{verb.replace('_', '-')}-place", place=place)
    return Option(f"{verb}:{place}", text, place, Text("free-spaces", count=free), group, (place,))


@cache
def _site(verb: str, site: str, group: str) -> Option:
    return Option(f"{verb}:{site}", Text(f"{verb.replace('_', '-')}-site", site=site), site, None, group, (site,))


@cache
def _troop(verb: str, troop: Troop, group: str) -> Option:
    text = Text(f"{verb}-troop", colour=colour(troop.owner), place=troop.place)
    option_id = f"{verb}:{troop.place}:{owner_id(troop.owner)}"
    return Option(option_id, text, troop, _owner(troop.owner), group, (troop.place,))


@cache
def _spy(spy: Spy) -> Option:
    text = Text("return-spy", colour=colour(spy.owner), site=spy.site)
    return Option(f"return_spy:{spy.site}:{spy.owner}", text, spy, _owner(spy.owner), "return_spy", (spy.site,))


@cache
def _card(verb: str, pile: Pile, card: str, group: str) -> Option:
    text = Text(f"{verb}-card", card=card)
    return Option(f"{verb}:{card}", text, card, card_detail(card), group, (f"{pile}:{card}",))


@cache
def card_detail(card: str) -> Text:
    """Returns the aspect and effect of a card, the second line of its option."""
    aspect = cards()[card].aspect
    return Text("card-detail", aspect=aspect, effect=card_text(card)) if aspect else card_text(card)


def _owner(owner: int) -> Text | None:
    return None if owner == WHITE else Text("troop-owner", owner=Seat(owner))
