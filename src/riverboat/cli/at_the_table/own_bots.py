"""A bot that somebody has written, found by its file and its name: ``my_bot.py:MyBot``.

The file is run, as ``python my_bot.py`` would run it: it is one's own.
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

from riverboat.bots import STYLES, Anybody, Bot, player_of
from riverboat.cli.terminal.tongue import refused
from riverboat.words import Phrase
from riverboat.words.refusals import command_line as w

_RUN = "run:"


def is_own(said: str) -> bool:
    """Whether a file or a module is named, and no style.

    >>> is_own("my_bot.py"), is_own("bots.careful:Careful"), is_own("shark")
    (True, True, False)
    """
    return ":" in said or said.endswith(".py")


def program(said: str) -> Bot | None:
    """A program that answers in lines of JSON, for ``run: python my_agent.py``."""
    if not said.startswith(_RUN):
        return None
    from riverboat.agents import Program

    return Program(said.removeprefix(_RUN).strip())


def somebody(said: str) -> Anybody:
    """A style by its name, or a bot of one's own; ``BadParameter`` where there is neither."""
    if running := program(said):
        return running
    if not is_own(said) and Path(f"{said}.py").is_file():
        raise refused(w.AFileNotAStyle(repr(said), said))
    return own_bot(said) if is_own(said) else said


def own_bot(said: str) -> Anybody:
    """The bot that a file, or a module, has under a name; the only one, where none is said."""
    where, _, name = said.rpartition(":") if ":" in said[2:] else (said, "", "")
    module = _module(where)
    if not name:
        return _only_bot(module, where)
    found = getattr(module, name, None)
    if found is None:
        near = get_close_matches(name, [each for each in vars(module) if each[0] != "_"], 1)
        hint = w.DidYouMeanTheBot(where, near[0]) if near else _bots_in(module)
        raise refused(w.NoBotOfThatName(where, repr(name), hint))
    try:
        player_of(found, Random(0))
    except TypeError as why:
        raise refused(w.OptionSays(said, str(why))) from None
    return cast(Anybody, found)


def _module(where: str) -> ModuleType:
    """What is in a file, or in a module that can be imported from here."""
    path = Path(where)
    if not where.endswith(".py"):
        sys.path.insert(0, str(Path.cwd()))
        try:
            return import_module(where)
        except ModuleNotFoundError as why:
            raise refused(w.NoModuleOfABot(repr(why.name), ", ".join(STYLES))) from None
    if not path.is_file():
        raise refused(w.NoFileOfABot(where))
    spec = spec_from_file_location(path.stem, path)
    if spec is None or spec.loader is None:
        raise refused(w.NoFileOfPython(where))
    module = module_from_spec(spec)
    sys.path.insert(0, str(path.parent.absolute()))  # what lies beside it is imported, too
    sys.modules[path.stem] = module
    spec.loader.exec_module(module)
    return module


def _bots(module: ModuleType) -> list[str]:
    return [
        name
        for name, each in vars(module).items()
        if isinstance(each, type) and issubclass(each, Bot) and each.__module__ == module.__name__
    ]


def _bots_in(module: ModuleType) -> Phrase:
    names = _bots(module)
    return w.ItsBotsAre(", ".join(names)) if names else w.HasNoBot()


def _only_bot(module: ModuleType, where: str) -> Anybody:
    names = _bots(module)
    if len(names) != 1:
        raise refused(w.SayWhichBot(where, _bots_in(module)))
    return cast(Anybody, getattr(module, names[0]))
