"""Attacks of creatures (FZ-CREATURE-13 to FZ-CREATURE-20, FZ-CREATURE-35 to FZ-CREATURE-39, FZ-TEAM)."""

from __future__ import annotations

from collections.abc import Sequence

from engine.games.fireteam_zero.asking.players import ask_team, on_request
from engine.games.fireteam_zero.board.figures import active, active_at, creature, hero, kind_of
from engine.games.fireteam_zero.board.numbers import attack_range, has_rule, strength
from engine.games.fireteam_zero.combat.dice import dice_of, faces_of, roll, symbols, terrain_dice
from engine.games.fireteam_zero.combat.fights import begin, of_creature
from engine.games.fireteam_zero.combat.suffering import suffer
from engine.games.fireteam_zero.creatures.steps import record
from engine.games.fireteam_zero.model.layout import board_of
from engine.games.fireteam_zero.model.pieces import HeroId
from engine.games.fireteam_zero.model.state import Activation, Creature, CreatureAttack, Hero, OfHero, State, Step
from engine.games.fireteam_zero.reactions.windows import open_window
from engine.table import Option, Question, Table, Text

NOBODY = Option("no", Text("volunteer-no"))


async def attack(table: Table, state: State, attacker: Creature, activation: Activation) -> None:
    """Makes the creature attack the nearest hero in reach; compulsory (FZ-CREATURE-13, FZ-CREATURE-39)."""
    target = target_of(state, attacker, attack_range(state, attacker) + activation.range)
    if target is None or "attack" in attacker.skips:
        return
    kind = kind_of(attacker)
    running = CreatureAttack(attacker.number, target.id, kind.attack.type, target.location)
    state.creature_attack = running
    table.tell(Text("creature-attacks", creature=attacker.kind, place=attacker.location, hero=target.id))
    if not _hits_all(state, attacker, activation):
        running.target = await _one_for_the_team(table, state, target)
    await open_window(table, state, OfHero("targeted", running.target, attacker.number))
    if running.shut_down or creature(state, attacker.number) is None:
        table.tell(Text("attack-shut-down", creature=attacker.kind))
    else:
        await _resolve(table, state, attacker, running, activation)
    state.creature_attack = None


def target_of(state: State, attacker: Creature, reach: int) -> Hero | None:
    """Returns the nearest active hero in range and line of fire; on a tie the first in turn order (FZ-CREATURE-09,
    FZ-CREATURE-14, FZ-CREATURE-35).
    """
    lay = board_of(state)
    found = [each for each in active(state) if lay.in_range(attacker.location, each.location, reach)]
    return min(found, key=lambda each: lay.distance(attacker.location, each.location), default=None)


def _hits_all(state: State, attacker: Creature, activation: Activation) -> bool:
    """True if the attack hits every active hero on the target's location (FZ-CREATURE-19, FZ-EFFECT-13)."""
    area = activation.area or has_rule(state, attacker, "area_attack") is not None
    return area or kind_of(attacker).attack.type == "explosive"


# ---------------------------------------------------------------- take one for the team


async def _one_for_the_team(table: Table, state: State, target: Hero) -> HeroId:
    """Returns the target after heroes beside it could volunteer (FZ-TEAM-01, FZ-TEAM-02, FZ-TEAM-04).

    That is not a reaction, so it is also possible in an ambush (FZ-AMBUSH-06).
    """
    beside = [each for each in active_at(state, target.location) if each is not target]
    if not beside:
        return target.id
    offers = {seat: [*_volunteers(beside, seat), NOBODY] for seat in sorted({each.seat for each in beside})}
    text = Text("ask-fire-volunteer", hero=target.id, cards=len(target.hand))
    quiet = [seat for seat in offers if on_request(state, seat)]
    answers = await table.ask_each(
        offers, Question("fire.volunteer", text=text, occasion="reaction", default=(NOBODY.id,), on_request=quiet)
    )
    willing = [each for each in beside if each.id in answers.values()]
    if not willing:
        return target.id
    options = [Option(f"hero:{each.id}", Text("hero-name", hero=each.id), each) for each in willing]
    chosen: Hero = await ask_team(table, state, "fire.volunteers", options)
    table.tell(Text("volunteered", hero=chosen.id, target=target.id))
    return chosen.id


def _volunteers(beside: Sequence[Hero], seat: int) -> list[Option]:
    own = [each for each in beside if each.seat == seat]
    return [Option(f"volunteer:{each.id}", Text("volunteer", hero=each.id), each.id) for each in own]


# ---------------------------------------------------------------- dice and hits


async def _resolve(
    table: Table, state: State, attacker: Creature, running: CreatureAttack, activation: Activation
) -> None:
    """Resolves dice, and then the hits on each hero concerned (FZ-CREATURE-15, FZ-CREATURE-31, FZ-CREATURE-37)."""
    running.dice += activation.dice
    running.damage += activation.damage
    running.rolled = await roll(table, "dice.creature", dice_of(_strength(state, attacker, running)))
    begin(state, of_creature(attacker.kind, attacker.location, running))
    hits = symbols(running.rolled, running.type) + running.damage
    faces = faces_of(running.rolled, running.type)
    told = {"dice": faces, "hits": hits, "count": len(running.rolled), "type": running.type}
    table.tell(Text("creature-rolled", creature=attacker.kind, **told))
    if _hits_all(state, attacker, activation):
        hit = active_at(state, running.location)
    else:
        hit = [hero(state, running.target)]
    record(state, Step("attacked", attacker.kind, running.location, attacker.location, hero=running.target, count=hits))
    after = {each.id: hits - running.cancelled.get(each.id, 0) for each in hit}
    await suffer(table, state, after, attacker.number)


def _strength(state: State, attacker: Creature, running: CreatureAttack) -> int:
    """Returns the strength with its special, reactions, and terrain, which affects creatures too (FZ-TERRAIN-10)."""
    ignores = has_rule(state, attacker, "ignore_cover") or has_rule(state, None, "no_cover_heroes")
    terrain = terrain_dice(state, attacker.location, running.location, ignores_cover=ignores is not None)
    return strength(state, attacker) + running.dice + terrain
