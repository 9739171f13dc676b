"""Walks every state of a campaign on the virtual clock, and prints its messages: `python -m tests.soak.life.clocks`.

Writes docs/clocks.md. The service, its storage and its delivery are real; posts about play are left out.
"""

from __future__ import annotations

import asyncio
import re
import tempfile
from collections.abc import Awaitable, Callable, Mapping
from datetime import UTC, datetime, timedelta
from pathlib import Path

from sqlalchemy import text

from bot.messages.layout import Message, Row
from engine.campaigns import Actor, Person, Situation
from engine.campaigns.model.requests import GoBack
from engine.storage import Connection
from engine.storage.queries import campaigns as rows
from engine.storage.queries import schedules
from tests.soak.life.deployment import BEGINNING, Deployment, make_empty

PAGE = Path(__file__).parents[3] / "docs" / "clocks.md"
RUI, ANA, MEI = 1, 2, 3
NAMES = {RUI: "Rui", ANA: "Ana", MEI: "Mei"}
STAMP = re.compile(r"<t:(\d+)(?::\w)?>")
USER = re.compile(r"<@(\d+)>")
STEP_HOURS = 1
WITHOUT_PICTURE = "The picture could not be drawn"  # the board in words follows
ABOUT_PLAY = ("turn", "start", "over")
INTRODUCTION = """# The clocks, walked

Every state of a campaign on a virtual clock, with the default settings and the messages that its thread gets. Rui opens
the table, Ana joins. The service, its storage and its delivery are real, Discord is not there. Turn messages and posts
about play are left out. **@** marks who is notified; buttons are in brackets.
[behaviour.md](behaviour.md#clocks) has the rules. `python -m tests.soak.life.clocks` writes this page.
"""


class Walk:
    """One campaign, and a table of what it says and when."""

    def __init__(self, deployment: Deployment, campaign: int) -> None:
        self.deployment, self.campaign = deployment, campaign
        self.rows: list[str] = []
        self.kinds: dict[int, str] = {}

    @property
    def when(self) -> str:
        """The day and hour."""
        return _day_of(self.deployment.clock.now())

    async def situation(self) -> Situation:
        """Returns the campaign now."""
        return await self.deployment.campaigns.lookup.situation(self.campaign)

    def note(self, what: str) -> None:
        """Adds a line about what a person does."""
        self.rows.append(f"| {self.when} | *{what}* |")

    async def hears(self, message: Message, nonce: str, mentioned: list[int]) -> None:
        """Adds a message of the thread, unless it is about play."""
        place, number = nonce.split("-")
        if place.startswith("c"):  # a turn message
            return
        post = await self.deployment.campaigns.outbox.find_post(self.campaign, int(number, 16))
        if post is None or post.kind in ABOUT_PLAY:
            return
        told = "<br>".join(part for part in message.parts if isinstance(part, str)).split(WITHOUT_PICTURE)[0]
        labels = [
            f"[{part.label}]"
            for each in message.parts
            if isinstance(each, Row)
            for part in each.buttons
            if getattr(part, "label", "")
        ]
        named = f" **@ {', '.join(NAMES[user] for user in mentioned)}**" if mentioned else ""
        said = STAMP.sub(lambda found: _day_of(datetime.fromtimestamp(int(found[1]), UTC)), told.replace("\n", "<br>"))
        said = USER.sub(lambda found: f"@{NAMES[int(found[1])]}", said)
        self.rows.append(f"| {self.when} | {said.strip('<br>')} {' '.join(labels)}{named} |")

    async def days(self, days: float, *, plays: int | None = None, visits: int | None = None) -> None:
        """Days pass. One person answers whenever asked, and one looks in every hour."""
        for _ in range(round(days * 24 / STEP_HOURS)):
            self.deployment.clock.time += timedelta(hours=STEP_HOURS)
            await self.deployment.tick()
            await self.deployment.settle()
            if plays is not None:
                await self.play(plays)
            if visits is not None:
                await self.deployment.campaigns.seats.pressed(self.campaign, visits)
            await self.deployment.settle()

    async def play(self, user: int) -> None:
        """Answers everything that this person is asked, as autopilot would."""
        situation = await self.situation()
        while situation.stage == "playing" and user in situation.waiting_users:
            seat = next(each for each in situation.seats_of(user) if each in situation.waiting_for)
            ask = situation.ask_of(seat)
            if ask is None:
                return
            pick = situation.game.choose(situation.view(seat), ask, seat)
            answered = await self.deployment.campaigns.play.answer(
                self.campaign, branch=situation.branch, n=ask.n, seat=seat, user=user, pick=pick
            )
            situation = answered.situation

    async def start(self) -> None:
        """Both are ready, and Rui starts."""
        await self.deployment.campaigns.lobby.ready(self.campaign, ANA)
        await self.deployment.campaigns.play.start(self.campaign, RUI)
        await self.deployment.settle()

    async def state(self) -> None:
        """Adds the state and its next step."""
        facts = (await self.situation()).facts
        clock, at = facts.clock, await self.deployment.campaigns._context.database.read(_next_step, self.campaign)
        due = "none" if at is None else _day_of(datetime.fromtimestamp(at / 1000, UTC))
        state = "closed" if facts.archived is not None else facts.stage if clock is None else clock.state
        self.rows.append(f"| {self.when} | **state:** {state}, next step {due} |")


