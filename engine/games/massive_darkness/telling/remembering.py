"""Sums up a stretch of play: a Hero's Life, the danger, and the turning points of the Mission."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field

from engine.games.massive_darkness.model.state import State
from engine.table import Figure, Happening, Recap, Seat, Text

LOW = 2
"""Life from which a Hero is close to death."""
MOST_TOKENS = 3
"""Lifebringer tokens beyond which there is no less danger."""
LIFE, LOW_LIFE = 4.0, 14.0
"""The weight of each point of Life lost, and of being low afterwards."""
MOST_DOINGS = 3

WEIGHTS: Mapping[str, float] = {
    **dict.fromkeys(
        (
            "end-artifact-destroyed",
            "end-buried",
            "end-chosen-dead",
            "end-immortal-arrives",
            "end-immortal-stays",
            "end-lost",
            "end-no-lifebringer",
            "end-spider-escapes",
            "end-won",
        ),
        100.0,
    ),
    "life-dies": 45.0,
    "life-resurrected": 20.0,
    "mission-token": 30.0,
    **dict.fromkeys(("mission-unlocked", "mission-collapses", "mission-bridges-fall", "mission-levers"), 25.0),
    "life-single-dies": 18.0,
    "level-rises": 14.0,
    **dict.fromkeys(("mission-crumbles", "mission-spider-drags", "mission-darkness", "mission-pulls"), 12.0),
    **dict.fromkeys(("life-boss-dies", "life-enemy-dies", "life-pillar-destroyed"), 9.0),
    **dict.fromkeys(("enemies-spawn", "enemies-spawn-equipped"), 8.0),
    "hero-treasure-found": 5.0,
    "life-hurt": LIFE,
    "life-minions-die": 3.0,
}
BAD = frozenset(
    {
        "enemies-spawn",
        "enemies-spawn-equipped",
        "level-rises",
        "life-dies",
        "life-hurt",
        "mission-bridges-fall",
        "mission-collapses",
        "mission-crumbles",
        "mission-darkness",
        "mission-spider-drags",
    }
)
"""Lines that are bad for the Heroes."""
ALONE = frozenset(WEIGHTS) - {
    "life-boss-dies",
    "life-dies",
    "life-hurt",
    "life-minions-die",
    "life-resurrected",
    "life-single-dies",
}
"""Lines that are sentences of a recap. Others are added up, or get their Hero."""
DEATHS = ("life-boss-dies", "life-single-dies")


def figure(view: State, seat: int) -> Figure:
    """Returns a Hero's Life."""
    life = view.heroes[seat].life
    return Figure("life", life, low=life <= LOW)


def danger(view: State) -> int:
    """Returns how close the Heroes are to losing: by Lifebringer tokens and the least share of Life."""
    least = min((hero.life / hero.max_life for hero in view.heroes), default=1.0)
    safe = 0.55 * min(view.lifebringer, MOST_TOKENS) / MOST_TOKENS + 0.45 * least
    return max(0, min(100, round(100 * (1 - safe))))


def brief_standing(view: State) -> Text | None:
    """Returns the Level, the Lifebringer tokens and the number of Enemies."""
    if not view.round:
        return None
    return Text("recap-standing", level=view.level, tokens=view.lifebringer, enemies=len(view.enemies))


@dataclass(slots=True)
class _Fights:
    """Kills and Damage by Hero."""

    kills: Counter[int] = field(default_factory=Counter)
    dealt: Counter[int] = field(default_factory=Counter)
    slain: list[tuple[Text, int | None]] = field(default_factory=list)


def recap(before: State, after: State, told: Sequence[Text]) -> Recap:
    """Returns turning points of the Mission, slain Enemies and lost Life, in this order."""
    fights = fights_in(told)
    everyone = frozenset(hero.seat for hero in after.heroes)
    happenings = (
        *_lines(told, everyone),
        *_deaths(told, after, everyone),
        *(_slain(text, by, everyone) for text, by in fights.slain),
        *_life_lost(before, after),
    )
    doings = tuple(_doings(before, after, fights, hero.seat) for hero in after.heroes)
    return Recap(happenings, doings, tuple(_moves(before, after, told)))


