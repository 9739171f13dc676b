"""Condenses the log: one line for each attack with its dice and results, one for each creature with all its deeds.

Related lines, such as cards drawn, are merged. Details, such as who drew which cards, are only in the log.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import groupby
from typing import Any

from engine.games.fireteam_zero.asking.wording import event_text
from engine.games.fireteam_zero.model.content import content
from engine.kit.wording import joined
from engine.table import Importance, Text

IMPORTANCE: Mapping[str, Importance] = {
    **dict.fromkeys(
        (
            "boss-defeated",
            "boss-wounded",
            "account-ambush",
            "account-ambush-only",
            "account-attack-decisive",
            "account-creature-decisive",
            "account-found",
            "account-found-only",
            "account-search",
            "account-search-only",
            "coin-turned",
            "creature-entered",
            "discovery-done",
            "joined-pool",
            "knocked-out",
            "objective-complete",
            "objective-token",
            "responded",
            "stood-up",
            "threat-revealed",
        ),
        Importance.DECISIVE,
    ),
    **dict.fromkeys(
        (
            "account-creature-only",
            "account-drawn",
            "account-idle",
            "account-moved",
            "coin-tails",
            "setup-first",
            "threat-advanced",
            "token-passed",
            "told-chosen",
            "told-late-table",
            "told-order",
            "told-plan",
            "told-usual",
        ),
        Importance.ROUTINE,
    ),
}
"""Decisive: kills, harm, and the mission's key events. Routine: what the board shows anyway."""

DETAILS = frozenset({"activation-die", "drew-own", "retook-own", "attack-rolled"})
"""Lines shown only in the log, or only to one seat."""

OPENING: Mapping[str, str] = {
    "attacks": "account-attack",
    "attacks-by-effect": "account-attack",
    "creature-activates": "account-creature",
    "creature-ambushed": "account-ambush",
    "searched": "account-search",
}
"""Log lines that begin a new line."""

RESUMING = frozenset({"creature-moved", "creature-attacks"})
"""Actions of a creature after an attack on it, which begin a new line."""

DEEDS: Mapping[str, str] = {
    "creature-moved": "deed-moves",
    "creature-attacks": "deed-attacks",
    "creature-rolled": "deed-rolls",
    "attack-shut-down": "deed-shut-down",
    "volunteered": "deed-volunteers",
    "became-target": "deed-becomes-target",
    "reacted": "deed-reacts",
    "hits-cancelled": "deed-cancelled",
    "hero-hit": "deed-hit",
    "discarded": "deed-discards",
    "knocked-out": "deed-knocked-out",
    "stays-up": "deed-stays-up",
    "dragged": "deed-dragged",
    "rerolled": "deed-rerolls",
    "creature-killed": "deed-kills",
    "creature-survives": "deed-survives",
    "thing-destroyed": "deed-destroys",
    "thing-holds": "deed-holds",
    "drew": "deed-draws",
    "drew-cards": "deed-draws",
    "coin-tails": "deed-coin",
    "discovery-found": "deed-finds",
}
"""Log lines that continue a line. Outside of one they are lines of their own."""

DICE, MOVES, KILL = "deed-rolls", "deed-moves", "deed-kills"
SEARCH, FOUND = "account-search", "discovery-found"
HURTS = frozenset({"deed-hit", "deed-knocked-out", "deed-discards"})
KILLS = frozenset({"deed-kills", "deed-destroys", "deed-knocked-out"})
"""Deeds that make a creature's or attack's line decisive."""

GATHERED: Mapping[str, str] = {
    "drew": "account-drawn",
    "drew-cards": "account-drawn",
    "creature-spawned": "account-spawned",
    "creature-skips": "account-skips",
}
"""Lines that are one when they follow each other."""


