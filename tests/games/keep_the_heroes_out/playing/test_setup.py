"""Setting up a scenario (KH-SETUP)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest
from pydantic import ValidationError

from engine.games.keep_the_heroes_out.model.content import content
from engine.games.keep_the_heroes_out.model.options import Options
from engine.games.keep_the_heroes_out.model.pieces import CLANS, ROOMS, SCENARIOS
from engine.games.keep_the_heroes_out.model.scenario import GuildDeck
from engine.games.keep_the_heroes_out.model.state import State
from engine.games.keep_the_heroes_out.model.vocabulary import AddCards
from engine.games.keep_the_heroes_out.playing.play import play as whole_game
from engine.games.keep_the_heroes_out.playing.setup import setup
from engine.games.keep_the_heroes_out.playing.view import view
from engine.table import HIDDEN
from tests.games.keep_the_heroes_out.position import Play, opening


def clans(*first: str) -> tuple[str, ...]:
    """These clans for the first seats, and the others after them."""
    return tuple(dict.fromkeys([*first, *CLANS]))


def ready(seats: int = 2, *, odd: int = 0, **options: object) -> Play:
    """Set up to the first player's turn; choices are answered with the first option, odd monsters by their index."""
    play = opening(seats, **options)
    while play.key != "turn.card":
        play.pick(play.ids[odd if play.key == "setup.room" else 0])
    return play


@pytest.mark.rule("KH-SETUP-01", "KH-Q-18")
@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5, 6])
def test_one_to_six_play(seats: int) -> None:
    play = ready(seats)
    assert {player.seat for player in play.state.players} == set(range(seats))


@pytest.mark.rule("KH-Q-18", "KH-SETUP-21")
def test_table_of_one_plays_two_clans_in_alternating_turns(begins: Callable[..., None]) -> None:
    """Each is set up as a player of its own, with the `few` monsters of two clans."""
    begins("ratlings", 3, 2)
    begins("slimes", 4, 2)
    play = ready(1, clans=clans("ratlings"), second_clan="slimes")
    assert [(player.seat, player.clan) for player in play.state.players] == [(0, "ratlings"), (0, "slimes")]
    assert [len(player.monsters) for player in play.state.players] == [3, 4]
    assert [len(player.hand) for player in play.state.players] == [5, 5]
    first = play.state.active
    while play.state.active == first:
        play.pick("end" if "end" in play.ids else play.ids[0])
    assert play.key == "turn.card" and play.seats == (0,)


@pytest.mark.rule("KH-Q-18")
@pytest.mark.parametrize(("chosen", "second"), [("slimes", "slimes"), ("ratlings", CLANS[0])])
def test_second_clan_is_the_one_that_was_chosen_unless_it_is_the_first(chosen: Any, second: str) -> None:
    state = setup("leaky_roof", 1, Options(clans=clans("ratlings", "slimes"), second_clan=chosen), {})
    assert [player.clan for player in state.players] == ["ratlings", second]


@pytest.mark.rule("KH-Q-18")
def test_with_the_other_option_a_table_of_one_plays_one_clan() -> None:
    assert [player.clan for player in ready(1, clans=clans("ratlings"), solo_clans=1).state.players] == ["ratlings"]


@pytest.mark.rule("KH-SETUP-02")
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_rooms_and_portals_lie_as_the_scenario_says(scenario: str) -> None:
    written = content().scenarios[scenario]
    state = setup(scenario, 2, Options(scenario=scenario), {})
    assert {name: (room.column, room.row) for name, room in state.rooms.items()} == dict(written.rooms)
    assert {name: room.turned for name, room in state.rooms.items() if room.turned} == dict(written.rotate)


@pytest.mark.rule("KH-SETUP-02", "KH-SETUP-19", "KH-SETUP-16", "KH-SETUP-17")
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_treasures_lie_as_the_scenario_says(scenario: str) -> None:
    """At most one in a room: the state has no place for more."""
    written = content().scenarios[scenario].treasures
    rooms = ready(2, scenario=scenario).state.rooms
    lying = {name: room.treasure.value for name, room in rooms.items() if room.treasure}
    assert {name: lying.get(name) for name in written} == dict(written)
    assert lying["vault"] == 4 and rooms["vault"].treasure.effect == "defeat"  # type: ignore[union-attr]


@pytest.mark.rule("KH-SETUP-03", "KH-TREASURE-01")
def test_back_of_treasure_is_hidden() -> None:
    state = ready().state
    for seat in (0, 1, None):
        seen = view(state, seat)
        backs = {room.treasure.effect for room in seen.rooms.values() if room.treasure}
        assert backs == {HIDDEN} and {each.effect for each in seen.treasures} == {HIDDEN}
        assert {room.treasure.value for room in seen.rooms.values() if room.treasure} == {1, 2, 3, 4}


