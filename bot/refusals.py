"""What the service refuses, in words: what is wrong, then what is possible (ux 2.21)."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from engine.campaigns.errors import Refused

if TYPE_CHECKING:
    from bot.reply import Reply


async def explain(error: Refused, reply: Reply) -> str:
    """The sentence for a refusal, in the language of the one who asked."""
    return reply.words().message(key_of(error))


def key_of(error: Refused) -> str:
    """The message for a kind of refusal: `error-` and the name of its class."""
    return "error-" + re.sub(r"(?<!^)(?=[A-Z])", "-", type(error).__name__).lower()
