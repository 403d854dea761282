"""Matches of the blueprint against every style, heads-up and six-handed; sit-and-gos by ICM.

    python -m bench.ladder --write

Matches are duplicate, without the luck, and each ends when it is known at 95 % who wins, or after
so many hands. Who is hard to tell apart from the best has a longer bound (--longer, --longest),
which is chosen before: intervals hold at every interim look. The same seed and numbers give the
same page on any machine. Finished matches are stored in a file (--keep) and not played again.
"""

from __future__ import annotations

import argparse
from pathlib import Path
from random import Random
from shlex import quote
from typing import Final

import msgspec
from msgspec import Struct

from bench.kept_blocks import KeptBlocks
from riverboat.bots import STYLES, Player, style
from riverboat.bots.prize_money import PrizeSource, no_prizes
from riverboat.sim import match
from riverboat.sim.matches.sit_and_go import SitAndGoSettings, play_sit_and_gos

PAGE: Final = Path(__file__).parent.parent / "docs" / "reference" / "ladder.md"
BEST: Final = "blueprint"
GAME: Final = "nlhe 1/2"
LEVEL: Final = 0.95
MIXED: Final = "one of each"
SAME: Final = (BEST, "push-fold", "icm")
"""Itself, and those that play as the shark does with stacks of 100 big blinds."""
CAST: Final = ("calling station", "rock", "maniac", "shark", "wild card")
TABLES: Final = {"heads-up": 2, "six-handed": 6}
ICM: Final = "icm"


class Rung(Struct, frozen=True, kw_only=True):
    """Result of a match."""

    table: str
    against: str
    hands: int
    measured: float
    interval: float
    chips: float
    ratio: float
    """Variance of chips over that of what was measured."""
    decided: bool

    @property
    def verdict(self) -> str:
        """Result of the blueprint: *wins*, *loses* or *not known*."""
        if not self.decided:
            return "not known"
        return "wins" if self.measured > 0 else "loses"


class Asked(Struct, frozen=True, kw_only=True):
    """Matches that a page asks for."""

    hands: int
    six_handed: int
    longer: tuple[str, ...]
    """Matches, table/style, that end when it is known who wins, after *longest* hands at most."""
    longest: int
    seed: int

    @property
    def command(self) -> str:
        """Command that writes the page."""
        longer = "".join(f" --longer {quote(name)}" for name in self.longer)
        longest = f"{longer} --longest {self.longest}" if longer else ""
        return (
            f"python -m bench.ladder --hands {self.hands} --six-handed {self.six_handed}{longest} "
            f"--seed {self.seed} --write"
        )

    def most(self, table: str, name: str) -> int:
        """The most hands of a match."""
        if f"{table}/{name}" in self.longer:
            return self.longest
        return self.hands if TABLES[table] == 2 else self.six_handed

    def until(self, table: str, name: str) -> float | None:
        """Return the confidence at which a match ends early; ``None`` for one of fixed length."""
        return LEVEL if TABLES[table] == 2 or f"{table}/{name}" in self.longer else None


class Kept(Struct):
    """The finished matches."""

    asked: Asked
    rungs: dict[str, Rung] = {}
    sit_and_gos: dict[str, str] = {}


