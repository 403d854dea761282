"""Memory of bots through a match: who keeps it, and which bots change while they play.

A bot of one's own keeps its state from the first hand of a match to the last. Hands are played in
blocks, and with several processes or an executor each block has copies of the bots as they were
handed in; that is the same only for bots that do not change, and so others are refused there
(decision 183).
"""

from __future__ import annotations

import io
import pickle
from collections.abc import Mapping, Sequence
from copy import deepcopy
from random import Random
from types import FunctionType, MethodType, ModuleType
from typing import Any, Final, Literal, TypeAlias, cast

from riverboat.bots import Anybody, Bot, Player, name_of, player_of
from riverboat.bots.anybody import ByFunction
from riverboat.bots.opponent import Opponent
from riverboat.bots.styles import Style
from riverboat.engine import BadGame
from riverboat.words.refusals.simulations import BotChanges, NoSuchMemory

Memory: TypeAlias = Literal["match", "block"]
"""How long a bot keeps its state: through the match, or for a block of decks."""

MEMORIES: Final = ("match", "block")


def memory_of(named: str) -> Memory:
    """Return a kind of memory by its name."""
    if named not in MEMORIES:
        raise BadGame(NoSuchMemory(repr(named)))
    return cast(Memory, named)


class Lineup:
    """The players of a match in one process, and what they remember.

    With *keeps* the bots of the first block play all others, too. Without, each block has copies of
    those that were handed in.
    """

    def __init__(self, players: Sequence[Anybody], memory: Memory, *, keeps: bool) -> None:
        self._given = players
        self._memory = memory
        self._kept: list[Anybody] | None = None
        if memory == "match" and keeps:
            self._kept = [own_copy(each) for each in players]
        self._before: list[Mapping[str, bytes]] = []

    def seated(self, seed: int | str, block: int) -> list[Player]:
        """Return the players of a block; chance of theirs begins anew with each block."""
        who = self._kept if self._kept is not None else [fresh(each) for each in self._given]
        players = [
            player_of(_unless_chance(each), Random(f"{seed}, block {block}, player {k}"))
            for k, each in enumerate(who)
        ]
        if self._kept is None and self._memory == "match":
            self._before = [state_of(each) for each in players]
        return players

    def refuse_changes(self, players: Sequence[Player]) -> None:
        """Refuse a bot that a block has changed where the next block has another copy of it."""
        if self._kept is not None or self._memory == "block":
            return
        for given, player, before in zip(self._given, players, self._before, strict=True):
            refuse_change(name_of(given), before, state_of(player))

    @property
    def bots(self) -> tuple[Player, ...]:
        """The players as they are now; none where each block has others."""
        if self._memory == "block":
            return ()
        who = self._kept if self._kept is not None else [own_copy(each) for each in self._given]
        return tuple([player_of(each, Random(0)) for each in who])


def refuse_change(name: str, before: Mapping[str, bytes], after: Mapping[str, bytes]) -> None:
    """Refuse a bot whose state is another one than before."""
    fields = [each for each in {**before, **after} if before.get(each) != after.get(each)]
    if fields:
        raise BadGame(BotChanges(name, ", ".join(fields)))


def own_copy(who: Anybody) -> Anybody:
    """Return a copy for one match; of a class, a bot of it."""
    return cast(Anybody, who()) if isinstance(who, type) else deepcopy(who)


def fresh(who: Anybody) -> Anybody:
    """Return a copy for one block: a program is started again, and knows nothing any more."""
    return who.fresh_copy() if isinstance(who, Bot) else own_copy(who)


def _unless_chance(who: Anybody) -> Anybody:
    """Players of ours have chance and no memory: each block has a copy of those."""
    return deepcopy(who) if isinstance(who, (Style, Opponent)) else who


# Whether a bot has changed ------------------------------------------------------------------------


def state_of(player: Player) -> Mapping[str, bytes]:
    """Return what a bot remembers, by name, as bytes to be compared; its luck is not memory.

    >>> class Counts(Bot):
    ...     seen = 0
    ...     def act(self, hand):
    ...         self.seen += 1
    ...         return "call"
    >>> bot = Counts()
    >>> before, _ = state_of(bot), setattr(bot, "seen", 1)
    >>> before == state_of(bot)
    False
    """
    if isinstance(player, (Style, Opponent)):
        return {}
    if isinstance(player, ByFunction):
        return _of_function(player.function)
    state = player.__getstate__()
    slots: dict[str, Any] = {}
    if isinstance(state, tuple):
        state, slots = (state[0] or {}), (state[1] or {})
    named = {**state, **slots} if isinstance(state, dict) else {"state": state}
    return {name: _bytes(value) for name, value in named.items() if name != "luck"}


def _of_function(function: Any) -> Mapping[str, bytes]:
    """The names that a function encloses, and what it belongs to."""
    found: dict[str, Any] = {}
    if isinstance(function, MethodType):
        found["self"] = function.__self__
        function = function.__func__
    if isinstance(function, FunctionType):
        cells = function.__closure__ or ()
        for name, cell in zip(function.__code__.co_freevars, cells, strict=True):
            try:
                found[name] = cell.cell_contents
            except ValueError:  # not bound yet
                found[name] = None
        found.update(vars(function))
    elif not isinstance(function, type):
        found["state"] = getattr(function, "__dict__", None)
    return {name: _bytes(value) for name, value in found.items()}


def _bytes(value: object) -> bytes:
    out = io.BytesIO()
    _Snapshot(out, protocol=5).dump(value)
    return out.getvalue()


class _Snapshot(pickle.Pickler):
    """Pickles whatever there is: what cannot be pickled is only known by its identity."""

    def persistent_id(self, obj: object) -> str | None:
        """Functions, classes and modules are names, not state."""
        if isinstance(obj, (FunctionType, MethodType, ModuleType, type)):
            return f"{type(obj).__name__} {id(obj)}"
        return None

    def reducer_override(self, obj: Any) -> Any:
        """Return how an object is pickled, or its identity."""
        try:
            obj.__reduce_ex__(5)
        except Exception:
            return str, (f"{type(obj).__name__} {id(obj)}",)
        return NotImplemented
