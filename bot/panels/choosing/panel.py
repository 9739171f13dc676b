"""The panel: the ephemeral message in which a player chooses (docs/behaviour.md#turn)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property

from bot.messages.ids import NOBODY, Press
from bot.messages.layout import Button, Control, Message, Picture, Style, accent_of, button, row, rows
from bot.messages.payloads import OfAsk, PressedChoice
from bot.panels.choosing.choices import LONGEST_BUTTON, Choices, choice_rows, counsel, in_full
from bot.panels.choosing.plans import plan_button, stopped_line
from bot.text.speech import choice_said, cut, label, lines_of, plain, player_of, seats_and_players
from engine.campaigns import Situation
from engine.table import (
    Ask,
    Option,
    Run,
    Seat,
    Text,
    plans_of,
)
from engine.words import Spoken, Words


@dataclass(frozen=True)
class Panel:
    """The choices of one seat at one moment, in its reader's language. `group` is the open one, `note` says what has
    just happened, `tip` is shown at the bottom; `runs`, `next_up` and `recommended` come from the game."""

    situation: Situation
    user: int
    seat: int
    ask: Ask
    words: Words
    group: str | None = None
    note: str = ""
    tip: str = ""
    runs: Sequence[Run] = ()
    next_up: str | None = None
    recommended: Mapping[str, Text] = field(default_factory=dict)

    @property
    def moment(self) -> OfAsk:
        """The question that every button of the panel names."""
        return OfAsk(self.situation.id, self.situation.branch, self.ask.n, self.seat)

    @cached_property
    def choices(self) -> Choices:
        """The options in their groups."""
        order = self.situation.game.groups.get(self.ask.key)
        return Choices.of(self.ask, order, self.runs, self.next_up, self.recommended)

    @property
    def badges(self) -> frozenset[str]:
        """The places on the board that the visible choices point to."""
        return frozenset(place for option in self.choices.shown(self.group) for place in option.places)

    @property
    def groups(self) -> Mapping[str, tuple[str, ...]]:
        """By place, the groups of the visible choices that point to it."""
        shown = [option for option in self.choices.shown(self.group) if option.group]
        places = {place for option in shown for place in option.places}
        return {place: tuple(option.group for option in shown if place in option.places) for place in places}

    def message(self, picture: Picture | None = None) -> Message:
        """Builds the message: state, recent events, question, picture, choices, and the common row."""
        return Message(
            state_line(self.situation, self.seat, self.words),
            lines_of(self.note, *self._question()),
            picture,
            *choice_rows(self.choices, self.group, self.moment, self.words),
            *self._other_seats(),
            self._plan(),
            self._foot(),
            self.tip or None,
            accent=accent_of(self.seat),
        )

    def _question(self) -> list[str]:
        """Returns the question and the full texts of its choices."""
        nothing = self.ask.occasion == "reaction" and len(self.ask.options) == 1
        return [
            stopped_line(self.situation, self.seat, self.words),
            self.words.say(self.ask.text),
            *([self.words.message("panel-no-reaction")] if nothing else ()),
            *counsel(self.choices, self.words),
            *in_full(self.choices, self.group, self.words),
        ]

    def _other_seats(self) -> list[Control]:
        """Returns buttons for the user's other seats that have a question of their own."""
        answered = {self.seat, *(() if self._is_voted else self.ask.seats)}
        own = self.situation.seats_of(self.user)
        others = [seat for seat in self.situation.waiting_for if seat in own and seat not in answered]
        press = Press("act", self.situation.id)
        return rows([button(replace(press, seat=seat), self._switch_to(seat)) for seat in others])

    def _plan(self) -> Control | None:
        """Returns the button for plans, in a phase that waits until all are ready and in the seat's own turn."""
        plans = plans_of(self.situation.game)
        if not plans or (self.choices.end is None and all(plan.ask != self.ask.key for plan in plans)):
            return None
        return _orders_row(self.situation, [self.seat], self.words)

    @property
    def _is_voted(self) -> bool:
        """True if each of the asked seats has a vote."""
        return self.situation.facts.settings.table_choices == "vote"

    def _switch_to(self, seat: int) -> str:
        return self.words.message("button-choose-for", seat=Spoken(self.words.seat(seat)))

    def _foot(self) -> Control | None:
        """Returns the common row. Permanent buttons come first and changing ones last, so that nothing moves."""
        return row(
            button(self.moment.press("hand"), self.words.message("button-hand")),
            button(self.moment.press("board"), self.words.message("button-board")),
            button(self.moment.press("more"), self.words.message("button-more")),
            self._end_turn(self.choices.end),
            undo_button(self.situation, self.user, self.words),
        )

    def _end_turn(self, end: Option | None) -> Button | None:
        if end is None:
            return None
        leads = not self.choices.count or self.next_up == end.id
        style = Style.PRIMARY if leads else Style.SECONDARY
        return button(PressedChoice(self.moment, end.id).press, label(self.words, end), style)


def present(
    situation: Situation, user: int, words: Words, *, seat: int | None = None, group: str | None = None, note: str = ""
) -> Panel | None:
    """Returns the panel of this user's open question, for `seat` first if it is asked; None without a question, or if
    its optional answer is already given."""
    own = [each for each in situation.seats_of(user) if each in situation.waiting_for and not _goes_on(situation, each)]
    if not own or situation.request:
        return None
    chosen = seat if seat in own else own[0]
    ask = situation.ask_of(chosen)
    return panel_of(situation, user, chosen, ask, words, group=group, note=note) if ask else None


