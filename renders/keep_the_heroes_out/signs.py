"""The signs in the picture of a question and their meanings, the ones that matter most first."""

from __future__ import annotations

from collections.abc import Iterator

from engine.games.keep_the_heroes_out.model.content import content
from engine.games.keep_the_heroes_out.model.state import CARRIED, State
from engine.table import HIDDEN
from renders.keep_the_heroes_out.sheets.hand import player_of
from renders.keep_the_heroes_out.style.cards import lines_of
from renders.panel import Sign
from renders.scene import Scene

GROUPS = {
    "move": "move",
    "melee": "melee",
    "ranged": "ranged",
    "ambush": "ambush",
    "activate": "activate",
    "draw": "draw_card",
    "swarm": "swarm",
    "reinforce": "reinforce",
}
RARER = ("swarm", "ambush", "reinforce", "summon", "becomes", "shield", "activate", "trap", "portal")
USUAL = ("move", "melee", "ranged", "draw_card")


def of(scene: Scene) -> list[Sign]:
    """Returns the signs of the picture for a question."""
    in_hand = any(place.startswith(("hand:", "row:")) for place in scene.job.badges)
    names = _on_cards(scene) if in_hand else _in_dungeon(scene)
    return [Sign(name, scene.say(f"sign-{name.replace('_', '-')}")) for name in dict.fromkeys(names)]


def _on_cards(scene: Scene) -> Iterator[str]:
    """Yields the symbols of the hand or the loot row, the rarer ones first."""
    of_row = any(place.startswith("row:") for place in scene.job.badges)
    cards = scene.view.row if of_row else scene.view.players[player_of(scene)].hand
    chosen = [card for card in cards if f"hand:{card}" in scene.job.badges]
    shown = chosen if len(set(chosen)) == 1 else cards
    known = [content().cards[card] for card in shown if card and card != HIDDEN]
    drawn = {sign for card in known for side in card.sides for line in lines_of(side) for sign in line.signs}
    yield from (sign for sign in RARER if sign in drawn)
    yield from (sign for sign in USUAL if sign in drawn)


def _in_dungeon(scene: Scene) -> Iterator[str]:
    """Yields the actions of the choices, then the tokens in sight."""
    state: State = scene.view
    groups = {group for found in scene.job.groups.values() for group in found}
    yield from (sign for group, sign in GROUPS.items() if any(each.startswith(group) for each in groups))
    if any(room.treasure for room in state.rooms.values()):
        yield "treasure"
    if any(not hero.active for hero in state.heroes):
        yield "exhausted"
    yield from (kind for kind in CARRIED if any(room.tokens.get(kind) for room in state.rooms.values()))
    if any(room.portal for room in state.rooms.values()):
        yield "portal"
    yield "activate"
