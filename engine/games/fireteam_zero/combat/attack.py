"""Attacks of heroes: with cards as an action, or by an effect (FZ-ATTACK)."""

from __future__ import annotations

from collections.abc import Sequence

from engine.games.fireteam_zero.asking.players import ask_owner
from engine.games.fireteam_zero.board.figures import active_at, creature, creatures_at, hero
from engine.games.fireteam_zero.board.numbers import abilities, card_range, card_strength, has_rule, life
from engine.games.fireteam_zero.cards.piles import play_card, put_away
from engine.games.fireteam_zero.combat.dice import damage_of, dice_of, roll, terrain_dice
from engine.games.fireteam_zero.combat.fights import begin, came
from engine.games.fireteam_zero.combat.killing import ALL, resisted, strike
from engine.games.fireteam_zero.combat.odds import attack_cards, needed
from engine.games.fireteam_zero.combat.rerolls import has_abilities, offer_rerolls, sources, tell_dice
from engine.games.fireteam_zero.combat.suffering import suffer
from engine.games.fireteam_zero.combat.targets import Target
from engine.games.fireteam_zero.creatures.entering import creature_options
from engine.games.fireteam_zero.model.content import content
from engine.games.fireteam_zero.model.hooks import Thing, mission
from engine.games.fireteam_zero.model.layout import board_of
from engine.games.fireteam_zero.model.notation import (
    AttackPart,
    CancelOwn,
    ChangeDice,
    CreaturesOnly,
    Effect,
    IgnoreResistance,
)
from engine.games.fireteam_zero.model.pieces import AttackType
from engine.games.fireteam_zero.model.state import Blow, Creature, Fight, Hero, HeroAttack, OfCreature, OfHero, State
from engine.games.fireteam_zero.reactions.windows import open_window
from engine.table import Table, Text

# ---------------------------------------------------------------- as an action

BLAST = Text("ask-fire-blast")


async def attack_action(table: Table, state: State, hero: Hero, target: Target) -> None:
    """Plays cards of one type that reach the target, as one attack (FZ-ATTACK-01, FZ-ATTACK-02, FZ-ATTACK-05)."""
    cards = await _choose_cards(table, state, hero, target)
    for card in cards:
        play_card(hero, card)
    table.tell(Text("attacks", hero=hero.id, target=_name(state, target), place=target.location, cards=tuple(cards)))
    attack = _of_cards(hero, target, cards)
    state.hero_attacks.append(attack)
    await resolve(table, state, attack, [effect for card in cards for effect in content().cards[card].attack.rider])
    for card in cards:
        put_away(hero, card)
    await open_window(table, state, OfHero("after_attack", hero.id, target.creature))
    state.hero_attacks.pop()


def _of_cards(hero: Hero, target: Target, cards: Sequence[str]) -> HeroAttack:
    """Returns the combined attack of these cards (FZ-ATTACK-05)."""
    parts = [content().cards[card].attack for card in cards]
    return HeroAttack(
        hero.id,
        parts[0].type,
        hero.location,
        target.location,
        target.creature,
        target.thing,
        cards=list(cards),
        strength=sum(each.strength for each in parts),
        bonus=sum(each.bonus for each in parts),
        action=True,
    )


async def _choose_cards(table: Table, state: State, hero: Hero, target: Target) -> Sequence[str]:
    """Asks for the cards, even if only one fits: otherwise it would reveal the rest of the hand."""
    away = board_of(state).distance(hero.location, target.location)
    cards = [card for card in hero.hand if _reaches(state, hero, content().cards[card].attack, target, away)]
    attack = content().cards[cards[0]].attack.type
    aim, more = needed(state, target, attack), more_dice(state, hero, attack, hero.location, target.location)
    name = _name(state, target)
    text = Text(
        "ask-fire-attack-cards",
        hero=hero.id,
        target=name,
        place=target.location,
        hits=sum(aim),
        life=aim.life,
        resist=aim.resist,
        more=more,
    )
    options = attack_cards(cards, more, aim, target.location, hero.hand)
    picked = await ask_owner(
        table, state, hero, "fire.attack_cards", options, (1, len(cards)), text=text, always=True, private=True
    )
    return [picked] if isinstance(picked, str) else list(picked)


