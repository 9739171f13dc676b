"""The picture of an attack: a sum that adds up, what symbols paid for, what came of it in words."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
from PIL import Image

from engine.games.massive_darkness.model.state import Activation, Combat, Die, Harm, Side, State, Targeted
from engine.words import LOCALES
from renders.canvas import sprites
from renders.job import alt, render
from renders.massive_darkness import asked
from renders.massive_darkness.board.combat import Line, consequences, receipt
from renders.panel import STRIP_TOP
from renders.scene import Scene
from tests.renders.massive_darkness.tables import job, mob, table
from tests.renders.seeing import changed


def fought(**changes: Any) -> State:
    """Siegfried hits Orc Flayers: 8 Hits and 2 of the Greatsword's, used twice, against 3 Shields."""
    state = table("m01", zones=["c2"] * 4)
    attack = [Die("yellow", 1), Die("yellow", 5), Die("red", 5), Die("red", 3)]
    side = Side(attack, bonus=2, bam_spent=2, activated={"t028.0": 2}, gains={"t028.0": 2})
    defense = Side([Die("blue", 2), Die("blue", 5), Die("green", 0)])
    harm = Harm(minions=2, left=4, lost=1, xp={"0": 2})
    known = {"dealt": 7, "defender_card": "g028", "harm": harm, **changes}
    state.dice = Combat("h0", "e1", "melee", ["t028"], side, defense, **known)
    return state


def scene(state: State, **more: Any) -> Scene:
    """The picture of this state's last attack."""
    return Scene(job("combat", state, **more))


def test_receipt_adds_up_and_explains_symbols() -> None:
    state = fought()
    assert state.dice is not None
    lines = list(receipt(scene(state), "attack", state.dice.attack))
    assert lines == [Line("rolled", 8), Line("<bam><bam> Greatsword ×2", 2), Line("<diamond>", None)]
    assert list(receipt(scene(state), "defense", state.dice.defense)) == [Line("rolled", 3), Line("<bam>", None)]


def test_unknown_source_is_shown_as_other_effects() -> None:
    """An attack of a campaign from before abilities were credited."""
    state = fought()
    assert state.dice is not None
    state.dice.attack.gains = {}
    gains = [line.gain for line in receipt(scene(state), "attack", state.dice.attack) if line.gain]
    assert sum(gains) == 10


@pytest.mark.parametrize(
    ("harm", "said"),
    [
        (Harm(minions=2, left=4, lost=1, xp={"0": 2}), ["2 Minions fall", "the Boss still stands", "1 Damage lost"]),
        (Harm(felled=True, xp={"0": 3, "1": 3, "2": 3, "3": 3}), ["the Boss falls", "all Heroes: +3 XP"]),
        (Harm(left=2), ["Orc Flayers: Life 2"]),
        (None, ["7 Damage"]),
    ],
)
def test_consequence_is_said_in_words(harm: Harm | None, said: list[str]) -> None:
    state = fought(harm=harm)
    assert state.dice is not None
    assert consequences(scene(state), state.dice)[: len(said)] == said


def test_zero_damage_is_stated() -> None:
    state = fought(harm=None, dealt=0)
    assert state.dice is not None
    assert consequences(scene(state), state.dice) == ["Orc Flayers: no Damage"]


def test_words_of_the_picture_say_the_same() -> None:
    said = alt(job("combat", fought()))
    assert said.startswith("Siegfried attacked Orc Flayers. Hits 10, Shields 3, Damage 7. 2 Minions fall.")
    assert said.endswith("Siegfried: +2 XP.")
    assert alt(job("combat", table())) == "Nobody has attacked yet."


@pytest.mark.parametrize("look", ["usual", "contrast", "large"])
@pytest.mark.parametrize("locale", LOCALES)
def test_every_attack_fits(locale: str, look: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Six dice a side, four Enchantments each, and a defender that is no more."""
    cut: list[str] = []
    text = sprites.text

    def noted(words: str, *args: Any, **more: Any) -> Image.Image:
        cut.extend([words] if words.endswith("…") else [])
        return text(words, *args, **more)

    monkeypatch.setattr(sprites, "text", noted)
    state = fought()
    assert state.dice is not None
    many = [f"{card}.0" for card in ("t028", "t099", "t064", "t026")]
    for side, colours in ((state.dice.attack, ("yellow", "red")), (state.dice.defense, ("blue", "green"))):
        side.dice = [Die(colour, 5) for colour in colours for _ in range(3)]  # type: ignore[arg-type]
        side.activated = dict.fromkeys(many, 1)
    data = render(job("combat", state, locale=locale, look=look))
    assert len(data) < 250_000
    assert cut == []


def test_each_figure_shows() -> None:
    """Another face, a die taken away, an Enchantment, the Damage and the harm each change the picture."""
    base, *others = (fought() for _ in range(5))
    for state in others:
        assert state.dice is not None
    others[0].dice.attack.dice[0].face = 0  # type: ignore[union-attr]
    others[1].dice.defense.dice[0].removed = True  # type: ignore[union-attr]
    others[2].dice.attack.activated = {}  # type: ignore[union-attr]
    others[3].dice.harm = Harm(left=1)  # type: ignore[union-attr]
    for other in others:
        assert changed(job("combat", base), job("combat", other)) is not None


def test_asked_player_sees_dice_during_attack_and_sum_afterwards() -> None:
    state = fought()
    state.activation = Activation(actions=1, attacked=[1])
    state.enemies = [mob(1, "c2")]
    after = Scene(job("asked", state, seat=0))
    assert asked.kind(after) == "map" and asked.just_attacked(after)
    before = replace(state, activation=Activation(actions=1))
    box = changed(job("asked", state, seat=0), job("asked", before, seat=0))
    assert box is not None and box[3] > STRIP_TOP
    state.combat = state.dice
    assert asked.kind(Scene(job("asked", state, seat=0))) == "dice"


def test_last_attack_is_hidden_while_a_new_one_is_resolved() -> None:
    """Before its dice are rolled a Skill such as War Cry is offered; the strip would look like the new result."""
    state = fought()
    state.activation = Activation(actions=1, attacked=[1])
    state.enemies = [mob(1, "c2")]
    assert asked.just_attacked(Scene(job("asked", state, seat=0)))
    state.combat = Combat("h0", "e1", "melee", ["t028"], Side([Die("red")]), Side([Die("blue")]))
    assert not asked.just_attacked(Scene(job("asked", state, seat=0)))
    state.combat = None
    state.events = [Targeted("e1", "h0", "melee")]
    assert not asked.just_attacked(Scene(job("asked", state, seat=0)))
