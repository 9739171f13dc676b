"""Finer print of the rules: what a second sample of changes of them had no test for."""

from __future__ import annotations

import pytest

from engine.games.fireteam_zero.board.numbers import card_strength, has_rule
from engine.games.fireteam_zero.cards.basic import rolled_place
from engine.games.fireteam_zero.combat.odds import Needed, likely, needed
from engine.games.fireteam_zero.combat.rerolls import offer_rerolls, reroll
from engine.games.fireteam_zero.combat.targets import Target
from engine.games.fireteam_zero.creatures.entering import join_pool
from engine.games.fireteam_zero.model.content import content
from engine.games.fireteam_zero.model.layout import board
from engine.games.fireteam_zero.model.notation import RuleName
from engine.games.fireteam_zero.model.state import BoardToken, Die, HeroAttack, Modifier, OfHero, State, Watch
from engine.games.fireteam_zero.reactions.windows import open_window
from engine.games.fireteam_zero.turns.searching import look_ahead
from engine.table import Table
from tests.games.fireteam_zero.fighting import activation, attack, to_the_end
from tests.games.fireteam_zero.position import creature, effect, hero, opening, position, rule, tactics, turn
from tests.games.fireteam_zero.reactions.test_reactions import act, asked, facing

ANIMAL, ELITE, BOSS = "corrupted_animal", "corrupted_human", "chalice_bearer"
CAVE = "the_drinking_cave"


@pytest.mark.rule("FZ-SETUP-02")
def test_two_players_may_draw_lots_for_the_first() -> None:
    play = opening(2)
    assert play.key == "fire.first" and play.ids[0] == "first:random" and len(play.ids) == 3


@pytest.mark.rule("FZ-SPAWN-02")
def test_spawn_die_shows_each_of_the_twelve_numbers() -> None:
    play = rule(position(), rolled_place)
    assert [list(ask.items) for ask in play.asked_chance] == [list(range(1, 13))]


@pytest.mark.rule("FZ-ATTACK-09", "FZ-ATTACK-15", "FZ-ATTACK-26")
def test_chance_of_a_kill_depends_on_the_faces_of_the_die() -> None:
    """One die of close combat shows a symbol on five of its six faces, and two on one; less than one always comes."""
    assert likely(("trench_knife",), -2, Needed(1, 0)) == 83
    assert likely(("trench_knife",), -2, Needed(1, 1)) == likely(("trench_knife",), -2, Needed(2, 0)) == 17
    assert likely(("trench_knife",), -2, Needed(0, 0)) == 100


def beside_a_burrow(*cards: str) -> State:
    """Shad beside the only burrow, with Henry."""
    team = [hero("shad", "B2", cards), hero("frank", "A1")]
    return position(*team, mission="bogged_down", specialists="B2", tokens=[BoardToken("burrow", "B2")])


@pytest.mark.rule("FZ-TASK-13", "FZ-ATTACK-27")
def test_chance_to_destroy_a_thing_depends_on_its_life_and_resistance() -> None:
    """A burrow has life 4, and resists close and ranged attacks by one; nothing is on the location beside it."""
    here = beside_a_burrow()
    assert needed(here, Target("B2", thing="burrow"), "close") == Needed(4, 1)
    assert needed(here, Target("B2", thing="burrow"), "explosive") == Needed(4, 0)
    assert needed(here, Target("C2", thing="burrow"), "close") == Needed(0, 0)


@pytest.mark.rule("FZ-SPEC-07", "FZ-TASK-13")
def test_blank_is_rolled_again_by_default_where_no_creature_is_attacked() -> None:
    """One hit is there already; what a thing takes is not reckoned with, so every further one may count."""
    play = attack(beside_a_burrow("red_mist"), dice_attack=[[0, 4, 0, 0]])
    play.pick(play.ids[0])
    assert (play.key, play.default) == ("fire.reroll", ("henry:0",))


