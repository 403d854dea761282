"""Matches of the blueprint against every style, heads-up and six-handed; sit-and-gos by ICM.

    python -m bench.ladder --write

Matches are duplicate and luck-adjusted. Each ends when the winner is known with 95 % confidence,
or at a maximum number of hands. Opponents close to the blueprint have a higher maximum
(--longer, --longest), which is fixed beforehand, because the intervals hold at every interim
look. A seed and the numbers determine the page on any machine. Finished matches are stored in a
file (--keep) and not played again.
"""

from __future__ import annotations

import argparse
from pathlib import Path
from random import Random
from shlex import quote
from typing import Final

import msgspec
from msgspec import Struct

from bench.stored_blocks import StoredBlocks
from riverboat.bots import STYLES, Player, style
from riverboat.bots.prize_money import PrizeSource, no_prizes
from riverboat.sim import match
from riverboat.sim.matches.sit_and_go import SitAndGoSettings, play_sit_and_gos

PAGE: Final = Path(__file__).parent.parent / "docs" / "reference" / "ladder.md"
BEST_STYLE: Final = "blueprint"
GAME: Final = "nlhe 1/2"
CONFIDENCE: Final = 0.95
MIXED_TABLE: Final = "one of each"
SHARK_LIKE_STYLES: Final = (BEST_STYLE, "push-fold", "icm")
"""The blueprint, and styles that play as the shark does with stacks of 100 big blinds."""
MIXED_STYLES: Final = ("calling station", "rock", "maniac", "shark", "wild card")
TABLES: Final = {"heads-up": 2, "six-handed": 6}
ICM: Final = "icm"


class LadderMatch(Struct, frozen=True, kw_only=True):
    """Result of a match."""

    table: str
    against: str
    hands: int
    measured: float
    interval: float
    chips: float
    ratio: float
    """Variance of chips divided by the variance of the luck-adjusted result."""
    decided: bool

    @property
    def verdict(self) -> str:
        """Return the result of the blueprint: *wins*, *loses* or *not known*."""
        if not self.decided:
            return "not known"
        return "wins" if self.measured > 0 else "loses"


class LadderLimits(Struct, frozen=True, kw_only=True):
    """The matches of a page, and their lengths."""

    hands: int
    six_handed: int
    longer: tuple[str, ...]
    """Matches, table/style, that end when the winner is known, after *longest* hands at most."""
    longest: int
    seed: int

    @property
    def command(self) -> str:
        """Return the command that writes the page."""
        longer_options = "".join(f" --longer {quote(name)}" for name in self.longer)
        longest_option = f"{longer_options} --longest {self.longest}" if longer_options else ""
        return (
            f"python -m bench.ladder --hands {self.hands} --six-handed {self.six_handed}"
            f"{longest_option} --seed {self.seed} --write"
        )

    def max_hands(self, table: str, name: str) -> int:
        """Return the maximum number of hands of a match."""
        if f"{table}/{name}" in self.longer:
            return self.longest
        return self.hands if TABLES[table] == 2 else self.six_handed

    def stop_confidence(self, table: str, name: str) -> float | None:
        """Return the confidence at which a match ends early; ``None`` for one of fixed length."""
        return CONFIDENCE if TABLES[table] == 2 or f"{table}/{name}" in self.longer else None


class LadderResults(Struct):
    """The finished matches."""

    asked: LadderLimits
    rungs: dict[str, LadderMatch] = {}
    sit_and_gos: dict[str, str] = {}


