"""The five phases of a turn (KH-TURN), and the first three of them: cards, renewal, clean-up (KH-PLAY, KH-RENEW,
KH-CLEAN)."""

from __future__ import annotations

import pytest

from tests.games.keep_the_heroes_out.position import ROW, Play, act, clan, hero, position, turn, until_the_next_turn

FIVE = ["gnaw", "gnaw", "gnaw", "scurry", "scurry"]


# ---------------------------------------------------------------- the turn


@pytest.mark.rule("KH-TURN-01")
def test_turn_has_five_phases_in_order() -> None:
    """Cards are played, the row is renewed, the area is cleared, heroes come, the token is passed."""
    players = clan("ratlings", "vault", hand=["gnaw", "scurry"]), clan("slimes", "vault")
    play = turn(position(*players, guild=["mage_swords"], treasures={"forge": 2, "workshop": 2}))
    assert play.state.phase == "play"
    play.card("gnaw", 2).pick("move:vault:forge", "renew")
    assert play.state.phase == "renew" and not play.verbs("play")
    play.pick("discard:scurry", ["away:sword"], "end")
    assert play.player().played == [] and len(play.player().hand) == 5 and play.heroes("forge") == []
    if play.key == "clean.gamble":
        assert play.state.phase == "clean"
        play.pick("end")
    while play.key != "turn.card":
        assert play.state.phase == "invasion"
        play.pick(play.ids[0])
    keys = [tell.text.key for tell in play.told]
    order = [keys.index(each) for each in ("play-done", "renewed", "drew-cards", "guild-card")]
    assert order == sorted(order)
    assert (play.state.phase, play.state.active) == ("play", 1)


@pytest.mark.rule("KH-TURN-02")
def test_only_the_active_player_acts_in_his_turn() -> None:
    play = turn(position(clan("ratlings", "vault", hand=["gnaw"]), clan("slimes", "vault", hand=["ooze_on"])))
    assert play.seats == (0,) and play.session.asks[0].occasion == "turn"
    play.card("gnaw", 2)
    assert play.seats == (0,)


@pytest.mark.rule("KH-TURN-02", "KH-TREASURE-03")
def test_curse_asks_the_others_in_a_turn_that_is_not_theirs() -> None:
    """A gamble frees a prisoner, who plunders a Curse: both players choose a card."""
    players = clan("ratlings", hand=["gnaw"], deck=["scurry"] * 3), clan("slimes", hand=["ooze_on", "drip"])
    here = position(*players, guild=["mage_special"], treasures={"cells": (1, "curse")})
    play = turn(here).pick("gamble")
    assert (play.key, play.seats) == ("curse.card", (0, 1))


@pytest.mark.rule("KH-TURN-03", "KH-EX-14-24")
def test_token_goes_to_the_left_and_round_again() -> None:
    players = [clan(each, "vault") for each in ("ratlings", "slimes", "gnolls")]
    play = turn(position(*players, treasures=dict.fromkeys(("forge", "workshop"), 3)))
    order = [play.state.active]
    for _ in range(4):
        until_the_next_turn(play)
        order.append(play.state.active)
    assert order == [0, 1, 2, 0, 1] and play.state.round == 2


@pytest.mark.rule("KH-TURN-04")
@pytest.mark.parametrize("won", [True, False])
def test_token_is_not_passed_when_the_game_is_over(won: bool) -> None:
    """The last card of wave 2 is resolved, or the Vault is plundered by it."""
    players = clan("ratlings"), clan("slimes")
    heroes = [] if won else [hero("rogue", "vault") for _ in range(4)]
    here = position(*players, guild=["mage_bones"], last=True, wave=2, heroes=heroes, difficulty="challenging")
    play = until_the_next_turn(turn(here))
    assert play.over and play.state.active == 0 and play.state.outcome == ("won" if won else "lost")


@pytest.mark.rule("KH-TURN-05", "KH-EX-07")
@pytest.mark.parametrize("count", [2, 3, 4])
def test_round_has_as_many_invasions_as_players(count: int) -> None:
    """On Family and in wave 1 an invasion is one guild card."""
    players = [clan(each, "vault") for each in ("ratlings", "slimes", "gnolls", "kobolds")[:count]]
    play = turn(position(*players, treasures=dict.fromkeys(("forge", "workshop", "beast_trainer"), 3)))
    while play.state.round == 1:
        until_the_next_turn(play)
    assert len(play.tells("guild-card")) + len(play.tells("scenario-card")) == count


