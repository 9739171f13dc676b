"""What the table plays and how: one panel of menus, for the organiser to change and for everybody to see (ux 2.2)."""

from __future__ import annotations

from typing import Any

from discord import ButtonStyle, ui

from bot.cards.lobby import table_words
from bot.choosable import Choosable, choosable, written
from bot.ids import Press
from bot.layout import Card, Part, button, entry, menu, row
from bot.reply import Reply
from bot.speech import player_name
from engine.campaigns import Situation
from engine.campaigns.errors import WrongStage
from engine.words import Words


async def show(reply: Reply, press: Press) -> None:
    """[Settings]."""
    await reply.show(settings_panel(await reply.campaign(press), reply))


async def change(reply: Reply, press: Press) -> None:
    """A menu of the panel: `what` is `option:<name>` or `setting:<name>`."""
    situation = await reply.campaign(press)
    offered = {f"{each.kind}:{each.name}": each for each in choosable(situation)}
    thing = offered.get(press.what)
    values = {written(each): each for each in thing.values} if thing else {}
    if thing is None or reply.value not in values:
        raise WrongStage(situation.stage)
    set_value = reply.campaigns.set_option if thing.kind == "option" else reply.campaigns.set_setting
    situation = await set_value(situation.id, reply.person.user, thing.name, values[reply.value])
    await reply.show(settings_panel(situation, reply))


async def done(reply: Reply, press: Press) -> None:
    """[Done] puts the panel away and says how to go on."""
    situation = await reply.campaign(press)
    words = table_words(situation, reply.locale)
    if situation.stage != "lobby" or situation.seats_of(reply.person.user):
        await reply.show(Card(words.message("settings-kept")))
        return
    join = button(Press("lobby_join", situation.id), words.message("button-join"), ButtonStyle.primary)
    await reply.show(Card(words.message("settings-done"), row(join)))


def settings_panel(situation: Situation, reply: Reply, *opening: Part) -> Card:
    """Every setting as a menu with its present value; who is not the organiser sees them and can change none."""
    words = table_words(situation, reply.locale)
    mine = situation.facts.organiser == reply.person.user
    parts: list[Part] = list(opening) or [words.message("settings-title")]
    if not mine:
        parts.append(words.message("settings-whose", player=player_name(words, situation, situation.facts.organiser)))
    for thing in choosable(situation):
        parts += _setting(situation, thing, words, mine=mine)
    parts.append(row(button(Press("settings_done", situation.id), words.message("button-done"), ButtonStyle.primary)))
    return Card(*parts)


def _setting(situation: Situation, thing: Choosable, words: Words, *, mine: bool) -> list[str | ui.ActionRow[Any]]:
    title = thing.title(words)
    entries = [entry(thing.say(each, words), written(each), chosen=each == thing.value) for each in thing.values]
    press = Press("settings_change", situation.id, what=f"{thing.kind}:{thing.name}")
    return [title, menu(press, title, entries, disabled=not mine)]
