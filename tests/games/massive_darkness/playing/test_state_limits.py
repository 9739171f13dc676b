"""The limits of everything in a state: values that just keep the invariants, and values beyond them."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any

import pytest

from engine.games.massive_darkness.board.zones import tile_zones
from engine.games.massive_darkness.game import GAME
from engine.games.massive_darkness.model.content import MISSIONS, content
from engine.games.massive_darkness.model.options import MOST_LIFEBRINGER
from engine.games.massive_darkness.model.state import (
    Activation,
    Arrow,
    Bargain,
    Enemy,
    ExtraAction,
    LevelToken,
    Objective,
    State,
    Treasure,
)
from tests.games.massive_darkness.position import enemy, hero, position

Change = Callable[[Any], Any]
TROLL, WARRIORS = "rm04", "g001"  # Life 5 for each Hero; figures of Life 2, one Minion for each Hero
AXE, BOW, LEATHER = "se05", "se03", "se13"
SAME_KIND = "g002"  # Dwarf Warriors, too
ABILITY = "a001.0"
EVERY_CARD = len(content().cards)


def simple(mission: str) -> State:
    """Two Heroes and two Enemies at the start of a Mission's Hero Phase; the decks lack the cards on the board."""
    start = content().missions[mission].start
    heroes = hero(start, hero="bjorn"), hero(start, hero="elias", hero_class="battle_wizard")
    state = position(*heroes, mission=mission, enemies=[enemy(TROLL, start), enemy(WARRIORS, start)], active=None)
    state.decks.minor.draw.remove(TROLL)
    state.decks.guards[0].draw.remove(WARRIORS)
    if mission == "m03":
        state.progress["chosen"] = 0
    return state


def of_state(**values: Any) -> Change:
    """Sets fields of the state."""

    def change(state: State) -> None:
        for name, value in values.items():
            setattr(state, name, value)

    return change


def of_hero(**values: Any) -> Change:
    """Sets fields of the first Hero."""
    return lambda state: of_state(**values)(state.heroes[0])


def of_enemy(place: int = 0, **values: Any) -> Change:
    """Sets fields of an Enemy: of the Troll, or of the Warriors."""
    return lambda state: of_state(**values)(state.enemies[place])


def of_pillar(**values: Any) -> Change:
    """Sets fields of the first Pillar."""
    return lambda state: of_state(**values)(state.pillars[0])


def acting(**values: Any) -> Change:
    """Sets fields of a running Activation."""
    return of_state(active=0, activation=Activation(**values))


def over(outcome: str, reason: str) -> Change:
    """The Mission has ended."""
    return of_state(phase="over", outcome=outcome, reason=reason)


def collapsed(*tiles: str) -> Change:
    """These tiles have fallen with all on them, in Mission 4."""

    def change(state: State) -> None:
        gone = [zone for tile in tiles for zone in tile_zones(state, tile)]
        state.removed_zones = gone
        state.level_tokens = [each for each in state.level_tokens if each.zone not in gone]
        state.doors = {door: now for door, now in state.doors.items() if not {*door.split("-")} & {*gone}}
        for someone in state.heroes:
            someone.zone = "i2"
        for foe in state.enemies:
            foe.zone = "i2"

    return change


def both(*changes: Change) -> Change:
    """One change after the other."""

    def change(state: State) -> None:
        for each in changes:
            each(state)

    return change


FIRST_TILES = ("6r", "7v", "8r")


def pillars_fallen(state: State) -> None:
    """All Pillars are destroyed."""
    for pillar in state.pillars:
        pillar.life, pillar.standing = 0, False


