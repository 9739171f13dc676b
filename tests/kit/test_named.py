"""Names of content: in each language, none of them empty."""

import pytest
from pydantic import ValidationError

from engine.kit.named import Named


@pytest.mark.parametrize(
    "name", [{}, {"en": "Mill", "es": "Molino"}, {"en": "Mill", "es": "Molino", "pt-BR": ""}, {"en": "A", "fr": "B"}]
)
def test_name_is_needed_in_each_language(name: dict[str, str]) -> None:
    with pytest.raises(ValidationError, match="write them for en, es, pt-BR"):
        Named(id="mill", name=name, source="ours")


def test_translated_names_are_kept_as_written() -> None:
    name = {"pt-BR": "Moinho", "en": "Mill", "es": "Molino"}
    assert Named(id="mill", name=name, source="mixed").name == name
