"""Options that someone without sight of a hand may choose for it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import fields, is_dataclass
from typing import Any

from engine.campaigns.runtime.live import Live
from engine.campaigns.runtime.recording import rules_of
from engine.table import Ask, Option, Text


def public_options(live: Live, ask: Ask, seat: int) -> Sequence[Option]:
    """Returns the options of a question that everyone may see; none if any of them reveals what only the seat may see.

    Leaving out a single option would reveal it too. None either if several must be picked.
    """
    session = live.session
    if session is None or ask.pick != (1, 1):
        return ()
    with rules_of(live):
        own = Counter(_words(live.game.view(session.state, seat)))
        known = Counter(_words(live.game.view(session.state, None)))
    hidden = (own - known).keys()
    return () if any(hidden & set(_told_by(option)) for option in ask.for_all) else tuple(ask.for_all)


def _told_by(option: Option) -> Iterator[str]:
    """Yields everything that an option names."""
    yield from option.id.split(":")
    yield from _words([option.value, option.text, option.detail, option.places])


def _words(value: Any) -> Iterator[str]:
    """Yields every string in a view or option, however deep."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, Text):
        yield from _words(value.args)
    elif isinstance(value, Mapping):
        yield from _words([*value.keys(), *value.values()])
    elif isinstance(value, list | tuple | set | frozenset):
        for each in value:
            yield from _words(each)
    elif is_dataclass(value):
        for field in fields(value):
            yield from _words(getattr(value, field.name))