def possible() -> Iterator[tuple[str, Change]]:
    """By Mission what is at its limits."""
    yield from (("m01", of_state(round=number)) for number in (0, 10_000))
    yield from (("m01", of_state(lifebringer=number)) for number in (0, MOST_LIFEBRINGER))
    yield from (("m01", of_state(first_player=seat)) for seat in (0, 1))
    yield from (("m01", of_state(next_enemy=number)) for number in (3, 10**12))
    yield from (("m01", over("lost", reason)) for reason in ("end-lost", "end-buried", "end-no-lifebringer"))
    yield "m01", over("won", "end-won")
    yield "m01", of_state(phase="setup", round=0, waiting=[])
    yield "m01", of_state(missions_left=["m01", "m02"], missions_won=list(MISSIONS), story=True)
    yield "m01", both(over("won", "end-won"), of_state(missions_left=["m02"], story=True), stocked)
    yield "m04", collapsed(*FIRST_TILES)
    yield "m05", both(pillars_fallen, of_state(removed_zones=["a5", "c5"]))
    yield "m05", of_pillar(life=0, standing=False)
    yield "m05", of_pillar(life=1)
    yield "m06", lambda state: state.doors.update({"e2-f2": "closed"})
    yield "m02", both(of_state(story=True, missions_left=["m02"]), further(4, 5))
    yield "m02", both(of_state(story=True, missions_left=["m02"]), further(4))
    yield from (("m01", of_state(treasure={"a2": Treasure(n, n)})) for n in (0, 200))
    yield from (("m01", of_hero(xp=xp, micro_xp=micro)) for xp, micro in ((0, 0), (30, 4)))
    yield from (("m01", of_hero(life=life, max_life=most)) for life, most in ((0, 5), (5, 5), (7, 7)))
    yield from (("m01", of_hero(**{used: [ABILITY] * 50})) for used in ("used", "used_in_round"))
    yield "m01", both(of_hero(hands=[BOW]), lambda state: state.decks.starting.update({BOW: 1}))
    yield "m01", lambda state: [of_state(goods=["artifact"])(each) for each in state.heroes]
    yield "m05", of_state(objectives=[Objective("firework", "b9")] * 5)
    yield from (("m01", of_enemy(life=life)) for life in (1, 10))
    yield from (("m01", of_enemy(1, life=life, minions=minions)) for life, minions in ((0, [1]), (2, [2, 2]), (1, [])))
    yield from (("m01", of_enemy(fewer_dice=dice)) for dice in (0, 50))
    yield from (("m02", of_enemy(role="spider")), ("m03", of_enemy(role="beast")))
    yield "m03", joined(Enemy(3, TROLL, "b4", 5, role="beast"))
    yield "m01", both(of_enemy(1, life=0, minions=[1]), joined(Enemy(3, SAME_KIND, "a2", 2)))
    yield from (("m01", of_state(waiting=waiting)) for waiting in ([], [0], [1, 0]))
    yield from (("m01", of_state(phase="enemies", waiting=waiting)) for waiting in ([], [1, 2]))
    yield from (("m01", acting(actions=n, granted=n, movement_points=n)) for n in (0, 50))
    yield from (("m01", acting(commanded=seat, attacked=[1, 2][: seat + 1])) for seat in (0, 1))
    yield "m01", acting(extra=[ExtraAction("melee", ABILITY)] * 25, extra_from=[ABILITY] * 25)
    yield from (("m01", of_state(arrows=[Arrow(n, "a2", "b2")] * 5_000)) for n in (0, 10**12))
    yield "m01", between_missions(bargains=[Bargain(given=0), Bargain(given=2_500, taken=2_500, worth=2_500)])


def stocked(state: State) -> None:
    """The Market holds a card."""
    state.market = [state.decks.treasures[0].draw.pop()]


def joined(*enemies: Enemy) -> Change:
    """These Enemies are there, too, and their cards are in no deck."""

    def change(state: State) -> None:
        state.enemies += enemies
        state.next_enemy += len(enemies)
        for pile in state.decks.guards:
            pile.draw = [card for card in pile.draw if card not in [each.card for each in enemies]]

    return change


def further(*levels: int) -> Change:
    """Level tokens with the highest of Mission 2."""
    return lambda state: state.level_tokens.extend(LevelToken(level, "c3") for level in levels)


