"""All tables of a server: their state, putting several away, and handing over those of a person who has left.

See docs/behaviour.md#moderation.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from bot.interactions.reply import Reply, Route, Routes
from bot.live_messages.lobby import game_name
from bot.messages.ids import NotOurs, Press, number
from bot.messages.layout import MOST_ENTRIES, Button, Control, Message, Style, button, entry, finder, menu, row
from bot.messages.payloads import Nothing
from bot.panels.servers.audit import AuditPage
from bot.panels.servers.settings import ServerPage, guild_managed
from bot.text.speech import mention, moment, plain, safe
from engine.campaigns.lifecycle.moderation import Listed, Outcome
from engine.games import keys
from engine.words import Spoken, Words

ON_A_PAGE = 8


@dataclass(frozen=True, slots=True)
class TablesPage:
    """A page of the list, counted from 0."""

    page: int = 0

    @classmethod
    def of(cls, press: Press) -> TablesPage:
        """Reads a press. Raises NotOurs."""
        return cls(number(press.what or "0"))

    def press(self, verb: str = "server_tables") -> Press:
        """Returns the press for this verb."""
        return Press(verb, what=str(self.page))


@dataclass(frozen=True, slots=True)
class Chosen:
    """The campaigns that are put away; a page of them fits a button."""

    campaigns: tuple[int, ...]

    @classmethod
    def of(cls, press: Press) -> Chosen:
        """Reads a press. Raises NotOurs."""
        return cls(tuple(number(each) for each in press.what.split(",")))

    @property
    def press(self) -> Press:
        """The press that puts them away."""
        return Press("server_put_away", what=",".join(map(str, self.campaigns)))


@dataclass(frozen=True, slots=True)
class Leaver:
    """The organiser whose tables are handed over."""

    user: int

    @classmethod
    def of(cls, press: Press) -> Leaver:
        """Reads a press. Raises NotOurs."""
        if not press.what.isdecimal():
            raise NotOurs
        return cls(int(press.what))

    @property
    def press(self) -> Press:
        """The press of the menu of people who may take over."""
        return Press("server_heir", what=str(self.user))


async def open_tables(reply: Reply, pressed: TablesPage) -> None:
    """Handles [All tables], and the buttons to other pages."""
    guild = await guild_managed(reply)
    if guild is not None:
        await _show(reply, guild, pressed.page)


async def _show(reply: Reply, guild: int, page: int = 0, note: str | None = None) -> None:
    words, listed = reply.words(), await reply.campaigns.moderation.listed(guild)
    shown = listed[page * ON_A_PAGE :][:ON_A_PAGE]
    lines = [_line(each, words) for each in shown]
    title = words.message("server-tables-title", count=len(listed))
    pages = [
        button(TablesPage(each).press(), words.message(f"button-tables-{name}"))
        for name, each in (("earlier", page - 1), ("later", page + 1))
        if 0 <= each * ON_A_PAGE < len(listed)
    ]
    back = button(ServerPage().press, words.message("button-server-settings"))
    audit = button(AuditPage().press, words.message("button-server-audit"))
    menus = _away_menu(shown, page, words), _organisers(listed, words)
    await reply.show(Message(title, note, "\n".join(lines), *menus, row(back, audit, *pages)))


def _line(each: Listed, words: Words) -> str:
    return words.message(
        "server-table",
        name=safe(each.name),
        game=Spoken(_game(each, words)),
        state=Spoken(words.message(f"server-state-{each.state}")),
        thread=Spoken(f"<#{each.thread}>" if each.thread else ""),
        organiser=mention(each.organiser),
        pressed=moment(each.pressed, "R") if each.pressed else "–",
        choices=each.choices,
    )


def _game(each: Listed, words: Words) -> str:
    return game_name(each.game, words.locale) if each.game in keys() else each.game


def _away_menu(shown: Sequence[Listed], page: int, words: Words) -> Control | None:
    """Returns the menu of the tables on this page that can be put away, several at once."""
    entries = [
        entry(plain(each.name), str(each.id), words.message(f"server-state-{each.state}"))
        for each in shown
        if each.state != "away"
    ]
    press = TablesPage(page).press("server_away")
    return menu(press, words.message("server-tables-away"), entries, (1, len(entries))) if entries else None


def _organisers(listed: Sequence[Listed], words: Words) -> Control | None:
    """Returns the menu of organisers whose tables can be handed over."""
    names = {each.organiser: each.organiser_name or str(each.organiser) for each in listed if each.state != "away"}
    entries = [entry(plain(name), str(user)) for user, name in names.items()][:MOST_ENTRIES]
    return menu(Press("server_leaver"), words.message("server-tables-leaver"), entries) if entries else None


async def confirm_away(reply: Reply, pressed: TablesPage) -> None:
    """Handles the menu of tables: names those that will be put away, and asks once."""
    guild = await guild_managed(reply)
    if guild is None:
        return
    chosen = [each for each in await reply.campaigns.moderation.listed(guild) if str(each.id) in reply.values]
    if not chosen:
        raise NotOurs
    words = reply.words()
    said = words.message("server-tables-sure", names=Spoken(words.listed([str(safe(each.name)) for each in chosen])))
    sure = button(Chosen(tuple(each.id for each in chosen)).press, words.message("button-tables-away"), Style.DANGER)
    await reply.show(Message(said, row(_keep(pressed.page, words), sure)))


def _keep(page: int, words: Words) -> Button:
    return button(TablesPage(page).press(), words.message("button-tables-keep"), Style.PRIMARY)


async def put_away(reply: Reply, pressed: Chosen) -> None:
    """Handles the confirmation."""
    guild = await guild_managed(reply)
    if guild is None:
        return
    await reply.defer()
    outcome = await reply.campaigns.moderation.put_away(guild, pressed.campaigns, reply.person.user)
    for campaign in pressed.campaigns:
        reply.services.refreshing.soon(campaign)
    await _show(reply, guild, note=_said("server-tables-done", outcome, reply.words()))


def _said(key: str, outcome: Outcome, words: Words) -> str:
    return words.message(key, done=outcome.done, left=outcome.left)


async def ask_heir(reply: Reply, pressed: Nothing) -> None:
    """Handles the menu of organisers: asks who organises their tables from now on."""
    if await guild_managed(reply) is None:
        return
    if not reply.value.isdecimal():
        raise NotOurs
    words, leaver = reply.words(), Leaver(int(reply.value))
    said = words.message("server-tables-heir", player=mention(leaver.user))
    await reply.show(Message(said, finder(leaver.press, words.message("server-heir"), "user"), row(_keep(0, words))))


async def hand_over(reply: Reply, pressed: Leaver) -> None:
    """Handles the menu of people: makes one the organiser of all these tables."""
    guild = await guild_managed(reply)
    if guild is None:
        return
    if not reply.people:
        raise NotOurs
    ((heir, is_bot), *_) = reply.people
    if is_bot:
        await reply.say("me-friend-wrong")
        return
    await reply.defer()
    outcome = await reply.campaigns.moderation.hand_over(guild, pressed.user, heir, reply.person.user)
    await _show(reply, guild, note=_said("server-tables-handed", outcome, reply.words()))


ROUTES: Routes = {
    "server_tables": Route(TablesPage.of, open_tables),
    "server_away": Route(TablesPage.of, confirm_away),
    "server_put_away": Route(Chosen.of, put_away),
    "server_leaver": Route(Nothing.of, ask_heir),
    "server_heir": Route(Leaver.of, hand_over),
}
