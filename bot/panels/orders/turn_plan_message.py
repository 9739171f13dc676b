"""The panel in which a player plans their next turn: its steps so far, and the preview's question."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cached_property

from bot.live_messages.news import close_lines
from bot.messages.ids import Press
from bot.messages.layout import MOST_ENTRIES, Control, Message, Picture, Style, accent_of, button, entry, menu, row
from bot.messages.payloads import OfAsk
from bot.messages.pictures import BOARD, asked_job, has_picture, past_job
from bot.panels.choosing.choices import LONGEST_BUTTON, Choices
from bot.panels.choosing.plans import LONGEST_LINE, said_of
from bot.panels.choosing.rows import choice_rows
from bot.text.speech import cut, label, lines_of, plain
from engine.campaigns import Situation
from engine.campaigns.model.turn_plans import Planned, TurnPlan
from engine.table import Preview, Seat
from engine.words import Spoken, Words
from renders.job import Job

MOST_LINES = 8  # steps that are shown
VERBS = {
    "choose": "plan_choose",
    "pick": "plan_pick",
    "group": "plan_group",
    "part": "plan_part",
    "follow": "plan_choose",
}
"""The verbs of a plan's buttons, by those of the same buttons in a turn."""


@dataclass(frozen=True, slots=True)
class PlanMoment(OfAsk):
    """Payload with a plan that has `n` steps."""

    @classmethod
    def of(cls, press: Press) -> PlanMoment:
        """Reads a press."""
        return cls(press.campaign, press.branch, press.n, press.seat)

    def press(self, verb: str, what: str = "") -> Press:
        """Returns the button's press for this verb; choices have verbs of their own."""
        return Press(VERBS.get(verb, verb), self.campaign, self.branch, self.n, self.seat, what)


@dataclass(frozen=True, slots=True)
class PlanSwitch:
    """Payload of a button that switches something about a plan on or off."""

    moment: PlanMoment
    on: bool

    @classmethod
    def of(cls, press: Press) -> PlanSwitch:
        """Reads a press."""
        return cls(PlanMoment.of(press), press.what == "on")

    def press(self, verb: str) -> Press:
        """Returns the press for this verb."""
        return self.moment.press(verb, "on" if self.on else "off")


