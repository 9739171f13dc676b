"""What pydantic finds wrong with a file, as mistakes with a line and a remedy."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from difflib import get_close_matches
from reprlib import repr as shortened
from typing import Any

from pydantic import ValidationError

from engine.kit.authoring.lines import Place, Written
from engine.table import Mistake

KEY = "[key]"  # where pydantic finds fault with the key of an entry, not with what it holds
MOST_TOLD = 100  # of a file that is all wrong: whoever mends so many looks again
OPENING = re.compile(r"^(Input|Tuple|List|Dictionary)(?= should)")  # of pydantic's messages


def twice(written: Written) -> list[Mistake]:
    """Every key that stands twice in the same place: YAML would silently keep the last one."""
    return [
        Mistake(written.line(place), f"`{place[-1]}` stands here twice", "Keep one of the two, or join them.")
        for place in written.twice
    ]


def explained(error: ValidationError, written: Written, known: Sequence[str], documented: str) -> Iterator[Mistake]:
    """The first faults, each with its line. `known` are the words that such a file may use, `documented` the sentence
    that says where they are listed."""
    for fault in error.errors(include_url=False)[:MOST_TOLD]:
        place: Place = tuple(fault["loc"])
        said = _fault(fault["type"], place, fault["msg"], fault["input"], known, documented)
        yield Mistake(written.line(place), *said)


def _fault(kind: str, place: Place, message: str, given: Any, known: Sequence[str], documented: str) -> tuple[str, str]:
    """What is wrong, and what would be right."""
    word = next((str(part) for part in reversed(place) if isinstance(part, str) and part != KEY), "the file")
    if kind == "missing":
        return f"`{place[-1]}` is missing", f"Add it to what stands here. {documented}"
    if kind == "extra_forbidden":
        near = get_close_matches(str(place[-1]), known, 1)
        return f"there is no word `{place[-1]}` here", f"Did you mean `{near[0]}`? {documented}" if near else documented
    if kind == "value_error":
        wrong, _, remedy = message.removeprefix("Value error, ").partition(": ")
        return wrong, f"{remedy[:1].upper()}{remedy[1:]}." if remedy else documented
    wanted = OPENING.sub("It", message).replace("Field required", "It is required").replace(" after validation", "")
    return f"`{word}` cannot be {shortened(given)}", f"{wanted}."
