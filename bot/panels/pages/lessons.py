"""`/learn`: guided first games in a private panel (docs/behaviour.md#lessons)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from bot.interactions.reply import Reply, Route, Routes
from bot.live_messages.lobby import game_name
from bot.messages.ids import NotOurs, Press, number
from bot.messages.layout import Message, Part, Style, button, row
from bot.messages.payloads import Nothing
from bot.panels.lobby.lobby import begin, show_started
from bot.panels.lobby.opening import Wanted, channel_for_new, opened
from bot.panels.pages.lesson_panel import GROUP, LessonMoment, LessonPanel
from engine.campaigns import Actor
from engine.campaigns.people.lessons import Progress
from engine.lessons import NEXT, Found, Scene, find_lesson, first_lessons
from engine.words import Spoken, Words


@dataclass(frozen=True, slots=True)
class OfGame:
    """Payload with a game."""

    game: str

    @classmethod
    def of(cls, press: Press) -> OfGame:
        """Reads a press. Raises NotOurs."""
        if press.what not in first_lessons():
            raise NotOurs
        return cls(press.what)


async def show_lessons(reply: Reply, pressed: Nothing) -> None:
    """Shows the games, each with its lesson."""
    await show_page(reply, "learn")


async def show_page(reply: Reply, said: str) -> None:
    """Shows the games below a message."""
    await reply.show(lessons_page(reply.words(), await reply.campaigns.lessons.progress(reply.person.user), said))


def lessons_page(words: Words, progress: Mapping[str, Progress], said: str = "learn") -> Message:
    """Builds the page with the games: what each is, and how far its lesson has got."""
    begun = any(each.step and not each.done for each in progress.values())
    parts: list[Part] = []
    for game, found in first_lessons().items():
        at = progress.get(found.key, Progress())
        leads = bool(at.step and not at.done) or not begun
        name, about = Spoken(game_name(game, words.locale)), Spoken(in_a_line(game, words.locale))
        parts += [
            words.message("learn-game", game=name, about=about),
            row(
                button(Press("learn_in", what=game), _label(words, at), Style.PRIMARY if leads else Style.SECONDARY),
                button(Press("learn_play", what=game), words.message("button-play-easiest")),
            ),
        ]
    return Message(words.message(said), *parts)


def in_a_line(game: str, locale: str) -> str:
    """Returns a game in a sentence, without importing it."""
    return Words(locale, (f"data.{game}.texts",)).message("game-in-a-line")


def _label(words: Words, at: Progress) -> str:
    if at.done:
        return words.message("button-learn-again")
    return words.message("button-learn-on" if at.step or at.acts else "button-learn")


async def learn(reply: Reply, pressed: OfGame) -> None:
    """Handles [Learn]: goes on with the lesson of a game."""
    await open_lesson(reply, first_lessons()[pressed.game])


async def open_lesson(reply: Reply, found: Found) -> None:
    """Shows where the user is in a lesson."""
    await _show(reply, found, await reply.campaigns.lessons.go_on(reply.person.user, found))


async def pick(reply: Reply, pressed: LessonMoment) -> None:
    """Handles the button of a choice."""
    await _do(reply, pressed, (pressed.what,))


async def pick_in_menu(reply: Reply, pressed: LessonMoment) -> None:
    """Handles a menu of choices."""
    await _do(reply, pressed, tuple(reply.values))


async def go_on(reply: Reply, pressed: LessonMoment) -> None:
    """Handles [Next] of a step that is only read."""
    await _do(reply, pressed, NEXT)


async def back(reply: Reply, pressed: LessonMoment) -> None:
    """Handles [Back]: takes back the last choice of the step, or goes to the step before."""
    found = _found(pressed)
    scene = await reply.campaigns.lessons.back(reply.person.user, found, pressed.base, pressed.number)
    await _show(reply, found, scene)


async def go_to(reply: Reply, pressed: LessonMoment) -> None:
    """Handles [Skip] and [Set it up again]: begins a step as it is for everyone."""
    found = _found(pressed)
    await _show(reply, found, await reply.campaigns.lessons.go_to(reply.person.user, found, number(pressed.what)))


async def open_group(reply: Reply, pressed: LessonMoment) -> None:
    """Handles the menu of groups: opens a group of the other choices."""
    found = _found(pressed)
    scene = await reply.campaigns.lessons.go_on(reply.person.user, found)
    await _show(reply, found, scene, group=reply.value.removeprefix(GROUP))


async def elsewhere(reply: Reply, pressed: LessonMoment) -> None:
    """Handles [Other…] and [The task]: shows the other choices, or those of the task again."""
    found = _found(pressed)
    scene = await reply.campaigns.lessons.go_on(reply.person.user, found)
    await _show(reply, found, scene, group="" if pressed.what else None)


async def _do(reply: Reply, pressed: LessonMoment, act: tuple[str, ...] | str) -> None:
    found = _found(pressed)
    user = reply.person.user
    await _show(reply, found, await reply.campaigns.lessons.do(user, found, pressed.base, pressed.number, act))


def _found(pressed: LessonMoment) -> Found:
    found = find_lesson(pressed.lesson)
    if found is None:
        raise NotOurs
    return found


async def _show(reply: Reply, found: Found, scene: Scene, *, group: str | None = None) -> None:
    """Shows the panel at once, and its picture as soon as it is drawn."""
    panel = LessonPanel(found, scene, reply.locale, group)
    await reply.show_drawn(("lesson", reply.person.user, found.number), panel.job(), panel.message)


async def play(reply: Reply, pressed: OfGame) -> None:
    """Handles [Play with autopilot]: opens a table of the game as it is usually begun, and starts it with autopilot in
    the second seat. A rival plays at a level that suits learners, a partner as well as it can."""
    channel = await channel_for_new(reply, Press("learn_play", what=pressed.game))
    if channel is None:
        return
    await reply.defer(fresh=True)
    wanted = Wanted(pressed.game, reply.locale, game_name(pressed.game, reply.locale))
    situation = await opened(reply, wanted, channel)
    if situation is None:
        return
    if situation.stage != "lobby":  # an earlier press has started it
        await show_started(reply, situation)
        return
    if not situation.seats_of(reply.person.user):
        situation = await reply.campaigns.seats.join(situation.id, reply.person)
    if situation.game.competitive:
        situation = await reply.campaigns.lobby.set_setting(situation.id, reply.person.user, "level", "simple")
    if not any(each.autopilot for each in situation.seats):
        free = next(each.seat for each in situation.seats if each.user is None)
        situation = await reply.campaigns.seats.set_autopilot(situation.id, free, True, Actor(reply.person.user))
    await begin(reply, situation)


ROUTES: Routes = {
    "learn": Route(Nothing.of, show_lessons),
    "learn_in": Route(OfGame.of, learn),
    "learn_play": Route(OfGame.of, play),
    "lesson_pick": Route(LessonMoment.of, pick),
    "lesson_menu": Route(LessonMoment.of, pick_in_menu),
    "lesson_next": Route(LessonMoment.of, go_on),
    "lesson_back": Route(LessonMoment.of, back),
    "lesson_go": Route(LessonMoment.of, go_to),
    "lesson_other": Route(LessonMoment.of, elsewhere),
    "lesson_group": Route(LessonMoment.of, open_group),
}