def _reaches(state: State, hero: Hero, part: AttackPart, target: Target, away: int) -> bool:
    """True if an attack of the chosen type gets that far; the line of fire is known to be free."""
    return target.type in (None, part.type) and card_range(state, hero, part.type, part.range) >= away


def _name(state: State, target: Target) -> str:
    aimed = creature(state, target.creature) if target.creature is not None else None
    return aimed.kind if aimed else target.thing or ""


# ---------------------------------------------------------------- resolving it


async def resolve(table: Table, state: State, attack: HeroAttack, rider: Sequence[Effect] = ()) -> None:
    """Resolves dice, re-rolls, reactions, damage (FZ-ATTACK-06, FZ-REACT-20, FZ-REACT-21). The attack is the last of
    `state.hero_attacks`.
    """
    _apply(state, attack, rider)
    attack.dice = await roll(table, "dice.attack", dice_of(_strength(state, attack)))
    begin(state, _fight(state, attack))
    tell_dice(table, attack, "attack-rolled")
    await _reroll(table, state, attack)
    if attack.dice:
        await _let_others_react(table, state, attack)
    harmed = await _damage(table, state, attack)
    target = creature(state, attack.target) if attack.target is not None else None
    if target is not None and not harmed and attack.dice:
        await open_window(
            table, state, OfCreature("survives", target.number, target.kind, target.location, attack.hero)
        )


def _fight(state: State, attack: HeroAttack) -> Fight:
    """Returns the current state of the attack."""
    target = creature(state, attack.target) if attack.target is not None else None
    thing = _thing(state, attack)
    resist = resisted(state, attack, target) if target else _resisted_by(attack, thing) if thing else 0
    return Fight(
        attack.hero,
        target.kind if target else attack.thing or "",
        attack.origin,
        attack.location,
        attack.type,
        list(attack.cards),
        attack.dice,
        attack.bonus,
        resist,
        life(state, target) if target else thing.life if thing else 0,
    )


async def _let_others_react(table: Table, state: State, attack: HeroAttack) -> None:
    """Opens the window "attack roll"; a change may let the attacker roll again."""
    if await open_window(table, state, OfHero("attack_roll", attack.hero, attack.target)):
        await _reroll(table, state, attack)
        begin(state, _fight(state, attack))


async def _reroll(table: Table, state: State, attack: HeroAttack) -> None:
    """Offers the attacker to roll dice again."""
    if sources(state, attack):
        await offer_rerolls(table, state, attack, _hits_needed(state, attack))


def _apply(state: State, attack: HeroAttack, rider: Sequence[Effect]) -> None:
    """Applies the effects of cards, and of the attacker's abilities while there, to the whole attack."""
    attacker = hero(state, attack.hero)
    for each in [*rider, *(abilities(attacker) if has_abilities(state, attack) else ())]:
        match each:
            case CancelOwn():
                attack.cancel_own += each.n
            case IgnoreResistance() if each.type in (None, attack.type):
                ignore_resistance(attack, each)
            case CreaturesOnly():
                attack.creatures_only = True
            case ChangeDice():
                attack.strength += each.n * (_allies_here(state, attacker) if each.per else 1)


def ignore_resistance(attack: HeroAttack, effect: IgnoreResistance) -> None:
    """Reduces the resistance for this attack, or ignores it (FZ-ATTACK-16)."""
    attack.ignored = ALL if effect.n == "all" or attack.ignored == ALL else attack.ignored + effect.n


def _allies_here(state: State, hero: Hero) -> int:
    return sum(each is not hero for each in active_at(state, hero.location))


def _strength(state: State, attack: HeroAttack) -> int:
    """Returns the strength with abilities and terrain (FZ-ATTACK-08)."""
    attacker = hero(state, attack.hero)
    if not has_abilities(state, attack):
        return attack.strength + terrain_dice(state, attack.origin, attack.location)
    more = more_dice(state, attacker, attack.type, attack.origin, attack.location)
    if _is_helped(state, attacker):
        attacker.used.append("bonus_with_ally")
    return attack.strength + more


def more_dice(state: State, attacker: Hero, attack: AttackType, origin: str, target: str) -> int:
    """Returns the dice that abilities and terrain add to an attack or take from it."""
    ignores = has_rule(state, attacker, "ignore_cover") is not None
    own = card_strength(state, attacker, attack, origin, target) + _is_helped(state, attacker)
    return own + terrain_dice(state, origin, target, ignores_cover=ignores)


