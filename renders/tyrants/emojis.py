"""Which symbols of Tyrants of the Underdark are emojis in messages."""

from __future__ import annotations

from collections.abc import Mapping

SIGNS: Mapping[str, str] = {
    "assassinate-troop": "assassinate",
    "deploy-place": "deploy",
    "start-place": "deploy",
    "deploy-vp": "vp",
    "devour-card": "devour",
    "move-to-place": "move",
    "move-troop": "move",
    "place-spy-site": "spy",
    "play-all": "hand",
    "play-card": "hand",
    "promote-card": "promote",
    "recruit-card": "influence",
    "return-own-spy-site": "return",
    "return-spy": "spy",
    "return-troop": "return",
    "step-assassinate-enemy-presence": "assassinate",
    "step-assassinate-white-presence": "assassinate",
    "step-deploy": "deploy",
    "step-place-spy": "spy",
    "step-supplant-white-anywhere": "supplant",
    "supplant-troop": "supplant",
    "tab-cards": "hand",
    "tab-influence": "influence",
    "tab-power": "power",
}
FIGURES = ("power", "influence")
