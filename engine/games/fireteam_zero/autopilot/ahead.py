"""Looking ahead: the turns worth trying, and how well the team is doing after the next threat phase."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from engine.games.fireteam_zero.autopilot.choose import option_of, step_of
from engine.games.fireteam_zero.autopilot.goals import Pull
from engine.games.fireteam_zero.autopilot.planning import Turn
from engine.games.fireteam_zero.board.figures import active, hero
from engine.games.fireteam_zero.model.content import mission_of
from engine.games.fireteam_zero.model.mission import number_of
from engine.games.fireteam_zero.model.state import Hero, State
from engine.table import Ask

BETWEEN = "|"  # place and deed of an intention
OF_A_DEED = 2  # places to try for the same deed
ROUNDS = 2  # until the consequences of a turn show
WON = 100.0
OBJECTIVES = 60.0  # value of all objectives together
UNFINISHED = 0.9  # share of the value of an objective whose last intel token is still missing
DISCOVERY = 2.0
NEAR = 0.5  # share of the value of the goals that heroes are near to
DOWN, TAILS, CARD = 9.0, 15.0, 0.4  # costs of a hero who is knocked out and of the lost luck; value of a card


def intentions(view: State, ask: Ask, most: int) -> Sequence[str]:
    """Returns where to go and what to do there, by value, without the best plan: the rules follow it anyway."""
    plans = Turn(view, _hero(view, ask)).ranked()
    deeds: Counter[str] = Counter()
    found: list[str] = []
    for plan in plans:
        intention = f"{plan.place}{BETWEEN}{plan.option}"
        if intention not in found and deeds[plan.option] < OF_A_DEED:
            deeds[plan.option] += 1
            found.append(intention)
    return found[1 : most + 1]


def pursue(view: State, ask: Ask, intention: str) -> Sequence[str]:
    """Returns the next step to the place, or the deed there; nothing after it, or where an item can be taken up."""
    place, _, deed = intention.partition(BETWEEN)
    acting = _hero(view, ask)
    if view.turn.acted or any(option.text.key == "item-take-up" for option in ask.options):
        return ()
    if acting.location != place:
        return step_of(ask, Turn(view, acting).step_to(place))
    found = option_of(view, ask, deed)
    return () if found == "end" != deed else [found]


def _hero(view: State, ask: Ask) -> Hero:
    return hero(view, str(ask.text.args["hero"]))


def has_shown(state: State, since: int) -> bool:
    """True once the heroes have acted and suffered twice, and have drawn cards."""
    return state.round >= since + ROUNDS and state.phase == "heroes"


def prospect(state: State) -> float:
    """Returns how well the team is doing: objectives, what is near, cards and luck."""
    if state.outcome:
        return WON if state.outcome == "won" else -WON
    heroes = active(state)
    near = sum(Pull(state, each).to(each.location) for each in heroes) / len(state.heroes)
    cards = sum(len(each.hand) for each in state.heroes)
    lost = DOWN * (len(state.heroes) - len(heroes)) + TAILS * (not state.heads)
    return OBJECTIVES * _done(state) + DISCOVERY * len(state.discoveries) + NEAR * near + CARD * cards - lost


def _done(state: State) -> float:
    """Returns the share of the objectives that is done."""
    objectives = mission_of(state).objectives
    return sum(_share(state, each.id) for each in objectives) / len(objectives)


def _share(state: State, objective: str) -> float:
    if objective in state.completed:
        return 1.0
    need = mission_of(state).objective(objective).need[number_of(state.heroes)]
    return UNFINISHED * min(state.objectives.get(objective, 0), need) / max(1, need)
