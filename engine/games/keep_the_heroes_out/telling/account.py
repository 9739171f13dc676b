"""Condenses the log of a stretch of play: a line for each card with its effects, and one for each hero with its steps
in order, the first after the guild card that brought it.

Omitted events, such as new cards in the row, are in the full log.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import groupby
from typing import Any

from engine.kit.wording import joined
from engine.table import Argument, Importance, Text

IMPORTANCE: Mapping[str, Importance] = {
    **dict.fromkeys(
        (
            "account-card-by-decisive",
            "account-card-decisive",
            "account-gamble",
            "account-guild",
            "account-guild-nobody",
            "account-hero",
            "account-guild-only",
            "account-prisoner",
            "account-room",
            "counter-changed",
            "guild-cards-more",
            "hero-defeated",
            "monster-falls",
            "scenario-card",
            "shortage",
            "treasure-placed",
            "treasure-removed",
            "wave-2",
        ),
        Importance.DECISIVE,
    ),
    **dict.fromkeys(
        (
            "account-card-by-only",
            "account-card-only",
            "account-drawn",
            "blueprint-revealed",
            "told-chosen",
            "told-late-table",
            "told-order",
            "told-plan",
            "told-usual",
        ),
        Importance.ROUTINE,
    ),
}
"""Decisive: steps of heroes, cards that defeat heroes or gain loot, and the scenario's key events. Routine: what the
board shows anyway."""

DETAILS = frozenset({"cleans-up", "draw-cards", "mage-frees", "row-filled", "treasure-laid"})
"""Lines shown only in the full log: the board or the next line shows the same, or they are for one seat."""

FOR_THE_TABLE = frozenset({"told-chosen", "told-late-table", "told-usual"})
NEXT_STEP = "step-"
"""Group answers; those about the next step of heroes are implied by the order of the lines."""

BY_CARDS: Mapping[str, str] = {
    "moved": "deed-moves",
    "moved-with": "deed-moves-with",
    "attacked": "deed-attacks",
    "shot": "deed-attacks",
    "tokens-placed": "deed-places",
    "tokens-lost": "deed-spends",
    "put-monsters": "deed-summons",
    "portal-opened": "deed-opens",
    "portal-completed": "deed-opens",
    "healed": "deed-heals",
    "drew": "deed-draws",
    "drew-cards": "deed-draws",
    "drew-own": "deed-draws",
    "reinforced": "deed-reinforces",
    "gained": "deed-gains",
    "built": "deed-builds",
    "experiments": "deed-experiments",
    "cells-card": "deed-cells",
}
"""The effect of a player's card, by log message."""

BY_HEROES: Mapping[str, str] = {
    "archer-shoots": "deed-shoots",
    "warrior-discards": "deed-smashes",
    "rogue-disarms": "deed-disarms",
    "trap-springs": "deed-trap",
    "reactivated": "deed-reactivates",
    "hero-attacks": "deed-strikes",
    "heroes-wait": "deed-waits",
    "plundered": "deed-plunders",
    "heroes-charge": "deed-charges",
    "hero-walks": "deed-walks",
}
"""Actions of heroes in a room, by log message."""

WITH_HEROES = frozenset({"reactivated", "hero-attacks", "heroes-wait", "plundered", "heroes-charge", "hero-walks"})
"""Messages about several heroes by class."""

LEAVING = frozenset({"heroes-charge", "hero-walks"})
"""Actions that take heroes to another room."""

MOST_DEEDS = 5
"""After this many actions, a hero's line ends and a new one begins, named after the room."""

ELSEWHERE = ""
"""The room of heroes whose story continues in another line."""

OUTCOMES: Mapping[tuple[str, str], str] = {
    ("deed-attacks", "hero-defeated"): "deed-defeats",
    ("deed-attacks", "hero-hurt"): "deed-hits",
    ("deed-shoots", "monster-falls"): "deed-shoots-down",
    ("deed-shoots", "monster-hurt"): "deed-shoots-hurting",
    ("deed-shoots", "defended"): "deed-shoots-in-vain",
    ("deed-strikes", "monster-falls"): "deed-strikes-down",
    ("deed-strikes", "monster-hurt"): "deed-strikes-hurting",
    ("deed-strikes", "defended"): "deed-strikes-in-vain",
    ("deed-trap", "hero-defeated"): "deed-trap-kills",
    ("deed-trap", "hero-hurt"): "deed-trap-hurts",
}
"""One action in place of two, if the second is the result of the first."""

DRAWN = ("drew-cards", "drew-own")
FEW_DRAWN = 2
"""As many drawn cards are named where the reader may know them; more are counted."""

SCORES = frozenset({"deed-defeats", "deed-hits", "deed-gains", "deed-builds"})
"""Actions that make a card worth a line whenever there is room."""

IDLE_PRISONER = "account-prisoner-only"
"""A hero in the Cells who has done nothing."""

GATHERED: Mapping[str, str] = {
    "drew": "account-drawn",
    "drew-cards": "account-drawn",
    "drew-own": "account-drawn",
    "discarded": "account-discarded",
    "put-monsters": "account-put",
}
"""Consecutive lines of several clans that are merged."""


