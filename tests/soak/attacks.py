"""Files that were made to hurt: each is valid JSON, or nearly, and none may hold up the bot that is to import it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from copy import deepcopy
from typing import Any

import orjson

Plain = dict[str, Any]


def attacks(export: bytes) -> Iterator[tuple[str, bytes]]:
    """Yields the attacking files by what they try, made from an open export of a campaign of Tyrants in play."""
    good = orjson.loads(export)
    for size in (300_000, 1_000_000, 9_900_000):
        yield f"decisions: [{{}}, …], {size // 1000} KB", _with(good, {"decisions": [{}] * (size // 3)})
    row = {"branch": 1, "n": 0, "serial": 0, "text": {"key": "x", "args": {}}, "to": None}
    yield "10 MB of valid empty lines", _with(good, {"tells": [row | {"serial": n} for n in range(120_000)]})
    yield "as many valid lines as may be", _with(good, {"tells": [row | {"serial": n} for n in range(70_000)]})
    yield "decisions one by one wrong", _with(good, {"decisions": [{"n": n} for n in range(49_000)]})
    yield "deep nesting", b'{"format":"emberkeep-campaign","version":1,"open":' + b"[" * 4_000_000
    yield "nested within a line", _with(good, {"tells": [row | {"text": _nested(100)}]})
    yield "account of 9 MB of lists", orjson.dumps(good | {"account": [[]] * 3_000_000})
    yield "a name of 900,000 characters", orjson.dumps(good | {"name": "x" * 900_000})
    yield "an n of 19 digits", _with(good, {"decisions": [good["open"]["decisions"][0] | {"n": 10**18}]})
    for name, change in IMPOSSIBLE.items():
        yield name, _with_state(good, change)


def _nested(depth: int) -> Plain:
    text: Plain = {"key": "x", "args": {}}
    for _ in range(depth):
        text = {"key": "x", "args": {"x": text}}
    return text


def _with(good: Mapping[str, Any], parts: Plain) -> bytes:
    return orjson.dumps({**good, "open": good["open"] | parts})


def _with_state(good: Plain, change: Callable[[Plain], Any]) -> bytes:
    file = deepcopy(good)
    for part in file["open"]["checkpoints"]:
        if part["kind"] != "chapter":
            change(part["checkpoint"]["state"])
    return orjson.dumps(file)


IMPOSSIBLE: Mapping[str, Callable[[Plain], Any]] = {
    "a hand of 20,000 cards": lambda state: state["houses"][0].update(hand=["noble"] * 20_000),
    "minus three Power": lambda state: state["turn"].update(power=-3),
    "2^62 troops": lambda state: state["houses"][0].update(troops=2**62),
    "a marker that contradicts the troops": lambda state: state["markers"]["araumycos"].update(holder=1, total=True),
    "two spies of one seat at a site": lambda state: state["spies"].update(araumycos=[0, 0]),
    "an unknown card": lambda state: state["market_deck"].append("no_such_card"),
    "an unknown field": lambda state: state.update(nobody=1),
}
