"""Permissions in a campaign (docs/behaviour.md#permissions)."""

from dataclasses import dataclass
from urllib.parse import parse_qs, urlsplit

import discord
import pytest

from bot.discord.permissions import OF_SOME_FEATURES, TO_OPEN_A_TABLE, Rights, invite_link, missing, rights_of

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
        (ANA, True, False, Rights(seated=True, organiser=True, moderator=False)),
        (RUI, True, False, Rights(seated=True, organiser=False, moderator=False)),
        (KIM, True, False, Rights(seated=False, organiser=False, moderator=False)),
        (KIM, True, True, Rights(seated=False, organiser=False, moderator=True)),
        (RUI, True, True, Rights(seated=True, organiser=False, moderator=False)),  # only a player
        (RUI, False, True, Rights(seated=True, organiser=False, moderator=True)),  # allies have no secrets
    ],
)
def test_standing(user: int, competitive: bool, manages: bool, expected: Rights) -> None:
    assert rights_of(user, CHAIRS, ANA, competitive=competitive, manages_threads=manages) == expected


@pytest.mark.parametrize(
    ("who", "decides_alone", "may_ask_table", "may_copy"),
    [
        (Rights(seated=True, organiser=False, moderator=False), False, True, True),
        (Rights(seated=False, organiser=True, moderator=False), False, False, True),
        (Rights(seated=False, organiser=False, moderator=True), True, True, True),
        (Rights(seated=True, organiser=False, moderator=True), False, True, True),
        (Rights(seated=False, organiser=False, moderator=False), False, False, False),
    ],
)
def test_rights(who: Rights, decides_alone: bool, may_ask_table: bool, may_copy: bool) -> None:
    assert (who.decides_alone, who.may_ask_table, who.may_copy) == (decides_alone, may_ask_table, may_copy)


@pytest.mark.parametrize(
    ("who", "competitive", "looks_after", "acts_for_others"),
    [
        (Rights(seated=True, organiser=True, moderator=False), True, True, False),
        (Rights(seated=True, organiser=True, moderator=False), False, True, True),
        (Rights(seated=False, organiser=True, moderator=False), True, True, True),
        (Rights(seated=False, organiser=False, moderator=True), True, True, True),
        (Rights(seated=True, organiser=False, moderator=False), False, False, False),
    ],
)
def test_permission_to_repair(who: Rights, competitive: bool, looks_after: bool, acts_for_others: bool) -> None:
    assert (who.looks_after, who.acts_for_others(competitive=competitive)) == (looks_after, acts_for_others)


def test_invite_link_asks_for_exactly_the_used_permissions() -> None:
    link = urlsplit(invite_link(123))
    asked = parse_qs(link.query)
    assert (link.scheme, link.netloc, asked["client_id"]) == ("https", "discord.com", ["123"])
    assert asked["scope"] == ["bot applications.commands"]
    granted = discord.Permissions(int(asked["permissions"][0]))
    assert {name for name, given in granted if given} == {
        "view_channel",
        "read_messages",  # another name of discord.py for the same bit
        "send_messages",
        "send_messages_in_threads",
        "create_public_threads",
        "create_private_threads",
        "read_message_history",
        "attach_files",
        "pin_messages",
        "manage_threads",
        "create_events",
    } - {"view_channel"}
    assert missing(granted, (*TO_OPEN_A_TABLE, *OF_SOME_FEATURES)) == ()
    assert not granted.administrator
