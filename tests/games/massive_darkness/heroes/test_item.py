"""MD-ITEM: Items, Consumables, Traps and Luck; MD-Q-16."""

from __future__ import annotations

import pytest

from engine.games.massive_darkness.actions.picking import pick_up
from engine.games.massive_darkness.actions.use import free_options, use
from engine.games.massive_darkness.heroes.abilities import kit_of_hero
from engine.games.massive_darkness.heroes.treasure import guardian_treasure, hero_draws
from engine.games.massive_darkness.model.content import content
from engine.games.massive_darkness.model.state import State, Treasure
from engine.table import Option, Table
from tests.games.massive_darkness.position import Play, enemy, hero, position

GOLD, CHEST, NEEDLE, GLYPH = "t014", "t011", "t053", "t153"
CACHE, FIND = "t016", "t054"  # Luck of Level 1 and 2
POTION, SMOKE, HASTE, ELIXIR = "t008", "t019", "t007", "t150"
AXE, BOOTS = "se05", "t055"


def with_treasures(state: State, **cards: str) -> State:
    """These cards are on top of the Treasure decks: `level_1="t014"`, or several with blanks between them."""
    for level, ids in cards.items():
        draw = state.decks.treasures[int(level[-1]) - 1].draw
        draw[:] = [*ids.split(), *(card for card in draw if card not in ids.split())]
    return state


def drawn(state: State, level: int = 1, *, from_token: bool = True) -> Play:
    """Seat 0 draws a Treasure card."""
    return Play(state, lambda table, state: hero_draws(table, state, state.heroes[0], [level], from_token=from_token))


def used(state: State, option: str) -> Play:
    """Seat 0 uses this."""

    async def rule(table: Table, state: State) -> None:
        await use(table, state, state.heroes[0], next(each.value for each in offered(state) if each.id == option))

    return Play(state, rule)


def can_use(state: State) -> list[str]:
    """Returns what seat 0 can use without an Action."""
    return [option.id.removeprefix("use:") for option in offered(state)]


def offered(state: State) -> list[Option]:
    """Returns the choices of seat 0 that cost no Action."""
    hero = state.heroes[0]
    return free_options(state, hero, kit_of_hero(state, hero))


@pytest.mark.rule("MD-ITEM-01")
def test_items_consumables_traps_and_luck_have_no_dice() -> None:
    plain = [card for card in content().cards.values() if card.kind in ("item", "consumable", "trap", "luck")]
    assert len(plain) >= 20
    assert all(not card.dice and card.slot == "none" and card.abilities for card in plain)


# ---------------------------------------------------------------- Consumables


@pytest.mark.rule("MD-ITEM-02", "MD-EQUIP-06", "MD-EQUIP-08")
def test_consumable_is_discarded_after_its_effect() -> None:
    play = used(position(hero("c2", life=2, pack=[POTION])), f"use:{POTION}.0:h0")
    assert (play.hero().life, play.hero().pack) == (4, [])
    assert play.state.decks.treasures[0].discard == [POTION]


@pytest.mark.rule("MD-ITEM-02")
def test_one_of_two_alike_is_left() -> None:
    assert used(position(hero("c2", life=2, pack=[POTION] * 2)), f"use:{POTION}.0:h0").hero().pack == [POTION]


@pytest.mark.rule("MD-EQUIP-06")
def test_potion_reaches_wounded_allies_of_the_zone_only() -> None:
    heroes = [hero("c2", pack=[POTION]), hero("c2", life=1), hero("c2", life=0), hero("c3", life=1)]
    state = position(*heroes)
    assert can_use(state) == [f"{POTION}.0:h1"]
    assert used(state, f"use:{POTION}.0:h1").hero(1).life == 3


@pytest.mark.rule("MD-GLOSS-01")
def test_elixir_heals_completely() -> None:
    assert used(position(hero("c2", life=1, pack=[ELIXIR])), f"use:{ELIXIR}.0:h0").hero().life == 5


@pytest.mark.rule("MD-EQUIP-06")
def test_guillotine_potion_gives_an_action() -> None:
    play = used(position(hero("c2", pack=[HASTE])), f"use:{HASTE}.0")
    assert play.state.activation is not None and play.state.activation.actions == 4


