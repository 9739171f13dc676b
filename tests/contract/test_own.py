"""Own content: a host offers it, and campaigns that use it carry it along, into forks, files and deployments that never
had it.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator, Mapping
from dataclasses import dataclass
from io import BytesIO
from pathlib import Path
from random import Random
from typing import Any

import orjson
import pytest
from PIL import Image

from bot.messages.pictures import job_of
from bot.messages.settings_form import form_fields
from bot.text.speech import words_at
from engine.campaigns import Actor, Campaigns, Person, Situation
from engine.campaigns.model.errors import WrongFile, WrongOption
from engine.games import find, keys
from engine.games.fireteam_zero.model.own import OWN_MISSIONS
from engine.games.keep_the_heroes_out.model.own import OWN_SCENARIOS
from engine.kit.own import LARGEST, OwnFiles
from engine.table import OWN, BadCheckpoint, Game, fair
from renders.job import render
from tests.campaigns.tables import play_to_end
from tests.games.fireteam_zero.missions.test_checking import MILL
from tests.games.keep_the_heroes_out.scenarios.test_checking import CELLAR
from tests.sampled import WHOLE
from tests.seating import FIRST_USER, seat_and_start

ANA, MODERATOR = Person(FIRST_USER, "Ana"), Actor(1, moderator=True)


@dataclass(frozen=True)
class Case:
    """A game, the option that names a file, a file, and how words and numbers in it may be wrong. `named` is something
    of it with a name in Spanish."""

    game: str
    option: str
    files: OwnFiles
    id: str
    text: str
    name: Mapping[str, str]
    about: str
    named: tuple[str, str]
    wrong: tuple[str, str]

    @property
    def rules(self) -> Game:
        """The game."""
        return find(self.game)

    @property
    def chosen(self) -> dict[str, Any]:
        """The options of a campaign that carries it."""
        return {self.option: self.id, OWN: {self.id: self.text}}


CELLAR_OF_KEEP = Case(
    game="keep_the_heroes_out",
    option="scenario",
    files=OWN_SCENARIOS,
    id="cellar",
    text=CELLAR,
    name={"en": "The Cellar", "pt-BR": "A adega"},
    about="Cuidado com os barris. Jogadores recomendados: 1, 2, 3 e 4.",
    named=("barrel", "Barril"),
    wrong=("- [library, forge]", "- [library, nowhere]"),
)
MILL_OF_FIRE = Case(
    game="fireteam_zero",
    option="mission",
    files=OWN_MISSIONS,
    id="the_mill",
    text=MILL,
    name={"en": "The Mill", "pt-BR": "O moinho"},
    about="Moam todos.",
    named=("crank", "Manivela"),
    wrong=("- [1A, 2A]", "- [1A, 1A]"),
)
CASES = (CELLAR_OF_KEEP, MILL_OF_FIRE)
each_case = pytest.mark.parametrize("case", CASES, ids=lambda case: case.game)


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[Campaigns]:
    """Yields a deployment whose host has added nothing."""
    campaigns = await Campaigns.open(tmp_path / "house.sqlite3", chance=fair(Random(7)))
    yield campaigns
    await campaigns.close()


@pytest.fixture
def offered(case: Case, monkeypatch: pytest.MonkeyPatch) -> dict[str, str]:
    """Returns the host's own content."""
    texts: dict[str, str] = {}
    monkeypatch.setitem(case.files.__dict__, "_offered", texts)
    return texts


async def lobby_of(house: Campaigns, case: Case, **options: Any) -> Situation:
    return await house.lobby.create(
        game=case.game, name="Ours", organiser=ANA, guild=1, channel=2, options=options, settings={}
    )


