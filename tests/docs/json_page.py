"""Generator of docs/reference/json.md from the commands' --json output.

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

With `--json`, a command prints one object. Its first key, `shape`, is a name and a version, such as
`equity/1`. New keys do not change the version, so ignore unknown keys. Removing a key or changing
its meaning increases the version. Errors go to standard error, and the exit code is not 0.

```console
$ riverboat equity AKs "QQ+" --board "Qh 7c 2d" --json | jq '.players[0].equity'
0.08863636363636364
```

In Python, use the values directly: `riverboat.equity(...)`, `riverboat.read_hands(...)`. In these
tables, `name.*` is an object whose keys are data, and `name[]` is an entry of a list. Keys that
occur in some outputs only are listed as well.
"""

_PLAYERS = {
    "players[].name": "hand or range as entered",
    "players[].equity": "average share of the pot, 0 to 1",
    "players[].win": "frequency of winning the whole pot, 0 to 1",
    "players[].tie": "frequency of sharing the pot",
    "players[].standard_error": "standard error of the equity; 0 if exact",
    "players[].interval[]": "confidence interval of the equity: low and high",
    "players[].won": "number of deals; fractional for weighted ranges",
    "players[].tied": "number of deals",
    "players[].lost": "number of deals",
}
_EQUITY = {
    "game": "name of the game",
    "board": "cards",
    "dead": "cards",
    "exact": "true if all deals were counted",
    "how": "method, in words",
    "boards": "number of boards counted or sampled, if all hands are known",
    "deals": "number of deals counted or sampled, if hands are dealt as well",
    "standard_error": "largest standard error of all players",
    "confidence": "confidence level of the intervals",
    "seed": "seed, if deals were sampled",
} | _PLAYERS
_RULE = {
    "id": "rule id, as in `riverboat rules BET-10`",
    "title": "title of the rule",
    "text": "text of the rule",
    "cases[].name": "title of the example",
    "cases[].place": "file and line",
    "cases[].says": "the example, as in the file",
    "no_case": "reason why the rule has no example",
    "code[]": "places in the code that implement it: file and line",
    "language": "language of the text; English if there is no translation",
    "named[]": "other rules that the text cites",
    "options[]": "house options of the rule",
}
_COUNTS = {
    "hands": "number of hands read",
    "exact": "hands that are legal throughout and end as recorded",
    "repaired": "hands repaired with `--repair`",
    "refused": "hands rejected",
    "reasons.*": "number of hands rejected for this reason",
    "hands_per_second": "speed",
}


