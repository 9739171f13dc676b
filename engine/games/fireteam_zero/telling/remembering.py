"""Sums up a stretch of play: the cards in a hand, the danger, objectives, threats, hits and kills."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field

from engine.games.fireteam_zero.creatures.track import steps_left
from engine.games.fireteam_zero.missions.objectives import need
from engine.games.fireteam_zero.model.content import mission_of
from engine.games.fireteam_zero.model.state import Hero, State
from engine.table import Figure, Happening, Recap, Text

LOW = 2
"""Cards from which a hero is close to a knock-out."""
HIT, LOW_HAND, KILL = 4.0, 16.0, 3.0
WHOLE_OBJECTIVE = 40.0
"""The weight of all steps of an objective together."""
HEADS, TAILS = (60, 9), (95, 14)
"""The danger with an empty hand, and how much less each card makes it, by the luck coin."""
MOST_DOINGS = 3

ONCE: Mapping[str, str] = {"threat-advanced": "recap-threat-advanced", "token-passed": "recap-token-passed"}
"""The sentences for lines of which only the last counts."""

WEIGHTS: Mapping[str, float] = {
    "knocked-out": 60.0,
    **dict.fromkeys(("objective-complete", "boss-defeated"), 50.0),
    "coin-tails": 40.0,
    "boss-wounded": 30.0,
    "discovery-done": 22.0,
    "threat-revealed": 20.0,
    "creature-entered": 14.0,
    "objective-token": 10.0,
    "creature-ambushed": 8.0,
    "hero-hit": HIT,
    "creature-killed": KILL,
    "coin-turned": 20.0,
    "stood-up": 20.0,
    "searched": 9.0,
    "threat-advanced": 2.0,
    "token-passed": 1.0,
}
NEW = 1.5
"""The weight of each new creature on the board."""
ALONE = frozenset(WEIGHTS) - {"objective-token", "hero-hit", "creature-killed", "coin-tails", *ONCE}
"""Lines that are sentences of a recap. Others are added up, or need a look at the rest."""
BAD = frozenset({"knocked-out", "coin-tails", "threat-revealed", "creature-entered", "creature-ambushed"})
PLACES = frozenset({"knocked-out", "creature-entered", "creature-ambushed"})


def figure(view: State, seat: int) -> Figure:
    """Returns the cards in a seat's hand; of two heroes, the smaller hand."""
    own = [hero for hero in view.heroes if hero.seat == seat]
    count = min((len(hero.hand) for hero in own), default=0)
    return Figure("cards", count, low=count <= LOW or any(hero.down for hero in own))


def danger(view: State) -> int:
    """Returns how close the team is to losing: by the luck coin and the smallest hand."""
    if view.outcome:
        return 100 if view.outcome == "lost" else 0
    if view.round <= 1 and not any(hero.hand for hero in view.heroes):
        return 0  # no one has drawn yet
    most, less = HEADS if view.heads else TAILS
    least = min((len(hero.hand) for hero in view.heroes), default=0)
    return max(0, min(99, most - less * least))


def brief_standing(view: State) -> Text | None:
    """Returns the first open objective, the threat marker and the luck coin."""
    if not view.round or view.outcome:
        return None
    coming = {"steps": steps_left(view), "heads": int(view.heads)}
    mission = mission_of(view)
    for each in mission.objectives:
        have, wanted = view.objectives.get(each.id, 0), need(view, each)
        if have < wanted:
            goal = Text("live-objective", objective=f"{each.id}.short", count=have, need=wanted)
            return Text("recap-standing", goal=goal, **coming)
    return Text("recap-standing", goal=Text("live-exit", place=mission.exit or ""), **coming)


@dataclass(slots=True)
class _Counts:
    """Kills, hits and help by hero, and where each hero last killed."""

    kills: Counter[str] = field(default_factory=Counter)
    hits: Counter[str] = field(default_factory=Counter)
    helped: Counter[str] = field(default_factory=Counter)
    where: dict[str, str] = field(default_factory=dict)


