"""Invariants of a mission: pieces neither appear nor vanish, and each is where the rules can put it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from engine.games.fireteam_zero.combat.dice import FACES, MOST_DICE
from engine.games.fireteam_zero.creatures.track import END, MARKED
from engine.games.fireteam_zero.missions.objectives import boss_is_due, need
from engine.games.fireteam_zero.model.content import content, content_of, mission_of
from engine.games.fireteam_zero.model.layout import board_of
from engine.games.fireteam_zero.model.mission import (
    AttackTask,
    BossWay,
    CarryTask,
    Deeds,
    HoldWay,
    KillWay,
    Mission,
    Objective,
    number_of,
)
from engine.games.fireteam_zero.model.notation import PutIntel, of_kind
from engine.games.fireteam_zero.model.own import OWN_MISSIONS
from engine.games.fireteam_zero.model.pieces import CREATURE_CLASSES, ROLES, SPECIALISTS, CreatureClass
from engine.games.fireteam_zero.model.state import Hero, State
from engine.kit.invariants import Check, Faults, bounds, first_faults, same_ids, unknown

RECON = 12  # cards in the recon deck (FZ-SETUP-24)
MOST_ROUNDS = 1_000
MOST_CREATURES = 100_000
MOST_LISTED = 1_000
MOST_MOVEMENT = 20


def faults(state: State) -> Sequence[str]:
    """Returns the invariants that a state breaks. Because later checks rely on earlier ones, only those of the first
    failing kind."""
    return first_faults(state, CHECKS)


# ---------------------------------------------------------------- the table


def _table(state: State) -> Faults:
    """Mission, seats and heroes go together (FZ-SETUP-05, FZ-SETUP-06, FZ-SETUP-08, FZ-SETUP-34)."""
    if state.own and OWN_MISSIONS.mistakes_in(state.mission, state.own):
        yield "own: it is no file of the mission"
    elif state.mission not in content_of(state).missions:
        yield f"mission: there is none called {state.mission[:20]!r}"
    yield from bounds("heroes", len(state.heroes), 2, 4)
    there = [hero.seat for hero in state.heroes]
    if there != list(range(len(there))) and there != [0, 0]:
        yield "heroes: each seat has one, or the only one two"
    roles = [content().heroes[hero.id].role for hero in state.heroes]
    if len(set(roles)) != len(roles):
        yield "heroes: no two have the same role"


def _counts(state: State) -> Faults:
    yield from bounds("first", state.first, 0, len(state.heroes) - 1)
    yield from bounds("active", state.active, 0, len(state.heroes) - 1)
    yield from bounds("round", state.round, *((0, 0) if state.phase == "setup" else (1, MOST_ROUNDS)))
    yield from bounds("turn.movement", state.turn.movement, 0, MOST_MOVEMENT)
    yield from bounds("creatures_so_far", state.creatures_so_far, len(state.creatures), MOST_CREATURES)
    yield from bounds("knock_outs", state.knock_outs, 0, MOST_ROUNDS)
    for name in ("modifiers", "watches", "charges", "activated", "hero_attacks", "events", "steps"):
        yield from bounds(name, len(getattr(state, name)), 0, MOST_LISTED)
    if (state.outcome is None) != (state.phase not in ("aftermath", "over")):
        yield "outcome: a mission that is over was won or lost, and no other"
    missing = [role for role in mission_of(state).roles if role not in map(_role, state.heroes)]
    if missing:
        yield f"heroes: the mission needs the role {missing[0]}"


def _role(hero: Hero) -> str:
    return content().heroes[hero.id].role


# ---------------------------------------------------------------- the board


def _places(state: State) -> Faults:
    """Checks that all pieces are on locations that can be entered (FZ-TERRAIN-04, FZ-TERRAIN-05)."""
    lay = board_of(state)
    for where, location in _standing(state):
        if location not in lay.terrain or "impassable" in lay.terrain[location]:
            yield f"{where}: nobody can stand on {location[:20]!r}"
    for where, location in _lying(state):
        if location not in lay.terrain:
            yield f"{where}: there is no location {location[:20]!r}"
    yield from same_ids("specialists", state.specialists, SPECIALISTS)


def _standing(state: State) -> Iterator[tuple[str, str]]:
    yield from ((f"heroes.{number}.location", hero.location) for number, hero in enumerate(state.heroes))
    yield from ((f"creatures.{number}.location", each.location) for number, each in enumerate(state.creatures))
    yield from ((f"specialists.{who[:20]}", place) for who, place in state.specialists.items())


def _lying(state: State) -> Iterator[tuple[str, str]]:
    yield from ((f"watches.{number}.location", each.location) for number, each in enumerate(state.watches))
    yield from ((f"charges.{number}.location", each.location) for number, each in enumerate(state.charges))
    for number, opened in enumerate(state.discoveries):
        yield f"discoveries.{number}.found", opened.found
        if opened.place is not None:
            yield f"discoveries.{number}.place", opened.place
    for number, attack in enumerate(state.hero_attacks):
        yield f"hero_attacks.{number}.origin", attack.origin
        yield f"hero_attacks.{number}.location", attack.location


def _spawn_tokens(state: State) -> Faults:
    """Checks that there is one spawn token of each number on its place; before they are placed there are none
    (FZ-SETUP-16)."""
    numbers = sorted(token.number for token in state.spawn)
    if numbers != list(range(1, 13)) and (numbers or state.phase != "setup"):
        yield "spawn: there are twelve tokens with the numbers 1 to 12"
    if numbers and sorted(token.location for token in state.spawn) != sorted(board_of(state).spawn):
        yield "spawn: one lies on each of their places"


def _tokens(state: State) -> Faults:
    """Checks that board tokens are the mission's remaining ones (FZ-TASK-13)."""
    laid = Counter((tokens.id, place) for tokens in mission_of(state).tokens for place in tokens.at)
    if Counter((token.name, token.location) for token in state.tokens) - laid:
        yield "tokens: one of them does not belong there"


