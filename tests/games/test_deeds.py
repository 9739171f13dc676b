"""The deeds of every game, counted from log lines by their rules."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from engine.games import find, keys
from engine.table import Seat, Text
from tests.rounds import rounds

A, B = Seat(0), Seat(1)
TROOP: dict[str, Any] = {"seat": A, "place": "kanaglym"}


def counted(key: str, *told: Text) -> dict[str, dict[int, int]]:
    """Returns the counts of deeds that these lines add to a game that has just begun."""
    game = find(key)
    views = [game.view(state, None) for state in rounds(key)[0][:1]]
    return {deed: {seat: n for seat, n in found.items() if n} for deed, found in game.tally(told, views).items()}


def fought(attacker: object, defender: object, dealt: int, hits: int, shields: int) -> Sequence[Text]:
    return (
        Text("combat-begins-melee", attacker=attacker, defender=defender, zone="a1"),
        Text("combat-result", hits=hits, shields=shields, dealt=dealt),
    )


def test_tyrants() -> None:
    found = counted(
        "tyrants",
        Text("assassinate-done", colour="white", **TROOP),
        Text("assassinate-done", colour="blue", **TROOP),
        Text("supplant-done", seat=A, colour="yellow", site="kanaglym"),
        Text("infiltrate-done", seat=B, site="kanaglym"),
        Text("marker-influence", seat=B, site="kanaglym"),
        Text("promote-done", seat=A, card="noble"),
        Text("recruit-done", seat=B, card="advocate"),
    )
    cost = 2
    assert found["clearer"] == {0: 1} and found["assassin"] == {0: 2}
    assert found["spymaster"] == found["crowns"] == {1: 1}
    assert found["priest"] == {0: 1} and found["patron"] == {1: cost}


def test_massive_darkness() -> None:
    found = counted(
        "massive_darkness",
        *fought(A, "g001", dealt=3, hits=4, shields=1),
        Text("life-minions-die", enemy="g001", zone="a1", minions=2, by=A),
        Text("life-boss-dies", enemy="g001", zone="a1", by=B),
        *fought(A, "g001", dealt=7, hits=9, shields=2),
        *fought("g001", B, dealt=1, hits=4, shields=3),
        *fought("g001", B, dealt=0, hits=1, shields=3),
        Text("life-resurrected", hero=A, zone="a1", life=3, left=1),
        Text("item-gained", hero=A, card="x"),
        Text("item-given", hero=A, card="x", other=B),
        Text("item-passed", hero=A, thing="x", other=B),
        Text("hero-moves", hero=B, zone="a2"),
    )
    assert found["slayer"] == {0: 2, 1: 1} and found["hammer"] == {0: 7} and found["wall"] == {1: 4}
    assert found["returned"] == found["magpie"] == {0: 1} and found["quartermaster"] == {0: 2}
    assert found["pathfinder"] == {1: 1}


def test_keep_the_heroes_out() -> None:
    first, second = (str(player.clan) for player in rounds("keep_the_heroes_out")[0][0].players[:2])
    found = counted(
        "keep_the_heroes_out",
        Text("attacked", clan=first, hero="rogue", room="sewers"),
        Text("hero-defeated", hero="rogue", room="sewers", by=first),
        Text("hero-defeated", hero="rogue", room="sewers", by="trap"),
        Text("tokens-placed", token="trap", count=2, room="sewers", by=second),
        Text("tokens-placed", token="coin", count=2, room="sewers", by=second),
        Text("defended", clan=second, room="sewers", card="x", damage=1),
        Text("monster-falls", clan=second, room="sewers"),
        Text("gambles", clan=first),
        Text("gained", clan=first, card="x"),
        Text("moved-with", clan=second, room="sewers", to="vault", token="coin"),
    )
    assert found["bane"] == found["fists"] == found["gambler"] == found["collector"] == {0: 1}
    assert found["trapper"] == {1: 2} and found["unmoved"] == found["fodder"] == found["porter"] == {1: 1}


def test_fireteam_zero() -> None:
    first, second = (str(hero.id) for hero in rounds("fireteam_zero")[0][0].heroes[:2])
    found = counted(
        "fireteam_zero",
        Text("creature-killed", hero=first, creature="x", place="a1"),
        Text("volunteered", hero=second, target=first),
        Text("hero-hit", hero=second, hits=3),
        Text("reacted", hero=first, card="x"),
        Text("discovery-found", hero=first, discovery="x"),
        Text("searched", hero=first, place="a1", card="x"),
        Text("moved-with", hero=second, origin="a1", place="a2", who=(first,)),
        Text("stood-up", hero=second),
        Text("attack-rolled", hero=first, type="ranged", dice="2 2 2", count=3),
        Text("attack-rolled", hero=second, type="ranged", dice="0 0", count=2),
    )
    assert found["shooter"] == found["guardian"] == {0: 1} and found["finder"] == {0: 2}
    assert found["brave"] == found["escort"] == found["phoenix"] == {1: 1} and found["pincushion"] == {1: 3}
    assert found["loaded"] == {0: 3}  # the mean of each die is 1 hit


@pytest.mark.parametrize("key", keys())
def test_every_game_has_eight_deeds(key: str) -> None:
    assert len({deed.key for deed in find(key).deeds}) == 8
