"""MD-ACT: what a Hero does in its Activation; MD-EX-15."""

from typing import Any

import pytest

from engine.games.massive_darkness.actions.menu import Action, act
from engine.games.massive_darkness.actions.spending import spend
from engine.games.massive_darkness.game import GAME
from engine.games.massive_darkness.model.state import Activation, ExtraAction, Hero, Objective, State, Treasure
from engine.games.massive_darkness.phases.hero import activate
from engine.table import Table
from engine.words import Words
from tests.games.massive_darkness.position import Play, enemy, hero, position

AXE, STAFF, BOW = "se05", "se01", "se03"  # Melee; Magic; Ranged, two hands
GOBLINS = "g007"
QUICK_CASTING = "battle_wizard.quick_casting.1"  # Level 5


def acting(state: State, chance: dict[str, Any] | None = None) -> Play:
    """Returns the Activation of the first Hero."""
    return Play(state, lambda table, now: activate(table, now, now.heroes[0]), chance)


def running(play: Play) -> Activation:
    """Returns the Activation that has not ended."""
    assert play.state.activation is not None
    return play.state.activation


def detail(play: Play, option: str) -> str | None:
    """Returns an option's detail in English."""
    said = play.session.asks[0].by_id[option].detail
    return Words("en", ["data.massive_darkness.texts"], GAME.names("en")).say(said) if said else None


def kinds(play: Play) -> set[str]:
    """Returns the kinds of Action that can be chosen."""
    return {each.partition(":")[0] for each in play.ids}


def quietly(play: Play) -> Play:
    """Answers what an attack or a find asks as usual, up to the next Action."""
    while play.key != "hero.action":
        play.pick(play.default[0] if play.default else play.ids[-1])
    return play


@pytest.mark.rule("MD-ACT-01")
def test_hero_has_three_actions() -> None:
    play = acting(position(hero("c2")))
    assert (running(play).actions, running(play).extra) == (3, [])


@pytest.mark.rule("MD-ACT-01", "MD-SKILL-06")
@pytest.mark.parametrize("running", [Activation(actions=0), Activation(0, [ExtraAction("melee", "a001.1")]), None])
def test_nothing_is_spent_where_no_action_is_left_for_it(running: Activation | None) -> None:
    async def rule(table: Table, state: State) -> None:
        with pytest.raises(ValueError, match="no Action left for magic"):
            await spend(table, state, state.heroes[0], "magic")

    assert Play(position(hero("c2"), activation=running), rule).state.activation == running


@pytest.mark.rule("MD-ACT-01", "MD-SKILL-06")
def test_cards_add_actions_some_of_one_kind_only() -> None:
    crown_and_helm = hero("c2", pack=["a005", "a001"])
    play = acting(position(crown_and_helm))
    assert running(play).actions == 4
    assert running(play).extra == [ExtraAction("melee", "a001.1")]


@pytest.mark.rule("MD-ACT-01", "MD-SKILL-04", "MD-SKILL-06", "MD-Q-86")
def test_skill_reached_during_activation_gives_actions_at_once() -> None:
    """Quick Casting of Level 5; d2 is on a tile whose token is changed to Level 5."""
    caster = hero("c2", hero_class="battle_wizard", skills=["battle_wizard.quick_casting.0", QUICK_CASTING])
    state = position(caster, level=4)
    state.level_tokens[1].level = 5
    play = acting(state)
    assert running(play).extra == []
    play.pick("move:d2", "stop")
    assert play.state.level == 5
    assert [each.kind for each in running(play).extra] == ["magic"]
    play.pick("move:c2", "stop")
    assert len(running(play).extra) == 1  # given once


@pytest.mark.rule("MD-ACT-01", "MD-SKILL-06", "MD-Q-86")
def test_card_got_in_mid_activation_gives_its_actions_once() -> None:
    """The Paladin's Crown: an Action more than three. The Trade costs one; to and fro it gives no more."""
    play = acting(position(hero("c2", pack=[AXE]), hero("c2", pack=["a005"])))
    play.pick("trade", "pass:a005:h1").pick("yes", seat=1)
    assert until_the_menu(play) == 3 - 1 + 1
    play.pick("trade", "pass:a005:h0")
    assert until_the_menu(play) == 2  # its gains are kept
    play.pick("trade", "pass:a005:h1").pick("yes", seat=1)
    assert until_the_menu(play) == 1


