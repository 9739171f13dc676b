"""Phase 4: the guild deck, difficulties and waves, and how the game ends (KH-INVADE, KH-GUILD, KH-DIFF, KH-WAVE,
KH-WIN)."""

from __future__ import annotations

import pytest

from engine.games.keep_the_heroes_out.model import hooks
from engine.games.keep_the_heroes_out.model.content import content
from engine.games.keep_the_heroes_out.model.options import Options
from engine.games.keep_the_heroes_out.model.state import State
from engine.games.keep_the_heroes_out.playing.setup import setup
from engine.games.keep_the_heroes_out.playing.view import view
from engine.kit.outcome import lose
from tests.games.keep_the_heroes_out.position import (
    active,
    clan,
    hero,
    heroes_act,
    invasion,
    position,
    to_the_end,
    turn,
)

GUARDED = dict.fromkeys(("forge", "workshop", "library", "apothecary", "study", "graveyard"), 3)
CALM = ["mage_swords", "mage_hats", "mage_eye"]
"""Cards whose heroes wait at the treasures of `GUARDED`."""


def calm(*guild: str, **more: object) -> State:
    """Returns an invasion in which each hero waits in the room of arrival."""
    return position(clan("ratlings", "vault"), clan("slimes", "vault"), treasures=GUARDED, guild=guild or CALM, **more)


# ---------------------------------------------------------------- cards of an invasion


@pytest.mark.rule("KH-DIFF-02", "KH-DIFF-03", "KH-DIFF-04", "KH-INVADE-01", "KH-WAVE-03", "KH-EX-12")
@pytest.mark.parametrize(
    ("difficulty", "wave", "cards"),
    [
        ("family", 1, 1),
        ("family", 2, 2),
        ("challenging", 1, 2),
        ("challenging", 2, 2),
        ("hardcore", 1, 2),
        ("hardcore", 2, 3),
    ],
)
def test_number_of_resolved_cards(difficulty: str, wave: int, cards: int) -> None:
    play = to_the_end(invasion(calm(difficulty=difficulty, wave=wave)))
    assert [each.args["card"] for each in play.tells("guild-card")] == CALM[:cards]
    assert play.state.guild_discard == CALM[:cards]


@pytest.mark.rule("KH-DIFF-01", "KH-DIFF-05")
def test_there_are_three_levels_and_the_lobby_chooses_one() -> None:
    assert set(content().reveal) == {"family", "challenging", "hardcore"}
    for level in content().reveal:
        state = setup("first_watch", 2, Options(difficulty=level), {})  # type: ignore[arg-type]
        assert (state.difficulty, state.wave) == (level, 1)


@pytest.mark.rule("KH-DIFF-05")
def test_level_stays_when_the_wave_changes() -> None:
    play = to_the_end(invasion(calm("mage_swords", last=True, difficulty="family")))
    assert (play.state.difficulty, play.state.wave) == ("family", 2)


@pytest.mark.rule("KH-DIFF-06")
@pytest.mark.parametrize("count", [1, 2, 4, 6])
def test_number_of_players_does_not_change_the_number_of_cards(count: int) -> None:
    clans = ("ratlings", "slimes", "gnolls", "kobolds", "ghosts", "witches")[:count]
    here = position(*(clan(each, "vault") for each in clans), treasures=GUARDED, guild=CALM, difficulty="challenging")
    assert len(to_the_end(invasion(here)).tells("guild-card")) == 2


@pytest.mark.rule("KH-INVADE-02", "KH-EX-14-12", "KH-INVADE-01")
def test_card_is_resolved_before_the_next_is_drawn() -> None:
    """Not before the Archer of the first card has attacked."""
    here = position(clan("red_dragon", "forge"), clan("slimes", "vault"), treasures={"workshop": 3}, guild=CALM)
    here.difficulty = "challenging"
    play = to_the_end(invasion(here))
    keys = [tell.text.key for tell in play.told]
    assert keys.index("hero-attacks") < keys.index("guild-card", keys.index("guild-card") + 1)


@pytest.mark.rule("KH-INVADE-03", "KH-INVADE-06")
def test_card_is_resolved_until_no_hero_is_active() -> None:
    """Also those who were active before it, and those it reactivates."""
    heroes = [active("rogue", "vault"), hero("warrior", "forge")]
    play = to_the_end(invasion(calm("mage_swords", heroes=heroes)))
    assert not any(each.active for each in play.state.heroes)


@pytest.mark.rule("KH-INVADE-04")
def test_players_choose_order_of_resolution() -> None:
    play = invasion(calm("mage_swords"))
    ask = play.session.asks[0]
    assert (ask.key, ask.occasion, play.seats) == ("table.hero", "table", (0, 1))
    assert {each.rpartition(":")[2] for each in play.ids} == {"forge", "workshop", "usual"}
    play.pick(next(each for each in play.ids if each.endswith("workshop")), seat=1)
    assert play.heroes("forge") == ["mage!"]


