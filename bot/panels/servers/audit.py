"""The page on which moderators read what they and others did (docs/behaviour.md#moderation)."""

from __future__ import annotations

from dataclasses import dataclass

from bot.interactions.reply import Reply, Route, Routes
from bot.messages.ids import Press, number
from bot.messages.layout import Message, button, row
from bot.panels.servers.settings import ServerPage, guild_managed
from bot.text.speech import mention, moment, safe
from engine.campaigns.lifecycle.moderation import Line
from engine.table import Seat
from engine.words import Spoken, Words

ON_A_PAGE = 10


@dataclass(frozen=True, slots=True)
class AuditPage:
    """A page of the lines, counted from 0."""

    page: int = 0

    @classmethod
    def of(cls, press: Press) -> AuditPage:
        """Reads a press. Raises NotOurs."""
        return cls(number(press.what or "0"))

    @property
    def press(self) -> Press:
        """The press that shows it."""
        return Press("server_audit", what=str(self.page))


async def open_audit(reply: Reply, pressed: AuditPage) -> None:
    """Handles [What moderators did], and the buttons to other pages."""
    guild = await guild_managed(reply)
    if guild is None:
        return
    words = reply.words()
    lines, count = await reply.campaigns.moderation.done(guild, pressed.page, ON_A_PAGE)
    pages = [
        button(AuditPage(each).press, words.message(f"button-tables-{name}"))
        for name, each in (("earlier", pressed.page - 1), ("later", pressed.page + 1))
        if 0 <= each * ON_A_PAGE < count
    ]
    tables = button(Press("server_tables"), words.message("button-server-all-tables"))
    back = button(ServerPage().press, words.message("button-server-settings"))
    said = "\n".join(_said(each, words) for each in lines)
    title = words.message("server-audit-title", count=count)
    await reply.show(Message(title, said or None, row(back, tables, *pages)))


def _said(line: Line, words: Words) -> str:
    what = words.message(
        f"audit-{line.act}",
        table=_table(line, words),
        seat=Spoken("" if line.seat is None else Seat(line.seat).letter),
        player=_person(line.about, words),
        setting=Spoken(words.message(f"server-{line.detail}") if line.detail else ""),
    )
    return words.message(
        "audit-line", when=moment(line.at, "f"), moderator=_person(line.user, words), what=Spoken(what)
    )


def _person(user: int | None, words: Words) -> Spoken:
    return mention(user) if user else Spoken(words.message("audit-former"))


def _table(line: Line, words: Words) -> Spoken:
    if line.name is None:
        return Spoken(words.message("audit-deleted", number=line.campaign or 0))
    where = f" <#{line.thread}>" if line.thread else ""
    return Spoken(f"**{safe(line.name)}**{where}")


ROUTES: Routes = {"server_audit": Route(AuditPage.of, open_audit)}