@dataclass(slots=True)
class Line:
    """A growing line: its first words, and the events so far. `room` is the current room of its heroes, None for a
    card; `heroes` are those in its first words."""

    key: str
    args: Mapping[str, Any]
    room: str | None = None
    heroes: tuple[str, ...] = ()
    deeds: list[Text] = field(default_factory=list)

    def text(self) -> Text:
        """Returns the line with its actions, equal consecutive ones once."""
        if not self.deeds:
            return Text(f"{self.key}-only", **self.args)
        said = [_repeated(deed, len(list(equal))) for deed, equal in groupby(self.deeds)]
        decisive = self.room is None and any(deed.key in SCORES for deed in self.deeds)
        key = f"{self.key}-decisive" if decisive else self.key
        return Text(key, **self.args, deeds=joined("account-then", said))

    def takes(self, text: Text) -> bool:
        """True if this text is the result of the last action, and then adds it there."""
        last = self.deeds[-1] if self.deeds else None
        both = last and OUTCOMES.get((last.key, text.key))
        if last and both:
            self.deeds[-1] = Text(
                both, **last.args, **{each: text.args[each] for each in ("left", "card") if each in text.args}
            )
        return bool(both)


class Telling:
    """The lines so far: `card` is that of the current card or gamble, `last` the one changed last, `guild` the guild
    card whose heroes have no line yet. Cards of several clans are named with their clans."""

    def __init__(self, told: Sequence[Text]) -> None:
        self.several = len({text.args["clan"] for text in told if text.key == "play-done"}) > 1
        self.told: list[Line | Text] = []
        self.card: Line | None = None
        self.last: Line | None = None
        self.guild: str | None = None
        for text in _with_own_cards(told):
            self._take(text)
        self._idle_guild_card()

    def lines(self) -> Iterator[Text]:
        """Yields all lines in order."""
        said = [line.text() if isinstance(line, Line) else line for line in self.told]
        for key, each in groupby(said, lambda text: GATHERED.get(text.key)):
            texts = list(each)
            yield from [_gathered(key, texts)] if key else (text for text in texts if text.key != IDLE_PRISONER)

    def _take(self, text: Text) -> None:
        begin = BEGINNINGS.get(text.key)
        if begin:
            begin(self, text)
        elif not (self.last and self.last.takes(text)) and not self._grows(text):
            self._tell(text)

    def _tell(self, text: Text) -> None:
        self.told.append(text)
        self.last = None

    # ------------------------------------------------------------ lines that begin

    def plays(self, text: Text) -> None:
        """Starts the line of a card, or continues it after a gamble."""
        by = ("card", "clan") if self.several else ("card",)
        key = "account-card-by" if self.several else "account-card"
        self.card = self._begin(Line(key, {each: text.args[each] for each in by}))

    def gambles(self, text: Text) -> None:
        """Starts the line of a gamble."""
        self.card = self._begin(Line("account-gamble", {}))

    def cleans_up(self, text: Text) -> None:
        """Ends the current card."""
        self.card = None

    def turns_up(self, text: Text) -> None:
        """Notes a hero card, which the line of its first hero will name."""
        self._idle_guild_card()
        self.card, self.guild = None, text.args["card"]

    def turns_up_scenario(self, text: Text) -> None:
        """Notes a scenario card."""
        self._idle_guild_card()
        self.card = None
        self._tell(text)

    def arrives(self, text: Text) -> None:
        """Adds a hero who enters the dungeon, after others of its line who have done nothing yet."""
        room, heroes = text.args["room"], (text.args["hero"],)
        if self.guild:
            self._begin(Line("account-guild", {"card": self.guild, "room": room}, room, heroes))
            self.guild = None
            return
        last = self.last
        if last and last.key == "account-hero" and last.room == room and not last.deeds:
            self.told.pop()
            heroes = (*last.heroes, *heroes)
        self._begin(Line("account-hero", {"heroes": _counted(heroes), "room": room}, room, heroes))

    def is_imprisoned(self, text: Text) -> None:
        """Adds a hero who enters the dungeon exhausted, as its card says."""
        room, heroes = text.args["room"], (text.args["hero"],)
        self._begin(Line("account-prisoner", {"heroes": heroes, "room": room}, room, heroes))

    def _begin(self, line: Line) -> Line:
        self.told.append(line)
        self.last = line
        return line

    def _idle_guild_card(self) -> None:
        """Adds a hero card that has brought no one."""
        if self.guild:
            self._tell(Text("account-guild-nobody", card=self.guild))
        self.guild = None

    # ------------------------------------------------------------ lines that grow

    def _grows(self, text: Text) -> bool:
        """True if a line takes this up: that of the heroes in its room, or of the current card."""
        if text.key in DETAILS or _is_mere_order(text) or self._is_lost_to_heroes(text):
            return True
        if text.key in BY_HEROES:
            return self._grow(self._line_at(text.args["room"]), _hero_deed, text)
        line = self.card or (self.last if text.key == "cells-card" or self._was_defended() else None)
        return text.key in BY_CARDS and line is not None and self._grow(line, _card_deed, text)

    def _grow(self, line: Line, deed: Callable[[Line, Text], Text], text: Text) -> bool:
        line.deeds.append(deed(line, text))
        if text.key in LEAVING:
            line.room = text.args["to"] if len(line.deeds) < MOST_DEEDS else ELSEWHERE
        self.last = line
        return True

    def _line_at(self, room: str) -> Line:
        """Returns the last line of heroes in a room, or a new one."""
        lines = (line for line in reversed(self.told) if isinstance(line, Line) and line.room == room)
        return next(lines, None) or self._begin(Line("account-room", {"room": room}, room))

    def _is_lost_to_heroes(self, text: Text) -> bool:
        """Adds a token lost to the heroes of the last action, unless that action names it."""
        if text.key != "tokens-lost" or self.last is None or self.last.room is None:
            return False
        if text.args["token"] != "trap" and self.last.deeds[-1:] and self.last.deeds[-1].key != "deed-smashes":
            self.last.deeds.append(Text("deed-loses", token=text.args["token"], count=text.args["count"]))
        return True

    def _was_defended(self) -> bool:
        """True if the event may be the combo of a Defend."""
        return bool(self.last and self.last.deeds and self.last.deeds[-1].key.endswith("-in-vain"))


