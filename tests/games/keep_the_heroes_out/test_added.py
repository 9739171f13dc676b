"""A scenario that the host has added is offered, played, drawn, exported and imported; whatever is wrong with one holds
up nothing.

Content is read once for each process: so each test has a process of its own, with a folder of the host.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from tests.rules.keep_the_heroes_out.scenarios.test_checking import CELLAR

PLAYED = """
import asyncio, json, sys
from io import BytesIO
from random import Random
from PIL import Image
from bot.messages.pictures import job_of
from bot.messages.settings_form import form_fields
from bot.text.speech import words_at
from engine.campaigns import Actor, Campaigns, Person
from engine.table import fair
from renders.job import render
from tests.campaigns.tables import play_to_end
from tests.seating import FIRST_USER, seat_and_start

async def main():
    house = await Campaigns.open("house.sqlite3", chance=fair(Random(7)))
    ana = Person(FIRST_USER, "Ana")
    lobby = await house.lobby.create(game="keep_the_heroes_out", name="Ours", organiser=ana, guild=1, channel=2)
    (menu,) = [each for each in form_fields(lobby) if each.name == "scenario"]
    words = words_at(lobby, "pt-BR")
    print(json.dumps({"offered": menu.values[20:], "said": [menu.say(each, words) for each in menu.values[20:]],
                      "about": [menu.detail(each, lobby.game, words) for each in menu.values[20:]]}))
    if "cellar" not in menu.values:
        return await house.close()
    begun = await seat_and_start(house, "keep_the_heroes_out", people=3, options={"scenario": "cellar"})
    with Image.open(BytesIO(render(job_of(begun, "en")))) as image:
        drawn = image.width
    over = await play_to_end(house, begun.id)
    exported = await house.files.export(begun.id, Actor(FIRST_USER), open_file=True)
    open("export", "wb").write(exported)
    copy = await house.files.import_(exported, ana, 1, 2)
    same = copy.game.write_state(copy.view(None)) == over.game.write_state(over.view(None))
    print(json.dumps({"chapter": over.chapter, "stage": over.stage, "drawn": drawn, "same": same}))
    await house.close()

asyncio.run(main())
"""

IMPORTED = """
import asyncio, json
from engine.campaigns import Campaigns, Person
from engine.campaigns.errors import WrongFile
from engine.table import fair
from random import Random

async def main():
    house = await Campaigns.open("other.sqlite3", chance=fair(Random(7)))
    try:
        await house.files.import_(open("export", "rb").read(), Person(1, "Ana"), 1, 2)
    except WrongFile as error:
        print(json.dumps({"refused": str(error)}))
    await house.close()

asyncio.run(main())
"""


def in_a_process(script: str, folder: Path, *, content: bool = True) -> tuple[list[dict[str, Any]], str]:
    """What the script prints, and what it logs, in a house whose content lies in this folder."""
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([str(Path.cwd()), *filter(None, sys.path)])}
    environment |= {"EMBERKEEP_CONTENT": str(folder)} if content else {}
    ended = subprocess.run(
        [sys.executable, "-c", script], cwd=folder, env=environment, capture_output=True, text=True, check=False
    )
    assert ended.returncode == 0, ended.stderr
    return [json.loads(line) for line in ended.stdout.splitlines() if line.startswith("{")], ended.stderr


@pytest.fixture
def scenarios(tmp_path: Path) -> Path:
    """Where the host puts scenarios."""
    folder = tmp_path / "keep_the_heroes_out" / "scenarios"
    folder.mkdir(parents=True)
    return folder


def test_a_scenario_of_ones_own_is_offered_and_played_to_its_end(tmp_path: Path, scenarios: Path) -> None:
    (scenarios / "cellar.yaml").write_text(CELLAR, "utf-8")
    (lobby, played), _ = in_a_process(PLAYED, tmp_path)
    assert lobby == {"offered": ["cellar"], "said": ["A adega"], "about": ["Cuidado com os barris."]}
    assert played["chapter"] == "cellar" and played["stage"] in ("between", "over")
    assert played["drawn"] > 1000 and played["same"]
    (refused,), _ = in_a_process(IMPORTED, tmp_path, content=False)
    assert "options.scenario" in refused["refused"]


def test_what_is_wrong_is_told_to_the_host_and_holds_up_nothing(tmp_path: Path, scenarios: Path) -> None:
    (scenarios / "broken.yaml").write_text("id: [", "utf-8")
    (scenarios / "first_watch.yaml").write_text(CELLAR.replace("id: cellar", "id: first_watch"), "utf-8")
    (scenarios / "other.yaml").write_text(CELLAR, "utf-8")
    (scenarios / "cellar.yaml").write_text(CELLAR.replace("vault: 4", "vault: 3"), "utf-8")
    (lobby,), log = in_a_process(PLAYED, tmp_path)
    assert lobby["offered"] == []
    for line in ("broken.yaml:2:", "`first_watch` is a scenario of the game", "other.yaml:1:", "cellar.yaml:"):
        assert line in log


def test_there_is_room_for_five(tmp_path: Path, scenarios: Path) -> None:
    for number in range(6):
        text = CELLAR.replace("id: cellar", f"id: cellar{number}").replace("id: barrel\n", f"id: barrel{number}\n")
        (scenarios / f"cellar{number}.yaml").write_text(text.replace("id: roll", f"id: roll{number}"), "utf-8")
    (lobby,), log = in_a_process(PLAYED, tmp_path)
    assert lobby["offered"] == [f"cellar{number}" for number in range(5)]
    assert "cellar5.yaml is left out" in log