def between_missions(**values: Any) -> Change:
    """Returns the Market of a story."""
    return both(over("won", "end-won"), of_state(story=True, missions_left=["m02"], **values))


def strange(mission: str, field: str, *changes: Change) -> Iterator[tuple[str, str, Change]]:
    """Yields changes to this Mission, each of which breaks the invariant of one field."""
    yield from ((mission, field, change) for change in changes)


def impossible() -> Iterator[tuple[str, str, Change]]:
    """By Mission what is beyond its limits, and how its fault begins."""
    yield from strange("m01", "chosen_mission: there is no", of_state(chosen_mission="m99"))
    for name in ("missions_left", "missions_won"):
        for named in (["m99"], [*MISSIONS, "m01"]):
            yield "m01", f"{name}: not a list of Missions", of_state(story=True, **{name: named})
    yield from strange("m01", "missions_left: only a story", of_state(missions_left=["m01"]))
    yield from strange("m01", "heroes: there are 7,", lambda state: state.heroes.extend(state.heroes[:1] * 5))
    yield from strange("m01", "missions_left: the running", of_state(story=True, missions_left=["m02", "m01"]))
    yield from strange("m01", "round", of_state(round=-1), of_state(round=10_001), of_state(phase="setup", round=1))
    yield from strange("m01", "lifebringer", *(of_state(lifebringer=n) for n in (-1, MOST_LIFEBRINGER + 1)))
    yield from strange("m01", "first_player", of_state(first_player=-1), of_state(first_player=2))
    yield from strange("m01", "next_enemy", of_state(next_enemy=0), of_state(next_enemy=10**12 + 1))
    yield from strange("m01", "enemies.1.number", of_state(next_enemy=2), of_enemy(1, number=0))
    yield from strange("m01", "outcome", of_state(outcome="lost"), of_state(phase="aftermath"))
    yield from strange("m01", "reason: not why", of_state(reason="end-lost"), over("lost", ""), over("won", "so"))
    yield from strange("m01", "reason: it does not go", over("lost", "end-won"), over("won", "end-lost"))
    yield from strange("m04", "removed_zones: not Zones", both(collapsed("6r"), lambda s: s.removed_zones.append("a4")))
    yield from strange("m04", "removed_zones: tiles and", both(collapsed("6r"), lambda s: s.removed_zones.pop()))
    yield from strange("m04", "removed_zones: with the last", collapsed(*FIRST_TILES, "1v"))
    yield from strange("m05", "removed_zones: tiles and", both(pillars_fallen, of_state(removed_zones=["a5"])))
    yield from strange("m05", "removed_zones: the bridges", of_state(removed_zones=["a5", "c5"]))
    yield from strange("m01", "revealed: each Zone once", lambda state: state.revealed.extend(["a1", "a1"]))
    yield from strange("m01", "level_tokens: not those", further(4), lambda s: s.level_tokens.append(s.level_tokens[0]))
    story = of_state(story=True, missions_left=["m02"])
    yield from strange("m02", "level_tokens: not those", both(story, further(4, 5, 6)))
    yield from strange(
        "m02", "level_tokens: further", *(both(story, further(*levels)) for levels in ((5,), (4, 4), (5, 4)))
    )
    yield from strange(
        "m05", "pillars: not those", lambda s: s.pillars.reverse(), lambda s: s.pillars.append(s.pillars[0])
    )
    yield from strange("m05", "pillars: not those", of_pillar(number=9))
    yield from strange("m05", "pillars: number 0 is missing", lambda state: state.pillars.pop(0))
    yield from strange("m05", "pillars.0: it stands", of_pillar(zone="a1"), of_pillar(blocks=["a1-a2"]))
    yield from strange("m05", "pillars.0.life", *(of_pillar(life=life) for life in (None, -1, 6)))
    yield from strange("m05", "pillars.0.standing", of_pillar(life=0))
    yield from strange("m04", "pillars.0.life", of_pillar(life=1))
    for kind in ("normal", "special"):
        for number in (-1, 201):
            yield "m01", f"treasure.a2.{kind}", of_state(treasure={"a2": Treasure(**{kind: number})})
    yield from strange("m01", "objectives: there is no Zone", of_state(objectives=[Objective("artifact", "z9")]))
    yield from strange("m01", "objectives: there are 3", of_state(objectives=[Objective("artifact", "a1")] * 3))
    for mission, kind, number in (
        ("m01", "library", 2),
        ("m03", "artifact", 3),
        ("m03", "lair", 3),
        ("m01", "hidden", 1),
    ):
        laid = of_state(objectives=[Objective(kind, content().missions[mission].start)] * number)  # type: ignore[arg-type]
        yield mission, f"objectives: there are {number} tokens of the kind {kind}, of {number - 1}", laid
    yield from strange("m05", "objectives: there are 6", of_state(objectives=[Objective("firework", "b9")] * 6))
    yield from strange("m04", "heroes: the Zone", both(collapsed("6r"), of_hero(zone="a4")))
    yield from strange("m04", "enemies: the Zone", both(collapsed("6r"), of_enemy(zone="a4")))
    yield from strange("m01", "heroes.0.max_life", of_hero(life=3, max_life=4), of_hero(max_life=8))
    yield from strange("m01", "heroes.0.life", of_hero(life=-1), of_hero(life=6))
    yield from strange("m01", "heroes.0.xp", of_hero(xp=-1), of_hero(xp=31))
    yield from strange("m01", "heroes.0.micro_xp", of_hero(micro_xp=-1), of_hero(micro_xp=5))
    for used in ("used", "used_in_round"):
        for named in (["no-such-ability"], [ABILITY] * 51):
            yield "m01", f"heroes.0.{used}", of_hero(**{used: named})
    yield from strange(
        "m01", "heroes.0: it holds too many", of_hero(hands=[AXE] * 3), of_hero(pack=[AXE] * (3 * EVERY_CARD + 1))
    )
    yield from strange("m01", "heroes.0.body", *(of_hero(body=card) for card in (AXE, "", "t007")))
    yield from strange(
        "m01", "heroes.0.hands", *(of_hero(hands=cards) for cards in ([LEATHER], [BOW, AXE], [AXE, BOW]))
    )
    yield from strange("m01", "heroes.0.goods", of_hero(goods=["artifact"] * 3), of_hero(goods=["firework"]))
    too_many = of_hero(goods=["artifact", "artifact"])
    yield from strange("m01", "heroes: together", both(too_many, lambda s: s.heroes[1].goods.append("artifact")))
    fireworks = of_state(objectives=[Objective("firework", "b9")] * 3)
    yield from strange("m05", "heroes: together", both(fireworks, of_hero(goods=["firework"] * 3)))
    yield from strange("m01", "enemies: each has", of_enemy(number=2), lambda s: s.enemies.extend(swarm(99)))
    yield from strange("m01", "enemies.0.card", of_enemy(card="g999"))
    yield from strange("m01", "enemies.0.borrowed", of_enemy(borrowed=WARRIORS))
    yield from strange("m01", "enemies.0.equipment", of_enemy(equipment=["t001"] * 51), of_enemy(equipment=["g001"]))
    yield from strange("m01", "enemies.0.role", of_enemy(role="spider"))
    yield from strange("m01", "enemies.0.fewer_dice", of_enemy(fewer_dice=-1), of_enemy(fewer_dice=51))
    yield from strange("m01", "enemies.0.life", of_enemy(life=-1), of_enemy(life=11), of_enemy(life=0))
    yield from strange("m01", "enemies.0.minions", of_enemy(minions=[1]))
    yield from strange("m01", "enemies.1.life", of_enemy(1, life=3), of_enemy(1, life=0, minions=[]))
    yield from strange("m01", "enemies.1.minions", *(of_enemy(1, minions=each) for each in ([0], [3], [1] * 5)))
    yield from strange("m01", "enemies: there is one miniature of", joined(Enemy(3, SAME_KIND, "a2", 2)))
    flayers = [Enemy(number, "g028", "a2", 0, [1, 1]) for number in range(3, 7)]
    yield from strange("m01", "enemies: there are not so many miniatures of orc_flayers", joined(*flayers))
    yield from strange("m01", "waiting: each once", of_state(waiting=[0, 0]), of_state(waiting=list(range(101))))
    yield from strange("m01", "waiting: not seats", of_state(waiting=[2]), of_state(waiting=[-1]))
    yield from strange("m01", "waiting: not numbers", *(of_state(phase="enemies", waiting=[n]) for n in (-1, 3)))
    yield from strange("m01", "active", *(of_state(active=seat, activation=Activation()) for seat in (-1, 2)))
    yield from strange("m01", "activation: a Hero acts", of_state(active=0), of_state(activation=Activation()))
    yield from strange("m01", "activation: a Hero acts", both(acting(), of_state(phase="enemies", waiting=[])))
    for name, values in (("actions", (-1, 51)), ("granted", (-1, 51)), ("movement_points", (-1, 51))):
        yield from strange("m01", f"activation.{name}", *(acting(**{name: value}) for value in values))
    yield from strange("m01", "activation.commanded", acting(commanded=-1), acting(commanded=2))
    attacked = ([0], [3], [1] * 101)
    yield from strange("m01", "activation.attacked", *(acting(attacked=each) for each in attacked))
    yield from strange("m01", "activation.extra", acting(extra_from=[ABILITY] * 51), acting(extra_from=["?"]))
    yield from strange("m01", "activation.extra", acting(extra=[ExtraAction("melee", "?")]))
    yield from strange("m01", "arrows: more than", of_state(arrows=[Arrow(1, "a2", "b2")] * 5_001))
    zones: Mapping[str, str] = {"a2": "z9", "z9": "a2"}
    yield from strange(
        "m01", "arrows: there is no Zone", *(of_state(arrows=[Arrow(1, *each)]) for each in zones.items())
    )
    yield from strange(
        "m01", "arrows: not numbers", *(of_state(arrows=[Arrow(n, "a2", "b2")]) for n in (-1, 10**12 + 1))
    )
    yield from strange(
        "m01", "market: it is held", of_state(market=["t001"]), of_state(bargains=[Bargain(), Bargain()])
    )
    yield from strange("m01", "market: it is held", both(over("won", "end-won"), of_state(market=["t001"])))
    yield from strange(
        "m01", "bargains: one", between_missions(bargains=[Bargain()]), between_missions(market=["t001"] * 51)
    )
    for name in ("given", "taken", "worth"):
        for value in (-1, 2_501):
            bargain = Bargain(**{name: value})  # type: ignore[arg-type]
            yield "m01", f"bargains.1.{name}", between_missions(bargains=[Bargain(), bargain])


def swarm(count: int) -> Iterator[Enemy]:
    """So many Enemies more than there can be, each with its number."""
    return (Enemy(number, TROLL, "a2", 1) for number in range(3, 3 + count))


@pytest.mark.parametrize(("mission", "change"), [*possible()])
def test_limits_keep_invariants(mission: str, change: Change) -> None:
    state = simple(mission)
    change(state)
    assert GAME.faults(state) == []


@pytest.mark.parametrize(("mission", "fault", "change"), [*impossible()])
def test_values_beyond_limits_are_reported(mission: str, fault: str, change: Change) -> None:
    state = simple(mission)
    change(state)
    found = GAME.faults(state)
    assert found and any(each.startswith(fault) for each in found), found


def test_initial_states_keep_invariants_in_every_mission() -> None:
    assert {mission: GAME.faults(simple(mission)) for mission in MISSIONS} == {mission: [] for mission in MISSIONS}
