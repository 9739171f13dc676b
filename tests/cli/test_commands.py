"""The `emberkeep` command as a person runs it: in a process of its own."""

from __future__ import annotations

import signal
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from random import Random
from urllib.request import urlopen

import orjson
import pytest

from bot.cli.leftovers import remove_leftovers
from engine.campaigns import Campaigns
from engine.table import fair
from tests.patience import PATIENCE
from tests.processes.commands import ADDRESS, COMMAND, ROOT, end, environment, playing, said_by


def hears_ctrl_c() -> None:
    """Background processes of a shell ignore Ctrl+C, and so do their children."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def test_play_serves_the_page_and_ends_cleanly(tmp_path: Path) -> None:
    """The page answers, a second start reports that the port is in use, Ctrl+C ends it silently, and the folder stays
    clean. All of it as started by a shell.
    """
    with subprocess.Popen(
        [*COMMAND, "play", "--no-browser", "--forget", "--port", "0"],
        cwd=tmp_path,
        env=environment(),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        preexec_fn=hears_ctrl_c,
    ) as process:
        try:
            assert process.stdout is not None
            found = ADDRESS.search(process.stdout.readline())
            assert found
            with urlopen(found[0]) as page:
                assert page.status == 200 and b"<html" in page.read()
            done = said_by(tmp_path, "play", "--no-browser", "--forget", "--port", found[0].rpartition(":")[2])
            assert done.returncode == 1
            assert done.stderr.startswith("Port ") and "cannot be used" in done.stderr and "--port" in done.stderr
            assert "Traceback" not in done.stderr
            process.send_signal(signal.SIGINT)
            _, complaints = process.communicate(timeout=PATIENCE)
            assert (process.returncode, complaints) == (0, "")
        finally:
            process.kill()
    assert list(tmp_path.iterdir()) == []


def test_start_removes_leftovers_of_killed_process(tmp_path: Path) -> None:
    """Not what is still played in, what belongs to something else, or what is just being made."""
    with playing(tmp_path, TMPDIR=str(tmp_path)) as living:
        kept = [tmp_path / name for name in ("emberkeep-made", "emberkeep-other", "elsewhere")]
        for folder in kept:
            folder.mkdir()
        (kept[1] / "notes.txt").touch()
        (lived_in,) = (each.parent for each in tmp_path.glob("*/play.sqlite3"))
        with playing(tmp_path, TMPDIR=str(tmp_path)) as killed:
            (left,) = (each.parent for each in tmp_path.glob("*/play.sqlite3") if each.parent != lived_in)
            killed.kill()
            killed.join()
        assert left.exists()
        remove_leftovers(tmp_path)
        assert sorted(tmp_path.iterdir()) == sorted([*kept, lived_in])
        end(living)


def test_saved_game_is_restored_unless_reset(tmp_path: Path) -> None:
    folder = tmp_path / "kept"
    arguments = ("--folder", str(folder))
    with playing(tmp_path, *arguments) as process:
        second = said_by(tmp_path, "play", "--no-browser", "--port", "0", *arguments)
        assert second.returncode == 1 and "already uses" in second.stderr and "--folder" in second.stderr
        end(process)
    kept = servers_in(folder)
    with playing(tmp_path, *arguments) as process:
        end(process)
    assert servers_in(folder) == kept
    (folder / "discord.json").write_text("{")
    broken = said_by(tmp_path, "play", "--no-browser", "--port", "0", *arguments)
    assert broken.returncode == 1 and "--anew" in broken.stderr and "Traceback" not in broken.stderr
    with playing(tmp_path, *arguments, "--anew") as process:
        end(process)
    assert servers_in(folder) != kept


def servers_in(folder: Path) -> Sequence[str]:
    """Returns the ids of the local Discord's servers that are kept there."""
    return [about["id"] for about, *_ in orjson.loads((folder / "discord.json").read_bytes())["guilds"]]


def test_read_only_home_does_not_prevent_play(tmp_path: Path) -> None:
    """Play is then not saved, and a message says so to users who named a folder."""
    (tmp_path / "file").touch()
    nowhere = str(tmp_path / "file" / "folder")
    done = said_by(tmp_path, "play", "--no-browser", "--folder", nowhere)
    assert done.returncode == 1 and "is not writable" in done.stderr and "--forget" in done.stderr


@pytest.mark.parametrize("token", ["", "  "])
def test_run_without_a_token_says_where_it_goes(tmp_path: Path, token: str) -> None:
    done = said_by(tmp_path, "run", DISCORD_TOKEN=token)
    assert (done.returncode, done.stdout) == (1, "")
    assert "DISCORD_TOKEN" in done.stderr and "Traceback" not in done.stderr
    assert list(tmp_path.iterdir()) == []


def test_setting_that_is_wrong_is_named(tmp_path: Path) -> None:
    done = said_by(tmp_path, "run", DISCORD_TOKEN="x", EMBERKEEP_RENDER_WORKERS="99")
    assert done.returncode == 1
    assert "EMBERKEEP_RENDER_WORKERS" in done.stderr and "16" in done.stderr and "Traceback" not in done.stderr


async def test_backup_copies_a_database_that_is_in_use(tmp_path: Path) -> None:
    """The copy has its key beside it, opens as a database, and is never written over."""
    database, copy = tmp_path / "house.sqlite3", tmp_path / "copy.sqlite3"
    campaigns = await Campaigns.open(database, chance=fair(Random(1)))
    done = said_by(tmp_path, "backup", "copy.sqlite3", "--database", "house.sqlite3")
    await campaigns.close()
    assert (done.returncode, done.stderr) == (0, "")
    assert copy.with_name("copy.sqlite3.key").read_bytes() == database.with_name("house.sqlite3.key").read_bytes()
    await (await Campaigns.open(copy, chance=fair(Random(1)))).close()
    again = said_by(tmp_path, "backup", "copy.sqlite3", "--database", "house.sqlite3")
    assert again.returncode == 1 and "exists already" in again.stderr


def test_backup_without_database_is_explained(tmp_path: Path) -> None:
    done = said_by(tmp_path, "backup", "copy.sqlite3", EMBERKEEP_DATABASE="none.sqlite3")
    assert done.returncode == 1 and "no database at none.sqlite3" in done.stderr


async def test_refused_backup_explains_requirements(tmp_path: Path) -> None:
    """The key is lost, or there is no such folder: nothing is copied."""
    database = tmp_path / "house.sqlite3"
    await (await Campaigns.open(database, chance=fair(Random(1)))).close()
    nowhere = said_by(tmp_path, "backup", "nowhere/copy.sqlite3", "--database", "house.sqlite3")
    database.with_name("house.sqlite3.key").unlink()
    keyless = said_by(tmp_path, "backup", "copy.sqlite3", "--database", "house.sqlite3")
    for done, named in ((nowhere, "nowhere"), (keyless, "house.sqlite3.key")):
        assert done.returncode == 1 and "Traceback" not in done.stderr and "Errno" not in done.stderr
        assert named in done.stderr
    assert "its key in the same folder" in keyless.stderr and not (tmp_path / "copy.sqlite3").exists()


def test_only_commands_that_run_the_bot_know_discord() -> None:
    """The lab and the tests of the engine load neither discord.py nor Pillow."""
    code = "import sys, bot.cli, bot.cli.lab; print({'discord', 'PIL'} & sys.modules.keys())"
    done = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "set()"
