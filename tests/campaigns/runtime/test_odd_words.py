"""A reason may be typed with any character: it is kept as far as it can be read, on either kind of database."""

from engine.campaigns import Actor, Campaigns, Situation
from engine.campaigns.model.requests import GoBack
from tests.campaigns.tables import ANA, answer, bid

ODD = "\x00a\x07\u202eb \U0001f600"


async def test_reason_of_a_pause(campaigns: Campaigns, table: Situation) -> None:
    paused = await campaigns.lifecycle.pause(table.id, Actor(ANA), ODD)
    assert paused.facts.pause is not None and paused.facts.pause.reason == "a b \U0001f600"
    await campaigns.lifecycle.resume(table.id, Actor(ANA))
    assert await bid(campaigns, table.id)


async def test_reason_of_a_request(campaigns: Campaigns, table: Situation) -> None:
    await bid(campaigns, table.id)
    await answer(campaigns, table.id, 0)
    request = await campaigns.requests.ask(table.id, Actor(ANA), GoBack("undo"), reason=ODD)
    assert request.reason == "a b \U0001f600"
