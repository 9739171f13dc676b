"""Words of content from the files of names: found by id, or by the way from the nearest id."""

from __future__ import annotations

from engine.kit.names import name_in, named

NAMES = {
    "owl": {"name": {"en": "Owl"}, "plays": {"en": "Flies."}},
    "owl-feathers-2": {"name": {"en": "Quill"}},
    "nest-egg": {"name": {"en": "Egg"}},
    "chapters-1": {"name": {"en": "Dusk"}},
}


def test_words_are_added_by_id() -> None:
    assert named([{"id": "owl"}], NAMES) == [{"id": "owl", "name": {"en": "Owl"}, "plays": {"en": "Flies."}}]


def test_words_without_an_id_are_added_by_key_and_position() -> None:
    owl = named({"id": "owl", "feathers": [{}, {}]}, NAMES)
    assert owl["feathers"] == [{}, {"name": {"en": "Quill"}}]
    assert named({"id": "nest", "egg": {"size": 1}}, NAMES)["egg"] == {"size": 1, "name": {"en": "Egg"}}
    assert named({"chapters": [{"scenarios": []}]}, NAMES)["chapters"][0]["name"] == {"en": "Dusk"}


def test_own_words_are_kept() -> None:
    assert named({"id": "owl", "name": {"en": "Barn owl"}}, NAMES)["name"] == {"en": "Barn owl"}


def test_written_content_is_not_changed() -> None:
    written = {"id": "owl"}
    named(written, NAMES)
    assert written == {"id": "owl"}


def test_missing_language_is_english() -> None:
    assert name_in("es", {"en": "Owl"}) == "Owl"