@pytest.mark.rule("MD-EQUIP-06")
def test_smoke_flask_works_in_the_middle_of_a_movement_action() -> None:
    state = position(hero("c2", pack=[SMOKE]), enemies=[enemy("g001", "c2")])
    assert state.activation is not None
    state.activation.movement_points = 1
    play = used(state, f"use:{SMOKE}.0:c3")
    assert play.hero().zone == "c3"
    assert play.state.activation is not None and play.state.activation.movement_points == 1


# ---------------------------------------------------------------- Traps and what happens when a card is drawn


@pytest.mark.rule("MD-ITEM-03")
@pytest.mark.parametrize(("trap", "level", "life", "stunned"), [(CHEST, 1, 4, False), (NEEDLE, 2, 4, True)])
def test_trap_harms_its_drawer(trap: str, level: int, life: int, stunned: bool) -> None:
    state = position(hero("c2"))
    state.decks.treasures[level - 1].draw.insert(0, trap)
    play = drawn(state, level)
    assert (play.hero().life, play.hero().stunned, play.hero().inventory) == (life, stunned, [])
    assert play.state.decks.treasures[level - 1].discard == [trap]


@pytest.mark.rule("MD-ITEM-03")
def test_trap_can_kill_and_ends_the_looting() -> None:
    state = position(hero("c2", life=3), treasure={"c2": Treasure(normal=3)})
    for pile in state.decks.treasures:
        pile.draw = [GLYPH, AXE, AXE]
    play = Play(state, lambda table, state: pick_up(table, state, state.heroes[0]))
    assert play.over and play.hero().dead and play.hero().inventory == []


@pytest.mark.rule("MD-ITEM-03", "MD-GUARD-03")
def test_guardians_get_neither_traps_nor_luck() -> None:
    state = with_treasures(position(hero("c2")), level_1=f"{CHEST} {CACHE} {GOLD}")
    play = Play(state, lambda table, state: guardian_treasure(table, state))
    assert play.value == GOLD
    assert play.state.decks.treasures[0].discard == [CHEST, CACHE]
    assert (play.hero().life, play.hero().xp) == (5, 0)


@pytest.mark.rule("MD-GUARD-03", "MD-Q-06")
def test_guardian_gets_nothing_where_only_traps_are_left() -> None:
    state = position(hero("c2"))
    for pile in state.decks.treasures:
        pile.draw, pile.discard = [], []
    state.decks.treasures[4].draw = [GLYPH]
    play = Play(state, lambda table, state: guardian_treasure(table, state, 5))
    assert play.value is None
    assert play.state.decks.treasures[4].discard == [GLYPH]


@pytest.mark.rule("MD-ITEM-03")
def test_gold_gives_its_xp_to_the_hero_that_draws_it() -> None:
    play = drawn(with_treasures(position(hero("c2")), level_1=GOLD))
    assert (play.hero().xp, play.hero().pack) == (3, [GOLD])


# ---------------------------------------------------------------- Luck


@pytest.mark.rule("MD-ITEM-04", "MD-Q-16")
def test_luck_from_a_token_gives_a_card_of_the_next_level() -> None:
    play = drawn(with_treasures(position(hero("c2")), level_1=CACHE, level_2=BOOTS))
    assert play.hero().pack == [BOOTS]
    assert play.state.decks.treasures[0].discard == [CACHE]


@pytest.mark.rule("MD-ITEM-04", "MD-Q-16")
def test_luck_that_luck_brings_is_replaced() -> None:
    play = drawn(with_treasures(position(hero("c2")), level_1=CACHE, level_2=f"{FIND} {BOOTS}"))
    assert play.hero().pack == [BOOTS]
    assert play.state.decks.treasures[1].discard == [FIND]


@pytest.mark.rule("MD-ITEM-04", "MD-Q-16")
def test_luck_drawn_in_any_other_way_is_replaced() -> None:
    play = drawn(with_treasures(position(hero("c2")), level_1=f"{CACHE} {GOLD}"), from_token=False)
    assert play.hero().pack == [GOLD]
    assert play.state.decks.treasures[0].discard == [CACHE]
