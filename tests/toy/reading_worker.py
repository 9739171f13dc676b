"""The process that reads files, where the toy game is known; it does not stand back behind others, so that tests beside
busy processes end."""

import os

import pytest

from engine.campaigns.files.reading_worker import main
from tests import toy

if __name__ == "__main__":
    toy.register(pytest.MonkeyPatch())
    pytest.MonkeyPatch().setattr(os, "nice", lambda _: 0)
    main()
