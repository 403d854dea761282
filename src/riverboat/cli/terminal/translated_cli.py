"""Typer programs with translated help and usage errors."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from typing import Any

import typer
from typer.core import TyperCommand, TyperGroup, TyperOption

from riverboat.cli.terminal.numeric_arguments import normalize_numbers
from riverboat.cli.terminal.renamed_options import replace_old_option_names
from riverboat.cli.terminal.terminal_locale import (
    LANG_OPTION,
    choose_help_locale,
    use_requested_locale,
    validate_locale,
)
from riverboat.words import Reader
from riverboat.words.help_texts import HelpTexts, help_texts
from riverboat.words.terminal.help_headings import UsageHeading


class Program(typer.Typer):
    """A typer program of commands or subprograms."""

    def __init__(self, name: str, help: str, **options: Any) -> None:  # noqa: A002
        options = {"no_args_is_help": True, "pretty_exceptions_enable": False, **options}
        super().__init__(name=name, help=help, cls=TranslatedGroup, **options)

    def command(self, name: str | None = None, **options: Any) -> Callable[[Any], Any]:
        """Register a command of this program."""
        return super().command(name, cls=TranslatedCommand, **options)


class TranslatedCommand(TyperCommand):
    """A command in the language of the terminal; it always accepts ``--lang``."""

    def __init__(self, *arguments: Any, **options: Any) -> None:
        super().__init__(*arguments, **options)
        _add_lang_option(self)

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        """Parse the words after the command: ``-5`` is a number, and ``--prizes 50 30`` a list."""
        parameters = self.get_params(ctx)
        options = {name for parameter in parameters for name in parameter.opts}
        words = replace_old_option_names(self.name, options, args)
        return super().parse_args(ctx, normalize_numbers(parameters, words))

    def format_usage(self, ctx: Any, formatter: Any) -> None:
        """Write the translated usage line."""
        _format_usage(self, ctx, formatter)

    def format_help(self, ctx: Any, formatter: Any) -> None:
        """Write the translated help of all parameters."""
        with _iter_translated(self, ctx) as translated_command:
            super(TranslatedCommand, translated_command).format_help(ctx, formatter)

    def shell_complete(self, ctx: Any, incomplete: str) -> Any:
        """Return completions with translated descriptions."""
        ctx.command, _ = _translate_for_terminal(self, ctx)
        return super(TranslatedCommand, ctx.command).shell_complete(ctx, incomplete)


class TranslatedGroup(TyperGroup):
    """A group of commands in the language of the terminal; the outermost group runs the program."""

    def __init__(self, *arguments: Any, **options: Any) -> None:
        super().__init__(*arguments, **options)
        _add_lang_option(self)

    def main(self, args: Sequence[str] | None = None, *further: Any, **options: Any) -> Any:
        """Run the program, with output and errors in the language that the arguments request."""
        with (
            use_requested_locale(sys.argv[1:] if args is None else args),
            ExitStack() as exit_stack,
        ):
            options["obj"] = exit_stack  # headings around an error are printed last
            return super().main(args, *further, **options)

    def make_context(
        self, info_name: str | None, args: list[str], parent: Any = None, **options: Any
    ) -> Any:
        """Parse the options of the program or of this group."""
        with _translate_usage_errors(options.get("obj")):
            return super().make_context(info_name, args, parent, **options)

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        """Return the command that the first word names, or the first two: ``solve spot``."""
        if (two_word_name := " ".join(args[:2])) in self.commands:
            args = [two_word_name, *args[2:]]
        return super().resolve_command(ctx, args)

    def invoke(self, ctx: Any) -> Any:
        """Run the command."""
        with _translate_usage_errors(None if ctx.parent else ctx.obj):
            return super().invoke(ctx)

    def format_usage(self, ctx: Any, formatter: Any) -> None:
        """Write the translated usage line."""
        _format_usage(self, ctx, formatter)

    def format_help(self, ctx: Any, formatter: Any) -> None:
        """Write the translated help of all options and commands."""
        with _iter_translated(self, ctx) as translated_command:
            super(TranslatedGroup, translated_command).format_help(ctx, formatter)

    def shell_complete(self, ctx: Any, incomplete: str) -> Any:
        """Return completions with translated descriptions."""
        ctx.command, _ = _translate_for_terminal(self, ctx)
        return super(TranslatedGroup, ctx.command).shell_complete(ctx, incomplete)


def _add_lang_option(command: TyperCommand | TyperGroup) -> None:
    """Add a hidden ``--lang`` to a command without one, for its help and usage errors."""
    if not any(LANG_OPTION in parameter.opts for parameter in command.params):
        option = TyperOption(
            param_decls=[LANG_OPTION],
            hidden=True,
            expose_value=False,
            callback=lambda _ctx, _param, value: validate_locale(value),
        )
        command.params.append(option)


@contextmanager
def _translate_usage_errors(exit_stack: ExitStack | None) -> Iterator[None]:
    """Translate usage errors, and typer's headings around them."""
    try:
        yield
    except (typer.TyperException, typer.Abort) as error:
        if exit_stack is None:
            raise
        texts = help_texts(choose_help_locale()) or HelpTexts({})
        from riverboat.cli.terminal.help_translation import translate_frame
        from riverboat.cli.terminal.usage_errors import translate_usage_error

        renderer = Reader(choose_help_locale())
        exit_stack.enter_context(translate_frame(renderer))
        if isinstance(error, typer.Abort) or type(error).__name__ == "NoArgsIsHelpError":
            raise  # they have no text, or are already translated
        raise translate_usage_error(error, renderer, texts) from None


@contextmanager
def _iter_translated(command: Any, ctx: Any) -> Iterator[Any]:
    """Yield the translated command; typer's headings are translated while the context is active."""
    translated_command, texts = _translate_for_terminal(command, ctx)
    if texts is None:
        yield translated_command
        return
    from riverboat.cli.terminal.help_translation import translate_frame

    with translate_frame(Reader(choose_help_locale())):
        yield translated_command


def _translate_for_terminal(command: Any, ctx: Any) -> tuple[Any, HelpTexts | None]:
    texts = help_texts(choose_help_locale())
    if texts is None:
        return command, None
    from riverboat.cli.terminal.help_translation import translate_command

    command.get_params(ctx)  # creates its --help option
    name = ctx.command_path.removeprefix(ctx.find_root().command_path).strip()
    return translate_command(command, Reader(choose_help_locale()), texts, name), texts


def _format_usage(command: Any, ctx: Any, formatter: Any) -> None:
    translated_command, _ = _translate_for_terminal(command, ctx)
    usage_text = " ".join(translated_command.collect_usage_pieces(ctx))
    heading = Reader(choose_help_locale()).say(UsageHeading())
    formatter.write_usage(ctx.command_path, usage_text, prefix=heading)