def menu_of(lobby: Situation, case: Case) -> tuple[list[str], list[str], list[str | None]]:
    """Returns the offered own content with its names and descriptions."""
    (menu,) = [each for each in form_fields(lobby) if each.name == case.option]
    of_game = len(case.files.taken)
    assert list(menu.values[:of_game]) == list(case.files.taken)
    words, own = words_at(lobby, "pt-BR"), list(menu.values[of_game:])
    return own, [menu.say(each, words) for each in own], [menu.detail(each, lobby, words) for each in own]


async def begin(house: Campaigns, lobby: Situation, people: int = 2) -> Situation:
    """Takes the seats of a lobby, and starts."""
    await house.openings.set_places(lobby.id, thread=lobby.id)
    for each in range(people):
        await house.seats.join(lobby.id, Person(FIRST_USER + each, f"User {each}"))
    for each in range(people):
        await house.lobby.ready(lobby.id, FIRST_USER + each)
    return await house.play.start(lobby.id, FIRST_USER)


def test_every_game_with_custom_content_has_a_case() -> None:
    assert {case.game for case in CASES} == {key for key in keys() if OWN in find(key).options.model_fields}


# ---------------------------------------------------------------- offered, and carried along


@each_case
async def test_host_content_is_offered_by_name(house: Campaigns, case: Case, offered: dict[str, str]) -> None:
    offered[case.id] = case.text
    lobby = await lobby_of(house, case)
    assert menu_of(lobby, case) == ([case.id], [case.name["pt-BR"]], [case.about])
    assert lobby.facts.options[OWN] == {}
    chosen = await house.lobby.set_option(lobby.id, ANA.user, case.option, case.id)
    assert chosen.facts.options[OWN] == {case.id: case.text} and chosen.next_chapters[0] == case.id


@each_case
async def test_campaign_stores_its_custom_content(house: Campaigns, case: Case, offered: dict[str, str]) -> None:
    """Independent of later changes to the host's file."""
    offered[case.id] = case.text
    lobby = await lobby_of(house, case, **{case.option: case.id})
    offered[case.id] = case.text.replace(case.name["pt-BR"], "Outra")
    assert menu_of(lobby, case)[1] == [case.name["pt-BR"]]
    del offered[case.id]
    assert menu_of(lobby, case)[0] == [case.id]
    begun = await begin(house, lobby)
    assert (begun.chapter, begun.stage) == (case.id, "playing")


@each_case
async def test_unknown_custom_content_cannot_be_chosen(house: Campaigns, case: Case, offered: dict[str, str]) -> None:
    lobby = await lobby_of(house, case)
    assert menu_of(lobby, case)[0] == []
    with pytest.raises(WrongOption, match=f"there is no {case.option} `{case.id}` here"):
        await house.lobby.set_option(lobby.id, ANA.user, case.option, case.id)
    after = await house.lookup.situation(lobby.id)
    assert after.facts.options[case.option] == lobby.facts.options[case.option]


@each_case
def test_custom_content_option_accepts_no_other_values(case: Case) -> None:
    with pytest.raises(BadCheckpoint, match=rf"options.own.*`{case.id}`, line 1"):
        case.rules.read_options({case.option: case.id, OWN: {case.id: "id: x"}})
    with pytest.raises(BadCheckpoint, match=r"options.own"):
        case.rules.read_options({OWN: [case.id]})
    with pytest.raises(BadCheckpoint, match=rf"options.{case.option}"):
        case.rules.read_options({case.option: [case.id]})


# ---------------------------------------------------------------- to another house