def main() -> None:
    """Play the ladder, tell each match as it ends, and write the page if asked to."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--hands", type=int, default=12_000, help="the most of a match")
    parser.add_argument("--six-handed", type=int, default=3_000, help="hands of a match of six")
    parser.add_argument(
        "--longer",
        action="append",
        choices=[f"{table}/{name}" for table in TABLES for name in STYLES if name not in SAME],
        default=[],
        help="this match may take --longest",
    )
    parser.add_argument("--longest", type=int, default=100_000, help="the most of such a match")
    parser.add_argument("--seed", type=int, default=20)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--table", choices=[*TABLES, "sit-and-go"], help="this part alone")
    parser.add_argument("--only", action="append", default=[], help="these styles alone")
    parser.add_argument(
        "--keep",
        type=Path,
        help="a file of what was played, and others beside it: it goes on where it stopped",
    )
    parser.add_argument("--write", action="store_true", help=f"write {PAGE.name}")
    given_options = parser.parse_args()
    limits = Asked(
        hands=given_options.hands,
        six_handed=given_options.six_handed,
        longer=tuple(given_options.longer),
        longest=given_options.longest,
        seed=given_options.seed,
    )
    kept = _load_kept(given_options.keep, limits)
    other_styles = [other_style for other_style in STYLES if other_style not in SAME]
    for table in TABLES if given_options.table is None else {given_options.table} & set(TABLES):
        for name in given_options.only or [*other_styles, *([MIXED] if TABLES[table] > 2 else [])]:
            key = f"{table}/{name}"
            if key not in kept.rungs:
                kept.rungs[key] = _rung(table, name, limits, given_options.jobs, given_options.keep)
                _keep(given_options.keep, kept)
            print(kept.rungs[key], flush=True)
    for name in () if given_options.table in TABLES else RIVALS:
        if name not in kept.sit_and_gos:
            kept.sit_and_gos[name] = _sit_and_go(name, given_options.jobs)
            _keep(given_options.keep, kept)
        print(ICM, "against", name, kept.sit_and_gos[name], flush=True)
    page = _page(kept)
    if given_options.write:
        PAGE.write_text(page, encoding="utf-8")
    else:
        print(page)


def _load_kept(path: Path | None, limits: Asked) -> Kept:
    if path is not None and path.exists():
        found = msgspec.json.decode(path.read_bytes(), type=Kept)
        if found.asked == limits:
            return found
    return Kept(limits)


def _keep(path: Path | None, kept: Kept) -> None:
    if path is not None:
        path.write_bytes(msgspec.json.encode(kept))


def _rung(table: str, name: str, limits: Asked, jobs: int, keep: Path | None) -> Rung:
    others = CAST if name == MIXED else (name,) * (TABLES[table] - 1)
    blocks = None
    if keep is not None and jobs == 1:
        path = keep.with_name(f"{keep.name}.{table}-{name.replace(' ', '-')}")
        blocks = KeptBlocks(path, f"{limits.most(table, name)} hands, seed {limits.seed}")
    match_result = match(
        BEST,
        *others,
        game=GAME,
        hands=limits.most(table, name),
        seed=limits.seed,
        duplicate=True,
        measure="aivat",
        until=limits.until(table, name),
        jobs=jobs,
        executor=blocks,
    )
    first = match_result[0]
    return Rung(
        table=table,
        against=name,
        hands=match_result.hands,
        measured=first.measured_per_100,
        interval=first.measured_interval,
        chips=first.bb_per_100,
        ratio=first.variance_ratio,
        decided=abs(first.measured_per_100) > first.measured_interval,
    )


def _sit_and_go(name: str, jobs: int) -> str:
    rival, pairs = RIVALS[name]
    return str(play_sit_and_gos(_plays(ICM), rival, pairs, SEED, SitAndGoSettings(), jobs=jobs))


class _Entrant(Struct, frozen=True):
    """Makes players of a style, who are told of the prizes or not."""

    name: str
    told: bool

    def __call__(self, rng: Random, prize_source: PrizeSource) -> Player:
        return style(self.name, rng, prize_source if self.told else no_prizes)


def _plays(name: str, *, told: bool = True) -> _Entrant:
    return _Entrant(name, told)


RIVALS: Final = {
    "push-fold": (_plays("push-fold"), 200),
    "icm without prize information": (_plays(ICM, told=False), 50),
}
"""Against whom, and how many sit-and-gos, each of which is played twice."""
SEED: Final = 1


def _page(kept: Kept) -> str:
    return _TEXT.format(
        hands=f"{kept.asked.hands:,}",
        command=kept.asked.command,
        length=_length(kept.asked),
        longer=_longer(kept.asked),
        heads_up=_rows(kept, "heads-up"),
        six=_rows(kept, "six-handed"),
        known=_check_known(kept),
        sit_and_gos="\n".join(f"| {name} | {text} |" for name, text in kept.sit_and_gos.items()),
    )


def _rows(kept: Kept, table: str) -> str:
    rungs = [rung for rung in kept.rungs.values() if rung.table == table]
    return "\n".join(
        f"| {rung.against} | {rung.hands:,} | {rung.measured:+.1f} ± {rung.interval:.1f} "
        f"| {rung.chips:+.1f} | {rung.ratio:.1f} | {rung.verdict} |"
        for rung in sorted(rungs, key=lambda rung: rung.measured)
    )


def _longer(limits: Asked) -> str:
    """Against whom a match may be longer, heads-up."""
    names = _names(limits, "heads-up")
    return f" ({limits.longest:,} against the {names})" if names else ""


def _length(limits: Asked) -> str:
    """Return the length of the matches of six, and the kind of their intervals."""
    text = "These matches have a fixed length,\nand 95 % confidence intervals"
    names = _names(limits, "six-handed")
    if not names:
        return f"{text}."
    return f"""{text}. Against the {names}, a match ends
