"""Defeated heroes belong to a clan or a trap, in new log lines and in earlier ones without a name."""

from __future__ import annotations

from engine.games.keep_the_heroes_out.game import GAME
from engine.kit.ranking import ranked
from engine.table import Text
from tests.games.keep_the_heroes_out.position import position


def defeated(*told: Text) -> list[tuple[str, tuple[int, ...]]]:
    """Returns the happenings about defeated heroes, with their seats."""
    view = GAME.view(position(), None)
    return [
        (each.text.key, each.seats)
        for each in GAME.recap(view, view, told).happenings
        if each.text.key in ("recap-defeats", "recap-traps")
    ]


def falls(**by: str) -> Text:
    return Text("hero-defeated", hero="rogue", room="sewers", **by)


def test_defeated_heroes_belong_to_the_named_clan_or_trap() -> None:
    clan = position().players[0].clan
    sprung = Text("trap-springs", hero="mage", room="sewers")
    assert defeated(sprung, falls(by=clan)) == [("recap-defeats", (0,))]
    assert defeated(Text("attacked", clan=clan, hero="rogue", room="sewers"), falls(by="trap")) == [("recap-traps", ())]


def test_earlier_lines_belong_to_the_last_attack_or_trap() -> None:
    clan = position().players[0].clan
    assert defeated(Text("shot", clan=clan, hero="rogue", room="sewers"), falls()) == [("recap-defeats", (0,))]
    assert defeated(Text("trap-springs", hero="rogue", room="sewers"), falls()) == [("recap-traps", ())]


def test_wounds_of_a_monster_are_added_up() -> None:
    view = GAME.view(position(), None)
    hurt = [Text("monster-hurt", clan=view.players[0].clan, room="sewers", left=left) for left in (4, 3)]
    recap = GAME.recap(view, view, hurt)
    (wounds,) = recap.happenings
    assert (wounds.text.key, wounds.text.args["count"], wounds.text.args["left"]) == ("recap-wounds", 2, 3)
    assert recap.doings[0] == (Text("recap-hurt", count=2),)


def test_further_treasures_leave_room_for_other_sentences() -> None:
    view = GAME.view(position(), None)
    lost = [Text("plundered", room=room, value=1) for room in ("sewers", "forge", "cells")]
    hurt = [Text("monster-hurt", clan=view.players[0].clan, room="vault", left=left) for left in (4, 3, 2, 1)]
    best = ranked(GAME.recap(view, view, [*lost, *hurt]).happenings, 0, competitive=False)
    assert [each.text.key for each in best] == ["recap-plundered", "recap-wounds", "recap-plundered"]