@pytest.mark.rule("FZ-CREATURE-05")
@pytest.mark.parametrize("there", ["C5", "A5"])
def test_way_of_a_creature_is_one_step_of_the_picture_however_far_it_leads(there: str) -> None:
    """An animal goes from C4 over one location, or over two."""
    play = to_the_end(activation(facing(hero("shad", there, ["red_mist"])), dice_activation=[["blank"]]))
    ways = [(each.origin, each.location) for each in play.state.steps if each.kind == "moved"]
    assert ways == [("C4", there)]


@pytest.mark.rule("FZ-KO-14")
@pytest.mark.parametrize(
    ("focus", "named", "counts"), [("get_up", "standing_draw", True), ("corpsman", "heal_action", False)]
)
def test_while_a_hero_is_down_only_drawing_and_standing_up_count(focus: str, named: RuleName, counts: bool) -> None:
    state = position(hero("don", "C4", focus=[focus], down=True), hero("abe", "C4"))
    assert (has_rule(state, state.heroes[0], named) is not None) is counts


@pytest.mark.rule("FZ-EFFECT-03")
@pytest.mark.parametrize(("place", "change"), [("B3", -1), ("B4", 0)])
def test_bearer_takes_a_die_only_from_heroes_on_its_location(place: str, change: int) -> None:
    state = position(
        hero("abe", place), hero("shad", "A1"), mission=CAVE, boss="here", creatures=[creature(BOSS, "B3")]
    )
    assert card_strength(state, state.heroes[0], "close", place, place) == change


@pytest.mark.rule("FZ-EFFECT-03", "FZ-CARD-05")
@pytest.mark.parametrize(("target", "change"), [("C3", 0), ("C2", 1), ("C1", 1)])
def test_cold_distance_adds_a_die_from_two_steps_on(target: str, change: int) -> None:
    state = position(hero("frank", "C4", focus=["cold_distance"]), hero("shad", "A1"))
    assert card_strength(state, state.heroes[0], "ranged", "C4", target) == change


@pytest.mark.rule("FZ-TAC-09")
@pytest.mark.parametrize(("missing", "offered"), [(1, True), (0, False)])
def test_fewer_cards_may_be_drawn_only_where_there_are_cards_to_draw(missing: int, offered: bool) -> None:
    printed = content().heroes["shad"].hand
    here = position(hero("shad", "A6", ["red_mist"] * (printed - missing)), hero("frank", "A6"), round=2)
    assert ("fewer" in tactics(here).ids_of(0)) is offered


@pytest.mark.rule("FZ-REACT-21")
def test_wounded_boss_did_not_survive() -> None:
    """Seven dice with two symbols each are fourteen; eight and a resistance of four are enough."""
    shad = hero("shad", "B3", ["red_mist", "red_mist", "finish_it"])
    boss = creature(BOSS, "B3", power=2)
    here = position(shad, hero("abe", "A1"), mission=CAVE, boss="here", creatures=[boss])
    here.completed = list(here.objectives)
    play = attack(here, dice_attack=[[3] * 7]).pick("attack:chalice_bearer:b3", ["red_mist", "red_mist:2"])
    assert play.state.boss == "here" and play.the_creature().wounded
    assert "fire.survives" not in asked(play)


def rolled(*faces: int, at: str = "A6") -> State:
    """Shad attacks an animal on C4 with these dice; Henry on A6 lets him re-roll one."""
    state = position(hero("shad", at), hero("abe", "A1"), creatures=[creature(ANIMAL, "C4")], specialists="A6")
    state.hero_attacks = [HeroAttack("shad", "close", at, "C4", 1, dice=[Die(face) for face in faces])]
    return state


@pytest.mark.rule("FZ-SPEC-08", "FZ-SPEC-13")
@pytest.mark.parametrize(("needed", "default"), [(2, "henry:0"), (0, "henry:0")])
def test_blanks_are_rerolled_for_absent_player_while_hits_are_missing(needed: int, default: str) -> None:
    async def part(table: Table, state: State) -> None:
        await offer_rerolls(table, state, state.hero_attacks[0], needed)

    assert rule(rolled(0, 1), part).default == (default,)


