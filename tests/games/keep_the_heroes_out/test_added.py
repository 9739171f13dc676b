"""A scenario that is none of the game's: the host offers it, and the campaign that plays it carries it along, into
forks and files and to houses that never had it."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
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
from engine.campaigns.errors import WrongFile, WrongOption
from engine.games import find
from engine.games.keep_the_heroes_out.pieces import SCENARIOS
from engine.games.keep_the_heroes_out.scenarios.own import OWN_SCENARIOS
from engine.kit.own import LARGEST
from engine.table import BadCheckpoint, fair
from renders.job import render
from tests.campaigns.tables import play_to_end
from tests.playing import deal
from tests.rules.keep_the_heroes_out.scenarios.test_checking import CELLAR
from tests.seating import FIRST_USER, seat_and_start

GAME = find("keep_the_heroes_out")
ANA, MODERATOR = Person(FIRST_USER, "Ana"), Actor(1, moderator=True)
CARRIED = {"scenario": "cellar", "own": {"cellar": CELLAR}}


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[Campaigns]:
    """A house whose host has added nothing."""
    campaigns = await Campaigns.open(tmp_path / "house.sqlite3", chance=fair(Random(7)))
    yield campaigns
    await campaigns.close()


@pytest.fixture
def offered(monkeypatch: pytest.MonkeyPatch) -> dict[str, str]:
    """What the host has added."""
    texts: dict[str, str] = {}
    monkeypatch.setitem(OWN_SCENARIOS.__dict__, "_offered", texts)
    return texts


async def lobby_of(house: Campaigns, **options: Any) -> Situation:
    return await house.lobby.create(
        game=GAME.key, name="Ours", organiser=ANA, guild=1, channel=2, options=options, settings={}
    )


def menu_of(lobby: Situation) -> tuple[list[str], list[str], list[str | None]]:
    """What is offered besides the twenty, what it is called and what it is about."""
    (menu,) = [each for each in form_fields(lobby) if each.name == "scenario"]
    assert tuple(menu.values[:20]) == SCENARIOS
    words, own = words_at(lobby, "pt-BR"), list(menu.values[20:])
    return own, [menu.say(each, words) for each in own], [menu.detail(each, lobby, words) for each in own]


# ---------------------------------------------------------------- offered, and carried along


async def test_what_the_host_adds_is_offered_by_its_name(house: Campaigns, offered: dict[str, str]) -> None:
    offered["cellar"] = CELLAR
    lobby = await lobby_of(house)
    assert menu_of(lobby) == (["cellar"], ["A adega"], ["Cuidado com os barris. Jogadores recomendados: 1, 2, 3 e 4."])
    assert lobby.facts.options["own"] == {}
    chosen = await house.lobby.set_option(lobby.id, ANA.user, "scenario", "cellar")
    assert chosen.facts.options["own"] == {"cellar": CELLAR} and chosen.next_chapters[0] == "cellar"


async def test_a_campaign_keeps_the_scenario_that_it_chose(house: Campaigns, offered: dict[str, str]) -> None:
    """Whatever becomes of the host's file."""
    offered["cellar"] = CELLAR
    lobby = await lobby_of(house, scenario="cellar")
    offered["cellar"] = CELLAR.replace("A adega", "Outra")
    assert menu_of(lobby)[1] == ["A adega"]
    del offered["cellar"]
    assert menu_of(lobby)[0] == ["cellar"]
    begun = await begin(house, lobby)
    assert (begun.chapter, begun.stage) == ("cellar", "playing")


async def test_what_nobody_has_cannot_be_chosen(house: Campaigns, offered: dict[str, str]) -> None:
    lobby = await lobby_of(house)
    assert menu_of(lobby)[0] == []
    with pytest.raises(WrongOption, match="there is no scenario `cellar` here"):
        await house.lobby.set_option(lobby.id, ANA.user, "scenario", "cellar")
    assert (await house.lookup.situation(lobby.id)).facts.options["scenario"] == "first_watch"


def test_the_state_plays_what_it_carries() -> None:
    """Its rooms, its cards and its rules; another text of the same name is another scenario."""
    state = GAME.setup("cellar", 2, GAME.read_options(CARRIED), {})
    assert state.rooms.keys() == {"library", "forge", "vault", "workshop", "sewers", "cells"}
    assert state.guild_deck.count("barrel") == 2 and state.own == CELLAR
    fewer = CELLAR.replace("copies: 2", "copies: 1")
    other = GAME.setup("cellar", 2, GAME.read_options({"scenario": "cellar", "own": {"cellar": fewer}}), {})
    assert other.guild_deck.count("barrel") == 1
    assert GAME.setup("first_watch", 2, GAME.read_options(CARRIED), {}).own == ""


def test_states_of_before_take_the_file_of_the_host(offered: dict[str, str]) -> None:
    offered["cellar"] = CELLAR
    checkpoint = deal(GAME, 2, 1, CARRIED).checkpoint
    state = {name: part for name, part in checkpoint.state.items() if name != "own"}
    older = checkpoint.model_copy(update={"state": state, "schema_version": GAME.schema_version - 1})
    assert GAME.read_state(older).own == CELLAR


