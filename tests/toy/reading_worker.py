"""The process that reads files, where the toy game is known."""

import pytest

from engine.campaigns.files.reading_worker import main
from tests import toy

if __name__ == "__main__":
    toy.register(pytest.MonkeyPatch())
    main()
