"""A hundred thousand presses that no one may make: forged, stale, doubled and foreign ones. None is accepted."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import replace
from random import Random
from time import perf_counter

import pytest

from bot.local_discord import Answer
from bot.messages.ids import Press
from engine.table import Ask
from tests.end_to_end.lanterns import sandbox
from tests.processes.quiet import quiet
from tests.processes.workers import say
from tests.safety.forging import forge
from tests.safety.rights import PRESSES
from tests.safety.scene import PEOPLE, Scene, saved, scene
from tests.safety.test_rights import press_of, said

__all__ = ["quiet", "sandbox", "scene"]

pytestmark = pytest.mark.soak

PRESSED = 100_000
AT_ONCE = 8
BATCH = 1_000
DOUBLES = 50
ACTING = ("choose", "pick", "sure", "table", "usual", "undo", "change")
NONSENSE = (
    "",
    "/",
    "choose",
    "choose/1",
    "choose/1/2/3/4",
    "b/b/b/b/b/b",
    "choose/9e9/1/1/0/light",
    "\u202e/1/1/1/1/x",
)
OTHERS = tuple(role for role in PEOPLE if role != "seated")
Made = tuple[str, str, str, Sequence[str] | None]  # person, kind of fault, custom id, values of a menu


class Forger:
    """Thinks of presses that must not be accepted while it is Ana's turn and she has one action left."""

    def __init__(self, scene: Scene, ask: Ask, foreign: Sequence[Press], generator: Random) -> None:
        self._generator = generator
        self._ask = ask
        self._now = Press("choose", scene.campaign, 0, ask.n, 0, "light")
        self._foreign = foreign
        self._kinds: Sequence[Callable[[], Made]] = (self.forged, self.stale, self.foreign, self.nonsense)

    def at(self, branch: int) -> None:
        """Returns the current branch."""
        self._now = replace(self._now, branch=branch)

    def press(self) -> Made:
        """Returns one press of any kind."""
        return self._generator.choice(self._kinds)()

    def forged(self) -> Made:
        """Returns a press by Ana herself: another seat, campaign or option, or a value that no menu has."""
        random, now = self._generator, replace(self._now, verb=self._generator.choice(ACTING[:2]))
        option = random.choice(
            ("steal", "play:card-99", "light:2", "end", "../light", "LIGHT", "light\n", "light,roll")
        )
        fake = random.choice(
            (
                replace(now, what=option),
                replace(now, seat=random.choice((1, 2, 3, 4, 99, -2))),
                replace(now, campaign=random.randrange(3, 10**9)),
            )
        )
        values = [option] if fake.verb == "pick" else None
        return "seated", "forged", fake.custom_id, values

    def stale(self) -> Made:
        """Returns a press by Ana herself, for another moment or branch."""
        random, verb = self._generator, self._generator.choice(ACTING[:3])
        now = replace(self._now, verb=verb)
        if random.random() < 0.5:
            past = replace(now, n=random.choice([each for each in range(self._ask.n + 9) if each != self._ask.n]))
        else:
            past = replace(now, branch=now.branch + random.choice((-1, 1, 10**6)))
        return "seated", "stale", past.custom_id, ["light"] if verb == "pick" else None

    def foreign(self) -> Made:
        """Ana's presses, made by someone else."""
        press = replace(self._generator.choice(self._foreign), branch=self._now.branch)
        values = PRESSES[press.verb].values
        return self._generator.choice(OTHERS), "foreign", press.custom_id, values

    def nonsense(self) -> Made:
        """Presses that no button of the bot can send."""
        role = self._generator.choice(tuple(PEOPLE))
        return role, "nonsense", self._generator.choice(NONSENSE), None


@pytest.mark.usefixtures("quiet")
async def test_unauthorised_presses_are_never_accepted(scene: Scene) -> None:
    began, count = perf_counter(), Counter[str]()
    await scene.turn()
    situation = await scene.situation()
    ask = situation.ask_of(0)
    assert ask is not None
    foreign = [await press_of(scene, verb, row) for verb, row in PRESSES.items() if verb in ACTING and is_anas(verb)]
    forger = Forger(scene, ask, foreign, Random(1))
    while sum(count.values()) < PRESSED:
        situation = await scene.situation()
        forger.at(situation.branch)
        before = await saved(scene.campaigns)
        count += await pressed(scene, [forger.press() for _ in range(BATCH)])
        assert await saved(scene.campaigns) == before
        count += await doubled(scene)
    say(f"\n{sum(count.values())} presses in {perf_counter() - began:.0f} s, none accepted:")
    for kind, number in sorted(count.items()):
        say(f"  {number:6} {kind}")


def is_anas(verb: str) -> bool:
    """True if the acting seat, and no one else, may press it now."""
    row = PRESSES[verb]
    return row.may == {"seated"} and row.stage == "turn"


async def pressed(scene: Scene, presses: Sequence[Made]) -> Counter[str]:
    """Presses all of them, several concurrently; each must be answered, and none with an internal error."""
    gate, messages = asyncio.Semaphore(AT_ONCE), {role: scene.message(role) for role in PEOPLE}

    async def one(role: str, custom_id: str, values: Sequence[str] | None) -> Answer:
        async with gate:
            kind = "b" if values is None else "m"
            return await forge(scene.sandbox, scene.person(role), messages[role], f"{kind}/{custom_id}", values)

    answers = await asyncio.gather(*(one(role, custom_id, values) for role, _, custom_id, values in presses))
    for made, answer in zip(presses, answers, strict=True):
        assert said(answer), made
        assert "on my side" not in said(answer), made
    dismiss_all(scene)
    return Counter(kind for _, kind, _, _ in presses)


def dismiss_all(scene: Scene) -> None:
    """Dismisses all answers of everyone, of which there would be too many to look through."""
    world = scene.sandbox.world
    for messages in world.messages.values():
        for each in [each for each in messages if each in world.ephemeral_for]:
            del messages[each]


async def doubled(scene: Scene) -> Counter[str]:
    """Ana lights a lantern and takes that back, and each time presses the same again and again: each counts once."""
    situation = await scene.situation()
    ask = situation.ask_of(0)
    assert ask is not None
    once = Press("choose", scene.campaign, situation.branch, ask.n, 0, "light")
    await scene.press("seated", once)
    lit = await scene.situation()
    assert lit.n == situation.n + 1
    await pressed(scene, [("seated", "doubled", once.custom_id, None)] * DOUBLES)
    assert ((await scene.situation()).branch, (await scene.situation()).n) == (lit.branch, lit.n)
    step = lit.can_undo(scene.user("Ana").user)
    assert step is not None
    back = Press("undo", scene.campaign, lit.branch, step.n)
    await scene.press("seated", back)
    undone = await scene.situation()
    assert (undone.n, undone.branch > lit.branch) == (situation.n, True)
    await pressed(scene, [("seated", "doubled", back.custom_id, None)] * DOUBLES)
    assert ((await scene.situation()).branch, (await scene.situation()).n) == (undone.branch, undone.n)
    return Counter({"doubled": 2 * DOUBLES})