@each_case
async def test_custom_content_can_be_played_elsewhere(
    house: Campaigns, case: Case, offered: dict[str, str], tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    """The file of a running game says all: names, pictures, rules, and what to play again."""
    if WHOLE or case is CASES[0]:
        request.getfixturevalue("reading_process")
    offered[case.id] = case.text
    begun = await seat_and_start(house, case.game, options={case.option: case.id})
    exported = await house.files.export(begun.id, MODERATOR, open_file=True)
    offered.clear()
    other = await Campaigns.open(tmp_path / "other.sqlite3", chance=fair(Random(8)))
    try:
        copy = await other.files.import_(exported, ANA, 1, 2)
        assert copy.chapter == case.id and words_at(copy, "es").name(case.named[0]) == case.named[1]
        playing = await begin(other, copy)
        job = job_of(playing, "en")
        assert job is not None
        with Image.open(BytesIO(render(job))) as image:
            assert image.width > 1000
        over = await play_to_end(other, copy.id)
        assert (over.chapter, over.stage) == (case.id, "between")
        assert menu_of(over, case)[:2] == ([case.id], [case.name["pt-BR"]]) and over.next_chapters[0] == case.id
        again = await other.play.start(copy.id, ANA.user)
        assert again.chapter == case.id
        fork = await other.files.fork(copy.id, Person(5, "Kim"))
        assert fork.chapter == case.id and fork.facts.options[OWN] == {case.id: case.text}
    finally:
        await other.close()


@each_case
async def test_another_file_of_the_same_name_is_not_taken_for_it(
    house: Campaigns, case: Case, offered: dict[str, str]
) -> None:
    begun = await seat_and_start(house, case.game, options=case.chosen)
    exported = await house.files.export(begun.id, MODERATOR, open_file=True)
    offered[case.id] = case.text.replace(case.name["en"], "Another")
    copy = await house.files.import_(exported, ANA, 1, 2)
    assert copy.view(None).own == case.text and words_at(copy, "en").name(case.id) == case.name["en"]


def places(body: dict[str, Any], name: str) -> Iterator[tuple[dict[str, Any], str]]:
    """Yields the places of the text in a file."""
    yield body["options"][OWN], name
    for each in body["checkpoints"]:
        yield each["checkpoint"]["options"][OWN], name
        yield each["checkpoint"]["state"], "own"


def wrong_texts(case: Case) -> Iterator[str]:
    """Yields files that are too large, for another game, unsafe to show, impossible to play, or invalid."""
    yield case.text + "#" * LARGEST
    yield case.text.replace(f"id: {case.id}", "id: attic", 1)
    yield case.text.replace(f"en: {case.name['en']}, ", "", 1)
    yield case.text.replace(case.name["en"], "'@everyone'", 1)
    yield case.text.replace(*case.wrong)
    yield "a: &a [*a, *a]"
    yield "id: ["
    yield ""


@each_case
async def test_content_in_file_is_checked(house: Campaigns, case: Case) -> None:
    begun = await seat_and_start(house, case.game, options=case.chosen)
    exported = await house.files.export(begun.id, MODERATOR, open_file=True)
    for user, text in enumerate(wrong_texts(case), 1_000):
        assert text != case.text
        for number in range(3):
            file = orjson.loads(exported)
            holder, key = list(places(file["open"], case.id))[number]
            assert holder[key] == case.text
            holder[key] = text
            with pytest.raises(WrongFile, match=rf"options\.own|state\.(own|{case.option})") as refused:
                await house.files.import_(orjson.dumps(file), Person(user, "Eve"), 1, 2)
            assert refused.value.reason == "content"
    assert len(await house.lookup.of_server(1)) == 1


@each_case
@pytest.mark.parametrize("name", ["../../etc/passwd", "__class__", "Cellar", "1st", "a" * 31])
def test_unknown_id_is_explained(case: Case, name: str) -> None:
    text = case.text.replace(f"id: {case.id}", f"id: {name}")
    with pytest.raises(
        BadCheckpoint, match=r"is not an id. Use small letters, digits and _, at most 30, a letter first"
    ):
        case.rules.read_options({case.option: name, OWN: {name: text}})


@each_case
def test_forbidden_character_is_reported_on_one_line(case: Case) -> None:
    with pytest.raises(BadCheckpoint, match="control characters are not allowed") as refused:
        case.rules.read_options({case.option: case.id, OWN: {case.id: f"{case.text}\0"}})
    assert "\n" not in str(refused.value)