def until_the_menu(play: Play) -> int:
    """Returns the Actions left when nothing more is passed on."""
    while play.key != "hero.action":
        play.pick("done", seat=play.seats[0])
    return running(play).actions


@pytest.mark.rule("MD-SKILL-08", "MD-Q-86")
def test_free_action_of_a_command_brings_no_extra_actions() -> None:
    """The other Hero has the Crown: that is of its own Activation."""

    async def rule(table: Table, state: State) -> None:
        assert state.activation is not None
        state.activation.commanded = 1
        await act(table, state, state.heroes[0], Action("stop"))

    play = Play(position(hero("c2"), hero("c2", pack=["a005"])), rule)
    assert (play.key, running(play).actions, running(play).extra_from) == ("hero.free_action", 1, [])


@pytest.mark.rule("MD-ACT-02", "MD-ACT-05", "MD-ACT-09")
def test_menu_lists_all_possible_actions() -> None:
    fighter = hero("b2", hands=[AXE], pack=["t001", "t003", "t020"])
    play = acting(position(fighter, enemies=[enemy(GOBLINS, "b2")], treasure={"b2": Treasure(1)}))
    assert kinds(play) == {"open", "attack", "trade", "transmute", "use", "end"}  # Enemies forbid moves and Pick Up
    alone = acting(position(hero("b2", hands=[AXE], pack=["t020"]), treasure={"b2": Treasure(1)}))
    assert kinds(alone) == {"move", "open", "pick", "trade", "end"}


@pytest.mark.rule("MD-ACT-03")
def test_same_action_may_be_taken_again_and_again() -> None:
    play = acting(position(hero("c2", hands=[AXE]))).pick("move:d2", "stop", "move:c2", "stop", "move:d2", "stop")
    assert running(play).actions == 0
    assert play.hero().zone == "d2"


@pytest.mark.rule("MD-ACT-04", "MD-ACT-17")
def test_free_actions_are_left_when_all_others_are_spent() -> None:
    """Six cards are two Transmutes, one after the other."""
    pack = ["t001", "t003", "t005", "t020", "t021", "t023"]
    play = acting(position(hero("c2", pack=pack))).pick("move:d2", "stop", "move:c2", "stop", "move:d2", "stop")
    assert kinds(play) == {"transmute", "end"}
    assert play.key == "hero.action"  # it ends by hand
    play.pick("end")
    assert play.session.asks == ()


@pytest.mark.rule("MD-ACT-06")
def test_melee_needs_a_melee_weapon_and_an_enemy_in_the_own_zone() -> None:
    near, away = [enemy(GOBLINS, "c2")], [enemy(GOBLINS, "c3")]
    assert acting(position(hero("c2", hands=[AXE]), enemies=near)).verbs("attack") == ["e1:melee"]
    assert acting(position(hero("c2", hands=[AXE]), enemies=away)).verbs("attack") == []
    assert acting(position(hero("c2", hands=[STAFF]), enemies=near)).verbs("attack") == []
    assert acting(position(hero("c2", pack=[AXE]), enemies=near)).verbs("attack") == []  # not Equipped


@pytest.mark.rule("MD-ACT-07")
@pytest.mark.parametrize(("zone", "can"), [("c2", False), ("d2", True), ("f2", False), ("e2", True), ("d3", False)])
def test_ranged_needs_line_of_sight_and_a_range_of_one_or_more(zone: str, can: bool) -> None:
    """In the row of c2 up to the closed Door e2-f2; d3 is off every line."""
    play = acting(position(hero("c2", hands=[BOW]), enemies=[enemy(GOBLINS, zone)]))
    assert play.verbs("attack") == (["e1:ranged"] if can else [])


