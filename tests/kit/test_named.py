"""Names of content: in English at least, in no unknown language, none of them empty."""

import pytest
from pydantic import ValidationError

from engine.kit.named import Named


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ({}, "needed in English"),
        ({"es": "Molino"}, "needed in English, here is es"),
        ({"en": "Mill", "es": ""}, "no words for `es`"),
        ({"en": "Mill", "fr": "Moulin"}, "`fr` is no language of the bot: write en, pt-BR, es"),
    ],
)
def test_wrong_names_are_explained(name: dict[str, str], said: str) -> None:
    with pytest.raises(ValidationError, match=said):
        Named(id="mill", name=name, source="ours")


@pytest.mark.parametrize("name", [{"en": "Mill"}, {"pt-BR": "Moinho", "en": "Mill", "es": "Molino"}])
def test_names_are_kept_as_written(name: dict[str, str]) -> None:
    assert Named(id="mill", name=name, source="mixed").name == name
