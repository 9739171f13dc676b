"""The settings form is built from the game's options, without naming any game."""

from typing import Annotated, Literal

import pytest
from pydantic import BaseModel, Field

from bot.messages.settings_form import field_of_seat, form_fields, values_of, written
from bot.panels.lobby.settings import TOPICS, pages_of
from engine import games
from engine.campaigns import Campaigns, Person, Settings, Situation
from engine.games.keep_the_heroes_out.chronicle.chapters import allowed_clans
from engine.games.keep_the_heroes_out.model.pieces import CLANS
from tests.campaigns.conftest import campaigns, clock
from tests.lobbies import in_lobby

__all__ = ["campaigns", "clock"]


class Options(BaseModel):
    deck: Literal["drow", "dragons"] = "drow"
    strict: bool = False
    rounds: Annotated[int, Field(ge=2, le=5)] = 3


@pytest.mark.parametrize(
    ("name", "values"), [("deck", ["drow", "dragons"]), ("strict", [False, True]), ("rounds", [2, 3, 4, 5])]
)
def test_values(name: str, values: list[object]) -> None:
    assert list(values_of(Options.model_fields[name])) == values


def test_values_are_written_as_the_catalogue_writes_them() -> None:
    assert [written(each) for each in ("pt-BR", True, 3)] == ["pt-br", "true", "3"]


async def test_clans_that_the_chapter_does_not_allow_are_not_offered(campaigns: Campaigns) -> None:
    ana = Person(1, "Ana")
    made = await campaigns.lobby.create(game="keep_the_heroes_out", name="Night", organiser=ana, guild=1, channel=2)
    await campaigns.seats.join(made.id, ana)
    assert len(field_of_seat(await campaigns.lookup.situation(made.id), 0, "clans").values) == len(CLANS)
    chronicle = await campaigns.lobby.set_option(made.id, ana.user, "mode", "chronicle")
    offered = field_of_seat(chronicle, 0, "clans").values
    assert offered == [each for each in CLANS if each in allowed_clans("first_watch")]
    assert len(offered) < len(CLANS)


async def test_solo_setting_is_hidden_from_groups(campaigns: Campaigns) -> None:
    ana, rui = Person(1, "Ana"), Person(2, "Rui")
    made = await campaigns.lobby.create(game="keep_the_heroes_out", name="Night", organiser=ana, guild=1, channel=2)
    alone = await campaigns.seats.join(made.id, ana)
    assert "second_clan" in {each.name for each in form_fields(alone)}
    together = await campaigns.seats.join(made.id, rui)
    assert "second_clan" not in {each.name for each in form_fields(together)}


def named(situation: Situation) -> set[str]:
    return {each.name for each in form_fields(situation)}


@pytest.mark.parametrize(
    ("game", "option", "players"), [("tyrants", "outer_section", 3), ("fireteam_zero", "second_hero", 1)]
)
def test_option_for_one_number_of_players_is_shown_to_them_alone(game: str, option: str, players: int) -> None:
    shown = [count for count in range(5) if option in named(in_lobby(games.find(game), count))]
    assert shown == [players]


def test_one_person_is_not_asked_how_several_decide() -> None:
    game = games.find("keep_the_heroes_out")
    assert {"table_choices", "undo"} <= named(in_lobby(game, 1, 2))
    assert not {"table_choices", "undo"} & named(in_lobby(game, 1, 5))


@pytest.mark.parametrize("game", games.keys())
def test_three_things_are_chosen_before_people_sit(game: str) -> None:
    for options in ({}, {"mode": "story"}, {"mode": "chronicle"}, {"mode": "operation"}):
        if options and options["mode"] not in str(games.find(game).options.model_fields.get("mode")):
            continue
        pages = pages_of(form_fields(in_lobby(games.find(game), options=options)))
        assert [each.name for each in pages[""]][2:] == ["pace"]


def test_every_setting_is_on_the_page_of_its_topic() -> None:
    named = [name for names in TOPICS.values() for name in names]
    assert sorted(named) == sorted(Settings.model_fields)
