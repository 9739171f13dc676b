"""How far people are in lessons is kept for them alone, and not for ever."""

from __future__ import annotations

import pytest

from engine.campaigns import Campaigns
from engine.campaigns.model.clock import to_milliseconds
from engine.campaigns.people.lessons import Progress
from engine.lessons import Found, Scene
from engine.storage.queries import lessons
from tests.campaigns.tables import StillClock
from tests.lessons import EVERY_LESSON, by_task

UMA, OLGA = 11, 12


@pytest.fixture
def found() -> Found:
    return EVERY_LESSON[0]


async def do_task(campaigns: Campaigns, found: Found, scene: Scene, user: int = UMA) -> Scene:
    return await campaigns.lessons.do(user, found, scene.base, len(scene.acts), by_task(scene))


async def test_lesson_goes_on_where_each_person_left_it(campaigns: Campaigns, found: Found) -> None:
    begun = await campaigns.lessons.go_on(UMA, found)
    scene = await do_task(campaigns, found, await do_task(campaigns, found, begun))
    again = await campaigns.lessons.go_on(UMA, found)
    assert (again.step, again.view) == (scene.step, scene.view)
    assert again.step == 2
    assert (await campaigns.lessons.go_on(OLGA, found)).step == 0


async def test_old_button_shows_the_present_scene(campaigns: Campaigns, found: Found) -> None:
    begun = await campaigns.lessons.go_on(UMA, found)
    scene = await do_task(campaigns, found, begun)
    late = await do_task(campaigns, found, begun)
    assert (late.step, late.acts) == (scene.step, scene.acts)
    back = await campaigns.lessons.back(UMA, found, begun.base, len(begun.acts))
    assert back.step == scene.step


async def test_back_takes_back_a_choice_and_then_a_step(campaigns: Campaigns, found: Found) -> None:
    await campaigns.lessons.go_to(UMA, found, 2)
    scene = await campaigns.lessons.go_on(UMA, found)
    other = next(each for each in scene.others if each.final is None)
    strayed = await campaigns.lessons.do(UMA, found, scene.base, 0, [other.id])
    assert len(strayed.acts) == 1
    back = await campaigns.lessons.back(UMA, found, strayed.base, 1)
    assert (back.base, back.acts, back.view) == (2, (), scene.view)
    assert (await campaigns.lessons.back(UMA, found, 2, 0)).base == 1


async def test_finished_lesson_stays_finished_when_begun_again(campaigns: Campaigns, found: Found) -> None:
    end = await campaigns.lessons.go_to(UMA, found, 99)
    assert end.current is None
    again = await campaigns.lessons.go_on(UMA, found)
    assert again.step == 0
    assert (await campaigns.lessons.progress(UMA))[found.key].done


async def test_stored_choices_that_no_longer_fit_are_left_out(campaigns: Campaigns, found: Found) -> None:
    """A corrected lesson or rule may ask something else."""
    now = to_milliseconds(campaigns.now())
    acts = [["no such option"], ["end_turn"]]
    await campaigns._context.database.write(lessons.put(UMA, found.key, step=2, acts=acts, done=False, used=now))
    scene = await campaigns.lessons.go_on(UMA, found)
    assert (scene.base, scene.acts) == (2, ())


async def test_progress_is_kept_for_60_days(campaigns: Campaigns, clock: StillClock, found: Found) -> None:
    await campaigns.lessons.go_to(UMA, found, 3)
    clock.turn(days=59)
    assert (await campaigns.lessons.progress(UMA))[found.key] == Progress(3)
    clock.turn(days=2)
    assert await campaigns.lessons.progress(UMA) == {}


async def test_person_gets_and_forgets_their_lessons(campaigns: Campaigns, found: Found) -> None:
    await campaigns.lessons.go_to(UMA, found, 3)
    await campaigns.lessons.go_to(OLGA, found, 1)
    [kept] = (await campaigns.people.data_of(UMA))["lessons"]
    assert (kept["lesson"], kept["step"]) == (found.key, 3)
    await campaigns.people.forget(UMA)
    assert await campaigns.lessons.progress(UMA) == {}
    assert (await campaigns.lessons.progress(OLGA))[found.key].step == 1