def fights_in(told: Sequence[Text]) -> _Fights:
    """Adds up kills and Damage. Lines from before they named the Hero belong to the last attacker."""
    found, attacker = _Fights(), None
    for text in told:
        args = text.args
        if text.key.startswith("combat-begins"):
            attacker = int(args["attacker"]) if isinstance(args["attacker"], Seat) else None
        elif text.key.startswith("combat-result") and attacker is not None:
            found.dealt[attacker] += args["dealt"]
        elif text.key == "life-minions-die" or text.key in DEATHS:
            by = int(args["by"]) if "by" in args else attacker
            if by is not None:
                found.kills[by] += args.get("minions", 1)
            if text.key in DEATHS:
                found.slain.append((text, by))
    return found


def _lines(told: Sequence[Text], everyone: frozenset[int]) -> Iterator[Happening]:
    """Yields the log lines that are sentences of their own."""
    for text in told:
        if text.key not in ALONE:
            continue
        hero = text.args.get("hero")
        seats = (int(hero),) if isinstance(hero, Seat) else ()
        good = (text.key not in BAD and not text.key.startswith("end-")) or text.key == "end-won"
        ends = text.key.startswith("end-")
        gains, loses = (everyone, frozenset[int]()) if good else (frozenset[int](), everyone)
        said = text
        if text.key.startswith("enemies-spawn"):
            said = Text("recap-new-enemies", enemy=text.args["enemy"], zone=text.args["zone"])
        yield Happening(said, WEIGHTS[text.key], seats, gains, loses, text.args.get("zone", ""), ends=ends)


def _deaths(told: Sequence[Text], after: State, everyone: frozenset[int]) -> Iterator[Happening]:
    """Yields each Hero who died or came back, in a sentence that says how many tokens are left for the next one."""
    died = {int(text.args["hero"]): text.args["zone"] for text in told if text.key == "life-dies"}
    back = {int(text.args["hero"]): text.args["zone"] for text in told if text.key == "life-resurrected"}
    left = after.lifebringer
    for seat, zone in died.items():
        lies = after.heroes[seat].life == 0
        said = Text("recap-dies" if lies else "recap-died", you=0, hero=Seat(seat), zone=zone, left=left)
        yield Happening(said, WEIGHTS["life-dies"], (seat,), frozenset(), everyone, zone, ends=lies and not left)
    for seat in back.keys() - died.keys():
        said = Text("recap-rises", you=0, hero=Seat(seat), zone=back[seat], left=left)
        yield Happening(said, WEIGHTS["life-resurrected"], (seat,), everyone, place=back[seat])


def _slain(text: Text, by: int | None, everyone: frozenset[int]) -> Happening:
    zone = text.args["zone"]
    if by is None:
        return Happening(text, WEIGHTS[text.key], (), everyone, place=zone)
    boss = int(text.key == "life-boss-dies")
    said = Text("recap-slays", you=0, hero=Seat(by), enemy=text.args["enemy"], boss=boss)
    return Happening(said, WEIGHTS[text.key], (by,), everyone, place=zone)


def _life_lost(before: State, after: State) -> Iterator[Happening]:
    for old, new in zip(before.heroes, after.heroes, strict=True):
        lost = old.life - new.life
        if lost > 0 and new.life:
            text = Text("recap-life-lost", you=0, hero=Seat(new.seat), count=lost, left=new.life)
            weight = LIFE * lost + LOW_LIFE * (new.life <= LOW)
            loses = frozenset(hero.seat for hero in after.heroes)
            yield Happening(text, weight, (new.seat,), frozenset(), loses, new.zone, -lost)


def _doings(before: State, after: State, fights: _Fights, seat: int) -> tuple[Text, ...]:
    old, new = before.heroes[seat], after.heroes[seat]
    counts = {
        "recap-kills": fights.kills[seat],
        "recap-damage": fights.dealt[seat],
        "recap-xp": new.xp - old.xp,
    }
    found = [Text(key, count=count) for key, count in counts.items() if count > 0]
    if old.zone != new.zone and old.zone and new.zone:
        found.append(Text("recap-went", zone=old.zone, to=new.zone))
    return tuple(found[:MOST_DOINGS])


def _moves(before: State, after: State, told: Sequence[Text]) -> Iterator[tuple[str, str, int | None]]:
    for text in told:
        if text.key == "enemies-moves":
            yield text.args["start"], text.args["end"], None
    for old, new in zip(before.heroes, after.heroes, strict=True):
        if old.zone != new.zone:
            yield old.zone, new.zone, new.seat