@pytest.mark.rule("MD-ACT-08")
@pytest.mark.parametrize(("zone", "can"), [("b2", False), ("c2", True), ("d2", True), ("e2", False)])
def test_magic_reaches_one_or_two_zones(zone: str, can: bool) -> None:
    play = acting(position(hero("b2", hands=[STAFF]), enemies=[enemy(GOBLINS, zone)]))
    assert play.verbs("attack") == (["e1:magic"] if can else [])


@pytest.mark.rule("MD-ACT-06", "MD-ACT-07", "MD-ACT-08")
@pytest.mark.parametrize(
    ("weapon", "zone", "type_"), [(AXE, "c2", "melee"), (BOW, "d2", "ranged"), (STAFF, "d2", "magic")]
)
def test_each_combat_action_costs_one_action(weapon: str, zone: str, type_: str) -> None:
    start = position(hero("c2", hands=[weapon]), enemies=[enemy(GOBLINS, zone)])
    play = quietly(acting(start).pick(f"attack:e1:{type_}"))
    assert running(play).actions == 2
    assert running(play).attacked == [1]


@pytest.mark.rule("MD-ACT-09", "MD-ACT-10")
def test_enemy_beside_the_hero_does_not_protect_others() -> None:
    enemies = [enemy(GOBLINS, "c2"), enemy("g009", "d2")]
    play = acting(position(hero("c2", hands=[AXE, STAFF]), enemies=enemies))
    assert set(play.verbs("attack")) == {"e1:melee", "e2:magic"}


@pytest.mark.rule("MD-ACT-11")
def test_movement_action_gives_two_points_for_moves_doors_and_pick_ups() -> None:
    play = acting(position(hero("c2"), treasure={"b2": Treasure(1)}, revealed=["a1", "b1", "c1"]))
    play.pick("move:b2")
    assert (running(play).actions, running(play).movement_points) == (2, 1)
    assert {"move:a2", "open:b1-b2", "pick", "stop"} <= set(play.ids)
    play.pick("open:b1-b2")
    assert (running(play).actions, running(play).movement_points) == (2, None)


@pytest.mark.rule("MD-ACT-11", "MD-SKILL-07", "MD-Q-44")
def test_swift_hero_has_three_points() -> None:
    play = acting(position(hero("c2", hero="whisper"))).pick("move:d2", "move:e2", "move:e1")
    assert (running(play).actions, running(play).movement_points) == (2, None)


@pytest.mark.rule("MD-ACT-12")
def test_another_action_ends_a_movement_action_and_its_points_are_lost() -> None:
    play = acting(position(hero("c2", hands=[AXE, STAFF]), enemies=[enemy(GOBLINS, "e2")])).pick("move:d2")
    assert running(play).movement_points == 1
    quietly(play.pick("attack:e1:magic"))
    assert (running(play).actions, running(play).movement_points) == (1, None)


@pytest.mark.rule("MD-ACT-13")
def test_movement_action_may_be_ended_early() -> None:
    play = acting(position(hero("c2"))).pick("move:d2", "stop")
    assert (running(play).actions, running(play).movement_points) == (2, None)
    assert "stop" not in play.ids


@pytest.mark.rule("MD-ACT-15", "MD-STUN-02")
def test_stunned_hero_must_stand_up_first() -> None:
    pack = ["t001", "t003", "t005"]
    play = acting(position(hero("c2", stunned=True, hands=[AXE], pack=pack), enemies=[enemy(GOBLINS, "c2")]))
    assert play.ids == ["stand", "end"]
    play.pick("stand")
    assert not play.hero().stunned
    assert running(play).actions == 2
    assert "attack:e1:melee" in play.ids


@pytest.mark.rule("MD-ACT-16")
@pytest.mark.parametrize(("moves", "lost"), [([], "3 Actions"), (["move:d2"], "2 Actions and 1 Movement Point")])
def test_end_of_activation_names_losses(moves: list[str], lost: str) -> None:
    assert detail(acting(position(hero("c2"))).pick(*moves), "end") == lost


