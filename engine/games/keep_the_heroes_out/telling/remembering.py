"""Sums up a stretch of play: a clan's monsters, the danger to the Vault, treasures and the fallen."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field

from engine.games.keep_the_heroes_out.model.layout import dungeon
from engine.games.keep_the_heroes_out.model.pieces import VAULT
from engine.games.keep_the_heroes_out.model.state import TRAP, State
from engine.table import Figure, Happening, Recap, Seat, Text

TREASURE, VAULT_BASE, VAULT_HERO = 45.0, 20.0, 8.0
MONSTER, DEFEAT, NONE_LEFT = 6.0, 4.0, 18.0
STEP, GUARD = 25, 6
"""How much less danger there is for each passage between the heroes and the Vault, and each monster in it."""
FAR = 4
"""The passages that count for heroes without a way to the Vault."""
NO_WAY = -1
"""Instead of the passages to the Vault, if no hero can go there."""
MOST_DOINGS = 3
MOST_MOVES = 4

WEIGHTS: Mapping[str, float] = {
    "plundered": TREASURE,
    "wave-2": 35.0,
    **dict.fromkeys(("portal-completed", "portal-opened", "treasure-placed"), 8.0),
    "monster-falls": MONSTER,
    "monster-hurt": MONSTER,
    "hero-defeated": DEFEAT,
}
ALONE = ("wave-2", "portal-completed", "portal-opened", "treasure-placed")
"""Lines that are sentences of a recap."""


def figure(view: State, seat: int) -> Figure:
    """Returns the number of a seat's monsters in the dungeon."""
    count = sum(len(player.monsters) for player in view.players if player.seat == seat)
    return Figure("monsters", count, low=count == 0)


def danger(view: State) -> int:
    """Returns how close the heroes are to the Vault: by passages from the nearest one, and by its guards.

    Exhausted heroes count as one passage further away.
    """
    if view.rooms[VAULT].treasure is None:
        return 100 if view.round else 0
    steps = dungeon(view).steps
    nearest = min((steps.get(hero.room, FAR) + (not hero.active) for hero in view.heroes), default=FAR)
    guards = sum(monster.room == VAULT for player in view.players for monster in player.monsters)
    return max(0, min(99, 100 - STEP * nearest - GUARD * guards))


def brief_standing(view: State) -> Text | None:
    """Returns the wave, the guild cards until the end (KH-WIN-01), and how near the heroes are to the Vault."""
    if not view.round or view.outcome:
        return None
    steps = dungeon(view).steps
    ways = [steps[hero.room] for hero in view.heroes if hero.room in steps]
    nearest = min(ways) if ways else NO_WAY
    return Text("recap-standing", wave=view.wave, cards=len(view.guild_deck), nearest=nearest)


@dataclass(slots=True)
class _Losses:
    """Counts by seat: defeated heroes, fallen monsters by room, wounds, loot; by room: heroes that traps defeated."""

    defeated: Counter[int] = field(default_factory=Counter)
    fallen: Counter[tuple[int, str]] = field(default_factory=Counter)
    hurt: dict[int, list[Text]] = field(default_factory=dict)
    loot: Counter[int] = field(default_factory=Counter)
    trapped: Counter[str] = field(default_factory=Counter)


def recap(before: State, after: State, told: Sequence[Text]) -> Recap:
    """Returns lost treasures, monsters and wounds, defeated heroes, portals, the second wave, heroes in the Vault."""
    losses = losses_in(told, after)
    everyone = frozenset(player.seat for player in after.players)
    happenings = (
        *_lines(told, after, everyone),
        *_of_heroes(losses, everyone),
        *_of_monsters(before, after, losses, everyone),
    )
    seats = sorted(everyone)
    return Recap(happenings, tuple(_doings(losses, seat) for seat in seats), tuple(_moves(told))[-MOST_MOVES:])


