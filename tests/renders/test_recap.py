"""The picture of what happened since a player left: in all games, looks and languages, from public views."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import replace
from io import BytesIO
from itertools import product
from typing import Any

import pytest
from PIL import Image, ImageChops, ImageSequence, ImageStat

from bot.panels.pages.server_figures import page_job
from engine.games import find, keys
from engine.table import Text
from engine.words import LOCALES
from renders.canvas.encoding import MovingFormat
from renders.canvas.looks import Look
from renders.job import Job, alt, draw, render
from renders.recap import moving
from renders.recap.maps import Cut, map_of
from renders.recap.marks import shade
from renders.recap.told import Told
from renders.scene import GamePlayed, Motion, Record, Scene, ServerPage, Since
from tests.pictures import sample
from tests.rounds import rounds
from tests.sampled import some

PLAYERS = sample.PLAYERS[: sample.SEATS]
SENTENCES = 3


def job(key: str, *, locale: str = "en", look: Look = "usual", seat: int | None = 0, ask: Text | None = None) -> Job:
    """Returns a recap of the last two rounds."""
    made = sample.since(find(key), *rounds(key), seat=seat)
    assert made.since is not None
    return replace(made, locale=locale, look=look, since=replace(made.since, ask=ask))


def coloured(image: Image.Image, colour: tuple[int, int, int]) -> int:
    """Returns the number of pixels of exactly this colour."""
    colours: Any = image.convert("RGB").getcolors(1 << 24)
    return next((count for count, found in colours if found == colour), 0)


@pytest.mark.parametrize("key", keys())
def test_question_is_white_and_only_there_if_asked(key: str) -> None:
    asked, quiet = draw(job(key, ask=Text("recap-rounds", count=2))), draw(job(key))
    assert asked.width == quiet.width == 1280
    assert asked.height > quiet.height
    assert coloured(asked, (255, 255, 255)) > coloured(quiet, (255, 255, 255)) + 50_000


@pytest.mark.parametrize(("key", "look"), some([*product(keys(), ["contrast", "large"])], 4))
def test_other_looks_are_drawn(key: str, look: Look) -> None:
    image = draw(job(key, look=look))
    assert image.height > image.width * 0.8
    if look == "contrast":
        assert coloured(image, (0, 0, 0)) > image.width * image.height / 10


@pytest.mark.parametrize("key", keys())
@pytest.mark.parametrize("locale", LOCALES)
def test_alt_says_who_how_much_and_what_is_asked(key: str, locale: str) -> None:
    made = job(key, locale=locale, ask=Text("recap-rounds", count=2))
    said, told = alt(made), Told(Scene(made))
    assert all(name in said for name in PLAYERS)
    assert told.message("recap-rounds", count=2) in said
    assert ", ".join(told.doings(0)) in said
    assert "*" not in said


@pytest.mark.parametrize("key", keys())
def test_alt_addresses_a_player_but_not_the_public(key: str) -> None:
    assert "since you left" in alt(job(key))
    assert "you" not in alt(job(key, seat=None)).lower().split()


def animated(
    key: str, *, locale: str = "en", look: Look = "usual", form: MovingFormat = "webp", view_of: int | None = None
) -> Job:
    """Returns a moving picture with a round in each step, from the public views or those of a seat."""
    game, (states, told) = find(key), rounds(key)
    views = [game.view(state, view_of) for state in states]
    frames = tuple((view, tuple(lines)) for view, lines in zip(views[1:], told, strict=False))
    since = Since(views[0], tuple(text for lines in told for text in lines), rounds=len(frames))
    made = job(key, locale=locale, look=look)
    return replace(made, picture="moving", view=views[-1], since=since, motion=Motion(frames, form))


@pytest.mark.parametrize("key", some(keys(), 2))
def test_moving_picture_begins_with_its_result_and_fits(key: str) -> None:
    data = render(animated(key))
    assert len(data) <= 350_000
    with Image.open(BytesIO(data)) as picture:
        shown = [(frame.convert("RGB"), frame.info["duration"]) for frame in ImageSequence.Iterator(picture)]
    assert picture.size[0] == 750 and 5 <= len(shown) <= 9
    times = [duration for _, duration in shown]
    assert sum(times) <= 8000 and times[-1] == 2400 and min(times[2:]) >= 700
    assert 2 * mean(shown[0][0], shown[-1][0]) < mean(shown[0][0], shown[2][0])


@pytest.mark.parametrize("key", keys())
def test_steps_ring_only_what_their_captions_say(key: str, monkeypatch: pytest.MonkeyPatch) -> None:
    shown = list[tuple[set[str], set[str]]]()

    def note(found: Cut, lit: Collection[str], ringed: Collection[str]) -> Image.Image:
        shown.append((set(lit) & found.boxes.keys(), set(ringed) & found.boxes.keys()))
        return shade(found, lit, ringed)

    monkeypatch.setattr(moving, "shade", note)
    render(animated(key))
    assert all(len(ringed) <= 2 for _, ringed in shown)
    assert any(ringed for _, ringed in shown) and any(len(lit) > 2 for lit, _ in shown)


@pytest.mark.parametrize("key", keys())
def test_moving_picture_from_own_view_would_be_the_same(key: str) -> None:
    public, own = (Scene(animated(key, view_of=seat)) for seat in (None, 0))
    part = map_of(key)
    shown = zip(moving.moving(public, part).frames, moving.moving(own, part).frames, strict=True)
    assert all(ImageChops.difference(one, other).getbbox() is None for one, other in shown)


def mean(one: Image.Image, other: Image.Image) -> float:
    """Returns the mean difference of two pictures."""
    return sum(ImageStat.Stat(ImageChops.difference(one, other)).mean) / 3


def test_moving_pictures_can_be_gifs() -> None:
    with Image.open(BytesIO(render(animated("tyrants", form="gif")))) as picture:
        assert picture.format == "GIF" and getattr(picture, "n_frames", 0) >= 7


@pytest.mark.parametrize("key", keys())
@pytest.mark.parametrize("locale", LOCALES)
def test_alt_of_a_moving_picture_has_its_captions(key: str, locale: str) -> None:
    said = alt(animated(key, locale=locale, look="contrast"))
    assert said.count(".") >= 4 and "*" not in said


def end_card(key: str, *, locale: str = "en", look: Look = "usual") -> Job:
    """Returns the end card of a chapter that ended after these rounds, with a title for each seat."""
    return replace(sample.ending(find(key), *rounds(key)), locale=locale, look=look)


@pytest.mark.parametrize(("key", "look"), some([*product(keys(), ["usual", "contrast"])], 4))
def test_end_cards_have_one_size(key: str, look: Look) -> None:
    assert draw(end_card(key, look=look)).size == (1280, 1600)
    assert draw(replace(end_card(key, look=look), picture="outcome")).size == (1280, 980)


@pytest.mark.parametrize("key", keys())
@pytest.mark.parametrize("locale", LOCALES)
def test_alt_of_an_end_card_names_result_and_titles(key: str, locale: str) -> None:
    said = alt(end_card(key, locale=locale))
    assert all(name in said for name in PLAYERS)
    assert ("21" in said) == find(key).competitive


def page(key: str, *, locale: str = "en", look: Look = "usual") -> Job:
    """Returns the journal's page of the same chapter."""
    return replace(sample.chapter(find(key), *rounds(key)), locale=locale, look=look)


