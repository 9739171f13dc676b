"""The local Discord keeps to this machine, to its own page, and away from real tokens."""

import asyncio
import socket
import subprocess
import sys

import aiohttp
import pytest

from bot.local_discord import Sandbox
from tests.sandbox.conftest import Api
from tests.sandbox.small_bot import picture

REAL_LOOKING = ".".join(("MTA1" * 6, "GaBcDe", "x" * 38))


def test_token_that_looks_real_is_refused_before_anything_starts():
    with pytest.raises(ValueError, match="looks like a real Discord token") as refusal:
        Sandbox(token=REAL_LOOKING)
    assert REAL_LOOKING not in str(refusal.value)


async def test_request_with_another_token_is_refused_and_the_token_not_kept(sandbox: Sandbox):
    headers = {"Authorization": f"Bot {REAL_LOOKING}"}
    async with (
        aiohttp.ClientSession(headers=headers) as session,
        session.get(f"{sandbox.url}/api/v10/users/@me") as response,
    ):
        assert response.status == 401
    assert REAL_LOOKING not in repr(sandbox.requests)


async def test_server_listens_on_localhost_only(sandbox: Sandbox):
    port = int(sandbox.url.rpartition(":")[2])
    assert sandbox.url == f"http://127.0.0.1:{port}"
    with socket.socket() as other:
        assert other.connect_ex(("127.0.0.2", port)) != 0


PLACES = ("/", "/page/socket", "/page/static/page.js", "/gateway", "/api/v10/users/@me", "/cdn/attachments/1/2/a.png")


@pytest.mark.parametrize("place", PLACES)
async def test_foreign_host_name_is_refused(sandbox: Sandbox, place: str):
    port = sandbox.url.rpartition(":")[2]
    async with aiohttp.ClientSession() as session:
        for host in (f"evil.example:{port}", "evil.example", f"127.0.0.1.evil.example:{port}"):
            async with session.get(sandbox.url + place, headers={"Host": host}) as response:
                assert response.status == 403


@pytest.mark.parametrize("place", PLACES)
async def test_foreign_origin_is_refused(sandbox: Sandbox, place: str):
    async with aiohttp.ClientSession() as session:
        for origin in ("https://evil.example", "null", "http://127.0.0.1:1"):
            async with session.get(sandbox.url + place, headers={"Origin": origin}) as response:
                assert response.status == 403


@pytest.mark.parametrize("name", ["127.0.0.1", "localhost"])
async def test_page_has_strict_policy(sandbox: Sandbox, name: str):
    port = sandbox.url.rpartition(":")[2]
    headers = {"Host": f"{name}:{port}", "Origin": f"http://{name}:{port}"}
    async with aiohttp.ClientSession() as session:
        for place in ("/", "/page/static/page.js"):
            async with session.get(sandbox.url + place, headers=headers) as response:
                assert response.status == 200
                policy = response.headers["Content-Security-Policy"]
                assert "default-src 'none'" in policy
                assert "script-src 'self'" in policy
                assert "unsafe" not in policy
                assert response.headers["X-Content-Type-Options"] == "nosniff"
                assert response.headers["Cache-Control"] == "no-cache"


@pytest.mark.parametrize("path", ["/page/static/../server.py", "/page/static/%2e%2e/server.py", "/page/static/"])
async def test_static_files_do_not_lead_out_of_their_folder(sandbox: Sandbox, path: str):
    port = sandbox.url.rpartition(":")[2]
    reader, writer = await asyncio.open_connection("127.0.0.1", int(port))
    writer.write(f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\n\r\n".encode())
    assert (await reader.readline()).split()[1] in (b"403", b"404")
    writer.close()
    await writer.wait_closed()


async def test_only_pictures_are_shown_joined(sandbox: Sandbox, api: Api):
    path = f"/channels/{sandbox.channel('games')['id']}/messages"
    files = {"map.png": picture(), "page.html": b"<script>alert(1)</script>", "fake.png.html": picture()}
    _, message = await api("POST", path, {}, files)
    async with aiohttp.ClientSession() as session:
        kinds = []
        for attachment in message["attachments"]:
            async with session.get(attachment["url"]) as response:
                kinds.append((response.content_type, response.headers["Content-Disposition"].split(";")[0]))
    assert kinds == [
        ("image/png", "inline"),
        ("application/octet-stream", "attachment"),
        ("image/png", "inline"),
    ]


def test_importing_the_sandbox_imports_no_discord():
    code = "import sys, bot.local_discord; sys.exit('discord' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0