as soon as the winner is known, after 1,000 decks at the earliest and {limits.longest:,} hands at
the latest, with confidence sequences as in heads-up matches."""


def _names(limits: Asked, table: str) -> str:
    return " and the ".join(
        each.removeprefix(f"{table}/") for each in limits.longer if each.startswith(f"{table}/")
    )


def _check_known(kept: Kept) -> str:
    """Return the unbeaten styles in a sentence."""
    texts = [
        f"{rung.table}, {rung.against}: {rung.measured:+.1f} ± {rung.interval:.1f}"
        for rung in kept.rungs.values()
        if rung.verdict != "wins"
    ]
    if not texts:
        return "The blueprint beats every other style at both tables."
    return f"Results without a known winner, in bb/100: {'; '.join(texts)}."


_TEXT: Final = """# Bot ladder

This page measures the best of riverboat's bots, the `blueprint`, against every other style at
no-limit hold'em 1/2 with stacks of 100 big blinds, and the tournament bot `icm` in sit-and-gos.
This command writes the page:

    {command}

The results are the same on every machine with the same blueprints. Every deck is played from
every seat. Equity adjustment removes the luck of the board, and heads-up also that of the hole
cards ([decision 137](../decisions/137-variance-reduction-and-early-stopping.md)). At 100 big blinds
`push-fold` and `icm` play like the `shark`, so they are not listed. The
variance ratio is the variance of the unadjusted results over that of the adjusted ones.

{known}

## Heads-up

A match ends as soon as the winner is known at 95 % confidence, after 1,000 decks at the earliest
and {hands} hands at the latest{longer}. The intervals are confidence sequences: they hold at
every interim look simultaneously, and are therefore wider than those of a fixed-length match.

| opponent | hands | blueprint, bb/100 | unadjusted, bb/100 | variance ratio | result |
|---|---:|---:|---:|---:|---|
{heads_up}

## Six-handed

One blueprint plays five bots of one other style, or one each of five styles. {length}

| five of | hands | blueprint, bb/100 | unadjusted, bb/100 | variance ratio | result |
|---|---:|---:|---:|---:|---|
{six}

## Sit-and-gos

Six players start with ten big blinds, and the blinds rise every eight hands. First place gets
65 % of the prize pool and second place 35 %. Every other seat is an `icm` bot. Each sit-and-go is
played twice with the same decks and the seats exchanged. The return on investment of `icm`:

| opponent | return |
|---|---:|
{sit_and_gos}

[Bot against bots](../how-to/bot-against-bots.md) describes the styles. [Solve and
train](../how-to/solve-and-train.md) describes the blueprints and what a best response wins
against one.
"""


if __name__ == "__main__":
    main()
