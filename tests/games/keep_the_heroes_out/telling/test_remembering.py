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


def test_plundered_treasures_are_one_sentence_but_the_vault_has_its_own() -> None:
    view = GAME.view(position(), None)
    lost = [Text("plundered", room=room, value=value) for room, value in (("sewers", 1), ("vault", 4), ("forge", 2))]
    hurt = [Text("monster-hurt", clan=view.players[0].clan, room="vault", left=left) for left in (4, 3, 2, 1)]
    best = ranked(GAME.recap(view, view, [*lost, *hurt]).happenings, 0, competitive=False)
    said = {each.text.key: each.text.args for each in best}
    assert [*said] == ["recap-plundered", "recap-plundered-several", "recap-wounds"]
    assert said["recap-plundered"]["room"] == "vault"
    assert said["recap-plundered-several"]["rooms"] == ("sewers", "forge")
    assert {each.place: each.change for each in best if "plundered" in each.text.key} == {"vault": -4, "sewers": -3}
