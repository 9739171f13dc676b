"""What a press carries, typed: written where a button is made, and read when it is pressed.

Here stands what several verbs carry. What one verb alone carries is a class beside its handler, or here where a card
makes the button. Each is read by `of`, which raises NotOurs, and written by `press`.
"""

from __future__ import annotations

from dataclasses import dataclass

from bot.messages.ids import NOBODY, Press, number


@dataclass(frozen=True, slots=True)
class Nothing:
    """No more than the verb."""

    @classmethod
    def of(cls, press: Press) -> Nothing:
        """Reads a press."""
        return cls()


@dataclass(frozen=True, slots=True)
class OfCampaign:
    """A campaign."""

    campaign: int

    @classmethod
    def of(cls, press: Press) -> OfCampaign:
        """Reads a press."""
        return cls(press.campaign)


@dataclass(frozen=True, slots=True)
class OfSeat:
    """A campaign and one of its seats; NOBODY where the button names none."""

    campaign: int
    seat: int = NOBODY

    @classmethod
    def of(cls, press: Press) -> OfSeat:
        """Reads a press."""
        return cls(press.campaign, press.seat)

    @property
    def named(self) -> int | None:
        """The seat that the button names, if it does."""
        return None if self.seat == NOBODY else self.seat


@dataclass(frozen=True, slots=True)
class OfMoment:
    """A decision of a branch; `n` is 0 where the button names none."""

    campaign: int
    branch: int
    n: int = 0

    @classmethod
    def of(cls, press: Press) -> OfMoment:
        """Reads a press."""
        return cls(press.campaign, press.branch, press.n)


@dataclass(frozen=True, slots=True)
class OfAsk:
    """The ask that was put to a seat at decision `n` of a branch."""

    campaign: int
    branch: int
    n: int
    seat: int

    @classmethod
    def of(cls, press: Press) -> OfAsk:
        """Reads a press."""
        return cls(press.campaign, press.branch, press.n, press.seat)

    def press(self, verb: str, what: str = "") -> Press:
        """The button of this verb; `what` it adds is written by the class of the verb."""
        return Press(verb, self.campaign, self.branch, self.n, self.seat, what)


@dataclass(frozen=True, slots=True)
class OfPost:
    """A post of a campaign, by its number."""

    campaign: int
    number: int

    @classmethod
    def of(cls, press: Press) -> OfPost:
        """Reads a press; raises NotOurs."""
        return cls(press.campaign, number(press.what))

    def press(self, verb: str) -> Press:
        """The button of this verb."""
        return Press(verb, self.campaign, what=str(self.number))


# ---------------------------------------------------------------- answers


@dataclass(frozen=True, slots=True)
class PressedChoice:
    """An option, or a run, that was pressed."""

    ask: OfAsk
    option: str

    @classmethod
    def of(cls, press: Press) -> PressedChoice:
        """Reads a press."""
        return cls(OfAsk.of(press), press.what)

    @property
    def press(self) -> Press:
        """The button of the choice."""
        return self.ask.press("choose", self.option)


@dataclass(frozen=True, slots=True)
class PressedMenu:
    """A menu of choices, told apart from others by the group that it shows."""

    ask: OfAsk
    group: str = ""

    @classmethod
    def of(cls, press: Press) -> PressedMenu:
        """Reads a press."""
        return cls(OfAsk.of(press), press.what)

    @property
    def press(self) -> Press:
        """The menu's own press; what is marked in it comes beside."""
        return self.ask.press("pick", self.group)


@dataclass(frozen=True, slots=True)
class PressedGroup:
    """A group that is to be opened, or in which nothing can be chosen (`why_empty`)."""

    ask: OfAsk
    group: str

    @classmethod
    def of(cls, press: Press) -> PressedGroup:
        """Reads a press."""
        return cls(OfAsk.of(press), press.what)

    def press(self, verb: str = "group") -> Press:
        """The button of the group."""
        return self.ask.press(verb, self.group)


@dataclass(frozen=True, slots=True)
class Confirmed:
    """Choices that were confirmed, packed as by `bot.panels.choosing.confirming`."""

    ask: OfAsk
    packed: str

    @classmethod
    def of(cls, press: Press) -> Confirmed:
        """Reads a press."""
        return cls(OfAsk.of(press), press.what)

    @property
    def press(self) -> Press:
        """The button that confirms."""
        return self.ask.press("sure", self.packed)


@dataclass(frozen=True, slots=True)
class TableChoice:
    """An option of a choice of the table, pressed on the card that all see, for the seats of who presses it."""

    campaign: int
    branch: int
    n: int
    option: str

    @classmethod
    def of(cls, press: Press) -> TableChoice:
        """Reads a press."""
        return cls(press.campaign, press.branch, press.n, press.what)

    def of_seat(self, seat: int) -> OfAsk:
        """The same for one of the seats that are asked."""
        return OfAsk(self.campaign, self.branch, self.n, seat)

    @property
    def press(self) -> Press:
        """The button of the option."""
        return Press("table", self.campaign, self.branch, self.n, what=self.option)


@dataclass(frozen=True, slots=True)
class DefaultAnswer:
    """The default of an ask with this key, pressed on the card that all see; or the order that would answer so."""

    campaign: int
    branch: int
    n: int
    key: str

    @classmethod
    def of(cls, press: Press) -> DefaultAnswer:
        """Reads a press."""
        return cls(press.campaign, press.branch, press.n, press.what)

    def of_seat(self, seat: int) -> OfAsk:
        """The same for one of the seats that are asked."""
        return OfAsk(self.campaign, self.branch, self.n, seat)

    def press(self, verb: str) -> Press:
        """The button that answers so once (`usual`), or always (`order_always`)."""
        return Press(verb, self.campaign, self.branch, self.n, what=self.key)


# ---------------------------------------------------------------- what is written for one verb


@dataclass(frozen=True, slots=True)
class GameRules:
    """The rules of a game, or of the game of a campaign; neither where the thread decides."""

    campaign: int = 0
    game: str = ""

    @classmethod
    def of(cls, press: Press) -> GameRules:
        """Reads a press."""
        return cls(press.campaign, press.what)

    def press(self, verb: str = "rule") -> Press:
        """The button of this verb."""
        return Press(verb, self.campaign, what=self.game)


@dataclass(frozen=True, slots=True)
class Topic:
    """A topic of the help."""

    topic: str

    @classmethod
    def of(cls, press: Press) -> Topic:
        """Reads a press."""
        return cls(press.what)

    @property
    def press(self) -> Press:
        """The button of the topic."""
        return Press("help_topic", what=self.topic)


@dataclass(frozen=True, slots=True)
class Setting:
    """An option of the game or a setting of the table; with a `value`, the button that sets it at once."""

    campaign: int
    kind: str
    name: str
    value: str = ""

    @classmethod
    def of(cls, press: Press) -> Setting:
        """Reads a press."""
        kind, name, value = f"{press.what}::".split(":")[:3]
        return cls(press.campaign, kind, name, value)

    @property
    def press(self) -> Press:
        """The menu of its values, or the button of one."""
        return Press("settings_change", self.campaign, what=":".join(filter(None, (self.kind, self.name, self.value))))
