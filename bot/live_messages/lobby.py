"""The lobby message in the parent channel, which is also the first message of the thread until the start.

See docs/behaviour.md#lobby.
"""

from __future__ import annotations

from collections.abc import Sequence
from datetime import timedelta
from itertools import groupby
from typing import Any

from bot.messages.emojis import signed
from bot.messages.ids import Press
from bot.messages.layout import Button, Control, Message, Part, Style, button, row
from bot.messages.payloads import GameRules, Setting
from bot.messages.settings_form import FormField, fields_of_seat, form_fields, written
from bot.text.speech import CATALOGUE, moment, player, player_name, player_of, safe
from engine.campaigns import Seated, Situation
from engine.campaigns.model.clock import from_milliseconds
from engine.campaigns.model.settings import PACE_OF_NONE, SERIES
from engine.campaigns.runtime.context import ARCHIVED_FOR
from engine.campaigns.seats.options import options_by_seat
from engine.table import BadCheckpoint, Game, HasLevels, Seat, Text
from engine.words import LANGUAGES, LOCALES, Spoken, Words
from engine.words.primer import primer
from renders.emojis import seat_symbol

HOUR = timedelta(hours=1)


def lobby_message(situation: Situation) -> Message:
    """Builds the message in the campaign's language: seats and what a start still needs, or the campaign's state."""
    words = table_words(situation, situation.locale)
    if situation.facts.archived is not None:
        back = button(Press("bring_back", situation.id), words.message("button-bring-back"), Style.PRIMARY)
        until = moment(situation.facts.archived + ARCHIVED_FOR)
        return Message(_title(situation, words), words.message("lobby-away", until=until), row(back))
    if situation.stage in ("playing", "over"):
        return Message(
            _title(situation, words), _standing_line(situation, words), row(_lobby_button(situation, words, "watch"))
        )
    return Message(
        "\n".join(
            filter(
                None,
                (
                    _title(situation, words),
                    next_in_a_sentence(situation, words),
                    _organiser(situation, words),
                    _rhythm(situation, words),
                    _begins(situation, words),
                    _played(situation, words),
                ),
            )
        ),
        *_advice(situation, words),
        "\n".join(seat_lines(situation, words)),
        f"-# {_foot(situation, words)}",
        *_rows(situation, words),
    )


def lobby_more(situation: Situation, words: Words) -> Message:
    """Builds what is behind [More]: when play goes on by itself, and what is pressed once or never."""
    some_open = any(map(is_open, situation.seats))
    autopilots = any(each.autopilot and each.user is None for each in situation.seats)
    about = (_clocks(situation, words), _clocks_of_stage(situation, words), _level(situation, words))
    return Message(
        _title(situation, words),
        "\n".join(each.removeprefix("-# ") for each in about if each),
        row(
            _lobby_button(situation, words, "settings"),
            _lobby_button(situation, words, "invite") if some_open else None,
            _primer_button(situation, words),
        ),
        row(
            _lobby_button(situation, words, "remove_autopilot") if autopilots else None,
            _lobby_button(situation, words, "reliability") if situation.facts.settings.reliability == "shown" else None,
        ),
    )


def titled(words: Words, name: str) -> str:
    """Returns a campaign's name and game. An unnamed campaign is called like its game, which is shown once."""
    game = words.message("game-name")
    return words.message("lobby-title" if name != game else "lobby-title-unnamed", name=safe(name), game=Spoken(game))


def _organiser(situation: Situation, words: Words) -> str:
    said = words.message(
        "lobby-organiser",
        player=player_name(words, situation, situation.facts.organiser),
        language=Spoken(LANGUAGES[situation.locale]),
        pace=Spoken(words.message(f"lobby-pace-{situation.facts.settings.pace}")),
    )
    return f"-# {said}"


