"""Invariants of a Mission: components are counted, and everything is where the rules can put it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Sequence
from functools import cache
from itertools import chain

from engine.games.massive_darkness.board.zones import board, door_id, tile_zones
from engine.games.massive_darkness.model.content import ability_ids, content
from engine.games.massive_darkness.model.effects_abilities import Ability
from engine.games.massive_darkness.model.effects_skills import MaxLife
from engine.games.massive_darkness.model.hooks import rules_of
from engine.games.massive_darkness.model.mission import MissionMap
from engine.games.massive_darkness.model.options import MOST_LIFEBRINGER
from engine.games.massive_darkness.model.state import (
    MICRO_XP,
    MOST_XP,
    STARTING_LIFE,
    Enemy,
    Hero,
    LevelToken,
    State,
)
from engine.games.massive_darkness.playing.card_counts import (
    decks_hold_their_own,
    no_card_is_twice,
    the_mission_finds_its_guards,
)
from engine.games.massive_darkness.playing.combat_invariants import MOST_ACTIONS, MOST_OF_ONE, combats, pending
from engine.kit.invariants import Check, Faults, bounds, first_faults, unknown

HANDS = 2
MOST_ROUNDS = 10_000
MOST_TOKENS = 200  # Treasure tokens in a Zone
MOST_ARROWS = 5_000
MOST_ENEMIES = 100
MOST_NUMBER = 10**12  # Enemy number: each new Enemy gets the next one
OVER = ("aftermath", "over")
REASONS = frozenset(
    {
        "end-artifact-destroyed",
        "end-buried",
        "end-chosen-dead",
        "end-immortal-arrives",
        "end-immortal-stays",
        "end-lost",
        "end-no-lifebringer",
        "end-spider-escapes",
        "end-won",
    }
)
"""The reasons for defeat that `outcome.lose` accepts."""


def faults(state: State) -> Sequence[str]:
    """Returns the invariants that a state breaks. Because later checks rely on earlier ones, only those of the first
    failing kind."""
    return first_faults(state, CHECKS)


# ---------------------------------------------------------------- the Mission and its map


def _mission(state: State) -> Faults:
    missions = content().missions
    for name in ("mission", "chosen_mission"):
        if getattr(state, name) not in missions:
            yield f"{name}: there is no Mission {getattr(state, name)[:20]!r}"
    for name in ("missions_left", "missions_won"):
        named = getattr(state, name)
        if len(named) > len(missions) or not {*named} <= missions.keys():
            yield f"{name}: not a list of Missions"
    if state.missions_left and not state.story:
        yield "missions_left: only a story goes on to other Missions"
    if not 1 <= len(state.heroes) <= len(content().heroes):
        yield f"heroes: there are {len(state.heroes)}, and 1 to {len(content().heroes)} can play"


def _story(state: State) -> Faults:
    """Checks that the current Mission is the next of the story until it is over (MD-STORY-20)."""
    if state.story and state.phase not in ("setup", *OVER) and state.missions_left[:1] != [state.mission]:
        yield "missions_left: the running Mission comes first"


def _phase(state: State) -> Faults:
    yield from bounds("round", state.round, *((0, 0) if state.phase == "setup" else (0, MOST_ROUNDS)))
    yield from bounds("lifebringer", state.lifebringer, 0, MOST_LIFEBRINGER)
    yield from bounds("first_player", state.first_player, 0, len(state.heroes) - 1)
    yield from bounds("next_enemy", state.next_enemy, 1, MOST_NUMBER)
    if (state.outcome is None) == (state.phase in OVER):
        yield "outcome: a Mission is won or lost when it is over, and only then"
    if state.reason not in REASONS if state.outcome else state.reason:
        yield "reason: not why this Mission is over"
    elif state.outcome and (state.outcome == "won") != (state.reason == "end-won"):
        yield "reason: it does not go with the outcome"


def _removed(state: State) -> Faults:
    """Checks that only what may fall has fallen: whole tiles of Mission 4 but not all, the bridges of Mission 5."""
    plan, gone = _plan(state), state.removed_zones
    tiles = {tile: tile_zones(state, tile) for tile in plan.damage_tokens}
    may_fall = {*plan.bridge, *chain.from_iterable(tiles.values())}
    if len(gone) != len({*gone}) or not {*gone} <= may_fall:
        yield "removed_zones: not Zones of this Mission that can fall, each once"
    if any(0 < len({*zones} & {*gone}) < len(zones) for zones in (*tiles.values(), plan.bridge)):
        yield "removed_zones: tiles and bridges fall as a whole"
    if tiles and may_fall <= {*gone}:
        yield "removed_zones: with the last tile the Mission is lost"
    if plan.bridge and gone and any(pillar.standing for pillar in state.pillars):
        yield "removed_zones: the bridges fall with the last Pillar"


def _doors(state: State) -> Faults:
    """Checks that every Door of the map exists unless it has fallen with its tile."""
    doors = {door_id(*door.between): door.state for door in _plan(state).doors}
    gone = {door for door in doors if {*door.split("-")} & {*state.removed_zones}}
    if unknown := state.doors.keys() - doors:
        yield f"doors: {min(unknown)[:20]} is no Door of this Mission"
    if missing := doors.keys() - state.doors.keys() - gone:
        yield f"doors: {min(missing)} is missing"
    if wrong := [door for door, now in state.doors.items() if now == "special" != doors.get(door)]:
        yield f"doors: {wrong[0]} is no special Door"
    yield from _zones(state, "revealed", state.revealed, once=True)


def _level_tokens(state: State) -> Faults:
    """Checks that Level tokens are the map's remaining ones, plus additional ones with the highest number in a story
    (MD-STORY-10)."""
    left = [LevelToken(each.level, each.zone) for each in _plan(state).level_tokens]
    highest = max(left, key=lambda token: token.level)
    further = [LevelToken(level, highest.zone) for level in range(highest.level + 1, 6)] if state.story else []
    there = [token for token in left if token.zone not in state.removed_zones]
    if [each for each in state.level_tokens if each not in further] != there:
        yield "level_tokens: not those of the map"
    added = [each for each in state.level_tokens if each in further]
    if added != further[: len(added)]:
        yield "level_tokens: further ones follow the highest of the map"


def _pillars(state: State) -> Faults:
    plan = _plan(state).pillars
    numbers = [pillar.number for pillar in state.pillars]
    if numbers != sorted({*numbers} & {*range(len(plan))}):
        yield "pillars: not those of the map, in order"
        return
    for number, each in enumerate(plan):
        if number not in numbers and each.zone not in state.removed_zones:
            yield f"pillars: number {number} is missing"
    for pillar in state.pillars:
        each = plan[pillar.number]
        if (pillar.zone, pillar.blocks) != (each.zone, [door_id(*border) for border in each.blocks]):
            yield f"pillars.{pillar.number}: it stands elsewhere on the map"
        if (pillar.life is None) != (not each.life) or not 0 <= (pillar.life or 0) <= each.life:
            yield f"pillars.{pillar.number}.life: not from 0 to {each.life}"
        elif pillar.life == 0 and pillar.standing:
            yield f"pillars.{pillar.number}.standing: without Life it does not stand"


def _tokens(state: State) -> Faults:
    """Checks that Objective tokens are those of the Mission, and that Treasure is in Zones."""
    plan, goods = _plan(state), _goods(state)
    hidden = plan.face_down.pool if plan.face_down else {}
    if state.phase == "setup":  # they are placed in one step
        laid = sum(each.face_down for each in state.objectives)
        if laid not in (0, sum(hidden.values())):
            yield f"objectives: {laid} tokens lie face down before play, of {sum(hidden.values())}"
        hidden = hidden if laid else {}
    most = {
        "library": len(plan.library) + hidden.get("library", 0),
        "artifact": len(plan.artifact) + hidden.get("artifact", 0),
        "lair": len(plan.lair) + hidden.get("lair", 0),
        "firework": goods["firework"],
    }
    for kind, count in Counter(each.kind for each in state.objectives).items():
        if count > most.get(kind, 0):
            yield f"objectives: there are {count} tokens of the kind {kind}, of {most.get(kind, 0)}"
    yield from _zones(state, "objectives", [each.zone for each in state.objectives])
    yield from _zones(state, "treasure", state.treasure)
    for zone, treasure in state.treasure.items():
        yield from bounds(f"treasure.{zone[:9]}.normal", treasure.normal, 0, MOST_TOKENS)
        yield from bounds(f"treasure.{zone[:9]}.special", treasure.special, 0, MOST_TOKENS)


def _progress(state: State) -> Faults:
    rules = rules_of(state)
    counters = rules.counters(state)
    for name, value in state.progress.items():
        if name not in counters:
            yield f"progress: this Mission does not count {name[:30]!r}"
        elif value not in counters[name]:
            yield f"progress.{name}: {value} is not from {counters[name][0]} to {counters[name][-1]}"
    if state.phase != "setup" and (missing := {*rules.counted_from_the_start} - state.progress.keys()):
        yield f"progress: {min(missing)} is missing"


# ---------------------------------------------------------------- Heroes


def _heroes(state: State) -> Faults:
    every = content()
    names = [hero.hero for hero in state.heroes]
    if len({*names}) != len(names) or not {*names} <= every.heroes.keys():
        yield "heroes: each seat has another Hero of the game"
    for seat, hero in enumerate(state.heroes):
        here = f"heroes.{seat}"
        if hero.seat != seat:
            yield f"{here}.seat: it is {seat}"
        if hero.hero_class not in every.classes:
            yield f"{here}.hero_class: there is no Class {hero.hero_class[:30]!r}"
        else:
            yield from _skills(hero, here)
    fallen = () if state.phase in OVER else state.removed_zones
    yield from _zones(state, "heroes", [hero.zone for hero in state.heroes], gone=fallen)


def _skills(hero: Hero, here: str) -> Faults:
    """Checks that Skills are the first steps of lines, and the Life they give (MD-CLASS-04, MD-SKILL-05)."""
    steps = _steps(hero.hero_class)
    acquired = [step for line in steps for step in line[: sum(each in hero.skills for each in line)]]
    if sorted(hero.skills) != sorted(acquired):
        yield f"{here}.skills: not the first steps of lines of its Class, each once"
    yield from bounds(f"{here}.max_life", hero.max_life, STARTING_LIFE, STARTING_LIFE + _most_life(hero.hero_class))
    yield from bounds(f"{here}.life", hero.life, 0, hero.max_life)
    yield from bounds(f"{here}.xp", hero.xp, 0, MOST_XP)
    yield from bounds(f"{here}.micro_xp", hero.micro_xp, 0, MICRO_XP - 1)
    if hero.dead and hero.stunned:
        yield f"{here}.stunned: the dead are not"
    for name in ("used", "used_in_round"):
        if len(getattr(hero, name)) > MOST_OF_ONE or unknown(getattr(hero, name), ability_ids()) is not None:
            yield f"{here}.{name}: not abilities of the game"


def _equipment(state: State) -> Faults:
    """Checks that Equipped cards fit their slots (MD-EQUIP-03 to MD-EQUIP-05)."""
    cards = content().cards
    for hero in state.heroes:
        here = f"heroes.{hero.seat}"
        if len(hero.pack) > len(cards) * 3 or len(hero.hands) > HANDS:
            yield f"{here}: it holds too many cards"
        elif (strange := unknown(hero.inventory, cards)) is not None:
            yield f"{here}: there is no Equipment {strange}"
        elif hero.body is not None and (hero.body not in cards or cards[hero.body].slot != "body"):
            yield f"{here}.body: {hero.body} is no armor"
        else:
            slots = [cards[card].slot for card in hero.hands]
            if unknown(slots, ("hand", "two_hands")) is not None or ("two_hands" in slots and len(slots) > 1):
                yield f"{here}.hands: these cards do not fit into two hands"


def _carried(state: State) -> Faults:
    most = _goods(state)
    for hero in state.heroes:
        if any(count > most[kind] for kind, count in Counter(hero.goods).items()):
            yield f"heroes.{hero.seat}.goods: this Mission does not give so much"
    total = Counter(chain.from_iterable(hero.goods for hero in state.heroes))
    total.update(each.kind for each in state.objectives if each.kind == "firework")
    if wrong := [kind for kind, count in total.items() if count > most[kind]]:
        yield f"heroes: together they carry too many of {wrong[0]}"


# ---------------------------------------------------------------- Enemies


def _enemies(state: State) -> Faults:
    numbers = [enemy.number for enemy in state.enemies]
    if len(numbers) > MOST_ENEMIES or len({*numbers}) != len(numbers):
        yield "enemies: each has a number of its own"
    for place, enemy in enumerate(state.enemies):
        yield from _enemy(state, enemy, f"enemies.{place}")
    yield from _zones(state, "enemies", [enemy.zone for enemy in state.enemies], gone=state.removed_zones)


def _enemy(state: State, enemy: Enemy, here: str) -> Faults:
    every = content()
    yield from bounds(f"{here}.number", enemy.number, 1, state.next_enemy - 1)
    if enemy.card not in every.guards and enemy.card not in every.monsters:
        yield f"{here}.card: there is no Enemy {enemy.card[:20]!r}"
    else:
        yield from _figures(state, enemy, here)
    if enemy.borrowed is not None and enemy.borrowed not in every.monsters:
        yield f"{here}.borrowed: there is no monster {enemy.borrowed[:20]!r}"
    if len(enemy.equipment) > MOST_OF_ONE or unknown(enemy.equipment, every.cards) is not None:
        yield f"{here}.equipment: not Equipment of the game"
    if enemy.role and enemy.role not in _roles(state):
        yield f"{here}.role: this Mission has no {enemy.role[:20]!r}"
    yield from bounds(f"{here}.fewer_dice", enemy.fewer_dice, 0, MOST_OF_ONE)


def _figures(state: State, enemy: Enemy, here: str) -> Faults:
    """Checks that Lives match the card, and the number of Minions (MD-MOB-03, MD-LIFE-13, MD-LIFE-14)."""
    sheet, heroes = content().enemy(enemy.card), len(state.heroes)
    is_mob = sheet.kind == "mob"
    yield from bounds(f"{here}.life", enemy.life, 0, sheet.life if is_mob else sheet.life * heroes)
    most = sheet.minions * heroes if is_mob else 0
    if len(enemy.minions) > most or not all(1 <= life <= sheet.life for life in enemy.minions):
        yield f"{here}.minions: at most {most} with a Life of 1 to {sheet.life}"
    if not enemy.life and not enemy.minions:
        yield f"{here}.life: without any figure it leaves the board"


def _miniatures(state: State) -> Faults:
    """Checks that there is one of each Guardian, and no more Minions than miniatures (MD-MINI-01)."""
    every = content()
    guardians = Counter(every.enemy(enemy.card).type for enemy in state.enemies if enemy.life and not enemy.role)
    minions: Counter[str] = Counter()
    for enemy in state.enemies:
        minions[every.enemy(enemy.card).type] += len(enemy.minions)
    if wrong := [kind for kind, count in guardians.items() if count > 1]:
        yield f"enemies: there is one miniature of the Guardian {wrong[0]}"
    if wrong := [kind for kind, count in minions.items() if count > every.miniatures.get(kind, 0)]:
        yield f"enemies: there are not so many miniatures of {wrong[0]}"


# ---------------------------------------------------------------- what is going on


def _turns(state: State) -> Faults:
    """Checks the active Hero, and the waiting ones (MD-ROUND-03, MD-EPH-01)."""
    seats, waiting = range(len(state.heroes)), state.waiting
    if len({*waiting}) != len(waiting) or len(waiting) > MOST_ENEMIES:
        yield "waiting: each once"
    if state.phase == "heroes" and not {*waiting} <= {*seats}:
        yield "waiting: not seats of this table"
    if state.phase != "heroes" and not all(0 <= each < max(state.next_enemy, len(seats)) for each in waiting):
        yield "waiting: not numbers of Enemies"
    if state.active is not None and state.active not in seats:
        yield "active: not a seat of this table"
    if (state.activation is None) != (state.active is None) or (state.activation and state.phase != "heroes"):
        yield "activation: a Hero acts in the Hero Phase"


def _activation(state: State) -> Faults:
    running = state.activation
    if running is None:
        return
    yield from bounds("activation.actions", running.actions, 0, MOST_ACTIONS)
    yield from bounds("activation.granted", running.granted, 0, MOST_OF_ONE)
    yield from bounds("activation.movement_points", running.movement_points or 0, 0, MOST_ACTIONS)
    if running.commanded is not None and running.commanded not in range(len(state.heroes)):
        yield "activation.commanded: not a seat of this table"
    if len(running.attacked) > MOST_ENEMIES or not all(0 < each < state.next_enemy for each in running.attacked):
        yield "activation.attacked: not numbers of Enemies"
    sources = [*running.extra_from, *(extra.source for extra in running.extra)]
    if len(sources) > MOST_ACTIONS or not {*sources} <= ability_ids():
        yield "activation.extra: not given by abilities of the game"


def _arrows(state: State) -> Faults:
    if len(state.arrows) > MOST_ARROWS:
        yield f"arrows: more than {MOST_ARROWS}"
        return
    yield from _zones(state, "arrows", {zone for each in state.arrows for zone in (each.start, each.end)})
    if not all(0 <= each.number <= MOST_NUMBER for each in state.arrows):
        yield "arrows: not numbers of lines"


def _market(state: State) -> Faults:
    if (state.market or state.bargains) and not (state.story and state.phase in OVER):
        yield "market: it is held between two Missions of a story"
    if len(state.market) > MOST_OF_ONE or len(state.bargains) not in (0, len(state.heroes)):
        yield "bargains: one for each Hero"
    for seat, bargain in enumerate(state.bargains):
        for field in ("given", "taken", "worth"):
            yield from bounds(f"bargains.{seat}.{field}", getattr(bargain, field), 0, MOST_ACTIONS * MOST_OF_ONE)


CHECKS: tuple[Check[State], ...] = (
    _mission,
    _story,
    _phase,
    _pillars,
    _removed,
    _doors,
    _level_tokens,
    _heroes,
    _equipment,
    _tokens,
    _carried,
    _progress,
    _enemies,
    _miniatures,
    _turns,
    _activation,
    combats,
    pending,
    _arrows,
    _market,
    decks_hold_their_own,
    no_card_is_twice,
    the_mission_finds_its_guards,
)


# ---------------------------------------------------------------- helpers


def _plan(state: State) -> MissionMap:
    return content().missions[state.mission]


def _zones(
    state: State, where: str, named: Collection[str], *, gone: Collection[str] = (), once: bool = False
) -> Faults:
    """Checks that these are existing Zones of the map and, with `once`, that each is named once."""
    known = board(state).zones.keys()
    if (strange := unknown(named, known)) is not None:
        yield f"{where}: there is no Zone {strange}"
    if fallen := {*named} & {*gone}:
        yield f"{where}: the Zone {min(fallen)} is gone"
    if once and len({*named}) != len(named):
        yield f"{where}: each Zone once"


def _goods(state: State) -> Counter[str]:
    """Returns the most goods that the Mission gives Heroes."""
    plan = _plan(state)
    most: Counter[str] = Counter()
    for kind, rule in plan.rules.pick_up.items():
        if rule.carry:
            hidden = plan.face_down.pool.get(kind, 0) if plan.face_down else 0
            most[rule.carry] += rule.number * (len(getattr(plan, kind)) + hidden)
    return most


def _roles(state: State) -> set[str]:
    return {each.role for each in _plan(state).enemies} | {*rules_of(state).roles}


@cache
def _steps(hero_class: str) -> tuple[tuple[str, ...], ...]:
    return tuple(tuple(step.id for step in line.steps) for line in content().classes[hero_class].lines)


@cache
def _most_life(hero_class: str) -> int:
    """Returns the most that the Skills of a Class can add to the maximum Life."""
    lines = content().classes[hero_class].lines
    return max((_life(step.abilities) for line in lines for step in line.steps), default=0)


def _life(abilities: Sequence[Ability]) -> int:
    effects = [effect for ability in abilities for effect in ability.effect]
    return sum(effect.value for effect in effects if isinstance(effect, MaxLife))
