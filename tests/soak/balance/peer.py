"""A yardstick for Tyrants: the "standard" bot of a public port, rebuilt from its published weights. Never shipped.

It plays all cards by class, then assassinates and deploys by fixed scores, then recruits the best card. Targets are
compared by playing on to the end of the turn. The original looks at the true decks; this one deals them again.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import cache
from random import Random
from typing import Any

from engine.games import find
from engine.games.tyrants.board.control import WHITE
from engine.games.tyrants.cards.piles import OUTCAST
from engine.games.tyrants.model.content import Gain, cards, sites
from engine.games.tyrants.model.state import State
from engine.games.tyrants.playing.scoring import in_sight, worth
from engine.kit.computer.search import can_be_searched
from engine.table import Ask, Option, Searches, Session, fair
from engine.table.checkpoint import digest
from engine.table.imagined import Imagined

Score = Callable[[Option], float]

GAME = find("tyrants")
TARGETS = ("card.deploy", "card.target", "card.spy", "card.destination", "setup.troop")
LATE, END = 15, 5  # troops left in the smallest supply
FAR_AHEAD, FAR_BEHIND = 10, -10  # VP
HEURISTIC = 0.01  # weight of the fixed score in a comparison


def standard(session: Session, ask: Ask, seat: int) -> Sequence[str]:
    """Returns the pick of the standard bot."""
    view = GAME.view(session.state, seat)
    usual = bare(view, ask, seat)
    if not can_be_searched(session, ask):
        return usual
    if ask.key == "turn.action":
        options, score = _menu(view, ask, seat)
    elif ask.key in TARGETS:
        options, score = ask.options, lambda option: float(option.id in usual)
    else:
        return usual
    if score is None or len(options) == 1:
        return usual
    seed = digest({"view": view, "n": ask.n})
    return [max(options, key=lambda option: _after(session, seat, option.id, seed) + HEURISTIC * score(option)).id]


def bare(view: State, ask: Ask, seat: int) -> Sequence[str]:
    """Returns the pick of the heuristic alone."""
    if ask.key != "turn.action":
        return GAME.choose(view, ask, seat)
    options, score = _menu(view, ask, seat)
    return [max(options, key=score).id if score else options[0].id]


def _after(session: Session, seat: int, pick: str, seed: str) -> float:
    """Returns the lead in VP at the end of the turn."""
    assert isinstance(GAME, Searches)
    random = Random(seed)
    imagined = Imagined(GAME, session.saved, fair(random))
    GAME.redeal_for(imagined.state, seat, lambda pile: random.sample(sorted(pile), len(pile)))
    imagined.answer(seat, [pick])
    while imagined.asks and not imagined.turns:
        asked = imagined.waiting_for[0]
        ask = imagined.ask_of(asked)
        assert ask is not None
        imagined.answer(asked, bare(GAME.view(imagined.state, asked), ask, asked))
    return sum(worth(imagined.state, seat).values())


def _menu(view: State, ask: Ask, seat: int) -> tuple[Sequence[Option], Score | None]:
    """Returns the options of the kind of action that comes next, and their scores if several are compared."""
    kinds: dict[str, list[Option]] = {}
    for option in ask.options:
        kinds.setdefault("end" if option.value is None else option.value.kind, []).append(option)
    if "play" in kinds:
        return [min(kinds["play"], key=lambda option: _class(option.value.target))], None
    scores: dict[str, Score] = {
        "assassinate": lambda option: _assassination(option.value.target),
        "deploy": lambda option: _deployment(view, seat, option.value.target),
    }
    left, lead = min(house.troops for house in view.houses), _lead(view, seat)
    for kind in reversed(scores) if lead >= FAR_AHEAD and left <= LATE else scores:
        if kind in kinds and not (kind == "deploy" and left <= END and lead <= FAR_BEHIND):
            return kinds[kind], scores[kind]
    if "recruit" in kinds:
        return [max(kinds["recruit"], key=lambda option: _price(option.value.target))], None
    return kinds.get("deploy_vp", kinds["end"])[:1], None


def _lead(view: State, seat: int) -> int:
    totals = [sum(in_sight(view, each).values()) for each in range(view.seats)]
    return totals[seat] - max(total for each, total in enumerate(totals) if each != seat)


def _deployment(view: State, seat: int, place: str) -> float:
    if place not in sites():
        return 1.0
    troops, site = view.troops[place], sites()[place]
    own = troops.count(seat)
    rivals = max(troops.count(other) for other in range(view.seats) if other != seat)
    return 5 + 12 * (site.marker is not None) + site.vp - 2 * own + 3 * (own + 1 > rivals) + 2 * (own == 0)


def _assassination(troop: Any) -> float:
    site = sites().get(troop.place)
    return (2 if troop.owner == WHITE else 6) + (6 * (site.marker is not None) + site.vp if site else 0)


@cache
def _price(card: str) -> float:
    found = cards()[card]
    return 2 * found.inner_circle_vp + found.deck_vp + 2 * (found.cost or 0) + 4 * _touches_the_board(card)


@cache
def _class(card: str) -> int:
    """Returns the class of a card: draws, Power, the board, Influence alone."""
    if card == OUTCAST or "Draw" in _steps(card):
        return 0
    if _touches_the_board(card):
        return 2
    gains = [each for each in _within(cards()[card].effect) if isinstance(each, Gain)]
    return 3 if any(each.influence for each in gains) and not any(each.power for each in gains) else 1


def _touches_the_board(card: str) -> bool:
    board = {"PlaceSpy", "Assassinate", "Supplant", "ReturnPiece", "MoveTroop", "Deploy"}
    return bool(board & _steps(card)) or any(step.startswith("Promote") for step in _steps(card))


@cache
def _steps(card: str) -> frozenset[str]:
    return frozenset(type(each).__name__ for each in _within(cards()[card].effect))


def _within(value: Any) -> Iterator[Any]:
    """Yields every step of an effect, however deep."""
    if isinstance(value, tuple | list):
        for each in value:
            yield from _within(each)
    elif hasattr(type(value), "model_fields"):
        yield value
        for name in type(value).model_fields:
            yield from _within(getattr(value, name))