@pytest.mark.rule("KH-SETUP-04")
def test_incomplete_portals_lie_in_the_dungeon() -> None:
    state = ready().state
    portals = {name: room.portal for name, room in state.rooms.items() if room.portal}
    assert portals == {"graveyard": "incomplete", "library": "incomplete"} and state.supply["portal"] == 4


@pytest.mark.rule("KH-SETUP-05")
@pytest.mark.parametrize("difficulty", ["family", "challenging", "hardcore"])
def test_chosen_level_begins_in_wave_1(difficulty: str) -> None:
    state = ready(difficulty=difficulty).state
    assert (state.difficulty, state.wave) == (difficulty, 1)


@pytest.mark.rule("KH-SETUP-06")
def test_no_two_players_have_the_same_clan() -> None:
    with pytest.raises(ValidationError, match="clan"):
        Options(clans=("ratlings", "ratlings", "slimes"))
    assert [player.clan for player in ready(3, clans=clans("witches", "gnolls", "ghosts")).state.players] == [
        "witches",
        "gnolls",
        "ghosts",
    ]


@pytest.mark.rule("KH-SETUP-07", "KH-SETUP-10")
@pytest.mark.parametrize("name", CLANS)
def test_each_player_has_the_ten_cards_of_his_clan_five_of_them_in_hand(name: str) -> None:
    player = ready(clans=clans(name)).state.players[0]
    assert Counter([*player.hand, *player.deck]) == Counter(content().clans[name].starting_deck)
    assert (len(player.hand), len(player.deck), player.discard) == (5, 5, [])


@pytest.mark.rule("KH-SETUP-08", "KH-SETUP-10")
def test_tactic_decks_are_shuffled_and_the_hand_is_their_top() -> None:
    deck = content().clans["ratlings"].starting_deck[::-1]
    play = opening(2, {"setup.deck": [deck]}, clans=clans("ratlings", "slimes"))
    assert len(play.shuffled("setup.deck")) == 2
    while play.key != "turn.card":
        play.pick(play.ids[0])
    assert play.state.players[0].hand == deck[:5] and play.state.players[0].deck == deck[5:]


@pytest.mark.rule("KH-Q-08")
def test_table_is_whole_before_the_first_turn() -> None:
    """Everything that the other rules presuppose."""
    state = ready(3).state
    assert (state.phase, state.round, state.wave, state.outcome) == ("play", 1, 1, None)
    assert all(len(player.hand) == 5 and player.monsters for player in state.players)
    assert state.guild_deck and not state.guild_discard and len(state.row) == 5 and None not in state.row
    assert state.heroes == [] and all(room.tokens == {} for room in state.rooms.values())


def started(state: State, number: int = 0) -> dict[str, int]:
    """Returns the rooms of a player's first monsters."""
    return dict(Counter(monster.room for monster in state.players[number].monsters))


@pytest.mark.rule("KH-SETUP-09", "KH-SETUP-21")
@pytest.mark.parametrize("seats", [2, 3])
@pytest.mark.parametrize("name", CLANS)
def test_starting_monsters_by_clan_and_number_of_clans(name: str, seats: int) -> None:
    start = content().clans[name].start
    player = ready(seats, clans=clans(name)).state.players[0]
    assert len(player.monsters) == (start.few if seats == 2 else start.many)
    kinds = {content().rooms[monster.room].type for monster in player.monsters}
    assert kinds == {start.type}


@pytest.mark.rule("KH-SETUP-22", "KH-Q-40")
def test_starting_monsters_are_spread_and_the_owner_places_the_odd_one(begins: Callable[..., None]) -> None:
    """Three Slimes in two rooms of Bones."""
    begins("slimes", 3, 2)
    play = opening(2, clans=clans("slimes", "red_dragon"))
    while play.key != "setup.room":
        play.pick(play.ids[0])
    assert play.seats == (0,) and sorted(play.ids) == ["beast_trainer", "sewers"]
    for odd, other in (("sewers", "beast_trainer"), ("beast_trainer", "sewers")):
        state = ready(clans=clans("slimes", "red_dragon"), odd=play.ids.index(odd)).state
        assert started(state) == {odd: 2, other: 1}


