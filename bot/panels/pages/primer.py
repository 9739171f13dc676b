"""[Rules in five minutes]: the rules of a game in a few panels with pictures (docs/behaviour.md#rules)."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass

from bot.interactions.reply import Reply, Route, Routes
from bot.live_messages.lobby import game_name
from bot.messages.ids import NotOurs, Press
from bot.messages.layout import Button, Menu, Message, Picture, Style, button, entry, menu, row
from bot.messages.payloads import GameRules, Nothing
from bot.panels.pages.rules import RuleEntry
from bot.text.primer import job_of, moments, words_of
from engine.games import keys
from engine.words import Words
from engine.words.primer import primer


@dataclass(frozen=True, slots=True)
class PrimerPage:
    """A panel of a game's rules in five minutes, counted from 0."""

    game: str
    page: int = 0

    @classmethod
    def of(cls, press: Press) -> PrimerPage:
        """Reads a press."""
        return cls(press.what, press.n)

    @property
    def press(self) -> Press:
        """The press that shows it."""
        return Press("primer_page", n=self.page, what=self.game)


async def begin(reply: Reply, pressed: GameRules) -> None:
    """Handles [Rules in five minutes]: shows the first panel in an additional message."""
    game = pressed.game or (await reply.campaign(pressed.campaign)).game.key
    await _show(reply, PrimerPage(game), fresh=True)


async def pick(reply: Reply, pressed: Nothing) -> None:
    """Handles the choice of a game in the help."""
    await _show(reply, PrimerPage(reply.value), fresh=True)


async def turn(reply: Reply, pressed: PrimerPage) -> None:
    """Handles [Back] and [Next]."""
    await _show(reply, pressed, fresh=False)


async def _show(reply: Reply, shown: PrimerPage, *, fresh: bool) -> None:
    if shown.game not in keys() or not 0 <= shown.page < len(primer(shown.game)):
        raise NotOurs
    found = await asyncio.to_thread(moments, shown.game)
    moment = next((each for each in found if each.panel == primer(shown.game)[shown.page]), None)
    job = job_of(shown.game, moment, reply.locale) if moment else None
    key = "primer", shown.game, shown.page, reply.person.user

    def message(picture: Picture | None) -> Message:
        return primer_page(shown, reply.words(), picture)

    await reply.show_drawn(key, job, message, fresh=fresh)


def primer_page(shown: PrimerPage, words: Words, picture: Picture | None = None) -> Message:
    """Builds a panel: the rule's first sentences, its picture, and the ways on."""
    panels = primer(shown.game)
    title, text = words_of(shown.game, panels[shown.page], words.locale)
    head = words.message("primer-page", title=title, number=shown.page + 1, count=len(panels))
    return Message(f"{head}\n{text}", picture, row(*_ways_on(shown, words)))


def _ways_on(shown: PrimerPage, words: Words) -> list[Button]:
    rule = primer(shown.game)[shown.page].rule
    is_last = shown.page + 1 == len(primer(shown.game))
    ahead = PrimerPage(shown.game, shown.page + 1).press
    onward = (
        button(Press("open_which"), words.message("button-open-table"), Style.PRIMARY)
        if is_last
        else button(ahead, words.message("button-next"), Style.PRIMARY)
    )
    back = [button(PrimerPage(shown.game, shown.page - 1).press, words.message("button-back"))] if shown.page else []
    return [onward, *back, button(RuleEntry(shown.game, rule).press, words.message("button-whole-rule"))]


def primer_menu(words: Words) -> Menu:
    """Returns the menu of games for the help."""
    return menu(
        Press("primer_pick"),
        words.message("menu-primer"),
        [entry(game_name(game, words.locale), game) for game in keys() if primer(game)],
    )


ROUTES: Routes = {
    "primer": Route(GameRules.of, begin),
    "primer_page": Route(PrimerPage.of, turn),
    "primer_pick": Route(Nothing.of, pick),
}
