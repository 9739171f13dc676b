"""Fair dice over many results, and over campaigns with undo, forks and restarts: nothing is found wrong."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from engine.campaigns import Actor, Campaigns, Person, Situation
from engine.campaigns.files import check_dice
from engine.campaigns.model.errors import Refused
from engine.campaigns.model.requests import GoBack
from engine.campaigns.runtime.fair_dice import first_keys, next_link
from engine.table import ChanceAsk, fair
from tests.campaigns.play.test_fair_dice import MODERATOR, chosen_at_random, opened
from tests.campaigns.tables import play_to_end
from tests.seating import FIRST_USER, find, seat_and_start

pytestmark = pytest.mark.soak
GAMES = ("massive_darkness", "fireteam_zero", "keep_the_heroes_out", "tyrants")


def test_million_results_agree_between_bot_and_script() -> None:
    keys, generator = first_keys(1, 1), Random(1)
    for n in range(1_000_000):
        if n % 10_000 == 0:
            keys = next_link(keys, 1, n)
        size, count, kind = generator.randint(1, 20), generator.randint(1, 4), generator.choice(("roll", "pick"))
        ask = ChanceAsk("any", "roll" if kind == "roll" else "pick", range(size), count, n)
        message = f"1.{keys.epoch}.{keys.link}.{n}.{keys.words}"
        key = keys.dice if kind == "roll" else keys.piles
        assert keys.decide(1, ask) == check_dice.results(kind, size, count, key, message), n


async def another_step(house: Campaigns, campaign: Situation, generator: Random) -> Situation:
    """Plays on, goes back, restarts the process, adds words or begins a fork."""
    step = generator.choice(("play", "play", "play", "back", "restart", "words", "fork"))
    situation = await house.lookup.situation(campaign.id)
    if situation.stage != "playing" or step == "play":
        return await chosen_at_random(house, campaign.id, 12, generator.randrange(1_000_000))
    if step == "back":
        to = generator.randrange(1, situation.n + 1)
        await house.requests.ask(campaign.id, Actor(MODERATOR, moderator=True), GoBack("undo", to))
    elif step == "restart":
        await house._context.forget_all()
    elif step == "words":
        await house.dice.add_words(campaign.id, FIRST_USER + generator.randrange(2), str(generator.random()))
    else:
        copy = await house.files.fork(campaign.id, Person(FIRST_USER, "One"))
        await house.openings.set_places(copy.id, thread=copy.id)
        for user in (FIRST_USER, FIRST_USER + 1):
            await house.seats.join(copy.id, Person(user, "Somebody"))
            await house.lobby.ready(copy.id, user)
        return await house.play.start(copy.id, FIRST_USER)
    return situation


@pytest.mark.parametrize("game", GAMES)
async def test_campaigns_with_undo_forks_and_restarts_are_proved(tmp_path: Path, game: str) -> None:
    generator, proved = Random(game), 0
    house = await Campaigns.open(tmp_path / "house.sqlite3", chance=fair(generator), provable=True, find=find)
    for _ in range(12):
        campaign = await seat_and_start(house, game)
        for _ in range(25):
            try:
                campaign = await another_step(house, campaign, generator)
            except Refused:
                continue
        if game == "tyrants":  # it has no dice, so nothing can be shown before the end
            await play_to_end(house, campaign.id)
        findings = list(check_dice.check(await opened(house, campaign.id)))
        assert not [each for what, each in findings if what == "wrong"]
        proved += sum(what == "proved" for what, _ in findings)
    await house.close()
    assert proved > 20