@pytest.mark.rule("KH-TURN-06")
def test_no_rule_knows_a_side_of_the_token() -> None:
    """The state has a place for whose turn it is and none for a side."""
    state = position(clan("ratlings"), clan("slimes"))
    assert state.active == 0 and not any("token" in name or "side" in name for name in type(state).__dataclass_fields__)


@pytest.mark.rule("KH-TURN-07", "KH-WIN-04")
def test_player_without_cards_and_monsters_has_all_his_phases() -> None:
    empty = clan("ratlings", deck=[])
    play = turn(position(empty, clan("slimes", "vault"), guild=["mage_swords"]))
    assert play.key == "turn.card" and not play.verbs("play") and "renew" not in play.ids
    until_the_next_turn(play)
    assert play.state.active == 1 and len(play.tells("guild-card")) == 1


# ---------------------------------------------------------------- phase 1


@pytest.mark.rule("KH-PLAY-01", "KH-PLAY-08")
def test_card_is_played_and_stays_in_the_play_area() -> None:
    play = turn(position(clan("ratlings", "vault", hand=["gnaw", "scurry"]))).card("gnaw", 2)
    assert play.player().played == ["gnaw"] and play.player().hand == ["scurry"]
    assert not play.verbs("play"), "its actions come before another card"
    play.pick("done")
    assert play.player().played == ["gnaw"] and play.verbs("play") == ["scurry:1", "scurry:2"]
    (told,) = play.tells("play-done")
    assert told.args["card"] == "gnaw"


@pytest.mark.rule("KH-PLAY-02", "KH-PLAY-10")
@pytest.mark.parametrize("count", [0, 2, 5])
def test_any_number_of_cards_may_be_played_and_the_others_kept(count: int) -> None:
    play = turn(position(clan("ratlings", "vault", hand=FIVE, deck=["bite_party"] * 5)))
    for each in FIVE[:count]:
        play.card(each, 2).pick("done") if each == "gnaw" else play.card(each, 1).pick("done")
    play.pick("end")
    assert play.player().hand == FIVE[count:] + ["bite_party"] * count


@pytest.mark.rule("KH-PLAY-07", "KH-PLAY-08", "KH-PLAY-14")
def test_empty_deck_is_renewed_from_the_discard_pile_alone() -> None:
    """Owl draws 2: one is left, then the discard pile is shuffled; neither Owl itself nor the card played before it is
    among them."""
    player = clan("ratlings", "vault", hand=["gnaw", "owl"], deck=["scurry"], discard=["bite_party", "floorboards"])
    play = turn(position(player)).card("gnaw", 2).pick("done")
    play.card("owl").pick("draw", "draw", "done")
    assert play.shuffled("deck.renewed") == [["bite_party", "floorboards"]]
    assert play.player().hand == ["scurry", "bite_party"] and play.player().deck == ["floorboards"]
    assert play.player().played == ["gnaw", "owl"] and play.player().discard == []


@pytest.mark.rule("KH-PLAY-09")
def test_empty_deck_and_discard_pile_draw_nothing() -> None:
    play = act(position(clan("ratlings", "vault", deck=["gnaw"])), "draw", "draw").pick("draw")
    assert play.over and play.player().hand == ["gnaw"]


@pytest.mark.rule("KH-PLAY-11")
def test_loot_card_is_played_like_any_other() -> None:
    """Axe: melee x3 | move x2 melee."""
    play = turn(position(clan("ratlings", "vault", hand=["axe"]), heroes=[hero("rogue", "vault")]))
    assert play.verbs("play") == ["axe:1", "axe:2"]
    play.card("axe", 1).pick("melee:vault:rogue")
    assert play.everywhere == {} and play.player().played == ["axe"]
    assert until_the_next_turn(play).player().discard == ["axe"]


