"""[Whole log]: a line for each turn and phase, and the events of the chosen one (docs/behaviour.md#what-happened)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from bot.interactions.reply import Reply, Route, Routes
from bot.messages.ids import Press
from bot.messages.layout import Button, Control, Message, button, entry, menu, row
from bot.panels.history.log import full_log_button
from bot.panels.history.stretches import stretch
from bot.posts.post import title
from bot.text.speech import plain, shortened
from engine.campaigns import Post, Situation
from engine.words import Words

TURNS_ON_PAGE = 12
LONGEST_LINE = 160
MOST_EVENTS = 25


@dataclass(frozen=True, slots=True)
class FoldedPage:
    """A page of the turns `since` then, 0 being the latest; `opened` is the number of the post whose events are
    shown."""

    campaign: int
    since: str
    page: int = 0
    opened: int = 0

    def press(self, verb: str = "folded") -> Press:
        """Returns the press that shows it, or that of its menu (`folded_turn`)."""
        return Press(verb, self.campaign, n=self.page, what=f"{self.since}:{self.opened}")

    @classmethod
    def of(cls, press: Press) -> FoldedPage:
        """Reads a press. Raises NotOurs."""
        since, opened = press.fields(2)
        return cls(press.campaign, since, press.n, int(opened) if opened.isdecimal() else 0)


async def show(reply: Reply, pressed: FoldedPage) -> None:
    """Handles [Whole log], its pages, and the way back from a turn."""
    await _show(reply, pressed)


async def choose(reply: Reply, pressed: FoldedPage) -> None:
    """Handles the menu of turns."""
    opened = int(reply.value) if reply.value.isdecimal() else 0
    await _show(reply, replace(pressed, opened=opened))


async def _show(reply: Reply, shown: FoldedPage) -> None:
    situation = await reply.campaign(shown.campaign)
    words = reply.words(situation)
    own = situation.seats_of(reply.person.user)
    steps = await reply.campaigns.history.steps(situation.id, stretch(shown.since), own[0] if own else None)
    opened = next((each for each in steps.posts if each.number == shown.opened), None)
    message = _events(situation, words, shown, opened) if opened else _turns(situation, words, shown, steps.posts)
    await reply.show(message)


def _turns(situation: Situation, words: Words, shown: FoldedPage, posts: Sequence[Post]) -> Message:
    """Builds the page of turns, the latest last."""
    last = max(1, -(-len(posts) // TURNS_ON_PAGE)) - 1
    page = max(0, min(shown.page, last))
    end = len(posts) - page * TURNS_ON_PAGE
    there = posts[max(0, end - TURNS_ON_PAGE) : end]
    lines = [_line(situation, words, each) for each in there]
    choices = [
        entry(plain(title(each, situation, words)), str(each.number), plain(_what(situation, words, each)))
        for each in there
    ]
    here = replace(shown, page=page, opened=0)
    return Message(
        words.message("folded-title", count=len(posts)),
        "\n".join(lines) or words.message("folded-empty"),
        menu(here.press("folded_turn"), words.message("folded-menu"), choices) if choices else None,
        _buttons(situation, words, here, earlier=page < last),
    )


def _line(situation: Situation, words: Words, post: Post) -> str:
    return shortened(f"{title(post, situation, words)} {_what(situation, words, post)}", LONGEST_LINE)


def _what(situation: Situation, words: Words, post: Post) -> str:
    """Returns what mattered most in a turn, in one line."""
    game = situation.game
    events = sorted(game.account(post.texts), key=lambda each: -game.weight(each))
    said = [words.say(each).removesuffix(".") for each in events[:3]]
    return "; ".join(said) or words.message("phase-nothing")


def _events(situation: Situation, words: Words, shown: FoldedPage, post: Post) -> Message:
    """Builds the page with all events of one turn."""
    said = [f"• {shortened(words.say(each), LONGEST_LINE)}" for each in post.texts]
    more = [words.message("post-folded", count=len(said) - MOST_EVENTS)] if len(said) > MOST_EVENTS else []
    back = button(replace(shown, opened=0).press(), words.message("button-back"))
    return Message(title(post, situation, words), "\n".join([*said[:MOST_EVENTS], *more]), row(back))


def _buttons(situation: Situation, words: Words, shown: FoldedPage, *, earlier: bool) -> Control | None:
    def to(label: str, **changes: Any) -> Button:
        return button(replace(shown, **changes).press(), words.message(label))

    return row(
        to("button-earlier", page=shown.page + 1) if earlier else None,
        to("button-later", page=shown.page - 1) if shown.page else None,
        to("button-whole-chapter", since="chapter", page=0) if shown.since != "chapter" else None,
        full_log_button(situation, words),
        button(Press("log", situation.id), words.message("button-back")),
    )


ROUTES: Routes = {
    "folded": Route(FoldedPage.of, show),
    "folded_turn": Route(FoldedPage.of, choose),
}
