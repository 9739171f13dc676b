"""The signs in the picture of a question and their meanings, the ones that matter most first."""

from __future__ import annotations

import re
from collections.abc import Iterator

from engine.games.tyrants.model.state import WHITE, State
from engine.table import HIDDEN
from renders.panel import Sign
from renders.scene import Scene
from renders.tyrants import cards
from renders.tyrants.effects import in_symbols
from renders.tyrants.window import board_in

_SIGN = re.compile(r"<(\w+)>")
EVERYWHERE = ("vp", "inner_circle")  # on every card
COMMON = ("becomes", "power", "influence")  # explained last: the choices name them


def of(scene: Scene) -> list[Sign]:
    """Returns the signs of the picture for a question."""
    on_map = any(":" not in place for place in scene.job.badges)
    of_cards = not on_map and (cards.pile(scene) or cards.named(scene))
    return _said(scene, _on_cards(scene) if of_cards else _on_map(scene))


def _said(scene: Scene, names: Iterator[str]) -> list[Sign]:
    return [Sign(name, scene.say(f"sign-{name.replace('_', '-')}")) for name in dict.fromkeys(names)]


def _on_cards(scene: Scene) -> Iterator[str]:
    found = [each.card for each in cards.shown(scene) if each.card != HIDDEN]
    drawn = dict.fromkeys(name for card in found for name in _SIGN.findall(in_symbols(card)))
    yield from (name for name in drawn if name not in COMMON)
    yield from EVERYWHERE
    yield from (name for name in COMMON if name in drawn)


def _on_map(scene: Scene) -> Iterator[str]:
    state: State = scene.view
    yield "vp"
    if any(site.marker is not None for site in board_in(scene).sites.values()):
        yield "crown"
    if any(WHITE in troops for troops in state.troops.values()):
        yield "white"
    if any(state.spies.values()):
        yield "spy"
    yield "troop"
