"""Tables that are drawn in the tests: set out by hand, crowded where things might touch."""

from __future__ import annotations

from random import Random
from typing import Any

from engine.games.tyrants.game import GAME
from engine.games.tyrants.model import content
from engine.games.tyrants.model.state import WHITE, House, Marker, Played, State
from engine.table import HIDDEN, Result, Text
from renders.scene import Job

SECTIONS: dict[str, tuple[str, ...]] = {
    "two": ("center",),
    "three west": ("left", "center"),
    "three east": ("center", "right"),
    "four": ("left", "center", "right"),
}
SEATS = {"two": 2, "three west": 3, "three east": 3, "four": 4}
PLAYERS = ("Nerissa", "Tomas", "Ilvara", "Quenthel")


def table(board: str = "four", *, crowded: bool = False, seed: int = 1) -> State:
    """Returns a match in progress: half the spaces taken, or all of them and a spy of everyone on every site."""
    generator, seats = Random(seed), SEATS[board]
    owners: list[int | None] = [WHITE, *range(seats), *([] if crowded else [None] * seats)]
    state = State(seats, 1, ["elementals", "demons"], list(SECTIONS[board]), phase="turns", round=6)  # type: ignore[arg-type]
    for site in content.board().sites:
        if site.section in state.sections:
            state.troops[site.id] = [generator.choice(owners) for _ in range(site.spaces)]
            state.spies[site.id] = list(range(seats)) if crowded else []
            if site.marker is not None:
                state.markers[site.id] = Marker()
    for route in content.board().routes:
        if route.section in state.sections:
            state.troops |= {route.place(i): [generator.choice(owners)] for i in range(len(route.spaces))}
    state.houses = [house(seat) for seat in range(seats)]
    pool = [card.id for card in content.cards().values() if card.deck in state.decks]
    state.market, state.market_deck = list(generator.sample(pool, 6)), [HIDDEN] * 52
    state.supply = {"priestess_of_lolth": 13, "house_guard": 15, "insane_outcast": 27}
    state.turn.power, state.turn.influence = 2, 3
    state.turn.played = [Played(0, "soldier"), Played(1, "drow_negotiator")]
    return state


def house(seat: int) -> House:
    """Returns a seat's possessions; each seat holds different cards."""
    cards = sorted(content.cards())[seat * 5 : seat * 5 + 5]
    trophies = {"white": 3, str((seat + 1) % 2): 2}
    return House(14 + seat, 3, ["noble"] * 6, cards, ["noble"] * 4, ["noble"] * 2, trophies, 6 + 5 * seat)


def job(picture: str, state: State, **more: Any) -> Job:
    """Returns a job for a picture of the match as the public, or `seat`, sees it."""
    view = GAME.view(state, more.get("seat"))
    return Job.of(GAME, picture, view, **{"players": PLAYERS[: state.seats], **more})


def result(*totals: int) -> Result:
    """How a match ended: the totals come from all six sources."""
    scores = tuple({**dict.fromkeys(("sites", "total_control", "trophies", "deck", "inner_circle"), 2)} for _ in totals)
    for score, total in zip(scores, totals, strict=True):
        score["tokens"] = total - 10
    winners = tuple(seat for seat, total in enumerate(totals) if total == max(totals))
    return Result(winners, scores, Text("reason-market"), {})
