"""[What happened], [Log] and `/log`: the events, including undone ones (docs/behaviour.md#what-happened)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from bot.interactions.reply import Reply, Route, Routes
from bot.messages.changes import changed_since
from bot.messages.ids import Press
from bot.messages.layout import Button, Control, Message, Picture, accent_of, button, place_link, row
from bot.messages.payloads import OfCampaign, OfSeat
from bot.messages.pictures import BOARD, has_picture, past_job
from bot.panels.choosing.panel import state_line
from bot.panels.history.stretches import Step, stretch
from bot.posts.post import account, subject_of, title
from bot.text.matching import ranked
from bot.text.speech import moment, seats_and_players, shortened
from engine.campaigns import Situation, Told
from engine.words import Spoken, Words
from renders.job import Job

LINES_ON_PAGE = 25
LONGEST_LINE = 120
LONGEST_SEARCH = 30


async def of_post(reply: Reply, pressed: OfCampaign) -> None:
    """Handles [Log] of a post: shows the events of its round, and earlier pages."""
    await open_log(reply, await reply.campaign(pressed.campaign), "chapter")


async def see_post(reply: Reply, pressed: OfSeat) -> None:
    """Handles [See the post]: shows the post of the seat's last turn with a link, or the log until it is sent. A seat
    without a post gets the newest one."""
    situation, outbox = await reply.campaign(pressed.campaign), reply.campaigns.outbox
    own = await outbox.last_of_seat(situation.id, pressed.seat) if pressed.named is not None else None
    post = own or await outbox.last_sent(situation.id)
    if post is None or post.message is None or post.thread is None:
        await open_log(reply, situation, "chapter", fresh=False)
        return
    words = reply.words(situation)
    link = Spoken(place_link(situation.facts.guild, post.thread, post.message))
    told = account(words, situation.game, post.texts, subject_of(post, words))
    lines = [title(post, situation, words), *told] if post.kind == "turn" else []
    await reply.show(Message("\n".join([*lines, words.message("post-is-here", link=link)])), fresh=True)


@dataclass(frozen=True, slots=True)
class LogPage:
    """A page of the log: its start, and the search text."""

    campaign: int
    since: str
    typed: str = ""
    page: int = 0

    @property
    def press(self) -> Press:
        """The press that shows it."""
        return Press("log_page", self.campaign, n=self.page, what=f"{self.since}:{self.typed}")

    @classmethod
    def of(cls, press: Press) -> LogPage:
        """Reads a press. Raises NotOurs."""
        since, typed = press.fields(2)
        return cls(press.campaign, since, typed, press.n)


async def turn_page(reply: Reply, pressed: LogPage) -> None:
    """Handles [Earlier] and [Later]."""
    await open_log(
        reply, await reply.campaign(pressed.campaign), pressed.since, pressed.typed, pressed.page, fresh=False
    )


async def open_log(
    reply: Reply, situation: Situation, since: str, typed: str = "", page: int = 0, *, fresh: bool = True
) -> None:
    """Shows a page of the log, at first the last one, as the public and the reader's own seat know it."""
    words = reply.words(situation)
    own = situation.seats_of(reply.person.user)
    seat, typed = own[0] if own else None, shortened(typed, LONGEST_SEARCH)
    told = await reply.campaigns.history.account(situation.id, stretch(since), seat)
    steps = await reply.campaigns.history.steps(situation.id, stretch(since), seat)
    caught_up = stretch(since) == "turn" and not typed and page == 0 and bool(steps.posts)
    job = await _job(reply, situation, words, steps.n) if caught_up else None
    shown = Page(situation, words, told, since, typed, page, own, bool(steps.posts))
    await reply.show_drawn(("log", situation.id, reply.person.user), job, shown.message, fresh=fresh)


