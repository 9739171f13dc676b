"""Taking back one's own steps: free to the last reveal or other person's act, and never losing anything."""

from __future__ import annotations

import pytest

from engine.campaigns import Actor, Campaigns, Person, Situation
from engine.campaigns.model.errors import NotFree, NothingToUndo, StaleAsk, WrongStage
from engine.campaigns.model.requests import GoBack
from engine.table import Text
from tests.campaigns.tables import ANA, RUI, answer, bid, hash_of, sql, state_of
from tests.seating import seat_and_start


async def test_steps_are_taken_back_one_by_one(campaigns: Campaigns, table: Situation) -> None:
    start = await bid(campaigns, table.id)
    before = await hash_of(campaigns, table.id)
    await answer(campaigns, table.id, 0, "light")
    between = await hash_of(campaigns, table.id)
    twice = (await answer(campaigns, table.id, 0, "light")).situation
    step = twice.can_undo(ANA)
    assert step is not None and (step.n, step.choice) == (start.n + 1, [Text("toy-light")])
    assert twice.can_undo(RUI) is None
    once = await campaigns.play.undo(table.id, ANA)
    assert (once.n, await hash_of(campaigns, table.id)) == (start.n + 1, between)
    again = once.can_undo(ANA)
    assert again is not None and (again.n, again.choice) == (start.n, [Text("toy-light")])
    await campaigns.play.undo(table.id, ANA)
    assert await hash_of(campaigns, table.id) == before
    with pytest.raises(NotFree):
        await campaigns.play.undo(table.id, ANA)  # the bids were sealed together


async def test_turn_starts_again_in_one_go(campaigns: Campaigns, table: Situation) -> None:
    start = await bid(campaigns, table.id)
    before = await hash_of(campaigns, table.id)
    await answer(campaigns, table.id, 0, "light")
    await answer(campaigns, table.id, 0, "light")
    again = await campaigns.play.undo(table.id, ANA, to=start.n)
    assert (again.n, await hash_of(campaigns, table.id)) == (start.n, before)


async def test_free_undo_survives_restart(campaigns: Campaigns, table: Situation) -> None:
    await bid(campaigns, table.id)
    step = (await answer(campaigns, table.id, 0, "light")).situation.can_undo(ANA)
    campaigns._context._live.clear()
    assert (await campaigns.lookup.situation(table.id)).can_undo(ANA) == step


@pytest.mark.parametrize(("pick", "final"), [("roll", "dice"), ("draw", "card")])
async def test_reveal_is_not_taken_back_freely(campaigns: Campaigns, table: Situation, pick: str, final: str) -> None:
    start = await bid(campaigns, table.id)
    revealed = await answer(campaigns, table.id, 0, pick)
    assert revealed.why_final == final and not revealed.undoable
    assert revealed.situation.can_undo(ANA) is None
    with pytest.raises(NotFree) as refused:
        await campaigns.play.undo(table.id, ANA)
    losses = refused.value.losses
    assert (losses.to, losses.choices, losses.reveals) == (start.n, {0: 1}, [final])


async def test_another_persons_act_is_not_taken_back(campaigns: Campaigns, table: Situation) -> None:
    start = await bid(campaigns, table.id)
    hand = (await state_of(campaigns, table.id)).hands[0]
    await answer(campaigns, table.id, 0, f"play:{hand[0]}")
    let = (await answer(campaigns, table.id, 1, "let")).situation
    assert let.can_undo(ANA) is None and let.can_undo(RUI) is not None
    with pytest.raises(NotFree) as refused:
        await campaigns.play.undo(table.id, ANA)
    assert (refused.value.losses.to, refused.value.losses.choices) == (start.n, {0: 1, 1: 1})


async def test_end_of_a_turn_is_final(campaigns: Campaigns, table: Situation) -> None:
    await bid(campaigns, table.id)
    for pick in ("light", "light"):
        await answer(campaigns, table.id, 0, pick)
    ended = await answer(campaigns, table.id, 0, "end")
    assert ended.why_final == "turn" and ended.situation.can_undo(ANA) is None


async def test_nothing_is_deleted_and_old_buttons_are_stale(campaigns: Campaigns, table: Situation) -> None:
    turn = await bid(campaigns, table.id)
    await answer(campaigns, table.id, 0, "light")
    rows = await sql(campaigns, "SELECT * FROM decision")
    undone = await campaigns.play.undo(table.id, ANA)
    assert set(rows) <= set(await sql(campaigns, "SELECT * FROM decision"))
    assert undone.branch != turn.branch and undone.n == turn.n
    with pytest.raises(StaleAsk) as stale:
        await campaigns.play.answer(table.id, branch=turn.branch, n=turn.n, seat=0, user=ANA, pick=["light"])
    assert (stale.value.branch, stale.value.n) == (undone.branch, undone.n)


async def test_there_is_nothing_to_take_back_before_the_first_choice(campaigns: Campaigns, table: Situation) -> None:
    with pytest.raises(NothingToUndo):
        await campaigns.play.undo(table.id, ANA)
    for to in (0, -1, table.n, 99):
        with pytest.raises(NothingToUndo):
            await campaigns.play.undo(table.id, ANA, to=to)
    await campaigns.lobby.set_setting(table.id, ANA, "pace", "fast")
    assert (await campaigns.lookup.situation(table.id)).n == table.n


async def test_lobby_has_nothing_to_undo(campaigns: Campaigns) -> None:
    lobby = await campaigns.lobby.create(game="toy", name="x", organiser=Person(ANA, "Ana"), guild=1, channel=2)
    with pytest.raises(WrongStage):
        await campaigns.play.undo(lobby.id, ANA)


@pytest.mark.parametrize("restart", [False, True])
async def test_chapter_cannot_be_reshuffled_alone(campaigns: Campaigns, restart: bool) -> None:
    """The shuffles and the start of a chapter are no one's own step, whether the bot was restarted since or not."""
    table = await seat_and_start(campaigns, "tyrants")
    (seat,) = table.waiting_for
    user = table.seats[seat].user
    assert user is not None
    first = await answer(campaigns, table.id, seat)
    assert first.undoable
    if restart:
        campaigns._context._live.clear()
    with pytest.raises(NotFree):
        await campaigns.play.undo(table.id, user, to=1)
    assert (await campaigns.play.undo(table.id, user, to=table.n)).n == table.n


async def test_moment_during_dice_is_the_choice_before_them(campaigns: Campaigns, table: Situation) -> None:
    """Going back to between a choice and its roll would leave the roll undecided; the choice is asked again."""
    start = await bid(campaigns, table.id)
    await answer(campaigns, table.id, 0, "roll")
    request = await campaigns.requests.ask(table.id, Actor(ANA), GoBack("undo", start.n + 1))
    assert request.contents.to == start.n
    sealed = await campaigns.requests.withdraw(request.campaign, request.id, ANA)
    assert sealed.status == "withdrawn"
    request = await campaigns.requests.ask(table.id, Actor(ANA), GoBack("undo", table.n + 1))
    assert request.contents.to == table.n
