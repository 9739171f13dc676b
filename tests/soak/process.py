"""A process of the bot as `emberkeep run` starts it, with the toy game and one small picture for all."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import pytest

from bot.cli import main, running
from engine.campaigns import Campaigns
from tests import toy
from tests.soak.bot_process import Lines, OnePicture, note_what_is_acknowledged
from tests.toy.game import Options


def run(acknowledged: Path, log: Path, settings: Mapping[str, str], options: Sequence[str]) -> None:
    """Runs the command with these settings; what the service acknowledges stands in a file that all processes share."""
    with log.open("wb") as file:
        os.dup2(file.fileno(), sys.stdout.fileno())
        os.dup2(file.fileno(), sys.stderr.fileno())
    os.environ.update(settings)
    sys.argv[1:] = ["run", *options]
    patch = pytest.MonkeyPatch()  # for good: the process is not used for anything else
    toy.register(patch)
    patch.setattr(Options.model_fields["rounds"], "default", 1000)
    Options.model_rebuild(force=True)
    patch.setattr(running, "Studio", OnePicture)
    standing_by = Campaigns.standing_by

    def noted(*given: Any, **more: Any) -> Campaigns:
        campaigns = standing_by(*given, **more)
        note_what_is_acknowledged(campaigns, Lines(acknowledged))
        return campaigns

    patch.setattr(Campaigns, "standing_by", noted)
    main()
