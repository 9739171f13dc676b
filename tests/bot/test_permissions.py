"""Who may do what at a table (ux 2.17 and 6)."""

from dataclasses import dataclass

import discord
import pytest

from bot.gateway.permissions import TO_OPEN_A_TABLE, Standing, missing, standing

ANA, RUI, KIM = 1, 2, 3


@dataclass(frozen=True)
class Chair:
    user: int | None


CHAIRS = (Chair(ANA), Chair(RUI), Chair(None))


def test_missing_permissions_are_named_in_the_order_in_which_they_are_needed() -> None:
    granted = discord.Permissions(view_channel=True, send_messages=True, read_message_history=True)
    assert missing(granted) == ("create_public_threads", "send_messages_in_threads")


def test_nothing_is_missing_where_all_is_granted() -> None:
    assert missing(discord.Permissions(**dict.fromkeys(TO_OPEN_A_TABLE, True))) == ()


@pytest.mark.parametrize(
    ("user", "competitive", "manages", "expected"),
    [
        (ANA, True, False, Standing(seated=True, organiser=True, moderator=False)),
        (RUI, True, False, Standing(seated=True, organiser=False, moderator=False)),
        (KIM, True, False, Standing(seated=False, organiser=False, moderator=False)),
        (KIM, True, True, Standing(seated=False, organiser=False, moderator=True)),
        (RUI, True, True, Standing(seated=True, organiser=False, moderator=False)),  # only a player
        (RUI, False, True, Standing(seated=True, organiser=False, moderator=True)),  # allies have no secrets
    ],
)
def test_standing(user: int, competitive: bool, manages: bool, expected: Standing) -> None:
    assert standing(user, CHAIRS, ANA, competitive=competitive, manages_threads=manages) == expected


@pytest.mark.parametrize(
    ("who", "decides_alone", "may_ask_table", "may_copy"),
    [
        (Standing(seated=True, organiser=False, moderator=False), False, True, True),
        (Standing(seated=False, organiser=True, moderator=False), False, False, True),
        (Standing(seated=False, organiser=False, moderator=True), True, True, True),
        (Standing(seated=True, organiser=False, moderator=True), False, True, True),
        (Standing(seated=False, organiser=False, moderator=False), False, False, False),
    ],
)
def test_rights(who: Standing, decides_alone: bool, may_ask_table: bool, may_copy: bool) -> None:
    assert (who.decides_alone, who.may_ask_table, who.may_copy) == (decides_alone, may_ask_table, may_copy)


@pytest.mark.parametrize(
    ("who", "competitive", "looks_after", "acts_for_others"),
    [
        (Standing(seated=True, organiser=True, moderator=False), True, True, False),
        (Standing(seated=True, organiser=True, moderator=False), False, True, True),
        (Standing(seated=False, organiser=True, moderator=False), True, True, True),
        (Standing(seated=False, organiser=False, moderator=True), True, True, True),
        (Standing(seated=True, organiser=False, moderator=False), False, False, False),
    ],
)
def test_who_may_repair(who: Standing, competitive: bool, looks_after: bool, acts_for_others: bool) -> None:
    assert (who.looks_after, who.acts_for_others(competitive=competitive)) == (looks_after, acts_for_others)
