"""Memory of bots during a match: its lifetime, and detection of bots that change.

A custom bot retains its state from the first hand of a match to the last. Hands are played in
blocks, and with several processes or an executor each block has copies of the original bots. The
results then agree only for bots without state, so bots that change are refused (decision 183).
"""

from __future__ import annotations

import io
import pickle
from collections.abc import Mapping, Sequence
from copy import deepcopy
from random import Random
from types import FunctionType, MethodType, ModuleType
from typing import Any, Final, Literal, TypeAlias, cast

from riverboat.bots import Bot, Player, PlayerLike, make_player, player_name
from riverboat.bots.opponent import Opponent
from riverboat.bots.player_resolver import FunctionBot
from riverboat.bots.styles import Style
from riverboat.engine import BadGame
from riverboat.words.refusals.simulations import BotMemoryScopeUnknown, BotStateNotShared

Memory: TypeAlias = Literal["match", "block"]
"""The lifetime of a bot's state: the whole match, or one block of decks."""

MEMORIES: Final = ("match", "block")


def parse_memory(name: str) -> Memory:
    """Return the memory of this name; ``BadGame`` for another name."""
    if name not in MEMORIES:
        raise BadGame(BotMemoryScopeUnknown(repr(name)))
    return cast(Memory, name)


class Lineup:
    """The players of a match in one process, with their state.

    With *keeps_bots*, one instance of each bot plays all blocks. Without it, each block has copies
    of the original bots.
    """

    def __init__(
        self, players: Sequence[PlayerLike], memory_kind: Memory, *, keeps_bots: bool
    ) -> None:
        self._original_players = players
        self._memory = memory_kind
        self._match_players: list[PlayerLike] | None = None
        if memory_kind == "match" and keeps_bots:
            self._match_players = [copy_for_match(player) for player in players]
        self._states_before: list[Mapping[str, bytes]] = []

    def players_for_block(self, seed: int | str, block_number: int) -> list[Player]:
        """Return the players of a block; their random numbers begin anew with each block."""
        player_likes = (
            self._match_players
            if self._match_players is not None
            else [copy_for_block(original_player) for original_player in self._original_players]
        )
        players = [
            make_player(
                _copy_built_in(player_like),
                Random(f"{seed}, block {block_number}, player {player_index}"),
            )
            for player_index, player_like in enumerate(player_likes)
        ]
        if self._match_players is None and self._memory == "match":
            self._states_before = [capture_bot_state(player) for player in players]
        return players

    def raise_if_changed(self, players: Sequence[Player]) -> None:
        """Raise ``BadGame`` if a bot changed, and the next block would start from another copy."""
        if self._match_players is not None or self._memory == "block":
            return
        for original_player, player, state_before in zip(
            self._original_players, players, self._states_before, strict=True
        ):
            raise_if_changed(player_name(original_player), state_before, capture_bot_state(player))

    @property
    def bots(self) -> tuple[Player, ...]:
        """The current players; empty if each block has its own."""
        if self._memory == "block":
            return ()
        players = (
            self._match_players
            if self._match_players is not None
            else [copy_for_match(original_player) for original_player in self._original_players]
        )
        return tuple([make_player(player_like, Random(0)) for player_like in players])


def raise_if_changed(
    name: str, state_before: Mapping[str, bytes], state_after: Mapping[str, bytes]
) -> None:
    """Refuse a bot whose state has changed."""
    changed_fields = [
        field_name
        for field_name in {**state_before, **state_after}
        if state_before.get(field_name) != state_after.get(field_name)
    ]
    if changed_fields:
        raise BadGame(BotStateNotShared(name, ", ".join(changed_fields)))


def copy_for_match(player: PlayerLike) -> PlayerLike:
    """Return a copy of a bot for one match, or an instance of a bot class."""
    return cast(PlayerLike, player()) if isinstance(player, type) else deepcopy(player)


def copy_for_block(player: PlayerLike) -> PlayerLike:
    """Return a copy of a bot for one block; a program is restarted and loses its memory."""
    return player.fresh_copy() if isinstance(player, Bot) else copy_for_match(player)


def _copy_built_in(player: PlayerLike) -> PlayerLike:
    """Copy a built-in player, which has random numbers but no memory, for a block."""
    return deepcopy(player) if isinstance(player, (Style, Opponent)) else player


def capture_bot_state(player: Player) -> Mapping[str, bytes]:
    """Return a bot's state by name, as bytes to compare; its random generator does not count.

    >>> class Counts(Bot):
    ...     seen = 0
    ...     def act(self, hand):
    ...         self.seen += 1
    ...         return "call"
    >>> bot = Counts()
    >>> before, _ = capture_bot_state(bot), setattr(bot, "seen", 1)
    >>> before == capture_bot_state(bot)
    False
    """
    if isinstance(player, (Style, Opponent)):
        return {}
    if isinstance(player, FunctionBot):
        return _build_function_state(player.function)
    state = player.__getstate__()
    slot_values: dict[str, Any] = {}
    if isinstance(state, tuple):
        state, slot_values = (state[0] or {}), (state[1] or {})
    state_by_name = {**state, **slot_values} if isinstance(state, dict) else {"state": state}
    return {name: _pickle_bytes(value) for name, value in state_by_name.items() if name != "rng"}


def _build_function_state(function: Any) -> Mapping[str, bytes]:
    """Return a function's closure variables and the object it is bound to."""
    values_by_name: dict[str, Any] = {}
    if isinstance(function, MethodType):
        values_by_name["self"] = function.__self__
        function = function.__func__
    if isinstance(function, FunctionType):
        cells = function.__closure__ or ()
        for name, cell in zip(function.__code__.co_freevars, cells, strict=True):
            try:
                values_by_name[name] = cell.cell_contents
            except ValueError:  # not bound yet
                values_by_name[name] = None
        values_by_name.update(vars(function))
    elif not isinstance(function, type):
        values_by_name["state"] = getattr(function, "__dict__", None)
    return {name: _pickle_bytes(value) for name, value in values_by_name.items()}


def _pickle_bytes(value: object) -> bytes:
    buffer = io.BytesIO()
    _StatePickler(buffer, protocol=5).dump(value)
    return buffer.getvalue()


class _StatePickler(pickle.Pickler):
    """A pickler for any object, which stores parts that cannot be pickled by identity."""

    def persistent_id(self, obj: object) -> str | None:
        """Return an id for functions, classes and modules, which are not state."""
        if isinstance(obj, (FunctionType, MethodType, ModuleType, type)):
            return f"{type(obj).__name__} {id(obj)}"
        return None

    def reducer_override(self, obj: Any) -> Any:
        """Return the type and identity of an unpicklable object; ``NotImplemented`` for others."""
        try:
            obj.__reduce_ex__(5)
        except Exception:
            return str, (f"{type(obj).__name__} {id(obj)}",)
        return NotImplemented
