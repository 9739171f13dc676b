"""The signs in the picture of a question and their meanings, the ones that matter most first."""

from __future__ import annotations

from collections.abc import Iterator

from engine.games.massive_darkness.board.zones import is_dark
from engine.games.massive_darkness.model.state import State
from renders.massive_darkness.board.map import DEEDS
from renders.massive_darkness.board.window import planned, whose
from renders.massive_darkness.sheets.chosen import named
from renders.massive_darkness.style.pieces import figures_of
from renders.massive_darkness.style.tokens import tokens_in
from renders.panel import Sign
from renders.scene import Scene

TOKENS = ("treasure", "exit", "level", "portal", "key", "hidden", "artifact")


def of(scene: Scene) -> list[Sign]:
    """Returns the signs of the picture for a question."""
    on_cards = not scene.job.badges and named(scene, whose(scene))
    found = dict.fromkeys(_on_cards(scene) if on_cards else _on_map(scene))
    return [Sign(name, scene.say(f"sign-{name}")) for name in found]


def _on_cards(scene: Scene) -> Iterator[str]:
    cards = named(scene, whose(scene))
    if any(each.worn for each in cards):
        yield "check"
    if any(each.price is not None for each in cards):
        yield "xp"
    yield from (sign for sign in ("melee", "ranged", "magic") if any(each.sign == sign for each in cards))
    yield from ("hit", "shield", "bam")


def _on_map(scene: Scene) -> Iterator[str]:
    """Yields the deeds at the choices, then Enemies, Light and Shadow, and tokens."""
    state: State = scene.view
    zones = scene.once(planned).shown
    groups = {group for found in scene.job.groups.values() for group in found}
    yield from (sign for group, sign in DEEDS.items() if group in groups)
    signs = {sign for enemy in state.enemies if enemy.zone in zones for sign, _ in figures_of(enemy)}
    yield from (sign for sign in ("crown", "heart") if sign in signs)
    dark = {is_dark(state, zone) for zone in zones}
    yield from (sign for sign, is_there in (("shadow", True in dark), ("light", False in dark)) if is_there)
    tokens = {token.sign for zone in zones for token in tokens_in(state, zone)}
    yield from (sign for sign in TOKENS if sign in tokens)
    yield "action"
