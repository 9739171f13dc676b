"""How often a threat phase waits for people: the table "Reactions without waiting" of the closing notes.

`python -m tests.games.fireteam_zero.visits [GAMES]` plays GAMES games with each setting and plan. Autopilots choose;
every seat counts as a person, and the questions that follow one another for the same person are one visit.
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from itertools import groupby
from random import Random
from statistics import median, quantiles

from engine.campaigns.model.situation import UNTIL_CHANGED, StandingOrder
from engine.campaigns.runtime.orders_in_advance import answer_in_advance
from engine.games.fireteam_zero.game import GAME
from engine.games.fireteam_zero.model.pieces import MISSIONS
from engine.table import Session, fair

PLANS: Mapping[str, Mapping[str, str]] = {
    "nothing planned": {},
    "keep all": {"react": "never"},
    "save from a knock-out": {"react": "knock-out"},
    "at the first chance": {"react": "first"},
}
SETTINGS = ("plan", "ask", "orders")
SEATS = 4


def standing(plan: Mapping[str, str]) -> list[StandingOrder]:
    """Returns the plan as orders of every seat."""
    return [StandingOrder(seat, key, choice, UNTIL_CHANGED) for seat in range(SEATS) for key, choice in plan.items()]


def answer_one(session: Session, orders: Sequence[StandingOrder]) -> tuple[int, str] | None:
    """Gives one answer, in advance if possible. Returns who was waited for, and the question."""
    seat = session.waiting_for[0]
    ask = session.ask_of(seat)
    assert ask is not None
    pick = answer_in_advance(session, orders, ask, seat)
    waited = None if pick is not None else (seat, ask.key)
    if pick is None:
        pick = GAME.choose(GAME.view(session.state, seat), ask, seat)
    session.answer(seat, pick)
    return waited


def threat_phases(session: Session, orders: Sequence[StandingOrder]) -> Iterator[list[tuple[int, str]]]:
    """Plays on to the end: for each threat phase who was waited for, and with what, in order."""
    found: list[tuple[int, str]] = []
    round_, in_phase = 0, False
    while session.asks:
        state = session.state
        if in_phase and (state.phase != "threat" or state.round != round_):
            yield found
            found = []
        round_, in_phase = state.round, state.phase == "threat"
        waited = answer_one(session, orders)
        if waited and in_phase:
            found.append(waited)
    if in_phase:
        yield found


def visits(waited: Sequence[tuple[int, str]]) -> list[int]:
    """How often each seat was visited: runs of questions to the same seat are one visit."""
    counts = Counter(seat for seat, _ in groupby(waited, key=lambda each: each[0]))
    return [counts[seat] for seat in range(SEATS)]


def measured(setting: str, plan: str, games: int) -> tuple[float, float, float, int]:
    """Median, 95th percentile and largest number of visits of a player in a threat phase, and how many phases."""
    found: list[int] = []
    phases = 0
    for number in range(games):
        mission = MISSIONS[number % len(MISSIONS)]
        options = {"mission": mission, "reactions": setting}
        session = Session.start(GAME, SEATS, fair(Random(f"visits {number}")), options=options, chapter=mission)
        for waited in threat_phases(session, standing(PLANS[plan])):
            found += visits(waited)
            phases += 1
    return median(found), quantiles(found, n=20)[-1], max(found), phases


if __name__ == "__main__":
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 200
    print(f"| setting | plan | median | 95 % | most | threat phases of {games} games |\n|---|---|---|---|---|---|")
    for setting in SETTINGS:
        for plan in PLANS:
            middle, high, most, phases = measured(setting, plan, games)
            print(f"| {setting} | {plan} | {middle:g} | {high:g} | {most} | {phases} |", flush=True)
