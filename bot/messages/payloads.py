"""Typed payloads of presses: written when a button is made, and read when it is pressed.

This module holds payloads that several verbs share, or that public messages write. Others are beside their handlers.
`of` reads each from a press and raises NotOurs; `press` writes it.
"""

from __future__ import annotations

from dataclasses import dataclass

from bot.messages.ids import NOBODY, Press, number


@dataclass(frozen=True, slots=True)
class Nothing:
    """Payload without arguments."""

    @classmethod
    def of(cls, press: Press) -> Nothing:
        """Reads a press."""
        return cls()


@dataclass(frozen=True, slots=True)
class OfCampaign:
    """Payload with a campaign."""

    campaign: int

    @classmethod
    def of(cls, press: Press) -> OfCampaign:
        """Reads a press."""
        return cls(press.campaign)


@dataclass(frozen=True, slots=True)
class OfSeat:
    """Payload with a campaign and one of its seats; `NOBODY` if the button names none."""

    campaign: int
    seat: int = NOBODY

    @classmethod
    def of(cls, press: Press) -> OfSeat:
        """Reads a press."""
        return cls(press.campaign, press.seat)

    @property
    def named(self) -> int | None:
        """The seat that the button names, if any."""
        return None if self.seat == NOBODY else self.seat


@dataclass(frozen=True, slots=True)
class OfMoment:
    """Payload with a decision of a branch; `n` is 0 if the button names none."""

    campaign: int
    branch: int
    n: int = 0

    @classmethod
    def of(cls, press: Press) -> OfMoment:
        """Reads a press."""
        return cls(press.campaign, press.branch, press.n)


@dataclass(frozen=True, slots=True)
class OfAsk:
    """Payload with the question that a seat was asked at decision `n` of a branch."""

    campaign: int
    branch: int
    n: int
    seat: int

    @classmethod
    def of(cls, press: Press) -> OfAsk:
        """Reads a press."""
        return cls(press.campaign, press.branch, press.n, press.seat)

    def press(self, verb: str, what: str = "") -> Press:
        """Returns the button's press for this verb. `what` is an addition, formatted by the class of the verb."""
        return Press(verb, self.campaign, self.branch, self.n, self.seat, what)


@dataclass(frozen=True, slots=True)
class OfPost:
    """Payload with a post of a campaign, by its number."""

    campaign: int
    number: int

    @classmethod
    def of(cls, press: Press) -> OfPost:
        """Reads a press. Raises NotOurs."""
        return cls(press.campaign, number(press.what))

    def press(self, verb: str) -> Press:
        """Returns the press for this verb."""
        return Press(verb, self.campaign, what=str(self.number))


@dataclass(frozen=True, slots=True)
class ChartPage:
    """A chart of the chapter that ended at decision `n`; of the one in play if `n` is 0. Without a key, the first."""

    campaign: int
    n: int = 0
    key: str = ""

    def press(self, verb: str = "charts") -> Press:
        """Returns the press that shows it, or that of its menu (`chart_pick`)."""
        return Press(verb, self.campaign, n=self.n, what=self.key)

    @classmethod
    def of(cls, press: Press) -> ChartPage:
        """Reads a press."""
        return cls(press.campaign, press.n, press.what)


# ---------------------------------------------------------------- answers


@dataclass(frozen=True, slots=True)
class PressedChoice:
    """An option or run that was pressed."""

    ask: OfAsk
    option: str

    @classmethod
    def of(cls, press: Press) -> PressedChoice:
        """Reads a press."""
        return cls(OfAsk.of(press), press.what)

    @property
    def press(self) -> Press:
        """The press of the choice."""
        return self.ask.press("choose", self.option)


@dataclass(frozen=True, slots=True)
class PressedMenu:
    """A menu of choices, identified by its group."""

    ask: OfAsk
    group: str = ""

    @classmethod
    def of(cls, press: Press) -> PressedMenu:
        """Reads a press."""
        return cls(OfAsk.of(press), press.what)

    @property
    def press(self) -> Press:
        """The menu's press. Selected values come separately."""
        return self.ask.press("pick", self.group)


@dataclass(frozen=True, slots=True)
class PressedGroup:
    """A group to open."""

    ask: OfAsk
    group: str

    @classmethod
    def of(cls, press: Press) -> PressedGroup:
        """Reads a press."""
        return cls(OfAsk.of(press), press.what)

    def press(self, verb: str = "group") -> Press:
        """Returns the press of the group."""
        return self.ask.press(verb, self.group)


@dataclass(frozen=True, slots=True)
class Confirmed:
    """Confirmed choices, packed by `bot.panels.choosing.packing`."""

    ask: OfAsk
    packed: str

    @classmethod
    def of(cls, press: Press) -> Confirmed:
        """Reads a press."""
        return cls(OfAsk.of(press), press.what)

    @property
    def press(self) -> Press:
        """The press that confirms."""
        return self.ask.press("sure", self.packed)


@dataclass(frozen=True, slots=True)
class TableChoice:
    """An option of a group choice, pressed on the public message, for the seats of the user."""

    campaign: int
    branch: int
    n: int
    option: str

    @classmethod
    def of(cls, press: Press) -> TableChoice:
        """Reads a press."""
        return cls(press.campaign, press.branch, press.n, press.what)

    def of_seat(self, seat: int) -> OfAsk:
        """Returns the payload for one of the asked seats."""
        return OfAsk(self.campaign, self.branch, self.n, seat)

    @property
    def press(self) -> Press:
        """The press of the option."""
        return Press("table", self.campaign, self.branch, self.n, what=self.option)


@dataclass(frozen=True, slots=True)
class DefaultAnswer:
    """The default of the question with this key, pressed on the public message, or the standing order for it."""

    campaign: int
    branch: int
    n: int
    key: str

    @classmethod
    def of(cls, press: Press) -> DefaultAnswer:
        """Reads a press."""
        return cls(press.campaign, press.branch, press.n, press.what)

    def of_seat(self, seat: int) -> OfAsk:
        """Returns the payload for one of the asked seats."""
        return OfAsk(self.campaign, self.branch, self.n, seat)

    def press(self, verb: str) -> Press:
        """Returns the press that answers once (`usual`) or always (`order_always`)."""
        return Press(verb, self.campaign, self.branch, self.n, what=self.key)


# ---------------------------------------------------------------- what is written for one verb


@dataclass(frozen=True, slots=True)
class GameRules:
    """The rules of a game, or of a campaign's game; without either, the thread decides."""

    campaign: int = 0
    game: str = ""

    @classmethod
    def of(cls, press: Press) -> GameRules:
        """Reads a press."""
        return cls(press.campaign, press.what)

    def press(self, verb: str = "rule") -> Press:
        """Returns the press for this verb."""
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
        """The press of the topic."""
        return Press("help_topic", what=self.topic)


@dataclass(frozen=True, slots=True)
class Setting:
    """An option of the game or a setting of the campaign; with a `value`, the button that sets it."""

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
        """The press of the menu of its values, or of one value's button."""
        return Press("settings_change", self.campaign, what=":".join(filter(None, (self.kind, self.name, self.value))))
