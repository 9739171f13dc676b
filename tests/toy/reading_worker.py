"""The process that reads files and knows the toy game. It has normal priority, so that tests finish on a busy
machine."""

import os

import pytest

from engine.campaigns.files.reading_worker import main
from tests import toy

if __name__ == "__main__":
    toy.register(pytest.MonkeyPatch())
    pytest.MonkeyPatch().setattr(os, "nice", lambda _: 0)
    main()