# ---------------------------------------------------------------- creatures


def _kinds(state: State) -> Faults:
    """Checks that creatures are those of the mission, each with a unique number (FZ-CREATURE-22)."""
    kinds = {content_of(state).kind(state.mission, each): each for each in CREATURE_CLASSES}
    for number, each in enumerate(state.creatures):
        if each.kind not in kinds:
            yield f"creatures.{number}.kind: {each.kind[:20]!r} is not of this mission"
        yield from bounds(f"creatures.{number}.number", each.number, 1, state.creatures_so_far)
        boss = kinds.get(each.kind) == "boss"
        most = content().creatures[each.kind].power * len(state.heroes) if boss else 0
        yield from bounds(f"creatures.{number}.power", each.power, 1 if boss else 0, most)
    if len({each.number for each in state.creatures}) != len(state.creatures):
        yield "creatures: two have the same number"


def _figures(state: State) -> Faults:
    """Checks that every figure is in the pool, in the reserve or on the board (FZ-SPAWN-09, FZ-RESERVE-04)."""
    mission = mission_of(state)
    starting = mission.pool_of(number_of(state.heroes))
    for name in ("pool", "reserve"):
        if strange := unknown(getattr(state, name), CREATURE_CLASSES):
            yield f"{name}: there is no class {strange}"
    for each in CREATURE_CLASSES:
        counts = (state.pool.get(each, 0), state.reserve.get(each, 0))
        standing = _on_board(state, each)
        if each == "boss":
            here = int(state.boss == "here")
            if standing != here or any(counts):
                yield f"boss: it is {state.boss}, and on the board there are {standing}"
        elif min(counts) < 0 or sum(counts) + standing != starting.get(each, 0) + mission.reserve.get(each, 0):
            yield f"pool.{each}: with the reserve and the board there are {sum(counts) + standing}"
    if (state.boss is None) != (mission_of(state).boss is None):
        yield "boss: a mission has one from its beginning to its end, or none"


