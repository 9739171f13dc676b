"""Actions that a card would lose if it were played now, and cards that stay unplayed."""

from __future__ import annotations

from engine.games.keep_the_heroes_out.asking.wording import action_text
from engine.games.keep_the_heroes_out.model.notation import read_action
from engine.games.keep_the_heroes_out.telling.wasted import wasted
from engine.table import Text
from tests.games.keep_the_heroes_out.position import Play, clan, hero, position, turn


def lost(play: Play, pick: str) -> Text | None:
    return wasted(play.state, play.session.asks[0], pick)


def test_attack_without_target_is_lost() -> None:
    alone = turn(position(clan("red_dragon", "vault", hand=["wing_gust"])))
    said = lost(alone, "play:wing_gust:2")
    assert said is not None and said.key == "play-wastes"
    near = turn(position(clan("red_dragon", "vault", hand=["wing_gust"]), heroes=[hero("mage", "vault")]))
    assert lost(near, "play:wing_gust:2") is None


def test_attack_after_a_move_is_not_lost() -> None:
    assert lost(turn(position(clan("red_dragon", "vault", hand=["wing_gust"]))), "play:wing_gust:1") is None


def test_whole_card_is_lost_without_monsters() -> None:
    said = lost(turn(position(clan("red_dragon", hand=["hot_breath"]))), "play:hot_breath:1")
    assert said == Text("play-wastes", idle=Text("action-times", action=action_text(read_action("ranged")), count=3))


def test_end_of_turn_names_cards_that_can_still_be_played() -> None:
    hand = ["hot_breath", "wing_gust", "wing_gust"]
    play = turn(position(clan("red_dragon", "vault", hand=hand)))
    assert lost(play, "end") == Text("end-unplayed", count=3)
    assert lost(turn(position(clan("red_dragon", "vault", hand=[]))), "end") is None
