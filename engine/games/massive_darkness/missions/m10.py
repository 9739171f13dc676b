"""M10 The Heart of Darkness: three Stages, in each of them the Dark Emissary (MD-M10)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from engine.games.massive_darkness.actions.spending import can_spend, spend
from engine.games.massive_darkness.asking.players import ask_table
from engine.games.massive_darkness.board.decks import draw
from engine.games.massive_darkness.board.zones import board
from engine.games.massive_darkness.heroes.damage import destroy_pillar, hurt_hero
from engine.games.massive_darkness.missions.written import Written
from engine.games.massive_darkness.model.content import content
from engine.games.massive_darkness.model.state import Enemy, Hero, Objective, State
from engine.games.massive_darkness.model.tactics import Tactics
from engine.table import Option, Seat, Table, Text

EMISSARY = "abyssal_demon"
REACHED = "stage"
LAST_STAGE = 3
DAMAGE = {2: 1, 3: 2}  # each Round, for a Hero who started (MD-M10-06, MD-M10-07)


class HeartOfDarknessTactics(Tactics):
    """Pulls the Levers before fighting the last Emissary."""

    def heads_for(self, view: State, hero: Hero) -> Sequence[str]:
        """Returns the Levers first in the last Stage."""
        if reached_stage(view) < LAST_STAGE or not any(pillar.standing for pillar in view.pillars):
            return ()
        return [each.zone for each in view.objectives if each.kind == "lair" and not each.face_down]


class HeartOfDarkness(Written):
    """Stages, harmful darkness, and Levers."""

    tactics = HeartOfDarknessTactics()

    def counters(self, state: State) -> Mapping[str, range]:
        """Returns the counters, with the Stage reached."""
        return {**super().counters(state), REACHED: range(1, LAST_STAGE + 1)}

    def figures(self, state: State) -> dict[str, object]:
        """Returns the Damage of each Round."""
        return {"damage": _damage(state)}

    # ------------------------------------------------------------ the Emissary

    async def setup(self, table: Table, state: State) -> None:
        """Sets the Emissary's cards aside, so that no Event uses its figure (MD-Q-78)."""
        _set_aside(state)
        await super().setup(table, state)

    async def enemy_died(self, table: Table, state: State, enemy: Enemy, by: Hero | None) -> None:
        """Sets its card aside again."""
        await super().enemy_died(table, state, enemy, by)
        _set_aside(state)

    async def hero_moved(self, table: Table, state: State, hero: Hero) -> None:
        """Wakes the Emissary of a Stage when the first Hero enters it (MD-M10-11, MD-M10-12, MD-Q-79). The last one
        also has the dice and Enchantments of a Major Roaming Monster (MD-M10-13)."""
        state.progress[REACHED] = max(reached_stage(state), board(state).zones[hero.zone].stage)
        await super().hero_moved(table, state, hero)
        for enemy in state.enemies:
            if enemy.role == f"emissary_{LAST_STAGE}" and enemy.borrowed is None:
                enemy.borrowed = await draw(table, state.decks.major, "deck.major")
                if enemy.borrowed:
                    table.tell(Text("mission-borrows", enemy=enemy.card, borrowed=enemy.borrowed))

    def can_enter(self, state: State, start: str, zone: str) -> bool:
        """True for the next Stage only if the Emissary of this one is dead (MD-M10-05)."""
        zones = board(state).zones
        here = zones[start].stage
        return zones[zone].stage <= here or f"killed_emissary_{here}" in state.progress

    # ------------------------------------------------------------ the darkness

    async def round_starts(self, table: Table, state: State) -> None:
        """Damages the Heroes from Stage 2 on, as the players divide it (MD-M10-06, MD-M10-07, MD-Q-68)."""
        left = min(_damage(state), sum(hero.life for hero in state.living))
        if left:
            table.tell(Text("mission-darkness", damage=left))
        while left:
            for seat in await _sufferers(table, state, left):
                await hurt_hero(table, state, state.heroes[seat], 1)
                left -= 1

    # ------------------------------------------------------------ Levers

    def actions(self, state: State, hero: Hero) -> Sequence[Option]:
        """Offers a Lever in the Hero's Zone, which breaks one Pillar (MD-M10-18)."""
        if _lever(state, hero) is None or not can_spend(state, "any"):
            return ()
        return [
            Option(
                f"mission:{pillar.id}",
                Text("mission-lever", zone=pillar.zone),
                detail=Text("hero-costs-action"),
                places=(pillar.zone,),
            )
            for pillar in state.pillars
            if pillar.standing
        ]

    async def act(self, table: Table, state: State, hero: Hero, chosen: str) -> None:
        """Pulls the Lever, which is turned face down."""
        lever = _lever(state, hero)
        assert lever is not None
        await spend(table, state, hero, "any")
        lever.face_down = True
        table.tell(Text("mission-pulls", hero=Seat(hero.seat), zone=hero.zone))
        await destroy_pillar(table, state, state.pillars[int(chosen.removeprefix("mission:p"))])


def _set_aside(state: State) -> None:
    """Takes the Emissary's cards out of the decks and discard piles."""
    for pile in (state.decks.minor, state.decks.major):
        for cards in (pile.draw, pile.discard):
            cards[:] = [card for card in cards if content().monsters[card].type != EMISSARY]


def reached_stage(state: State) -> int:
    """Returns the highest Stage that a Hero has entered."""
    return state.progress.get(REACHED, 1)


def _damage(state: State) -> int:
    return DAMAGE.get(reached_stage(state), 0) * state.heroes_at_start


async def _sufferers(table: Table, state: State, left: int) -> Sequence[int]:
    """Returns the seats that suffer the next Damage, 1 each: one that the players name or, by default, the Hero with
    the most Life each time."""
    lives = {hero.seat: hero.life for hero in state.living}
    evenly = []
    for _ in range(left):
        most = max(lives, key=lambda seat: lives[seat])
        lives[most] -= 1
        evenly.append(most)
    everybody = sum(hero.life for hero in state.living) == left
    if everybody or len(lives) == 1:
        return evenly
    options = [Option("evenly", Text("mission-evenly"), evenly)]
    options += [Option(hero.id, Text("mission-suffers", hero=Seat(hero.seat)), [hero.seat]) for hero in state.living]
    seats: Sequence[int] = await ask_table(table, state, "mission.darkness", options, "evenly")
    return seats


def _lever(state: State, hero: Hero) -> Objective | None:
    """Returns the Lever in a Hero's Zone that has not been pulled."""
    return next(
        (each for each in state.objectives if each.kind == "lair" and each.zone == hero.zone and not each.face_down),
        None,
    )
