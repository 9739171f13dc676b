"""Runs, the order of a turn's options, and the usual next step.

None of these is a rule: every answer of a run is one of the legal options.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from engine.games.keep_the_heroes_out.dungeon.pieces import lair
from engine.games.keep_the_heroes_out.model.layout import dungeon
from engine.games.keep_the_heroes_out.model.notation import Ambush, read_action
from engine.games.keep_the_heroes_out.model.pieces import CATEGORIES, CLANS
from engine.games.keep_the_heroes_out.model.state import Doing, State
from engine.kit.choices import MOST_IN_GROUP, kind_of
from engine.kit.maps import shortest_ways
from engine.table import Ask, Groups, Run, Text

CARD, ACTION = "turn.card", "turn.action"
GROUPS: Mapping[str, Groups] = {
    CARD: Groups(
        ("play", "gamble", "renew"),
        ("rest",),
        several=("play",),
        rows=(("rest",), ("play",), ("renew", "gamble")),
        buttons=("rest",),
        through=("turn.action",),
    ),
    ACTION: Groups(
        ("move", "melee", "ranged", "activate"),
        (
            "put",
            "spend",
            "ambush",
            "swarm",
            "combo",
            "reinforce",
            "portal",
            "heal",
            "breed",
            "summon_here",
            "draw",
            "gamble",
            "rest",
        ),
        rows=(("rest",), ("move",), ("melee", "ranged", "ambush", "swarm", "combo", "activate", "draw")),
        buttons=("rest",),
        through=("turn.action",),
    ),
    "chronicle.foreign_card": Groups(others=CLANS),
    "chronicle.kept_loot": Groups(others=CATEGORIES),
    "renew.card": Groups(others=("discard", "gamble")),
}
OUTSTANDING = ("melee", "summon_here", "ambush", "ranged")
"""Groups that most people choose from if they have options, in this order."""
REST = Run("rest", Text("rest"), (), Text("rest-detail"), "rest", after="", leaves=("gamble", "renew"))
"""The rest of the turn by autopilot, except what may cost the players much."""


def runs(view: State, ask: Ask, seat: int) -> Sequence[Run]:
    """Returns moves over several rooms, an ambush in one room, repeated activations of a room, and the rest of the
    turn."""
    if ask.key == CARD and any(option.group == "play" for option in ask.options):
        return [REST]
    if ask.key != ACTION or not view.doing:
        return ()
    doing = view.doing[-1]
    found = [*_far_moves(view, ask, doing), *_ambushes(view, ask, doing), *_repeated(ask, doing)]
    return [*_fitting(ask, found), REST]


def _fitting(ask: Ask, found: Sequence[Run]) -> Iterator[Run]:
    """Yields as many runs as the menus of their groups hold beside the options."""
    used: dict[str, int] = {}
    for option in ask.options:
        used[option.group] = used.get(option.group, 0) + 1
    for run in found:
        if used.get(run.group, 0) < MOST_IN_GROUP:
            used[run.group] = used.get(run.group, 0) + 1
            yield run


def _far_moves(view: State, ask: Ask, doing: Doing) -> Iterator[Run]:
    """Yields a shortest path for one monster to each room within the moves of the card."""
    left = 0 if doing.swarm else doing.actions.count("move")
    moves = [option for option in ask.options if option.text.key == "way-move" and not option.text.args["wounds"]]
    passages = dungeon(view).passages
    for start in dict.fromkeys(option.text.args["room"] for option in moves):
        for ways in shortest_ways(lambda room: passages[room], start, left).values():
            way = ways[0]
            if len(way) > 1:
                picks = tuple(f"move:{one}:{other}" for one, other in zip((start, *way), way, strict=False))
                text = Text("way-move-far", to=way[-1], room=start, count=len(way))
                detail = Text("way-move-by", rooms=tuple(way[:-1]))
                yield Run(f"far:{start}:{way[-1]}", text, picks, detail, "move", (way[-1],), after="")


def _ambushes(view: State, ask: Ask, doing: Doing) -> Iterator[Run]:
    """Yields ambushes with all monsters in one room."""
    number = max((action.number for action in map(read_action, doing.actions) if isinstance(action, Ambush)), default=0)
    count = min(number, lair(view.players[doing.player]))
    for option in ask.options if count > 1 else ():
        if option.text.key == "way-ambush":
            text = Text("way-ambush-all", room=option.text.args["room"], count=count)
            yield Run(
                f"{option.id}:all", text, (option.id,) * count, None, option.group, option.places, after=option.id
            )


def _repeated(ask: Ask, doing: Doing) -> Iterator[Run]:
    """Yields repeated activations of a productive room, as often as the card has an Activate left."""
    left = 0 if doing.swarm else doing.actions.count("activate")
    for option in ask.options if left > 1 else ():
        if option.text.key == "way-room-put":
            text = Text("counted", what=option.text, count=left)
            yield Run(f"{option.id}:all", text, (option.id,) * left, None, option.group, option.places, after=option.id)


def next_up(view: State, ask: Ask, seat: int) -> str | None:
    """Returns cards first, then attacks and new monsters, then moves if nothing else is left."""
    if ask.key == CARD:
        return "play" if any(kind_of(option) == "play" for option in ask.options) else None
    if ask.key != ACTION:
        return None
    kinds = dict.fromkeys(kind_of(option) for option in ask.options if option.group not in ("", "gamble"))
    found = next((kind for kind in OUTSTANDING if kind in kinds), None)
    return found or (next(iter(kinds)) if len(kinds) == 1 else None)