def losses_in(told: Sequence[Text], view: State) -> _Losses:
    """Counts the losses of each clan and of the heroes. Older log lines do not name a clan: there the last attack or
    trap counts."""
    seats = {str(player.clan): player.seat for player in view.players}
    found, last = _Losses(), ""
    for text in told:
        args = text.args
        if text.key in ("attacked", "shot"):
            last = args["clan"]
        elif text.key == "trap-springs":
            last = TRAP
        elif text.key == "hero-defeated":
            by = args.get("by", last)
            if by == TRAP:
                found.trapped[args["room"]] += 1
            elif by in seats:
                found.defeated[seats[by]] += 1
        elif text.key == "monster-falls":
            found.fallen[seats[args["clan"]], args["room"]] += 1
        elif text.key == "monster-hurt":
            found.hurt.setdefault(seats[args["clan"]], []).append(text)
        elif text.key == "gained":
            found.loot[seats[args["clan"]]] += 1
    return found


def _lines(told: Sequence[Text], after: State, everyone: frozenset[int]) -> Iterator[Happening]:
    yield from _treasures([text for text in told if text.key == "plundered"], after, everyone)
    for text in told:
        if text.key in ALONE:
            bad = text.key == "wave-2"
            gains, loses = (frozenset[int](), everyone) if bad else (everyone, frozenset[int]())
            yield Happening(text, WEIGHTS[text.key], gains=gains, loses=loses, place=text.args.get("room", ""))
    inside = sum(hero.room == VAULT for hero in after.heroes)
    if inside:
        danger = VAULT_BASE + VAULT_HERO * inside
        yield Happening(Text("recap-vault", count=inside), danger, loses=everyone, place=VAULT)


def _treasures(lost: Sequence[Text], after: State, everyone: frozenset[int]) -> Iterator[Happening]:
    """Yields the loss of the Vault's treasure, and those of all others in one sentence with what is left."""
    left = sum(room.treasure is not None for room in after.rooms.values())
    vault = [text for text in lost if text.args["room"] == VAULT]
    others = [text for text in lost if text.args["room"] != VAULT]
    for part in (vault, others):
        if part:
            rooms, change = tuple(text.args["room"] for text in part), -sum(text.args["value"] for text in part)
            one = Text("recap-plundered", value=-change, room=rooms[0], left=left)
            said = one if len(part) == 1 else Text("recap-plundered-several", rooms=rooms, left=left)
            yield Happening(said, TREASURE, loses=everyone, place=rooms[0], change=change, ends=part is vault)


def _of_heroes(losses: _Losses, everyone: frozenset[int]) -> Iterator[Happening]:
    for seat, count in losses.defeated.items():
        yield Happening(Text("recap-defeats", you=0, seat=Seat(seat), count=count), DEFEAT * count, (seat,), everyone)
    if count := sum(losses.trapped.values()):
        place = losses.trapped.most_common(1)[0][0]
        yield Happening(Text("recap-traps", count=count), DEFEAT * count, gains=everyone, place=place)


def _of_monsters(before: State, after: State, losses: _Losses, everyone: frozenset[int]) -> Iterator[Happening]:
    for (seat, room), count in losses.fallen.items():
        said = Text("recap-monsters-lost", you=0, seat=Seat(seat), count=count, room=room)
        yield Happening(said, MONSTER * count, (seat,), loses=everyone, place=room, change=-count)
    for seat, wounds in losses.hurt.items():
        room, left, count = wounds[-1].args["room"], wounds[-1].args["left"], len(wounds)
        said = Text("recap-wounds", you=0, seat=Seat(seat), count=count, room=room, left=left)
        yield Happening(said, MONSTER * count, (seat,), loses=everyone, place=room, change=-count)
    for seat in sorted(everyone):
        if figure(before, seat).value and not figure(after, seat).value:
            yield Happening(Text("recap-none-left", you=0, seat=Seat(seat)), NONE_LEFT, (seat,), loses=everyone)


def _doings(losses: _Losses, seat: int) -> tuple[Text, ...]:
    counts = {
        "recap-heroes": losses.defeated[seat],
        "recap-hurt": len(losses.hurt.get(seat, ())),
        "recap-fallen": sum(count for (other, _), count in losses.fallen.items() if other == seat),
        "recap-loot": losses.loot[seat],
    }
    return tuple(Text(key, count=count) for key, count in counts.items() if count)[:MOST_DOINGS]


def _moves(told: Sequence[Text]) -> Iterator[tuple[str, str, int | None]]:
    for text in told:
        if text.key in ("heroes-charge", "hero-walks"):
            yield text.args["room"], text.args["to"], None