def recap(before: State, after: State, told: Sequence[Text]) -> Recap:
    """Returns knock-outs, objectives, threats and what each hero suffered and killed."""
    counts = counts_in(told)
    everyone = frozenset(hero.seat for hero in after.heroes)
    happenings = (*_lines(told, after, everyone), *_of_heroes(after, counts, everyone))
    heroes = list(zip(before.heroes, after.heroes, strict=True))
    doings = tuple(
        tuple(text for old, new in heroes if new.seat == seat for text in _doings(old, new, counts))[:MOST_DOINGS]
        for seat in sorted(everyone)
    )
    return Recap(happenings, doings, tuple(_moves(heroes, told)))


def counts_in(told: Sequence[Text]) -> _Counts:
    """Adds up what each hero did and suffered."""
    found = _Counts()
    for text in told:
        hero = text.args.get("hero", "")
        if text.key == "creature-killed":
            found.kills[hero] += 1
            found.where[hero] = text.args["place"]
        elif text.key == "hero-hit":
            found.hits[hero] += text.args["hits"]
        elif text.key in ("volunteered", "reacted"):
            found.helped[hero] += 1
    return found


def _lines(told: Sequence[Text], after: State, everyone: frozenset[int]) -> Iterator[Happening]:
    seats = {str(hero.id): hero.seat for hero in after.heroes}
    keys = {text.key for text in told}
    done = {text.args["objective"] for text in told if text.key == "objective-complete"}
    steps: dict[str, Text] = {}  # the last step of each objective that is not complete
    last = {text.key: text for text in told if text.key in ONCE}
    for text in told:
        if text.key == "objective-token" and text.args["objective"] not in done:
            steps[text.args["objective"]] = text
        elif text.key in ALONE or (text.key == "coin-tails" and "knocked-out" not in keys):
            about = (seats[text.args["hero"]],) if text.args.get("hero") in seats else ()
            gains, loses = (frozenset[int](), everyone) if text.key in BAD else (everyone, frozenset[int]())
            place = text.args["place"] if text.key in PLACES else ""
            yield Happening(text, WEIGHTS[text.key], about, gains, loses, place, ends=text.key == "knocked-out")
    for text in last.values():
        about = (seats[text.args["hero"]],) if "hero" in text.args else ()
        yield Happening(Text(ONCE[text.key], you=0, **text.args), WEIGHTS[text.key], about)
    if count := sum(text.key == "creature-spawned" for text in told):
        yield Happening(Text("recap-new-creatures", you=0, count=count), NEW * count, loses=everyone)
    for text in steps.values():
        yield Happening(text, WHOLE_OBJECTIVE / text.args["need"], gains=everyone)


def _of_heroes(after: State, counts: _Counts, everyone: frozenset[int]) -> Iterator[Happening]:
    for hero in after.heroes:
        name, left = str(hero.id), len(hero.hand)
        if hits := counts.hits[name]:
            text = Text("recap-hits", you=0, hero=name, count=hits, left=left)
            weight = HIT * hits + LOW_HAND * (left <= LOW)
            yield Happening(text, weight, (hero.seat,), frozenset(), everyone, hero.location, -hits)
        if kills := counts.kills[name]:
            text = Text("recap-kills", you=0, hero=name, count=kills)
            yield Happening(text, KILL * kills, (hero.seat,), everyone, place=counts.where[name])


def _doings(old: Hero, new: Hero, counts: _Counts) -> list[Text]:
    name = str(new.id)
    numbers = {
        "recap-few-kills": counts.kills[name],
        "recap-few-hits": counts.hits[name],
        "recap-helped": counts.helped[name],
    }
    found = [Text(key, count=count) for key, count in numbers.items() if count]
    if old.location != new.location:
        found.append(Text("recap-went", place=old.location, to=new.location))
    return found


def _moves(heroes: Sequence[tuple[Hero, Hero]], told: Sequence[Text]) -> Iterator[tuple[str, str, int | None]]:
    for text in told:
        if text.key == "creature-moved":
            yield text.args["origin"], text.args["place"], None
    for old, new in heroes:
        if old.location != new.location:
            yield old.location, new.location, new.seat
