"""No one is shown a card that they may not know, in whole games played through the bot.

See docs/behaviour.md#permissions.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from engine.games import find
from engine.games.tyrants.model.content import cards
from tests import toy
from tests.safety.listening import Secrets, listen_to_a_game
from tests.sampled import at_most
from tests.toy.game import CARDS, GAME


def secrets_of(game: str) -> Secrets:
    """Returns the cards of a game; in Tyrants, starting cards and the supply are public."""
    if game == "toy":
        return Secrets.of(GAME, CARDS)
    return Secrets.of(find(game), cards(), [card.id for card in cards().values() if card.deck in ("starter", "supply")])


@pytest.mark.parametrize(("game", "longest"), [("toy", 10_000), ("tyrants", at_most(60, whole=120))])
async def test_public_output_reveals_no_hidden_card(
    game: str, longest: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Messages, components, completions, pictures, the log and the file of a game, for each reader."""
    toy.register(monkeypatch)
    secrets = secrets_of(game)
    read, leaks = await listen_to_a_game(tmp_path / "play.db", secrets, seed=3, longest=longest)
    assert leaks == []
    assert read > 50
    assert len(secrets.known[None]) < len(secrets.cards)


async def test_listener_notices_a_leak() -> None:
    secrets = Secrets.of(GAME, CARDS)
    assert secrets.leaked(None, {"content": "Ana holds Card 07."}) == {"card-07"}
    assert secrets.leaked(None, {"custom_id": "b/choose/1/1/4/0/play:card-11"}) == {"card-11"}
    assert secrets.leaked(None, "nothing at all") == set()
