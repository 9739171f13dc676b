"""Invariants of all states: play keeps them, and every impossible state is reported."""

from __future__ import annotations

from collections.abc import Callable
from copy import deepcopy
from itertools import islice, product
from random import Random
from typing import Any

import pytest

from bot.cli.lab.random_play import answer_at_random
from engine.games.massive_darkness.game import GAME
from engine.games.massive_darkness.model.content import MISSIONS, content
from engine.games.massive_darkness.model.state import (
    Objective,
    Pillar,
    State,
    Treasure,
)
from engine.table import BadCheckpoint, Session, fair
from tests.games.massive_darkness.position import enemy, hero, position
from tests.playing import autopilot_steps, deal, random_steps
from tests.sampled import some

AXE, BOW, LEATHER = "se05", "se03", "se13"
WARRIORS, TROLL = "g001", "rm04"


@pytest.mark.parametrize(("mission", "mode"), some([*product(MISSIONS, ["normal", "story"])], 6))
def test_play_keeps_the_invariants_in_every_mission(mission: str, mode: str) -> None:
    """At random and by autopilot, with one to six Heroes; both look after every answer."""
    seats = 1 + (MISSIONS.index(mission) + (mode == "story")) % 6
    options = {"mission": mission, "mode": mode}
    for play in (lambda session: random_steps(session, seed=seats), autopilot_steps):
        session = Session.start(GAME, seats, fair(Random(seats)), options=options)
        for _ in islice(play(session), 150):
            pass


def test_stories_keep_invariants_across_missions() -> None:
    """The Market and what is carried on included."""
    generator, carried, options = Random(5), {}, {"mission": "t00", "mode": "story"}
    for _ in range(3):
        chapter = GAME.chapters(GAME.read_options(options), carried)[0]
        session = Session.start(GAME, 2, fair(generator), chapter=chapter, options=options, carried=carried)
        while session.asks:
            assert GAME.faults(session.state) == []
            answer_at_random(session, generator)
        assert session.result is not None and GAME.faults(session.state) == []
        carried = dict(session.result.carried)


def sound_state() -> State:
    """Returns a position of the Hero Phase that breaks nothing."""
    fighter = hero("c2", body=LEATHER, hands=[AXE], hero="bjorn", hero_class="shadow_barbarian")
    other = hero("c2", hero="elias", hero_class="battle_wizard")
    enemies = [enemy(WARRIORS, "b2"), enemy(TROLL, "c3")]
    state = position(fighter, other, enemies=enemies, active=None)
    for card in (LEATHER, AXE):
        state.decks.starting[card] -= 1
    state.decks.guards[0].draw.remove(WARRIORS)
    state.decks.minor.draw.remove(TROLL)
    return state


def test_position_written_by_hand_can_keep_them() -> None:
    assert GAME.faults(sound_state()) == []


def setting(**values: Any) -> Callable[[State], None]:
    """Fields of the state itself."""

    def change(state: State) -> None:
        for name, value in values.items():
            setattr(state, name, value)

    return change


def of_hero(**values: Any) -> Callable[[State], None]:
    def change(state: State) -> None:
        for name, value in values.items():
            setattr(state.heroes[0], name, value)

    return change


def of_enemy(**values: Any) -> Callable[[State], None]:
    def change(state: State) -> None:
        for name, value in values.items():
            setattr(state.enemies[0], name, value)

    return change


def second_boss(state: State) -> None:
    """Dwarf Warriors twice, but there is one Boss."""
    state.enemies[1].card, state.enemies[1].life, state.enemies[1].minions = WARRIORS, 2, [2]