@pytest.mark.rule("KH-SETUP-22", "KH-Q-40")
def test_with_one_room_of_the_type_all_start_there_and_with_none_in_the_vault(
    rewritten: Callable[..., None], begins: Callable[..., None]
) -> None:
    """Ratlings start in the Jewel room; Slimes in Bones, which exists once here, and Gnolls in Swords, which does not
    exist."""
    rewritten(
        "first_watch", grid=(("cells", "vault"), ("study", "sewers")), treasures={"vault": 4}, portals_incomplete=[]
    )
    for name in ("ratlings", "slimes", "gnolls"):
        begins(name, 3, 2)
    state = ready(3, clans=clans("ratlings", "slimes", "gnolls")).state
    assert [started(state, number) for number in range(3)] == [{"vault": 2}, {"sewers": 2}, {"vault": 2}]


@pytest.mark.rule("KH-SETUP-23", "KH-Q-40")
def test_start_room_of_the_scenario_replaces_the_room_and_not_the_number(
    rewritten: Callable[..., None], begins: Callable[..., None]
) -> None:
    begins("slimes", 3, 2)
    begins("ratlings", 4, 2)
    rewritten("first_watch", start={"slimes": "study", "all": "library"})
    state = ready(2, clans=clans("slimes", "ratlings")).state
    assert [started(state, number) for number in (0, 1)] == [{"study": 3}, {"library": 4}]


@pytest.mark.rule("KH-SETUP-11")
def test_with_a_laboratory_the_cards_of_an_unused_clan_join_the_loot() -> None:
    play = opening(2, scenario="borrowed_brains", clans=clans("ratlings", "slimes"))
    assert (play.key, play.seats, play.session.asks[0].occasion) == ("setup.laboratory", (0, 1), "table")
    assert set(play.ids) == set(CLANS) - {"ratlings", "slimes"}
    play.pick("witches")
    loot = [*play.state.loot_deck, *play.state.row]
    assert Counter(loot) == Counter([*content().loot_deck, *content().clans["witches"].starting_deck])


@pytest.mark.rule("KH-SETUP-11")
def test_without_a_laboratory_the_loot_is_the_64_cards() -> None:
    state = ready().state
    assert Counter([*state.loot_deck, *state.row]) == Counter(content().loot_deck) and state.chosen is None


@pytest.mark.rule("KH-Q-31")
@pytest.mark.parametrize("place", [0, 99])
def test_laboratory_in_the_builder_pile_counts(place: int) -> None:
    """Even if it is revealed at once, as one of the top three."""
    state = setup("new_wing", 2, Options(scenario="new_wing"), {})
    state.builder_pile.insert(place, "laboratory")
    play = Play(state, whole_game, {"setup.builder": [list(state.builder_pile)]})
    assert play.key == "setup.laboratory" and ("laboratory" in play.state.blueprints) is (place == 0)


@pytest.mark.rule("KH-SETUP-12")
def test_row_is_the_top_five_of_the_shuffled_loot() -> None:
    top = ["wolf", "bat", "owl", "bear", "mole", "goat"]
    play = opening(2, {"setup.loot": [top]})
    assert play.state.row == top[:5] and play.state.loot_deck[0] == "goat"
    assert len(play.state.loot_deck) == 59


@pytest.mark.rule("KH-SETUP-13", "KH-SETUP-20")
def test_with_a_builder_the_pile_is_shuffled_and_three_blueprints_revealed() -> None:
    pile = list(content().scenarios["new_wing"].builder_pile or ())
    play = opening(2, {"setup.builder": [pile[::-1]]}, scenario="new_wing")
    assert play.shuffled("setup.builder") == [pile]
    assert play.state.blueprints == pile[::-1][:3] and play.state.builder_pile == pile[::-1][3:]
    assert set(view(play.state, 0).builder_pile) <= {HIDDEN}


@pytest.mark.rule("KH-SETUP-20")
def test_pile_without_a_list_is_all_unused_rooms(rewritten: Callable[..., None]) -> None:
    """New Wing has a list; without one the pile would be all rooms that are not used."""
    written = content().scenarios["new_wing"]
    assert setup("new_wing", 2, Options(), {}).builder_pile == list(written.builder_pile or ())
    rewritten("new_wing", builder_pile=None)
    assert set(setup("new_wing", 2, Options(), {}).builder_pile) == set(ROOMS) - set(written.rooms)
    assert setup("first_watch", 2, Options(), {}).builder_pile == []


@pytest.mark.rule("KH-SETUP-20")
def test_with_fewer_than_three_rooms_all_are_revealed() -> None:
    state = setup("new_wing", 2, Options(scenario="new_wing"), {})
    state.builder_pile = ["forge", "graveyard"]
    play = Play(state, whole_game)
    assert play.state.blueprints == ["forge", "graveyard"] and play.state.builder_pile == []