@pytest.mark.rule("FZ-SPEC-13", "FZ-ATTACK-39")
@pytest.mark.parametrize(("faces", "asked"), [((0, 1), True), ((1, 1), False), ((3, 1), False), ((3, 3), True)])
def test_no_reroll_is_offered_for_maximum_result(faces: tuple[int, ...], asked: bool) -> None:
    """Two hits are needed; a sample is had with one more at most, so four may be too many."""
    here = rolled(*faces)
    here.creatures[0].kind = ANIMAL

    async def part(table: Table, state: State) -> None:
        await offer_rerolls(table, state, state.hero_attacks[0], 2)

    assert here.mission == "river_crossing"
    assert (rule(here, part).over is False) == asked
    here.completed = ["acquire_specimen_samples"]
    assert (rule(here, part).over is False) == (asked and faces != (3, 3))


@pytest.mark.rule("FZ-ATTACK-38", "FZ-EFFECT-01")
def test_card_allows_chosen_rerolls_or_all_blanks() -> None:
    async def of_choice(table: Table, state: State) -> None:
        await reroll(table, state, state.hero_attacks[0], 1, "any", "card")

    async def blanks(table: Table, state: State) -> None:
        await reroll(table, state, state.hero_attacks[0], "all", "blank", "card")

    play = rule(rolled(0, 1), of_choice)
    assert play.key == "fire.reroll_dice" and play.session.asks[0].pick == (0, 1) and len(play.ids) == 2
    play = rule(rolled(0, 1, 0), blanks, dice_again=[[3, 3]])
    assert [die.face for die in play.state.hero_attacks[0].dice] == [3, 1, 3]


@pytest.mark.rule("FZ-RESERVE-05", "FZ-RESERVE-06")
def test_only_creatures_of_the_class_join_the_pool_from_the_board() -> None:
    async def part(table: Table, state: State) -> None:
        join_pool(table, state, "minion", 1)

    elite, minion = creature(ELITE, "A1", reserve=True), creature(ANIMAL, "A1", reserve=True)
    play = rule(position(creatures=[elite, minion], reserve={}), part)
    assert [each.reserve for each in play.state.creatures] == [True, False]


@pytest.mark.rule("FZ-EFFECT-08")
def test_several_creatures_are_removed_one_by_one() -> None:
    here = position(creatures=[creature(ANIMAL, each) for each in ("A1", "C1", "E2")])
    play = effect(here, {"return": {"creature": "minion", "n": 2, "range": 99}})
    assert play.key == "fire.remove" and len(play.ids) == 3
    play.pick(play.ids[0])
    assert play.key == "fire.remove" and len(play.ids) == 2
    assert len(play.pick(play.ids[0]).state.creatures) == 1 and play.over


@pytest.mark.rule("FZ-EFFECT-09")
def test_watch_waits_for_arrivals_at_its_location() -> None:
    here = facing(hero("frank", "C1", []), hero("shad", "B4", ["red_mist"] * 3), at="C3", first=1)
    here.watches = [Watch("frank", "F1", "ranged", 5, 4)]
    play = act(here)
    asked(play)
    assert play.state.watches == [Watch("frank", "F1", "ranged", 5, 4)] and play.creature() is not None


@pytest.mark.rule("FZ-EFFECT-05")
def test_creature_moves_away_for_absent_player() -> None:
    heroes = [hero("shad", "C4", ["body_check", "red_mist"]), hero("abe", "B3"), hero("frank", "C3")]
    play = act(facing(*heroes)).pick("react:body_check")
    assert play.key == "fire.special_move"
    assert play.default[0].startswith("move:") and play.default[0] not in ("move:b3", "move:c3")