BROKEN: list[tuple[str, Callable[[State], Any]]] = [
    ("mission", setting(mission="m99")),
    ("missions_left", setting(story=True)),
    ("heroes", lambda state: state.heroes.clear()),
    ("heroes", of_hero(hero="elias")),
    ("heroes", of_hero(zone="z9")),
    ("heroes.0.seat", of_hero(seat=1)),
    ("heroes.0.hero_class", of_hero(hero_class="bard")),
    ("heroes.0.skills", of_hero(skills=["shadow_barbarian.charge.1"])),
    ("heroes.0.skills", of_hero(skills=["battle_wizard.spellblade.0"])),
    ("heroes.0.stunned", of_hero(life=0, stunned=True)),
    ("heroes.0", of_hero(pack=["no-such-card"])),
    ("enemies.0.number", of_enemy(number=9)),
    ("enemies.0.life", of_enemy(life=2**62)),
    ("enemies.0.life", of_enemy(life=0, minions=[])),
    ("enemies.0.minions", of_enemy(minions=[1, 1, 1])),
    ("enemies.0.minions", of_enemy(minions=[-1])),
    ("enemies.0.equipment", of_enemy(equipment=["no-such-card"])),
    ("enemies.0.role", of_enemy(role="emperor")),
    ("enemies", of_enemy(zone="nowhere")),
    ("enemies", lambda state: (of_enemy(card="g002")(state), second_boss(state))),
    ("doors", lambda state: state.doors.popitem()),
    ("doors", lambda state: state.doors.update({"z1-z2": "open"})),
    ("doors", lambda state: state.doors.update({next(iter(state.doors)): "special"})),
    ("revealed", setting(revealed=["z9"])),
    ("removed_zones", setting(removed_zones=["c2"])),
    ("level_tokens", lambda state: state.level_tokens.pop()),
    ("pillars", lambda state: state.pillars.append(Pillar(0, "c2", 3))),
    ("objectives", lambda state: state.objectives.append(Objective("firework", "c2"))),
    ("objectives", lambda state: state.objectives.extend([Objective("artifact", "c2")] * 9)),
    ("treasure", setting(treasure={"z9": Treasure(1)})),
    ("treasure.c2.normal", setting(treasure={"c2": Treasure(2**62)})),
    ("progress", setting(progress={"no_such_counter": 1})),
    ("progress.artifacts", setting(progress={"artifacts": 2**62})),
    ("market", setting(market=[AXE])),
    ("decks", lambda state: state.decks.guards.pop()),
    ("decks.minor", lambda state: state.decks.minor.draw.extend(["rm01"] * 20_000)),
    ("decks.doors", lambda state: state.decks.doors.draw.append("e01")),
    ("decks.starting", lambda state: state.decks.starting.clear()),
    (f"decks.starting.{AXE}", lambda state: state.decks.starting.update({AXE: -3})),
    ("decks", lambda state: state.decks.minor.discard.append(TROLL)),
    ("decks", lambda state: [pile.draw.clear() for pile in state.decks.treasures]),
]


@pytest.mark.parametrize(("field", "change"), BROKEN, ids=[f"{n}-{field}" for n, (field, _) in enumerate(BROKEN)])
def test_impossible_states_are_reported(field: str, change: Callable[[State], Any]) -> None:
    state = sound_state()
    change(state)
    found = GAME.faults(state)
    assert found and found[0].startswith(f"{field}:"), found


def test_mission_specific_state_is_limited_to_its_mission() -> None:
    """Mission 3 knows its Chosen from the start, Mission 4 loses whole tiles, Mission 5 gives three Fireworks each."""
    chosen = position(hero("b4"), mission="m03", active=None)
    assert GAME.faults(chosen) == ["progress: chosen is missing"]
    tile = position(hero("i2"), mission="m04", active=None, removed_zones=["a4"])
    assert GAME.faults(tile) == ["removed_zones: tiles and bridges fall as a whole"]
    stage = position(hero("b4"), mission="m10", active=None, progress={"stage": 4})
    assert any(each.startswith(("progress.stage: 4", "heroes:")) for each in GAME.faults(stage))


@pytest.mark.parametrize(("stage", "known"), [(0, False), (1, True), (3, True), (4, False)])
def test_mission_10_has_three_stages(stage: int, known: bool) -> None:
    state = position(hero("a2"), mission="m10", active=None, progress={"stage": stage})
    assert any(each.startswith("progress.stage:") for each in GAME.faults(state)) is not known


