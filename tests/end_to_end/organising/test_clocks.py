"""The messages and buttons for inactive campaigns, in three languages (docs/behaviour.md#clocks)."""

from __future__ import annotations

from collections.abc import AsyncIterator
from datetime import timedelta
from pathlib import Path

import pytest

from bot.local_discord import Sandbox
from engine.campaigns import Actor
from tests.end_to_end.house import House, enabled, house_at, shown
from tests.end_to_end.looking_back.test_history import NAME, started
from tests.end_to_end.playing import text_of, time_passes, until, until_so

LOBBY = {
    "en": ("This lobby has waited for a week.", ["Fill with autopilots and start", "Keep waiting", "Close"]),
    "es": ("Esta sala espera desde hace una semana.", ["Completar y empezar", "Seguir esperando", "Cerrar"]),
    "pt-BR": ("Esta sala espera há uma semana.", ["Completar e começar", "Continuar esperando", "Fechar"]),
}
ASLEEP = {
    "en": ("**Asleep:**", "I am here", "is back, and play goes on.", "No deadline runs"),
    "es": ("**Dormida:**", "Estoy aquí", "ha vuelto y la partida sigue.", "No corre ningún plazo"),
    "pt-BR": ("**Dormindo:**", "Estou aqui", "voltou e o jogo continua.", "Nenhum prazo corre"),
}
PAUSED = {
    "en": ("The time of this pause is over.", "Play on", "14 more days"),
    "es": ("El tiempo de esta pausa ha terminado.", "Seguir jugando", "14 días más"),
    "pt-BR": ("O tempo desta pausa acabou.", "Continuar jogando", "Mais 14 dias"),
}


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[House]:
    async with Sandbox() as sandbox, house_at(sandbox, tmp_path / "play.db") as house:
        yield house
        assert [str(failure) for failure in sandbox.failures] == []


async def in_language(house: House, locale: str) -> None:
    situation = await house.situation(NAME)
    await house.campaigns.lobby.set_setting(situation.id, situation.facts.organiser, "locale", locale)


@pytest.mark.parametrize("locale", LOBBY)
async def test_a_lobby_asks_after_a_week_and_starts_with_autopilots(house: House, locale: str) -> None:
    rui = house.user("Rui")
    await rui.slash("campaign new", channel="games", game="tyrants", name=NAME)
    await rui.click(await house.card("games", NAME), "Join")
    await in_language(house, locale)
    time_passes(house.campaigns, timedelta(days=7, minutes=1))
    said, buttons = LOBBY[locale]
    asked = await house.card(NAME, said)
    assert set(buttons) <= set(enabled(asked))
    await rui.click(asked, buttons[0])
    after = await house.situation(NAME)
    assert (after.stage, sum(each.autopilot for each in after.seats)) == ("playing", 1)


@pytest.mark.parametrize("locale", ASLEEP)
async def test_a_sleeping_campaign_says_so_and_wakes_at_a_press(house: House, locale: str) -> None:
    situation = await started(house, "Ana")
    waited = house.user(situation.seats[situation.waiting_for[0]].name)
    await in_language(house, locale)
    time_passes(house.campaigns, timedelta(days=4, minutes=1))
    said, here, back, rests = ASLEEP[locale]
    asleep = await house.card(NAME, said)
    await house.card(NAME, rests)
    assert (await house.situation(NAME)).facts.asleep
    await waited.click(asleep, here)
    assert f"{waited.name}" in text_of(await house.card(NAME, back))
    assert not (await house.situation(NAME)).facts.asleep


@pytest.mark.parametrize("locale", PAUSED)
async def test_a_pause_ends_with_a_question_that_any_player_answers(house: House, locale: str) -> None:
    situation = await started(house, "Ana")
    await in_language(house, locale)
    await house.campaigns.lifecycle.pause(situation.id, Actor(situation.facts.organiser))
    time_passes(house.campaigns, timedelta(days=14, minutes=1))
    said, go_on, longer = PAUSED[locale]
    asked = await house.card(NAME, said)
    assert {go_on, longer} <= set(enabled(asked))
    await house.user("Ana").click(asked, go_on)
    await until_so(lambda: _plays(house), "play goes on")


async def test_the_lobby_says_its_clocks_and_when_it_starts_by_itself(house: House) -> None:
    rui, ana = house.user("Rui"), house.user("Ana")
    await rui.slash("campaign new", channel="games", game="tyrants", name=NAME)
    lobby = await house.card("games", "Seats (none taken")
    more = await ana.click(lobby, "More")
    assert "All ready: starts after 24 h." in shown(more) and "close after 21" in shown(more)
    for person in (rui, ana):
        await person.click(lobby, "Join")
        await person.click(lobby, "Ready")
    await house.card("games", "Everyone is ready: play starts by itself <t:")
    time_passes(house.campaigns, timedelta(hours=24, minutes=1))
    await until_so(lambda: _plays(house), "the start")


async def _plays(house: House) -> bool:
    situation = await house.situation(NAME)
    return situation.stage == "playing" and situation.facts.pause is None


async def test_late_player_gets_two_notifications_and_none_when_the_campaign_sleeps(house: House) -> None:
    situation = await started(house, "Ana")
    late, other = (
        house.user(situation.seats[seat].name) for seat in (situation.waiting_for[0], 1 - situation.waiting_for[0])
    )
    await until(lambda: late.notifications, "the turn message")
    for hours, said in ((12, "The table is waiting for"), (24, "**Overdue:**"), (48, "autopilot plays this turn")):
        time_passes(house.campaigns, timedelta(hours=hours, minutes=1))
        await house.card(NAME, said)
    assert len(late.notifications) == 2
    time_passes(house.campaigns, timedelta(days=8))
    await house.card(NAME, "**Asleep:**")
    assert len(late.notifications) == 2
    assert len(other.notifications) <= 2
