"""Contents of log lines, and what they never contain, with the real set-up in its own process."""

import os
import pty
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import orjson

from bot.cli.scrubbing import tell_error
from engine.table import BadCheckpoint
from tests.patience import PATIENCE
from tests.processes.process import Process, python

BOT_TOKEN = ".".join(("MTAwMDAwMDAwMDAwMDAwMDAwMQ", "GabcdE", "abcdefghijklmnopqrstuvwxyz0123456789AB"))
HOOK = "https://discord.com/api/v10/webhooks/1000000000000000001/aW50ZXJhY3Rpb246MTIzNDU2Nzg5MDEyMzQ1Njc4OTA"
CALLBACK = "https://discord.com/api/v10/interactions/1000000000000000002/aW50ZXJhY3Rpb246OTg3NjU0MzIx/callback"

HOUSE = Path(__file__).parents[2]
SET_UP = (
    "import logging, sys, structlog; from bot.cli.logs import set_up_logs; "
    "set_up_logs(logging.INFO); log = structlog.get_logger(); "
)


def logged(code: str, *given: str) -> list[dict[str, Any]]:
    """Returns the lines that a process logs, read as JSON; what is to stay secret is handed over as arguments, so that
    no traceback can show it as source."""
    with TemporaryDirectory() as folder:
        errors = Path(folder) / "errors"
        process = Process(python, SET_UP + code, *given, folder=HOUSE, errors=errors)
        process.join(PATIENCE)
        assert process.exitcode == 0, errors.read_text()
        return [orjson.loads(line) for line in errors.read_text().splitlines()]


def test_lines_are_json_without_terminal() -> None:
    (line,) = logged("log.warning('thread refuses', campaign=7, trouble='locked')")
    timestamp = line.pop("timestamp")
    assert line == {"event": "thread refuses", "level": "warning", "campaign": 7, "trouble": "locked"}
    assert timestamp.endswith("Z")


def test_lines_of_libraries_look_the_same() -> None:
    (line,) = logged("logging.getLogger('discord.gateway').info('Shard ID %s has connected', None)")
    assert (line["event"], line["level"]) == ("Shard ID None has connected", "info")
    assert line["logger"] == "discord.gateway"


def test_lines_are_for_people_on_a_terminal() -> None:
    ours, theirs = pty.openpty()
    subprocess.run([sys.executable, "-c", SET_UP + "log.info('ready', guilds=3)"], stderr=theirs, check=True)
    os.close(theirs)
    said = os.read(ours, 1000).decode()
    os.close(ours)
    assert "ready" in said and "guilds" in said and "{" not in said


def test_line_names_the_interaction_that_it_belongs_to() -> None:
    (line,) = logged("structlog.contextvars.bind_contextvars(interaction=12, campaign=7); log.info('not shown')")
    assert (line["interaction"], line["campaign"]) == (12, 7)


def test_no_token_is_logged() -> None:
    code = (
        "token, hook, callback = sys.argv[1:]; other = logging.getLogger('discord.http'); "
        "log.info(f'logging in with {token}'); log.info('asked', url=hook, authorization='Bot ' + token); "
        "other.warning('%s %s responded with 429', 'POST', callback); other.error('Bot ' + token); "
        "other.warning('%(url)s', {'url': hook})"
    )
    lines = logged(code, BOT_TOKEN, HOOK, CALLBACK)
    assert len(lines) == 5
    said = orjson.dumps(lines).decode()
    assert not [part for secret in (BOT_TOKEN, HOOK, CALLBACK) for part in secrets_of(secret) if part in said]
    assert "webhooks/1000000000000000001/[left out]" in said
    assert "interactions/1000000000000000002/[left out]/callback" in said


def secrets_of(given: str) -> list[str]:
    """Returns the parts that must not be read."""
    return [part for part in given.replace("/", ".").split(".") if len(part) > 25]


def test_no_hand_and_no_state_is_logged_under_any_name() -> None:
    code = (
        "from tests.toy.game import GAME, Options; card = sys.argv[1]; hand = [card]; "
        "state = GAME.setup('first', 2, Options(), {}); state.hands[0] = hand; "
        "log.info('dealt', hand=hand, cards=hand, first=tuple(hand), all={'A': hand}, table=state); "
        "log.info('picked', pick=card, picked=card, view=card); "
        "logging.getLogger('library').info('dealt %s in %s', hand, state); "
        "logging.getLogger('library').info('dealt %(what)s', {'what': hand})"
    )
    lines = logged(code, "card-23")
    assert len(lines) == 4
    assert "card-23" not in orjson.dumps(lines).decode()
    assert (lines[0]["hand"], lines[0]["cards"], lines[0]["table"]) == ("[left out]", "<list>", "<State>")


def test_steps_of_alembic_are_not_logged() -> None:
    (line,) = logged(
        "logging.getLogger('alembic.runtime.plugins').info('setup plugin %s', 'tables'); "
        "logging.getLogger('alembic.runtime.migration').info('Running 0001 -> 0002, Notes'); "
        "logging.getLogger('alembic.runtime.migration').warning('slow')"
    )
    assert line["event"] == "slow"


def test_error_log_has_place_and_type_but_no_values() -> None:
    code = (
        "from tests.toy.game import GAME\n"
        "from engine.table import Checkpoint\n"
        "card = sys.argv[1]\n"
        "def play(hand):\n"
        "    return {}[hand[0]]\n"
        "try:\n"
        "    try:\n"
        "        play([card])\n"
        "    except KeyError as error:\n"
        "        raise ValueError(f'there is no {card}') from error\n"
        "except ValueError as error:\n"
        "    log.exception('unexpected fault', report='7F3A')\n"
        "    log.error('unexpected fault', exc_info=error)\n"
        "    logging.getLogger('asyncio').error('never retrieved', exc_info=error)\n"
        "    log.error('several', exc_info=ExceptionGroup(card, [error]))\n"
    )
    lines = logged("\n" + code, "card-23")
    assert "card-23" not in orjson.dumps(lines).decode()
    assert lines[0]["report"] == "7F3A"
    for line in lines:
        assert "builtins.KeyError" in line["exception"] and "builtins.ValueError" in line["exception"]
        assert " in play\n" in line["exception"]


def test_disk_or_network_error_keeps_its_message() -> None:
    code = "\ntry:\n    open('/no/such/file')\nexcept OSError:\n    log.exception('database not writable')\n"
    (line,) = logged(code)
    assert "FileNotFoundError: [Errno 2] No such file or directory: '/no/such/file'" in line["exception"]


def test_checkpoint_error_names_only_the_field() -> None:
    error = BadCheckpoint("state.seats.0.hand: Input should be 'noble' or 'soldier', not 'demogorgon'")
    told = str(tell_error(None, "", {"exc_info": (type(error), error, None)})["exception"])
    assert told.rstrip().endswith("BadCheckpoint: state.seats.0.hand")