COUNTERS: list[tuple[str, str, int, int]] = [
    *(
        ("t00", "keys", 0, 99),
        ("m01", "artifacts", 0, 99),
        ("m01", "guarded_f1", 1, 1),
        ("m01", "library_secured", 1, 1),
    ),
    *(("m02", "killed_spider", 0, 99), ("m02", "came_spider", 1, 1), ("m03", "killed_beast", 0, 99)),
    *(("m03", "chosen", 0, 1), ("m03", "artifact", 0, 5), ("m04", "damage_6r", 0, 3), ("m04", "damage_7v", 0, 1)),
    *(("m05", "killed_immortal", 0, 99), ("m06", "guarded_a3", 1, 1), ("m08", "killed_executor_3", 0, 99)),
    *(("m10", "came_emissary_2", 1, 1), ("m10", "stage", 1, 3)),
]


@pytest.mark.parametrize(("mission", "counter", "least", "most"), COUNTERS)
def test_mission_counters_are_bounded(mission: str, counter: str, least: int, most: int) -> None:
    """Arrivals, guarded and secured things are listed once; one of the 4 and 2 Damage tokens of a tile is missing where
    they are counted; two Heroes can be the Chosen, and there are six Artifacts."""
    start = content().missions[mission].start

    def faults(value: int) -> list[str]:
        progress = {"chosen": 0, counter: value} if mission == "m03" else {counter: value}
        state = position(hero(start), hero(start), mission=mission, active=None, progress=progress)
        return [each for each in GAME.faults(state) if each.startswith("progress")]

    assert [faults(value) for value in (least, most)] == [[], []]
    assert [len(faults(value)) for value in (least - 1, most + 1)] == [1, 1]


def test_pool_holds_unowned_cards_before_play() -> None:
    """Else there would be no armor left for the last of them; found by states that were changed at random."""
    base = deepcopy(deal(GAME, 3, seed=1).base)
    GAME.check_state(base)
    decks: Any = base.state["decks"]
    decks["starting"][LEATHER] -= 1
    with pytest.raises(BadCheckpoint, match=rf"^state\.decks\.starting\.{LEATHER}:"):
        GAME.check_state(base)


def test_before_play_the_deck_holds_the_guards_that_the_mission_places() -> None:
    """Else none could be picked for the sentries of Mission 5; found by states that were changed at random."""
    base = deepcopy(deal(GAME, 2, seed=1, options={"mission": "m05"}).base)
    GAME.check_state(base)
    decks: Any = base.state["decks"]
    pile = decks["guards"][3]
    archers = [card for card in pile["draw"] if content().guards[card].type == "goblin_archers"]
    pile["draw"], pile["discard"] = [card for card in pile["draw"] if card not in archers], archers
    with pytest.raises(BadCheckpoint, match=r"^state\.decks\.guards\.3\.draw: .* goblin_archers"):
        GAME.check_state(base)


def test_before_play_there_is_room_for_the_tokens_that_are_laid_face_down() -> None:
    """Else there would be more of them than there are; found by states that were changed at random."""
    base = deepcopy(deal(GAME, 2, seed=1, options={"mission": "m06"}).base)
    GAME.check_state(base)
    objectives: Any = base.state["objectives"]
    objectives[0]["kind"] = "artifact"
    with pytest.raises(BadCheckpoint, match=r"^state\.objectives: there are 2 tokens of the kind artifact, of 1"):
        GAME.check_state(base)
    objectives[0] |= {"kind": "library", "face_down": True}
    with pytest.raises(BadCheckpoint, match=r"^state\.objectives: 1 tokens lie face down before play, of 4"):
        GAME.check_state(base)


def test_item_without_a_name_is_not_armor() -> None:
    state = deal(GAME, 2, seed=1).state
    state.heroes[0].body = ""
    assert any(fault.startswith("heroes.0.body") for fault in GAME.faults(state))
