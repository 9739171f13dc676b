"""`emberkeep verify`: checks the dice of an exported campaign."""

from __future__ import annotations

import gzip
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
    """Check every die, shuffle and draw of a campaign; exits with 1 if one does not follow from its sealed keys."""
    from pydantic import ValidationError

    from engine.campaigns.files.check_dice import check
    from engine.campaigns.files.contents import File

    try:
        data = file.read_bytes()
        whole = File.model_validate_json(gzip.decompress(data) if data[:2] == b"\x1f\x8b" else data)
    except (OSError, EOFError, ValidationError, ValueError) as error:
        fail(f"{file} is not a campaign file: {str(error).splitlines()[0]}")
    if whole.open is None:
        fail(f"{file} is sealed. When the chapter is over, /campaign export gives a moderator an open file.")
    findings = list(check(orjson.loads(whole.open.model_dump_json())))
    posted = [each for what, each in findings if what == "posted"]
    wrong = [each for what, each in findings if what == "wrong"]
    wrong += [f"nothing was sealed as {seal}" for seal in seals or [] if seal not in posted]
    for seal in posted:
        typer.echo(f"sealed as {seal}")
    for each in wrong:
        typer.echo(f"wrong: {each}")
    counts = Counter(what for what, _ in findings)
    typer.echo(f"{counts['proved']} results follow from their keys, {counts['not shown yet']} are still sealed")
    raise typer.Exit(1 if wrong else 0)