@pytest.mark.rule("KH-PLAY-12", "KH-CHRON-05")
def test_card_of_another_clan_is_carried_out_by_own_monsters() -> None:
    """Sling Rain of the Kobolds (swarm of ranged), and an ambush of the Gnolls, in the hand of Ratlings."""
    players = clan("ratlings", "vault", hand=["sling_rain", "howl"]), clan("kobolds", "forge")
    play = turn(position(*players, heroes=[hero("rogue", "workshop")]))
    play.card("sling_rain", 1).pick("swarm:ranged:vault", "ranged:workshop:rogue")
    assert play.monsters(1) == {"forge": 1} and play.everywhere == {} and play.key == "turn.card"
    play.card("howl", 1).pick("ambush:workshop", "done")
    assert play.monsters() == {"vault": 1, "workshop": 1} and play.monsters(1) == {"forge": 1}


@pytest.mark.rule("KH-PLAY-15")
def test_draws_of_others_and_out_of_turn_renew_the_deck_too() -> None:
    """War Drum: every player draws a card in the invasion."""
    second = clan("slimes", "vault", deck=[], discard=["drip", "split"])
    play = turn(position(clan("ratlings", "vault", hand=FIVE), second, guild=["war_drum"]))
    play.pick("end")
    while not play.tells("drew-cards"):
        play.pick("end" if "end" in play.ids else play.ids[0])
    assert play.player(1).hand == ["drip"] and play.player(1).deck == ["split"] and play.player(1).discard == []


@pytest.mark.rule("KH-PLAY-15")
def test_draws_out_of_turn_give_nothing_without_cards() -> None:
    play = turn(position(clan("ratlings", "vault", hand=FIVE), clan("slimes", "vault", deck=[]), guild=["war_drum"]))
    assert until_the_next_turn(play).player(1).hand == []


@pytest.mark.rule("KH-PLAY-16", "KH-Q-37", "KH-CLEAN-03")
def test_hand_above_five_is_kept() -> None:
    """The gamble gives 3 cards; at clean-up nothing is discarded and nothing drawn."""
    here = position(clan("ratlings", "vault", hand=FIVE, deck=["bite_party"] * 5), guild=["rogue_bones"])
    play = turn(here).pick("gamble", "end")
    assert len(play.player().hand) == 8 and play.player().discard == []


# ---------------------------------------------------------------- phase 2


def renewing(hand: list[str], **more: object) -> Play:
    """The Ratlings are in phase 2."""
    return turn(position(clan("ratlings", "vault", hand=hand), **more)).pick("renew")


@pytest.mark.rule("KH-RENEW-01", "KH-RENEW-07")
def test_hand_card_is_discarded_to_renew() -> None:
    play = renewing(["gnaw", "scurry"])
    assert play.verbs("discard") == ["gnaw", "scurry"]
    play.pick("discard:scurry", ["away:sword"])
    assert play.player().hand == ["gnaw"] and play.player().discard == ["scurry"]


@pytest.mark.rule("KH-RENEW-01", "KH-EX-14-10")
def test_without_hand_cards_there_is_no_renewal() -> None:
    assert "renew" not in turn(position(clan("ratlings", "vault"))).ids


@pytest.mark.rule("KH-RENEW-02")
def test_one_card_takes_away_one_to_five_of_the_row() -> None:
    deck = ["wolf", "bat", "owl", "bear", "mole", "goat"]
    play = renewing(["gnaw"], loot_deck=deck).pick("discard:gnaw")
    assert play.session.asks[0].pick == (1, 5) and sorted(play.verbs("away")) == sorted(ROW)
    play.pick([f"away:{card}" for card in ROW])
    assert play.state.loot_deck[-5:] == list(ROW) and play.state.row == deck[:5]


@pytest.mark.rule("KH-RENEW-02")
def test_equal_cards_of_row_are_removed_separately() -> None:
    """By ids in logs."""
    play = renewing(["gnaw"], row=["sword", "axe", "sword", "sword", None]).pick("discard:gnaw")
    assert play.ids == ["away:sword", "away:axe", "away:sword:2", "away:sword:3"]


@pytest.mark.rule("KH-RENEW-03", "KH-RENEW-04", "KH-RENEW-08")
def test_cards_go_to_the_bottom_in_the_order_of_the_row_and_others_fill_their_places() -> None:
    """Chosen in another order than theirs."""
    deck = ["wolf", "bat", "owl", "bear"]
    play = renewing(["gnaw"], loot_deck=deck).pick("discard:gnaw", ["away:axe", "away:sword", "away:smoke"])
    assert play.state.row == ["wolf", "spider", "bat", "gate", "owl"]
    assert play.state.loot_deck == ["bear", "sword", "smoke", "axe"]


