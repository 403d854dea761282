"""Custom bots, loaded by file and class name: ``my_bot.py:MyBot``.

The file is executed as ``python my_bot.py`` would execute it, so it must be trusted.
"""

from __future__ import annotations

import sys
from difflib import get_close_matches
from importlib import import_module
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from random import Random
from types import ModuleType
from typing import cast

from riverboat.bots import STYLES, Bot, PlayerLike, make_player
from riverboat.cli.terminal.terminal_locale import build_usage_error
from riverboat.words import Phrase
from riverboat.words.refusals import command_line as w

_RUN_PREFIX = "run:"


def is_custom_bot(spec: str) -> bool:
    """Return True if the text names a file or a module rather than a style.

    >>> is_custom_bot("my_bot.py"), is_custom_bot("bots.careful:Careful"), is_custom_bot("shark")
    (True, True, False)
    """
    return ":" in spec or spec.endswith(".py")


def build_program_bot(spec: str) -> Bot | None:
    """Return a bot that runs a JSON-lines program, for ``run: python my_agent.py``.

    Return ``None`` for other texts.
    """
    if not spec.startswith(_RUN_PREFIX):
        return None
    from riverboat.agents import Program

    return Program(spec.removeprefix(_RUN_PREFIX).strip())


def load_bot_or_style(spec: str) -> PlayerLike:
    """Return the style or custom bot of this name; raise ``BadParameter`` for an unknown one."""
    if program := build_program_bot(spec):
        return program
    if not is_custom_bot(spec) and Path(f"{spec}.py").is_file():
        raise build_usage_error(w.BotFileHint(repr(spec), spec))
    return load_custom_bot(spec) if is_custom_bot(spec) else spec


def load_custom_bot(spec: str) -> PlayerLike:
    """Load the named bot of a file or module, or its only bot if no name is given."""
    location, _, name = spec.rpartition(":") if ":" in spec[2:] else (spec, "", "")
    module = _import_module(location)
    if not name:
        return _find_single_bot(module, location)
    bot = getattr(module, name, None)
    if bot is None:
        close_matches = get_close_matches(
            name, [attribute for attribute in vars(module) if attribute[0] != "_"], 1
        )
        hint = (
            w.BotClassSuggestion(location, close_matches[0])
            if close_matches
            else _describe_bots(module)
        )
        raise build_usage_error(w.BotNameUnknown(location, repr(name), hint))
    try:
        make_player(bot, Random(0))
    except TypeError as error:
        raise build_usage_error(w.OptionRefused(spec, str(error))) from None
    return cast(PlayerLike, bot)


def _import_module(location: str) -> ModuleType:
    """Import a file, or a module from the import path."""
    path = Path(location)
    if not location.endswith(".py"):
        sys.path.insert(0, str(Path.cwd()))
        try:
            return import_module(location)
        except ModuleNotFoundError as error:
            raise build_usage_error(
                w.BotModuleUnknown(repr(error.name), ", ".join(STYLES))
            ) from None
    if not path.is_file():
        raise build_usage_error(w.BotFileNotFound(location))
    module_spec = spec_from_file_location(path.stem, path)
    if module_spec is None or module_spec.loader is None:
        raise build_usage_error(w.PythonFileExpected(location))
    module = module_from_spec(module_spec)
    sys.path.insert(0, str(path.parent.absolute()))  # modules beside it can be imported
    sys.modules[path.stem] = module
    module_spec.loader.exec_module(module)
    return module


def _list_bot_names(module: ModuleType) -> list[str]:
    return [
        name
        for name, value in vars(module).items()
        if isinstance(value, type)
        and issubclass(value, Bot)
        and value.__module__ == module.__name__
    ]


def _describe_bots(module: ModuleType) -> Phrase:
    names = _list_bot_names(module)
    return w.BotClassesFound(", ".join(names)) if names else w.BotClassMissing()


def _find_single_bot(module: ModuleType, location: str) -> PlayerLike:
    names = _list_bot_names(module)
    if len(names) != 1:
        raise build_usage_error(w.BotClassAmbiguous(location, _describe_bots(module)))
    return cast(PlayerLike, getattr(module, names[0]))