@pytest.mark.rule("KH-INVADE-05")
def test_one_hero_may_be_interrupted_by_another() -> None:
    """Two groups run to the Vault; after a step of the one the other may step."""
    heroes = [active("rogue", "graveyard"), active("mage", "library")]
    play = heroes_act(position(clan("ratlings", "vault"), heroes=heroes))
    rooms = {each.rpartition(":")[2] for each in play.ids}
    assert rooms == {"graveyard", "library", "usual"}
    play.pick(next(each for each in play.ids if each.endswith("graveyard")))
    assert {each.rpartition(":")[2] for each in play.ids} == {"beast_trainer", "library", "usual"}
    play.pick(next(each for each in play.ids if each.endswith("library")))
    assert {each.rpartition(":")[2] for each in play.ids} == {"beast_trainer", "forge", "usual"}


@pytest.mark.rule("KH-INVADE-06", "KH-TURN-03")
def test_after_the_last_card_the_token_is_passed() -> None:
    play = turn(calm("mage_swords"))
    while play.state.active == 0:
        play.pick("end" if "end" in play.ids else play.ids[0])
    assert play.key == "turn.card" and not any(each.active for each in play.state.heroes)
    assert [each.args["card"] for each in play.tells("guild-card")] == ["mage_swords"]


@pytest.mark.rule("KH-INVADE-07", "KH-GUILD-04")
def test_resolved_cards_lie_face_up_in_the_discard_pile() -> None:
    play = to_the_end(invasion(calm("mage_swords", difficulty="challenging")))
    assert play.state.guild_discard[0] == "mage_swords" and play.state.guild_card is None
    for seat in (0, 1, None):
        assert view(play.state, seat).guild_discard == play.state.guild_discard


@pytest.mark.rule("KH-GUILD-05")
def test_guild_deck_is_hidden() -> None:
    state = calm()
    for seat in (0, 1, None):
        assert set(view(state, seat).guild_deck) == {"hidden"}


@pytest.mark.rule("KH-GUILD-06", "KH-HERO-1-02")
def test_jewel_card_summons_one_hero_in_the_vault() -> None:
    play = invasion(position(clan("ratlings", "forge"), guild=["mage_jewel"], treasures={"vault": 4}))
    assert play.heroes("vault") == ["mage"] and [each.room for each in play.state.heroes] == ["vault"]


@pytest.mark.rule("KH-GUILD-01", "KH-SETUP-14")
def test_guild_deck_is_hero_cards_and_scenario_cards() -> None:
    state = setup("first_watch", 2, Options(), {})
    kinds = {"hero" if each in content().hero_cards else "scenario" for each in state.guild_deck}
    assert kinds == {"hero", "scenario"}
    assert {each for each in state.guild_deck if each not in content().hero_cards} == {"tea_break"}


# ---------------------------------------------------------------- waves


@pytest.mark.rule("KH-WAVE-01", "KH-WAVE-02", "KH-INVADE-08", "KH-EX-12")
def test_after_the_last_card_of_wave_1_all_cards_are_shuffled_and_wave_2_begins() -> None:
    here = calm("mage_swords", last=True)
    everything = sorted([*here.guild_deck, *here.guild_discard])
    play = to_the_end(invasion(here))
    (shuffled,) = play.shuffled("guild.wave")
    assert sorted(shuffled) == everything == sorted(play.state.guild_deck)
    assert (play.state.wave, play.state.guild_discard, play.state.outcome) == (2, [], None)


@pytest.mark.rule("KH-WAVE-02")
def test_wave_does_not_end_before_its_last_card() -> None:
    play = to_the_end(invasion(calm("mage_swords", "mage_hats", last=True)))
    assert play.state.wave == 1 and play.state.guild_deck == ["mage_hats"]


@pytest.mark.rule("KH-WAVE-04")
def test_new_wave_leaves_dungeon_unchanged() -> None:
    heroes = [hero("rogue", "cells")]
    here = calm("rogue_special", last=True, heroes=heroes, tokens={"sewers": {"frog": 2, "trap": 1}})
    play = to_the_end(invasion(here))
    assert play.state.wave == 2
    assert play.heroes("cells") == ["rogue", "rogue"] and play.tokens("sewers") == {"frog": 2, "trap": 1}
    assert play.monsters() == {"vault": 1} and play.monsters(1) == {"vault": 1} and play.treasure("forge") == 3