class Shape(NamedTuple):
    """The documented output of a command."""

    command: str
    keys: dict[str, str]
    """Descriptions by path."""
    also: tuple[str, ...] = ()
    """Other commands with additional keys in their output."""
    entries: str = ""
    """Lines that are typed."""


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
            "streets[].result": "as `equity/1`, without `shape`",
        },
    ),
    "odds/1": Shape(
        'riverboat odds "Ah Kh" --board "Qh 7h 2c" --against "Qs Qc" --json',
        {
            "hand": "cards",
            "board": "cards",
            "holding": "current hand value, in words",
            "standing": "`ahead`, `behind` or `tied` against the hands of `--against`",
            "outs": "number of cards that win, or that improve the hand without `--against`",
            "unseen": "number of unseen cards",
            "improvements[].makes": "hand value after the improvement",
            "improvements[].cards": "cards that make it",
            "tying": "cards that make the hands equal",
            "draws[].name": "name of the draw",
            "draws[].cards": "cards that complete it",
            "next_card": "probability of an out on the next card, 0 to 1",
            "by_river": "probability of an out by the river, 0 to 1",
            "equity": "equity against the hands of `--against`",
        },
        ('riverboat odds "Ah Kh" --board "Qh 7h 2c" --json',),
    ),
    "range/1": Shape(
        'riverboat range "QQ+, AKs" --json',
        {
            "range": "range in its shortest form",
            "cards": "number of cards in a hand",
            "combinations": "number of combinations",
            "weight": "sum of the weights",
            "percent": "percentage of all hands",
            "hands.*": "weight by starting hand, 0 to 1; only for hands of two cards",
        },
    ),
    "icm/1": Shape(
        "riverboat icm 5000 3000 2000 --prizes 50,30,20 --risk --deal icm --json",
        {
            "stacks[]": "stacks as given",
            "prizes[]": "prizes, first place first",
            "values[]": "value of each stack",
            "exact": "true if all finishing orders were counted",
            "how": "method, in words",
            "deal.shares[]": "with `--deal`: payout of each player",
            "deal.saved[]": "with `--save`: prizes still to be played for",
            "needed_percent[][]": "with `--risk`: equity the row needs to call the column's push",
        },
        ("riverboat icm 5000 3000 2000 --prizes 50,30,20 --deal icm --save 10 --json",),
    ),
    "structure/1": Shape(
        "riverboat tournament structure 18 --json",
        {
            "stack": "starting stack",
            "chips[]": "chip values, ascending",
            "parts[].kind": "`level` or `break`",
            "parts[].small": "small blind of a level",
            "parts[].big": "big blind of a level",
            "parts[].ante": "ante of a level; 0 for none",
            "parts[].antes": "`none`, `each` or `big_blind`",
            "parts[].minutes": "length in minutes; 0 if hands are counted",
            "parts[].hands": "length in hands",
            "parts[].game": "game of the level, if levels have different games",
            "parts[].colour_up": "chip value colored up in a break; 0 for none",
        },
    ),
    "payouts/1": Shape(
        "riverboat tournament payouts 20 50 --shares 50,30,20 --stacks 5000,3000,2000 --json",
        {
            "pool": "prize pool",
            "prizes[]": "prizes, first place first",
            "deals.icm[]": "with `--stacks`: payouts of a deal by ICM",
            "deals.chips[]": "payouts by chip count",
            "deals.even[]": "equal payouts",
        },
    ),
    "seats/1": Shape(
        "riverboat tournament seats Ann Ben Cid --seed evening --json",
        {
            "seed": "seed with which the draw can be repeated",
            "hash": "commitment published before the draw",
            "seats[].player": "name of the player",
            "seats[].table": "table number, from 1",
            "seats[].seat": "seat number, from 1",
        },
    ),
    "tournament/1": Shape(
        "riverboat tournament sim --players 4 --pace hyper --quiet --json",
        {
            "entries": "number of entries",
            "hands": "number of hands played",
            "minutes": "duration in tournament time",
            "seed": "hash of the seed of the draws",
            "levels[].level": "number of the level",
            "levels[].minutes": "start of the level in minutes",
            "levels[].left": "players left at its start",
            "results[].place": "place",
            "results[].player": "name of the player",
            "results[].entries": "number of entries",
            "results[].re_buys": "number of rebuys",
            "results[].paid": "total paid, including fees and bounties",
            "results[].prize": "prize",
            "results[].heads": "bounties won",
            "results[].net": "net result",
        },
    ),
    "push-fold/1": Shape(
        "riverboat push-fold 10 --json",
        {
            "stacks.*": "stack by seat, in big blinds",
            "prizes[]": "tournament prizes",
            "values.*": "value of a hand by seat, in big blinds or prizes",
            "gain": "maximum gain of a player from deviating, in big blinds",
            "rounds": "number of iterations",
            "exact": "true if `gain` is the only remaining error",
            "decisions[].seats[]": "seats that push and call",
            "decisions[].does": "`pushes` or `calls`",
            "decisions[].forced": "true if the post is already all-in",
            "decisions[].percent": "percentage of all hands",
            "decisions[].range": "range in its shortest form",
            "decisions[].hands.*": "frequency by starting hand, 0 to 1",
        },
        ("riverboat push-fold 8 12 20 --prizes 50,30,20 --rounds 25 --json",),
    ),
    "opening/1": Shape(
        "riverboat solve blueprint --draw 'raise 6' --json",
        {
            "after": "previous actions",
            "names[]": "available actions: fold, call or check, and totals to raise to",
            "chances.*.*": "probability by starting hand and action",
        },
    ),
    "solve/1": Shape(
        "riverboat solve kuhn --iterations 40 --json",
        {
            "game": "name of the game",
            "method": "solving method; `exact` is linear programming",
            "iterations": "number of iterations; 0 with linear programming",
            "value": "value of the game for seat 0, in chips per hand",
            "exploitability": "average gain of the best responses over both seats, in chips",
            "curve[].iterations": "number of iterations",
            "curve[].exploitability": "exploitability after them",
            "chances.*.*": "probability by information set and action",
        },
    ),
    "spot/1": Shape(
        "riverboat solve spot --board 'Qs Jh 2h 7c 4d' --oop 'AA, 98s' --ip KK --pot 100 "
        "--stack 100 --rake 0.05 --rake-cap 3 --json",
        {
            "spot.board": "board at the start",
            "spot.oop": "range of the first player to act",
            "spot.ip": "range of the last player to act",
            "spot.pot": "pot at the start",
            "spot.stack": "stack behind at the start",
            "spot.rake": "share of each pot, if there is rake",
            "spot.rake_cap": "maximum rake in chips, or null",
            "spot.raise_cap": "maximum of bets and raises a street; 0 is none",
            "spot.add_all_in": "stack in pots up to which all-in is offered",
            "spot.force_all_in": "stack in pots up to which a bet becomes all-in",
            "spot.merge": "share of the pot within which bets are merged",
            "spot.chip": "chip of which bets are multiples",
            "spot.minimum_bet": "minimum bet in chips",
            "spot.isomorphism": "true if suits that are alike are solved once",
            "spot.sizes.*.*": "sizes by player and action",
            "iterations": "number of iterations",
            "seconds": "seconds of work; 0 for a loaded solution",
            "exploitability_percent": "exploitability in percent of the pot",
            "path[]": "actions and cards that lead to the node",
            "kind": "`decision`, `card`, `fold` or `showdown`",
            "board": "board at the node",
            "pot": "pot at the node",
            "player": "player to act: `oop` or `ip`; null if no player acts",
            "ev.*": "EV of each player from here on, in chips",
            "equity.*": "equity of each player, 0 to 1",
            "actions[].action": "name of the action",
            "actions[].frequency": "frequency over the range, 0 to 1",
            "actions[].combos": "number of combinations that take it",
            "actions[].ev": "EV of the hands that take it; null without hands",
            "actions[].equity": "equity of the hands that take it",
            "hands[].hand": "hand of the player to act",
            "hands[].reach": "weight with which the hand gets here",
            "hands[].equity": "equity of the hand, 0 to 1",
            "hands[].ev": "EV of the hand in chips",
            "hands[].frequency.*": "frequency by action",
            "hands[].action_ev.*": "EV by action, in chips",
        },
        (
            "riverboat solve spot --board 'Qs Jh 2h 7c 4d' --oop 'AA, 98s' --ip KK --pot 100 "
            "--stack 100 --line check --json",
        ),
    ),
    "spot-estimate/1": Shape(
        "riverboat solve spot --board 'Qs Jh 2h' --oop 'AA, 98s' --ip KK --pot 100 --stack 100 "
        "--estimate --memory 4GB --json",
        {
            "nodes": "nodes of the betting tree",
            "regrets": "regrets of all decisions on all boards",
            "boards[]": "boards of flop, turn and river that suits do not make alike",
            "hands[]": "hands of each player that the board leaves",
            "bits": "bits of each stored number",
            "memory_bytes": "memory of a solution",
            "allowed_bytes": "memory limit",
            "seconds_per_iteration": "rough processor time of an iteration",
        },
    ),
    "match/1": Shape(
        "riverboat match shark caller --hands 20 --seed 7 --json",
        {
            "game": "name of the game",
            "hands": "number of hands played",
            "asked": "number of hands requested; a duplicate match completes each deck",
            "duplicate": "true if each deck was played from every seat",
            "seed": "seed that reproduces the match",
            "players[].player": "name of the player",
            "players[].net": "chips won; negative if lost",
            "players[].bb_per_100": "big blinds won per 100 hands",
            "players[].interval_95": "half the width of the 95 % confidence interval; "
            "with `--until` of a confidence sequence",
            "players[].measured_bb_per_100": "big blinds per 100 hands by `measure`",
            "players[].measured_interval": "half the width of its confidence interval",
            "measure": "`chips`, `all-in` or `aivat`",
            "until": "requested confidence of the winner; null without `--until`",
            "decided": "true if the first player's result reached it",
            "curve[].hands": "number of hands",
            "curve[].bb_per_100[]": "result after them, by player",
            "curve[].intervals[]": "confidence interval; null before enough deals",
        },
    ),
    "stats/1": Shape(
        "riverboat stats hands.phhs --json",
        {
            "players[].player": "name of the player",
            "players[].part": "with `--by`: group of hands, such as `BTN`, `50-100`, `6 players`",
            "players[].hands": "number of hands dealt in",
            "players[].bb_per_100": "big blinds won per 100 hands",
            "players[].interval_95": "half the width of the 95 % confidence interval",
            "players[].ev_bb_per_100": "all-in adjusted big blinds won per 100 hands",
            "players[].statistics.*.value": "percent, `af` a ratio; null without an opportunity",
            "players[].statistics.*.of": "opportunities ([definitions](statistics.md))",
        },
    ),
    "sim/1": Shape(
        'riverboat sim --game "nlhe 1/2" --hands 10 --seed 7 --json',
        {
            "game": "name of the game",
            "hands": "number of hands played",
            "seed": "seed that reproduces the session",
            "players[].player": "name of the player",
            "players[].style": "bot style",
            "players[].hands": "number of hands dealt in",
            "players[].net": "chips won; negative if lost",
            "players[].bb_per_100": "big blinds won per 100 hands",
            "players[].interval_95": "half the width of the 95 % confidence interval",
            "players[].rake_paid": "rake paid in chips",
            "players[].buy_ins": "number of buy-ins",
            "players[].bought": "chips bought",
            "players[].cashed_out": "chips cashed out",
            "rake": "chips taken as rake",
            "jackpot": "chips",
            "kitty": "chips",
            "time_fees": "chips",
            "carried": "chips carried over from deals without a winner",
        },
    ),
    "replay/1": Shape(
        "riverboat replay hands.phhs --json",
        _COUNTS
        | {f"variants.*.{key}": f"`{key}` by variant" for key in _COUNTS}
        | {
            "problems[].file": "file name",
            "problems[].hand": "id of the hand in the file",
            "problems[].line": "line number",
            "problems[].variant": "variant",
            "problems[].problems[]": "reasons for the rejection",
            "problems[].repairs[]": "repairs made",
            "unwritten_rake.hands": "number of hands with unreported rake",
            "unwritten_rake.sum": "total in the file's units",
            "copies": "copies of earlier hands, left out",
            "transitions.checked": "successive hands of a table that were compared",
            "transitions.unexplained": "those that do not follow, without a reason",
            "transitions.breaks": "number of breaks by kind: chips added, player left ...",
            "transitions.unexplained_breaks[].file": "file of the second hand",
            "transitions.unexplained_breaks[].before": "number of the first hand",
            "transitions.unexplained_breaks[].after": "number of the second hand",
            "transitions.unexplained_breaks[].kind": "kind of break",
            "transitions.unexplained_breaks[].player": "player",
            "transitions.unexplained_breaks[].expected": "by the end of the first hand",
            "transitions.unexplained_breaks[].found": "at the start of the second hand",
            "unread[].file": "file that could not be read",
            "unread[].why": "reason",
        },
        ("riverboat replay . --repair --json", "riverboat replay short.phhs --json"),
    ),
    "scan/1": Shape(
        "riverboat scan hands.phhs --out tables --json",
        {
            "hands": "rows of hands.parquet",
            "players": "rows of players.parquet",
            "actions": "rows of actions.parquet",
            "copies": "copies of earlier hands, left out",
            "refused[]": "rejected hands and files, each with the reason",
        },
    ),
    "review/1": Shape(
        "riverboat review hands.phhs --player Cat --json",
        {
            "hands": "hands reviewed",
            "decisions": "decisions of the player",
            "solved": "decisions that were solved",
            "loss_bb": "sum of all losses in big blinds",
            "net_bb": "result of the hands in big blinds",
            "all_in_bb": "that result with all-ins counted by equity",
            "worst": "the costliest decisions, each with the keys of `hand.decisions[]`, and "
            "`hand`, `player`, `position`, `cards`",
            "leaks": "groups of decisions that cost chips beyond chance: `kind`, `group`, `line`, "
            "`decisions`, `cost_bb` with `low` and `high`, and the `action` that is `played` "
            "oftener than by the `solution`",
            "hand.number": "id of the hand in the file; `hand` is null if there are several",
            "hand.player": "player",
            "hand.position": "position of the player",
            "hand.cards": "hole cards",
            "hand.game": "game with its stakes",
            "hand.board": "board",
            "hand.big_blind": "big blind",
            "hand.net_bb": "result of the player in big blinds",
            "hand.all_in_bb": "that result with an all-in counted by equity; null without one",
            "hand.loss": "sum of the losses of this hand",
            "hand.loss_bb": "that sum in big blinds",
            "hand.decisions[].number": "number of the decision in its hand, from 0",
            "hand.decisions[].street": "street",
            "hand.decisions[].board": "board at that time",
            "hand.decisions[].line": "betting of the street before",
            "hand.decisions[].pot": "pot that the player can win",
            "hand.decisions[].to_call": "price of a call",
            "hand.decisions[].pot_odds": "equity that a call needs",
            "hand.decisions[].equity": "share of the pot against the assumed ranges",
            "hand.decisions[].action": "fold, check, call, bet or raise",
            "hand.decisions[].to": "total of the player on this street after the action",
            "hand.decisions[].solved": "true if the decision was solved",
            "hand.decisions[].reason": "reason for which it was not",
            "hand.decisions[].why": "the main numbers behind the verdict",
            "hand.decisions[].actions": "actions of the tree: `action`, `to`, `frequency`, `ev`, "
            "`ev_bb`",
            "hand.decisions[].taken": "the one of them that was taken",
            "hand.decisions[].best": "the one with the highest value",
            "hand.decisions[].loss": "value of the best action less that of the one taken",
            "hand.decisions[].loss_bb": "loss in big blinds",
            "hand.decisions[].cost_bb": "value of the solution's mix less that of the action taken",
            "hand.decisions[].within_accuracy": "true if the loss is within the accuracy",
            "hand.decisions[].exploitability": "of the solution, in percent of the pot",
            "hand.decisions[].in_chart": "true if the charts take the action before the flop",
            "hand.decisions[].chart.*": "how often the chart takes an action with the hand",
            "hand.ranges": "ranges with which players reach the flop, by name",
            "hand.notes": "what the review leaves out or assumes",
            "skipped": "hands in which the player is not",
            "refused[]": "rejected hands and files, each with the reason",
        },
    ),
    "train/1": Shape(
        "riverboat train --street river --seed 3 --spots 2 --json",
        {
            "spots[].street": "turn or river",
            "spots[].position": "your position",
            "spots[].opponent_position": "position of the opponent",
            "spots[].pot_type": "limped, single-raised, 3-bet or 4-bet",
            "spots[].texture": "texture of the flop",
            "spots[].line": "betting of the street before",
            "spots[].cards": "your hole cards",
            "spots[].board": "board",
            "spots[].pot": "pot that you can win, in chips",
            "spots[].to_call": "chips that a call costs",
            "spots[].stack": "your chips behind",
            "spots[].big_blind": "big blind in chips",
            "spots[].history[]": "cards and actions so far, as you see them",
            "spots[].actions[]": "actions of the solved tree",
            "spots[].answer.verdict": "correct, inaccuracy, mistake or blunder",
            "spots[].answer.loss_bb": "loss in big blinds",
            "spots[].answer.loss_percent": "loss in percent of the pot",
            "spots[].answer.decision": "keys of `hand.decisions[]` of `review/1`",
            "streak": "correct answers in a row",
            "best_streak": "most of them",
            "answers": "answers in the progress file, these included",
            "correct": "correct ones",
            "loss_bb": "sum of all losses in big blinds",
            "due": "spots that are due for repetition",
            "curve[].day": "date in UTC",
            "curve[].answers": "answers of that day",
            "curve[].correct": "correct ones",
            "curve[].loss_bb": "sum of their losses in big blinds",
            "curve[].loss_percent": "sum of their losses in percent of the pots",
        },
        entries="a\na\n",
    ),
    "hand/1": Shape(
        "riverboat replay hands.phhs --hand 1 --json",
        {
            "file": "file name",
            "hand": "id of the hand in the file",
            "line": "line number",
            "variant": "game as named in the file",
            "exact": "true if the hand is legal and ends as recorded",
            "players[]": "player names by seat",
            "about": "context: site, table, date, hero ...",
            "metadata": "all other data of the file",
            "scale": "factor from amounts in the file to chips in the facts",
            "problems[]": "reasons for the rejection",
            "repairs[]": "repairs made",
            "notes": "how ambiguous parts of the file were interpreted",
            "unwritten_rake": "unreported rake in the file's units",
            "facts[]": "[facts](hand.md) of the hand",
        },
        (
            "riverboat replay hands.phhs --hand 2 --json",
            "riverboat replay odd.phh --hand 1 --repair --json",
        ),
    ),
    "rule/1": Shape("riverboat rules BET-10 --json", _RULE, ("riverboat rules CAPR-07 --json",)),
    "chapter/1": Shape(
        "riverboat rules ALLN --json",
        {
            "id": "chapter id",
            "title": "title",
            "rules[]": "each as `rule/1`, without `shape`",
        },
    ),
    "rules/1": Shape(
        "riverboat rules string bet --json", {"rules[]": "each as `rule/1`, without `shape`"}
    ),
    "chapters/1": Shape(
        "riverboat rules --json", {"chapters[]": "each as `chapter/1`, without `shape`"}
    ),
    "ruling/1": Shape(
        "riverboat rule 'limit 3/6, facing 6, one 25 chip, says nothing' --json",
        {
            "text": "text as entered",
            "language": "language in which it was parsed",
            "authority": "authority whose rules apply",
            "understood": "parsed incident",
            "verdict": "ruling, question, or options of the floor",
            "elsewhere": "different rulings of other authorities",
        },
    ),
    "book/1": Shape("riverboat rule --book --json", {"chapters[]": "chapter with its rulings"}),
    "clock/1": Shape(
        "riverboat clock 25/50 break@10 100/200+25 -m 15 --json",
        {"levels[]": "level or break, as `ClockLevel` in [openapi.json](openapi.json)"},
    ),
    "options/1": Shape(
        "riverboat rules --house --json",
        {
            "options[].name": "name of the house rule",
            "options[].choices": "choices",
            "options[].meaning": "meaning",
            "options[].rules[]": "ids of its rules",
            "options[].presets.*": "value in each preset",
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
"""The HTTP schema of each dealer tool's answer."""

_TOOLS = """
## Dealer's tools

These commands print the response of the HTTP API. Its keys are defined by the schema in
[openapi.json](openapi.json), and the shape is the schema's name in lower case.

| command | shape | schema |
|---|---|---|
"""

_AUDIT = """
## audit/1

`riverboat audit --json` prints JSON lines, one object per action: actor, action, target, time and
address. `args` contains the changes ([host a room](../how-to/host.md)).
"""

_NODES = """
## nodes/1

`riverboat nodes --json` prints the nodes of a [cluster](../how-to/cluster.md). `free` lists streams
without a node, such as during a failover.

| key of a node | type | meaning |
|---|---|---|
| `name`, `address`, `version` | string | name, address and version of the node |
| `live` | bool | true until the lease expires |
| `drains` | bool | true while the node hands over its streams and accepts none |
| `until` | number | expiry of the lease, in milliseconds since 1970 by the database's clock |
| `sockets` | number | number of open connections |
| `lag` | number | recent event-loop lag in milliseconds |
| `streams` | array of string | its streams: `table/ID`, `event/ID` or `room` |
"""


def page() -> str:
    """Return the page."""
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
    """Return the ``shape`` field of a tool's answer."""
    return str(command_json(f"riverboat {words} --json")["shape"])


def _section(name: str) -> str:
    shape, kinds = SHAPES[name], types_by_path(name)
    rows = "".join(
        [
            f"| `{key}` | {' or '.join(sorted(kinds.get(key, ['?'])))} | {means} |\n"
            for key, means in shape.keys.items()
        ]
    )
    head = f"\n## {name}\n\n```console\n$ {shape.command}\n```\n\n"
    return f"{head}| key | type | meaning |\n|---|---|---|\n{rows}"


@cache
def types_by_path(name: str) -> dict[str, frozenset[str]]:
    """Return the JSON types by path in the output of a shape's commands."""
    kinds: dict[str, set[str]] = {}
    shape = SHAPES[name]
    for command in (shape.command, *shape.also):
        data = command_json(command, shape.entries)
        assert next(iter(data.items())) == ("shape", name), f"{command}: {data.get('shape')}"
        for path, kind in _paths(data, shape.keys):
            if path != "shape":
                kinds.setdefault(path, set()).add(kind)
    return {path: frozenset(each) for path, each in kinds.items()}


def command_json(command: str, entries: str = "") -> dict[str, Any]:
    """Run a command in a folder with a few hands, and return its JSON output."""
    with TemporaryDirectory() as folder:
        _hands(Path(folder))
        words = [
            str(Path(folder, word))
            if word in (".", "tables") or word.endswith((".phh", ".phhs"))
            else word
            for word in shlex.split(command)[1:]
        ]
        done = CliRunner().invoke(app, words, input=entries)
    whole = json.loads(done.stdout)
    assert isinstance(whole, dict)
    return whole


def _hands(folder: Path) -> None:
    """Write hands: legal, illegal, repairable, not continued, and an invalid file."""
    names = "['Ann', 'Bob', 'Cat']"
    good = hand_text(*DEALT, "p3 cbr 6", "p1 f", "p2 f", players=names)
    bad = hand_text(*DEALT, "p3 cbr 3", "p1 f", "p2 f", players=names)
    (folder / "hands.phhs").write_text(f"[1]\n{good}\n[2]\n{bad}\n")
    short = hand_text(*DEALT, "p3 cbr 6", "p1 f", "p2 f", players=names, starting_stacks=[150] * 3)
    (folder / "short.phhs").write_text(f"[1]\n{good}\n[2]\n{short}\n")
    (folder / "odd.phh").write_text(hand_text(*DEALT, "p3 dances", "p3 f", "p1 f", players=names))
    (folder / "notes.txt").write_text("a diary, and no hand")


def _paths(data: object, known: dict[str, str], path: str = "") -> Iterator[tuple[str, str]]:
    """Yield every documented path with its type."""
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