@pytest.mark.rule("KH-SETUP-14", "KH-SETUP-24")
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_scenario_determines_guild_deck(scenario: str) -> None:
    """20 hero cards, without those it removes and with those it adds, and its own."""
    guild = content().scenarios[scenario].guild
    wanted = Counter(content().hero_deck)
    wanted.subtract({each.card: each.n for each in guild.remove})
    wanted.update({each.card: each.n for each in guild.add})
    wanted.update({each.id: each.copies for each in guild.own})
    play = opening(2, scenario=scenario)
    (shuffled,) = play.shuffled("setup.guild")
    assert Counter(shuffled) == Counter({card: count for card, count in wanted.items() if count})
    assert Counter(play.state.guild_deck) == Counter(shuffled)


@pytest.mark.rule("KH-SETUP-24")
def test_scenario_may_remove_cards(rewritten: Callable[..., None]) -> None:
    guild = {
        "remove": [{"class": "mage", "type": "special", "n": 1}],
        "add": [{"class": "rogue", "type": "eye", "n": 2}],
    }
    rewritten("first_watch", guild=GuildDeck.model_validate(guild))
    deck = Counter(setup("first_watch", 2, Options(), {}).guild_deck)
    assert (deck["mage_special"], deck["rogue_eye"], deck["mage_eye"], deck["tea_break"]) == (0, 3, 1, 0)


@pytest.fixture
def by_clans(monkeypatch: pytest.MonkeyPatch) -> Callable[..., None]:
    """Sets the hero cards by which the deck is longer or shorter, for this test alone."""

    def change(more: dict[int, list[str]], fewer: dict[int, list[str]]) -> None:
        for written, now in ((content().more, more), (content().fewer, fewer)):
            for clans in range(1, 7):
                monkeypatch.setitem(written, clans, now.get(clans, []))  # type: ignore[arg-type]

    return change


@pytest.mark.rule("KH-SETUP-25", "KH-Q-47")
def test_number_of_clans_changes_the_guild_deck(by_clans: Callable[..., None]) -> None:
    """A solo seat with two clans counts as two."""
    by_clans(more={3: ["rogue_eye", "mage_hats"], 4: ["rogue_eye"]}, fewer={1: ["archer_bones"]})
    usual = Counter(content().scenario_deck("alarm_bells"))
    decks = {seats: _guild_deck("alarm_bells", seats, solo_clans=1) for seats in (1, 2, 3, 4, 6)}
    assert usual - decks[1] == {"archer_bones": 1} and not decks[1] - usual
    assert decks[2] == usual == _guild_deck("alarm_bells", 1, solo_clans=2)
    assert decks[3] - usual == {"rogue_eye": 1, "mage_hats": 1} and not usual - decks[3]
    assert decks[4] - usual == {"rogue_eye": 2, "mage_hats": 1} and decks[6] == decks[4]


@pytest.mark.rule("KH-SETUP-25")
def test_card_that_the_scenario_has_removed_is_not_missed(by_clans: Callable[..., None]) -> None:
    by_clans(more={}, fewer={1: ["rogue_bones", "mage_hats"]})
    usual = Counter(content().scenario_deck("sleepwalkers"))
    assert usual["rogue_bones"] == 0
    assert usual - _guild_deck("sleepwalkers", 1, solo_clans=1) == {"mage_hats": 1}


@pytest.mark.rule("KH-SETUP-25")
def test_more_clans_do_not_bring_back_removed_cards(by_clans: Callable[..., None], rewritten: Any) -> None:
    by_clans(more={3: ["rogue_eye", "mage_hats"]}, fewer={})
    removed = [{"class": "rogue", "type": "eye", "n": 1}]
    rewritten("first_watch", guild=GuildDeck.model_validate({"remove": removed, "more": {4: ["rogue_bones"]}}))
    deck = Counter(content().guild_deck("first_watch", 4))
    assert (deck["rogue_eye"], deck["mage_hats"], deck["rogue_bones"]) == (0, 2, 2)


@pytest.mark.rule("KH-SETUP-25")
@pytest.mark.parametrize("clans", range(1, 7))
def test_recruiting_drive_has_no_eye_cards_before_wave_2(clans: int) -> None:
    deck = content().guild_deck("recruiting_drive", clans)
    assert not [card for card in deck if card.endswith("_eye")]
    (rule,) = content().scenarios["recruiting_drive"].rules
    added = [each.card for step in rule.do for each in step.cards if isinstance(step, AddCards)]
    assert rule.when == "wave_2" and sum(card.endswith("_eye") for card in added) == 4


