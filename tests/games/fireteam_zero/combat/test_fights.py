"""The last attack, as its picture needs it: attacker, target, dice, sum and result."""

from __future__ import annotations

from engine.games.fireteam_zero.game import GAME
from engine.games.fireteam_zero.model.state import Blow, State
from engine.games.fireteam_zero.playing.migrations import last_attack
from tests.games.fireteam_zero.fighting import activation, attack, hits, position, to_the_end
from tests.games.fireteam_zero.position import creature, hero

ANIMAL, HUMAN = "corrupted_animal", "corrupted_human"


def shooting(*cards: str, kind: str = ANIMAL) -> State:
    """Returns a leader on A6 with these cards, and a creature next to him."""
    return position(hero("abe", "A6", cards), creatures=[creature(kind, "B5")], specialists="F6")


def test_kill_is_kept_with_cards_dice_and_sum() -> None:
    """FZ-EX-02: an animal has life 2 and a ranged resistance of 1."""
    play = attack(shooting("forced_pattern"), dice_attack=[[2, 4]]).pick("attack:corrupted_animal:b5")
    fight = to_the_end(play).state.fight
    assert fight is not None
    assert (fight.attacker, fight.target, fight.origin, fight.location) == ("abe", ANIMAL, "A6", "B5")
    assert (fight.type, fight.cards, [die.face for die in fight.dice]) == ("ranged", ["forced_pattern"], [2, 4])
    assert (fight.added, fight.resisted, fight.needed) == (2, 1, 2)
    assert fight.blows == [Blow("killed", ANIMAL)]


def test_missed_targets_are_recorded() -> None:
    play = attack(shooting("short_burst"), dice_attack=[[2, 2, 0]]).pick("attack:corrupted_animal:b5")
    fight = to_the_end(play).state.fight
    assert fight is not None and fight.blows == [Blow("survives", ANIMAL, 1)]


def test_dice_that_are_rolled_again_are_the_dice_of_the_attack() -> None:
    here = shooting("short_burst")
    here.specialists["henry"] = "A6"
    play = attack(here, dice_attack=[[0, 0, 0]], dice_again=[[5]]).pick("attack:corrupted_animal:b5").pick("henry:0")
    fight = play.state.fight
    assert fight is not None
    assert [(die.face, die.rerolled) for die in fight.dice] == [(5, ["henry"]), (0, []), (0, [])]


def test_creatures_attack_is_kept_with_the_cards_that_it_cost() -> None:
    """A human attacks close with two dice."""
    here = position(hero("shad", "B5", ["red_mist", "headlong"]), creatures=[creature(HUMAN, "B5")], specialists="F6")
    play = activation(here, dice_creature=[[1, 0]])
    while not play.over:
        play.pick(play.ids[0] if play.key != "fire.lose" else "red_mist")
    fight = play.state.fight
    assert fight is not None and (fight.attacker, fight.target, fight.type) == (HUMAN, "shad", "close")
    assert fight.blows == [Blow("hit", "shad", 1, ["red_mist"])]


def test_events_beside_attack_are_not_recorded() -> None:
    here = position(hero("shad", "C4", ["red_mist"]), hero("abe", "A1"), specialists="F6")
    assert to_the_end(hits(here, {"shad": 2})).state.fight is None


def test_older_states_have_no_last_attack() -> None:
    assert GAME.migrations[-1] is last_attack
    assert last_attack({"round": 3}) == {"round": 3, "fight": None}
