"""Which symbols of Massive Darkness are emojis in messages."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial

from PIL import Image

from engine.games.massive_darkness.combat.words import die_text
from engine.games.massive_darkness.model.content import content
from engine.games.massive_darkness.model.state import Die
from engine.table import Text
from renders.massive_darkness.style.dice import SPINE, die_face

SIGNS: Mapping[str, str] = {
    "combat-reroll-attack": "hit",
    "combat-reroll-defense": "shield",
    "experience-buy": "skill",
    "hero-attack-magic": "magic",
    "hero-attack-melee": "melee",
    "hero-attack-ranged": "ranged",
    "hero-move": "move",
    "hero-move-far": "move",
    "hero-open": "door",
    "hero-pick": "treasure",
    "hero-stand": "lifebringer",
    "hero-trade": "body",
    "hero-transmute": "level",
    "item-equip": "body",
    "item-equip-instead": "body",
    "item-to-transmute": "level",
    "use-alone": "skill",
    "use-on-enemy": "skill",
    "use-pay-xp": "xp",
    "use-to-zone": "skill",
}
FIGURES = ("heart",)


def dice() -> Mapping[str, Callable[[int], Image.Image]]:
    """Returns how each face of each die is drawn, by the name of its emoji."""
    found = dict[str, Callable[[int], Image.Image]]()
    for colour, die in content().dice.items():
        for number in range(len(die.faces)):
            rolled = Die(colour=colour, face=number)
            found[die_of(die_text(rolled)) or ""] = partial(_face, rolled)
    return found


def _face(die: Die, px: int) -> Image.Image:
    return die_face(die, px - SPINE).copy()


def die_of(text: Text) -> str | None:
    """Returns the emoji of a rolled die, such as `red_2_bam`; None for other choices."""
    faces = text.args.get("faces")
    if not text.key.startswith("combat-") or not isinstance(faces, tuple) or not isinstance(faces[0], Text):
        return None
    amount, sign = faces[0].args.get("amount"), faces[0].key.removeprefix("combat-face-")
    count = amount.args["count"] if isinstance(amount, Text) else 0
    return f"{text.key.removeprefix('combat-')}_{count}" + (f"_{sign}" if sign in ("bam", "diamond") else "")
