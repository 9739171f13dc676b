"""Invariants of a scenario: pieces neither appear nor vanish, and each is where the rules can put it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import chain

from engine.games.keep_the_heroes_out.cards.loot import ROW
from engine.games.keep_the_heroes_out.model.content import content, content_of, scenario_of
from engine.games.keep_the_heroes_out.model.layout import QUARTERS, dungeon
from engine.games.keep_the_heroes_out.model.notation import read_action
from engine.games.keep_the_heroes_out.model.own import OWN_SCENARIOS
from engine.games.keep_the_heroes_out.model.pieces import BUILDER, CHAMPION, HERO_CLASSES, ROOMS, VAULT
from engine.games.keep_the_heroes_out.model.state import CARRIED, PORTAL, State, Treasure
from engine.games.keep_the_heroes_out.playing.setup import BLUEPRINTS, TOKENS
from engine.games.keep_the_heroes_out.turns.building import MOST_COINS
from engine.kit.invariants import Check, Faults, bounds, first_faults, same_ids, unknown

FARTHEST = 40  # columns and rows away from the first
MOST_ROUNDS = 1_000
MOST_COUNTED = 1_000
MOST_STEPS = 1_000
MOST_CARDS = 200  # in the guild deck, including those that scenarios add
MOST_VITALITY = 9


def faults(state: State) -> Sequence[str]:
    """Returns the invariants that a state breaks. Because later checks rely on earlier ones, only those of the first
    failing kind."""
    return first_faults(state, CHECKS)


# ---------------------------------------------------------------- the table


def _table(state: State) -> Faults:
    """Checks that scenario, seats and clans match (KH-SETUP-06, KH-Q-18)."""
    if state.own and OWN_SCENARIOS.mistakes_in(state.scenario, state.own):
        yield "own: it is no file of the scenario"
    elif state.scenario not in content_of(state).scenarios:
        yield f"scenario: there is none called {state.scenario[:20]!r}"
    if not 1 <= len(state.players) <= len(content().clans):
        yield f"players: there are {len(state.players)}"
    seats = [player.seat for player in state.players]
    if seats != list(range(len(seats))) and seats != [0, 0]:
        yield "players: each seat has one clan, or the only one two"
    if len({player.clan for player in state.players}) != len(state.players):
        yield "players: no two have the same clan"


def _counts(state: State) -> Faults:
    last = len(state.players) - 1
    yield from bounds("active", state.active, 0, last)
    yield from bounds("first", state.first, 0, last)
    yield from bounds("wave", state.wave, 1, 2)
    yield from bounds("round", state.round, 0 if state.phase == "setup" else 1, MOST_ROUNDS)
    yield from bounds("cards_left", state.cards_left, 0, MOST_CARDS)
    yield from bounds("heroes_so_far", state.heroes_so_far, len(state.heroes), MOST_COUNTED * MOST_CARDS)
    for name, count in state.counters.items():
        yield from bounds(f"counters.{name[:20]}", count, 0, MOST_COUNTED)
    for name, count in state.turn.used.items():
        yield from bounds(f"turn.used.{name[:20]}", count, 0, MOST_COUNTED)
    for hero_class, vitality in state.modifiers.hero_vitality.items():
        yield from bounds(f"modifiers.hero_vitality.{hero_class[:20]}", vitality, 1, MOST_VITALITY)
    if (state.outcome is None) != (state.phase not in ("aftermath", "over")):
        yield "outcome: a scenario that is over was won or lost, and no other"
    if len(state.steps) > MOST_STEPS:
        yield f"steps: there are {len(state.steps)}"


# ---------------------------------------------------------------- the dungeon


def _rooms(state: State) -> Faults:
    """Checks that each room has a cell of its own and a path to the Vault (KH-BUILD-06, KH-SCEN-36)."""
    if strange := unknown(state.rooms, ROOMS):
        yield f"rooms: there is no room {strange}"
    if VAULT not in state.rooms:
        yield "rooms: the Vault is missing"
    if len({(room.column, room.row) for room in state.rooms.values()}) != len(state.rooms):
        yield "rooms: two of them share a cell"
    for name, room in state.rooms.items():
        yield from bounds(f"rooms.{name}.column", room.column, -FARTHEST, FARTHEST)
        yield from bounds(f"rooms.{name}.row", room.row, -FARTHEST, FARTHEST)
        if room.turned not in QUARTERS:
            yield f"rooms.{name}.turned: rooms turn by quarters"
        for token, count in room.tokens.items():
            if token not in CARRIED or count < 1:
                yield f"rooms.{name}.tokens: {count} of {token[:20]!r} cannot lie there"


def _ways(state: State) -> Faults:
    steps = dungeon(state).steps
    if cut_off := [name for name in state.rooms if name not in steps]:
        yield f"rooms.{cut_off[0]}: no way leads to the Vault"


def _plan(state: State) -> Faults:
    """Checks that the scenario's rooms are present, and that the builder pile's are not (KH-SETUP-02, KH-SETUP-13,
    KH-BUILD-04)."""
    for room in scenario_of(state).rooms:
        if room not in state.rooms:
            yield f"rooms.{room}: the scenario begins with it, and no room leaves the dungeon"
    waiting = [*state.blueprints, *state.builder_pile]
    if strange := unknown(waiting, ROOMS):
        yield f"blueprints: there is no room {strange}"
    if len({*waiting, *state.rooms}) != len(waiting) + len(state.rooms):
        yield "blueprints: a room is there twice"
    if len(state.blueprints) > BLUEPRINTS or (state.blueprints and BUILDER not in state.rooms):
        yield "blueprints: only a Builder has them, and at most three"
    if state.building is not None:
        yield from bounds("building.coins", state.building.coins, 1, MOST_COINS)
        if state.building.blueprint not in (None, *state.blueprints):
            yield "building.blueprint: it is not to be had"


def _tokens(state: State) -> Faults:
    """Checks that every token is in the supply or in the dungeon (KH-Q-16, KH-SETUP-18)."""
    yield from same_ids("supply", state.supply, TOKENS)
    lying = Counter(hero.hero_class for hero in state.heroes)
    for room in state.rooms.values():
        lying.update(room.tokens)
        lying[PORTAL] += room.portal is not None
    for token in TOKENS:
        if (found := state.supply.get(token, 0) + lying[token]) != (count := content().tokens[token].count):
            yield f"supply.{token}: with the dungeon there are {found} of {count}"
        if state.supply.get(token, 0) < 0:
            yield f"supply.{token}: there are less than none"


def _treasures(state: State) -> Faults:
    """Checks that every treasure is in a room, in the supply or out of the game (KH-HERO-6-04, KH-Q-35)."""
    lying = (room.treasure for room in state.rooms.values())
    gone = [] if state.rulings.plundered_to_supply else state.plundered
    found = Counter(map(_token, chain(filter(None, lying), state.treasures, state.removed, gone)))
    printed = Counter({(each.value, each.effect): each.count for each in content().treasures})
    if found != printed:
        yield "treasures: with rooms and those that are gone they are not those of the game"
    if len(state.plundered) > MOST_COUNTED:
        yield f"plundered: there are {len(state.plundered)}"


def _token(treasure: Treasure) -> tuple[int, str]:
    return treasure.value, treasure.effect


# ---------------------------------------------------------------- monsters and heroes


def _monsters(state: State) -> Faults:
    """Checks that a clan has no more monsters than its number, and none without vitality (KH-CLAN-11, KH-HERO-5-04)."""
    for number, player in enumerate(state.players):
        clan = content().clans[player.clan]
        if len(player.monsters) > clan.monsters:
            yield f"players.{number}.monsters: there are {len(player.monsters)} of {clan.monsters}"
        for index, monster in enumerate(player.monsters):
            if monster.room not in state.rooms:
                yield f"players.{number}.monsters.{index}.room: it is not in the dungeon"
            yield from bounds(f"players.{number}.monsters.{index}.wounds", monster.wounds, 0, clan.vitality - 1)


def _heroes(state: State) -> Faults:
    """Checks the heroes (KH-CLASS, KH-SCEN-21)."""
    if len({hero.number for hero in state.heroes}) != len(state.heroes):
        yield "heroes: two have the same number"
    if sum(hero.hero_class == CHAMPION for hero in state.heroes) > 1:
        yield "heroes: there is one Champion"
    for index, hero in enumerate(state.heroes):
        yield from bounds(f"heroes.{index}.number", hero.number, 1, state.heroes_so_far)
        yield from bounds(f"heroes.{index}.vitality", hero.vitality, 1, MOST_VITALITY)
        yield from bounds(f"heroes.{index}.wounds", hero.wounds, 0, hero.vitality - 1)
        if hero.hero_class not in (*HERO_CLASSES, CHAMPION):
            yield f"heroes.{index}.hero_class: there is no class {hero.hero_class[:20]!r}"
        if hero.room not in state.rooms:
            yield f"heroes.{index}.room: it is not in the dungeon"


def _reactions(state: State) -> Faults:
    """Checks that attacked monsters exist."""
    for index, attack in enumerate(state.events):
        players = range(len(state.players))
        if not attack.damage:
            continue
        if attack.player not in players or attack.monster not in range(len(state.players[attack.player].monsters)):
            yield f"events.{index}.monster: there is no such monster"


def _doing(state: State) -> Faults:
    for index, doing in enumerate(state.doing):
        yield from bounds(f"doing.{index}.player", doing.player, 0, len(state.players) - 1)
        if doing.room not in (None, *state.rooms):
            yield f"doing.{index}.room: it is not in the dungeon"
        for action in doing.actions:
            try:
                read_action(action)
            except ValueError:
                yield f"doing.{index}.actions: {action[:20]!r} is no action"


# ---------------------------------------------------------------- cards


def _piles(state: State) -> Iterator[tuple[str, Sequence[str]]]:
    """Yields the piles of tactic and loot cards, by field."""
    for number, player in enumerate(state.players):
        for name in ("deck", "hand", "discard", "played"):
            yield f"players.{number}.{name}", getattr(player, name)
    yield "loot_deck", state.loot_deck
    yield "row", [card for card in state.row if card is not None]


def _card_ids(state: State) -> Faults:
    for where, pile in _piles(state):
        if strange := unknown(pile, content().cards):
            yield f"{where}: there is no card {strange}"
    for number, player in enumerate(state.players):
        for name in ("starting_deck", "acquired"):
            if strange := unknown(getattr(player, name), content().cards):
                yield f"players.{number}.{name}: there is no card {strange}"
        if len(player.starting_deck) != len(content().clans[player.clan].starting_deck):
            yield f"players.{number}.starting_deck: it has ten cards"
    if state.chosen not in (None, *content().clans):
        yield "chosen: there is no such clan"


def _cards(state: State) -> Faults:
    """Checks that every card of the starting decks and of the loot deck is in one pile (KH-SETUP-07, KH-SETUP-11,
    KH-CHRON-13, KH-CHRON-14)."""
    starting = Counter(chain.from_iterable(player.starting_deck for player in state.players))
    loot = Counter(content().loot_deck)
    lent = Counter(content().clans[state.chosen].starting_deck if state.chosen else [])
    expected = starting + (loot - starting) + lent
    found = Counter(chain.from_iterable(pile for _, pile in _piles(state)))
    for card in sorted(expected.keys() | found.keys()):
        if expected[card] != found[card]:
            yield f"loot_deck: with all other piles there are {found[card]} of {expected[card]} {card}"
            return


def _before_the_first_turn(state: State) -> Faults:
    """Checks that each player still has the starting cards and, before the row is revealed, exactly these in the deck
    (KH-SETUP-07, KH-CHRON-10)."""
    for number, player in enumerate(state.players if state.phase == "setup" else ()):
        drawn = [*player.hand, *player.discard]
        starting, found = Counter(player.starting_deck), Counter([*player.deck, *drawn])
        if starting - found or ((found - starting or drawn) and not any(state.row)):
            yield f"players.{number}.deck: before the first turn it is the starting deck"


def _row(state: State) -> Faults:
    """Checks the five places, which are filled as long as there is loot (KH-SETUP-12, KH-ROOM-12, KH-ROOM-17)."""
    if len(state.row) != ROW:
        yield f"row: it has {ROW} places"
    if None in state.row and state.loot_deck and state.phase != "setup":
        yield "row: an empty place is filled at once"


def _guild(state: State) -> Faults:
    """Checks that the guild deck has the cards of the scenario and those added (KH-SETUP-14, KH-SCEN-29)."""
    found = Counter([*state.guild_deck, *state.guild_discard, *([state.guild_card] if state.guild_card else [])])
    wanted = Counter(content_of(state).guild_deck(state.scenario, len(state.players)))
    missing = (wanted & Counter(content_of(state).least_deck(state.scenario))) - found
    added = found - wanted
    if missing:
        yield f"guild_deck: {min(missing)} is missing"
    if strange := unknown(added, content().hero_cards):
        yield f"guild_deck: {strange} is no card of this scenario"
    if added.total() > MOST_CARDS:
        yield f"guild_deck: {added.total()} cards were added"
    if not state.guild_deck and _must_have_cards(state):
        yield "guild_deck: it is empty, and the wave goes on"


def _must_have_cards(state: State) -> bool:
    """True if no guild card is being resolved."""
    if state.phase == "invasion":
        return state.guild_card is None and not state.resolving
    return state.phase in ("setup", "play") and not state.turn.gambled and not state.doing and not state.resolving


def _chronicle(state: State) -> Faults:
    """Checks that the chronicle has the campaign's players, possible decks and known scenarios (KH-CHRON)."""
    if state.chronicle is None:
        return
    if len(state.chronicle.members) != len(state.players):
        yield "chronicle.members: there is one for each player"
    if len({member.clan for member in state.chronicle.members}) != len(state.chronicle.members):
        yield "chronicle.members: no two have the same clan"
    for number, member in enumerate(state.chronicle.members):
        replaced = Counter(kept.instead_of for kept in member.kept)
        if replaced - Counter(content().clans[member.clan].starting_deck):
            yield f"chronicle.members.{number}.kept: what was replaced is no card of the clan"
        if strange := unknown([kept.card for kept in member.kept], content().cards):
            yield f"chronicle.members.{number}.kept: there is no card {strange}"
    coming = [state.chronicle.next] if state.chronicle.next else []
    if strange := unknown([*state.chronicle.won, *state.chronicle.passed, *coming], content().scenarios):
        yield f"chronicle: there is no scenario {strange}"
    yield from bounds("chronicle.score", state.chronicle.score, 0, MOST_COUNTED)


CHECKS: Sequence[Check[State]] = (
    _table,
    _counts,
    _rooms,
    _ways,
    _plan,
    _tokens,
    _treasures,
    _monsters,
    _heroes,
    _reactions,
    _doing,
    _card_ids,
    _cards,
    _before_the_first_turn,
    _row,
    _guild,
    _chronicle,
)
