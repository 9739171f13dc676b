"""Families of message keys: those that the sources build from a name, such as `job-{kind}`, with all names there are.

Each is written as its f-string in the sources, `{}` for what is filled in, below the part of the program it is
in: `bot`, or a game with its pictures. Names come from the types and tables of the code where it has any.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from typing import Any, Literal, get_args, get_origin, get_type_hints

from discord import app_commands

from bot.commands.organising import DOINGS
from bot.discord.forums import STATES
from bot.discord.troubles import Trouble
from bot.gateway.routes import COMMANDS
from bot.live_messages.turn import TITLES
from bot.panels.organising import rescue
from bot.panels.pages import help, me, more
from bot.panels.servers import settings as server_settings
from engine.campaigns.model.audit import Act
from engine.campaigns.model.requests import Rule
from engine.campaigns.model.server import ServerSettings
from engine.campaigns.model.settings import Settings
from engine.campaigns.model.situation import Stage
from engine.campaigns.model.turn_plans import Stopped
from engine.campaigns.people.preferences import Preferences
from engine.games import find, keys
from engine.games.fireteam_zero.asking.wording import WORDS as WORDS_OF_EFFECTS
from engine.games.fireteam_zero.creatures.entering import How
from engine.games.fireteam_zero.model import notation as fire
from engine.games.fireteam_zero.model.content import SpecialistId
from engine.games.fireteam_zero.model.pieces import Terrain
from engine.games.fireteam_zero.model.state import Phase as FirePhase
from engine.games.fireteam_zero.operations.briefing import Kind
from engine.games.fireteam_zero.telling import account as fire_account
from engine.games.fireteam_zero.telling.hints import HINTS as FIRE_HINTS
from engine.games.keep_the_heroes_out.model import content as keep
from engine.games.keep_the_heroes_out.model.state import Phase as KeepPhase
from engine.games.keep_the_heroes_out.model.state import Portal
from engine.games.keep_the_heroes_out.telling import account as keep_account
from engine.games.keep_the_heroes_out.telling.hints import HINTS as KEEP_HINTS
from engine.games.massive_darkness.combat.dice import Role
from engine.games.massive_darkness.heroes.signature import Payment
from engine.games.massive_darkness.model import content as dark
from engine.games.massive_darkness.model import effects, effects_deeds, effects_dice
from engine.games.massive_darkness.model.options import VERY_HARD
from engine.games.massive_darkness.model.state import DoorState, Objective
from engine.games.massive_darkness.model.state import Phase as DarkPhase
from engine.games.massive_darkness.model.vocabulary import TokenName
from engine.games.massive_darkness.telling.hints import HINTS as DARK_HINTS
from engine.games.tyrants.board.pieces import COLOURS
from engine.games.tyrants.model import content as drow
from engine.games.tyrants.model import state as drow_state
from engine.games.tyrants.playing.scoring import SOURCES as SCORED
from engine.games.tyrants.telling.hints import HINTS as DROW_HINTS
from engine.table.turn_plans import Ends
from engine.words import LANGUAGES
from renders.keep_the_heroes_out.sheets.hand import EXPLAINED

Members = Iterable[str | tuple[str, ...]]
COMBAT_TYPES = ("melee", "ranged", "magic")
ABILITIES = (
    *("actions-any", "actions-magic", "actions-melee", "actions-movement", "actions-ranged"),
    *("activate-roaming", "add-dice", "attack-again-same-target", "attacker-damage", "attacker-dice"),
    *("attacker-dice-all", "attacker-hits", "bam", "become-target", "blank-add", "cancel-all", "cancel-bam"),
    *("cancel-diamond", "charge", "command", "counterattack-dice", "damage", "defender-dice"),
    *("defender-dice-all", "defender-shields", "diamond", "double-hits", "draw-treasure-current-level"),
    *("draw-treasure-level-plus-1", "elusive", "extra-activation", "flip", "halve-damage-up"),
    *("heal-each-hero-in-light", "heal-each-hero-in-shadow", "heal-multiplier", "heal-one-hero-in-shadow"),
    *("heal-one-minion", "heal-self", "heal-self-or-ally-in-zone", "hit-boss", "hits", "max-life"),
    *("movement-points", "once-per-activation", "once-per-round", "place-target-own-zone", "regeneration"),
    *("reroll-all", "reroll-any", "reroll-blank", "reroll-some", "retaliate", "shields", "spawn-guard"),
    *("spawn-roaming", "spellblade", "splash-others-in-target-zone", "stun-attacker", "stun-drawer"),
    *("stun-one-enemy", "stun-target", "sure-shot", "taunt", "teleport", "transmute-as", "treasure-token"),
    *("untargetable-magic", "untargetable-melee", "untargetable-ranged", "xp-least-xp-heroes", "xp-self"),
)
"""Effects of Massive Darkness and their variants, which `Effect.text_of` joins, symbols and limits."""

SOUGHT_ROOMS = ("builder", "cells", "laboratory")


def names(kind: Any) -> tuple[str, ...]:
    """Returns the values of a Literal, or of all Literals in a type such as `list[Terrain] | None`."""
    if get_origin(kind) is Literal:
        return tuple(str(each) for each in get_args(kind))
    return tuple(name for each in get_args(kind) for name in names(each))


def field(model: Any, name: str) -> tuple[str, ...]:
    """Returns the values of a field whose type is a Literal."""
    return names(get_type_hints(model)[name])


def dashed(words: Iterable[str]) -> tuple[str, ...]:
    """Returns the words as they are in keys."""
    return tuple(re.sub("[_. ]", "-", each) for each in words)


def _commands() -> Iterator[app_commands.Command[Any, ..., Any] | app_commands.Group]:
    for made in (make() for make in COMMANDS):
        if isinstance(made, app_commands.Group):
            yield from (made, *made.walk_commands())
        elif isinstance(made, app_commands.Command):
            yield made


def _choices() -> Iterator[tuple[str, str]]:
    for each in _commands():
        for parameter in each.parameters if isinstance(each, app_commands.Command) else ():
            if parameter.display_name not in ("game", "language"):  # called as they call themselves
                yield from ((parameter.display_name, str(choice.value)) for choice in parameter.choices)


def _parameters() -> Iterator[tuple[str, str]]:
    for each in _commands():
        for parameter in each.parameters if isinstance(each, app_commands.Command) else ():
            yield each.qualified_name.replace(" ", "-"), parameter.display_name


def _pictures() -> Iterator[tuple[str, str]]:
    """Yields every picture that people may look at, with what it shows."""
    from renders import find as pictures_of

    for game in keys():
        yield from ((name, picture.shows) for name, picture in pictures_of(game).items())


def _deeds() -> list[str]:
    """Returns the deeds of all games."""
    return [deed.key for game in keys() for deed in find(game).deeds]


def _settings() -> Iterator[tuple[str, str]]:
    for name, info in Settings.model_fields.items():
        yield from ((name, value.lower()) for value in names(info.annotation))


def _server_settings() -> Iterator[tuple[str, str]]:
    for name, info in ServerSettings.model_fields.items():
        if name not in Settings.model_fields or name == "undo":
            yield from ((name, value) for value in names(info.annotation) if value != "organiser")


def _mission_sentences(what: str) -> Iterator[tuple[str, ...]]:
    for mission in dark.content().missions.values():
        for each in getattr(mission.rules, what):
            yield dashed((mission.id, getattr(each, "name", each)))


def _orders() -> Iterator[tuple[str, str]]:
    for game in keys():
        for order in find(game).orders:
            yield from ((order.key, choice) for choice in order.choices)
            yield from ((order.key, condition.key) for condition in order.conditions)


FAMILIES: Mapping[str, Mapping[str, Members]] = {
    "bot": {
        "tag-{}": STATES,
        "button-tables-{}": ("earlier", "later"),
        "server-state-{}": ("paused", "away", *names(Stage)),
        "audit-{}": names(Act),
        "server-{}": ServerSettings.model_fields,
        "server-{}-about": ServerSettings.model_fields,
        "server-{}-none": (*server_settings.CHANNELS, *server_settings.ROLES),
        "server-{}-{}": list(_server_settings()),
        "button-server-{}": ("tables", "play", "posts"),
        "learn-menu-{}": ("task", "other", "group"),
        "turn-strip-{}": ("vp", "life", "monsters", "cards"),
        "setting-level-{}": names(Settings.model_fields["level"].annotation),
        "command-{}": [each.qualified_name.replace(" ", "-") for each in _commands()],
        "parameter-{}-{}": list(_parameters()),
        "choice-{}-{}": list(_choices()),
        "seat-did-{}": dashed(DOINGS),
        "permission-{}": (
            "attach_files",
            "create_private_threads",
            "create_public_threads",
            "read_message_history",
            "send_messages",
            "send_messages_in_threads",
            "view_channel",
        ),
        "error-thread-{}": (*names(Trouble), "slow"),
        "lobby-pace-{}": field(Settings, "pace"),
        "lobby-range{}": ("", "-exact"),
        "meeting-{}": ("planned", "off", "gone"),
        "clock-{}": ("new", "lobby", "finished", "paused", "longer", "asleep", "awake", "closed"),
        "lobby-seat-{}": ("autopilot", "invited", "sits", "ready", "choosing"),
        "button-act-{}": TITLES,
        "button-{}": ("add-autopilot", "remove-autopilot", "choose", "pause", "resume", "watch", "start", "settings"),
        "ruling-{}": ("true", "false"),
        "value-{}": ("true", "false"),
        "setting-{}": Settings.model_fields,
        "setting-{}-{}": list(_settings()),
        "choice-final-{}": ("dice", "card"),
        "moment-{}": ("dice", "card"),
        "button-plan-{}": ("threat",),
        "plan-ends-{}": [name for name in names(Ends) if name],
        "plan-stopped-{}": [name for name in names(Stopped) if name],
        "plan-{}": ("threat",),
        "planned-{}": ("react", "volunteer", "lose"),
        "tip-{}": (
            "act",
            "groups",
            "numbers",
            "place",
            "reaction",
            "reminder",
            "return",
            "sure",
            "undo",
            "wait",
        ),
        "empty-{}": [group for game in keys() for order in find(game).groups.values() for group in order.fixed],
        "tab-{}": [tab.name for game in keys() for order in find(game).groups.values() for tab in order.tabs],
        "tab-ask-{}": [tab.name for game in keys() for order in find(game).groups.values() for tab in order.tabs],
        "list-{}": ("away", "paused", "waits", *names(Stage)),
        "clash-{}": ("heroes",),
        "settings-page-{}": ("game", "turns", "table", "posts", "clocks", "yesno", "rulings"),
        "button-rescue-{}": rescue.BUTTONS,
        "help-{}-name": help.TOPICS,
        "help-{}": (*help.TOPICS, *help.WHEN_NEEDED),
        "button-me-{}": ("time", "look", "people"),
        "lobby-clocks-bank{}": ("", "-waits"),
        "me-{}": me.CHOICES,
        "me-quiet-{}": field(Preferences, "quiet"),
        "me-{}-{}": [
            (name, value)
            for name, values in me.CHOICES.items()
            for value in values
            if not (name in ("away", "remind", "digest") and value.lstrip("+-").isdigit()) and value not in LANGUAGES
        ],
        "more-{}": more.ENTRIES,
        "pile-{}": (
            *(
                f"{pile}{second}"
                for pile in ("hand", "focus", "discard", "upgrades", "played")
                for second in ("", "-second")
            ),
            *("threats", "events", "row", "guild", "equipped", "pack", "skills", "inner-circle"),
        ),
        "picture-{}-of-seat": [name for name, shows in _pictures() if shows == "seat"],
        "picture-{}": [name for name, shows in _pictures() if shows in ("table", "own", "result")],
        "chart-{}": (
            *("vp", "sources", "control"),
            *("danger", "dealt", "taken", "luck", "treasures", "defeated", "lost", "kills", "hits"),
        ),
        "recap-alt-{}": ("vp", "life", "monsters", "cards"),
        "recap-figure-{}": ("vp", "life", "monsters", "cards"),
        "title-{}": _deeds(),
        "title-{}-did": _deeds(),
        "score-{}": (*SCORED, "position", "chronicle", "rounds", "skills", "turns", "xp"),
        "rescue-told-{}": ("answered", "appointed", "autopilot-answered", "back", "card", "moved"),
        "request-{}": ("undo", "reset", "restore", "autopilot", "setting", "agreed", "refused", "withdrawn", "late"),
        "request-{}-plain": ("agreed", "refused"),
        "setting-undo-{}": names(Rule),
        "seat-{}": (
            *(
                "autopilot-on",
                "autopilot-off",
                "autopilot-late",
                "autopilot-stays",
                "autopilot-away",
                "taken-over",
                "forgotten",
            ),
            *("joined", "left", "given", "lent", "returned", "opened", "refused"),
        ),
        "order-{}-{}": list(_orders()),
        "order-{}": [order.key for game in keys() for order in find(game).orders],
    },
    "fireteam_zero": {
        "sign-{}": (
            *("attacks", "check", "cover", "dice", "difficult", "elevated", "exhausted"),
            *("explosive", "hand", "heart", "hit", "intel", "melee", "move", "objective"),
            *("pinned", "reaction", "rifle", "search", "spawn", "tactical"),
        ),
        "effect-{}": dashed(fire.name_of(each) for each in fire.EVERY if each not in WORDS_OF_EFFECTS),
        "rule-{}": dashed(names(fire.RuleName)),
        "condition-{}": dashed(names(fire.Condition)),
        "trigger-{}": dashed(names(fire.Trigger)),
        "{}-cards": ("drew",),
        "{}-own": ("drew",),
        "reroll-{}": ("ally-reroll", "reroll-own", "henry"),
        "creature-{}": names(How),
        "job-{}": ("token", "task"),
        "ask-fire-{}": (*names(Kind), *dashed(names(fire.Trigger))),
        "ask-{}": ("fire-step", "fire-escort"),
        "took-{}": names(Kind),
        "briefing-{}": names(Kind),
        "reason-{}": ("clock", "exit", "knocked-out-twice", "objectives"),
        "{}-only": ("account-attack", "account-creature", "account-ambush", "account-search"),
        "{}-decisive": fire_account.SPLIT,
        "{}-part": ("account-idle", *set(fire_account.GATHERED.values())),
        "terrain-{}": names(Terrain),
        "specialist-{}": names(SpecialistId),
        "hint-{}": FIRE_HINTS,
        "rolled-{}": (*("killed", "wounded", "survives", "destroyed", "holds"), *("hit", "knocked-out")),
        "act-search-{}": ("action", "free", "free-search", "patty"),
        "picture-alt-{}": ("not-over", "won", "lost"),
        "picture-alt-offer-{}": names(Kind),
        "picture-phase-{}": names(FirePhase),
        "picture-pile-{}": ("deck", "discard"),
    },
    "keep_the_heroes_out": {
        "around-{}": ("heroes", "own"),
        "sign-{}": (
            *("activate", "ambush", "becomes", "bone", "book", "coin", "draw-card", "exhausted"),
            *("frog", "melee", "move", "portal", "ranged", "reinforce", "shield", "summon"),
            *("swarm", "trap", "treasure"),
        ),
        "action-{}": (
            *("defend", "draw", "heal-all", "melee", "move", "move-through-walls", "portal", "ranged", "trap"),
            *("activate", "reinforce-room"),
        ),
        "room-action-{}": SOUGHT_ROOMS,
        "way-{}": ("draw", "melee", "ranged"),
        "advice-{}": ("harder", "easier"),
        "reason-{}": ("guild-deck", "requirements", "scenario", "vault"),
        "{}-only": ("account-card", "account-card-by", "account-gamble", "account-guild", "account-hero"),
        "{}-decisive": ("account-card", "account-card-by"),
        "{}-part": set(keep_account.GATHERED.values()),
        "option-difficulty-{}": names(keep.Difficulty),
        "board-heroes-{}": ("active", "exhausted"),
        "board-portal-{}": names(Portal),
        "hint-{}": KEEP_HINTS,
        "why-{}": SOUGHT_ROOMS,
        "picture-alt-chronicle-{}": ("passed", "won"),
        "picture-phase-{}": names(KeepPhase),
        "picture-{}": ("active", "exhausted", "monsters", "loot-taken", "cards"),
        "picture-portal-{}": names(Portal),
        "picture-legend-{}": ("active", "exhausted", "treasure"),
        "picture-reward-{}": dashed(field(keep.Reward, "id")),
        "picture-explain-{}": EXPLAINED,
        "picture-pile-{}": ("deck", "discard", "lair"),
    },
    "massive_darkness": {
        "sign-{}": (
            *("action", "artifact", "bam", "check", "crown", "exit", "heart", "hidden", "hit"),
            *("key", "level", "light", "magic", "melee", "move", "portal", "ranged", "shadow"),
            *("shield", "treasure", "xp"),
        ),
        "objective-{}": (*field(Objective, "kind"), *names(TokenName)),
        "reason-nearer-{}": ("door", "goal", "treasure"),
        "ahead-{}": ("guarded", "no-points", "pick-up", "stunned"),
        "ahead-the-{}": ("hidden", *field(Objective, "kind"), *names(TokenName)),
        "glossary-kind-{}": field(dark.Card, "kind"),
        "glossary-slot-{}": ("body", "hand", "two-hands"),
        "glossary-range-{}": COMBAT_TYPES,
        "glossary-roaming-{}": field(dark.EnemyCard, "tier"),
        "glossary-dice-{}": names(dark.DiceType),
        "ability-when-{}": (
            *("activation-start", "ally-attacked", "always", "attack", "damaged", "defense", "drawn", "event"),
            *("drawn-from-token", "killed-guardian", "own-activation", *COMBAT_TYPES),
            *(f"{each}-defense" for each in COMBAT_TYPES),
        ),
        "ability-means-{}": (
            *("charge", "command", "elusive", "regeneration", "retaliate", "spellblade", "sure-shot", "taunt"),
            "teleport",
        ),
        "ability-if-{}": (
            *("after-reroll", "blood-tribute", "bloodthirst", "distance-1-plus", "mace-or-hammer", "no-armor"),
            *("shadow-mode", "shield-bearer", "sword", "target-single", "two-handed", "two-weapons", "wounded"),
        ),
        "ability-cost-{}": ("action", "bam", "diamond", "discard-self", "xp"),
        "ability-{}": ABILITIES,
        "hero-attack-{}": COMBAT_TYPES,
        "ask-combat-bodyguard-{}": COMBAT_TYPES,
        "combat-begins-{}-with": COMBAT_TYPES,
        "combat-begins-{}": COMBAT_TYPES,
        "ask-combat-{}-enchantment": names(Role),
        "ability-roll-{}": dashed(field(effects_dice.Reroll, "value")),
        "combat-reroll-{}": names(Role),
        "combat-{}": ("yellow", "red", "blue", "green"),
        "combat-face-{}": ("bam", "diamond", "only"),
        "use-pay-{}": names(Payment),
        "use-paid-{}": names(Payment),
        "goal-{}-{}": list(_mission_sentences("goals")),
        "note-{}-{}": list(_mission_sentences("notes")),
        "ability-per-{}": dashed(names(effects.Per)),
        "ability-suffers-{}": dashed(field(effects_deeds.DirectDamage, "target")),
        "ability-at-{}": (*("active-hero-zone", "current-level-token", "level-token-minus-1", "level-token-plus-1"),),
        "ability-dice-{}": field(effects_dice.AddDice, "value"),
        "advice-{}": VERY_HARD,
        "market-{}": ("lay-down", "pass", "sell", "take"),
        "board-attacked-{}": COMBAT_TYPES,
        "board-doors-{}": names(DoorState),
        "hint-{}": DARK_HINTS,
        "why-hero-no-weapon-{}": COMBAT_TYPES,
        "why-hero-range-{}": COMBAT_TYPES,
        "picture-phase-{}": names(DarkPhase),
        "picture-focus-{}": names(dark.DiceType),
        "picture-{}": names(Role),
        "{}-all": ("picture-gain-micro-xp", "picture-gain-xp"),
        "picture-legend-{}": (*field(Objective, "kind"), *names(TokenName)),
        "picture-slot-{}": ("body", "hand", "pack", "ready", "two-hands"),
    },
    "tyrants": {
        "sign-{}": (
            *("ambition", "anywhere", "assassinate", "becomes", "conquest", "control", "crown"),
            *("deck", "deploy", "devour", "discard", "draw-card", "guile", "influence"),
            *("inner-circle", "malice", "move", "no-aspect", "obedience", "power", "promote"),
            *("return", "spy", "supplant", "total-control", "troop", "trophy", "vp", "white"),
        ),
        "hint-{}": DROW_HINTS,
        "ask-{}": (
            *("card-assassinate", "card-choose-one", "card-deploy", "card-destination", "card-devour-market"),
            *("card-focus", "card-move", "card-opponent", "card-recruit", "card-return", "card-spy", "card-spy-back"),
            *("card-supplant", "card-trophy", "promote-discarded", "promote-grant"),
            *(f"card-pay-{cost}" for cost in dashed(field(drow.Pay, "cost"))),
        ),
        "skip-{}": ("devour", "focus", "move", "pay", "promote", "spy", "trophy"),
        "{}-place": ("deploy", "move-to"),
        "{}-site": ("place-spy", "return-own-spy", "take-back"),
        "{}-troop": ("assassinate", "move", "return", "supplant"),
        "{}-card": ("devour", "promote", "recruit", "reveal"),
        "step-{}-{}-{}": [
            *(("assassinate", *each) for each in (("enemy", "presence"), ("white", "presence"))),
            *(("supplant", *each) for each in (("enemy", "presence"), ("white", "presence"), ("white", "anywhere"))),
            *((do, "enemy", "that-spy-site") for do in ("assassinate", "supplant")),
        ],
        "step-{}": (
            *("draw", "deploy", "place-spy", "devour-market-card", "deck-to-discard", "redeploy-trophies"),
            "return-this-to-supply",
        ),
        "step-gain-vp-{}": dashed(field(drow.GainVp, "of")),
        "step-promote-{}": ("up-to", *field(drow.PromoteAtEndOfTurn, "filter")),
        "step-promote-now-{}": dashed(field(drow.PromoteNow, "source")),
        "step-give-outcasts-{}": dashed(field(drow.GiveOutcasts, "to")),
        "cost-{}": dashed(field(drow.Pay, "cost")),
        "step-when-{}": dashed(field(drow.When, "condition")),
        "step-return-piece-{}": dashed(field(drow.ReturnPiece, "kind")),
        "{}-troops": ("account-assassinates", "account-deploys", "account-supplants"),
        "aspect-{}": names(drow.Aspect),
        "deck-{}": (*names(drow_state.Deck), "house"),
        "colour-{}": ("white", *COLOURS),
        "house-{}": COLOURS,
        "picture-{}": (
            *("ambition", "conquest", "guile", "malice", "obedience", "no-aspect"),
            *("vp", "troop", "spy", "crown", "deck", "discard", "inner-circle", "token", "trophy"),
        ),
        "picture-source-{}": dashed(SCORED),
    },
}

OPTIONAL = {
    "bot": {
        "ask-{}": "`tests/contract/sources/test_texts.py` finds every question",
        "group-{}": "a group without a message is called like its content",
        "ask-open-{}": "a row without a message of its own keeps the question",
        "brief-{}": "a choice without a brief message reads as on its button",
        "sets-{}": "a question without a message says what ▶ achieves",
        "entry-{}": "an entry of a menu without one says all of its choice on the second line",
        "short-{}": "a choice or status without a short message reads as usual",
        "done-{}": "a choice without a message of its own reads as usual in what was done",
        "through-{}": "a suggestion without a message of its own reads like the choice",
        "phase-{}": "a phase without a message gets no title",
        "lesson-{}": "`emberkeep content check` names what a step of a lesson lacks",
        "lesson-{}-title": "the same",
        "lesson-{}-task": "the same",
        "lesson-{}-done": "the same",
        "option-{}-{}": "values by seat that are as usual, and have words of their own",
        "option-{}-{}-detail": "what missions and scenarios are about, where the game says it of its values",
        "{}-detail": "the levels of `setting-level-{}`, which the settings show",
        "me-{}-about": "a preference without a message has no second line",
        "about-{}-{}": "an option without a message has no second line",
        "{}-{}": "the options and settings of `setting-{}` and of the games, which every lobby test shows",
        "{}-{}-{}-detail": "a value without a message has no second line",
    },
    "massive_darkness": {"progress-{}-{}": "only counters with a message are shown"},
}
"""Keys that the code asks for only if there is such a message, and why."""

NO_KEYS = {
    "card-{}",
    "card-{}-{}",
    "digest-{}",
    "emoji-{}",
    "front-{}",
    "level-{}",
    "lobby-{}",
    "moved-{}",
    "post-{}-{}",
}
"""F-strings that look like keys: they identify messages on Discord, questions, arguments and content."""


def members(scope: str, template: str) -> Iterator[str]:
    """Yields the keys of a family."""
    for each in FAMILIES[scope][template]:
        yield template.format(*each) if isinstance(each, tuple) else template.format(each)
