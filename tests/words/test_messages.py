"""Message files, whose messages are parsed when first used."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from fluent.runtime import FluentBundle

from engine.words import messages
from engine.words.messages import Messages, MissingText

FILES = {
    "en": """### A comment
-brand = Ember
    .gender = none
greeting = Hello { $name }, this is { -brand }: { farewell }
# A comment of one message
farewell =
    Bye { $count ->
        [one] once
       *[other] { $count } times
    }, { again }
again = and { told-twice }
told-twice = one
only-attributes =
    .label = Nothing else
last = { -brand.gender ->
   *[none] end
}""",
    "en-more": "further = Further { -brand }",
    "es": "greeting = Hola",
}


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """A package with these files."""
    folder = tmp_path / "told"
    folder.mkdir()
    (folder / "__init__.py").touch()
    for name, text in FILES.items():
        (folder / f"{name}.ftl").write_text(text, "utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    yield "told"
    sys.modules.pop("told", None)
    messages.texts.cache_clear()


def test_message_is_said_with_all_that_it_names(package: str) -> None:
    found = Messages("en", (package,))
    said = "Hello Ana, this is Ember: Bye 2 times, and one"
    assert found.say("greeting", {"name": "Ana", "count": 2}) == said
    assert found.say("last", {}) == "end"
    assert found.say("further", {}) == "Further Ember"
    assert [found.has(each) for each in ("greeting", "further", "nowhere", "Bye")] == [True, True, False, False]


def test_message_waits_until_its_names_are_read(package: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Another thread says it just then."""
    found, add = Messages("en", (package,)), FluentBundle.add_resource
    said: list[str] = []

    def interrupted(bundle: FluentBundle, resource: Any) -> None:
        first, *_ = resource.body
        bundle._messages[first.id.name] = first
        monkeypatch.setattr(FluentBundle, "add_resource", add)
        said.append(found.say("again", {}))
        add(bundle, resource)

    monkeypatch.setattr(FluentBundle, "add_resource", interrupted)
    said.append(found.say("again", {}))
    assert said == ["and one", "and one"]


def test_unformattable_message_is_reported(package: str) -> None:
    found = Messages("en", (package,))
    with pytest.raises(MissingText, match="no words of its own"):
        found.say("only-attributes", {})
    with pytest.raises(MissingText, match="count"):
        found.say("farewell", {})


def test_first_package_that_has_a_message_says_it(package: str, tmp_path: Path) -> None:
    other = tmp_path / "other"
    other.mkdir()
    (other / "__init__.py").touch()
    (other / "en.ftl").write_text("told-twice = two\nfarewell = So long\n", "utf-8")
    assert Messages("en", (package, "other")).say("told-twice", {}) == "one"
    assert Messages("en", ("other", package)).say("told-twice", {}) == "two"
