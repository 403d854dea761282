"""docs/reference/json.md: what the commands print with --json, run and looked at.

python -m tests.docs.json_page > docs/reference/json.md
"""

from __future__ import annotations

import json
import shlex
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, NamedTuple

from typer.testing import CliRunner

from riverboat.cli import app
from tests.docs import rulebook
from tests.notation.phh_texts import DEALT, hand_text

FILE = rulebook.DOCS / "reference" / "json.md"
COMMAND = "python -m tests.docs.json_page > docs/reference/json.md"

HEAD = f"""\
<!-- Made by: {COMMAND} -->
# JSON of the command line

With `--json` a command prints one object, for programs. Its first key, `shape`, is a name and a
version: `equity/1`. A key that is added leaves the version as it is, so do not mind keys that you
do not know; a key that goes, or comes to mean something else, makes it 2. What goes wrong is said
on the standard error, as always, and the exit code is not 0.

```console
$ riverboat equity AKs "QQ+" --board "Qh 7c 2d" --json | jq '.players[0].equity'
0.08863636363636364
```

From Python the values themselves are closer at hand: `riverboat.equity(...)`,
`riverboat.read_hands(...)`. `name.*` is an object whose keys are data, and `name[]` an entry of a
list; a key that stands in some outputs only is told here, too.
"""

_PLAYERS = {
    "players[].name": "the hand or range, as it was written",
    "players[].equity": "share of the pot on average, 0 to 1",
    "players[].win": "how often they win all of it, 0 to 1",
    "players[].tie": "how often they share it",
    "players[].standard_error": "of the equity; 0 when it is exact",
    "players[].interval[]": "where the equity lies, with that confidence: low and high",
    "players[].won": "deals; a weighted range has fractions",
    "players[].tied": "deals",
    "players[].lost": "deals",
}
_EQUITY = {
    "game": "as it is called",
    "board": "cards",
    "dead": "cards",
    "exact": "whether all deals were counted",
    "how": "what was done, in words",
    "boards": "how many were counted or drawn, where every hand is known",
    "deals": "the same, where hands are dealt, too",
    "standard_error": "the largest of the players'",
    "confidence": "of the intervals",
    "seed": "a number, where deals were drawn",
} | _PLAYERS
_RULE = {
    "id": "as in `riverboat rules BET-10`",
    "title": "",
    "text": "in our words",
    "cases[].name": "what it shows",
    "cases[].place": "file and line",
    "cases[].says": "the case, as it stands in the file",
    "no_case": "why there is none, if there is none",
    "code[]": "where the code follows it: file and line",
    "language": "what its text is written in: English where it is not translated",
    "named[]": "other rules that its text names",
    "options[]": "house options that it leaves open",
}
_COUNTS = {
    "hands": "that were read",
    "exact": "legal from the first chip to the last, and ended as recorded",
    "repaired": "mended, with `--repair`",
    "refused": "",
    "reasons.*": "how many were refused for it",
    "hands_per_second": "",
}


class Shape(NamedTuple):
    """What is printed by a command."""

    command: str
    keys: dict[str, str]
    """By path, what it means."""
    also: tuple[str, ...] = ()
    """Other commands, whose output has keys that the first has not."""