def _next_step(connection: Connection, campaign: int) -> int | None:
    """Returns when the clock takes its next step, or when an archived campaign is deleted."""
    query = text("SELECT min(at) FROM job WHERE campaign = :c AND what IN ('clock', 'purge')")
    found = connection.execute(query, {"c": campaign}).scalar()
    return None if found is None else int(found)


def _day_of(at: datetime) -> str:
    since = at - BEGINNING
    return f"day {since.days}, {since.seconds // 3600:02}:{since.seconds % 3600 // 60:02}"


async def lobby(walk: Walk) -> None:
    """A lobby that does not fill."""
    await walk.days(22)


async def ready(walk: Walk) -> None:
    """A lobby in which everyone is ready."""
    for user in (RUI, ANA):
        await walk.deployment.campaigns.lobby.ready(walk.campaign, user)
    walk.note("Rui and Ana press Ready")
    await walk.days(1.1)


async def late(walk: Walk) -> None:
    """Tyrants: Ana never answers, Rui always does."""
    await walk.start()
    walk.note("the first chapter starts; Ana never answers")
    await walk.days(7, plays=RUI)


async def late_together(walk: Walk) -> None:
    """Keep the Heroes Out!: Ana never answers, Rui always does."""
    await walk.start()
    walk.note("the first chapter starts; Ana never answers")
    await walk.days(3, plays=RUI)


async def with_bank(walk: Walk) -> None:
    """The pace is a bank of 3 days, and 12 hours more for each turn. Ana never answers, Rui always does."""
    await walk.start()
    walk.note("the first chapter starts; Ana never answers")
    await walk.days(6, plays=RUI)


async def without_pace(walk: Walk) -> None:
    """There is no pace. Ana never answers; after a week Rui does not, either."""
    await walk.start()
    walk.note("the first chapter starts; Ana never answers")
    await walk.days(7, plays=RUI, visits=RUI)
    walk.note("Rui is gone, too")
    await walk.days(29)
    await walk.state()
    await walk.days(60)


async def vote_of_one(walk: Walk) -> None:
    """Rui asks to go back while Ana has pressed nothing for twice the pace."""
    await walk.start()
    await walk.play(RUI)
    await walk.play(ANA)
    walk.note("Ana is gone")
    await walk.days(2.2, plays=RUI, visits=RUI)
    situation = await walk.situation()
    before = situation.n
    await walk.deployment.campaigns.requests.ask(
        walk.campaign, Actor(RUI), GoBack("undo", before - 2), reason="I took the wrong card"
    )
    walk.note("Rui asks to take back two choices")
    await walk.deployment.settle()
    now = await walk.situation()
    walk.note("play is back there at once" if now.request is None and now.n < before else "the vote is open")


async def silent(walk: Walk) -> None:
    """No one presses anything, until Rui is back."""
    await walk.start()
    await walk.days(5)
    await walk.state()
    walk.note("after 20 more days Rui presses I am here")
    await walk.days(20)
    await walk.deployment.campaigns.seats.pressed(walk.campaign, RUI)
    await walk.deployment.settle()
    await walk.state()
    walk.note("no one presses anything any more")
    await walk.days(66)


async def organiser(walk: Walk) -> None:
    """Rui, the organiser, is gone; Ana is there."""
    await walk.start()
    await walk.days(2.5, visits=ANA)


async def vote(walk: Walk) -> None:
    """Rui asks to go back, and Ana never answers."""
    await walk.start()
    await walk.play(RUI)
    await walk.play(ANA)
    situation = await walk.situation()
    await walk.deployment.campaigns.requests.ask(
        walk.campaign, Actor(RUI), GoBack("undo", situation.n - 2), reason="I took the wrong card"
    )
    walk.note("Rui asks to take back two choices")
    await walk.days(1.1, visits=RUI)


async def paused(walk: Walk) -> None:
    """A pause that no one ends."""
    await walk.start()
    await walk.deployment.campaigns.lifecycle.pause(walk.campaign, Actor(RUI))
    await walk.days(61)


async def between(walk: Walk) -> None:
    """A story between two Missions, whose players are there; then no one is."""
    await walk.start()
    while (await walk.situation()).stage == "playing":
        for user in (RUI, ANA):
            await walk.play(user)
    await walk.deployment.settle()
    walk.note("the first Mission ends")
    await walk.days(2.1, visits=ANA)
    walk.note(f"stage: {(await walk.situation()).stage}")


