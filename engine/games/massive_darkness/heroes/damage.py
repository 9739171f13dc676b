"""Damage and healing, deaths and their rewards, XP and Stun (MD-LIFE, MD-XP, MD-MOB, MD-STUN)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from engine.games.massive_darkness.board.decks import discard
from engine.games.massive_darkness.heroes.abilities import healing_factor, kit_of_hero
from engine.games.massive_darkness.heroes.inventory import receive
from engine.games.massive_darkness.model.content import FACES, content
from engine.games.massive_darkness.model.effects_skills import ExtraActivation
from engine.games.massive_darkness.model.hooks import rules_of
from engine.games.massive_darkness.model.state import MICRO_XP, MOST_XP, Colour, Enemy, Harm, Hero, Pillar, State
from engine.table import Seat, Table, Text

XP_OF_MINION = 1  # for the Hero that kills it (MD-XP-01)
XP_OF_GUARDIAN = {"mob": 3, "agent": 4, "roaming": 5}  # for all Heroes (MD-XP-02 to MD-XP-04)


# ---------------------------------------------------------------- XP


def gain_xp(table: Table, state: State, hero: Hero, xp: int) -> None:
    """Gives a living Hero XP, in Story Mode Micro-XP instead (MD-XP-06, MD-STORY-02, MD-Q-15)."""
    _gain_xp(table, state, [hero], xp)


def all_gain_xp(table: Table, state: State, xp: int) -> None:
    """Gives every living Hero XP, in Story Mode Micro-XP instead (MD-XP-02 to MD-XP-04, MD-Q-15)."""
    _gain_xp(table, state, state.heroes, xp)


def gain_real_xp(table: Table, hero: Hero, xp: int) -> None:
    """Gives a Hero XP, even in Story Mode. XP above 30 is lost (MD-XP-06, MD-STORY-35)."""
    lost = max(0, hero.xp + xp - MOST_XP)
    hero.xp += xp - lost
    if lost:
        table.tell(Text("xp-lost", hero=Seat(hero.seat), lost=lost, most=MOST_XP))


def _gain_xp(table: Table, state: State, heroes: Sequence[Hero], xp: int) -> None:
    living = [hero for hero in heroes if not hero.dead]
    if not living or not xp:
        return
    told = "xp-gained-micro" if state.story else "xp-gained"
    table.tell(Text(told, heroes=tuple(Seat(hero.seat) for hero in living), xp=xp))
    for hero in living:
        if state.combat and state.combat.harm:
            gained = state.combat.harm.xp
            gained[str(hero.seat)] = gained.get(str(hero.seat), 0) + xp
        gain_real_xp(table, hero, _from_micro_xp(hero, xp) if state.story else xp)


def _from_micro_xp(hero: Hero, gained: int) -> int:
    """Returns the XP from the Micro-XP gained: 1 for every 5 on the track (MD-STORY-03)."""
    xp, hero.micro_xp = divmod(hero.micro_xp + gained, MICRO_XP)
    return xp


# ---------------------------------------------------------------- Heroes


async def hurt_hero(table: Table, state: State, hero: Hero, damage: int) -> None:
    """Damages a Hero, who dies at Life 0 (MD-LIFE-01, MD-LIFE-04)."""
    if hero.dead or damage <= 0:
        return
    before, hero.life = hero.life, max(0, hero.life - damage)
    _record_harm(state, hero.id, Harm(felled=hero.dead, left=hero.life, lost=damage - before + hero.life))
    table.tell(Text("life-hurt", hero=Seat(hero.seat), damage=damage, life=hero.life))
    if hero.dead:
        await _hero_dies(table, state, hero)


async def _hero_dies(table: Table, state: State, hero: Hero) -> None:
    """Ends the Hero's own Activation at once, if it is in progress (MD-LIFE-04, MD-LIFE-05, MD-Q-09)."""
    hero.stunned = False
    table.tell(Text("life-dies", hero=Seat(hero.seat), zone=hero.zone))
    if state.activation is not None and state.active == hero.seat:
        state.activation.ended = True
    await rules_of(state).hero_died(table, state, hero)


def heal(table: Table, state: State, hero: Hero, healing: int) -> None:
    """Heals Damage of a living Hero, up to its maximum Life (MD-LIFE-03)."""
    missing = hero.max_life - hero.life
    if hero.dead or healing <= 0 or missing <= 0:
        return
    healed = min(missing, healing * healing_factor(state, hero))
    hero.life += healed
    table.tell(Text("life-healed", hero=Seat(hero.seat), healed=healed, life=hero.life))