@pytest.mark.rule("KH-SETUP-25")
def test_scenario_makes_its_own_deck_longer_with_many_clans(by_clans: Callable[..., None], rewritten: Any) -> None:
    by_clans(more={4: ["rogue_eye"]}, fewer={})
    rewritten(
        "first_watch", guild=GuildDeck.model_validate({"more": {4: ["mage_hats"], 6: ["rogue_eye", "mage_hats"]}})
    )
    plain = Counter(content().hero_deck)
    longer = {clans: Counter(content().guild_deck("first_watch", clans)) - plain for clans in (3, 4, 5, 6)}
    assert longer[3] == {} and longer[4] == longer[5] == {"rogue_eye": 1, "mage_hats": 1}
    assert longer[6] == {"rogue_eye": 2, "mage_hats": 2}


@pytest.mark.rule("KH-SETUP-25")
def test_scenario_makes_its_own_deck_shorter_with_few_clans(by_clans: Callable[..., None], rewritten: Any) -> None:
    by_clans(more={}, fewer={1: ["mage_hats"]})
    rewritten("first_watch", guild=GuildDeck.model_validate({"fewer": {1: ["rogue_swords"], 2: ["rogue_eye"]}}))
    plain = Counter(content().hero_deck)
    shorter = {clans: plain - Counter(content().guild_deck("first_watch", clans)) for clans in (1, 2, 3)}
    assert shorter[3] == {} and shorter[2] == {"rogue_eye": 1}
    assert shorter[1] == {"rogue_eye": 1, "rogue_swords": 1, "mage_hats": 1}


@pytest.mark.rule("KH-SETUP-24")
def test_card_that_is_added_twice_is_there_twice(rewritten: Any) -> None:
    twice = {"class": "mage", "type": "hats", "n": 1}, {"class": "mage", "type": "hats", "n": 2}
    rewritten("first_watch", guild=GuildDeck.model_validate({"add": twice}))
    assert Counter(content().guild_deck("first_watch", 2)) - Counter(content().hero_deck) == {"mage_hats": 3}


@pytest.mark.rule("KH-SETUP-25")
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_more_clans_the_longer_is_the_deck(scenario: str) -> None:
    sizes = [len(content().guild_deck(scenario, clans)) for clans in range(1, 7)]
    assert sizes == sorted(sizes) and sizes[1] == len(content().scenario_deck(scenario))
    assert set(content().guild_deck(scenario, 6)) <= {*content().hero_cards, *content().scenario_cards}


def _guild_deck(scenario: str, seats: int, **options: Any) -> Counter[str]:
    chosen = Options(scenario=scenario, clans=CLANS, **options)
    return Counter(setup(scenario, seats, chosen, {}).guild_deck)


@pytest.mark.rule("KH-SETUP-15")
def test_players_choose_first_player() -> None:
    play = opening(3, clans=clans("ratlings", "slimes", "gnolls"))
    while play.key != "setup.first":
        play.pick(play.ids[0])
    assert play.seats == (0, 1, 2) and play.session.asks[0].occasion == "table"
    play.pick("first:gnolls")
    while play.key != "turn.card":
        play.pick(play.ids[0])
    assert play.seats == (2,) and play.state.active == 2


@pytest.mark.rule("KH-SETUP-18", "KH-Q-16")
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_unused_pieces_are_the_supply(scenario: str) -> None:
    state = ready(scenario=scenario).state
    there = Counter(each.hero_class for each in state.heroes)
    for room in state.rooms.values():
        there.update(room.tokens)
        there["portal"] += room.portal is not None
    assert {token: state.supply[token] + there[token] for token in content().supply} == content().supply
    treasures = Counter((each.value, each.effect) for each in state.treasures)
    treasures.update((room.treasure.value, room.treasure.effect) for room in state.rooms.values() if room.treasure)
    assert treasures == Counter({(each.value, each.effect): each.count for each in content().treasures})


@pytest.mark.rule("KH-SETUP-19")
def test_treasure_is_drawn_hidden_among_its_value() -> None:
    """Study, of value 3: prisoner, curse and heal are there."""
    asked = opening(2).asked_chance
    threes = [each for each in asked if each.kind == "pick" and len(each.items) == 3 and each.key == "treasure.drawn"]
    assert threes
    values = [each.value for each in setup("first_watch", 2, Options(), {}).treasures]
    assert Counter(values) == {1: 8, 2: 5, 3: 3, 4: 1}