def _on_board(state: State, creature_class: CreatureClass) -> int:
    kind = content_of(state).kind(state.mission, creature_class)
    return sum(each.kind == kind for each in state.creatures)


def _going_on(state: State) -> Faults:
    """Checks that what is being resolved refers to existing figures."""
    heroes = {hero.id for hero in state.heroes}
    named = [
        *(("watches", watch.hero) for watch in state.watches),
        *(("charges", charge.hero) for charge in state.charges),
        *(("hero_attacks", attack.hero) for attack in state.hero_attacks),
        *(("modifiers", hero) for each in state.modifiers for hero in each.heroes),
        *(("events", event.hero) for event in state.events if event.hero is not None),
        *([("responded", state.responded)] if state.responded else []),
    ]
    for where, hero in named:
        if hero not in heroes:
            yield f"{where}: {hero} takes no part"


def _fight(state: State) -> Faults:
    """The last attack was one of heroes, creatures and things of this mission, with the dice that there are
    (FZ-ATTACK-07, FZ-ATTACK-26)."""
    fight = state.fight
    if fight is None:
        return
    kinds = [content_of(state).kind(state.mission, each) for each in CREATURE_CLASSES]
    things = [*(token.name for token in state.tokens), *mission_of(state).discoveries]
    known = {*(hero.id for hero in state.heroes), *kinds, *things, *(each.id for each in mission_of(state).tokens)}
    if strange := unknown([fight.attacker, *filter(None, [fight.target]), *(each.who for each in fight.blows)], known):
        yield f"fight: {strange} takes no part"
    if strange := unknown([fight.origin, fight.location], board_of(state).terrain):
        yield f"fight: there is no location {strange}"
    if strange := unknown([*fight.cards, *(card for each in fight.blows for card in each.lost)], content().cards):
        yield f"fight: there is no card {strange}"
    yield from bounds("fight.blows", len(fight.blows), 0, MOST_LISTED)
    yield from bounds("fight.dice", len(fight.dice), 0, MOST_DICE)
    for die in fight.dice:
        yield from bounds("fight.dice.face", die.face, 0, len(FACES) - 1)


# ---------------------------------------------------------------- cards


def _card_ids(state: State) -> Faults:
    for number, hero in enumerate(state.heroes):
        role = content().heroes[hero.id].role
        for name, known in (("upgrades", content().upgrades(role)), ("focus", content().focus_cards(role))):
            if strange := unknown(getattr(hero, name), known):
                yield f"heroes.{number}.{name}: the role has no {strange}"
            if len(set(getattr(hero, name))) != len(getattr(hero, name)):
                yield f"heroes.{number}.{name}: one is there twice"
        if len(hero.used) > MOST_LISTED:
            yield f"heroes.{number}.used: there are {len(hero.used)}"


def _action_cards(state: State) -> Faults:
    """Checks that every action card of a hero is in one of the hero's piles, once they are built (FZ-SETUP-12)."""
    for number, hero in enumerate(state.heroes):
        found = Counter([*hero.deck, *hero.hand, *hero.discard, *hero.playing])
        whole = Counter(content().action_deck(content().heroes[hero.id].role, tuple(hero.upgrades)))
        if found != whole and (found or state.phase != "setup"):
            yield f"heroes.{number}.deck: with hand and discard pile these are not the cards of the hero"


def _threat_cards(state: State) -> Faults:
    """FZ-THREAT-03, FZ-THREAT-06, FZ-THREAT-07."""
    if Counter([*state.threat_deck, *state.threats]) != Counter(mission_of(state).threats):
        yield "threat_deck: with the cards in force these are not the threat cards of the mission"
    yield from bounds("marker", state.marker, 0, END)
    yield from bounds("reached", state.reached, sum(state.marker >= each for each in MARKED), len(MARKED))
    if len(state.threats) > state.reached:
        yield "threats: so many marked spaces were not reached"