SHAPES = {
    "equity/1": Shape(
        'riverboat equity AKs "QQ+" --board "Qh 7c 2d" --json',
        _EQUITY,
        ('riverboat equity AsKs QhQd --board "Qc Js Ts" --json',),
    ),
    "streets/1": Shape(
        'riverboat equity AsKs QhQd --board "Qc Js Ts" --streets --json',
        {
            "streets[].street": "`preflop`, `flop` ...",
            "streets[].result": "as `equity/1`, without its shape",
        },
    ),
    "odds/1": Shape(
        'riverboat odds "Ah Kh" --board "Qh 7h 2c" --against "Qs Qc" --json',
        {
            "hand": "cards",
            "board": "cards",
            "holding": "what it makes now, in words",
            "standing": "how it stands against those of `--against`: `ahead`, `behind` or `tied`",
            "outs": "how many cards make it the better hand, or improve it where nobody is named",
            "unseen": "how many cards are left",
            "improvements[].makes": "what the hand becomes",
            "improvements[].cards": "by these cards",
            "tying": "cards that make the hands equal",
            "draws[].name": "",
            "draws[].cards": "",
            "next_card": "how often one of the outs comes with the next card, 0 to 1",
            "by_river": "how often by the river",
            "equity": "of the hand, against those of `--against`",
        },
        ('riverboat odds "Ah Kh" --board "Qh 7h 2c" --json',),
    ),
    "range/1": Shape(
        'riverboat range "QQ+, AKs" --json',
        {
            "range": "in its shortest form",
            "cards": "of a hand",
            "combinations": "how many hands are in it",
            "weight": "the same by weight",
            "percent": "of all hands",
            "hands.*": "by kind of hand its weight, 0 to 1; only for hands of two cards",
        },
    ),
    "icm/1": Shape(
        "riverboat icm 5000 3000 2000 --prizes 50,30,20 --risk --deal icm --json",
        {
            "stacks[]": "as they were given",
            "prizes[]": "the first place's first",
            "values[]": "what each stack is worth",
            "exact": "whether all orders were counted",
            "how": "in words",
            "deal.shares[]": "with `--deal`: who gets how much now",
            "deal.saved[]": "prizes that are still played for, with `--save`",
            "needed_percent[][]": "with `--risk`: what a row must win with to call a column's push",
        },
        ("riverboat icm 5000 3000 2000 --prizes 50,30,20 --deal icm --save 10 --json",),
    ),
    "structure/1": Shape(
        "riverboat tournament structure 18 --json",
        {
            "stack": "what everybody begins with",
            "chips[]": "the worths of the chips, rising",
            "parts[].kind": "`level` or `break`",
            "parts[].small": "of a level: its small blind",
            "parts[].big": "",
            "parts[].ante": "0 for none",
            "parts[].antes": "`none`, `each` or `big_blind`",
            "parts[].minutes": "how long it is; 0 where hands are counted",
            "parts[].hands": "",
            "parts[].game": "what is played, where levels have different games",
            "parts[].colour_up": "of a break: chips of this worth go; 0 for none",
        },
    ),
    "payouts/1": Shape(
        "riverboat tournament payouts 20 50 --shares 50,30,20 --stacks 5000,3000,2000 --json",
        {
            "pool": "all that is paid",
            "prizes[]": "the first place's first",
            "deals.icm[]": "with `--stacks`: what each would take by ICM",
            "deals.chips[]": "by chips",
            "deals.even[]": "alike",
        },
    ),
    "seats/1": Shape(
        "riverboat tournament seats Ann Ben Cid --seed evening --json",
        {
            "seed": "by which anybody can draw again",
            "hash": "what is published before the draw",
            "seats[].player": "",
            "seats[].table": "from 1",
            "seats[].seat": "from 1",
        },
    ),
    "tournament/1": Shape(
        "riverboat tournament sim --players 4 --pace hyper --quiet --json",
        {
            "entries": "",
            "hands": "that were played",
            "minutes": "of the event's own time",
            "seed": "the hash of the seed of its draws",
            "levels[].level": "",
            "levels[].minutes": "when it began",
            "levels[].left": "players left then",
            "results[].place": "",
            "results[].player": "",
            "results[].entries": "",
            "results[].re_buys": "",
            "results[].paid": "into the event, fees and heads with it",
            "results[].prize": "",
            "results[].heads": "won for heads of others",
            "results[].net": "",
        },
    ),
    "push-fold/1": Shape(
        "riverboat push-fold 10 --json",
        {
            "stacks.*": "by seat, in big blinds",
            "prizes[]": "of a tournament",
            "values.*": "by seat, what a hand is worth: big blinds, or prizes",
            "gain": "the most that a player could still gain by another plan, in big blinds",
            "rounds": "that were played to find it",
            "exact": "whether `gain` is all that is left of error",
            "decisions[].seats[]": "who pushes, and who calls",
            "decisions[].does": "`pushes` or `calls`",
            "decisions[].forced": "all-in by posting",
            "decisions[].percent": "of all hands",
            "decisions[].range": "in its shortest form",
            "decisions[].hands.*": "by kind of hand how often, 0 to 1",
        },
        ("riverboat push-fold 8 12 20 --prizes 50,30,20 --rounds 25 --json",),
    ),
    "opening/1": Shape(
        "riverboat solve blueprint --draw 'raise 6' --json",
        {
            "after": "what was done before",
            "names[]": "what can be done: to fold, to call or check, and the totals of raises",
            "chances.*.*": "by hand and by what is done, how often",
        },
    ),
    "solve/1": Shape(
        "riverboat solve kuhn --iterations 40 --json",
        {
            "game": "as it is called",
            "method": "how it was solved; `exact` by linear programming",
            "iterations": "rounds; 0 by linear programming",
            "value": "what seat 0 wins when both play it, in chips a hand",
            "exploitability": "what the best answers win on average over both seats, in chips",
            "curve[].iterations": "after so many rounds",
            "curve[].exploitability": "it was this",
            "chances.*.*": "by what a player knows and what they do, how often",
        },
    ),
    "match/1": Shape(
        "riverboat match shark caller --hands 20 --seed 7 --json",
        {
            "game": "as it is called",
            "hands": "that were played",
            "asked": "how many were asked for: a duplicate match plays whole decks",
            "duplicate": "whether each deck was played from every seat",
            "seed": "the same one is the same match",
            "players[].player": "what they are called",
            "players[].net": "chips won, or less than 0, lost",
            "players[].bb_per_100": "big blinds in a hundred hands",
            "players[].interval_95": "how far the true mean may be from it, in 95 of 100 matches; "
            "with `--until` at every look at once",
            "players[].measured_bb_per_100": "the same by the measure",
            "players[].measured_interval": "how far the true mean may be from that",
            "measure": "`chips`, `all-in` or `aivat`",
            "until": "how sure it was to be who wins; null where nobody asked",
            "decided": "whether it was, of the first player",
            "curve[].hands": "after so many hands",
            "curve[].bb_per_100[]": "so it stood, by player",
            "curve[].intervals[]": "and so sure it was; null before enough deals",
        },
    ),
    "stats/1": Shape(
        "riverboat stats hands.phhs --json",
        {
            "players[].player": "what they are called",
            "players[].part": "of their hands, with `--by`: `BTN`, `50-100`, `6 players`",
            "players[].hands": "that they were dealt",
            "players[].bb_per_100": "big blinds won in a hundred hands",
            "players[].interval_95": "how far the true mean may be from it, 95 times of 100",
            "players[].ev_bb_per_100": "the same with all-ins at what they were worth",
            "players[].statistics.*.value": "in percent, `af` as a ratio; null without a chance",
            "players[].statistics.*.of": "of how many chances ([which](statistics.md))",
        },
    ),
    "sim/1": Shape(
        'riverboat sim --game "nlhe 1/2" --hands 10 --seed 7 --json',
        {
            "game": "as it is called",
            "hands": "that were played",
            "seed": "the same one is the same session",
            "players[].player": "",
            "players[].style": "how they play",
            "players[].hands": "that they were dealt",
            "players[].net": "chips won, or less than 0, lost",
            "players[].bb_per_100": "big blinds in a hundred hands",
            "players[].interval_95": "how far the true mean may be from it, in 95 of 100 sessions",
            "players[].rake_paid": "chips",
            "players[].buy_ins": "how often they bought",
            "players[].bought": "chips",
            "players[].cashed_out": "chips",
            "rake": "chips that the house took",
            "jackpot": "chips",
            "kitty": "chips",
            "time_fees": "chips",
            "carried": "chips of deals that nobody won",
        },
    ),
    "replay/1": Shape(
        "riverboat replay hands.phhs --json",
        _COUNTS
        | {f"variants.*.{key}": "the same by variant" for key in _COUNTS}
        | {
            "problems[].file": "",
            "problems[].hand": "what the file calls it",
            "problems[].line": "",
            "problems[].variant": "",
            "problems[].problems[]": "why it was refused",
            "problems[].repairs[]": "what was mended",
            "unwritten_rake.hands": "in how many winners got less, and no word says why",
            "unwritten_rake.sum": "in the file's units",
            "unread[].file": "a file that could not be read",
            "unread[].why": "",
        },
        ("riverboat replay . --repair --json",),
    ),
    "hand/1": Shape(
        "riverboat replay hands.phhs --hand 1 --json",
        {
            "file": "",
            "hand": "what the file calls it",
            "line": "",
            "variant": "as the file calls the game",
            "exact": "legal, and ended as recorded",
            "players[]": "names by seat",
            "about": "the frame around it: site, table, date, hero ...",
            "metadata": "all else that the file says",
            "scale": "chips in the facts are amounts of the file times this",
            "problems[]": "why it was refused",
            "repairs[]": "what was mended",
            "notes": "texts: how the file was understood where it leaves something open",
            "unwritten_rake": "in the file's units",
            "facts[]": "[every fact](hand.md) of the hand",
        },
        (
            "riverboat replay hands.phhs --hand 2 --json",
            "riverboat replay odd.phh --hand 1 --repair --json",
        ),
    ),
    "rule/1": Shape("riverboat rules BET-10 --json", _RULE, ("riverboat rules CAPR-07 --json",)),
    "chapter/1": Shape(
        "riverboat rules ALLN --json",
        {"id": "", "title": "", "rules[]": "each as `rule/1`, without its shape"},
    ),
    "rules/1": Shape(
        "riverboat rules string bet --json", {"rules[]": "each as `rule/1`, without its shape"}
    ),
    "chapters/1": Shape(
        "riverboat rules --json", {"chapters[]": "each as `chapter/1`, without its shape"}
    ),
    "ruling/1": Shape(
        "riverboat rule 'limit 3/6, facing 6, one 25 chip, says nothing' --json",
        {
            "text": "as it was typed",
            "language": "in which it was read",
            "authority": "whose rules",
            "understood": "what was seen and said, as it was understood",
            "verdict": "the ruling, a question, or what the floor may choose",
            "elsewhere": "where other authorities rule otherwise",
        },
    ),
    "book/1": Shape("riverboat rule --book --json", {"chapters[]": "a chapter and its rulings"}),
    "clock/1": Shape(
        "riverboat clock 25/50 break@10 100/200+25 -m 15 --json",
        {"levels[]": "a level or a break, as `ClockLevel` in [openapi.json](openapi.json)"},
    ),
    "options/1": Shape(
        "riverboat rules --house --json",
        {
            "options[].name": "of the house rule",
            "options[].choices": "",
            "options[].meaning": "",
            "options[].rules[]": "that leave it open",
            "options[].presets.*": "what each preset says",
        },
    ),
}