async def _job(reply: Reply, situation: Situation, words: Words, n: int) -> Job | None:
    """Returns the job for the current board, with changes since decision `n` ringed."""
    view = situation.view(None)
    if view is None or not has_picture(situation.game.key, BOARD):
        return None
    return past_job(situation, view, words.locale, changed=await changed_since(reply.campaigns, situation, view, n))


@dataclass(frozen=True, slots=True)
class Page:
    """A page of the events `since` then. `steps`: there are past boards to step through."""

    situation: Situation
    words: Words
    told: Sequence[Told]
    since: str
    typed: str
    page: int
    own: Sequence[int]
    steps: bool

    @property
    def _fitting_lines(self) -> list[str]:
        lines = [line(each, self.words) for each in self.told]
        if not self.typed:
            return lines
        fitting = set(ranked(self.typed, dict(enumerate(lines))))
        return [each for position, each in enumerate(lines) if position in fitting]

    def message(self, picture: Picture | None = None) -> Message:
        """Builds the page: number of events, lines, open question, board, and buttons."""
        words, lines = self.words, self._fitting_lines
        page = min(self.page, max(1, -(-len(lines) // LINES_ON_PAGE)) - 1)
        end = len(lines) - page * LINES_ON_PAGE
        caught_up = self.since == "turn"
        return Message(
            words.message("catchup-title", count=len(lines), when=self._since_when())
            if caught_up
            else words.message("log-title", count=len(lines)),
            "\n".join(lines[max(0, end - LINES_ON_PAGE) : end]) or None,
            self._asked_now() if caught_up else None,
            picture,
            self._buttons(page, earlier=end > LINES_ON_PAGE),
            accent=accent_of(self.own[0] if self.own else None),
        )

    def _since_when(self) -> Spoken:
        """Returns how long ago the first event was, right after the reader's turn."""
        return moment(self.told[0].at, "R") if self.told else Spoken("")

    def _asked_now(self) -> str | None:
        """Returns the open question and the asked seats."""
        situation, words = self.situation, self.words
        if situation.stage != "playing" or not situation.asks:
            return None
        seat = next((each for each in self.own if each in situation.waiting_for), None)
        if seat is None:
            seats = seats_and_players(words, situation, situation.waiting_for)
            return words.message("log-now-others", seats=seats)
        ask = situation.ask_of(seat)
        question = Spoken(words.say(ask.text)) if ask else Spoken("")
        return words.message("log-now", state=Spoken(state_line(situation, seat, words)), question=question)

    def _buttons(self, page: int, *, earlier: bool) -> Control | None:
        words, shown = self.words, LogPage(self.situation.id, self.since, self.typed, page)
        asked = [seat for seat in self.own if seat in self.situation.waiting_for]
        step = Step(self.situation.id, self.since).press
        return row(
            button(Press("act", self.situation.id, seat=asked[0]), words.message("button-act-turn")) if asked else None,
            button(step, words.message("button-step-through")) if self.steps and not page else None,
            _page_button(replace(shown, page=page + 1), "button-earlier", words) if earlier else None,
            _page_button(replace(shown, page=page - 1), "button-later", words) if page else None,
            full_log_button(self.situation, words) if self.since != "start" else None,
        )


def _page_button(shown: LogPage, label: str, words: Words) -> Button:
    return button(shown.press, words.message(label))


def full_log_button(situation: Situation, words: Words) -> Button:
    """Returns the button that shows every event since the start of the campaign."""
    return button(LogPage(situation.id, "start").press, words.message("button-full-log"))


def line(told: Told, words: Words) -> str:
    """Returns one event. Undone ones are struck through and marked."""
    said = shortened(words.say(told.text), LONGEST_LINE)
    return "• " + (words.message("log-undone", what=Spoken(said)) if told.undone else said)


ROUTES: Routes = {
    "log_page": Route(LogPage.of, turn_page),
    "post_log": Route(OfCampaign.of, of_post),
    "see_post": Route(OfSeat.of, see_post),
}