async def rematch(walk: Walk) -> None:
    """A single scenario has ended, and no one starts another."""
    await between(walk)
    await walk.days(20)
    walk.note(f"stage: {(await walk.situation()).stage}")


async def away(walk: Walk) -> None:
    """Ana goes away for ten days in /me, and has autopilot play."""
    await _go_away(walk, when_away="autopilot")
    await walk.days(11, plays=RUI)


async def away_waiting(walk: Walk) -> None:
    """Ana goes away for ten days in /me, and clocks wait: for at most seven days."""
    await _go_away(walk, when_away="wait")
    await walk.days(11, plays=RUI)


async def away_lent(walk: Walk) -> None:
    """Ana goes away for ten days in /me, and lends her seats to Mei."""
    await _go_away(walk, when_away="lend", friend=MEI, friend_name="Mei")
    await walk.days(11, plays=RUI)


async def _go_away(walk: Walk, **chosen: object) -> None:
    await walk.start()
    people = walk.deployment.campaigns.people
    await people.set_preferences(ANA, (await people.preferences(ANA)).model_copy(update=chosen))
    await people.go_away(ANA, walk.deployment.clock.now() + timedelta(days=10))
    walk.note("Ana is away for ten days")


async def upgrade(walk: Walk) -> None:
    """A campaign from a version without clocks keeps its settings, and one post explains the clocks."""
    await walk.start()
    context = walk.deployment.campaigns._context
    now = int(walk.deployment.clock.now().timestamp() * 1000)
    await context.write([schedules.drop(walk.campaign, ["clock"]), rows.put(walk.campaign, clock=None)])
    await context.forget_all()
    await context.write([schedules.add("clock", walk.campaign, now)])
    walk.note("the bot is upgraded")
    await walk.days(0.2)
    await walk.state()


Scene = Callable[[Walk], Awaitable[None]]
SCENES: Mapping[str, tuple[Scene, str, dict[str, str]]] = {
    "Lobby, seats missing": (lobby, "tyrants", {}),
    "Lobby, everyone ready": (ready, "tyrants", {}),
    "Your turn, among rivals": (late, "tyrants", {}),
    "Your turn, in a game played together": (late_together, "keep_the_heroes_out", {}),
    "Your turn, with a bank": (with_bank, "tyrants", {}),
    "Your turn, without a pace": (without_pace, "tyrants", {}),
    "Asleep, awake, and put away": (silent, "tyrants", {}),
    "Organiser silent": (organiser, "tyrants", {}),
    "Vote open": (vote, "tyrants", {}),
    "Vote decided by one": (vote_of_one, "tyrants", {}),
    "Paused": (paused, "tyrants", {}),
    "Between chapters of a story": (between, "massive_darkness", {"mode": "story"}),
    "No next chapter": (rematch, "massive_darkness", {}),
    "Away, autopilot plays": (away, "tyrants", {}),
    "Away, clocks wait": (away_waiting, "tyrants", {}),
    "Away, the seat is lent": (away_lent, "tyrants", {}),
    "At the upgrade": (upgrade, "tyrants", {}),
}

SETTINGS = {"Your turn, with a bank": {"pace": "bank"}, "Your turn, without a pace": {"pace": "none"}}


async def walked(file: Path, title: str) -> str:
    """Returns the section of a state."""
    scene, game, options = SCENES[title]
    await make_empty(file)
    deployment = await Deployment.open(file, words=True)
    campaigns = deployment.campaigns
    try:
        made = await campaigns.lobby.create(
            game=game,
            name="Long nights",
            organiser=Person(RUI, "Rui"),
            guild=1,
            channel=2,
            settings=SETTINGS.get(title, {}),
            options=options,
        )
        walk = Walk(deployment, made.id)
        deployment.threads.hears = walk.hears
        deployment.chances.seeds[made.id] = title
        await campaigns.openings.set_places(made.id, thread=made.id)
        await campaigns.seats.join(made.id, Person(RUI, "Rui"))
        if scene is not lobby:
            await campaigns.seats.join(made.id, Person(ANA, "Ana"))
        await walk.state()
        await scene(walk)
        await walk.state()
    finally:
        await campaigns.close()
    return "\n".join([f"## {title}", "", scene.__doc__ or "", "", "| when | what |", "|---|---|", *walk.rows, ""])


def main() -> None:
    """Writes the page."""
    with tempfile.TemporaryDirectory() as folder:
        sections = [
            asyncio.run(walked(Path(folder) / f"{number}.sqlite3", title)) for number, title in enumerate(SCENES)
        ]
    PAGE.write_text("\n".join([INTRODUCTION, *sections]), encoding="utf-8")


if __name__ == "__main__":
    main()