TOOLS = {
    "side-pots 30 10a 30": "SidePots",
    "pot-limit 35 10 10": "PotMaximum",
    'legal-raise "nlhe 50/100" 100 a140 -p 3 -s flop --to 200': "LegalRaise",
    "odd-chips 101 3 7 -b 5": "OddChips",
    'owed "nlhe 1/2" big small --bet 6': "ReturnPosts",
    "shows-first 2 5 8 -b 5": "ShowdownOrder",
}
"""What a dealer's tools answer with, as HTTP names it."""

_TOOLS = """
## A dealer's tools

They print the answer that HTTP gives: the schema of its name in [openapi.json](openapi.json) tells
its keys, and the shape is that name in small letters.

| command | shape | schema |
|---|---|---|
"""

_AUDIT = """
## audit/1

`riverboat audit --json` prints a line for each act, an object each: who did what to whom, when and
from where. `args` has what was changed ([host a room](../how-to/host.md)).
"""

_NODES = """
## nodes/1

`riverboat nodes --json` prints the hosts of a room on many ([how](../how-to/cluster.md)). `free`
are the streams that nobody holds: for a moment, while a dead host's are taken over.

| key of a node | type | |
|---|---|---|
| `name`, `address`, `version` | string | what it is called, where it is, what it runs |
| `live` | bool | its lease is not over |
| `drains` | bool | it hands over what it holds, and takes nothing |
| `until` | number | when its lease is over, in milliseconds since 1970 by the database's clock |
| `sockets` | number | connections that are open at it |
| `lag` | number | milliseconds by which its event loop was late lately |
| `streams` | array of string | what it holds: `table/ID`, `event/ID`, and `room`, the room's own |
"""