# ---------------------------------------------------------------- to another house


async def begin(house: Campaigns, lobby: Situation, people: int = 2) -> Situation:
    """Takes the seats of a lobby, and starts."""
    await house.openings.set_places(lobby.id, thread=lobby.id)
    for each in range(people):
        await house.seats.join(lobby.id, Person(FIRST_USER + each, f"User {each}"))
    for each in range(people):
        await house.lobby.ready(lobby.id, FIRST_USER + each)
    return await house.play.start(lobby.id, FIRST_USER)


@pytest.mark.usefixtures("reading_process")
async def test_it_is_played_to_its_end_in_a_house_that_never_had_it(
    house: Campaigns, offered: dict[str, str], tmp_path: Path
) -> None:
    """The file of a running game says all: names, pictures, rules, and the scenario to play again."""
    offered["cellar"] = CELLAR
    begun = await seat_and_start(house, GAME.key, options={"scenario": "cellar"})
    exported = await house.files.export(begun.id, MODERATOR, open_file=True)
    offered.clear()
    other = await Campaigns.open(tmp_path / "other.sqlite3", chance=fair(Random(8)))
    try:
        copy = await other.files.import_(exported, ANA, 1, 2)
        assert copy.chapter == "cellar" and words_at(copy, "es").name("barrel") == "Barril"
        playing = await begin(other, copy)
        with Image.open(BytesIO(render(job_of(playing, "en")))) as image:  # type: ignore[arg-type]
            assert image.width > 1000
        over = await play_to_end(other, copy.id)
        assert (over.chapter, over.stage) == ("cellar", "between")
        assert menu_of(over)[:2] == (["cellar"], ["A adega"]) and over.next_chapters[0] == "cellar"
        again = await other.play.start(copy.id, ANA.user)
        assert again.chapter == "cellar"
        undone = await other.files.fork(copy.id, Person(5, "Kim"))
        assert undone.chapter == "cellar" and undone.facts.options["own"] == {"cellar": CELLAR}
    finally:
        await other.close()


async def test_another_file_of_the_same_name_is_not_taken_for_it(house: Campaigns, offered: dict[str, str]) -> None:
    begun = await seat_and_start(house, GAME.key, options=CARRIED)
    exported = await house.files.export(begun.id, MODERATOR, open_file=True)
    offered["cellar"] = CELLAR.replace("The Cellar", "Another").replace("copies: 2", "copies: 1")
    copy = await house.files.import_(exported, ANA, 1, 2)
    state = copy.view(None)
    assert state.own == CELLAR and words_at(copy, "en").name("cellar") == "The Cellar"


def places(body: dict[str, Any]) -> Iterator[tuple[dict[str, Any], str]]:
    """Where the text of the scenario stands in a file."""
    yield body["options"]["own"], "cellar"
    for each in body["checkpoints"]:
        yield each["checkpoint"]["options"]["own"], "cellar"
        yield each["checkpoint"]["state"], "own"


@pytest.mark.parametrize(
    "text",
    [
        CELLAR + "#" * LARGEST,
        CELLAR.replace("id: cellar", "id: attic"),
        CELLAR.replace("name: {en: The Cellar, es: La bodega, pt-BR: A adega}", "name: {en: The Cellar}"),
        CELLAR.replace("The Cellar", "'@everyone'"),
        CELLAR.replace("copies: 2", "copies: 20000"),
        CELLAR.replace("- [library, forge]", "- [library, nowhere]"),
        "a: &a [*a, *a]",
        "id: [",
        "",
    ],
)
async def test_what_comes_with_a_file_is_checked_like_any(house: Campaigns, text: str) -> None:
    begun = await seat_and_start(house, GAME.key, options=CARRIED)
    exported = await house.files.export(begun.id, MODERATOR, open_file=True)
    for number in range(3):
        file = orjson.loads(exported)
        holder, key = list(places(file["open"]))[number]
        assert holder[key] == CELLAR
        holder[key] = text
        with pytest.raises(WrongFile, match=r"options\.own|state\.(own|scenario)") as refused:
            await house.files.import_(orjson.dumps(file), ANA, 1, 2)
        assert refused.value.reason == "content"
    assert len(await house.lookup.of_server(1)) == 1


def test_it_is_no_option_that_somebody_could_set_to_anything() -> None:
    with pytest.raises(BadCheckpoint, match=r"options.own.*`cellar`, line 1"):
        GAME.read_options({"scenario": "cellar", "own": {"cellar": "id: x"}})
    with pytest.raises(BadCheckpoint, match=r"options.own"):
        GAME.read_options({"own": ["cellar"]})
    with pytest.raises(BadCheckpoint, match=r"options.scenario"):
        GAME.read_options({"scenario": ["cellar"]})