def _clocks(situation: Situation, words: Words) -> str:
    """Returns what happens when a turn takes too long; empty without deadlines."""
    settings = situation.facts.settings
    wait = settings.time_for_turns
    if wait is None:
        return ""
    if settings.pace == "bank":
        said = words.message(f"lobby-clocks-bank{'' if settings.autopilot == 'twice' else '-waits'}")
        return f"-# {said}{_weekends(situation, words)}"
    due = round(wait / HOUR)
    late = 0 if settings.autopilot != "twice" else 2 * due if situation.game.competitive else due
    said = words.message("lobby-clocks", reminder=due // 2, due=due, autopilot=late)
    return f"-# {said}{_weekends(situation, words)}"


def _weekends(situation: Situation, words: Words) -> str:
    off = situation.facts.settings.weekends == "off"
    return f" {words.message('lobby-weekends')}" if off else ""


def _clocks_of_stage(situation: Situation, words: Words) -> str:
    """Returns what happens when no one does anything."""
    settings = situation.facts.settings
    if situation.stage == "lobby":
        days = settings.time_to_sleep / timedelta(days=1)
        asks = int(settings.lobby_days)
        said = words.message(
            "lobby-clocks-lobby",
            starts=0 if settings.starts == "never" else round(settings.time_to_start / HOUR),
            asks=asks,
            closes=3 * asks,
            sleep=f"{days:g}",
        )
    else:
        alone = settings.next_chapter == "twice" and len(situation.next_chapters) == 1
        by_itself = alone and situation.facts.options.get("mode") in SERIES
        hours = round(2 * (settings.time_for_turns or PACE_OF_NONE) / HOUR)
        ends = int(settings.between_days)
        said = words.message("lobby-clocks-between", starts=hours if by_itself else 0, ends=ends)
    return f"-# {said}"


def _rhythm(situation: Situation, words: Words) -> str:
    """Returns when the players usually answer, and how many turns to expect; empty while too little is known."""
    found = situation.rhythm
    if found is None:
        return ""
    count = sum(each.user is not None for each in situation.seats)
    turns = round(found.turns_a_day(count), 1)
    if found.hours is None:
        return f"-# {words.message('lobby-rhythm-any', count=count, turns=turns)}"
    day = situation.facts.created.replace(minute=0, second=0, microsecond=0)
    first, last = (moment(day.replace(hour=hour), "t") for hour in found.hours)
    return f"-# {words.message('lobby-rhythm', count=count, first=first, last=last, turns=turns)}"


def _level(situation: Situation, words: Words) -> str:
    """Returns how well autopilot plays, if it has a seat and plays this game at levels."""
    if not isinstance(situation.game, HasLevels) or not any(each.autopilot for each in situation.seats):
        return ""
    key = f"setting-level-{situation.facts.settings.level}"
    said = words.message("lobby-level", level=Spoken(words.message(key)), about=Spoken(words.message(f"{key}-detail")))
    return f"-# {said}"


def _begins(situation: Situation, words: Words) -> str:
    """Returns the moment at which a fork begins."""
    if situation.stage != "lobby" or not situation.asks:
        return ""
    ask = situation.asks[0]
    said = words.message("moment-turn", seat=Seat(ask.seats[0])) if ask.in_turn else words.say(ask.text)
    if situation.round is not None:
        said = words.message("moment-in-round", moment=Spoken(said), round=situation.round)
    return words.message("lobby-begins", moment=Spoken(said))


def _played(situation: Situation, words: Words) -> str:
    """Returns the options of the next chapter that are not as usual."""
    if not situation.next_chapters:
        return ""
    coming = situation.next_chapters[0]
    fields = situation.game.options.model_fields
    options = [
        each
        for each in form_fields(situation)
        if each.kind == "option" and each.value not in (False, coming) and each.value != fields[each.name].default
    ]
    chosen = [f"{each.title(words)}: {each.say(each.value, words)}" for each in options]
    return f"-# {' · '.join(chosen)}" if chosen else ""


def next_in_a_sentence(situation: Situation, words: Words) -> str:
    """Returns what is played next in one sentence: that of the mission or scenario, else that of the game; empty if
    nothing is."""
    if not situation.next_chapters:
        return ""
    coming = situation.next_chapters[0]
    told = (f"option-{name}-{coming}-detail" for name in situation.game.options.model_fields)
    key = next((each for each in told if words.has(each)), None)
    if key is not None:
        return words.message("lobby-next", chapter=coming, about=Spoken(words.message(key)))
    if situation.stage == "between":
        return words.message("lobby-next-chapter", chapter=coming)
    return words.message("game-in-a-line") if words.has("game-in-a-line") else ""


def _advice(situation: Situation, words: Words) -> list[Part]:
    """Returns advice for the next chapter that is not followed yet, with buttons to follow it."""
    if not situation.next_chapters:
        return []
    game, coming = situation.game, situation.next_chapters[0]
    taken = sum(each.user is not None or each.autopilot for each in situation.seats)
    given = game.advice(game.read_options(situation.facts.options), coming)
    things = {each.name: each for each in form_fields(situation) if each.kind == "option"}
    advice = [
        each
        for each in given
        if (not each.seats or taken in each.seats) and each.option in things and things[each.option].value != each.value
    ]
    helps = [_helping(situation, words, things[each.option], each.value) for each in advice]
    return ["\n".join(words.say(each.text) for each in advice), row(*helps)] if advice else []


def _helping(situation: Situation, words: Words, thing: FormField, value: Any) -> Button:
    press = Setting(situation.id, "option", thing.name, written(value)).press
    return button(press, f"{thing.title(words)}: {thing.say(value, words)}")


def table_words(situation: Situation, locale: str) -> Words:
    """Returns a campaign's messages, also before its first chapter has named the seats."""
    return Words.of_game(situation.game, locale, seat_names(situation), (CATALOGUE,), situation.facts.options)


def game_name(game: str, locale: str) -> str:
    """Returns the name of a game without importing it."""
    return Words(locale, (f"data.{game}.texts",)).message("game-name")


def seat_names(situation: Situation) -> Sequence[Text]:
    """Returns the seats' names; before a chapter whose seats choose again, their future names."""
    if situation.snapshot and not chosen_anew(situation):
        return situation.seat_names
    game = situation.game
    options = game.read_options(situation.facts.options)
    try:
        return _names_under(game, options)
    except BadCheckpoint:  # saved under older rules: players must still be able to change it
        return _names_under(game, game.options())


def _names_under(game: Game, options: Any) -> Sequence[Text]:
    return game.seat_names(game.setup(game.chapters(options, {})[0], max(game.seat_counts), options, {}))


def read_ahead(game: Game) -> None:
    """Reads the content and words that a lobby of this game needs, so that the first person does not wait for it."""
    options = game.options().model_dump(mode="json")
    seats = _names_under(game, game.options())
    game.glossary_at(options)
    for locale in LOCALES:
        words = Words.of_game(game, locale, seats, (CATALOGUE,), options)
        for seat in seats:
            words.say(seat)


def chosen_anew(situation: Situation) -> bool:
    """True if the seats choose again before the next chapter, such as their heroes."""
    return situation.stage == "between" and bool(options_by_seat(situation.game, situation.stage))


def is_open(seated: Seated) -> bool:
    """True if anyone may take this seat: neither a person nor autopilot has it."""
    return seated.user is None and not seated.autopilot


def seat_counts(situation: Situation) -> Sequence[int]:
    """Returns the numbers of seats with which the next chapter can be played."""
    return situation.game.seat_counts if situation.facts.size is None else (situation.facts.size,)


def seat_lines(situation: Situation, words: Words) -> list[str]:
    """Returns `Seats (2 taken, 2 to 4)`, then one line per seat. Consecutive open seats share a line."""
    counts = seat_counts(situation)
    taken = sum(not is_open(each) for each in situation.seats)
    exact = "" if len(counts) > 1 else "-exact"
    most = words.message(f"lobby-range{exact}", fewest=min(counts), most=max(counts))
    lines = [words.message("lobby-seats", taken=taken, range=Spoken(most))]
    for alike, group in groupby(situation.seats, lambda each: is_open(each) and each.invited is None):
        seats = list(group)
        lines += [_open_line(seats, words)] if alike else [_seat_line(situation, each, words) for each in seats]
    return lines


def needed_to_start(situation: Situation, words: Words) -> list[str]:
    """Returns what is missing until [Start] works. Pressing it makes the organiser ready; between chapters everyone
    is."""
    counts, taken = seat_counts(situation), sum(not is_open(each) for each in situation.seats)
    needs = [words.message("lobby-needs-ready", player=player(each.name)) for each in _unready(situation)]
    if taken < min(counts):
        needs.append(words.message("lobby-needs-seats", count=min(counts) - taken))
    elif taken not in counts:
        needs.append(words.message("lobby-needs-count", counts=Spoken(words.listed([str(each) for each in counts]))))
    return [*needs, *map(words.say, situation.lacking)]


def is_complete(situation: Situation) -> bool:
    """True if nothing is missing for a start."""
    taken = sum(not is_open(each) for each in situation.seats)
    return taken in seat_counts(situation) and not _unready(situation) and not situation.lacking


def may_start(situation: Situation, user: int) -> bool:
    """True if the user may start: the organiser the campaign, any player its next chapter."""
    if situation.stage == "between":
        return bool(situation.seats_of(user))
    return situation.stage == "lobby" and situation.organises(user)


def _unready(situation: Situation) -> list[Seated]:
    if situation.stage == "between":
        return []
    waited = [each for each in situation.seats if each.user not in (None, situation.facts.organiser)]
    return [each for each in waited if not each.ready and not each.autopilot]


def _title(situation: Situation, words: Words) -> str:
    return titled(words, situation.facts.name)


def _seat_line(situation: Situation, seated: Seated, words: Words) -> str:
    if seated.user is None:
        kind = "autopilot" if seated.autopilot else "invited"
    elif situation.stage == "between":
        kind = "sits"
    else:
        kind = "ready" if seated.ready else "choosing"
    said = words.message(
        f"lobby-seat-{kind}",
        letter=Spoken(Seat(seated.seat).letter),
        player=player(seated.name),
        seat=Spoken(
            ", ".join([words.say(seat_names(situation)[seated.seat]), *_chosen(situation, seated.seat, words)])
        ),
    )
    return signed(seat_symbol(seated.seat), said)


def _chosen(situation: Situation, seat: int, words: Words) -> list[str]:
    """Returns a seat's choices other than its name, such as `Paladin of Fury`, without what is as usual."""
    chosen = fields_of_seat(situation, seat)[1:]
    return [each.say(each.value, words) for each in chosen if not words.has(f"option-{each.name}-{each.value}")]


def _open_line(seats: Sequence[Seated], words: Words) -> str:
    first, last = Spoken(Seat(seats[0].seat).letter), Spoken(Seat(seats[-1].seat).letter)
    return words.message("lobby-seat-open" if first == last else "lobby-seats-open", first=first, last=last)


def _foot(situation: Situation, words: Words) -> str:
    needs, clock = needed_to_start(situation, words), situation.facts.clock
    if clock is not None and clock.state == "ready" and not clock.step:
        return words.message("lobby-begins-at", at=moment(from_milliseconds(clock.due)))
    if needs:
        return words.message("lobby-start-needs", what=Spoken(words.listed(needs)))
    return words.message("lobby-watch")


def _standing_line(situation: Situation, words: Words) -> str:
    names = [f"{player_of(words, situation, each.seat)} [{Seat(each.seat).letter}]" for each in situation.seats]
    key = "lobby-playing" if situation.stage == "playing" else "lobby-over"
    said = words.message(key, chapter=situation.chapter or "", players=Spoken(words.listed(names)))
    if situation.facts.pause:
        said = f"{said}\n{words.message('lobby-paused')}"
    thread = situation.facts.thread
    return f"{said}\n<#{thread}>" if thread else said


def _rows(situation: Situation, words: Words) -> list[Control | None]:
    """Returns the buttons: those that everyone needs, in one row between chapters."""
    needs = bool(needed_to_start(situation, words))
    start = button(Press("lobby_start", situation.id), words.message("button-start"), Style.SUCCESS, disabled=needs)
    ways = [_lobby_button(situation, words, "watch"), _lobby_button(situation, words, "more")]
    first = [*_seat_choices(situation, words), start]
    if situation.stage != "lobby":
        return [row(*first, *ways)]
    fill = [_lobby_button(situation, words, "add_autopilot")] if any(map(is_open, situation.seats)) else []
    return [row(*first), row(*fill, *ways)]


def _seat_choices(situation: Situation, words: Words) -> list[Button]:
    """Returns the buttons for seats. After the start, players can only take open seats and make repeated choices."""
    lobby = situation.stage == "lobby"
    style = Style.PRIMARY if any(map(is_open, situation.seats)) else Style.SECONDARY
    join = [_lobby_button(situation, words, "join", style)] if lobby or _some_open(situation) else []
    choose = [_lobby_button(situation, words, "choose")] if lobby or chosen_anew(situation) else []
    return [*join, *choose, *([_lobby_button(situation, words, "ready")] if lobby else [])]


def _some_open(situation: Situation) -> bool:
    return any(each.user is None for each in situation.seats)


def _primer_button(situation: Situation, words: Words) -> Button | None:
    press = GameRules(situation.id, situation.game.key).press("primer")
    return button(press, words.message("button-rules")) if primer(situation.game.key) else None


def _lobby_button(situation: Situation, words: Words, what: str, style: Style = Style.SECONDARY) -> Button:
    label = words.message(f"button-{what.replace('_', '-')}")
    return button(Press(f"lobby_{what}", situation.id), label, style)
