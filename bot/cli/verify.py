"""`emberkeep verify`: checks the dice of an exported campaign."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Annotated

import orjson
import typer

from bot.cli.hosting import fail


def verify(
    file: Annotated[Path, typer.Argument(exists=True, dir_okay=False, help="An open file of /campaign export.")],
    seals: Annotated[list[str] | None, typer.Argument(help="The seals that the campaign's posts named.")] = None,
) -> None:
    """Replay a campaign by the rules, and check every die, shuffle and draw; exits with 1 if one does not follow from
    its sealed keys."""
    from random import SystemRandom

    from engine.campaigns.files.check_dice import check
    from engine.campaigns.files.contents import LARGEST_FILE
    from engine.campaigns.files.reading import departures, parse_unsealed, prove
    from engine.campaigns.model.errors import WrongFile
    from engine.table import fair

    try:
        with file.open("rb") as opened:
            whole = parse_unsealed(opened.read(LARGEST_FILE + 1))
        if whole.open is None:
            fail(f"{file} is sealed. When the chapter is over, /campaign export gives a moderator an open file.")
        chance = fair(SystemRandom())
        proved = prove(whole, whole.open, chance)
    except OSError as error:
        fail(f"{file} cannot be read: {error.strerror}. Give yourself permission to read it.")
    except WrongFile as error:
        fail(f"{file} cannot be verified ({error.reason}): {error.detail}. Take the file as /campaign export gave it.")
    findings = list(check(orjson.loads(whole.open.model_dump_json())))
    posted = [each for what, each in findings if what == "posted"]
    wrong = [each for what, each in findings if what == "wrong"]
    wrong += [
        f"{each}: changed, or the rules were corrected since" for each in departures(proved.game, whole.open, chance)
    ]
    wrong += [f"nothing was sealed as {seal}" for seal in seals or [] if seal not in posted]
    for seal in posted:
        typer.echo(f"sealed as {seal}")
    for each in wrong:
        typer.echo(f"wrong: {each}")
    counts = Counter(what for what, _ in findings)
    typer.echo(f"{counts['proved']} results follow from their keys, {counts['not shown yet']} are still sealed")
    if counts["without keys"]:
        typer.echo(f"{counts['without keys']} are from before this campaign had keys")
    raise typer.Exit(1 if wrong else 0)
