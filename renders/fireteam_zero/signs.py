"""The signs in the picture of a question and their meanings, the ones that matter most first."""

from __future__ import annotations

from collections.abc import Iterator

from engine.games.fireteam_zero.board.moving import is_pinned
from engine.games.fireteam_zero.model.content import Card, content
from engine.games.fireteam_zero.model.layout import board_of
from engine.games.fireteam_zero.model.state import State
from renders.canvas.grid import holds
from renders.fireteam_zero.board.window import is_ahead, laid_out, targets
from renders.fireteam_zero.sheets.chosen import named, shown, uses
from renders.fireteam_zero.sheets.offer import choosing
from renders.fireteam_zero.style.look import TYPES
from renders.panel import Sign
from renders.scene import Scene

TERRAIN = ("elevated", "cover", "difficult")


def of(scene: Scene) -> list[Sign]:
    """Returns the signs of the picture for a question."""
    topic = scene.job.topic
    on_cards = bool(named(scene)) and not (scene.job.badges and topic and topic.key != "fire.attack_cards")
    if choosing(scene):
        found = dict.fromkeys(("check", "dice", "hit"))
    else:
        found = dict.fromkeys(_on_cards(scene) if on_cards else _on_board(scene))
    return [Sign("melee" if name in ("attacks", "target") else name, scene.say(f"sign-{name}")) for name in found]


def _on_cards(scene: Scene) -> Iterator[str]:
    every = [content().cards.get(each.card) for each in shown(scene)]
    cards = [card for card in every if isinstance(card, Card)]
    yield from (TYPES[card.attack.type] for card in cards)
    yield from (sign for card in cards for sign, _, _ in uses(scene, card))
    if cards:
        yield "dice"
    if any(card.attack.bonus for card in cards):
        yield "hit"


def _on_board(scene: Scene) -> Iterator[str]:
    state: State = scene.view
    plan, span = scene.once(laid_out)
    inside = {each for each, spot in plan.board.cells.items() if holds(span, [spot])}
    yield "hand"
    yield "attacks" if is_ahead(scene) else "move"
    if targets(scene):
        yield "target"
    spawn = [each for each in state.spawn if each.location in inside]
    if any(not each.searched for each in spawn):
        yield "search"
    if any(is_pinned(state, hero) for hero in state.heroes):
        yield "pinned"
    terrain = board_of(state).terrain
    yield "objective"
    yield from (each for each in TERRAIN if any(each in terrain[place] for place in inside))
    if any(each.searched for each in spawn):
        yield "spawn"
