"""MD-MINI: when the miniatures run out."""

from __future__ import annotations

import pytest

from engine.games.massive_darkness.actions.doors import open_door
from engine.games.massive_darkness.actions.picking import pick_up
from engine.games.massive_darkness.enemies.spawn import has_miniatures, spawn_guard, spawn_roaming
from engine.games.massive_darkness.model.content import content
from engine.games.massive_darkness.model.hooks import rules_of
from engine.games.massive_darkness.model.state import State
from engine.games.massive_darkness.phases.enemy import reinforcements
from engine.games.massive_darkness.phases.event import event_phase
from engine.games.massive_darkness.phases.hero import begin_hero_phase
from engine.table import Table
from tests.games.massive_darkness.conftest import Attack
from tests.games.massive_darkness.position import Play, Rule, enemy, hero, position

WARRIORS, WARRIORS_2, ARCHERS, ARCHERS_5, AGENT = "g001", "g014", "g005", "g045", "g004"
MINOR_TROLL, MAJOR_TROLL, MINOR_DEMON = "rm04", "rm10", "rm01"


def spawning(state: State, card: str) -> Play:
    """A card places a Guard in e1."""
    return Play(state, lambda table, now: spawn_guard(table, now, "e1", card=card))


@pytest.mark.rule("MD-MINI-01", "MD-MINI-04")
def test_card_without_all_its_miniatures_is_discarded(attacks: list[Attack]) -> None:
    """There are 12 Goblin Archers beside their Boss; at Level 5 a Boss without one has 10 Minions for five Heroes."""
    heroes = [hero("a2") for _ in range(5)]
    left = enemy(ARCHERS, "f1", life=0, minions=[1, 1, 1])
    play = spawning(position(*heroes, enemies=[left]), ARCHERS_5)
    assert [each.number for each in play.state.enemies] == [1]
    assert play.state.decks.guards[4].discard == [ARCHERS_5]
    assert play.state.decks.treasures == position(*heroes).decks.treasures  # no Treasure card was drawn


@pytest.mark.rule("MD-MINI-01")
def test_enemy_appears_while_miniatures_last() -> None:
    """12 Archers are enough for 10 new Minions and 2 that outlived their Boss, not for 3."""
    heroes = [hero("a2") for _ in range(5)]
    for others, enough in ((2, True), (3, False)):
        state = position(*heroes, enemies=[enemy(ARCHERS, "f1", life=0, minions=[1] * others)])
        assert has_miniatures(state, ARCHERS_5) is enough


@pytest.mark.rule("MD-MINI-01")
@pytest.mark.parametrize(("there", "drawn"), [(WARRIORS, WARRIORS_2), (AGENT, "g036"), (MINOR_TROLL, MAJOR_TROLL)])
def test_there_is_one_miniature_of_each_guardian(there: str, drawn: str) -> None:
    assert not has_miniatures(position(hero("a2"), enemies=[enemy(there, "f1", minions=[])]), drawn)
    assert has_miniatures(position(hero("a2")), drawn)


@pytest.mark.rule("MD-MINI-02", "MD-Q-32")
def test_every_enemy_of_the_kind_is_activated_at_once(attacks: list[Attack]) -> None:
    """Dwarf Warriors of Level 1 for a card of Level 2; others of the kind are left-over Minions, and one is Stunned."""
    enemies = [
        enemy(WARRIORS, "a2"),
        enemy(WARRIORS, "a2", life=0, minions=[2]),
        enemy(WARRIORS_2, "a2", life=0, minions=[2], stunned=True),
        enemy(ARCHERS, "a2"),
    ]
    play = spawning(position(hero("a2"), enemies=enemies), WARRIORS_2)
    assert (play.key, play.ids) == ("enemies.next", ["e1", "e2"])  # the third only stood up
    assert not play.enemy(3).stunned
    assert play.pick("e2").over
    assert [attacker for attacker, _, _ in attacks] == ["e2", "e1"]


@pytest.mark.rule("MD-MINI-02", "MD-Q-32")
def test_minor_monster_is_activated_for_a_major_one(attacks: list[Attack]) -> None:
    state = position(hero("b2"), enemies=[enemy(MINOR_TROLL, "b2")], level=4)
    state.decks.major.draw = [MAJOR_TROLL]
    play = Play(state, lambda table, now: spawn_roaming(table, now, "e1"))
    assert attacks == [("e1", "h0", "melee")]
    assert play.state.decks.major.discard == [MAJOR_TROLL]


async def by_event(table: Table, state: State) -> None:
    """A vanguard patrol."""
    state.phase = "event"
    state.decks.events.draw = ["e03"]
    await event_phase(table, state)


async def by_door(table: Table, state: State) -> None:
    """A Door card with a Guard behind the Door of c4, which the Hero opens; that tile has Level 3."""
    state.decks.doors.draw, state.decks.guards[2].draw = ["d01"], ["g029"]
    await open_door(table, state, "b4-c4", state.heroes[0])


async def by_agent(table: Table, state: State) -> None:
    """The reinforcement of an Agent."""
    state.enemies.append(enemy(AGENT, "b2", number=2, life=2))
    await reinforcements(table, state)


