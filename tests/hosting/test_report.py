"""`emberkeep report`: figures of each server, which name no one."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest
from typer.testing import CliRunner

from bot.cli.app import app
from engine.campaigns import Actor, Campaigns
from engine.campaigns.upkeep.report import report
from engine.storage import place_of
from engine.table import fair
from tests import toy
from tests.campaigns.tables import RUI, StillClock, answer, bid, passes, play_to_end
from tests.hosting.tables import in_the_lobby
from tests.seating import GUILD, find, seat_and_start


@pytest.fixture
async def path(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Returns the database of a server with a finished campaign, one whose player missed a turn, and a closed lobby."""
    toy.register(monkeypatch)
    file, clock = tmp_path / "emberkeep.db", StillClock()
    campaigns = await Campaigns.open(file, chance=fair(Random(3)), clock=clock, find=find)
    ended = await seat_and_start(campaigns, "toy")
    await play_to_end(campaigns, ended.id)
    late = await seat_and_start(campaigns, "toy")
    await bid(campaigns, late.id)
    clock.turn(hours=5)
    await answer(campaigns, late.id, 0)
    await passes(campaigns, clock, 49)
    await campaigns.lifecycle.archive(await in_the_lobby(campaigns), Actor(RUI))
    await campaigns.close()
    return file


def test_figures_of_a_server_count_ends_waits_and_notifications(path: Path) -> None:
    (found,) = report(place_of(path))
    assert (found.guild, found.campaigns, found.finished, found.closed) == (GUILD, 3, 1, 1)
    assert found.waits[-1] == pytest.approx(5)
    assert (found.missed, found.reminders) == (1, 1)
    assert 1 < found.notifications <= 2
    assert found.days == 2  # each campaign counts at least one


def test_the_command_prints_a_line_for_each_server_without_names(path: Path) -> None:
    said = CliRunner().invoke(app, ["report", str(path)])
    assert said.exit_code == 0, said.output
    head, line, note = said.output.splitlines()
    assert head.split()[0] == "server"
    assert line.split()[:4] == [str(GUILD), "3", "1", "1"]
    assert "Ana" not in said.output
    assert "30 days" in note


def test_a_missing_database_is_explained(tmp_path: Path) -> None:
    said = CliRunner().invoke(app, ["report", str(tmp_path / "none.db")])
    assert said.exit_code == 1
    assert "none.db" in said.output + said.stderr
