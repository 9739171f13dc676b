"""The set-up of a Mission before the first Round (MD-SETUP, MD-STORY)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from pydantic import JsonValue

from engine.games.massive_darkness.asking.glossary import card_text
from engine.games.massive_darkness.asking.players import ask_table
from engine.games.massive_darkness.board.decks import new_decks, piles
from engine.games.massive_darkness.board.zones import board, chamber, door_id, layout
from engine.games.massive_darkness.heroes.abilities import maximum_life
from engine.games.massive_darkness.model.content import Card, content
from engine.games.massive_darkness.model.hooks import rules_of
from engine.games.massive_darkness.model.mission import MissionMap
from engine.games.massive_darkness.model.options import Options
from engine.games.massive_darkness.model.state import (
    Hero,
    LevelToken,
    Objective,
    Pillar,
    State,
)
from engine.games.massive_darkness.story.chapters import order_missions, starting_level
from engine.kit.decks import take
from engine.table import BadCheckpoint, Option, Question, Seat, Table, Text


def setup(chapter: str, seats: int, options: Options, carried: Mapping[str, JsonValue]) -> State:
    """Returns the state before the first shuffle (MD-SETUP-03 to MD-SETUP-06, MD-SETUP-14 to MD-SETUP-17, MD-SETUP-20
    to MD-SETUP-23 and MD-SETUP-27).

    In Story Mode `carried` holds the Heroes as they left their last Mission (MD-STORY-28, MD-STORY-44). Raises
    BadCheckpoint if two Heroes share a Class against the options (MD-Q-04).
    """
    heroes = _heroes(seats, options, carried)
    if options.different_classes and len({hero.hero_class for hero in heroes}) < seats:
        raise BadCheckpoint("options.classes: each Hero needs another Class, or different_classes must be off")
    state = _new_state(chapter, heroes, options, carried)
    if not (state.story and carried.get("heroes")):
        _arm(state, options)
    _lay_map(state)
    _add_missing_level_tokens(state)
    _place_heroes(state)
    state.revealed = list(_open_from_the_start(state))
    return state


def _new_state(chapter: str, heroes: list[Hero], options: Options, carried: Mapping[str, JsonValue]) -> State:
    """Returns the Mission with its Heroes and decks, and nothing on the map."""
    return State(
        mission=chapter,
        story=options.mode == "story",
        random_order=options.story_order == "random",
        missions_left=_names(carried.get("missions_left")),
        missions_won=_names(carried.get("missions_won")),
        chosen_mission=options.mission,
        event_level_of_guards=options.event_level_of_guards,
        hellhound_door_card=options.hellhound_door_card,
        level=starting_level(heroes) if options.mode == "story" else 1,
        lifebringer=options.lifebringer,
        heroes=heroes,
        decks=new_decks([card for hero in heroes for card in hero.inventory]),
    )


def _arm(state: State, options: Options) -> None:
    """Gives new Heroes the weapons that were chosen in the lobby, if there are enough (MD-SETUP-18)."""
    weapons = [card for card in map(content().cards.__getitem__, content().starting) if card.is_weapon]
    for hero, chosen in zip(state.heroes, options.weapons, strict=False):
        if chosen != "asked":
            left = [card for card in weapons if state.decks.starting[card.id]]
            there = any(card.id == chosen for card in left)
            hero.hands = [_take_from_pool(state, chosen if there else _usual_weapon(hero, left))]


def _usual_weapon(hero: Hero, left: Sequence[Card]) -> str:
    """Returns a weapon that the Hero's Class is good at; the first one if none is left."""
    focus = content().classes[hero.hero_class].focus
    return next((card.id for kind in focus for card in left if kind in card.dice), left[0].id)


def _lay_map(state: State) -> None:
    """Places the Mission's Level and Objective tokens, Doors and Pillars."""
    plan = content().missions[state.mission]
    state.level_tokens = [LevelToken(token.level, token.zone) for token in plan.level_tokens]
    state.objectives = list(_objectives(plan))
    state.doors = {door_id(*door.between): door.state for door in plan.doors}
    state.pillars = [
        Pillar(number, each.zone, each.life or None, [door_id(*border) for border in each.blocks])
        for number, each in enumerate(plan.pillars)
    ]


def _heroes(seats: int, options: Options, carried: Mapping[str, JsonValue]) -> list[Hero]:
    kept = carried.get("heroes") if options.mode == "story" else None
    if isinstance(kept, list):
        return [Hero(seat, **each) for seat, each in enumerate(_hero_fields(kept))]
    return [Hero(seat, options.heroes[seat], options.classes[seat]) for seat in range(seats)]


