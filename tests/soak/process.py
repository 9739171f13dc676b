"""A process of the bot as `emberkeep run` starts it, with the toy game and one small picture for all."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from bot.cli import running
from engine.campaigns import Campaigns
from tests import toy
from tests.forked import emberkeep
from tests.soak.bot_process import Lines, OnePicture, note_what_is_acknowledged
from tests.toy.game import Options


def run(acknowledged: Path, shards: str) -> None:
    """Runs the command for some shards. The service's acknowledgements are in a file that all processes share."""
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
    emberkeep("run", "--shards", shards)
