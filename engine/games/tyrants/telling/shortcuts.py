"""Runs, the order of a turn's options, and the usual next step.

None of it is a rule: every answer of a run is one of the options that the rules offer.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from engine.games.tyrants.asking.wording import resources
from engine.games.tyrants.board.pieces import active_house
from engine.games.tyrants.model import content
from engine.games.tyrants.model.content import Step, cards
from engine.games.tyrants.model.state import State
from engine.games.tyrants.model.vocabulary import STEPS, most_of
from engine.games.tyrants.turns.actions import DEPLOY_POWER, KILL_POWER, SPY_POWER
from engine.kit.choices import kind_of
from engine.table import Ask, Groups, Option, Run, Tab, Text

TURN = "turn.action"
POWER = {"deploy": DEPLOY_POWER, "assassinate": KILL_POWER, "return_spy": SPY_POWER}
CHOICE = "card.choose_one"
OF_A_CARD = (
    CHOICE,
    "card.target",
    "card.spy",
    "card.spy_back",
    "card.pay",
    "card.opponent",
    "card.focus",
    "card.devour",
    "card.trophy",
)
GROUPS = {
    TURN: Groups(
        ("play", "deploy", "assassinate", "recruit", "return_spy"),
        several=("play", "deploy", "assassinate", "return_spy"),
        tabs=(
            Tab("cards", (("play",),)),
            Tab("power", (("deploy",), ("assassinate", "return_spy")), POWER),
            Tab("influence", (("recruit",),)),
        ),
        joins=OF_A_CARD,
        joined=("play",),
    ),
    CHOICE: Groups(joins=OF_A_CARD),
}
BY_CARD = "card.deploy"
PLAY_ALL = "play_all"


def runs(view: State, ask: Ask, seat: int) -> Sequence[Run]:
    """Returns the runs: all cards of the hand without a choice, and several troops to one place, for Power or by a
    card.
    """
    if ask.key == BY_CARD:
        return [run for option in ask.options for run in _deploys(view, option, _left_to_deploy(view))]
    if ask.key != TURN:
        return ()
    deploys = (run for option in ask.options for run in _deploys(view, option, view.turn.power, costs=True))
    return [*_play_all(view), *deploys]


def next_up(view: State, ask: Ask, seat: int) -> str | None:
    """Returns the usual next step: cards, then new cards, then troops; None if Power has several uses."""
    if ask.key != TURN:
        return None
    kinds = {kind_of(option) for option in ask.options}
    if "play" in kinds:
        return PLAY_ALL if len(_plain_cards(view)) > 1 else "play"
    if kinds & {"assassinate", "return_spy"}:
        return None
    return next((kind for kind in ("recruit", "deploy") if kind in kinds), ask.options[-1].id)


def _plain_cards(view: State) -> list[str]:
    """Returns the cards of the hand that ask nothing."""
    hand = active_house(view).hand
    return [each for each in hand if not any(STEPS[step].asks for step in cards()[each].effect)]


def given_by_hand(view: State) -> Mapping[str, int]:
    """Returns how much Power and Influence the cards give that ask nothing."""
    power, influence = most_of(step for card in _plain_cards(view) for step in cards()[card].effect)
    return {"power": power, "influence": influence}


def _play_all(view: State) -> Iterator[Run]:
    found = _plain_cards(view)
    if len(found) < 2:
        return
    power, influence = most_of(step for card in found for step in cards()[card].effect)
    what = resources(power, influence) or (Text("power", count=0),)
    rest = len(active_house(view).hand) - len(found)
    yield Run(
        PLAY_ALL,
        Text("play-all", count=len(found), rest=rest, what=what, power=power, influence=influence),
        tuple(f"play:{card}" for card in found),
        None,
        "play",
        tuple(f"hand:{card}" for card in dict.fromkeys(found)),
    )


def _left_to_deploy(view: State) -> int:
    """Returns how many troops the current card still deploys, if nothing follows them."""
    turn = view.turn
    followed = turn.played[turn.resolving].card if turn.resolving is not None else None
    return _deployed_at_the_end(cards()[followed].effect) - len(turn.deployed) if followed else 0


def _deployed_at_the_end(steps: Sequence[Step]) -> int:
    """Returns how many troops these steps deploy last."""
    last = steps[-1]
    if isinstance(last, content.Deploy):
        return last.times
    return max(map(_deployed_at_the_end, STEPS[last].parts(last)), default=0)


def _deploys(view: State, option: Option, most: int, *, costs: bool = False) -> Iterator[Run]:
    """Yields runs of two or more troops, up to `most` and as troops and empty spaces allow; 1 Power each if it
    `costs`.
    """
    if not option.id.startswith("deploy:"):
        return
    place = option.places[0] if option.places else None
    if place:
        most = min(most, active_house(view).troops, view.troops[place].count(None))
    for count in range(2, most + 1):
        text = Text("deploy-times", place=place, count=count) if place else Text("deploy-vp-times", count=count)
        picks = (option.id,) * count
        detail = Text("power", count=count) if costs else None
        yield Run(f"{option.id}:x{count}", text, picks, detail, option.group, option.places, option.id)