def account(told: Sequence[Text]) -> Sequence[Text]:
    """Returns the log lines condensed, in the same order."""
    return list(Telling(told).lines())


BEGINNINGS: Mapping[str, Callable[[Telling, Text], None]] = {
    "play-done": Telling.plays,
    "play-goes-on": Telling.plays,
    "gambles": Telling.gambles,
    "cleans-up": Telling.cleans_up,
    "guild-card": Telling.turns_up,
    "scenario-card": Telling.turns_up_scenario,
    "hero-summoned": Telling.arrives,
    "hero-arrives-exhausted": Telling.is_imprisoned,
}


def _with_own_cards(told: Sequence[Text]) -> Iterator[Text]:
    """Yields the texts; for the seat that draws cards, their names replace their number."""
    for text, following in zip(told, [*told[1:], None], strict=False):
        own = following is not None and following.key == "draw-cards"
        cards = following.args["cards"] if following is not None and own else ()
        yield Text("drew-own", **text.args, cards=cards) if text.key == "drew" and own else text


def _is_mere_order(text: Text) -> bool:
    """True if the text only says which heroes are next."""
    return text.key in FOR_THE_TABLE and all(each.key.startswith(NEXT_STEP) for each in text.args["choice"])


def _card_deed(line: Line, text: Text) -> Text:
    if text.key in DRAWN and len(text.args["cards"]) <= FEW_DRAWN:
        return Text("deed-draws-named", cards=_counted(text.args["cards"]))
    wanted = {name: value for name, value in text.args.items() if name not in ("clan", "cards", "kept")}
    return Text(BY_CARDS[text.key], **wanted)


def _hero_deed(line: Line, text: Text) -> Text:
    """Returns an action for the line of a room; `who` are the heroes if they differ from the line's first words."""
    heroes = tuple(text.args.get("heroes") or ([text.args["hero"]] if "hero" in text.args else ()))
    known = {name: text.args[name] for name in ("clan", "to", "token", "value", "effect") if name in text.args}
    if text.key in WITH_HEROES:
        known["who"] = Text("nothing") if heroes == line.heroes else Text("account-who", heroes=_counted(heroes))
        known["count"] = len(heroes)
    return Text(BY_HEROES[text.key], **known)


def _repeated(deed: Text, times: int) -> Text:
    """Returns an action that was done several times in a row as one; what it counts is added up."""
    if times == 1:
        return deed
    if "count" in deed.args:
        return Text(deed.key, **{**deed.args, "count": times * deed.args["count"]})
    return Text("counted", what=deed, count=times)


def _counted(heroes: Sequence[str]) -> tuple[Text, ...]:
    """Counts classes of heroes."""
    return tuple(Text("counted", what=hero, count=count) for hero, count in Counter(heroes).items())


def _gathered(key: str, texts: Sequence[Text]) -> Text:
    """Merges lines about several clans. What a clan draws or places at once is added up. Few cards of one are named."""
    drawn = [card for text in texts if text.key in DRAWN for card in text.args["cards"]]
    of_one = len({text.args["clan"] for text in texts}) == 1 and all(text.key in DRAWN for text in texts)
    if key == "account-drawn" and of_one and len(drawn) <= FEW_DRAWN:
        return Text("drew-own", clan=texts[0].args["clan"], cards=_counted(drawn))
    counts: dict[tuple[tuple[str, Argument], ...], int] = {}
    parts = []
    for text in texts:
        what = tuple((name, text.args[name]) for name in ("clan", "card", "room") if name in text.args)
        if "count" in text.args:
            counts[what] = counts.get(what, 0) + text.args["count"]
        else:
            parts.append(Text(f"{key}-part", **dict(what)))
    parts += [Text(f"{key}-part", **dict(what), count=count) for what, count in counts.items()]
    return Text(key, parts=tuple(parts))