def _hero_fields(kept: Sequence[JsonValue]) -> Iterator[dict[str, Any]]:
    return (each for each in kept if isinstance(each, dict))


def _names(carried: JsonValue) -> list[str]:
    return [str(each) for each in carried] if isinstance(carried, list) else []


def _objectives(plan: MissionMap) -> Iterator[Objective]:
    """Yields the face-up Objective tokens; `prepare` shuffles those face down."""
    yield from (Objective("library", zone) for zone in plan.library)
    yield from (Objective("artifact", zone) for zone in plan.artifact)
    yield from (Objective("lair", zone) for zone in plan.lair)


def _add_missing_level_tokens(state: State) -> None:
    """Adds one token for each Level up to that of the best Hero, beside the map's highest (MD-STORY-10,
    MD-STORY-11)."""
    highest = max(state.level_tokens, key=lambda token: token.level)
    for level in range(highest.level + 1, state.level + 1):
        state.level_tokens.append(LevelToken(level, highest.zone))


def _place_heroes(state: State) -> None:
    """Places all Heroes in the Start Zone at full Life (MD-SETUP-20, MD-SETUP-23, MD-STORY-44)."""
    for hero in state.heroes:
        hero.zone = board(state).start
        hero.max_life = maximum_life(state, hero)
        hero.life = hero.max_life


def _open_from_the_start(state: State) -> Iterator[str]:
    """Yields the Room Zones of Chambers without a closed Door (MD-DOOR-05)."""
    zones, ways = board(state).zones, layout(state).seen
    for zone in zones:
        if any(not zones[there].room for here in chamber(state, zone) for there in ways[here]):
            yield zone


# ---------------------------------------------------------------- play


async def prepare(table: Table, state: State) -> None:
    """Shuffles decks and face-down tokens, gives new Heroes their Starting Equipment, carries out the Mission's own
    set-up, and asks for the First Player (MD-SETUP-04, MD-SETUP-18, MD-SETUP-19, MD-SETUP-24 and MD-SETUP-26)."""
    new = not state.missions_left
    if state.story and new:
        await order_missions(table, state)
    for key, pile in piles(state.decks):
        await table.shuffle(key, pile.draw)
    await _lay_face_down(table, state)
    if new:
        await _give_starting_equipment(table, state)
    await rules_of(state).setup(table, state)
    await _choose_first_player(table, state)


async def _lay_face_down(table: Table, state: State) -> None:
    """Puts shuffled Objective tokens face down into their Zones."""
    hidden = content().missions[state.mission].face_down
    if hidden is None:
        return
    tokens = [kind for kind, count in hidden.pool.items() for _ in range(count)]
    await table.shuffle("set_up.tokens", tokens)
    state.objectives += [Objective(kind, zone, True) for kind, zone in zip(tokens, hidden.zones, strict=True)]


async def _give_starting_equipment(table: Table, state: State) -> None:
    """Gives a weapon of the players' choice, unless the lobby has chosen one, and a Leather Armor (MD-SETUP-18,
    MD-SETUP-19)."""
    cards = [content().cards[card] for card in content().starting]
    armor = next(card.id for card in cards if card.kind == "armor")
    weapons = [card for card in cards if card.is_weapon]
    for hero in state.heroes:
        hero.body = _take_from_pool(state, armor)
        if not hero.hands:
            hero.hands = [_take_from_pool(state, await _ask_weapon(table, state, hero, weapons))]
        table.tell(Text("setup-equipped", hero=Seat(hero.seat), cards=[*hero.hands, armor]))


def _take_from_pool(state: State, card: str) -> str:
    take(state.decks.starting, card)
    return card


async def _ask_weapon(table: Table, state: State, hero: Hero, weapons: Sequence[Card]) -> str:
    """Asks for one Hero's weapon, by default one that its Class is good at."""
    left = [card for card in weapons if state.decks.starting[card.id]]
    options = [Option(card.id, Text("setup-weapon", card=card.id), card.id, card_text(card)) for card in left]
    chosen: str = await table.ask(
        range(len(state.heroes)),
        Question(
            "setup.weapon",
            text=Text("ask-setup-weapon", hero=Seat(hero.seat)),
            occasion="table",
            default=(_usual_weapon(hero, left),),
        ),
        options,
    )
    return chosen


async def _choose_first_player(table: Table, state: State) -> None:
    """Asks for the First Player, by default the first seat (MD-SETUP-24)."""
    seats = range(len(state.heroes))
    options = [Option(f"h{seat}", Text("setup-first-player", hero=Seat(seat)), seat) for seat in seats]
    state.first_player = await ask_table(table, state, "setup.first_player", options, "h0")
    table.tell(Text("setup-first-player-is", hero=Seat(state.first_player)))
