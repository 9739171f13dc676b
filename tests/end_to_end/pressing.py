"""A game of two people on the local Discord, who press what autopilot would choose, and the requests that it takes."""

from __future__ import annotations

from collections.abc import Sequence

from bot.gateway.client import Emberkeep
from bot.local_discord import Answer, Person, Sandbox
from bot.messages.ids import Press
from engine.campaigns import Situation
from tests.end_to_end.playing import delivered, posts, press, turn_cards, verbs
from tests.safety.forging import forge

CHOOSING = {"choose", "pick", "group", "follow"}


def counted(sandbox: Sandbox) -> Sequence[str]:
    """Returns the methods of the requests that count against the bot's global limit."""
    return [each.method for each in sandbox.requests if not each.template.startswith(("/interactions/", "/webhooks/"))]


class PlayedGame:
    """A game of Ana and Rui, who press what autopilot would choose, each in a panel of their own."""

    def __init__(self, sandbox: Sandbox, bot: Emberkeep, thread: str) -> None:
        self.sandbox, self.bot, self.thread = sandbox, bot, thread
        self._people = {int(person.id): person for person in map(sandbox.user, ("Ana", "Rui"))}
        self._panels: dict[Person, Answer] = {}
        self.goes_on = False
        """True if the panel of the last choice shows the player's next question."""

    async def situation(self) -> Situation:
        return await self.bot.campaigns.lookup.situation(1)

    def posts(self) -> int:
        """Returns the number of posts in the thread."""
        return len(posts(self.sandbox.user("Ana"), self.thread))

    async def last_post(self) -> int:
        """Returns the number of the last post of play that the thread shows."""
        last = await self.bot.campaigns.outbox.last_sent(1)
        return last.number if last else 0

    async def choose(self, now: Situation) -> Situation:
        """Presses one choice, on the public message if it is there. Returns the campaign after all deliveries."""
        seat = now.waiting_for[0]
        ask, user = now.ask_of(seat), now.seats[seat].user
        assert ask is not None and user is not None
        person, card = self._people[user], turn_cards(self._people[user], self.thread)[-1]
        pick = now.game.choose(now.view(seat), ask, seat)
        pressed = Press("choose" if len(pick) == 1 else "pick", 1, now.branch, ask.n, seat)
        if "act" not in verbs(card):
            await press(person, card, "table", f"/{pick[0]}")
            self.goes_on = False
        else:
            panel = self._panels[person] if person in self._panels else await press(person, card, "act")
            given = (f"b/{pressed.custom_id}{pick[0]}",) if len(pick) == 1 else (f"m/{pressed.custom_id}", pick)
            answer = await forge(self.sandbox, person, panel.message, *given)
            answer = await press(person, answer, "sure") if "sure" in verbs(answer.message) else answer
            self._panels[person], self.goes_on = answer, not CHOOSING.isdisjoint(verbs(answer.message))
        await delivered(self.bot)
        after = await self.situation()
        assert (after.n, after.held) != (now.n, now.held), pick
        for user, each in self._people.items():
            if user not in after.waiting_users:
                self._panels.pop(each, None)
        return after
