"""Descriptions of the board, seat names, and the figures above a choice."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence

from engine.games.keep_the_heroes_out.asking.wording import counted_actions
from engine.games.keep_the_heroes_out.dungeon.pieces import heroes_in, lair
from engine.games.keep_the_heroes_out.model.content import content
from engine.games.keep_the_heroes_out.model.layout import dungeon
from engine.games.keep_the_heroes_out.model.notation import read_action
from engine.games.keep_the_heroes_out.model.pieces import HERO_CLASSES
from engine.games.keep_the_heroes_out.model.state import CARRIED, Player, State
from engine.kit.wording import joined
from engine.table import Seat, Text


def seat_names(state: State) -> Sequence[Text]:
    """Returns each seat's name: its clan, or both of its clans."""
    clans: dict[int, list[str]] = {}
    for player in state.players:
        clans.setdefault(player.seat, []).append(player.clan)
    return [
        Text("seat-clan" if len(clans[seat]) == 1 else "seat-clans", clans=tuple(clans[seat])) for seat in sorted(clans)
    ]


def status(state: State, seat: int) -> Text:
    """Returns the hand and the monsters of the clan that a seat plays now. The question names a card's remaining
    actions."""
    player = player_of(state, seat)
    clan = Text("status-clan", clan=player.clan) if state.is_solo else Text("nothing")
    return Text("status", clan=clan, hand=len(player.hand), monsters=len(player.monsters), lair=lair(player))


def player_of(state: State, seat: int) -> Player:
    """Returns the clan that a seat plays now: its only one, or the one whose turn it is; else the first."""
    own = [player for player in state.players if player.seat == seat]
    return state.player if state.player in own else own[0]


def describe(view: State) -> Sequence[Text]:
    """Describes the moment, the clans, and every room by number, those with someone in them first; then open hands,
    piles, loot and guild deck. The alt text has as many of these lines as fit."""
    rooms = sorted(view.rooms, key=lambda room: (not _occupants(view, room), content().rooms[room].number))
    return [
        moment(view),
        *_now(view),
        *(Text("board-counter", counter=each, count=count) for each, count in view.counters.items()),
        *(describe_clan(player) for player in view.players),
        *(describe_room(view, room) for room in rooms),
        Text("board-key"),
        *(line for player in view.players for line in _cards(player)),
        *_loot(view),
        *_guild(view),
    ]


def moment(view: State) -> Text:
    """Returns scenario, difficulty, round and wave."""
    known = {"scenario": view.scenario, "difficulty": Text(f"option-difficulty-{view.difficulty}"), "wave": view.wave}
    if not view.round:
        return Text("board-set-up", **known)
    return Text("board-moment", round=view.round, clan=view.player.clan, deck=len(view.guild_deck), **known)


def _now(view: State) -> Iterator[Text]:
    """Yields what is being carried out: a card, a guild card, an attack that may be defended."""
    for doing in view.doing[-1:]:
        left = joined("card-and", counted_actions(map(read_action, doing.actions)))
        yield Text("board-doing", clan=view.players[doing.player].clan, left=left)
    if view.guild_card:
        yield Text("board-guild-card", card=view.guild_card, left=view.cards_left)
    for attack in view.events[-1:]:
        clan = view.players[attack.player].clan
        yield Text("board-attacked", hero=attack.hero_class, clan=clan, room=attack.room, damage=attack.damage)


def describe_clan(player: Player) -> Text:
    """Returns a clan's monsters and the size of its hand."""
    letter = Seat(player.seat).letter
    figures = {"monsters": len(player.monsters), "lair": lair(player), "hand": len(player.hand)}
    return Text("board-clan", clan=player.clan, letter=letter, **figures)


def _cards(player: Player) -> Iterator[Text]:
    """Yields a clan's open hand, played cards and piles."""
    yield Text("board-piles", clan=player.clan, deck=len(player.deck), discard=len(player.discard))
    known = [card for card in player.hand if card in content().cards]
    if known:
        yield Text("board-hand", clan=player.clan, cards=_in_a_row(_counted(Counter(known))))
    if player.played:
        yield Text("board-played", clan=player.clan, cards=_in_a_row(_counted(Counter(player.played))))


def _loot(view: State) -> Iterator[Text]:
    row = [card for card in view.row if card]
    if row:
        cards = [
            Text("board-loot-card", card=card, kind=content().cards[card].category or content().cards[card].clan)
            for card in row
        ]
        yield Text("board-row", cards=_in_a_row(cards))
    if view.blueprints:
        yield Text("board-blueprints", rooms=tuple(view.blueprints))


def _guild(view: State) -> Iterator[Text]:
    """Yields the resolved guild cards by class, and the classes with few tokens left."""
    resolved = Counter(
        content().hero_cards[card].hero_class if card in content().hero_cards else card for card in view.guild_discard
    )
    if resolved:
        yield Text("board-resolved", cards=_in_a_row(_counted(resolved)))
    left = [Text("board-hero-left", hero=each, count=view.supply.get(each, 0)) for each in HERO_CLASSES]
    yield Text("board-heroes-left", heroes=tuple(left))


def describe_room(view: State, room: str) -> Text:
    """Describes a room: its distance from the Vault, its exits, occupants and tokens."""
    lying, tile = dungeon(view), content().rooms[room]
    parts = [*_occupants(view, room), *_things(view, room)] or [Text("board-empty")]
    steps = lying.steps.get(room)
    ways = tuple(lying.passages[room]) or (Text("board-no-way"),)
    return Text(
        "board-room",
        room=room,
        type=tile.type,
        what=joined("board-and", parts),
        ways=ways,
        steps=Text("nothing") if not steps else Text("board-steps", count=steps),
    )


def _occupants(view: State, room: str) -> list[Text]:
    return [*_monsters(view, room), *_heroes(view, room)]


def _monsters(view: State, room: str) -> Iterator[Text]:
    there = Counter(
        (player.clan, monster.wounds) for player in view.players for monster in player.monsters if monster.room == room
    )
    for (clan, wounds), count in there.items():
        yield Text("board-monsters", clan=clan, count=count, wounds=wounds)


def _heroes(view: State, room: str) -> Iterator[Text]:
    there = Counter((hero.hero_class, hero.active, hero.vitality - hero.wounds) for hero in heroes_in(view, room))
    for (hero, active, left), count in there.items():
        side = "active" if active else "exhausted"
        yield Text(f"board-heroes-{side}", hero=hero, count=count, left=left)


def _things(view: State, room: str) -> Iterator[Text]:
    there = view.rooms[room]
    yield from _counted({token: there.tokens[token] for token in CARRIED if there.tokens.get(token)})
    if there.treasure:
        yield Text("board-treasure", value=there.treasure.value)
    if there.portal:
        yield Text(f"board-portal-{there.portal}")


def _counted(found: Mapping[str, int]) -> list[Text]:
    return [Text("counted", what=what, count=count) for what, count in found.items()]


def _in_a_row(texts: Sequence[Text]) -> Text:
    return joined("card-and", texts)
