"""Turns pydantic's validation errors into mistakes with a line and a remedy."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from difflib import get_close_matches
from reprlib import repr as shortened

from pydantic import ValidationError
from pydantic_core import ErrorDetails

from engine.kit.authoring.lines import Place, Written
from engine.table import Mistake

QUOTED = re.compile(r"'([^']*)'")  # a word that pydantic expects
UNKNOWN = re.compile(r"there is no .*?`([^`]+)`|`([^`]+)` is (?:not in|no) ")
WORDS = re.compile(r"[\w:-]+")
MOST_TOLD = 100  # mistakes in one file; with so many, its author has to check again anyway
OPENING = re.compile(r"^(Input|Tuple|List|Dictionary)(?= should)")  # of pydantic's messages


def twice(written: Written) -> list[Mistake]:
    """Returns every key that occurs twice in the same mapping: YAML would silently keep the last one."""
    return [
        Mistake(written.line(place), f"`{place[-1]}` stands here twice", "Keep one of the two, or join them.")
        for place in written.twice
    ]


def explained(error: ValidationError, written: Written, known: Sequence[str], documented: str) -> Iterator[Mistake]:
    """Yields the first mistakes, each with its line.

    `known` are the words that such a file may use, `documented` the sentence that says where they are listed.
    """
    told: dict[Place, list[ErrorDetails]] = {}
    every = error.errors(include_url=False)
    misspelt = {
        (*fault["loc"][:-1], near)
        for fault in every
        if fault["type"] == "extra_forbidden"
        for near in get_close_matches(str(fault["loc"][-1]), known, 1)
    }
    for fault in every:
        if not _follows_from_others(fault) and (fault["type"] != "missing" or fault["loc"] not in misspelt):
            told.setdefault(_written(fault, written), []).append(fault)
    for place, faults in list(told.items())[:MOST_TOLD]:
        yield Mistake(written.line(place), *_fault(faults, place, known, documented))


def _follows_from_others(fault: ErrorDetails) -> bool:
    """True if a list only counts as too short because some of its entries are wrong."""
    return fault["type"] == "too_short" and len(fault["input"]) >= fault.get("ctx", {}).get("min_length", 0)


def _written(fault: ErrorDetails, written: Written) -> Place:
    """Returns the place of an error in the file, without the union tags that pydantic adds."""
    place: Place = ()
    for part in fault["loc"]:
        if (*place, part) in written.lines:
            place = (*place, part)
    return (*place, fault["loc"][-1]) if fault["type"] == "missing" else place


def _fault(faults: Sequence[ErrorDetails], place: Place, known: Sequence[str], documented: str) -> tuple[str, str]:
    """Returns what is wrong in one place, and how to fix it. Each form a value may have gives an error of its own."""
    fault = faults[0]
    kind, message, given = fault["type"], fault["msg"], fault["input"]
    word = next((str(part) for part in reversed(place) if isinstance(part, str)), "the file")
    if kind == "missing":
        return f"`{place[-1]}` is missing", f"Add it to what stands here. {documented}"
    if kind == "extra_forbidden":
        near = get_close_matches(str(place[-1]), known, 1)
        return f"there is no word `{place[-1]}` here", f"Did you mean `{near[0]}`? {documented}" if near else documented
    if kind == "value_error":
        wrong, _, remedy = message.removeprefix("Value error, ").partition(": ")
        return wrong, did_you_mean(wrong, f"{remedy[:1].upper()}{remedy[1:]}.") if remedy else documented
    if kind == "union_tag_invalid":
        context = fault["ctx"]
        word, given = context["discriminator"].strip("'"), context["tag"]
        faults = [{**fault, "ctx": {"expected": context["expected_tags"]}}]
    words = [each for other in faults for each in QUOTED.findall(str(other.get("ctx", {}).get("expected", "")))]
    if words and isinstance(given, str):
        near = get_close_matches(given, words, 1)
        meant = f"Did you mean `{near[0]}`? " if near else ""
        return f"`{word}` cannot be {shortened(given)}", f"{meant}It can be {', '.join(dict.fromkeys(words))}."
    wanted = OPENING.sub("It", message).replace("Field required", "It is required").replace(" after validation", "")
    return f"`{word}` cannot be {shortened(given)}", f"{wanted}."


def did_you_mean(wrong: str, remedy: str) -> str:
    """Returns the remedy, preceded by the known word closest to the unknown one."""
    unknown = UNKNOWN.search(wrong)
    if unknown is None or "`" in remedy.partition(" or another of ")[0]:
        return remedy
    near = get_close_matches(unknown[1] or unknown[2], WORDS.findall(remedy), 1)
    return f"Did you mean `{near[0]}`? {remedy}" if near else remedy
