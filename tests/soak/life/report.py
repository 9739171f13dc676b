"""Writes docs/life.md and its pictures: `python -m tests.soak.life.report FILE`."""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from statistics import median

from tests.soak.life.figures import (
    NAMES,
    Campaign,
    by_cell,
    days,
    finished,
    high,
    interval,
    notified,
    per_answer,
    ratios,
    share,
    slow,
    with_absences,
    without_sleep,
)
from tests.soak.life.plots import days_plot, share_plot
from tests.soak.life.results import batches_in

DOCS = Path(__file__).parents[3] / "docs"
MOST_FOR_A_TURN = 2
PAGE = """# Do campaigns finish?

{count} campaigns on a virtual clock, played through the real service, storage and delivery with only Discord's threads
faked. They took {minutes:.0f} minutes of one core, {each:.2f} s each; 10,000 would take {both:.0f} minutes on
two cores. `make soak-life` plays for 30 minutes, goes on where an earlier run ended, and writes this page.

![Share of campaigns that finished](pictures/life.png)

## The people

- People visit three times a day (30 % of them: once) at random moments within eight hours of their own, and miss one
  day in seven. They answer as autopilot would, so that only their time matters. In a third of the visits in which no
  one asks them, they press something.
- Of the seats, 37 % belong to people who quit during the campaign, in the lobby too; a third of these come back after 4
  to 30 days. One in five goes on vacation for 4 to 14 days without saying so. Organisers quit as often as others.
- In half of the campaigns someone looks for an open seat every seven days. In the others no one does.
- Moderators never act. All settings are the defaults, but in half of the campaigns open seats are free for all.
- A campaign here is its first chapter. Of every twelve, three are played again with the same people, dice and cards,
  and everyone punctual: no one leaves, goes on vacation or misses a day. Each kind of roll or shuffle has a series of
  its own, so that another order of answers changes as little of the game as possible.

What is left out, to make it quick: pictures; the words of turn messages and posts about play, except in one batch of
{every}; threads for storage and rules; waiting for the disk. Autopilot plays at level *simple*, and in Keep the Heroes
Out! it follows one plan of its hand where it usually compares three. Statements, transactions, locks, jobs and the
order of messages are the real ones.

## Figures

| figure | measured | goal |
|---|---|---|
| finished, if at least one of the first players never quits | {stayed} | 98 % |
| the same without substitutes | {alone} | 95 % |
| finished, if all quit and at least one comes back | {returned} | none |
| finished, if all quit for good | {left} | none |
| finished, everyone punctual | {punctual} | |
| not finished, and closed with a message | {closed} of {unfinished} | all |
| neither finished nor closed after 240 days | {still_open} | 0 |
| days against the same campaign with everyone punctual, median | {ratio:.2f} | at most 1.3 |
| the same, 95th percentile | {ratio_high:.2f} | at most 2 |
| the same of campaigns that never slept, median and 95th percentile | {awake:.2f}, {awake_high:.2f} | |
| the same without the days of sleep, median and 95th percentile | {waking:.2f}, {waking_high:.2f} | |
| days for each answer, median and 95th percentile | {answer:.2f}, {answer_high:.2f} | |
| only the days of waiting for absent people added, median and 95th percentile | {absent:.2f}, {absent_high:.2f} | |
| answers by autopilot | {autopilot:.0%} | |
| messages a day and campaign | {posts:.1f} | |
| notifications a day and person | {mentions:.2f} | |
| turns with at most two notifications of a person, applications for seats included | {within:.2%} of {turns} | all |
| campaigns without a next step | {without} of {checks} looks, four a day | 0 |

In {asleep:.0%} of the campaigns there was a time in which everyone was gone for four times the pace, so they slept.
Steps of the [clocks](behaviour.md#clocks): {steps}.

Of the {unfinished} that did not finish, {lobbies} closed in the lobby; the others slept for 60 days.

![Days against the same campaign with everyone punctual](pictures/life-days.png)

{lesson}

## By game

| game | players | finished | days, median | 95 % | by autopilot | against punctual, median | 95 % |
|---|---|---|---|---|---|---|---|
{rows}
"""
LESSON = """The ratio compares {pairs} pairs; the 95 % interval of its 95th percentile is {low:.2f} to {most:.2f}. A
ratio is below 1 if autopilot's turns are quicker than those of people, or if another order of answers
led to a shorter game.

Of the {slow} pairs above 2, {asleep} slept for more than a day, {longer} were a game with half as many answers
again, such as a Mission that the punctual people lost early, and in {late} people were late. The clocks decide
about the last kind only: with nothing but the days of waiting for absent people added, the 95th percentile is
{clocks:.2f}. A campaign sleeps when no player has pressed anything for four times the pace, and sleeps until one of
them is back. No clock of ours can shorten that without playing to the end by autopilot alone.

With one series of dice for a whole campaign, a different order of two answers changed the whole game: the 95th
percentile was then 2.75, mostly because of Missions of Fireteam Zero of another length. A shorter wait for the second
missed turn was tried and taken back: in 89 pairs it changed nothing.

People who stay can lose a game, too. Someone on a long vacation that they have not announced loses the seat to a
substitute after two turns; if all others and the substitute quit, the campaign is closed although the first player
would have come back."""