@pytest.mark.rule("MD-ACT-12", "MD-ACT-13")
def test_only_the_first_move_of_a_movement_action_costs_an_action() -> None:
    play = acting(position(hero("c2")))
    assert detail(play, "move:d2") == "Begins a Movement Action"
    play.pick("move:d2")
    assert detail(play, "move:c2") is None
    assert detail(play, "stop") == "1 Movement Point is lost"


@pytest.mark.rule("MD-ACT-16")
def test_doing_nothing_ends_the_activation_and_loses_its_actions() -> None:
    play = acting(position(hero("c2"))).pick("end")
    assert play.session.asks == ()
    assert play.state.activation is None


@pytest.mark.rule("MD-ACT-18")
def test_mission_action_costs_its_price() -> None:
    """A Firework of M05 costs a Movement Point, a Lever of M10 an Action."""
    firework = acting(position(hero("b9", goods=["firework"]), mission="m05"))
    (place,) = [each for each in firework.ids if each.startswith("mission:")]
    firework.pick(place)
    assert (running(firework).actions, running(firework).movement_points) == (2, 1)


@pytest.mark.rule("MD-ACT-18")
def test_lever_costs_an_action_and_ends_a_movement_action() -> None:
    """Lair tokens of M10 are Levers, which destroy a Pillar (MD-M10-18)."""
    play = acting(position(hero("a13"), mission="m10", objectives=[Objective("lair", "a14")])).pick("move:a14")
    assert running(play).movement_points == 1
    play.pick(next(each for each in play.ids if each.startswith("mission:")))
    if play.key != "hero.action":
        play.pick(play.ids[0])
    assert (running(play).actions, running(play).movement_points) == (1, None)


@pytest.mark.rule("MD-ACT-19", "MD-ROUND-04")
def test_counterattacks_follow_last_action() -> None:
    """The Orcs are attacked first; they strike only after everything else, when the Activation ends."""
    play = quietly(acting(position(hero("c2", hands=[AXE]), enemies=[enemy("g009", "c2")])).pick("attack:e1:melee"))
    assert len(play.tells("combat-begins-melee-with")) == 1
    assert (running(play).actions, running(play).attacked) == (2, [1])
    quietly(play.pick("attack:e1:melee"))
    assert len(play.tells("combat-begins-melee")) == 0
    play.pick("end")
    while play.session.asks:
        play.pick(play.default[0] if play.default else play.ids[-1])
    assert len(play.tells("combat-begins-melee")) == 1


@pytest.mark.rule("MD-Q-09", "MD-LIFE-05")
def test_hero_that_dies_in_its_activation_acts_no_more_and_is_not_counterattacked() -> None:
    """A Trap under a Treasure token takes the last Life."""
    trapped = position(hero("c2", life=1), treasure={"c2": Treasure(1)})
    trapped.decks.treasures[0].draw.insert(0, "t011")
    play = acting(trapped).pick("pick")
    assert play.hero().dead
    assert play.session.asks == ()


@pytest.mark.rule("MD-Q-81")
def test_further_activation_begins_afresh_after_the_counterattacks() -> None:
    play = acting(position(hero("c2", used=["whatever.0"])))
    assert play.hero().used == []
    play.pick("move:d2", "stop")
    running(play).granted = 1
    play.hero().used = ["bjorn.1"]
    play.pick("end")
    assert running(play).actions == 3
    assert play.hero().used == []
    assert len(play.tells("hero-again")) == 1
    play.pick("end")
    assert play.session.asks == ()