@pytest.mark.rule("FZ-ESCORT-03")
def test_player_without_choice_leads_no_one() -> None:
    play = turn(position(hero("shad", "C3"), hero("frank", "C3"), specialists="C3")).pick("move:c4")
    assert (play.key, play.default) == ("fire.escort", ("escort:nobody",))


@pytest.mark.rule("FZ-REACT-12")
def test_skipped_activation_allows_no_reactions() -> None:
    frank = hero("frank", "C1", ["pinning_fire"], upgrades=["pinning_fire"])
    play = act(facing(frank, hero("shad", "C4", ["body_check", "red_mist"])))
    assert play.key == "fire.activates" and play.seats == (0, 1)
    play.pick("react:pinning_fire", seat=0)
    assert "fire.activates" not in asked(play)


@pytest.mark.rule("FZ-REACT-19")
@pytest.mark.parametrize(("hits", "opened"), [(2, False), (3, True)])
def test_window_of_a_knock_out_is_open_while_there_are_more_hits_than_cards(hits: int, opened: bool) -> None:
    async def part(table: Table, state: State) -> None:
        await open_window(table, state, OfHero("knock_out", "don", 1, hits))

    here = facing(hero("don", "C4", ["stimulant"] * 2), hero("abe", "A1"))
    assert (not rule(here, part).over) is opened


@pytest.mark.rule("FZ-EFFECT-03")
def test_turn_effects_end_with_the_turn() -> None:
    play = turn(position(modifiers=[Modifier("speed", ["shad"], 1, "turn")]))
    while play.key != "fire.turn" or "end" not in play.ids:
        play.pick(list(play.default))
    assert play.pick("end").state.modifiers == []


@pytest.mark.rule("FZ-EFFECT-01", "FZ-EFFECT-02")
def test_cards_return_from_discard_pile_by_choice() -> None:
    here = position(hero("shad", "A6", discard=["red_mist", "headlong", "finish_it"]), hero("frank", "A6"))
    play = effect(here, {"retake": 2, "who": "searcher"}, searcher="shad")
    assert play.key == "fire.retake"
    play.pick(["red_mist", "finish_it"])
    assert sorted(play.hero("shad").hand) == ["finish_it", "red_mist"] and play.hero("shad").discard == ["headlong"]


@pytest.mark.rule("FZ-CARD-05")
@pytest.mark.parametrize(("place", "asked_for"), [("B2", True), ("C2", False)])
def test_second_guess_is_for_searches_within_one_location(place: str, asked_for: bool) -> None:
    async def part(table: Table, state: State) -> None:
        await look_ahead(table, state, state.heroes[0])

    play = rule(position(hero("shad", "A1"), hero("abe", place, focus=["second_guess"])), part)
    assert (not play.over) is asked_for


@pytest.mark.rule("FZ-HERO-10")
@pytest.mark.parametrize(("location", "offered"), [("", True), ("F1", False)])
def test_free_action_may_be_a_search(location: str, offered: bool) -> None:
    here = position()
    here.heroes[0].location = here.spawn[0].location
    if not offered:
        here.spawn[0].searched = True
    play = effect(here, {"act": "any"}, searcher="shad")
    assert any(each.startswith("search") for each in play.ids) is offered


@pytest.mark.rule("FZ-Q-36", "FZ-CREATURE-32")
def test_chance_is_asked_only_between_several_steps() -> None:
    here = facing(hero("shad", "A6", ["red_mist"] * 3), at="A4", rulings={"random_paths": True})
    play = activation(here, dice_activation=[["blank"]])
    asked(play)
    assert play.the_creature().location == "A6"
    assert not [ask for ask in play.asked_chance if ask.key == "creature.step"]


@pytest.mark.rule("FZ-ATTACK-04")
def test_range_is_limited_by_board_and_zero() -> None:
    lay = board("river_crossing")
    assert lay.reached("A6", 99) == {each for each in lay.cells if lay.can_see("A6", each)}
    assert lay.within("A6", -5) == () and lay.reached("A6", -5) == frozenset()
