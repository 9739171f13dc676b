"""Options that reveal a hidden card say so, because they cannot be undone freely."""

from __future__ import annotations

from random import Random

import pytest

from bot.cli.lab.random_play import answer_at_random
from engine.games.keep_the_heroes_out.game import GAME
from tests.games.keep_the_heroes_out.position import active, clan, heroes_act, position
from tests.games.keep_the_heroes_out.turns.test_builder import building
from tests.playing import deal


@pytest.mark.parametrize("seed", range(6))
def test_in_random_games(seed: int) -> None:
    session, generator = deal(GAME, 1 + seed, seed), Random(seed)
    while session.asks:
        (ask, *others) = session.asks
        step = answer_at_random(session, generator)
        if step.revealed and not others and ask.occasion == "turn" and ask.key != "setup.room":
            (made, *_) = [each for each in step.decisions if each.seat >= 0]
            assert any(each.final for each in ask.options if each.id in made.pick), made


def test_built_room_reveals_the_next_blueprint() -> None:
    play = building().pick("builder:1", "blueprint:workshop")
    assert {each.final for each in play.session.asks[0].options} == {"card"}


def test_plundered_treasure_is_a_reveal() -> None:
    """Of three groups two wait, and one plunders."""
    heroes = [active("rogue", "study"), active("mage", "library"), active("mage", "apothecary")]
    treasures: dict[str, int | tuple[int, str]] = {"study": (1, "spoil"), "library": 2, "apothecary": 2}
    for room, revealed in (("library", False), ("study", True)):
        play = heroes_act(position(clan("ratlings"), heroes=heroes, treasures=treasures))
        (pick,) = [each for each in play.ids if each.endswith(room)]
        assert play.session.answer(0, [pick]).revealed == revealed
