"""[What happened]: a picture of what changed since the reader's last turn, and the same in words
(docs/behaviour.md#what-happened)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from bot.interactions.reply import Reply, Route, Routes
from bot.live_messages.news import aims
from bot.messages.ids import Press
from bot.messages.layout import Button, Control, Message, Picture, Style, accent_of, button, row
from bot.messages.payloads import ChartPage, OfCampaign
from bot.messages.pictures import past_job
from bot.panels.history.folded import FoldedPage
from bot.panels.history.log import open_log
from bot.panels.history.stretches import Animated, Step
from bot.text.speech import safe, seats_and_players
from engine.campaigns import Situation
from engine.campaigns.history.account import Since as Start
from engine.campaigns.history.between import Between
from engine.kit.ranking import sentences
from engine.table import Figure, Recap, Text
from engine.words import Spoken, Words
from renders.canvas.lettering import figure
from renders.job import Job
from renders.scene import Since

RECAP = "since"
OWN_MESSAGES = "bot.locales"


async def what_happened(reply: Reply, pressed: OfCampaign) -> None:
    """Handles [What happened] and [Log]: shows what moved the game since the reader's own last turn."""
    situation = await reply.campaign(pressed.campaign)
    since: Start = "turn" if situation.seats_of(reply.person.user) else "round"
    page = await page_of(reply, situation, since)
    if page is None:
        await open_log(reply, situation, since)
        return
    await reply.show_drawn((RECAP, situation.id, reply.person.user), page.job, page.message, fresh=True)


async def page_of(reply: Reply, situation: Situation, since: Start) -> RecapPage | None:
    """Returns the page of a stretch for the reader; None if there is nothing to compare."""
    if not has_recap(situation):
        return None
    own = situation.seats_of(reply.person.user)
    seat = next((each for each in own if each in situation.waiting_for), own[0] if own else None)
    between = await reply.campaigns.history.between(situation.id, since, seat)
    return RecapPage(situation, reply.words(situation), between, since, seat) if between else None


def has_recap(situation: Situation) -> bool:
    """True if a chapter is in play whose game has figures to compare."""
    view = situation.view(None) if situation.stage == "playing" else None
    return view is not None and situation.game.figure(view, 0) is not None


@dataclass(frozen=True, slots=True)
class RecapPage:
    """The page of events since `between` began, for the reader in `seat`; for a watcher, `seat` is None."""

    situation: Situation
    words: Words
    between: Between
    since: Start
    seat: int | None

    @property
    def recap(self) -> Recap:
        """The happenings, and what each seat did."""
        return self.situation.game.recap(self.between.before, self.situation.view(None), self.between.told)

    @property
    def job(self) -> Job:
        """The picture of the page, from public information only."""
        view, between = self.situation.view(None), self.between
        ask = self.situation.ask_of(self.seat) if self.seat is not None else None
        since = Since(between.before, tuple(between.told), between.rounds, ask.text if ask else None)
        job = past_job(self.situation, view, self.words.locale, RECAP, seat=self.seat, since=since)
        return replace(job, packages=(*job.packages, OWN_MESSAGES))

    def message(self, picture: Picture | None = None) -> Message:
        """Builds the page: heading, the happenings, a line for each seat, the standing and the open question. A
        picture shows all of them and has its own heading, so only what it lacks is beside it: who is asked, if it is
        not the reader."""
        game, words = self.situation.game, self.words
        if picture is not None:
            others = None if self.act() else self.asked()
            return Message(others, picture, self._buttons(), accent=accent_of(self.seat))
        recap = self.recap
        told = [words.say(text) for text in sentences(recap.happenings, self.seat, competitive=game.competitive)]
        standing = game.brief_standing(self.situation.view(None))
        return Message(
            self._heading(),
            "\n".join(f"{n}. {said}" for n, said in enumerate(told, 1)) or self._quiet(),
            "\n".join(self._seats(recap)),
            "\n".join([*([words.say(standing)] if standing else []), self.asked()]),
            self._buttons(),
            accent=accent_of(self.seat),
        )

    def _quiet(self) -> str:
        """Returns what to say if nothing has moved the game: in the first rounds what it is about."""
        return "\n".join(aims(self.situation, self.words)) or self.words.message("recap-quiet")

    def _heading(self) -> str:
        words, rounds = self.words, self.between.rounds
        said = words.message("recap-title" if self.seat is None else "recap-title-own")
        return f"{said} · {words.message('recap-rounds', count=rounds)}" if rounds > 1 else said

    def _seats(self, recap: Recap) -> Iterator[str]:
        """Yields each seat with its figure, the change, and what it did."""
        game, view = self.situation.game, self.situation.view(None)
        for seat, doings in enumerate(recap.doings):
            now, before = game.figure(view, seat), game.figure(self.between.before, seat)
            if now and before:
                nothing = "recap-own-nothing" if seat == self.seat else "recap-nothing-done"
                said = [self.words.say(each) for each in doings] or [self.words.message(nothing)]
                yield self.words.message(
                    "recap-seat",
                    seat=Spoken(safe(self.words.seat(seat))),
                    figure=self._figure(now, before),
                    did=Spoken(", ".join(said)),
                )

    def _figure(self, now: Figure, before: Figure) -> Text:
        change = now.value - before.value
        signed = "=" if not change else f"+{change}" if change > 0 else figure(change)
        return Text(f"recap-figure-{now.kind}", count=now.value, change=Spoken(signed))

    def asked(self) -> str:
        """Returns the question that waits for the reader, or who is asked."""
        asks = self.seat is not None and self.seat in self.situation.waiting_for
        ask = self.situation.ask_of(self.seat) if asks and self.seat is not None else None
        if ask is None:
            seats = seats_and_players(self.words, self.situation, self.situation.waiting_for)
            return self.words.message("log-now-others", seats=seats)
        return self.words.message("log-now", question=Spoken(self.words.say(ask.text)), state=Spoken("")).rstrip()

    def act(self) -> Button | None:
        """Returns the button that opens the reader's question; None if they are not asked."""
        if self.seat is None or self.seat not in self.situation.waiting_for:
            return None
        press = Press("act", self.situation.id, seat=self.seat)
        return button(press, self.words.message("button-act-turn"), Style.PRIMARY)

    def _buttons(self) -> Control | None:
        words, campaign = self.words, self.situation.id
        return row(
            self.act(),
            button(Animated(campaign, self.since).press, words.message("button-animate")),
            button(ChartPage(campaign).press(), words.message("button-charts")),
            button(Step(campaign, self.since).press, words.message("button-step-through")),
            button(FoldedPage(campaign, self.since).press(), words.message("button-whole-log")),
        )


ROUTES: Routes = {"log": Route(OfCampaign.of, what_happened)}