@dataclass(frozen=True)
class PlanPanel:
    """A plan in its reader's language; `group` is the open group of choices."""

    situation: Situation
    planned: Planned
    words: Words
    group: str | None = None
    note: str = ""

    @property
    def plan(self) -> TurnPlan:
        """The plan."""
        return self.planned.plan

    @property
    def moment(self) -> PlanMoment:
        """The moment that its buttons name."""
        return PlanMoment(self.situation.id, self.situation.branch, len(self.plan.acts), self.plan.seat)

    @cached_property
    def choices(self) -> Choices | None:
        """The options of the preview's question; None once it has ended."""
        shown, game = self.planned.preview, self.situation.game
        if shown is None or shown.ask is None:
            return None
        runs = [each for each in game.runs(shown.view, shown.ask, shown.seat) if not each.hands_over]
        next_up = game.next_up(shown.view, shown.ask, shown.seat)
        order = game.groups.get(shown.ask.key)
        order = replace(order, through=()) if order else None
        status = game.status(shown.view, shown.seat)
        return Choices.of(shown.ask, order, runs, next_up, game=game.key, status=status)

    def job(self) -> Job | None:
        """Returns the job for the picture of the preview; None if the game has no pictures."""
        shown, situation = self.planned.preview, self.situation
        if shown is None:
            return None
        if shown.ask is not None and self.choices is not None:
            options = self.choices.shown(self.group)
            return asked_job(situation, self.words.locale, shown.ask, shown.seat, options, shown.view)
        if not has_picture(situation.game.key, BOARD):
            return None
        return past_job(situation, shown.view, self.words.locale)

    def message(self, picture: Picture | None = None) -> Message:
        """Builds the message."""
        words, shown = self.words, self.planned.preview
        return Message(
            self._heading(shown),
            lines_of(self.note, *self._steps()) or None,
            picture,
            self._question(shown) or None,
            *self._choice_rows(),
            self._watched(),
            self._deciding(),
            self._foot(),
            words.message("plan-private"),
            accent=accent_of(self.plan.seat),
        )

    def _heading(self, shown: Preview | None) -> str:
        words, turn = self.words, self.planned.turn_of
        lines = [words.message("plan-title", seat=Seat(self.plan.seat))]
        if shown is not None:
            lines.append(words.say(shown.status))
            at = words.message("plan-board", seat=Seat(turn)) if turn is not None else words.message("plan-board-phase")
            lines += [at, *close_lines(self.situation, words)]
        return lines_of(*lines)

    def _steps(self) -> list[str]:
        """Returns the steps so far, and if the plan is used."""
        words, acts = self.words, self.plan.acts
        said = [
            words.message("plan-step", number=number, choice=Spoken(cut(said_of(words, act), LONGEST_LINE)))
            for number, act in enumerate(acts, 1)
        ]
        folded = len(said) - MOST_LINES
        if folded > 0:
            said = [words.message("plan-steps-before", count=folded), *said[folded:]]
        if self.plan.ends_turn:
            said.append(words.message("plan-step", number=len(acts) + 1, choice=Spoken(words.message("plan-then-end"))))
        return [*said, words.message("plan-ready")] if self.plan.ready else said

    def _question(self, shown: Preview | None) -> str:
        words = self.words
        if shown is None:
            return words.message("plan-not-now")
        if shown.ask is None:
            return words.message(f"plan-ends-{shown.ends}")
        return words.say(shown.ask.text)

    def _choice_rows(self) -> list[Control]:
        return choice_rows(self.choices, self.group, self.moment, self.words) if self.choices else []

    def _watched(self) -> Control | None:
        """Returns the menu of places at which a change stops the plan."""
        known = set(self.situation.game.places(self.planned.preview.view)) if self.planned.preview else set()
        places = [place for place in self.plan.places if place in known][:MOST_ENTRIES]
        if not places:
            return None
        ignored = self.plan.ignored
        entries = [entry(plain(self.words.name(each)), each, chosen=each not in ignored) for each in places]
        return menu(self.moment.press("plan_watch"), self.words.message("plan-stop-if"), entries, (0, len(entries)))

    def _deciding(self) -> Control | None:
        """Returns the buttons that use the plan, and that add the end of the turn."""
        words, plan, shown = self.words, self.plan, self.planned.preview
        if not plan.acts or shown is None:
            return None
        end = self.choices.end if self.choices else None
        if end is not None:
            closing = button(self.moment.press("choose", end.id), label(words, end))
        elif shown.ends == "turn":
            closing = None
        else:
            closing = button(
                PlanSwitch(self.moment, not plan.ends_turn).press("plan_end"),
                words.message("button-plan-no-end" if plan.ends_turn else "button-plan-end"),
            )
        return row(
            button(
                PlanSwitch(self.moment, not plan.ready).press("plan_use"),
                words.message("button-plan-stop" if plan.ready else "button-plan-use"),
                Style.SECONDARY if plan.ready else Style.PRIMARY,
            ),
            closing,
        )

    def _foot(self) -> Control | None:
        words, acts = self.words, self.plan.acts
        last = words.message("button-undo-choice", choice=Spoken(said_of(words, acts[-1]))) if acts else ""
        return row(
            button(Press("act", self.situation.id), words.message("button-back")),
            button(self.moment.press("hand"), words.message("button-hand")),
            button(self.moment.press("plan_drop"), words.message("button-plan-drop")) if acts else None,
            button(self.moment.press("plan_back"), cut(last, LONGEST_BUTTON)) if acts else None,
        )
