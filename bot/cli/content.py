"""`emberkeep content`: tools for writing cards and maps by hand."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

if TYPE_CHECKING:
    from engine.table import Game, Mistake

RULES, LESSONS = "rules", "lessons"
"""The folders of a game's data with the rules that players read, and with guided first games."""

content = typer.Typer(no_args_is_help=True)


@content.callback()
def about() -> None:
    """Write cards, maps and rules of a game by hand."""


@content.command()
def check(
    file: Annotated[Path, typer.Argument(exists=True, dir_okay=False, help="The content file.")],
    game: Annotated[
        str | None,
        typer.Option(help="Its game. Default: the game that one of its folders is named after."),
    ] = None,
) -> None:
    """Explain every mistake in a content file; exits with 1 if there are any."""
    folder = file.resolve().parent
    if folder.name == RULES:
        mistakes = _mistakes_in_rules(file)
    elif folder.parent.name == RULES:
        mistakes = _mistakes_in_words(file)
    elif folder.name == LESSONS:
        mistakes = _mistakes_in_lesson(_game_of(file, game), file)
    else:
        mistakes = _mistakes(_game_of(file, game), file)
    for mistake in mistakes:
        typer.echo(f"{file}:{mistake.line}: {mistake.wrong}\n    {mistake.remedy}")
    typer.echo(f"{file}: {len(mistakes) or 'no'} mistake{'' if len(mistakes) == 1 else 's'}")
    raise typer.Exit(1 if mistakes else 0)


def _mistakes_in_rules(file: Path) -> Sequence[Mistake]:
    """Returns the mistakes in a file of rules for players. The game's other files must be in the same folder."""
    from engine.words.rulebook import mistakes_in

    others = (each for each in sorted(file.parent.glob("*.yaml")) if not each.samefile(file))
    return mistakes_in(_text(file), [_text(other) for other in others])


def _mistakes_in_words(file: Path) -> Sequence[Mistake]:
    """Returns the mistakes in the words of rules. The topic's file must be in the folder above."""
    from engine.words.rulebook import mistakes_in_words

    path = file.resolve()
    topic = path.parent.parent / path.name
    if not topic.is_file():
        raise typer.BadParameter(f"there is no {topic}, whose entries these words are for")
    return mistakes_in_words(_text(file), _text(topic), path.parent.name)


def _mistakes_in_lesson(game: Game, file: Path) -> Sequence[Mistake]:
    """Returns the mistakes in a lesson, which is played to its end."""
    from engine.lessons.checking import mistakes_in

    return mistakes_in(_text(file), game)


def _mistakes(game: Game, file: Path) -> Sequence[Mistake]:
    from engine.table import ChecksContent

    if not isinstance(game, ChecksContent):
        raise typer.BadParameter(f"the content of {game.key} cannot be checked, only that of {_checkable()}")
    return game.check_content(_text(file))


def _checkable() -> str:
    from engine.games import find, keys
    from engine.table import ChecksContent

    return ", ".join(key for key in keys() if isinstance(find(key), ChecksContent))


def _text(file: Path) -> str:
    try:
        return file.read_text("utf-8")
    except UnicodeDecodeError as error:
        raise typer.BadParameter(f"{file} is not UTF-8 text; save it as UTF-8 in your editor") from error


def _game_of(file: Path, key: str | None) -> Game:
    """Returns the named game, or the one that the nearest folder is named after. Raises BadParameter if there is
    none."""
    from engine.games import UnknownGame, find, keys

    if key is None:
        folders = [part for part in reversed(file.resolve().parts) if part in keys()]
        if not folders:
            raise typer.BadParameter(f"name its game with --game: {_checkable()}")
        key = folders[0]
    try:
        return find(key)
    except UnknownGame as error:
        raise typer.BadParameter(str(error)) from error