def report(file: Path) -> str:
    """Returns the page."""
    batches = list(batches_in(file))
    campaigns: list[Campaign] = [each for batch in batches for each in batch["campaigns"]]
    late = [each for each in campaigns if not each["punctual"]]
    stayed = [each for each in late if each["stayed"]]
    returned = [each for each in late if not each["stayed"] and each["returned"]]
    left = [each for each in late if not each["stayed"] and not each["returned"]]
    unfinished = [each for each in campaigns if each["outcome"] != "finished"]
    played = [each for each in late if each["outcome"] == "finished"]
    lasted = sum(max(each["days"], 1) for each in played)
    person_days = sum(max(each["days"], 1) * each["people"] for each in played)
    turns = notified(late)
    steps = Counter(step for each in campaigns for step in each["steps"])
    cpu = sum(batch["cpu"] for batch in batches)
    return PAGE.format(
        count=f"{len(campaigns):,}",
        minutes=cpu / 60,
        both=cpu / len(campaigns) * 10_000 / 60 / 2,
        each=cpu / len(campaigns),
        every=16,
        stayed=share(stayed),
        alone=share([each for each in stayed if not each["substitutes"]]),
        returned=share(returned),
        left=share(left),
        punctual=share([each for each in campaigns if each["punctual"]]),
        closed=sum(each["told"] for each in unfinished),
        unfinished=len(unfinished),
        still_open=sum(each["outcome"] == "open" for each in campaigns),
        ratio=median(ratios(campaigns)),
        ratio_high=high(ratios(campaigns)),
        awake=median(ratios(campaigns, awake=True)),
        awake_high=high(ratios(campaigns, awake=True)),
        waking=median(without_sleep(campaigns)),
        waking_high=high(without_sleep(campaigns)),
        answer=median(per_answer(campaigns)),
        answer_high=high(per_answer(campaigns)),
        absent=median(with_absences(campaigns)),
        absent_high=high(with_absences(campaigns)),
        asleep=sum("asleep" in each["steps"] for each in late) / len(late),
        autopilot=_weighted(played),
        posts=sum(each["posts"] for each in played) / lasted,
        mentions=sum(number * count for number, count in notified(played).items()) / person_days,
        within=sum(count for number, count in turns.items() if number <= MOST_FOR_A_TURN) / sum(turns.values()),
        turns=f"{sum(turns.values()):,}",
        without=sum(batch["without_step"] for batch in batches),
        checks=f"{sum(batch['checks'] * len(batch['campaigns']) for batch in batches):,}",
        steps=", ".join(f"{what} {count}" for what, count in sorted(steps.items())) or "none",
        lobbies=sum(not each["decisions"] for each in unfinished),
        lesson=_lesson(campaigns),
        rows="\n".join(by_cell(campaigns, _row)),
    )


def _lesson(campaigns: list[Campaign]) -> str:
    """Returns what the ratios mean."""
    found, why = ratios(campaigns), slow(campaigns)
    low, most = interval(found)
    return LESSON.format(
        pairs=len(found),
        low=low,
        most=most,
        slow=why.total(),
        asleep=why["asleep"],
        longer=why["longer"],
        late=why["late"],
        clocks=high(with_absences(campaigns)),
    )


def _weighted(played: Sequence[Campaign]) -> float:
    """Returns the share of answers by autopilot."""
    answers = sum(each["decisions"] for each in played)
    return float(sum(each["autopilot"] * each["decisions"] for each in played) / answers)


def _row(game: str, people: int, cell: list[Campaign]) -> str | None:
    late = [each for each in cell if not each["punctual"]]
    if not finished(late):
        return None
    took, slower = days(late), ratios(cell)
    against = f"{median(slower):.2f} | {high(slower):.2f}" if slower else "– | –"
    return (
        f"| {NAMES[game]} | {people} | {share(late)} | {median(took):.1f} | {high(took):.1f} |"
        f" {_weighted(late):.0%} | {against} |"
    )


if __name__ == "__main__":
    source = Path(sys.argv[1])
    (DOCS / "life.md").write_text(report(source), encoding="utf-8")
    (DOCS / "pictures" / "life.png").write_bytes(share_plot(source))
    (DOCS / "pictures" / "life-days.png").write_bytes(days_plot(source))