@pytest.mark.rule("KH-Q-04")
@pytest.mark.parametrize(("ruling", "cards"), [("fixed", 2), ("recount", 3)])
def test_wave_that_ends_during_an_invasion_keeps_its_number_of_cards(ruling: str, cards: int) -> None:
    """Hardcore: 2 cards in wave 1, 3 in wave 2; the first one ends the wave."""
    here = calm("mage_swords", last=True, difficulty="hardcore", rulings={"midwave_recount": ruling})
    play = to_the_end(invasion(here, guild_wave=[["mage_hats", "mage_eye"]]))
    assert len(play.tells("guild-card")) == cards
    keys = [tell.text.key for tell in play.told]
    assert keys.index("guild-card") < keys.index("wave-2") < keys.index("guild-card", keys.index("guild-card") + 1)


# ---------------------------------------------------------------- the end


@pytest.mark.rule("KH-WIN-01", "KH-WAVE-01")
def test_all_win_when_the_last_card_of_wave_2_is_resolved() -> None:
    play = turn(calm("mage_swords", last=True, wave=2))
    while not play.over:
        play.pick("end" if "end" in play.ids else play.ids[0])
    assert play.value.winners == (0, 1) and play.state.outcome == "won" and play.treasure("vault") == 4


@pytest.mark.rule("KH-WIN-01")
def test_last_card_is_resolved_first() -> None:
    """The Mages have come and wait."""
    play = to_the_end(invasion(calm("mage_swords", last=True, wave=2)))
    assert play.value == "won" and play.heroes("forge") == ["mage"]


@pytest.mark.rule("KH-WIN-02", "KH-TREASURE-07", "KH-TREASURE-08", "KH-EX-09f")
def test_all_lose_at_once_when_the_vault_is_plundered() -> None:
    heroes = [active("rogue", "vault") for _ in range(4)]
    play = heroes_act(position(heroes=heroes))
    assert (play.value, play.state.outcome, play.state.reason) == ("lost", "lost", "vault")
    whole = turn(
        position(
            clan("ratlings"), clan("slimes"), heroes=[hero("rogue", "vault") for _ in range(3)], guild=["rogue_swords"]
        )
    )
    while not whole.over:
        whole.pick("end" if "end" in whole.ids else whole.ids[0])
    assert whole.value.winners == ()


@pytest.mark.rule("KH-WIN-03", "KH-CLAN-12")
def test_losing_all_monsters_and_all_other_treasures_does_not_end_the_game() -> None:
    heroes = [active("rogue", "study")]
    here = position(clan("ratlings", "vault"), clan("slimes"), heroes=heroes, treasures={"study": (1, "spoil")})
    here.heroes.append(active("mage", "vault", number=2))
    play = heroes_act(here)
    to_the_end(play)
    assert play.state.outcome is None and play.monsters() == {} and play.treasure("study") is None


@pytest.mark.rule("KH-WIN-04")
def test_player_without_monsters_still_has_turns() -> None:
    play = turn(calm("mage_swords"))
    play.state.players[1].monsters = []
    while play.state.active == 0:
        play.pick("end" if "end" in play.ids else play.ids[0])
    assert play.key == "turn.card" and play.seats == (1,) and "end" in play.ids


@pytest.mark.rule("KH-WIN-06")
def test_plunder_by_the_last_card_of_wave_2_is_a_defeat() -> None:
    """Three heroes are in the Vault, and a Rogue from the last card joins them."""
    heroes = [hero("warrior", "vault") for _ in range(3)]
    here = position(guild=["rogue_swords"], last=True, wave=2, heroes=heroes)
    assert to_the_end(invasion(here)).value == "lost"


@pytest.mark.rule("KH-WIN-07", "KH-Q-39")
@pytest.mark.parametrize(("built", "outcome"), [(1, "lost"), (2, "won")])
def test_scenario_requirements_must_be_met_at_end(built: int, outcome: str) -> None:
    """The New Wing asks for two rooms."""
    here = position(
        clan("ratlings", "vault", "study"),
        scenario="new_wing",
        guild=["mage_special"],
        last=True,
        wave=2,
        counters={"built": built},
    )
    assert to_the_end(invasion(here)).value == outcome


@pytest.mark.rule("KH-WIN-08")
def test_defeat_goes_before_victory(monkeypatch: pytest.MonkeyPatch) -> None:
    """A scenario whose conditions of both kinds hold when the last card is resolved."""

    class Lost(hooks.Scenario):
        async def check_end(self, table, state):  # type: ignore[no-untyped-def]
            lose(state, "scenario_lost")

    monkeypatch.setattr(hooks.scenario, "acting", Lost())
    assert to_the_end(invasion(calm("mage_swords", last=True, wave=2))).value == "lost"
