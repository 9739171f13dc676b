"""Missions that are drawn in the tests: heroes at the start, and creatures and tokens where a test needs them."""

from __future__ import annotations

from typing import Any

from engine.games.fireteam_zero.model.content import content
from engine.games.fireteam_zero.model.layout import board
from engine.games.fireteam_zero.model.pieces import HEROES
from engine.games.fireteam_zero.model.state import (
    Blow,
    BoardToken,
    Creature,
    Die,
    Discovery,
    Fight,
    Hero,
    Operation,
    Rulings,
    SpawnToken,
    State,
    Tried,
    Turn,
)
from engine.games.fireteam_zero.playing.view import view
from engine.games.fireteam_zero.telling.describe import seat_names
from engine.games.fireteam_zero.telling.names import names
from renders.scene import Job, Since

PLAYERS = ("Ana", "Tomas", "Maximiliana the Grand", "日本")


def table(mission: str = "river_crossing", heroes: int = 3) -> State:
    """Returns a mission in its third round: the first hero acts, all are at the start with five cards."""
    written = content().missions[mission]
    team = [each for each in HEROES if each != "maxine"][:heroes]
    return State(
        mission=mission,
        rulings=Rulings(),
        reactions="plan",
        heroes=[Hero(each, seat, written.start, hand=_hand(each)) for seat, each in enumerate(team)],
        specialists={"patty": written.start, "henry": written.start},
        phase="heroes",
        round=3,
        turn=Turn(movement=2),
        spawn=[SpawnToken(number, place) for number, place in enumerate(board(mission).spawn, 1)],
        tokens=[BoardToken(each.id, place) for each in written.tokens for place in each.at],
        objectives={each.id: 1 for each in written.objectives},
        boss="waiting" if written.boss else None,
    )


def _hand(hero: str) -> list[str]:
    return content().action_deck(content().heroes[hero].role)[:10:2]


def crowded(mission: str) -> State:
    """Returns all that could be there at once: four heroes, one of them down, both specialists and all creatures on one
    location, elites and minions on others; an item carried, a task open, two threat cards, an operation."""
    state = table(mission, 4)
    written, here = content().missions[mission], state.heroes[0].location
    family = content().families[written.family]
    kinds = [family.minion] * 8 + [family.elite] * 4 + ([written.boss.creature] if written.boss else [])
    places = [*board(mission).near[here], here, here]
    state.creatures = [
        Creature(number, kind, places[number % len(places)], power=4 * (kind == family.boss))
        for number, kind in enumerate(kinds)
    ]
    state.heroes[3].down, state.heroes[3].hand = True, []
    first, second = [*written.discoveries][:2]
    state.heroes[1].carries = [first]
    state.discoveries = [Discovery(first, here), Discovery(second, here, here)]
    state.threats = list(written.threats[:2])
    state.operation = Operation("the_drowned_saint", [Tried("river_crossing", True, 9, 1)])
    state.fight = fight(written.start, family.elite)
    return state


def fight(place: str, creature: str, dice: int = 8) -> Fight:
    """The longest attack: as many dice as there can be, four heroes hit who lose several cards each."""
    lost = ["covering_shot", "forced_pattern", "guerrilla_tactics"]
    blows = [Blow("hit", "abe", 3, lost), Blow("hit", "shad", 3, lost), Blow("knocked_out", "don", 9, lost[:1])]
    return Fight(
        creature, "abe", place, place, "explosive", dice=[Die(face % 6) for face in range(dice)], added=2, blows=blows
    )


def job(picture: str, state: State, seat: int | None = None, *, locale: str = "en", **more: Any) -> Job:
    """Returns a picture of what that seat may see."""
    seen = view(state, seat)
    return Job(
        "fireteam_zero",
        picture,
        seen,
        seat=seat,
        players=PLAYERS[: len({hero.seat for hero in state.heroes})],
        locale=locale,
        packages=("data.fireteam_zero.texts",),
        names=names(locale),
        seat_names=tuple(seat_names(seen)),
        **{"since": Since(seen, ()), **more},
    )