def _recon(state: State) -> Faults:
    """Checks that there are twelve recon cards: the deck, resolved events, and discoveries (FZ-SETUP-24)."""
    mission = mission_of(state)
    cards = [*state.recon_deck, *state.recon_discard]
    opened = [each.id for each in state.discoveries]
    if strange := unknown([*cards, *opened], {*content().events, *mission.discoveries}):
        yield f"recon_deck: {strange} is no card of the mission"
    if Counter([*cards, *opened]) - Counter([*content().event_deck, *mission.discoveries]):
        yield "recon_deck: a card is there too often"
    if strange := unknown(opened, mission.discoveries):
        yield f"discoveries: {strange} is none"
    at_rest = state.phase != "heroes" and not _resolving(state)  # in a turn a discovery may be resolved
    if at_rest and (strange := unknown(state.recon_discard, content().events)):
        yield f"recon_discard: {strange} is no event"
    events = sum(card in content().events for card in cards)
    if events != mission.events and (cards or state.phase != "setup"):
        yield f"recon_deck: there are {events} of {mission.events} events"
    if state.spawn and len(state.recon_deck) > RECON:
        yield f"recon_deck: there are {len(state.recon_deck)} cards"


# ---------------------------------------------------------------- objectives


def _objectives(state: State) -> Faults:
    """FZ-OBJ-02, FZ-OBJ-09, FZ-OBJ-10, FZ-BOSS-13."""
    wanted = {each.id: each for each in mission_of(state).objectives}
    yield from same_ids("objectives", state.objectives, wanted)
    if strange := unknown([*state.completed, *state.completed_in, *state.this_round], wanted):
        yield f"completed: there is no objective {strange}"
    if len(set(state.completed)) != len(state.completed) or not state.completed_in.keys() <= set(state.completed):
        yield "completed_in: it has the round of objectives that are complete, each once"
    for name, count in state.objectives.items():
        if name in wanted:
            most = need(state, wanted[name])
            yield from bounds(f"objectives.{name}", count, most if name in state.completed else 0, most)
    for name, round in state.completed_in.items():
        yield from bounds(f"completed_in.{name[:20]}", round, 1, max(state.round, 1))
    for number in state.specials_done:
        yield from bounds("specials_done", number, 0, len(mission_of(state).special) - 1)


def _intel(state: State) -> Faults:
    """Checks that the tokens of an objective come from its discoveries, its board tokens and its boss. Only kills, held
    places and effects add others, and only a limit per round prevents any (FZ-OBJ-05, FZ-OBJ-12, FZ-OBJ-13)."""
    by_effects = {each.objective for deeds in _deeds(mission_of(state)) for each in of_kind(deeds, PutIntel)}
    for objective in mission_of(state).objectives:
        count, tokens, others = state.objectives[objective.id], _resolved(state, objective), _done(state, objective)
        unlimited = any(isinstance(way, KillWay | HoldWay) for way in objective.ways) or objective.id in by_effects
        if not unlimited and count > tokens + others:
            yield f"objectives.{objective.id}: there are {count}, and {tokens + others} were brought"
        brought = others + (tokens if objective.per_round is None and not _shares(state, objective) else 0)
        if not _resolving(state) and count < min(need(state, objective), brought):
            yield f"objectives.{objective.id}: there are {count}, and {brought} were brought"


def _deeds(mission: Mission) -> Iterator[Deeds]:
    """Yields the mission's effects: of completed objectives, of its discoveries, and of its own rules."""
    for objective in mission.objectives:
        yield objective.on_complete
        yield from (each.now for each in objective.discoveries)
    yield from (each.do for each in mission.special)


