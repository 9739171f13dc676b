"""Player texts use the terms of the printed rulebooks, and no other word for the same thing."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import data
from engine.words import rulebook

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
        r"fileiras?",
        r"arruma[rm]?",
        r"emboscadas?",
        r"reforços?",
        r"incomplet[oa]s?",
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
        r"tabuleiro(?!-mapa)",
        r"aparece",
        r"(?<!franco-)atirador",
        r"segurad[oa]s",
    ],
    ("tyrants", "pt-BR"): [
        r"baralhos?",
        r"(a|à|da|na|minha|sua|nesta|desta|por|próxima) vez",
        r"vez de",
        r"compr(e|a|ar|ada|adas)",
        r"(?-i:Poder)",
        r"devol(va|ve|ver|vida|vidas)",
        r"recolh(e|er)",
        r"fichas?",
        r"pilha(?! de descarte)",
        r"(?<!cor )brancas?",
        r"livres?",
        r"mostrar?",
        r"(casa )?rival",
        r"outras? casas?",
        r"quartel",
        r"sal(ão|ões) de troféus",
        r"tabuleiro(?!-mapa)",
        r"no fim do turno",
        r"Insane Outcasts?",
    ],
    ("massive_darkness", "es"): [
        r"[Mm]isi[oó]n(es)?",
        r"PX",
        r"Micro-P[XE]",
        r"Jugador Inicial",
        r"[Ll]osetas?",
        r"[Aa]parecen?",
        r"[Rr]epiten?",
        r"vacíos?",
        r"[Gg]ratis",
        r"gratuit[oa]s?",
        r"Fase de [Hh]éroes",
        r"Fase de [Ee]nemigos",
        r"Teletransporte",
        r"[Cc]ompra(s|r|da)?",
        r"[Mm]atar?",
        r"armas? cuerpo a cuerpo",
        r"arma a distancia",
        r"ataques de Magia",
        r"contra Magia",
        r"[Hh]oja de Héroe",
    ],
}
"""By game and language: words that the printed rulebook does not use."""


def words_of(game: str, language: str) -> Iterator[str]:
    """Yields the lines of a game's messages and of its names, and what its rules say to players."""
    for path in sorted((DATA / game).glob(f"*/{language}*.ftl")):
        for line in path.read_text(encoding="utf-8").splitlines():
            if not line.startswith(("#", "name-")):
                yield line.partition(" = ")[2] or line
    for rule in rulebook(game).rules.values():
        yield from (rule.words[language].title, rule.words[language].text)


@pytest.mark.parametrize(("game", "language"), REPLACED)
def test_texts_use_the_printed_terms(game: str, language: str) -> None:
    old = re.compile(rf"\b({'|'.join(REPLACED[game, language])})\b", re.IGNORECASE)
    assert [line for line in words_of(game, language) if old.search(line)] == []
