"""Between two Missions of a Story Mode campaign: the defeat, the Market, and what each Hero keeps (MD-STORY)."""

from __future__ import annotations

from engine.games.massive_darkness.asking.players import ask_table
from engine.games.massive_darkness.model.content import content
from engine.games.massive_darkness.model.state import State
from engine.games.massive_darkness.story.between_missions import give_up_surplus, swap_for_starting_equipment
from engine.games.massive_darkness.story.chapters import starting_level
from engine.games.massive_darkness.story.market import hold_market
from engine.table import Option, Table, Text


async def aftermath(table: Table, state: State) -> None:
    """The aftermath of a Mission in Story Mode; in Normal Mode nothing is kept (MD-SETUP-25, MD-EQUIP-02)."""
    if not state.story:
        return
    retry = False
    if state.outcome == "won":
        state.missions_won.append(state.mission)
    else:
        retry = await defeat(table, state)
    if not retry:
        state.missions_left.remove(state.mission)
        if not state.missions_left:
            return
    _recover(state)
    if retry:
        await swap_for_starting_equipment(table, state, state.heroes, content().cards)
    else:
        await hold_market(table, state)


async def defeat(table: Table, state: State) -> bool:
    """Takes the Heroes' Micro-XP and surplus after a defeat. Returns True if the players try the same Mission again
    (MD-STORY-22 to MD-STORY-24). By default the story continues, so that it ends even if no one decides."""
    for hero in state.heroes:
        hero.micro_xp = 0
    await give_up_surplus(table, state)
    choices = [
        Option("retry", Text("story-retry"), True),
        Option("go_on", Text("story-go-on"), False),
    ]
    again: bool = await ask_table(table, state, "story.after_defeat", choices, default="go_on")
    table.tell(Text("story-retried" if again else "story-went-on", mission=state.mission))
    return again


def _recover(state: State) -> None:
    """Heals and revives everyone, at the Level at which the next Mission starts (MD-STORY-07, MD-STORY-38,
    MD-STORY-44)."""
    state.level = starting_level(state.heroes)
    for hero in state.heroes:
        hero.life, hero.stunned = hero.max_life, False
        hero.goods.clear()