@pytest.mark.rule("KH-RENEW-05")
def test_renewal_may_be_repeated_for_another_card() -> None:
    play = renewing(["gnaw", "scurry"], loot_deck=["wolf", "bat"])
    play.pick("discard:gnaw", ["away:sword"], "discard:scurry", ["away:wolf"])
    assert play.state.row[0] == "bat" and play.player().hand == [] and play.player().discard == ["gnaw", "scurry"]


@pytest.mark.rule("KH-RENEW-06")
def test_renewal_ends_the_cards_of_phase_1() -> None:
    """Phase 2 cannot be left for phase 1, and is not offered while a card is being played."""
    play = turn(position(clan("ratlings", "vault", hand=["gnaw", "scurry"]))).card("gnaw", 1)
    assert "renew" not in play.ids
    play.pick("done", "renew")
    assert not play.verbs("play") and play.state.phase == "renew"


@pytest.mark.rule("KH-Q-03")
@pytest.mark.parametrize(("ruling", "offered"), [("any", ["sword", "gnaw"]), ("tactic", ["gnaw"])])
def test_loot_in_hand_may_be_discarded_for_a_renewal(ruling: str, offered: list[str]) -> None:
    play = renewing(["sword", "gnaw"], rulings={"renew_any_card": ruling})
    assert sorted(play.verbs("discard")) == sorted(offered)


# ---------------------------------------------------------------- phase 3


@pytest.mark.rule("KH-CLEAN-01", "KH-CLEAN-02", "KH-EX-14-11")
def test_play_area_is_cleared_and_the_hand_filled_to_five() -> None:
    deck = ["bite_party", "bite_party", "floorboards", "floorboards", "scurry"]
    play = turn(position(clan("ratlings", "vault", hand=["gnaw", "scurry", "gnaw"], deck=deck)))
    play.card("gnaw", 2).pick("done").card("scurry", 2)
    play.pick("end")
    player = play.player()
    assert player.played == [] and player.discard == ["gnaw", "scurry"]
    assert player.hand == ["gnaw", "bite_party", "bite_party", "floorboards", "floorboards"]


@pytest.mark.rule("KH-CLEAN-03")
@pytest.mark.parametrize("count", [5, 7])
def test_with_five_or_more_cards_none_is_drawn_or_discarded(count: int) -> None:
    hand = ["gnaw"] * count
    play = turn(position(clan("ratlings", "vault", hand=hand, deck=["scurry"]))).pick("end")
    assert play.player().hand == hand and play.player().deck == ["scurry"]


@pytest.mark.rule("KH-CLEAN-04")
def test_at_clean_up_the_cards_just_played_are_shuffled_in() -> None:
    """Loot of the discard pile too."""
    player = clan("ratlings", "vault", hand=["gnaw", "axe"], deck=["scurry"], discard=["floorboards", "sword"])
    play = turn(position(player)).card("gnaw", 2).pick("done").card("axe", 1).pick("end")
    assert play.shuffled("deck.renewed") == [["floorboards", "sword", "gnaw", "axe"]]
    assert play.player().hand == ["scurry", "floorboards", "sword", "gnaw", "axe"] and play.player().discard == []


@pytest.mark.rule("KH-Q-28")
def test_empty_deck_is_renewed_when_the_next_card_is_needed() -> None:
    player = clan("ratlings", "vault", deck=["scurry"], discard=["gnaw"])
    later = act(position(player), "draw").pick("draw")
    assert later.player().deck == [] and later.player().discard == ["gnaw"]
    now = act(position(player, rulings={"tactic_reshuffle": "at_once"}), "draw").pick("draw")
    assert now.player().deck == ["gnaw"] and now.player().discard == []


@pytest.mark.rule("KH-TURN-02", "KH-Q-24")
def test_drawn_cards_are_public_only_with_open_hands() -> None:
    players = clan("ratlings", "vault", deck=["scurry"]), clan("slimes", "vault")
    opened = act(position(*players), "draw").pick("draw")
    assert [(tell.text.key, tell.to) for tell in opened.told] == [("drew-cards", None)]
    private = act(position(*players, rulings={"hands": "private"}), "draw").pick("draw")
    assert [(tell.text.key, tell.to) for tell in private.told] == [("drew", None), ("draw-cards", (0,))]
    assert "cards" not in private.told[0].text.args