def stun(table: Table, who: Hero | Enemy) -> None:
    """Stuns a living Participant, including all figures of a Mob. It cannot be Stunned twice (MD-STUN-01, MD-STUN-07,
    MD-STUN-10)."""
    if who.stunned or (isinstance(who, Hero) and who.dead):
        return
    who.stunned = True
    name = Seat(who.seat) if isinstance(who, Hero) else who.card
    table.tell(Text("life-stunned", who=name, zone=who.zone))


# ---------------------------------------------------------------- Enemies and Pillars


def full_life(state: State, enemy: Enemy) -> int:
    """Returns the full Life of an Agent or Roaming Monster, or of each figure of a Mob (MD-LIFE-13, MD-LIFE-14)."""
    card = content().enemy(enemy.card)
    return card.life if card.kind == "mob" else card.life * state.heroes_at_start


async def hurt_enemy(
    table: Table, state: State, enemy: Enemy, damage: int, by: Hero | None, *, boss: bool = False
) -> None:
    """Damages an Enemy; `by` gets the credit (MD-LIFE-12, MD-Q-76).

    Minions protect their Boss: they die one after the other, and Damage left after the last one is lost (MD-MOB-06,
    MD-MOB-15, MD-MOB-16). With `boss`, the Boss suffers it first, protected or not (MD-MOB-08, MD-MOB-09).
    """
    if damage <= 0 or not rules_of(state).can_be_attacked(state, enemy):
        return
    table.tell(Text("life-enemy-hurt", enemy=enemy.card, zone=enemy.zone, damage=damage))
    life, minions = enemy.life, len(enemy.minions)
    if boss or not minions:
        enemy.life = max(0, life - damage)
        damage -= life - enemy.life
    damage -= _hurt_minions(enemy, damage)
    _record_harm(
        state,
        enemy.id,
        Harm(minions - len(enemy.minions), life > 0 and not enemy.life, _life_left(enemy), lost=damage),
    )
    await _count_the_dead(table, state, enemy, by, minions - len(enemy.minions), life > 0 and not enemy.life)


def _hurt_minions(enemy: Enemy, damage: int) -> int:
    """Damages one Minion at a time, a wounded one first (MD-MOB-15, MD-Q-17). Returns the Damage they took."""
    enemy.minions.sort()
    most = damage
    while enemy.minions and damage > 0:
        suffered = min(damage, enemy.minions[0])
        enemy.minions[0] -= suffered
        damage -= suffered
        if not enemy.minions[0]:
            enemy.minions.pop(0)
    return most - damage


def _life_left(enemy: Enemy) -> int:
    """Returns the Life of the next figure to suffer Damage."""
    return min(enemy.minions) if enemy.minions else enemy.life


def _record_harm(state: State, who: str, harm: Harm) -> None:
    """Records the effect of the current attack on its defender, for the pictures."""
    combat = state.combat
    if combat is not None and combat.defender == who:
        combat.harm = harm


async def _count_the_dead(
    table: Table, state: State, enemy: Enemy, by: Hero | None, minions: int, guardian: bool
) -> None:
    """Gives XP for dead Minions and the dead Guardian, and its Equipment to the Hero that killed it. With its last
    figure the Enemy leaves the board (MD-XP-01 to MD-XP-04, MD-GUARD-12, MD-COMBAT-18, MD-MOB-19)."""
    gone = not enemy.life and not enemy.minions
    if gone:
        _leave_board(state, enemy)
    if minions:
        table.tell(Text("life-minions-die", enemy=enemy.card, zone=enemy.zone, minions=minions, **_killer(by)))
        if by is not None:
            gain_xp(table, state, by, XP_OF_MINION * minions)
    if guardian:
        await _guardian_dies(table, state, enemy, by)
    if gone:
        await rules_of(state).enemy_died(table, state, enemy, by)


async def _guardian_dies(table: Table, state: State, enemy: Enemy, by: Hero | None) -> None:
    kind = content().enemy(enemy.card).kind
    told = "life-boss-dies" if kind == "mob" else "life-single-dies"
    table.tell(Text(told, enemy=enemy.card, zone=enemy.zone, **_killer(by)))
    spoils, enemy.equipment = enemy.equipment, []
    if by is None:
        _discard_all(state, spoils)
        return
    all_gain_xp(table, state, XP_OF_GUARDIAN[kind])
    if by.dead:
        _discard_all(state, spoils)
        return
    _reward_the_killer(state, by)
    if spoils:
        await receive(table, state, by, spoils)