@dataclass(slots=True)
class Line:
    """A growing line: its first words, and the events so far."""

    key: str
    args: Mapping[str, Any]
    deeds: list[Text] = field(default_factory=list)

    def text(self) -> Text:
        """Returns the line with its deeds."""
        if not self.deeds:
            return Text(f"{self.key}-only", **self.args)
        keys = {deed.key for deed in self.deeds}
        decisive = (self.key == "account-attack" and keys & KILLS) or (self.key != "account-attack" and keys & HURTS)
        key = f"{self.key}-decisive" if decisive and self.key in SPLIT else self.key
        return Text(key, **self.args, deeds=joined("account-then", self.deeds))

    def add(self, text: Text) -> None:
        """Adds a deed; consecutive movements are merged, and equal kills are counted."""
        deed = Text(DEEDS[text.key], **text.args)
        if deed.key == KILL:
            last = self.deeds[-1] if self.deeds else deed
            again = last.key == KILL and last.args["creature"] == deed.args["creature"]
            count = self.deeds.pop().args["count"] if again and self.deeds else 0
            deed = Text(KILL, creature=deed.args["creature"], count=count + 1)
        if deed.key == MOVES and self.deeds and self.deeds[-1].key == MOVES:
            deed = Text(MOVES, **{**deed.args, "origin": self.deeds.pop().args["origin"]})
        self.deeds.append(deed)


SPLIT = ("account-attack", "account-creature")


class Telling:
    """The lines so far; `open` is the growing one. The dice of a hero's attack are in its first words."""

    def __init__(self, told: Sequence[Text]) -> None:
        self.told: list[Line | Text] = []
        self.open: Line | None = None
        for text in told:
            self._take(text)

    def lines(self) -> Iterator[Text]:
        """Yields all lines in order, with idle creatures, moves of one hero and equal events merged."""
        said = [line.text() if isinstance(line, Line) else line for line in self.told]
        for key, each in groupby(said, _kind):
            texts = list(each)
            yield from _gathered(key, texts) if key else texts

    def _take(self, text: Text) -> None:
        if text.key in RESUMING and self.open is not None and self.open.key == "account-attack":
            place = text.args.get("origin", text.args["place"])
            self.open = Line("account-creature", {"creature": text.args["creature"], "place": place})
            self.told.append(self.open)
        if text.key in OPENING:
            self.open = Line(OPENING[text.key], _beginning(text))
            self.told.append(self.open)
        elif self.open is not None and (text.key in DEEDS or text.key in DETAILS):
            if text.key == FOUND and self.open.key == SEARCH:
                self.open.key = "account-found"
            elif text.key == "attack-rolled":
                self.open.deeds.append(Text(DICE, **text.args))
            elif text.key in DEEDS:
                self.open.add(text)
        elif text.key not in DETAILS:
            self.open = None
            self.told.append(text)


def account(told: Sequence[Text]) -> Sequence[Text]:
    """Returns the log lines condensed, in the same order."""
    return list(Telling(told).lines())


def _beginning(text: Text) -> Mapping[str, Any]:
    if text.key == "attacks-by-effect":
        return {**text.args, "cards": (), "count": 0}
    if text.key == "searched":
        return {**text.args, "does": _effect(text.args["card"])}
    if text.key == "attacks":
        return {**text.args, "count": len(text.args["cards"])}
    return text.args


def _effect(card: str) -> Text:
    """Returns what an event does in brackets; nothing for a discovery."""
    return Text("search-does", does=event_text(card)) if card in content().events else Text("nothing")


# ---------------------------------------------------------------- several lines as one


def _kind(text: Text) -> str:
    if text.key in ("moved", "moved-with"):
        return f"moved:{text.args['hero']}"
    return "account-idle" if text.key == "account-creature-only" else GATHERED.get(text.key, "")


def _gathered(key: str, texts: Sequence[Text]) -> Iterator[Text]:
    if key.startswith("moved:"):
        way = joined("account-way", [Text("place-name", place=each.args["place"]) for each in texts])
        yield Text("account-moved", hero=texts[0].args["hero"], origin=texts[0].args["origin"], way=way)
        return
    yield Text(key, parts=tuple(_drawn(texts) if key == "account-drawn" else _placed(key, texts)))


def _drawn(texts: Sequence[Text]) -> Iterator[Text]:
    """Yields the total of cards drawn by each hero."""
    counts: Counter[Any] = Counter()
    for text in texts:
        counts[text.args["hero"]] += int(text.args["count"])
    yield from (Text("account-drawn-part", hero=hero, count=count) for hero, count in counts.items())


def _placed(key: str, texts: Sequence[Text]) -> Iterator[Text]:
    """Yields each kind of creature once, with all its places."""
    places: dict[Any, list[Any]] = {}
    for text in texts:
        places.setdefault(text.args["creature"], []).append(text.args["place"])
    yield from (Text(f"{key}-part", creature=kind, places=tuple(where)) for kind, where in places.items())
