"""The configuration of a table: what a host writes in a file of TOML, and the rules it makes.

A file says what differs from a preset. A name that nobody knows is refused with the nearest one, a
value that cannot be with what can, and choices that contradict each other with the rule. It is
text here; who reads files is above.

>>> config = read_config('''
... preset = "home"
... game = "no-limit hold'em 1/2"
... [straddle]
... max_live = 1
... ''')
>>> config.rules.straddle.max_live, config.rules.button.rule
(1, 'moving')
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator, Mapping
from difflib import get_close_matches
from functools import cache
from typing import Any, Final, Literal, get_args, get_origin, get_type_hints

from msgspec import Struct
from msgspec.structs import replace

from riverboat.engine import BadGame, Game, HouseRules, Rotation, read_game
from riverboat.engine.games.rotation import Change
from riverboat.table.rules.chip_set import Chip
from riverboat.table.rules.option_groups import StraddleRules
from riverboat.table.rules.rules import PRESETS, TableRules, usual_bet
from riverboat.table.rules.toml import toml_value

GROUPS: Final[dict[str, type[Struct]]] = {
    name: kind
    for name, kind in get_type_hints(TableRules).items()
    if isinstance(kind, type) and issubclass(kind, Struct)
}
"""The groups of options by their names in the file."""

TOP: Final = ("chairs", "format", "room", "seven_deuce", "name", "place", "forbidden", "notices")
"""The options of the table itself that are not in a group."""

PLAYED: Final = ("preset", "game", "games", "mix", "change")
"""What is played, and from which preset the other choices come."""

DEFAULT_PRESET: Final = "cash"


class Seated(Struct, frozen=True):
    """A player whom the file names: for whoever opens the table and fills its chairs."""

    name: str
    chair: int = 0
    """0 is the next that is free."""
    chips: int = 0
    """0 is what is usual."""
    style: str = ""
    """How he plays, if nobody plays for him."""


class Config(Struct, frozen=True):
    """What a file says: the rules of the table, and perhaps who sits there."""

    rules: TableRules
    players: tuple[Seated, ...] = ()


def read_config(text: str) -> Config:
    """Read a file of TOML; ``BadGame`` says where it is wrong, and what would be right."""
    return config_of(parsed(text))


def parsed(text: str) -> dict[str, Any]:
    """The keys and values of a file of TOML."""
    _refuse_tangled(text)
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as why:
        found = re.fullmatch(r"(.*) \(at (?:line (\d+), column \d+|end of document)\)", str(why))
        what, line = (found[1], found[2]) if found else (str(why), None)
        where = f"line {line}" if line else "the last line"
        raise BadGame(f"{where} is no TOML: {what[0].lower()}{what[1:]}") from why
    except ValueError:  # Python reads no number of more than some thousand digits
        raise _too_long(text) from None


_LONGEST: Final = 64_000
"""Characters of a file."""
_PARTS: Final = 4
"""Parts of a dotted key: what a parser does for one grows with their square."""
_DEEPEST: Final = 16
"""Brackets in brackets."""
_KEYS: Final = 2_000
_SAID: Final = re.compile(
    r'''"""(?:[^"\\]|\\.|"(?!""))*(?:"{3,5}|\Z)|'''
    r"""'''(?:[^']|'(?!''))*(?:'{3,5}|\Z)|"""
    r""""(?:[^"\\\n]|\\.)*"?|'[^'\n]*'?|#[^\n]*""",
    re.DOTALL,
)
"""Texts and comments, also those that do not end: no character is looked at twice."""


def _refuse_tangled(text: str) -> None:
    """Refuse, before it is parsed, what would take long to parse and no file of rules has."""
    if len(text) > _LONGEST:
        raise BadGame(f"a file has at most {_LONGEST} characters, not {len(text)}")
    bare = _SAID.sub(lambda found: "" if found[0].startswith("#") else "_", text)
    if any(part.count(".") >= _PARTS for part in re.split(r"[^\w.\- \t]", bare)):
        raise BadGame("an option is called as in straddle.enabled: a group, a dot, a name")
    depth = 0
    for bracket in re.findall(r"[\[{\]}]", bare):
        depth = depth + 1 if bracket in "[{" else max(0, depth - 1)
        if depth > _DEEPEST:
            raise BadGame("the configuration is nested too deeply")
    if bare.count("=") + bare.count("[") > _KEYS:
        raise BadGame(f"a file has at most {_KEYS} options and groups")


def _too_long(text: str) -> BadGame:
    """The refusal of a number that Python does not read, with the option that it stands for."""
    path = ""
    if found := re.search(r"^[ \t]*([\w-]+)[ \t]*=[^\n]*?\d{1000}", text, re.MULTILINE):
        groups = re.findall(r"^[ \t]*\[([\w-]+)\]", text[: found.start()], re.MULTILINE)
        path = ".".join([*groups[-1:], found[1]])
    what = path or "a number"
    return BadGame(
        f"{what} has more digits than anybody means: no number is more than {_MOST}", option=path
    )


def config_of(wishes: Mapping[str, Any]) -> Config:
    """The configuration that these keys and values ask for, or ``BadGame``."""
    _refuse_unknown(wishes)
    preset = wishes.get("preset", DEFAULT_PRESET)
    if not isinstance(preset, str) or preset not in PRESETS:
        raise BadGame(f"preset is one of {' | '.join(PRESETS)}, not {_shown(preset)}")
    house = _house(preset, wishes.get("house", {}))
    changes = _changes(wishes)
    base = base_of(preset, _played(wishes, house), changes.get("straddle", {}))
    rules = base.but(**changes)
    return Config(rules, _players(rules, wishes.get("players", [])))


def refuse_no_buy_in(rules: TableRules) -> None:
    """Refuse a largest buy-in that does not pay for one bet: nobody could play with it."""
    if rules.format == "tournament" or not rules.buy_in.most:
        return
    bet = max(usual_bet(game) for game in rules.games)
    if rules.buy_in.most < bet:
        raise BadGame(
            f"nobody plays with a buy-in of {rules.buy_in.most} where a bet is {bet}: "
            f"the largest is {bet} or more, or 0 for none (STAK-02)",
            option="buy_in.most",
        )


def changed(rules: TableRules, said: str) -> TableRules:
    """The rules with one option changed, as it is said in one line; or ``BadGame``.

    >>> rules = read_config("game = 'limit razz 4/8 ante 1'").rules
    >>> changed(rules, "button.picked_up=5").button.picked_up
    5
    """
    wishes: dict[str, Any] = {}
    with_option(wishes, said)
    _refuse_unknown(wishes)
    house = rules.games[0].rules
    if "house" in wishes:
        house = house.but(**_options("house", wishes["house"]))
        games = tuple([replace(game, rules=house) for game in rules.games])
        played = rules.game
        return rules.but(
            game=replace(played, games=games) if isinstance(played, Rotation) else games[0]
        )
    if "game" in wishes:
        return rules.but(game=_played(wishes, house))
    if not (changes := _changes(wishes)):
        raise BadGame(f"{said.partition('=')[0].strip()} is chosen when a table is opened")
    return rules.but(**changes)


def _changes(wishes: Mapping[str, Any]) -> dict[str, Any]:
    """The options of the table and its groups that are set, as ``TableRules.but`` takes them."""
    hints = get_type_hints(TableRules, include_extras=True)
    changes: dict[str, Any] = {
        name: _value(name, hints[name], wishes[name]) for name in TOP if name in wishes
    }
    changes |= {name: _options(name, wishes[name]) for name in GROUPS if name in wishes}
    if "chips" in wishes:
        chips = _entries("chips", Chip, wishes["chips"])
        changes["chips"] = tuple(Chip(**each) for each in chips)
    return changes


def with_option(wishes: dict[str, Any], said: str) -> None:
    """Put an option into *wishes* as it is said in one line: ``straddle.enabled=on``.

    >>> wishes = {}
    >>> with_option(wishes, "straddle.positions=utg, button")
    >>> wishes
    {'straddle': {'positions': ['utg', 'button']}}
    """
    path, equals, text = (part.strip() for part in said.partition("="))
    *group, name = path.split(".")
    if not equals or not name or len(group) > 1 or not all(group):
        raise BadGame(f"an option is set as in straddle.enabled=on, not {said!r}")
    inside = wishes.setdefault(group[0], {}) if group else wishes
    if not isinstance(inside, dict):
        raise BadGame(f"{group[0]} is no group of options; groups are {', '.join(_sections())}")
    inside[name] = _read(_hint(*group, name), text)


# Names ------------------------------------------------------------------------------------------


def _sections() -> tuple[str, ...]:
    return (*GROUPS, "house", "chips", "players")


def _refuse_unknown(wishes: Mapping[str, Any]) -> None:
    """Refuse names that nobody knows, tables that should be values, and values for tables."""
    for name, value in wishes.items():
        if name in (*TOP, *PLAYED):
            if isinstance(value, Mapping):
                raise BadGame(f"{name} is an option of the table, not a group: write {name} = ...")
        elif name in ("chips", "players"):
            if value != [] and not _lists_entries(value):
                raise BadGame(f"{name} are listed one by one, each under [[{name}]]")
        elif name in _sections():
            if not isinstance(value, Mapping):
                raise BadGame(f"{name} is a group of options: write them under [{name}]")
        elif isinstance(value, Mapping) or _lists_entries(value):
            raise BadGame(_unknown_section(name))
        else:
            raise BadGame(_unknown("", name))


def _lists_entries(value: object) -> bool:
    """Whether something is written under [[double brackets]]."""
    return (
        isinstance(value, list) and all(isinstance(each, Mapping) for each in value) and value != []
    )


def _unknown_section(name: str) -> str:
    near = get_close_matches(name, _sections(), 1)
    hint = f"did you mean [{near[0]}]?" if near else f"there are {', '.join(_sections())}"
    return f"no group [{name}]; {hint}"


def _unknown(group: str, name: str) -> str:
    """That there is no such option, and which may have been meant: here, or in another group."""
    path = f"{group}.{name}" if group else name
    known = _names(group) if group else (*TOP, *PLAYED)
    if near := get_close_matches(name, known, 1):
        return f"no option {path}; did you mean {near[0]}?"
    if homes := _homes(name):
        return f"no option {path}; {name} stands under {', '.join(homes)}"
    if not group and (near := get_close_matches(name, _sections(), 1)):
        return f"no option {path}; did you mean the group [{near[0]}]?"
    where = f"[{group}] has" if group else "the table has"
    return f"no option {path}; {where} {', '.join(known)}"


def _names(group: str) -> tuple[str, ...]:
    """The options of a group."""
    if group == "house":
        return ("preset", *HouseRules.__struct_fields__)
    entries: dict[str, type[Struct]] = {"chips": Chip, "players": Seated}
    return (GROUPS.get(group) or entries[group]).__struct_fields__


def _homes(name: str) -> list[str]:
    """The groups that have an option of this name."""
    return [f"[{group}]" for group in (*GROUPS, "house") if name in _names(group)]


# Values -----------------------------------------------------------------------------------------


def _options(group: str, wished: Mapping[str, Any]) -> dict[str, Any]:
    """The options of a group that the file sets."""
    found = {}
    for name, raw in wished.items():
        if name not in _names(group):
            raise BadGame(_unknown(group, name))
        found[name] = _value(f"{group}.{name}", _hint(group, name), raw)
    return found


def _entries(name: str, kind: type[Struct], listed: list[Any]) -> list[dict[str, Any]]:
    """The values of each entry of a list; those without a default must be there."""
    found = []
    for number, wished in enumerate(listed, 1):
        where = f"{name} {number}"
        for key in wished:
            if key not in kind.__struct_fields__:
                raise BadGame(_unknown(name, key))
        needed = kind.__struct_fields__[
            : len(kind.__struct_fields__) - len(kind.__struct_defaults__)
        ]
        if missing := [key for key in needed if key not in wished]:
            raise BadGame(f"{where} has no {' and no '.join(missing)}: say {', '.join(needed)}")
        hints = get_type_hints(kind)
        found.append({key: _value(f"{where}: {key}", hints[key], wished[key]) for key in wished})
    return found


@cache
def _hint(*path: str) -> Any:
    """What kind of value an option has; text for one that nobody knows."""
    *group, name = path
    holder: type[Struct] = TableRules
    if group:
        holder = HouseRules if group[0] == "house" else GROUPS.get(group[0], Struct)
    return get_type_hints(holder, include_extras=True).get(name, str)


def _bare(hint: Any) -> tuple[Any, Any]:
    """A kind of value without its bounds, and the bounds."""
    if hasattr(hint, "__metadata__"):
        return get_args(hint)[0], hint.__metadata__[0]
    return hint, None


def _value(where: str, hint: Any, raw: Any) -> Any:
    """A value of the file as an option has it, or ``BadGame`` with what it may be."""
    kind, meta = _bare(hint)
    if kind is bool:
        if isinstance(raw, bool) or raw in ("on", "off"):
            return raw in (True, "on")
        raise _bad(where, f"{where} is true or false, not {_shown(raw)}")
    if kind is int:
        return _number(where, meta, raw)
    if get_origin(kind) is tuple:
        if not isinstance(raw, list):
            raise _bad(where, f"{where} is a list in brackets, not {_shown(raw)}")
        element = get_args(kind)[0]
        return tuple([_value(f"each of {where}", element, each) for each in raw])
    if get_origin(kind) is Literal and raw not in get_args(kind):
        choices = get_args(kind)
        near = get_close_matches(_shown(raw), choices, 1)
        hint = f"; did you mean {near[0]}?" if near else ""
        raise _bad(where, f"{where} is one of {' | '.join(choices)}, not {_shown(raw)}{hint}")
    if not isinstance(raw, str):
        raise _bad(where, f"{where} is a text in quotation marks, not {_shown(raw)}")
    return raw


def _number(where: str, meta: Any, raw: Any) -> int:
    least = 0 if meta is None or meta.ge is None else int(meta.ge)
    most = _MOST if meta is None or meta.le is None else int(meta.le)
    if where.startswith("clock."):
        most = min(most, _DAY)
    if type(raw) is int and least <= raw <= most:
        return raw
    mistyped = type(raw) is int and raw > most
    reach = f"{least} or more" if most == _MOST and not mistyped else f"{least} to {most}"
    raise _bad(where, f"{where} is a whole number, {reach}, not {_shown(raw)}")


_MOST: Final = 10**12
"""The largest number of chips that anybody means."""
_DAY: Final = 86_400


def _bad(where: str, why: str) -> BadGame:
    """A refusal of the value of an option."""
    return BadGame(why, option=where.removeprefix("each of "))


def _shown(raw: object) -> str:
    """A value as it stands in the file; a number that nobody can read is not read out."""
    if any(type(each) is int and abs(each) > _MOST**2 for each in _flat(raw)):
        return "a number of very many digits"
    return toml_value(raw) if isinstance(raw, (bool, int, str, list)) else str(raw)


def _flat(raw: object) -> Iterator[object]:
    """A value, or all that is in a list and in the lists in it."""
    if isinstance(raw, list):
        for each in raw:
            yield from _flat(each)
    else:
        yield raw


def _read(hint: Any, text: str) -> Any:
    """A value that is said on a command line; what cannot be read is left as it is."""
    kind, _ = _bare(hint)
    if get_origin(kind) is tuple:
        parts = [part.strip() for part in text.strip("[]").split(",") if part.strip()]
        return [_read(get_args(kind)[0], part.strip("\"'")) for part in parts]
    if kind is bool:
        return {"true": "on", "yes": "on", "false": "off", "no": "off"}.get(text, text)
    if kind is int and re.fullmatch(r"-?\d{1,4000}", text):
        return int(text)
    return text


# What is played ---------------------------------------------------------------------------------


def _house(preset: str, wished: Mapping[str, Any]) -> HouseRules:
    """The house rules of each hand: those of the table's preset, or of another, with changes."""
    changes = dict(wished)
    named = changes.pop("preset", preset)
    if not isinstance(named, str):
        raise BadGame(f"house.preset is a text in quotation marks, not {_shown(named)}")
    return HouseRules.preset(named).but(**_options("house", changes))


def _played(wishes: Mapping[str, Any], house: HouseRules) -> Game | Rotation:
    """The game of the table, or its games in turn."""
    if ("game" in wishes) == ("games" in wishes):
        raise BadGame(
            'say what is played, once: game = "no-limit hold\'em 1/2", or games = ["...", "..."]'
        )
    change = wishes.get("change")
    if change is not None and change not in get_args(Change):
        raise BadGame(f"change is one of {' | '.join(get_args(Change))}, not {_shown(change)}")
    if "game" in wishes:
        game = read_game(_value("game", str, wishes["game"]), house)
        if isinstance(game, Rotation):
            return replace(game, change=change) if change else game
        if change or "mix" in wishes:
            raise BadGame(f"change and mix are for games in turn, and only {game.name} is played")
        return game
    names = _value("games", tuple[str, ...], wishes["games"])
    if len(names) > _GAMES:
        raise BadGame(f"a mix has at most {_GAMES} games, not {len(names)}", option="games")
    games = tuple([_one_of(name, house) for name in names])
    return Rotation(_value("mix", str, wishes.get("mix", "mixed games")), games, change or "orbit")


_GAMES: Final = 50


def _one_of(name: str, house: HouseRules) -> Game:
    """One of the games of a mix that a host puts together."""
    game = read_game(name, house)
    if isinstance(game, Rotation):
        raise BadGame(f"{game.name} is a mix, and cannot be one of the games", option="games")
    return game


def base_of(preset: str, game: Game | Rotation, straddle: Mapping[str, Any]) -> TableRules:
    """The rules that the file changes. Who turns straddles off turns off all that hangs on them."""
    base = TableRules.preset(preset, game)
    return base.but(straddle=StraddleRules()) if straddle.get("enabled") is False else base


def _players(rules: TableRules, listed: list[Any]) -> tuple[Seated, ...]:
    """The players that the file names, each once and each in a chair of his own."""
    players = tuple([Seated(**each) for each in _entries("players", Seated, listed)])
    names = [each.name for each in players]
    if len(set(names)) < len(names) or not all(names):
        raise BadGame("every player has a name of his own: one player, one hand (BYND-95)")
    chairs = [each.chair for each in players if each.chair]
    if len(set(chairs)) < len(chairs):
        raise BadGame("two players have the same chair (SEAT-04)")
    if len(players) > rules.chairs or max(chairs, default=0) > rules.chairs:
        raise BadGame(f"the table has {rules.chairs} chairs, and more are taken (GAME-03)")
    return players
