"""Picked options in few characters, for the ids of buttons."""

from __future__ import annotations

from collections.abc import Sequence
from zlib import crc32

from bot.messages.ids import NotOurs, number
from engine.table import Ask


def packed(ask: Ask, picked: Sequence[str]) -> str:
    """Packs picked ids into few characters: a checksum of the question's options, then their positions."""
    ids = [option.id for option in ask.options]
    return ",".join([f"{_check(ask):x}", *(str(ids.index(each)) for each in picked)])


def unpacked(ask: Ask, written: str) -> list[str] | None:
    """Reverses `packed`. Returns None if the options have changed. Raises NotOurs."""
    check, *positions = written.split(",")
    if check != f"{_check(ask):x}":
        return None
    chosen = [number(each) for each in positions]
    if any(not 0 <= each < len(ask.options) for each in chosen):
        raise NotOurs
    return [ask.options[each].id for each in chosen]


def _check(ask: Ask) -> int:
    return crc32("\n".join([ask.key, *(option.id for option in ask.options)]).encode())