def page() -> str:
    """The page, made of what the commands print."""
    tools = [f"| `riverboat {words}` | `{shape(words)}` | {TOOLS[words]} |\n" for words in TOOLS]
    return (
        HEAD
        + "".join([_section(name) for name in SHAPES])
        + _TOOLS
        + "".join(tools)
        + _AUDIT
        + _NODES
    )


def shape(words: str) -> str:
    """The shape that a tool says its answer has."""
    return str(printed(f"riverboat {words} --json")["shape"])


def _section(name: str) -> str:
    shape, kinds = SHAPES[name], found(name)
    rows = "".join(
        [
            f"| `{key}` | {' or '.join(sorted(kinds.get(key, ['?'])))} | {means} |\n"
            for key, means in shape.keys.items()
        ]
    )
    head = f"\n## {name}\n\n```console\n$ {shape.command}\n```\n\n"
    return f"{head}| key | type | |\n|---|---|---|\n{rows}"


@cache
def found(name: str) -> dict[str, frozenset[str]]:
    """By path, the types that stand there in what the commands of a shape print."""
    kinds: dict[str, set[str]] = {}
    shape = SHAPES[name]
    for command in (shape.command, *shape.also):
        data = printed(command)
        assert next(iter(data.items())) == ("shape", name), f"{command}: {data.get('shape')}"
        for path, kind in _paths(data, shape.keys):
            if path != "shape":
                kinds.setdefault(path, set()).add(kind)
    return {path: frozenset(each) for path, each in kinds.items()}