def _resolved(state: State, objective: Objective) -> int:
    """Returns how many of an objective's board tokens have left the board."""
    names = objective.tokens
    laid = sum(len(tokens.at) for tokens in mission_of(state).tokens if tokens.id in names)
    return laid - sum(token.name in names for token in state.tokens)


def _shares(state: State, objective: Objective) -> bool:
    """True if another objective asks for the same board tokens, too: between the two something may be asked."""
    return any(each.tokens & objective.tokens for each in mission_of(state).objectives if each is not objective)


def _done(state: State, objective: Objective) -> int:
    """Returns how many of an objective's discoveries have left play, and counts a defeated boss."""
    if state.phase == "setup":
        return 0
    there = {*state.recon_deck, *state.recon_discard, *(each.id for each in state.discoveries)}
    gone = sum(each.id not in there for each in objective.discoveries)
    return gone + (state.boss == "defeated") * sum(isinstance(way, BossWay) for way in objective.ways)


def _resolving(state: State) -> bool:
    """True if an objective is being completed, whose effects may ask something, or an attack is in progress, or the
    mission is over, which ends everything."""
    completing = len(state.completed) != len(state.completed_in)
    return completing or state.phase in ("aftermath", "over") or bool(state.events or state.hero_attacks)


def _reached(state: State) -> Faults:
    """Checks that nothing immediate is still pending: completion, and the entry of the boss."""
    if _resolving(state):
        return
    for each in mission_of(state).objectives:
        if state.objectives[each.id] >= need(state, each) and each.id not in state.completed:
            yield f"objectives.{each.id}: it is complete, and does not count as that"
    if boss_is_due(state):
        yield "boss: all that it waited for is done"


def _tasks(state: State) -> Faults:
    """Checks that items are on the board or carried by one hero, things are on the board, and marked creatures too
    (FZ-TASK-02, FZ-TASK-10, FZ-TASK-11)."""
    opened = {each.id: each for each in state.discoveries}
    carried = Counter(name for hero in state.heroes for name in hero.carries)
    guarded = Counter(each.guards for each in state.creatures if each.guards is not None)
    for where, names in (("heroes", carried), ("creatures", guarded)):
        if strange := unknown(names, opened):
            yield f"{where}: {strange} is no open discovery"
        if max(names.values(), default=0) > 1:
            yield f"{where}: a discovery is there twice"
    for name, each in opened.items():
        task = content_of(state).discoveries[name].task
        if isinstance(task, CarryTask) and (each.place is None) != (name in carried):
            yield f"discoveries.{name}: its item lies somewhere or is carried"
        if isinstance(task, AttackTask) and each.place is None:
            yield f"discoveries.{name}: its thing lies nowhere"


def _operation(state: State) -> Faults:
    """FZ-OP-03, FZ-OP-09."""
    operation = state.operation
    if operation is None:
        return
    if operation.id not in content().operations:
        yield f"operation.id: there is none called {operation.id[:20]!r}"
        return
    missions = content().operations[operation.id].missions
    coming = [operation.next] if operation.next else []
    if strange := unknown([state.mission, *(each.mission for each in operation.tried), *coming], missions):
        yield f"operation: {strange} is not one of its missions"
    yield from bounds("operation.tried", len(operation.tried), 0, MOST_LISTED)
    for role, cards in operation.taken.items():
        known = [each for each in ROLES if each == role]
        own = [card for each in known for card in (*content().upgrades(each), *content().focus_cards(each))]
        if strange := unknown(cards, own):
            yield f"operation.taken.{role[:20]}: the role has no {strange}"


CHECKS: Sequence[Check[State]] = (
    _table,
    _counts,
    _places,
    _spawn_tokens,
    _tokens,
    _kinds,
    _figures,
    _going_on,
    _fight,
    _card_ids,
    _action_cards,
    _threat_cards,
    _recon,
    _objectives,
    _intel,
    _tasks,
    _reached,
    _operation,
)
