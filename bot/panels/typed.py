"""`/act`: choosing by typing; the entry that is sent is the confirmation (ux 2.5)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from discord.app_commands import Choice

from bot.ids import Press
from bot.layout import MOST_ENTRIES, Card, accent_of, menu, row
from bot.layout import button as press_button
from bot.matching import NEAR, exact, ranked
from bot.panels.choices import LONGEST_BUTTON, aimed, choice_entry, detail
from bot.panels.panel import Panel, present, waiting
from bot.panels.play import give, show_panel
from bot.panels.why import answer
from bot.reply import Reply
from bot.speech import cut, label, safe, shortened
from engine.campaigns import Situation
from engine.table import Option
from engine.words import Spoken, Words

LONGEST_ENTRY = 90
LONGEST_VALUE = 100
MOST_NEAREST = 3


def described(words: Words, options: Sequence[Option]) -> dict[str, str]:
    """What each option is called and does, by its id."""
    return {option.id: ", ".join(filter(None, (label(words, option), detail(words, option)))) for option in options}


def completions(panel: Panel, typed: str) -> list[Choice[str]]:
    """What the typed words may mean: at most 25 entries, for the part behind the last comma."""
    *before, part = typed.split(",")
    chosen = [_meant(panel, each) for each in before]
    names = described(panel.words, panel.ask.options)
    found = ranked(part, names) if part.strip() else usual(panel)
    entries = []
    for option_id in found:
        picked = [*(each for each in chosen if each), option_id]
        said = ", ".join(
            names[each] if len(picked) == 1 else label(panel.words, panel.ask.by_id[each]) for each in picked
        )
        value = ",".join(picked)
        entries.append(
            Choice(
                name=shortened(said, LONGEST_ENTRY),
                value=value if len(value) <= LONGEST_VALUE else said[:LONGEST_VALUE],
            )
        )
    return entries[:MOST_ENTRIES]


def usual(panel: Panel) -> list[str]:
    """The most usual choices: what counts when time runs out, then the others in their order, the turn's end among
    them."""
    ids = list(dict.fromkeys([*panel.ask.usual, *(option.id for option in panel.ask.options)]))
    end = panel.choices.end
    if end and end.id not in ids[:MOST_ENTRIES]:
        return [*ids[: MOST_ENTRIES - 1], end.id]
    return ids


def _meant(panel: Panel, part: str) -> str | None:
    """The one option that a part means: by its id, its exact name, or the only one that fits."""
    part = part.strip()
    if part in panel.ask.by_id:
        return part
    names = {option.id: label(panel.words, option) for option in panel.ask.options}
    found = exact(part, names) or ranked(part, names)
    return found[0] if len(found) == 1 else None


async def act_typed(reply: Reply, situation: Situation, seat: int | None, typed: str) -> None:
    """Does what was typed if it means one thing; else offers what it may have meant."""
    words = reply.words(situation)
    panel = present(situation, reply.person.user, words, seat=seat)
    if panel is None:
        await reply.show(waiting(situation, reply.person.user, words))
        return
    if not typed.strip():
        await show_panel(reply, situation, seat=seat)
        return
    parts = typed.split(",")
    meant = [_meant(panel, part) for part in parts]
    unclear = next((part for part, each in zip(parts, meant, strict=True) if each is None), None)
    if unclear is not None:
        await reply.show(_offer(panel, unclear.strip()))
        return
    picked = [each for each in meant if each]
    fewest, most = panel.ask.pick
    if not fewest <= len(picked) <= most:
        await show_panel(reply, situation, seat=panel.seat, note=_wrong_count(panel, len(picked)))
        return
    await give(reply, panel.press, picked)


def _wrong_count(panel: Panel, chosen: int) -> str:
    """Too many or too few (E6)."""
    fewest, most = panel.ask.pick
    if fewest == most:
        return panel.words.message("error-pick-exactly", count=most, chosen=chosen)
    return panel.words.message("error-pick-range", fewest=fewest, most=most, chosen=chosen)


def _offer(panel: Panel, typed: str) -> Card:
    """Several choices fit: a menu of them; only impossible ones do: why not (E7, E8); none does: the nearest as buttons
    (E5)."""
    words, names = panel.words, described(panel.words, panel.ask.options)
    found = ranked(typed, names)[:MOST_ENTRIES]
    press = aimed(panel.press, "pick")
    if found:
        entries = [choice_entry(words, panel.ask.by_id[option_id]) for option_id in found]
        note = words.message("act-several", typed=safe(typed), count=len(found))
        return Card(note, menu(press, words.message("act-menu"), entries), accent=accent_of(panel.seat))
    why_not = answer(panel, typed)
    if why_not is not None:
        return why_not
    near = ranked(typed, names, least=NEAR)[:MOST_NEAREST]
    nearest = Spoken("; ".join(label(words, panel.ask.by_id[each]) for each in near))
    note = words.message("error-no-match" if near else "error-no-match-at-all", typed=safe(typed), nearest=nearest)
    labels = {each: cut(label(words, panel.ask.by_id[each]), LONGEST_BUTTON) for each in near}
    buttons = [press_button(aimed(panel.press, "choose", each), labels[each]) for each in near]
    open_all = press_button(Press("act", panel.situation.id, seat=panel.seat), words.message("button-all-choices"))
    return Card(note, row(*buttons, open_all), accent=accent_of(panel.seat))


def seat_choices(situation: Situation, user: int, words: Words, typed: str) -> list[Choice[str]]:
    """The user's own seats, those that are asked first."""
    own = sorted(situation.seats_of(user), key=lambda seat: seat not in situation.waiting_for)
    names: Mapping[int, str] = {seat: words.seat(seat) for seat in own}
    return [Choice(name=names[seat], value=str(seat)) for seat in ranked(typed, names)]
