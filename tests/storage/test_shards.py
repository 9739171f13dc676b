"""Ranges of shards: what hosts write, and to which of them a server belongs."""

from __future__ import annotations

import pytest
from sqlalchemy import BigInteger, Column, MetaData, Table, create_engine, insert, select

from engine.storage import Shards, WrongShards


@pytest.mark.parametrize(
    ("written", "host", "expected"),
    [
        ("1", "bot", Shards(0, 0, 1)),
        ("8", "bot-2", Shards(0, 7, 8)),
        (" 0 - 7 / 32 ", "bot", Shards(0, 7, 32)),
        ("31-31/32", "bot", Shards(31, 31, 32)),
        ("8/32", "bot-0", Shards(0, 7, 32)),
        ("8/32", "emberkeep-bot-3", Shards(24, 31, 32)),
        ("8/30", "bot-3", Shards(24, 29, 30)),  # the last has what is left
        ("10000", "bot", Shards(0, 9999, 10000)),
    ],
)
def test_range_is_read(written: str, host: str, expected: Shards) -> None:
    assert Shards.parse(written, host) == expected


@pytest.mark.parametrize(
    ("written", "host", "said"),
    [
        *((wrong, "bot", "not a range of shards") for wrong in ("", "eight", "0-7", "-1", "1-2-3/4")),
        *((wrong, "bot", "not a range of shards") for wrong in ("0x8", "8/", "/8", "1.5", "٣", "0-7/32/64", "9" * 50)),
        ("0", "bot", "1 to 10000 shards"),
        ("0-0/10001", "bot", "1 to 10000 shards"),
        ("7-0/32", "bot", "of 32 shards the first is 0 and the last 31"),
        ("0-32/32", "bot", "of 32 shards the first is 0 and the last 31"),
        ("8/32", "bot", "bot, ends with no number such as -0, so name the shards"),
        ("8/32", "bot-4", "bot-4 has none of 32 shards"),
        ("0/32", "bot-0", "at least one shard"),
    ],
)
def test_invalid_range_is_refused_with_valid_forms(written: str, host: str, said: str) -> None:
    with pytest.raises(WrongShards, match=said):
        Shards.parse(written, host)


@pytest.mark.parametrize("shards", [Shards(0, 7, 8), Shards(8, 15, 32), Shards(3, 3, 5)])
def test_printed_ranges_can_be_parsed(shards: Shards) -> None:
    assert Shards.parse(str(shards), "bot") == shards


def test_server_belongs_to_one_shard() -> None:
    """Discord's documentation of the gateway: (guild_id >> 22) % num_shards."""
    guilds = [0, 1, (1 << 22) - 1, 1 << 22, 41771983423143937, 2**63 - 1, 613425648685547541]
    halves = [Shards(0, 1, 4), Shards(2, 3, 4)]
    for guild in guilds:
        assert [each.holds(guild) for each in halves].count(True) == 1
        assert Shards(0, 3, 4).holds(guild)
    assert [Shards(shard, shard, 4).holds(5 << 22) for shard in range(4)] == [False, True, False, False]


def test_database_finds_the_same_servers() -> None:
    guilds = [0, 1, (1 << 22) - 1, 1 << 22, 41771983423143937, 2**63 - 1, 613425648685547541]
    table = Table("servers", MetaData(), Column("guild", BigInteger))
    engine = create_engine("sqlite://")
    with engine.connect() as connection:
        table.create(connection)
        connection.execute(insert(table), [{"guild": guild} for guild in guilds])
        for shards in (Shards(0, 7, 8), Shards(0, 3, 8), Shards(4, 7, 8), Shards(2, 2, 3)):
            found = connection.scalars(select(table.c.guild).where(*shards.of(table.c.guild))).all()
            assert found == [guild for guild in guilds if shards.holds(guild)]
    engine.dispose()


@pytest.mark.parametrize(
    ("one", "other", "meet"),
    [
        (Shards(0, 7, 32), Shards(8, 15, 32), False),
        (Shards(0, 7, 32), Shards(7, 8, 32), True),
        (Shards(0, 7, 32), Shards(0, 31, 32), True),
        (Shards(0, 7, 32), Shards(8, 15, 16), True),
    ],
)
def test_ranges_meet_where_a_server_may_be_of_both(one: Shards, other: Shards, meet: bool) -> None:
    assert one.meets(other) == other.meets(one) == meet