@pytest.mark.rule("MD-MINI-03")
@pytest.mark.parametrize("source", [by_event, by_door, by_agent])
def test_every_spawn_follows_miniature_rules(source: Rule, attacks: list[Attack]) -> None:
    """Dwarf Warriors are beside the Hero, and others are on top of the deck."""
    state = position(hero("b4"), enemies=[enemy(WARRIORS, "b4")])
    play = Play(state, source)
    assert ("e1", "h0", "melee") in attacks
    assert [each.card for each in play.state.enemies if each.card != AGENT] == [WARRIORS]


@pytest.mark.rule("MD-MINI-05", "MD-Q-78")
def test_mission_enemies_always_appear(attacks: list[Attack]) -> None:
    """The Troll and the Demon are on the board: of the next cards the third can be placed."""
    state = position(hero("b2"), enemies=[enemy(MINOR_TROLL, "b2"), enemy(MINOR_DEMON, "b2")])
    state.decks.minor.draw = [MINOR_TROLL, MINOR_DEMON, "rm05"]
    play = Play(state, lambda table, now: spawn_roaming(table, now, "e1", must=True))
    assert (play.enemy(3).card, attacks) == ("rm05", [])
    assert play.state.decks.minor.discard == [MINOR_TROLL, MINOR_DEMON]


@pytest.mark.rule("MD-MINI-05", "MD-Q-78")
def test_next_cards_may_come_from_discard_pile(attacks: list[Attack]) -> None:
    """Only the Troll is on the board and it was the deck's last card; after reshuffling, it is first again."""
    state = position(hero("b2"), enemies=[enemy(MINOR_TROLL, "b2")])
    state.decks.minor.draw, state.decks.minor.discard = [MINOR_TROLL], [MINOR_DEMON]
    chance = {"deck.minor": [[MINOR_TROLL, MINOR_DEMON]]}
    play = Play(state, lambda table, now: spawn_roaming(table, now, "e1", must=True), chance)
    assert play.enemy(2).card == MINOR_DEMON


@pytest.mark.rule("MD-MINI-05", "MD-Q-78")
def test_deck_with_no_card_that_can_be_placed_is_given_up(attacks: list[Attack]) -> None:
    """The Troll is the only card: drawn, drawn again after reshuffling, and once more, because all cards were seen."""
    state = position(hero("b2"), enemies=[enemy(MINOR_TROLL, "b2")])
    state.decks.minor.draw, state.decks.minor.discard = [MINOR_TROLL], []
    play = Play(state, lambda table, now: spawn_roaming(table, now, "e1", must=True))
    assert play.over and len(play.state.enemies) == 1
    assert len(play.tells("enemies-no-miniatures")) == 3


@pytest.mark.rule("MD-MINI-05", "MD-Q-78")
def test_guards_of_set_up_always_appear(attacks: list[Attack]) -> None:
    """Mission 9 begins with four Guards. Of its deck the first two are Dwarf Warriors, with one Boss for both."""

    async def set_up(table: Table, now: State) -> None:
        await rules_of(now).setup(table, now)

    play = Play(position(hero("a3"), mission="m09", active=None), set_up)
    assert [each.card for each in play.state.enemies] == [WARRIORS, "g003", "g004", "g005"]
    assert (play.state.decks.guards[0].discard, attacks) == (["g002"], [])


@pytest.mark.rule("MD-MINI-05", "MD-MINI-01", "MD-Q-78")
def test_guards_of_later_rounds_may_fail(attacks: list[Attack]) -> None:
    """The Guards of Round 3 are not part of the set-up: the second card has no miniatures and is not replaced."""
    state = position(hero("a3"), mission="m09", active=None, round=3)
    state.decks.guards[1].draw = ["g014", "g015", "g016", "g018"]
    assert [content().guards[card].type for card in ("g014", "g015")] == ["dwarf_warriors"] * 2
    play = Play(state, begin_hero_phase)
    assert [each.card for each in play.state.enemies] == ["g014", "g016", "g018"]


@pytest.mark.rule("MD-MINI-05", "MD-Q-78")
def test_objective_monster_always_appears(attacks: list[Attack]) -> None:
    """Mission 3: with the last part of the Artifact both beasts wake, though the first card's miniature is in use."""
    state = position(hero("f5"), mission="m03", enemies=[enemy("rm07", "a1")], progress={"parts": 2, "chosen": 0})

    async def last_part(table: Table, now: State) -> None:
        await pick_up(table, now, now.heroes[0])

    play = Play(state, last_part)
    assert [each.card for each in play.state.enemies] == ["rm07", "rm02", "rm03"]


def test_no_enemy_appears_without_any_miniature() -> None:
    """Six Roaming Monsters, all on the board."""
    monsters = [each.id for each in content().monsters.values() if each.tier == "minor"]
    state = position(hero("d4"), enemies=[enemy(card, "f1") for card in monsters])
    state.decks.minor.draw = list(monsters)
    play = Play(state, lambda table, now: spawn_roaming(table, now, "e1", must=True))
    assert (play.over, len(play.state.enemies)) == (True, 6)


@pytest.mark.rule("MD-Q-06")
def test_no_enemy_appears_without_guard_cards() -> None:
    state = position(hero("d4"))
    for pile in state.decks.guards:
        pile.draw, pile.discard = [], []
    assert Play(state, lambda table, now: spawn_guard(table, now, "e1")).state.enemies == []
