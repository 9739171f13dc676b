"""Chronicles: chapters, clans, rewards, score, and what is carried on (KH-CHRON)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

from engine.games.keep_the_heroes_out.chronicle.aftermath import aftermath
from engine.games.keep_the_heroes_out.chronicle.chapters import advice, allowed_clans, carried_on, chapters
from engine.games.keep_the_heroes_out.game import GAME
from engine.games.keep_the_heroes_out.model.content import content
from engine.games.keep_the_heroes_out.model.options import Options
from engine.games.keep_the_heroes_out.model.pieces import CLANS, SCENARIOS
from engine.games.keep_the_heroes_out.model.scenario import Recommended
from engine.games.keep_the_heroes_out.model.state import State, Treasure
from engine.games.keep_the_heroes_out.playing.play import play as whole_game
from engine.games.keep_the_heroes_out.playing.setup import prepare, setup
from engine.table import Table, Text
from engine.words import Words
from tests.games.keep_the_heroes_out.position import Play, act, clan, position

CHRONICLE = Options(mode="chronicle")
FIRST_FIVE = ["ratlings", "slimes", "red_dragon", "gremlins", "kobolds"]


def options(*clans: str, **changes: Any) -> Options:
    """Returns the options of a chronicle in which the seats have picked these clans."""
    return Options.model_validate({"mode": "chronicle", "clans": [*dict.fromkeys([*clans, *CLANS])]} | changes)


def brought(*clans: str, **changes: Any) -> dict[str, Any]:
    """Returns the carried state of players with these clans and no kept cards."""
    return {"members": [{"clan": each, "kept": []} for each in clans], "won": [], "passed": [], "score": 0} | changes


def keeping(**kept: list[list[str]]) -> dict[str, Any]:
    """Returns the carried state of players who keep these cards: by clan, each with the card it replaces."""
    return {"members": [{"clan": each, "kept": cards} for each, cards in kept.items()]}


def scenario(name: str, *clans: str, **changes: Any) -> State:
    """Returns a scenario of a chronicle as it is set up."""
    return setup(name, len(clans), options(*clans), brought(*clans, **changes))


def after(state: State, outcome: str = "won", **changes: Any) -> Play:
    """Returns the scenarios that may follow one that has ended."""
    state.outcome, state.phase, state.round = outcome, "aftermath", 1  # type: ignore[assignment]
    for name, value in changes.items():
        setattr(state, name, value)
    return Play(state, aftermath)


def prepared(state: State) -> Play:
    """Returns its set-up; who begins is answered with the first."""

    async def rule(table: Table, state: State) -> None:
        await prepare(table, state)

    return Play(state, rule)


def finished(play: Play) -> Play:
    """Answers all remaining questions with their first option."""
    while not play.over:
        play.pick(play.ids[0])
    return play


def next_up(play: Play) -> str | None:
    """Returns the scenario that comes next."""
    assert play.over and play.state.chronicle
    return play.state.chronicle.next


# ---------------------------------------------------------------- the course


@pytest.mark.rule("KH-CHRON-01")
def test_scenario_may_be_played_alone_with_any_clans():
    assert chapters(Options(scenario="big_order"), {})[0] == "big_order"
    assert sorted(chapters(Options(scenario="big_order"), {})) == sorted(SCENARIOS)
    alone = options("witches", "ghosts", mode="scenario")
    state = setup("first_watch", 2, alone, {})
    assert [player.clan for player in state.players] == ["witches", "ghosts"] and state.chronicle is None
    assert carried_on(state) == {}


@pytest.mark.rule("KH-CHRON-02", "KH-CHRON-06", "KH-CHRON-07")
def test_scenarios_are_played_in_their_order():
    assert chapters(CHRONICLE, {}) == ("first_watch",)
    for now, then in zip(SCENARIOS, [*SCENARIOS[1:], None], strict=True):
        play = finished(after(scenario(now, "gremlins", "skeletons")))
        assert next_up(play) == then
        assert chapters(CHRONICLE, carried_on(play.state)) == ((then,) if then else ())


@pytest.mark.rule("KH-CHRON-07")
def test_lost_scenario_is_repeated_or_passed_over_as_the_table_says():
    play = after(scenario("leaky_roof", "slimes", "kobolds"), "lost")
    assert (play.key, play.seats, play.ids) == ("chronicle.after_defeat", (0, 1), ["pass_over", "repeat"])
    assert play.default == ("pass_over",)
    over = finished(play.pick("pass_over"))
    assert next_up(over) == "guided_tour" and over.state.chronicle.passed == ["leaky_roof"]
    again = finished(after(scenario("leaky_roof", "slimes", "kobolds"), "lost").pick("repeat"))
    assert next_up(again) == "leaky_roof" and again.state.chronicle.passed == []
    assert again.state.chronicle.won == [] and again.state.chronicle.score == 0


# ---------------------------------------------------------------- clans


@pytest.mark.rule("KH-CHRON-03")
def test_chapters_allow_their_clans():
    assert sorted(allowed_clans("guided_tour")) == sorted(FIRST_FIVE)
    assert [len(chapter.clans or CLANS) for chapter in content().chronicle.chapters] == [5, 5, 6, 6, 9]
    told = advice(CHRONICLE, "guided_tour")[0]
    assert (told.text.args["chapter"], told.text.args["position"]) == (1, 3)
    assert "advice-chapter" not in [each.text.key for each in advice(Options(), "guided_tour")]


def test_lobby_says_with_how_many_clans_a_scenario_is_harder_or_easier(rewritten: Callable[..., None]) -> None:
    rewritten("guided_tour", recommended=Recommended(harder=(1, 3), easier=(6,)))
    harder, easier = advice(Options(), "guided_tour")
    english = Words.of_game(GAME, "en", [])
    assert "**Harder** with this number of clans: 1 and 3." in english.say(harder.text)
    assert "**Easier** with this number of clans: 6." in english.say(easier.text)
    assert (harder.option, harder.value) == ("solo_clans", 2)
    assert (harder.seats, easier.seats) == ((1, 3), (6,)), "tables of other sizes are not told"
    rewritten("guided_tour", recommended=Recommended())
    assert advice(Options(), "guided_tour") == []


def test_change_of_clan_names_both_clans() -> None:
    said = Words.of_game(GAME, "en", []).say(Text("chronicle-clan-changed", clan="gremlins", before="ratlings"))
    assert said == "Gremlins now play in place of Ratlings."


@pytest.mark.rule("KH-CHRON-03")
def test_disallowed_clan_is_replaced_by_free_allowed_one():
    state = setup("first_watch", 3, options("witches", "slimes", "ghosts"), {})
    play = prepared(state)
    assert (play.key, sorted(play.seats)) == ("chronicle.clan", [0, 2])
    assert play.ids_of(0) == ["clan:ratlings", "clan:red_dragon", "clan:gremlins", "clan:kobolds"]
    play.pick("clan:kobolds", seat=2)
    assert play.ids_of(0) == ["clan:ratlings", "clan:red_dragon", "clan:gremlins"]
    play.pick("clan:gremlins", seat=0)
    finished(play)
    assert [player.clan for player in play.state.players] == ["gremlins", "slimes", "kobolds"]
    assert Counter(play.player(0).starting_deck) == Counter(content().clans["gremlins"].starting_deck)


@pytest.mark.rule("KH-CHRON-08")
def test_player_keeps_the_clan_within_a_chapter():
    play = after(scenario("first_watch", "slimes", "kobolds"))
    assert play.over and [each.clan for each in play.state.chronicle.members] == ["slimes", "kobolds"]
    carried = carried_on(play.state)
    following = setup("leaky_roof", 2, options("ratlings", "gremlins"), carried)
    assert [player.clan for player in following.players] == ["slimes", "kobolds"]


@pytest.mark.rule("KH-CHRON-08")
def test_defeat_allows_change_to_free_clan():
    play = after(scenario("first_watch", "slimes", "kobolds"), "lost").pick("repeat")
    assert (play.key, play.seats) == ("chronicle.clan", (0, 1))
    assert play.ids_of(0) == ["keep:slimes", "clan:ratlings", "clan:red_dragon", "clan:gremlins"]
    play.pick("clan:gremlins", seat=0)
    assert play.ids_of(1) == ["keep:kobolds", "clan:ratlings", "clan:slimes", "clan:red_dragon"]
    play.pick("keep:kobolds", seat=1)
    assert play.over and [each.clan for each in play.state.chronicle.members] == ["gremlins", "kobolds"]
    assert [player.clan for player in play.state.players] == ["slimes", "kobolds"]  # after the scenario that has ended


@pytest.mark.rule("KH-CHRON-08")
def test_new_chapter_begins_with_new_clans():
    """Chapter 2 allows Gremlins, but no Slimes."""
    play = after(scenario("employee_of_the_month", "slimes", "gremlins"))
    assert play.ids_of(0) == ["clan:witches", "clan:gnolls", "clan:ghosts", "clan:skeletons"]
    assert play.ids_of(1)[0] == "keep:gremlins"


@pytest.mark.rule("KH-Q-44")
def test_when_all_allowed_clans_are_taken_the_sixth_player_takes_any():
    state = setup("first_watch", 6, options(*FIRST_FIVE, "witches"), {})
    play = finished(prepared(state))
    assert [player.clan for player in play.state.players] == [*FIRST_FIVE, "witches"]
    turned = setup("first_watch", 6, options("witches", "ghosts", *FIRST_FIVE), {})
    play = prepared(turned)
    assert (play.key, play.ids_of(0), play.ids_of(1)) == ("chronicle.clan", ["clan:kobolds"], ["clan:kobolds"])
    play.pick("clan:kobolds", seat=1)
    assert play.ids_of(0) == ["keep:witches", "clan:gnolls", "clan:skeletons", "clan:ghosts"]
    finished(play)
    assert len({player.clan for player in play.state.players}) == 6


def test_player_joining_between_scenarios_gets_own_clan():
    carried = brought("slimes", "kobolds")
    state = setup("leaky_roof", 3, options("ratlings", "gremlins", "slimes"), carried)
    assert [player.clan for player in state.players][:2] == ["slimes", "kobolds"]
    assert len({player.clan for player in state.players}) == 3
    assert [
        player.clan for player in setup("leaky_roof", 2, options("ratlings"), brought(*FIRST_FIVE[:3])).players
    ] == [
        "ratlings",
        "slimes",
    ]


# ---------------------------------------------------------------- rewards


@pytest.mark.rule("KH-CHRON-09")
def test_each_position_has_its_reward_and_a_defeat_has_none():
    rewards = ["first_loot", "foreign_card", "head_start", "kept_loot"]
    for name, reward in zip(SCENARIOS[:4], rewards, strict=True):
        play = after(scenario(name, "slimes", "kobolds"))
        assert [told.args["reward"] for told in play.tells("chronicle-reward")] == [f"{reward}.text"]
        assert after(scenario(name, "slimes", "kobolds"), "lost").tells("chronicle-reward") == []


@pytest.mark.rule("KH-CHRON-10")
def test_first_loot_is_a_card_of_the_first_row_in_turn_order_the_row_refilled_each_time():
    state = scenario("leaky_roof", "slimes", "kobolds", won=["first_watch"])
    play = prepared(state).pick("first:kobolds")
    assert (play.key, play.seats) == ("chronicle.first_loot", (1,))
    row = list(play.state.row)
    play.pick(f"loot:{row[1]}")
    assert play.seats == (0,) and play.player(1).discard == [row[1]]
    assert None not in play.state.row and play.state.row[0] == row[0]
    play.pick(f"loot:{row[0]}")
    finished(play)
    assert play.player(0).discard == [row[0]] and len(play.state.loot_deck) == 64 - 5 - 2


@pytest.mark.rule("KH-CHRON-10", "KH-CHRON-12")
@pytest.mark.parametrize(
    ("name", "won"), [("leaky_roof", []), ("guided_tour", ["first_watch"]), ("new_wing", ["first_watch"])]
)
def test_first_loot_is_for_the_next_scenario_of_the_chapter_alone(name, won):
    play = prepared(scenario(name, "gremlins", "gnolls", won=won))
    while play.key not in ("turn.card", ""):
        assert play.key != "chronicle.first_loot"
        play.pick(play.ids[0])
    assert all(player.discard == [] for player in play.state.players)


@pytest.mark.rule("KH-Q-45")
def test_when_the_next_scenario_is_repeated_the_reward_counts_again():
    state = scenario("leaky_roof", "slimes", "kobolds", won=["first_watch"])
    carried = carried_on(finished(after(state, "lost").pick("repeat")).state)
    again = setup("leaky_roof", 2, options("slimes", "kobolds"), carried)
    assert prepared(again).pick("first:slimes").key == "chronicle.first_loot"


@pytest.mark.rule("KH-CHRON-04", "KH-CHRON-11")
def test_foreign_card_replaces_a_starting_card_as_each_player_likes():
    """All are asked at once; Slimes and Kobolds play, so their own cards are not offered."""
    play = after(scenario("leaky_roof", "slimes", "kobolds"))
    assert (play.key, sorted(play.seats)) == ("chronicle.foreign_card", [0, 1])
    offered = {each.removeprefix("take:") for each in play.ids_of(0) if each != "nothing"}
    others = [each for each in CLANS if each not in ("slimes", "kobolds")]
    assert offered == {card.id for each in others for card in content().clans[each].deck}
    assert play.default == ("nothing",)
    assert {option.group for option in play.session.asks[0].options if option.value} == set(others), "a menu a clan"
    play.pick("take:howl", seat=0).pick("nothing", seat=1)
    assert (play.key, play.seats) == ("chronicle.replaced", (0,))
    assert {each.removeprefix("replace:") for each in play.ids} == {*content().clans["slimes"].starting_deck}
    play.pick("replace:puddle")
    following = setup("guided_tour", 2, CHRONICLE, carried_on(play.state))
    deck = Counter(content().clans["slimes"].starting_deck) - Counter(["puddle"]) + Counter(["howl"])
    assert Counter(following.players[0].starting_deck) == Counter(following.players[0].deck) == deck
    assert Counter(following.players[1].deck) == Counter(content().clans["kobolds"].starting_deck)


@pytest.mark.rule("KH-CHRON-11")
def test_deck_holds_at_most_two_foreign_cards():
    two = [["howl", "ooze_on"], ["brawl", "ooze_on"]]
    one = [["howl", "duck"], ["sword", "hit_and_run"]]
    play = after(setup("leaky_roof", 2, CHRONICLE, keeping(slimes=two, kobolds=one)))
    assert (play.key, play.seats) == ("chronicle.foreign_card", (1,))


@pytest.mark.rule("KH-CHRON-05")
def test_foreign_card_is_played_with_the_players_own_monsters():
    state = position(clan("ratlings", "vault", hand=["hit_and_run"]))
    play = act(state, *map(str, content().cards["hit_and_run"].sides[1]))
    play.pick("move:vault:sewers")
    assert play.monsters() == {"sewers": 1}


@pytest.mark.rule("KH-CHRON-12")
def test_head_start_is_one_more_monster_in_the_vault():
    """The Red Dragon has none left in his lair."""
    state = scenario("employee_of_the_month", "slimes", "red_dragon", won=["guided_tour"])
    play = finished(prepared(state))
    assert play.monsters(0)["vault"] == 1 and len(play.player(0).monsters) == 3 + 1
    assert play.monsters(1) == {"vault": 1}
    without = finished(prepared(scenario("employee_of_the_month", "slimes", "red_dragon")))
    assert "vault" not in without.monsters(0)


@pytest.mark.rule("KH-CHRON-13")
def test_loot_that_a_player_took_in_the_scenario_may_be_kept():
    """A tactic card of the Laboratory is no loot card; who took nothing is not asked."""
    state = scenario("employee_of_the_month", "slimes", "kobolds")
    state.players[0].acquired = ["sword", "sword", "gnaw", "owl"]
    play = after(state)
    assert (play.key, play.seats) == ("chronicle.kept_loot", (0,))
    assert play.ids == ["nothing", "take:sword", "take:owl"]
    play.pick("take:sword", "replace:puddle")
    kept = play.state.chronicle.members[0].kept
    assert [(each.card, each.instead_of) for each in kept] == [("sword", "puddle")]
    following = setup("hungry_mimic", 2, CHRONICLE, keeping(slimes=[["sword", "puddle"]], kobolds=[]))
    assert "sword" in following.players[0].deck and "puddle" not in following.players[0].deck
    assert Counter(following.loot_deck)["sword"] == 1


@pytest.mark.rule("KH-Q-46")
def test_several_players_may_take_the_same_card():
    play = after(scenario("leaky_roof", "slimes", "kobolds"))
    play.pick("take:howl", seat=0).pick("take:howl", seat=1)
    play.pick("replace:puddle", seat=0).pick("replace:duck", seat=1)
    assert [[kept.card for kept in member.kept] for member in play.state.chronicle.members] == [["howl"], ["howl"]]
    kept = keeping(slimes=[["sword", "split"]], ghosts=[["sword", "drift"]], ratlings=[["sword", "gnaw"]])
    assert "sword" not in setup("sleepwalkers", 3, CHRONICLE, kept).loot_deck


@pytest.mark.rule("KH-CHRON-14")
def test_new_clan_asks_again_what_kept_cards_replace():
    kept = keeping(slimes=[["howl", "puddle"], ["sword", "split"]], gremlins=[["howl", "tripwire"]])
    state = setup("employee_of_the_month", 2, CHRONICLE, kept)
    play = after(state)
    play.pick("clan:witches", seat=0).pick("keep:gremlins", seat=1)
    assert (play.key, play.seats) == ("chronicle.replaced", (0,))
    assert play.ids == [f"replace:{card.id}" for card in content().clans["witches"].deck]
    play.pick("replace:card_reading")
    assert "replace:card_reading" not in play.ids  # there is one, and it is replaced already
    play.pick("replace:hex")
    following = setup("new_wing", 2, CHRONICLE, carried_on(play.state))
    replaced = Counter(content().clans["witches"].starting_deck) - Counter(["card_reading", "hex"])
    assert Counter(following.players[0].deck) == replaced + Counter(["howl", "sword"])
    assert len(following.players[1].deck) == 10 and "howl" in following.players[1].deck


@pytest.mark.rule("KH-CHRON-14")
def test_only_player_with_kept_card_chooses_replacement():
    state = setup("employee_of_the_month", 2, CHRONICLE, keeping(slimes=[["howl", "puddle"]], gremlins=[]))
    play = after(state).pick("clan:witches", seat=0).pick("clan:ghosts", seat=1)
    assert (play.key, play.seats) == ("chronicle.replaced", (0,))
    assert play.pick("replace:hex").over


# ---------------------------------------------------------------- the score


@pytest.mark.rule("KH-CHRON-15")
@pytest.mark.parametrize(
    ("difficulty", "plundered", "points"),
    [
        ("family", [], 2),
        ("challenging", [], 3),
        ("hardcore", [], 4),
        ("hardcore", [Treasure(3, "curse")], 3),
        ("family", [Treasure(1, "heal"), Treasure(2, "heal")], 2),
        ("family", [Treasure(3, "heal")], 1),
    ],
)
def test_score_of_a_victory(difficulty, plundered, points):
    state = scenario("first_watch", "slimes", "kobolds", score=5)
    play = after(state, difficulty=difficulty, plundered=plundered)
    assert play.state.chronicle.score == 5 + points and play.state.chronicle.won == ["first_watch"]


def test_solo_player_of_two_clans_is_asked_for_one_after_the_other():
    state = setup("leaky_roof", 1, options("slimes", second_clan="kobolds"), {})
    play = after(state)
    assert (play.key, play.seats) == ("chronicle.foreign_card", (0,))
    play.pick("take:howl")
    assert play.key == "chronicle.foreign_card"
    play.pick("take:brawl", "replace:puddle", "replace:duck")
    assert play.over
    assert [member.kept[0].card for member in play.state.chronicle.members] == ["howl", "brawl"]


def test_aftermath_follows_scenario_and_carries_over():
    """The whole game: the last card of wave 2 is resolved, the reward follows, then the next scenario is known."""
    state = scenario("first_watch", "slimes", "kobolds")
    state.phase, state.round, state.wave, state.guild_discard = "invasion", 1, 2, state.guild_deck[1:]
    state.guild_deck = ["rogue_special"]
    play = finished(Play(state, whole_game))
    result = play.value
    assert (result.winners, result.carried["next"], result.carried["won"]) == ((0, 1), "leaky_roof", ["first_watch"])
    assert result.scores[0]["chronicle"] == 2