def _is_helped(state: State, attacker: Hero) -> bool:
    """True if an ally beside the attacker adds a die, once a round."""
    once = has_rule(state, attacker, "bonus_with_ally") and "bonus_with_ally" not in attacker.used
    return bool(once) and _allies_here(state, attacker) > 0


def _hits_needed(state: State, attack: HeroAttack) -> int:
    """Returns the hits that kill or wound the attacked creature; 0 if the target is not a creature."""
    target = creature(state, attack.target) if attack.target is not None else None
    return life(state, target) + resisted(state, attack, target) if target else 0


# ---------------------------------------------------------------- damage


async def _damage(table: Table, state: State, attack: HeroAttack) -> bool:
    """Deals the damage; returns True if the target is killed or wounded.

    An explosive hits all heroes there first, then all creatures that were there (FZ-ATTACK-20, FZ-ATTACK-23,
    FZ-ATTACK-27, FZ-ATTACK-36).
    """
    damage = damage_of(attack)
    target = creature(state, attack.target) if attack.target is not None else None
    hit = [target] if target else []
    if attack.type == "explosive":
        hit = creatures_at(state, attack.location)
        await _blast_heroes(table, state, attack, damage)
    if attack.thing is not None:
        await _damage_thing(table, state, attack, damage)
    harmed = await _damage_creatures(table, state, attack, hit, damage)
    return attack.target in harmed


async def _blast_heroes(table: Table, state: State, attack: HeroAttack, damage: int) -> None:
    """Damages heroes, including the attacker if there (FZ-ATTACK-20, FZ-ATTACK-22, FZ-TASK-12)."""
    if attack.creatures_only:
        return
    hits = max(0, damage - attack.cancel_own)
    await suffer(table, state, {each.id: hits for each in active_at(state, attack.location)}, None)


async def _damage_thing(table: Table, state: State, attack: HeroAttack, damage: int) -> None:
    """Damages a thing: a single attack must do all the damage (FZ-TASK-11, FZ-ATTACK-17)."""
    thing = _thing(state, attack)
    if thing is None:
        return
    left = max(0, damage - _resisted_by(attack, thing))
    if left >= thing.life:
        table.tell(Text("thing-destroyed", hero=attack.hero, thing=thing.name, place=thing.location))
        came(state, Blow("destroyed", thing.name))
        await mission().destroyed(table, state, thing)
    else:
        table.tell(Text("thing-holds", thing=thing.name, place=thing.location, damage=left))
        came(state, Blow("holds", thing.name, left))


def _thing(state: State, attack: HeroAttack) -> Thing | None:
    """Returns the attacked thing if it is still there."""
    if attack.thing is None:
        return None
    there = (each for each in mission().things(state) if (each.name, each.location) == (attack.thing, attack.location))
    return next(there, None)


def _resisted_by(attack: HeroAttack, thing: Thing) -> int:
    """Returns by how much the thing reduces the damage (FZ-ATTACK-17)."""
    return 0 if attack.ignored == ALL else max(0, thing.resist[attack.type] - attack.ignored)


async def _damage_creatures(
    table: Table, state: State, attack: HeroAttack, hit: Sequence[Creature], damage: int
) -> set[int]:
    """Damages creatures in the order chosen by the attacker's player; returns those killed or wounded
    (FZ-ATTACK-37).
    """
    harmed = set()
    left = list(hit)
    while left := [each for each in left if each in state.creatures]:
        each = left[0] if len(left) == 1 else await _next_hit(table, state, attack, left)
        left.remove(each)
        if await strike(table, state, attack, each, damage):
            harmed.add(each.number)
    return harmed


async def _next_hit(table: Table, state: State, attack: HeroAttack, left: Sequence[Creature]) -> Creature:
    options = creature_options(left)
    attacker, default = hero(state, attack.hero), (options[0].id,)
    each: Creature = await ask_owner(table, state, attacker, "fire.blast", options, default=default, text=BLAST)
    return each


def break_off(state: State) -> None:
    """Ends everything in progress when the mission ends; cards being resolved are discarded."""
    state.hero_attacks, state.creature_attack, state.activation = [], None, None
    for each in state.heroes:
        each.discard += each.playing
        each.playing = []
