"""A page for each game that steps through a whole recorded game: pictures and words are made now, without a server."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random

from bot.live_messages.lobby import game_name
from bot.text.speech import CATALOGUE
from engine.games import find, keys
from engine.table import Session, Tell, fair
from engine.words import Words
from renders.job import Job
from tests.site.drawing import save

FRAMES, WIDE, LONGEST = 40, 900, 5000
MOST_LINES = 12

PAGE = """# A game of {title}

Autopilots play both seats. Step through it with the buttons, or with the left and right arrow keys.

```{{raw}} html
<div class="replay" id="replay" data-frames="{game}">
<p class="replay-buttons"><button type="button" id="replay-back">Back</button>
<button type="button" id="replay-next">Next</button> <span id="replay-at" role="status"></span></p>
<img id="replay-picture" alt="{alt}" src="{game}/00.webp" width="900">
<ul id="replay-lines" aria-label="What happened"></ul>
</div>
<script src="{game}/frames.js"></script>
<script src="../_static/replay.js"></script>
```
"""


def write(source: Path, extra: Path) -> None:
    """Writes the pages to the source, and frames with pictures to the folder of files that are copied as they are."""
    for game in keys():
        frames = _frames(game, extra / "replay" / game)
        (extra / "replay" / game / "frames.js").write_text(f"const FRAMES = {json.dumps(frames)};\n", "utf-8")
        page = source / "replay" / f"{game}.md"
        page.parent.mkdir(parents=True, exist_ok=True)
        alt = str(frames[0]["alt"]).replace('"', "'")
        page.write_text(PAGE.format(title=game_name(game, "en"), game=game, alt=alt), "utf-8")


def _frames(key: str, folder: Path) -> list[dict[str, object]]:
    """Plays a game twice: to count its answers, and to draw it at equal distances."""
    every = max(1, sum(1 for _ in _played(key)) // FRAMES)
    found: list[dict[str, object]] = []
    lines: list[str] = []
    for number, (session, told) in enumerate(_played(key)):
        words = Words.of_game(session.game, "en", session.game.seat_names(session.state), (CATALOGUE,))
        lines += [words.say(text).replace("**", "").replace("*", "") for text in told]
        if number % every == 0 or not session.asks:
            view = session.game.view(session.state, None)
            name = f"{len(found):02}.webp"
            alt = save(Job.of(session.game, "board", view, players=("Ana", "Rui")), folder / name, wide=WIDE)
            found.append({"picture": f"{key}/{name}", "alt": alt, "lines": lines[-MOST_LINES:]})
            lines = []
    return found


def _played(key: str):  # type: ignore[no-untyped-def]
    game = find(key)
    session = Session.start(game, 2, fair(Random(f"replay {key}")))
    yield session, ()
    for _ in range(LONGEST):
        if not session.asks:
            return
        seat = session.waiting_for[0]
        ask = session.ask_of(seat)
        assert ask is not None
        step = session.answer(seat, game.choose(game.view(session.state, seat), ask, seat))
        yield session, [event.text for event in step.events if isinstance(event, Tell) and event.to is None]
