"""Everything in a game: pictures of its cards, enemies, heroes, missions and scenarios, and all their words."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random
from typing import Any, NamedTuple, get_args

from bot.live_messages.lobby import game_name
from bot.text.rulebook import entries
from engine.games import find, keys
from engine.games.fireteam_zero.model.content import content as fireteam
from engine.games.fireteam_zero.model.pieces import MISSIONS
from engine.games.fireteam_zero.model.state import Creature
from engine.games.keep_the_heroes_out.model.content import content as keep
from engine.games.keep_the_heroes_out.model.pieces import SCENARIOS
from engine.games.massive_darkness.model.content import content as darkness
from engine.games.massive_darkness.model.options import MissionId
from engine.games.massive_darkness.model.state import Enemy
from engine.games.tyrants.model.content import cards as tyrants_cards
from engine.table import Session, fair
from renders.job import Job
from tests.site.drawing import plain, save

EACH = 8  # cards in one picture


class Shown(NamedTuple):
    """A picture of the gallery: its heading and its job."""

    title: str
    job: Job


def write(source: Path) -> None:
    """Writes a page for each game."""
    for game in keys():
        folder = source / "gallery"
        folder.mkdir(parents=True, exist_ok=True)
        parts = [f"# Everything in {game_name(game, 'en')}"]
        for number, shown in enumerate(SHOWN[game]()):
            name = f"{game}-{number:02}.webp"
            parts.append(f"## {shown.title}\n\n![{save(shown.job, folder / name)}]({name})")
        parts.append("## All words\n\n" + "\n".join(_words(game)))
        (folder / f"{game}.md").write_text("\n\n".join(parts) + "\n", "utf-8")


def _words(game: str) -> Iterator[str]:
    """Yields a line for each card, hero, enemy, room, mission and scenario."""
    for entry in entries(game, "en").values():
        if entry.topic is None:
            yield f"- **{plain(entry.title)}:** {plain(entry.text)}"


def _state(game: str, seats: int = 2, **options: Any) -> Any:
    """Returns the state at the first question of a game with these options."""
    return Session.start(find(game), seats, fair(Random("gallery")), options=options).state


def _job(game: str, picture: str, state: Any, seat: int | None = None) -> Job:
    view = find(game).view(state, seat)
    more: dict[str, Any] = {} if seat is None else {"seat": seat}
    return Job.of(
        find(game), picture, view, players=("Ana", "Rui", "Mei", "Olga")[: len(find(game).seat_names(view))], **more
    )


def _parts(ids: Sequence[str], size: int = EACH) -> Iterator[tuple[str, Sequence[str]]]:
    for start in range(0, len(ids), size):
        yield f"{start + 1} to {min(start + size, len(ids))}", ids[start : start + size]


def _tyrants() -> Iterator[Shown]:
    for seats in (2, 3, 4):
        yield Shown(f"The map for {seats} players", _job("tyrants", "board", _state("tyrants", seats)))
    for which, ids in _parts(list(tyrants_cards())):
        state = _state("tyrants")
        state.houses[0].hand = list(ids)
        yield Shown(f"Cards {which}", _job("tyrants", "hand", state, 0))


def _darkness() -> Iterator[Shown]:
    game = "massive_darkness"
    names = find(game).names("en")
    for mission in get_args(MissionId):
        yield Shown(f"Mission: {plain(str(names[mission]))}", _job(game, "board", _state(game, mission=mission)))
    for hero in darkness().heroes:
        state = _state(game)
        state.heroes[0].hero = hero
        yield Shown(f"Hero: {names[hero]}", _job(game, "hand", state, 0))
    kinds = [*darkness().guards, *darkness().monsters]
    for which, ids in _parts(kinds, 5):
        state = _state(game)
        state.enemies = [Enemy(number, card, state.heroes[0].zone, 5) for number, card in enumerate(ids, 1)]
        yield Shown(f"Enemies {which}", _job(game, "enemies", state))
    for which, ids in _parts(list(darkness().cards)):
        state = _state(game)
        state.heroes[0].pack = list(ids)
        yield Shown(f"Equipment {which}", _job(game, "hand", state, 0))


def _keep() -> Iterator[Shown]:
    game = "keep_the_heroes_out"
    names = find(game).names("en")
    for scenario in SCENARIOS:
        yield Shown(f"Scenario: {names[scenario]}", _job(game, "board", _state(game, scenario=scenario)))
    for which, ids in _parts([*keep().cards, *keep().loot]):
        state = _state(game)
        state.players[0].hand = list(ids)
        yield Shown(f"Cards {which}", _job(game, "hand", state, 0))


def _fireteam() -> Iterator[Shown]:
    game = "fireteam_zero"
    names = find(game).names("en")
    for mission in MISSIONS:
        yield Shown(f"Mission: {names[mission]}", _job(game, "board", _state(game, mission=mission)))
    state = _state(game)
    place = state.heroes[0].location
    for which, ids in _parts(list(fireteam().creatures), 5):
        state.creatures = [Creature(number, kind, place) for number, kind in enumerate(ids, 1)]
        yield Shown(f"Creatures {which}", _job(game, "creatures", state))
    for which, ids in _parts(list(fireteam().cards)):
        state = _state(game)
        state.heroes[0].hand = list(ids)
        yield Shown(f"Cards {which}", _job(game, "hand", state, 0))


SHOWN = {
    "tyrants": _tyrants,
    "massive_darkness": _darkness,
    "keep_the_heroes_out": _keep,
    "fireteam_zero": _fireteam,
}
