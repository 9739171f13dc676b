"""Runs of several choices, recommendations, and explanations of impossible options."""

from __future__ import annotations

from bot.panels.choosing.choices import Choices
from engine.games.keep_the_heroes_out.chronicle.rewards import NOTHING
from engine.games.keep_the_heroes_out.model.pieces import CLANS
from engine.games.keep_the_heroes_out.telling.impossible import impossible
from engine.games.keep_the_heroes_out.telling.shortcuts import GROUPS, next_up, runs
from engine.kit.choices import MOST_IN_GROUP
from engine.table import Ask, Option, Run, Text
from tests.games.keep_the_heroes_out.position import Play, act, clan, hero, position, turn


def offered(play: Play) -> dict[str, Run]:
    ask = play.session.asks[0]
    return {run.id: run for run in runs(play.state, ask, ask.seats[0])}


def following(play: Play) -> str | None:
    ask = play.session.asks[0]
    return next_up(play.state, ask, ask.seats[0])


def why(play: Play, option_id: str) -> Text:
    ask = play.session.asks[0]
    return next(each.why for each in impossible(play.state, ask, ask.seats[0]) if each.id == option_id)


def test_monster_goes_over_several_rooms_in_one_go() -> None:
    play = act(position(clan("kobolds", "vault")), "move", "move", "move")
    run = offered(play)["far:vault:graveyard"]
    assert run.picks == ("move:vault:workshop", "move:workshop:beast_trainer", "move:beast_trainer:graveyard")
    assert run.text == Text("way-move-far", to="graveyard", room="vault", count=3)
    play.pick(*run.picks)
    assert play.monsters() == {"graveyard": 1}
    assert "far:vault:vault" not in offered(act(position(clan("kobolds", "vault")), "move", "move"))
    assert set(offered(act(position(clan("kobolds", "vault")), "move"))) == {"rest"}


def test_monsters_of_a_swarm_go_one_room_each() -> None:
    play = act(position(clan("ratlings", "vault", "vault")), "swarm(move)").pick("swarm:move:vault")
    assert set(offered(play)) == {"rest"}


def test_ambush_puts_all_its_monsters_into_one_room_in_one_go() -> None:
    play = act(position(clan("skeletons")), "ambush(3,eye)")
    play.pick(*offered(play)["ambush:study:all"].picks)
    assert play.monsters() == {"study": 3}


def test_ambush_in_one_go_takes_no_more_than_the_lair_holds() -> None:
    play = act(position(clan("ghosts", "vault", "vault")), "ambush(3,eye)")
    assert "ambush:study:all" not in offered(play)


def test_room_makes_tokens_as_often_as_the_card_activates() -> None:
    play = act(position(clan("slimes", "sewers")), "activate", "activate")
    play.pick(*offered(play)["room:sewers:all"].picks)
    assert play.tokens("sewers") == {"frog": 2}


def test_rest_of_a_turn_can_be_handed_over_as_long_as_there_is_something_to_play() -> None:
    start = position(clan("ratlings", "vault", hand=["gnaw"]))
    rest = offered(turn(start))["rest"]
    assert rest.hands_over and rest.leaves == ("gamble", "renew")
    assert "rest" in offered(act(start, "move"))
    assert not offered(turn(position(clan("ratlings", "vault", hand=[]))))


def test_runs_leave_menus_no_longer_than_they_can_be() -> None:
    rooms = ("vault", "sewers", "forge", "workshop", "study", "library", "graveyard")
    play = act(position(clan("gnolls", *rooms), tokens={room: {"coin": 1} for room in rooms}), "move", "move")
    ask = play.session.asks[0]
    for group in {option.group for option in ask.options}:
        found = [option for option in ask.options if option.group == group]
        assert len(found) + sum(run.group == group for run in offered(play).values()) <= MOST_IN_GROUP


def test_attacks_are_next_else_the_only_possible_step() -> None:
    heroes = [hero("rogue", "vault")]
    assert following(act(position(clan("gnolls", "vault"), heroes=heroes), "move", "melee")) == "melee"
    assert following(act(position(clan("gnolls", "vault")), "move", "melee")) == "move"
    assert following(act(position(clan("gnolls", "vault")), "move", "activate")) is None


def test_reward_lists_cards_by_clan_with_button_to_decline() -> None:
    options = [
        NOTHING,
        *(Option(f"take:{clan}:{card}", Text("chronicle-take"), group=clan) for clan in CLANS for card in "abc"),
    ]
    ask = Ask("chronicle.foreign_card", (0,), options, "turn", Text("ask-chronicle-foreign-card"))
    choices = Choices.of(ask, GROUPS[ask.key])
    assert list(choices.groups) == [*CLANS, ""]
    assert choices.groups[""] == [NOTHING]


def test_cards_are_first_in_a_turn() -> None:
    assert following(turn(position(clan("ratlings", "vault", hand=["gnaw"])))) == "play"
    assert following(turn(position(clan("ratlings", "vault", hand=[])))) is None


def test_obstacles_to_move_attack_and_room_are_explained() -> None:
    play = act(position(clan("gnolls", "vault"), heroes=[hero("mage", "study")]), "move", "melee")
    assert why(play, "move:study") == Text("why-no-way", room="study", ways=("workshop", "forge"))
    assert why(play, "melee:study:mage") == Text("why-no-monster", room="study")
    assert why(play, "room:vault") == Text("why-no-action", action=Text("action-activate"))


def test_missing_needs_of_room_are_explained() -> None:
    play = act(position(clan("gnolls", "forge", "vault"), row=("spider",)), "activate")
    assert why(play, "room:forge") == Text("why-no-resource", room="forge", token="coin")
    play = act(position(clan("gnolls", "forge", "vault"), row=("spider",), tokens={"forge": {"coin": 1}}), "activate")
    assert why(play, "room:forge") == Text("why-no-loot", room="forge", category="equipment")
    assert why(play, "room:library") == Text("why-no-monster", room="library")


def test_missing_gamble_and_defend_only_cards_are_explained() -> None:
    play = turn(position(clan("ratlings", "vault", hand=["gnaw"]))).pick("gamble")
    while play.session.asks[0].key != "turn.card":
        play.pick(play.session.asks[0].options[0].id)
    assert why(play, "gamble") == Text("why-gamble-done")