def _goes_on(situation: Situation, seat: int) -> bool:
    """True if no one waits for the seat, because its answer is already given."""
    ask = situation.ask_of(seat)
    return ask is not None and ask.on_request and seat in situation.answers_in_advance


def panel_of(
    situation: Situation, user: int, seat: int, ask: Ask, words: Words, *, group: str | None = None, note: str = ""
) -> Panel:
    """Returns the panel of this question, with the game's advice."""
    return Panel(
        situation,
        user,
        seat,
        ask,
        words,
        group,
        note,
        runs=situation.runs(ask, seat),
        next_up=situation.next_up(ask, seat),
        recommended=situation.recommended(ask, seat),
    )


def state_line(situation: Situation, seat: int, words: Words) -> str:
    """Returns the seat and its figures."""
    status = situation.status(seat)
    figures = words.say(status) if status else ""
    return words.message("panel-state", seat=Spoken(words.seat(seat)), status=Spoken(figures))


def undo_button(situation: Situation, user: int, words: Words) -> Button | None:
    """Returns the button that undoes the user's last choice, which it names, or asks the other players. None if nothing
    has been chosen yet."""
    step = situation.can_undo(user)
    if step is None:
        if not situation.has_past:
            return None
        return button(Press("request_undo", situation.id, situation.branch), words.message("button-ask-undo"))
    choice = plain(choice_said(words, step.choice))
    said = words.message("button-undo-choice", choice=Spoken(choice))
    return button(Press("undo", situation.id, situation.branch, step.n), cut(said, LONGEST_BUTTON))


def waiting(
    situation: Situation, user: int, words: Words, *, note: str = "", turn_over: bool = False, tip: str = ""
) -> Message:
    """Builds the message for a reader without a question: who is asked, and what can be viewed."""
    own = situation.seats_of(user)
    moment = OfAsk(situation.id, situation.branch, situation.n, own[0] if own else NOBODY)
    lines = (
        words.message("panel-turn-over") if turn_over else "",
        note,
        _who_is_asked(situation, words, bool(note) or turn_over),
        *_played_by_autopilot(situation, own, words),
    )
    return Message(
        "\n".join(filter(None, lines)),
        row(*_take_over(situation, own, words)),
        row(
            _change_button(situation, own, words),
            undo_button(situation, user, words) if situation.can_undo(user) else None,
            button(moment.press("board"), words.message("button-board")),
            button(moment.press("hand"), words.message("button-hand")) if own else None,
            button(moment.press("see_post" if turn_over else "log"), words.message(_looking_back(turn_over))),
        ),
        _orders_row(situation, own, words),
        row(*[plan_button(situation, seat, words) for seat in own[:1]]),
        tip or None,
        accent=accent_of(own[0] if own else None),
    )


def _autopilots(situation: Situation, own: Sequence[int]) -> list[int]:
    """Returns the reader's seats that autopilot plays."""
    return [each.seat for each in situation.seats if each.seat in own and each.autopilot]


def _played_by_autopilot(situation: Situation, own: Sequence[int], words: Words) -> list[str]:
    """Returns a line for each seat that autopilot plays for the reader."""
    return [words.message("panel-autopilot", seat=Seat(seat)) for seat in _autopilots(situation, own)]


def _take_over(situation: Situation, own: Sequence[int], words: Words) -> list[Button]:
    """Returns the button for taking over the first seat that autopilot plays for the reader."""
    press = Press("take_over", situation.id)
    said = words.message("button-take-over")
    played = _autopilots(situation, own)[:1]
    return [button(replace(press, seat=seat), said, Style.PRIMARY) for seat in played]


def _looking_back(turn_over: bool) -> str:
    """Returns the key of the button for recent events: after a turn its post, else the log."""
    return "button-see-post" if turn_over else "button-log"


def _orders_row(situation: Situation, own: Sequence[int], words: Words) -> Control | None:
    """Returns the buttons for standing orders and plans."""
    if not own or not situation.game.orders or situation.stage != "playing":
        return None
    press = Press("orders", situation.id, situation.branch, situation.n, own[0])
    planned = [words.message(f"button-plan-{plan.phase}") for plan in plans_of(situation.game)]
    return row(button(press, (planned or [words.message("button-orders")])[0]))


def _change_button(situation: Situation, own: Sequence[int], words: Words) -> Button | None:
    """Returns the button that reopens a sealed answer."""
    for seat in own:
        ask = situation.ask_of(seat)
        if ask and seat in situation.held:
            press = Press("change", situation.id, situation.branch, ask.n, seat)
            return button(press, words.message("button-change"))
    return None


def _who_is_asked(situation: Situation, words: Words, has_acted: bool) -> str:
    if situation.stage != "playing":
        return words.message("panel-chapter-over")
    if situation.request:
        return words.message("panel-vote-open")
    waited = [seat for seat in situation.waiting_for if not _goes_on(situation, seat)]
    if not waited:
        return words.message("panel-goes-on")
    if has_acted or len(waited) != 1:
        return words.message("panel-next", seats=seats_and_players(words, situation, waited))
    player = player_of(words, situation, waited[0])
    return words.message("error-not-turn", seat=Seat(waited[0]), player=player)
