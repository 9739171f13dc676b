"""[Animate]: the steps since the reader's last turn as a moving picture, and in words
(docs/behaviour.md#what-happened)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from bot.interactions.reply import Reply, Route, Routes
from bot.messages.ids import Press
from bot.messages.layout import Control, Message, Picture, accent_of, button, row
from bot.panels.history.log import open_log
from bot.panels.history.recap import RecapPage, page_of
from bot.panels.history.stretches import Animated, Step, stretch
from bot.text.speech import shortened
from engine.kit.frames import Frame, captions
from engine.kit.ranking import addressed
from renders.job import Job
from renders.scene import Motion

MOVING = "moving"
LONGEST_LINE = 90


async def animate(reply: Reply, pressed: Animated) -> None:
    """Handles [Animate]: draws the moving picture, which is made only now."""
    situation = await reply.campaign(pressed.campaign)
    since = stretch(pressed.since)
    page = await page_of(reply, situation, since)
    if page is None:
        await open_log(reply, situation, since)
        return
    await reply.defer()
    frames = await reply.campaigns.history.frames(situation.id, page.between)
    animation = reply.campaigns.server_settings.of(reply.interaction.guild_id).animation
    shown = MovingPage(page, frames, Motion(tuple(frames), animation))
    await reply.show_drawn((MOVING, situation.id, reply.person.user), shown.job, shown.message)


@dataclass(frozen=True, slots=True)
class MovingPage:
    """The page of a stretch, step by step."""

    page: RecapPage
    frames: Sequence[Frame]
    motion: Motion

    @property
    def job(self) -> Job | None:
        """The moving picture, from public information only; None if the board has not changed."""
        return replace(self.page.job, picture=MOVING, motion=self.motion) if self.frames else None

    def message(self, picture: Picture | None = None) -> Message:
        """Builds the page: a line for each step, the picture, and the open question."""
        page, words = self.page, self.page.words
        return Message(
            words.message("moving-title" if page.seat is None else "moving-title-own"),
            "\n".join(self._steps()) or words.message("moving-none"),
            picture,
            page.asked(),
            self._buttons(),
            accent=accent_of(page.seat),
        )

    def _steps(self) -> Iterator[str]:
        page, before = self.page, self.page.between.before
        for number, frame in enumerate(self.frames, 1):
            found = captions(page.situation.game, before, frame, page.seat)
            said = [page.words.say(addressed(each, page.seat)) for each in found[:1]]
            yield shortened(f"{number}. {(said or [page.words.message('moving-goes-on')])[0]}", LONGEST_LINE)
            before = frame.view

    def _buttons(self) -> Control | None:
        words, campaign = self.page.words, self.page.situation.id
        return row(
            self.page.act(),
            button(Press("log", campaign), words.message("button-still")),
            button(Step(campaign, self.page.since).press, words.message("button-step-through")),
        )


ROUTES: Routes = {"animate": Route(Animated.of, animate)}