def printed(command: str) -> dict[str, Any]:
    """What a command prints in a folder with a few hands."""
    with TemporaryDirectory() as folder:
        _hands(Path(folder))
        words = [
            str(Path(folder, word)) if word == "." or word.endswith((".phh", ".phhs")) else word
            for word in shlex.split(command)[1:]
        ]
        done = CliRunner().invoke(app, words)
    whole = json.loads(done.stdout)
    assert isinstance(whole, dict)
    return whole


def _hands(folder: Path) -> None:
    """Two hands, one of them illegal; one to be mended, and a file that is none."""
    names = "['Ann', 'Bob', 'Cat']"
    good = hand_text(*DEALT, "p3 cbr 6", "p1 f", "p2 f", players=names)
    bad = hand_text(*DEALT, "p3 cbr 3", "p1 f", "p2 f", players=names)
    (folder / "hands.phhs").write_text(f"[1]\n{good}\n[2]\n{bad}\n")
    (folder / "odd.phh").write_text(hand_text(*DEALT, "p3 dances", "p3 f", "p1 f", players=names))
    (folder / "notes.txt").write_text("a diary, and no hand")


def _paths(data: object, known: dict[str, str], path: str = "") -> Iterator[tuple[str, str]]:
    """Every path with its type, as deep as the page goes."""
    inside = [key for key in known if key.startswith((f"{path}.", f"{path}["))]
    match data:
        case dict() if inside or not path:
            for key, value in data.items():
                star = f"{path}.*" if path else "*"
                starred = any(each == star or each.startswith(f"{star}.") for each in known)
                here = star if starred else f"{path}.{key}".removeprefix(".")
                yield from _paths(value, known, here)
        case list() if inside:
            for value in data:
                yield from _paths(value, known, f"{path}[]")
        case _:
            yield path, _kind(data)


def _kind(data: object) -> str:
    names = {str: "text", bool: "truth", int: "number", float: "number", dict: "object"}
    return "null" if data is None else names.get(type(data), "list")


if __name__ == "__main__":
    print(page(), end="")
