"""`emberkeep play` on a machine without some feature: it works anyway, and says so where it matters."""

from __future__ import annotations

import os
import re
import signal
import sys
from pathlib import Path
from subprocess import PIPE, STDOUT, Popen
from urllib.request import urlopen

import pytest

pytestmark = pytest.mark.soak

LACKING = {
    "IPv6": """
import socket
class Socket(socket.socket):
    def __init__(self, family=-1, *more, **named):
        if family == socket.AF_INET6:
            raise OSError(97, "Address family not supported by protocol")
        super().__init__(family, *more, **named)
socket.socket = Socket
""",
    "shared memory": """
import _multiprocessing
class SemLock(_multiprocessing.SemLock):
    def __new__(cls, *given, **named):
        raise OSError(30, "Read-only file system")
_multiprocessing.SemLock = SemLock
""",
    "a home that can be written in": "",
}
LONGEST_LINES = 10


@pytest.mark.parametrize("lacking", LACKING)
def test_bot_plays_without_system_feature(lacking: str, tmp_path: Path) -> None:
    (tmp_path / "sitecustomize.py").write_text(LACKING[lacking], "utf-8")
    (tmp_path / "file").touch()
    home = tmp_path / ("file" if lacking.startswith("a home") else ".")  # in a file nothing can be made, root or not
    environment = {**os.environ, "HOME": str(home), "PYTHONPATH": str(tmp_path)}
    environment.pop("XDG_CONFIG_HOME", None)
    command = [str(Path(sys.executable).with_name("emberkeep")), "play", "--port", "0", "--no-browser"]
    with Popen(command, env=environment, stdout=PIPE, stderr=STDOUT, text=True) as play:
        assert play.stdout
        try:
            said = ""
            for line, _ in zip(play.stdout, range(LONGEST_LINES), strict=False):
                said += line
                if found := re.search(r"plays at (http://127\.0\.0\.1:\d+)", said):
                    break
            assert found, said
            with urlopen(found[1]) as page:
                assert page.status == 200
        finally:
            play.send_signal(signal.SIGINT)
    assert ("is forgotten at the end" in said) == lacking.startswith("a home")
