"""Player texts use the terms of the printed rulebooks, and no other word for the same thing."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import data

DATA = Path(next(iter(data.__path__)))
REPLACED = {
    ("keep_the_heroes_out", "pt-BR"): [
        r"baralhos?",
        r"(do|no|ao|de|o|novo) saque",
        r"saque(ar|ia|iam|ado|ada|ados|adas|iem|ie)",
        r"(cartas?|mais) compradas?",
        r"(sua|nesta|desta|próxima) vez(?! é)",
        r"(na|à|da) reserva",
        r"Adestrador",
        r"Gabinete",
        r"Esgoto",
        r"Gosmas?",
        r"Ratinhos",
        r"Dragão Vermelho",
        r"Estrago",
        r"vizinhas?",
        r"Desafiadora",
        r"Extrema",
    ],
    ("fireteam_zero", "pt-BR"): [
        r"baralhos?",
        r"fichas?",
        r"lacaios?",
        r"localizaç(ão|ões)",
        r"banco",
        r"melhorias?",
        r"corpo a corpo",
        r"à distância",
        r"busca(r|m)?",
        r"busque",
        r"vasculh(ar|ada|adas)",
        r"primeiro jogador",
        r"(na|à|a) saída",
        r"fase de heróis",
        r"capacidades?",
        r"gratuitas?",
        r"sacrifi(car-se|ca)",
        r"cobertura",
        r"acertos? extras?",
        r"(role|rola|rolar|rolar um dado|rolar dados|rolados) de novo",
        r"tamanho da (sua )?mão",
        r"(do|no|o) descarte",
        r"tabuleiro",
        r"aparece",
        r"(?<!franco-)atirador",
        r"segurad[oa]s",
    ],
}
"""By game and language: words that the printed rulebook does not use."""


def words_of(game: str, language: str) -> Iterator[str]:
    """Yields the lines of a game's messages, without their names."""
    for path in sorted((DATA / game / "texts").glob(f"{language}*.ftl")):
        for line in path.read_text(encoding="utf-8").splitlines():
            if not line.startswith("#"):
                yield line.partition(" = ")[2] or line


@pytest.mark.parametrize(("game", "language"), REPLACED)
def test_texts_use_the_printed_terms(game: str, language: str) -> None:
    old = re.compile(rf"\b({'|'.join(REPLACED[game, language])})\b", re.IGNORECASE)
    assert [line for line in words_of(game, language) if old.search(line)] == []