def _killer(by: Hero | None) -> Mapping[str, Seat]:
    """Returns the Hero that gets the credit, as an argument of a log line."""
    return {"by": Seat(by.seat)} if by is not None else {}


def _reward_the_killer(state: State, hero: Hero) -> None:
    """Grants another Activation for a weapon that killed a Guardian in the Hero's own Activation, once in a Round
    (MD-Q-81)."""
    if state.activation is None or state.active != hero.seat or state.combat is None:
        return
    for held in kit_of_hero(state, hero).at("killed_guardian"):
        used = held.id in hero.used_in_round or held.card is None or held.card.id not in state.combat.weapons
        if not used:
            hero.used_in_round.append(held.id)
            granted = (effect for effect in held.ability.effect if isinstance(effect, ExtraActivation))
            state.activation.granted += sum(effect.value for effect in granted)


async def direct_damage(
    table: Table, state: State, enemy: Enemy, damage: int | Mapping[Colour, int], by: Hero | None
) -> None:
    """Deals Damage outside any attack: an amount, or the Hits of these dice, without Defense dice (MD-HERO-06, MD-Q-69,
    MD-Q-71, MD-Q-76)."""
    if isinstance(damage, Mapping):
        damage = await _rolled_hits(table, damage)
        table.tell(Text("life-rolled", enemy=enemy.card, hits=damage))
    await hurt_enemy(table, state, enemy, damage, by)


async def _rolled_hits(table: Table, dice: Mapping[Colour, int]) -> int:
    colours = [colour for colour, count in dice.items() for _ in range(count)]
    faces = await table.roll("damage.roll", FACES, len(colours))
    every = content().dice
    return sum(every[colour].faces[face].hits for colour, face in zip(colours, faces, strict=True))


def heal_enemy(table: Table, state: State, enemy: Enemy, healing: int) -> None:
    """Heals the Damage of an Agent or Roaming Monster, or of a Mob's wounded Minion, up to the full Life."""
    full = full_life(state, enemy)
    if enemy.minions:
        enemy.minions.sort()
        healed = min(full - enemy.minions[0], healing)
        enemy.minions[0] += healed
    else:
        healed = min(full - enemy.life, healing)
        enemy.life += healed
    if healed:
        table.tell(Text("life-enemy-healed", enemy=enemy.card, zone=enemy.zone, healed=healed))


async def hurt_pillar(table: Table, state: State, pillar: Pillar, damage: int) -> None:
    """Damages a Pillar with Life; at 0 it is destroyed (MD-OBJ-04, MD-Q-42)."""
    if not pillar.standing or pillar.life is None or damage <= 0:
        return
    before, pillar.life = pillar.life, max(0, pillar.life - damage)
    _record_harm(state, pillar.id, Harm(felled=not pillar.life, left=pillar.life, lost=damage - before + pillar.life))
    table.tell(Text("life-pillar-hurt", zone=pillar.zone, damage=damage, life=pillar.life))
    if not pillar.life:
        await destroy_pillar(table, state, pillar)


async def destroy_pillar(table: Table, state: State, pillar: Pillar) -> None:
    """Destroys a Pillar, whether or not it can be attacked."""
    pillar.standing = False
    table.tell(Text("life-pillar-destroyed", zone=pillar.zone))
    await rules_of(state).pillar_destroyed(table, state)


async def kill_enemy(table: Table, state: State, enemy: Enemy) -> None:
    """Kills a whole Enemy, Boss and Minions, without credit to a Hero: no XP, and its Equipment is discarded
    (MD-MOB-07, MD-Q-22)."""
    _discard_all(state, enemy.equipment)
    enemy.life, enemy.minions, enemy.equipment = 0, [], []
    _leave_board(state, enemy)
    table.tell(Text("life-enemy-dies", enemy=enemy.card, zone=enemy.zone))
    await rules_of(state).enemy_died(table, state, enemy, None)


def _leave_board(state: State, enemy: Enemy) -> None:
    state.enemies.remove(enemy)
    _discard_all(state, [card for card in (enemy.card, enemy.borrowed) if card])


def _discard_all(state: State, cards: Sequence[str]) -> None:
    for card in cards:
        discard(state, card)
