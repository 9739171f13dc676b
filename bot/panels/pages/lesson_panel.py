"""The panel of a lesson: what came of the last step, the idea, a picture, the task, and all legal choices.

Its buttons name the lesson, the step it goes on from and the number of choices since. The rest is stored, so that they
work after a restart.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from bot.messages.fitting import fitting
from bot.messages.ids import LONGEST, Press
from bot.messages.layout import (
    MOST_ENTRIES,
    Button,
    Control,
    MenuEntry,
    Message,
    Part,
    Picture,
    Style,
    accent_of,
    button,
    entry,
    menu,
    row,
    rows,
)
from bot.messages.pictures import ASKED, BOARD, has_picture
from bot.panels.choosing.choices import LONGEST_BUTTON, Choice, choice_entry, group_name
from bot.posts.post import account
from bot.text.speech import CATALOGUE, choice_said, cut, label, lines_of
from engine.lessons import Found, Scene, Step
from engine.table import Argument, Option, Seat
from engine.words import Spoken, Words
from renders.job import FITTED, Job

MOST_BUTTONS = 5
MOST_TOLD = 3  # log lines below a choice
PLACE = "place"
GROUP = "+"  # before the name of a group, in the menu of groups


@dataclass(frozen=True, slots=True)
class LessonMoment:
    """A moment of a lesson: its number, the step it goes on from, and the number of choices since."""

    lesson: int
    base: int
    number: int
    what: str = ""

    @classmethod
    def of(cls, press: Press) -> LessonMoment:
        """Reads a press."""
        return cls(press.campaign, press.branch, press.n, press.what)

    def press(self, verb: str, what: str = "") -> Press:
        """Returns the press for this verb."""
        return Press(verb, self.lesson, self.base, self.number, what=what)


@dataclass(frozen=True, slots=True)
class LessonPanel:
    """The panel of one scene in its reader's language. If `group` is given, the other choices are shown in place of the
    idea and the choices of the task, with this group open."""

    found: Found
    scene: Scene
    locale: str
    group: str | None = None

    @property
    def words(self) -> Words:
        """The messages of the bot and the game."""
        scene = self.scene
        return Words.of_game(scene.game, self.locale, scene.seat_names, (CATALOGUE,), scene.lesson.options)

    @property
    def moment(self) -> LessonMoment:
        """The moment that every button names."""
        return LessonMoment(self.found.number, self.scene.base, len(self.scene.acts))

    def job(self) -> Job | None:
        """Returns the picture of the step, with rings and the suggested places."""
        scene, step = self.scene, self.scene.current
        picture = (step.picture if step else None) or (ASKED if has_picture(self.found.game, ASKED) else BOARD)
        if not has_picture(self.found.game, picture):
            return None
        marked: dict[str, Any] = {}
        if picture in (ASKED, BOARD, PLACE):
            options = [each for each in scene.suggested if isinstance(each, Option)]
            places = {place for each in options for place in each.places}
            groups = {
                place: tuple(each.group for each in options if each.group and place in each.places) for place in places
            }
            marked = {"badges": frozenset(places), "groups": groups}
        return Job.of(
            scene.game,
            picture if picture == ASKED else f"{picture}{FITTED}",
            scene.view,
            seat=None if picture in (BOARD, PLACE) else scene.lesson.learner,
            place=step.place if step else None,
            locale=self.locale,
            options=scene.lesson.options,
            changed=frozenset(step.rings if step else ()),
            **marked,
        )

    def message(self, picture: Picture | None = None) -> Message:
        """Builds the panel."""
        return Message(
            lines_of(self._heading(), *(() if self._is_elsewhere else self._said())),
            picture,
            lines_of(*self._task()) or None,
            *(self._choices() if self.scene.current else self._ways_out()),
            self._foot(),
            accent=accent_of(self.scene.lesson.learner),
        )

    @property
    def _is_elsewhere(self) -> bool:
        """True if the other choices are shown."""
        return self.group is not None and bool(self.scene.ask) and bool(self._elsewhere())

    # ---------------------------------------------------------------- text

    def _heading(self) -> str:
        words, scene, step = self.words, self.scene, self.scene.current
        if step is None:
            return words.message("learn-end-title", game=self._game)
        return words.message(
            "learn-step",
            number=scene.step + 1,
            count=len(scene.lesson.steps),
            title=Spoken(words.message(f"lesson-{step.id}-title", **_named(step))),
        )

    @property
    def _game(self) -> Spoken:
        return Spoken(self.words.message("game-name"))

    def _said(self) -> list[str]:
        """Returns what was done and what came of it; at the start of a step what came of the last one, and the idea."""
        words, scene, step = self.words, self.scene, self.scene.current
        said: list[str] = []
        is_new_step = scene.stepped or not scene.acts
        if scene.chosen and not is_new_step:
            said.append(words.message("learn-chosen", choice=Spoken(choice_said(words, scene.chosen))))
            told = account(words, scene.game, scene.told, scene.lesson.learner)[:MOST_TOLD]
            if step is not None:
                return [*said, *told]
            said += told
        for before in scene.lesson.steps[: scene.step][-1:]:
            if is_new_step and before.done:
                said.append(words.message(f"lesson-{before.id}-done", **_named(before)))
        if step is None:
            return [*said, words.message("lesson-end", **_named(scene.lesson.steps[-1]))]
        return [*said, words.message(f"lesson-{step.id}", **_named(step))]

    def _task(self) -> list[str]:
        words, scene, step = self.words, self.scene, self.scene.current
        if step is None or not step.done:
            return []
        task = Spoken(words.message(f"lesson-{step.id}-task", **_named(step)))
        if scene.astray:
            return [words.message("learn-astray", task=task)]
        said = [words.message("learn-task", task=task)]
        if scene.acts and not scene.stepped and scene.ask is not None:
            said.append(words.message("learn-asked", question=Spoken(words.say(scene.ask.text))))
        return said

    # ---------------------------------------------------------------- choices

    def _choices(self) -> list[Part]:
        """Returns the choices of the task, then all others."""
        scene, step = self.scene, self.scene.current
        first = button(self.moment.press("lesson_next"), self.words.message("button-next"), Style.PRIMARY)
        if step is not None and not step.done:
            return [row(first)]
        if scene.ask is None:
            return []
        asked = self._asked()
        return [*(asked if asked and not self._is_elsewhere else self._elsewhere())]

    def _asked(self) -> list[Control]:
        """Returns the choices of the task. Of several to pick, one alone has a button."""
        ask = self.scene.ask
        return self._suggested() if ask is not None and ask.pick[0] <= 1 else []

    def _elsewhere(self) -> list[Control]:
        """Returns all other choices; a menu of all if several are picked."""
        scene = self.scene
        if scene.ask is not None and scene.ask.pick != (1, 1):
            return [self._menu("", [*scene.suggested, *scene.others], scene.ask.pick)]
        return self._others()

    def _suggested(self) -> list[Control]:
        found = self.scene.suggested
        if len(found) > MOST_BUTTONS:
            return [self._menu("task", found)]
        return rows([self._choice_button(each) for each in found])

    def _choice_button(self, choice: Choice) -> Button:
        said = cut(label(self.words, choice), LONGEST_BUTTON)
        return button(self.moment.press("lesson_pick", choice.id), said, Style.PRIMARY)

    def _others(self) -> list[Control]:
        """Returns one menu of the other choices, or one of their groups and that of the open group."""
        others = self.scene.others
        if not others:
            return []
        groups = list(dict.fromkeys(each.group for each in others))
        if len(others) <= MOST_ENTRIES or len(groups) == 1:
            return [self._menu("other", others[:MOST_ENTRIES])]
        opened = self.group if self.group in groups else None
        entries = [self._group_entry(group, opened) for group in groups[:MOST_ENTRIES]]
        found: list[Control] = [
            menu(self.moment.press("lesson_group"), self.words.message("learn-groups", count=len(others)), entries)
        ]
        if opened is not None:
            shown = [each for each in others if each.group == opened]
            found.append(self._menu("group", shown[:MOST_ENTRIES]))
        return found

    def _group_entry(self, group: str, opened: str | None) -> MenuEntry:
        count = sum(each.group == group for each in self.scene.others)
        said = self.words.message("panel-group", group=Spoken(group_name(self.words, group)), count=count)
        return entry(said, f"{GROUP}{group}", chosen=group == opened)

    def _menu(self, kind: str, choices: Sequence[Choice], pick: tuple[int, int] = (1, 1)) -> Control:
        if pick != (1, 1):
            said = self.words.message("learn-several", fewest=pick[0], most=min(pick[1], len(choices)))
        else:
            said = self.words.message(f"learn-menu-{kind}", count=len(choices))
        entries = [choice_entry(self.words, each) for each in choices[:MOST_ENTRIES]]
        return menu(self.moment.press("lesson_menu", kind), said, entries, pick)

    # ---------------------------------------------------------------- ways on

    def _foot(self) -> Control | None:
        words, scene, moment = self.words, self.scene, self.moment
        back = button(moment.press("lesson_back"), words.message("button-lesson-back"))
        if scene.current is None:
            return row(back, button(Press("learn"), words.message("button-all-lessons")))
        astray = Style.PRIMARY if scene.astray else Style.SECONDARY
        again = button(moment.press("lesson_go", str(scene.step)), words.message("button-lesson-again"), astray)
        return row(
            back if scene.base or scene.acts else None,
            again if scene.astray else None,
            button(moment.press("lesson_go", str(scene.step + 1)), words.message("button-lesson-skip")),
            None if scene.base or scene.acts else button(Press("learn"), words.message("button-all-lessons")),
            self._turn_button(),
        )

    def _turn_button(self) -> Button | None:
        """Returns the button that shows the other choices, or the one back to the task."""
        if self.scene.ask is None or not self._asked() or not self._elsewhere():
            return None
        said = self.words.message("button-lesson-task" if self._is_elsewhere else "button-lesson-other")
        return button(self.moment.press("lesson_other", "" if self._is_elsewhere else "+"), said)

    def _ways_out(self) -> list[Part]:
        words = self.words
        alone = button(Press("learn_play", what=self.found.game), words.message("button-play-easiest"), Style.PRIMARY)
        friends = button(Press("open_which"), words.message("button-open-table"))
        both = fitting([alone.label, friends.label]) == 2
        return [row(alone, friends)] if both else [row(alone), row(friends)]


def _named(step: Step) -> dict[str, Argument]:
    """Returns the variables of a step's messages."""
    return {name: Seat(each) if isinstance(each, int) else each for name, each in step.names.items()}


assert len(Press("lesson_pick", 2**32, 99, 999, what="x" * 60).custom_id) <= LONGEST