@pytest.mark.parametrize("key", some(keys(), 2))
def test_page_of_a_chapter_grows_with_what_turned_it(key: str) -> None:
    whole = page(key)
    assert whole.ending is not None and whole.ending.page is not None
    quiet = replace(whole, ending=replace(whole.ending, page=replace(whole.ending.page, turned=())))
    one, other = draw(whole), draw(quiet)
    assert one.width == other.width == 1280
    assert one.height >= other.height + 4 * 70


@pytest.mark.parametrize("key", keys())
@pytest.mark.parametrize("locale", LOCALES)
def test_alt_of_a_chapter_says_what_turned_it(key: str, locale: str) -> None:
    job = page(key, locale=locale)
    assert job.ending is not None and job.ending.page is not None
    said = alt(job)
    assert all(f" {number}: " in said for number, _ in job.ending.page.turned)


SERVER = ServerPage(
    "Attic",
    "2 campaigns",
    (
        GamePlayed("fireteam_zero", "Fireteam Zero", "4 chapters", 0.5, "2 of 4 won", is_shared=True),
        GamePlayed("tyrants", "Tyrants", "2 matches", 1.0, "finished", is_shared=False),
    ),
    (Record("Sharp Shooter", "Don killed 34 creatures", 1, "34"),),
)


@pytest.mark.parametrize("look", ["usual", "contrast", "large"])
def test_server_has_a_row_for_each_game_in_its_colours(look: Look) -> None:
    job = replace(page_job(SERVER, "en"), look=look)
    without = replace(job, server=replace(SERVER, records=()))
    assert draw(job).height > draw(without).height > 2 * 118
    with Image.open(BytesIO(render(job))) as shown:
        accents = {shown.convert("RGB").getpixel((670, 100 + 130 * row + 59)) for row in range(2)}
    assert len(accents) == (1 if look == "contrast" else 2)


def test_alt_of_a_server_says_games_and_records() -> None:
    said = alt(page_job(SERVER, "en"))
    assert "Fireteam Zero: 4 chapters, 2 of 4 won." in said and "Don killed 34 creatures." in said
