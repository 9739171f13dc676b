"""Heroes attack monsters, and players defend them (KH-HERO-5, KH-ACT-DEFEND)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cache

from engine.games.keep_the_heroes_out.asking.players import ask_table
from engine.games.keep_the_heroes_out.cards.carrying_out import carry_out
from engine.games.keep_the_heroes_out.cards.hand import discard
from engine.games.keep_the_heroes_out.dungeon.pieces import hurt
from engine.games.keep_the_heroes_out.guild.choices import monster_options
from engine.games.keep_the_heroes_out.model.content import content
from engine.games.keep_the_heroes_out.model.notation import Combo, Side, is_defence
from engine.games.keep_the_heroes_out.model.state import Attack, Doing, Hero, Player, State, Step
from engine.table import Option, Question, Table, Text

DECLINE = Option("no", Text("defend-no"))


async def attack(table: Table, state: State, hero: Hero) -> None:
    """Exhausts the hero, who deals 1 damage to a monster of the room (KH-HERO-5-01, KH-HERO-5-02, KH-ACT-DEFEND-04,
    KH-Q-06)."""
    hero.active = False
    player, index = await _target(table, state, hero)
    state.steps.append(Step("attacked", hero.room, hero_class=hero.hero_class))
    table.tell(Text("hero-attacks", hero=hero.hero_class, room=hero.room, clan=state.players[player].clan))
    await damage_after_defence(table, state, Attack(hero.number, hero.hero_class, hero.room, player, index))


async def _target(table: Table, state: State, hero: Hero) -> tuple[int, int]:
    options = list(monster_options(state, [hero.room]).values())
    chosen: tuple[int, int]
    if state.rulings.attack_target_choice == "active_player":
        chosen = await table.ask(state.player.seat, Question("table.monster", default=(options[0].id,)), options)
    else:
        chosen = await ask_table(table, state, "table.monster", options)
    return chosen


async def damage_after_defence(table: Table, state: State, attack: Attack, *, defendable: bool = True) -> None:
    """Returns the damage left after all reactions (KH-HERO-5-03, KH-ACT-DEFEND-03)."""
    if defendable:
        await defend(table, state, attack)
    if attack.damage:
        hurt(table, state, attack.player, attack.monster, attack.damage)


async def defend(table: Table, state: State, attack: Attack) -> None:
    """Opens the reaction window of an attack: each player with a monster in the room may use a Defend from their hand
    (KH-ACT-DEFEND).

    With open hands, players without a Defend are not asked; with private ones, everyone with cards is (KH-Q-24).
    """

    def offers() -> Mapping[int, Sequence[Option]]:
        found: dict[int, list[Option]] = {}
        for number, player in enumerate(state.players) if attack.damage else ():
            if any(monster.room == attack.room for monster in player.monsters):
                ways = list(_defences(state, number))
                if ways or (player.hand and state.rulings.hands == "private"):
                    found.setdefault(player.seat, []).extend(ways)
        return found

    async def resolve(seat: int, chosen: tuple[int, str, int]) -> None:
        number, card, side = chosen
        await _use(table, state, attack, number, card, content().cards[card].sides[side])

    if offers():
        text = Text(
            "ask-defend-attack", hero=attack.hero_class, room=attack.room, clan=state.players[attack.player].clan
        )
        await table.window(attack, offers, resolve, Question("defend.attack", text=text), decline=DECLINE)


def _defences(state: State, number: int) -> Iterator[Option]:
    """Yields each Defend side of each card in hand."""
    player = state.players[number]
    alone = sum(each.seat == player.seat for each in state.players) == 1
    for card in dict.fromkeys(player.hand):
        for side in defending_sides(card):
            yield _defence(number, player.clan, card, side, alone)


@cache
def _defence(number: int, clan: str, card: str, side: int, alone: bool) -> Option:
    name = f"defend:{card}" if alone else f"defend:{card}:{clan}"
    name = name if len(defending_sides(card)) == 1 else f"{name}:{side + 1}"
    return Option(name, Text("defend-with", card=card, clan=clan), (number, card, side), group="defend", about=card)


@cache
def defending_sides(card: str) -> tuple[int, ...]:
    """Returns the sides of a card that can be used to defend."""
    return tuple(index for index, side in enumerate(content().cards[card].sides) if any(map(is_defence, side)))


async def _use(table: Table, state: State, attack: Attack, number: int, card: str, side: Side) -> None:
    """Uses a side: each Defend reduces the damage by 1, the right side of a combo is carried out at once, and other
    actions are ignored (KH-ACT-DEFEND-03, KH-ACT-DEFEND-05, KH-ACT-COMBO-07)."""
    player: Player = state.players[number]
    discard(player, card)
    defences = [action for action in side if is_defence(action)]
    attack.damage = max(0, attack.damage - len(defences))
    table.tell(Text("defended", clan=player.clan, card=card, room=attack.room, damage=attack.damage))
    for action in defences:
        if isinstance(action, Combo):
            await carry_out(table, state, Doing(number, list(map(str, action.right)), attack.room))