@pytest.mark.rule("MD-EX-15")
def test_three_movement_actions_reach_a_room_open_it_and_take_all_its_treasure() -> None:
    """Counted with two Movement Points, as the example counts Whisper (MD-Q-44): Elias takes her place."""
    start = position(hero("c3", hero="elias"), revealed=[])
    start.decks.doors.draw.insert(0, "d06")  # two tokens at the Door, a Guard in the second Room
    start.decks.treasures[0].draw[:0] = ["t023", "t020", "t021"]  # the first for the Guard
    play = acting(start).pick("move:c2", "move:b2", "open:b1-b2", "room:c1", "move:b1", "pick")
    quietly(play)
    assert sorted(play.hero().inventory) == ["t020", "t021"]
    assert "b1" not in play.state.treasure
    assert (running(play).actions, running(play).movement_points) == (0, 1)
    play.pick("stop")
    assert (running(play).actions, running(play).movement_points) == (0, None)


# ---------------------------------------------------------------- Actions of one kind, and by Command


@pytest.mark.rule("MD-SKILL-06")
def test_action_of_one_kind_pays_for_that_kind_first() -> None:
    """The Barbarian's Helm gives a Melee Action; a Movement Action does not touch it."""
    start = position(hero("c2", hands=[AXE], pack=["a001"]), enemies=[enemy("g009", "c2", stunned=True)])
    play = quietly(acting(start).pick("attack:e1:melee"))
    assert (running(play).actions, running(play).extra) == (3, [])
    play = acting(start).pick("move:d2")
    assert (running(play).actions, len(running(play).extra)) == (2, 1)


@pytest.mark.rule("MD-SKILL-06")
def test_extra_action_with_more_to_it_may_be_saved() -> None:
    """The Berserker's Gauntlets add three Hits to the Melee Action that they give, so the Hero says which it spends."""
    start = position(hero("c2", hands=[AXE], pack=["a002"]), enemies=[enemy("g009", "c2")])
    play = acting(start).pick("attack:e1:melee")
    assert (play.key, play.ids) == ("hero.pay", ["extra:a002.1", "general"])
    quietly(play.pick("general"))
    assert (running(play).actions, len(running(play).extra)) == (2, 1)


@pytest.mark.rule("MD-SKILL-06")
@pytest.mark.parametrize(("actions", "choices"), [(1, ["extra:a002.1", "general"]), (0, [])])
def test_extra_action_can_be_saved_only_with_another_left(actions: int, choices: list[str]) -> None:
    """With no other one it is spent, and no one is asked."""

    async def rule(table: Table, now: State) -> None:
        now.activation = Activation(actions=actions, extra=[ExtraAction("melee", "a002.1")])
        await spend(table, now, now.heroes[0], "melee")

    play = Play(position(hero("c2", pack=["a002"])), rule)
    assert play.ids == choices
    if not choices:
        assert (running(play).actions, running(play).extra) == (0, [])


def commanded(other: Hero, **changes: Any) -> Play:
    """The first Hero has commanded the other one, and its own Activation goes on."""

    async def rule(table: Table, now: State) -> None:
        now.activation = Activation(actions=2, commanded=1)
        await act(table, now, now.heroes[0], Action("stop"))

    return Play(position(hero("c2"), other, **changes), rule)


@pytest.mark.rule("MD-SKILL-08", "MD-Q-82")
def test_commanded_hero_performs_one_action_a_movement_included() -> None:
    play = commanded(hero("c3", pack=["t001", "t003", "t005"]))
    assert (play.key, play.seats) == ("hero.free_action", (1,))
    assert "transmute" not in play.ids
    play.pick("move:b3", "move:b2")
    assert play.hero(1).zone == "b2"
    assert play.session.asks == ()
    assert running(play).actions == 2
    assert play.state.active == 0


@pytest.mark.rule("MD-CTR-09", "MD-SKILL-08")
def test_commanded_attack_causes_no_counterattack() -> None:
    play = commanded(hero("c3", hands=[AXE]), enemies=[enemy("g009", "c3")]).pick("attack:e1:melee")
    while play.session.asks:
        play.pick(play.default[0] if play.default else play.ids[-1])
    assert running(play).attacked == []


@pytest.mark.rule("MD-Q-45")
def test_stunned_hero_can_only_stand_up_on_command() -> None:
    play = commanded(hero("c3", stunned=True))
    assert play.ids == ["stand", "end"]
    assert not play.pick("stand").hero(1).stunned
