"""Forks: a new campaign that begins at a checkpoint of another and reveals nothing about it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from engine.campaigns.model.clock import to_milliseconds
from engine.campaigns.model.lineage import FIRST_BRANCH, Branch
from engine.campaigns.model.posts import post_row
from engine.campaigns.model.situation import ChapterResult, Facts, Person, Seated
from engine.campaigns.runtime.context import Context
from engine.campaigns.runtime.fair_dice import first_keys, keys_row
from engine.campaigns.runtime.live import Live
from engine.campaigns.runtime.loading import base_at
from engine.campaigns.runtime.recording import plain_result
from engine.campaigns.seats.new_campaigns import LONGEST_NAME, checked_name, new_campaign
from engine.storage import Write
from engine.storage.queries import campaigns, log, posts
from engine.storage.queries import chance as stored_chance
from engine.storage.schema.codec import checkpoint_row, read_checkpoint, read_marks
from engine.table import Chance, ChanceAsk, Checkpoint, Game


def redealt(game: Game, checkpoint: Checkpoint, chance: Chance) -> Checkpoint:
    """Returns the checkpoint with all hidden information shuffled and dealt again. Raises BadCheckpoint."""

    def shuffled(items: Sequence[Any]) -> list[Any]:
        if len(items) < 2:
            return list(items)
        ask = ChanceAsk("campaign.reseal", "shuffle", tuple(items))
        return list(ask.value(chance(ask)))

    state = game.write_state(game.redeal(game.read_state(checkpoint), shuffled))
    return replace(checkpoint, state=state, rules_version=game.version, schema_version=game.schema_version)


async def copied_facts(context: Context, live: Live, organiser: Person, name: str | None, channel: int | None) -> Facts:
    """Returns the facts of a copy: those of its original, in a new lobby."""
    return replace(
        live.facts,
        id=await context.database.new_campaign(),
        name=await free_name(context, live.facts.guild, checked_name(name) if name else next_name(live.facts.name)),
        organiser=organiser.user,
        channel=live.facts.channel if channel is None else channel,
        thread=None,
        lobby_message=None,
        front_message=None,
        stage="lobby",
        fork_of=live.facts.id,
        created=context.clock.now(),
        pause=None,
        moving=None,
        archived=None,
        waits_from=None,
        clock=None,
    )


async def free_name(context: Context, guild: int, name: str) -> str:
    """Returns the name, numbered if a campaign of this server already has it."""
    taken = await context.database.read(campaigns.names_on, guild)
    while name in taken:
        name = next_name(name)
    return name


def next_name(name: str) -> str:
    """Numbers a name: Low Fires, Low Fires (2), Low Fires (3) and so on."""
    stem, _, number = name.rpartition(" (")
    if stem and number.endswith(")") and number[:-1].isdecimal():
        return f"{stem} ({int(number[:-1]) + 1})"
    return f"{name[: LONGEST_NAME - 4].rstrip()} (2)"


def kept_for(seats: Sequence[Seated]) -> list[Seated]:
    """Returns the same seats without players, each reserved for its current player; autopilot stays."""
    return [
        Seated(each.seat, None, each.name, False, each.autopilot and each.user is None, each.user or each.invited)
        for each in seats
    ]


async def fork_rows(context: Context, facts: Facts, live: Live, n: int, asked: str | None) -> list[Write]:
    """Returns the rows of a copy that begins at the last checkpoint before decision `n`: its branch and earlier
    results.

    Hidden information is dealt again unless the chapter is over there. Raises NothingToUndo.
    """
    base = await context.database.read(base_at, live.lineage, n)
    marks, checkpoint = read_marks(base.checkpoint), read_checkpoint(base.checkpoint.state)
    if base.checkpoint.kind != "over":
        checkpoint = redealt(live.game, checkpoint, context.chance)
    n, at = checkpoint.n, to_milliseconds(facts.created)
    branch = Branch(facts.id, FIRST_BRANCH, None, n, FIRST_BRANCH, n, None, None, "fork", facts.organiser, at)
    post = copy_post(facts, branch.id, n, checkpoint.chapter, live.facts.id, live.facts.name)
    row = checkpoint_row(branch.id, checkpoint, marks)
    results = [result_row(branch.id, each) for each in live.results if each.n <= n]
    return [
        *new_campaign(facts, kept_for(live.seats), branch.id, asked=asked),
        *log.add(facts.id, branch=[branch.row()], checkpoint=[row], result=results),
        *first_post(context, facts, post),
    ]


def first_post(context: Context, facts: Facts, post: dict[str, Any]) -> list[Write]:
    """Returns the writes of a copy's first post, and of the keys of its dice if chance is provable."""
    if not context.provable:
        return [posts.add([post])]
    keys = first_keys(post["branch"], post["n"])
    post["payload"]["details"]["dice"] = keys.commitment
    return [stored_chance.put(facts.id, [keys_row(keys)]), posts.add([post])]


def copy_post(
    facts: Facts, branch: int, n: int, chapter: str, original: int | None, name: str, told: int = -1
) -> dict[str, Any]:
    """Returns the row of a copy's first post, which names its origin; `original` is None for a file.

    `told` is the last log line about decision n - 1 that the copy has.
    """
    return post_row(
        facts.id,
        1,
        "copy",
        branch=branch,
        n=n,
        serial=told,
        chapter=chapter,
        user=facts.organiser,
        at=to_milliseconds(facts.created),
        details={"campaign": original, "name": name},
    )


def result_row(branch: int, result: ChapterResult) -> dict[str, Any]:
    """Returns the row of a chapter's result."""
    at = to_milliseconds(result.at)
    return {"branch": branch, "n": result.n, "chapter": result.chapter, "at": at} | plain_result(result.result)