def main() -> None:
    """Play the matches, print each at its end, and write the page if requested."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--hands", type=int, default=12_000, help="the most of a match")
    parser.add_argument("--six-handed", type=int, default=3_000, help="hands of a match of six")
    parser.add_argument(
        "--longer",
        action="append",
        choices=[
            f"{table}/{name}"
            for table in TABLES
            for name in STYLES
            if name not in SHARK_LIKE_STYLES
        ],
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
    options = parser.parse_args()
    limits = LadderLimits(
        hands=options.hands,
        six_handed=options.six_handed,
        longer=tuple(options.longer),
        longest=options.longest,
        seed=options.seed,
    )
    results = _load_results(options.keep, limits)
    other_styles = [other_style for other_style in STYLES if other_style not in SHARK_LIKE_STYLES]
    for table in TABLES if options.table is None else {options.table} & set(TABLES):
        for name in options.only or [
            *other_styles,
            *([MIXED_TABLE] if TABLES[table] > 2 else []),
        ]:
            match_key = f"{table}/{name}"
            if match_key not in results.rungs:
                results.rungs[match_key] = _play_match(
                    table, name, limits, options.jobs, options.keep
                )
                _store_results(options.keep, results)
            print(results.rungs[match_key], flush=True)
    for name in () if options.table in TABLES else RIVALS:
        if name not in results.sit_and_gos:
            results.sit_and_gos[name] = _play_sit_and_go(name, options.jobs)
            _store_results(options.keep, results)
        print(ICM, "against", name, results.sit_and_gos[name], flush=True)
    page_text = _page_text(results)
    if options.write:
        PAGE.write_text(page_text, encoding="utf-8")
    else:
        print(page_text)


def _load_results(path: Path | None, limits: LadderLimits) -> LadderResults:
    if path is not None and path.exists():
        results = msgspec.json.decode(path.read_bytes(), type=LadderResults)
        if results.asked == limits:
            return results
    return LadderResults(limits)


def _store_results(path: Path | None, results: LadderResults) -> None:
    if path is not None:
        path.write_bytes(msgspec.json.encode(results))


def _play_match(
    table: str, name: str, limits: LadderLimits, jobs: int, results_path: Path | None
) -> LadderMatch:
    opponents = MIXED_STYLES if name == MIXED_TABLE else (name,) * (TABLES[table] - 1)
    stored_blocks = None
    if results_path is not None and jobs == 1:
        path = results_path.with_name(f"{results_path.name}.{table}-{name.replace(' ', '-')}")
        stored_blocks = StoredBlocks(
            path, f"{limits.max_hands(table, name)} hands, seed {limits.seed}"
        )
    match_result = match(
        BEST_STYLE,
        *opponents,
        game=GAME,
        hands=limits.max_hands(table, name),
        seed=limits.seed,
        duplicate=True,
        measure="aivat",
        until=limits.stop_confidence(table, name),
        jobs=jobs,
        executor=stored_blocks,
    )
    blueprint_result = match_result[0]
    return LadderMatch(
        table=table,
        against=name,
        hands=match_result.hands,
        measured=blueprint_result.measured_per_100,
        interval=blueprint_result.measured_interval,
        chips=blueprint_result.bb_per_100,
        ratio=blueprint_result.variance_ratio,
        decided=abs(blueprint_result.measured_per_100) > blueprint_result.measured_interval,
    )


def _play_sit_and_go(name: str, jobs: int) -> str:
    rival_entrant, pair_count = RIVALS[name]
    return str(
        play_sit_and_gos(
            _make_entrant(ICM), rival_entrant, pair_count, SEED, SitAndGoSettings(), jobs=jobs
        )
    )


class _Entrant(Struct, frozen=True):
    """A factory of players of one style, with or without knowledge of the prizes."""

    name: str
    knows_prizes: bool

    def __call__(self, rng: Random, prize_source: PrizeSource) -> Player:
        return style(self.name, rng, prize_source if self.knows_prizes else no_prizes)


def _make_entrant(name: str, *, knows_prizes: bool = True) -> _Entrant:
    return _Entrant(name, knows_prizes)


RIVALS: Final = {
    "push-fold": (_make_entrant("push-fold"), 200),
    "icm without prize information": (_make_entrant(ICM, knows_prizes=False), 50),
}
"""Opponents, and the number of sit-and-gos, each of which is played twice."""
SEED: Final = 1


def _page_text(results: LadderResults) -> str:
    return _PAGE_TEMPLATE.format(
        hands=f"{results.asked.hands:,}",
        command=results.asked.command,
        length=_match_length(results.asked),
        longer=_longer_matches(results.asked),
        heads_up=_match_rows(results, "heads-up"),
        six=_match_rows(results, "six-handed"),
        known=_unbeaten_sentence(results),
        sit_and_gos="\n".join(f"| {name} | {text} |" for name, text in results.sit_and_gos.items()),
    )


def _match_rows(results: LadderResults, table: str) -> str:
    matches = [match for match in results.rungs.values() if match.table == table]
    return "\n".join(
        f"| {match.against} | {match.hands:,} | {match.measured:+.1f} ± {match.interval:.1f} "
        f"| {match.chips:+.1f} | {match.ratio:.1f} | {match.verdict} |"
        for match in sorted(matches, key=lambda match: match.measured)
    )


def _longer_matches(limits: LadderLimits) -> str:
    """Return the opponents with a higher maximum of hands, heads-up."""
    names = _style_names(limits, "heads-up")
    return f" ({limits.longest:,} against the {names})" if names else ""


def _match_length(limits: LadderLimits) -> str:
    """Return the length of the six-handed matches, and the kind of their intervals."""
    text = "These matches have a fixed length,\nand 95 % confidence intervals"
    names = _style_names(limits, "six-handed")
    if not names:
        return f"{text}."
    return f"""{text}. Against the {names}, a match ends
as soon as the winner is known, after 1,000 decks at the earliest and {limits.longest:,} hands at
the latest, with confidence sequences as in heads-up matches."""


def _style_names(limits: LadderLimits, table: str) -> str:
    return " and the ".join(
        name.removeprefix(f"{table}/") for name in limits.longer if name.startswith(f"{table}/")
    )


def _unbeaten_sentence(results: LadderResults) -> str:
    """Return a sentence about the styles that the blueprint does not beat."""
    result_texts = [
        f"{match.table}, {match.against}: {match.measured:+.1f} ± {match.interval:.1f}"
        for match in results.rungs.values()
        if match.verdict != "wins"
    ]
    if not result_texts:
        return "The blueprint beats every other style at both tables."
    return f"Results without a known winner, in bb/100: {'; '.join(result_texts)}."


_PAGE_TEMPLATE: Final = """# Bot ladder

This page shows how strong riverboat's bots are; each bot has its own style of play. The best one,
the `blueprint`, plays a strategy that was trained in advance. It plays against every other style at
no-limit hold'em 1/2 with stacks of 100 big blinds. The tournament bot `icm` plays sit-and-gos. This
command writes the page:

    {command}

The results are the same on every machine with the same blueprints. Every deck is played from
every seat. The results are adjusted by equities
([decision 137](../decisions/137-variance-reduction-and-early-stopping.md)). This removes the luck
of the board, and heads-up also that of the hole cards. The *variance ratio* is the variance of the
unadjusted results over that of the adjusted ones. At 100 big blinds `push-fold` and `icm` play like
the `shark`, so they are not listed.

{known}

## Heads-up

A match ends as soon as the winner is known at 95 % confidence, after 1,000 decks at the earliest
and {hands} hands at the latest{longer}.
The result is checked again and again during the match. The intervals are valid at all of these
checks together (*confidence sequences*), so they are wider than those of a match of fixed length.

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
