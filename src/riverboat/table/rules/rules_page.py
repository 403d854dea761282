"""The house rules of a table as a page to post (HOUS-08): in Markdown, and in plain text.

Answers for new players come first; then every option with its value, its choices, and the
rules that leave it open. Unusual values are marked (HOUS-09).
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from functools import reduce
from typing import Final, Literal, get_args

from msgspec import Struct

from riverboat.engine import Game, HouseRules
from riverboat.engine.games.option_fields import choice_text, options
from riverboat.engine.games.structure import is_pot_limit
from riverboat.table.rules.option_groups import FeeRules
from riverboat.table.rules.table_rules import TableRules
from riverboat.words import ENGLISH, Phrase, Reader
from riverboat.words import posted as w
from riverboat.words.language import option_names
from riverboat.words.refusals.chips import ColourAndWorth


class PostedOption(Struct, frozen=True):
    """One posted option: its value, its choices and its meaning."""

    name: str
    here: str
    usual: bool
    """True if the option has its default value."""
    choices: str
    meaning: str
    rules: str
    """Ids of the rules that leave the option open."""


class RulesSection(Struct, frozen=True):
    """A group of posted options with its name and title."""

    group: str
    heading: Phrase
    title: str
    lines: tuple[PostedOption, ...]


class RulesPage(Struct, frozen=True):
    """The posted house rules."""

    title: str
    first: tuple[tuple[str, str], ...]
    """Questions of a new player, with their answers."""
    asked: tuple[tuple[Phrase, Phrase], ...]
    """Questions of a new player, with their answers, as phrases."""
    notices: tuple[str, ...]
    """House rules in the host's own words."""
    sections: tuple[RulesSection, ...]


def build_rules_page(rules: TableRules, reader: Reader = ENGLISH) -> RulesPage:
    """Build the rules page for a reader; the meanings of options are in English."""
    # rule: HOUS-08, HOUS-09
    title = _collapse_spaces(rules.name) or reader.say(w.HouseRulesOf(rules.game.name))
    groups = [_section("", w.Heading("table"), rules, reader)]
    groups += [_section(name, w.Heading(name), getattr(rules, name), reader) for name in _GROUPS]
    notices = tuple([_collapse_spaces(each) for each in rules.notices])
    asked = tuple([(w.NewcomersQuestion(of), answer) for of, answer in _newcomer_answers(rules)])
    first = tuple([(reader.say(question), reader.say(answer)) for question, answer in asked])
    return RulesPage(title, first, asked, notices, (*groups, *_hand_rules_sections(rules, reader)))


def _section(group: str, heading: Phrase, rules: Struct, reader: Reader) -> RulesSection:
    return RulesSection(
        group, heading, reader.say(heading), tuple(_posted_options(rules, group, reader))
    )


def rules_markdown(rules: TableRules, reader: Reader = ENGLISH) -> str:
    """Return the page in Markdown."""
    whole = build_rules_page(rules, reader)
    out = [f"# {_escape_markdown(whole.title)}", "", f"## {reader.say(w.Heading('this'))}", ""]
    out += [f"- **{label}**: {_escape_markdown(text)}" for label, text in whole.first]
    if whole.notices:
        says = reader.say(w.Heading("says"))
        out += ["", f"## {says}", "", *[f"- {_escape_markdown(each)}" for each in whole.notices]]
    out += ["", f"## {reader.say(w.Heading('else'))}", "", reader.say(w.WhatIsUsual("bold")), ""]
    for section in whole.sections:
        out += [f"### {_escape_markdown(section.title)}", "", reader.say(w.ColumnsOfOptions())]
        out += ["|---|---|---|---|---|", *map(_markdown_row, section.lines), ""]
    return "\n".join(out)


def rules_plain_text(rules: TableRules, reader: Reader = ENGLISH) -> str:
    """Return the page in plain text."""
    whole = build_rules_page(rules, reader)
    out = [whole.title, "=" * len(whole.title), ""]
    widest = max(len(label) for label, _ in whole.first)
    out += [f"{label:<{widest}}  {text}" for label, text in whole.first]
    if whole.notices:
        says = reader.say(w.Heading("says"))
        out += ["", says, *[f"- {each}" for each in whole.notices]]
    out += ["", reader.say(w.WhatIsUsual("star"))]
    for section in whole.sections:
        out += ["", section.title, "-" * len(section.title)]
        for line in section.lines:
            star = " " if line.usual else "*"
            out.append(f"{star} {line.name}: {line.here}  [{line.choices}]")
            out.append(f"    {line.meaning} ({line.rules})")
    return "\n".join(out) + "\n"


_Group = Literal["button", "straddle", "kill", "buy_in", "marker", "clock", "fees"]
_GROUPS: Final[tuple[_Group, ...]] = get_args(_Group)


# Options ----------------------------------------------------------------------------------------


def _posted_options(group: Struct, name: str, reader: Reader) -> Iterator[PostedOption]:
    said = option_names(reader.language.code).options
    for option in options(type(group)):
        value = getattr(group, option.name)
        usual, ids = value == option.default, ", ".join(option.rules)
        known = said.get(f"{name}.{option.name}" if name else option.name)
        means = known.text if known and known.text else option.description
        choices = option.localized_choices(reader.say)
        yield PostedOption(option.name, choice_text(value), usual, choices, means, ids)


def _hand_rules_sections(rules: TableRules, reader: Reader) -> Iterator[RulesSection]:
    """Return the house rules of hands, once for all games that share them."""
    games: dict[HouseRules, list[Game]] = {}
    for game in rules.games:
        games.setdefault(game.rules, []).append(game)
    for house, shared in games.items():
        several = len(games) > 1
        names = tuple([game.name for game in shared])
        title = w.HandOfGames(names) if several else w.Heading("hand")
        yield _section("house", title, house, reader)


# Newcomer's questions ---------------------------------------------------------------------------


_NewcomerTopic = Literal[
    "game",
    "players",
    "buy_in",
    "stakes",
    "raises",
    "reopening",
    "overbets",
    "button",
    "new",
    "missed",
    "straddles",
    "kills",
    "markers",
    "takes",
    "kitty",
    "seven_deuce",
    "chips",
    "law",
]


def _newcomer_answers(rules: TableRules) -> Iterator[tuple[_NewcomerTopic, Phrase]]:
    """Return the answers in the order of the questions."""
    house = rules.games[0].rules
    yield "game", w.GamesPosted(" | ".join([game.name for game in rules.games]))
    yield "players", w.PlayersUpTo(rules.chairs, rules.format)
    if rules.format == "cash":
        yield "buy_in", _buy_in_phrase(rules)
        yield "stakes", w.StakesPosted(house.stakes)
    yield "raises", _raises_phrase(rules)
    yield "reopening", w.ReopenedBy(house.reopen)
    if any(is_pot_limit(game.structure) for game in rules.games):
        yield "overbets", w.OverbetsAre(house.overbet)
    yield "button", w.ButtonGoes(rules.button.rule)
    if rules.format == "cash":
        yield "new", w.NewPlayers(rules.button.new_player)
        yield "missed", w.MissedBlinds(rules.button.missed_blinds)
    yield "straddles", _straddles_phrase(rules)
    yield "kills", _kills_phrase(rules)
    yield "markers", _markers_phrase(rules)
    yield "takes", _fees_phrase(rules.fees)
    if kitty := rules.fees.kitty:
        uses = _collapse_spaces(", ".join(rules.fees.kitty_for))
        yield "kitty", w.KittyFor(kitty, uses) if uses else w.KittyForAnything(kitty)
    if rules.seven_deuce:
        yield "seven_deuce", w.SevenDeucePosted(rules.seven_deuce)
    if rules.chips:
        chips = [ColourAndWorth(_collapse_spaces(chip.colour), chip.worth) for chip in rules.chips]
        yield "chips", w.ChipsPosted(tuple(chips))
    if rules.place or rules.forbidden:
        bans = w.Forbidding(rules.forbidden) if rules.forbidden else None
        place = _collapse_spaces(rules.place)
        yield "law", w.LawOf(place, bans) if place else w.LawOfThisPlace(bans)


def _buy_in_phrase(rules: TableRules) -> Phrase:
    least, most = rules.buy_in.least, rules.buy_in.most
    reach: Phrase
    match least, most:
        case 0, 0:
            reach = w.AnyNumberOfChips()
        case _, 0:
            reach = w.SoManyOrMore(least)
        case 0, _:
            reach = w.UpToSoMany(most)
        case _:
            reach = w.BetweenSoMany(least, most)
    return w.OrTheLargestStack(reach) if rules.buy_in.match_stack else reach


def _raises_phrase(rules: TableRules) -> Phrase:
    """Return the raise cap of a betting round, if there is one (CAPR-01, CAPR-03)."""
    capped = [game for game in rules.games if game.structure.capped_raises]
    if not capped:
        return w.RaisesWithoutNumber()
    found = sorted(
        {
            game.rules.max_raises_two_rounds
            if len(game.variant.streets) <= 2  # rule: CAPR-03
            else game.rules.max_raises
            for game in capped
        }
    )
    counts = _join_with_or([w.SoManyRaises(n) for n in found])
    return w.RaisesARound(counts, len(capped) < len(rules.games))


def _join_with_or(each: Sequence[Phrase]) -> Phrase:
    return reduce(w.Or, each)


def _straddles_phrase(rules: TableRules) -> Phrase:
    straddle = rules.straddle
    if not straddle.enabled:
        return w.NoneHere()
    places = _join_with_or([w.StraddlePlace(place) for place in straddle.positions])
    return w.StraddlesPosted(places, straddle.max_live, straddle.rock, straddle.sleepers)


def _kills_phrase(rules: TableRules) -> Phrase:
    kill = rules.kill
    if not kill.enabled:
        return w.NoneHere()
    why: list[Phrase] = [w.PotAbove(kill.pot)] if kill.pot else []
    why += [w.PotsInARow(kill.in_a_row)] if kill.in_a_row else []
    return w.KillsPosted(_join_with_or(why), kill.percent, kill.acts)


def _markers_phrase(rules: TableRules) -> Phrase:
    marker = rules.marker
    if not (marker.enabled or marker.borrowing):
        return w.NoMarkersAndNoLoans()
    taken = w.TakenIfAllAgree(marker.accept_below or None, marker.settle_within or None)
    return w.MarkersPosted(taken if marker.enabled else w.NoneHere(), marker.borrowing)


def _fees_phrase(fees: FeeRules) -> Phrase:
    """Return rake, jackpot drop and time charges (HOUS-01, HOUS-04, BYND-47)."""
    found: list[Phrase] = []
    if fees.per_mille:
        found.append(_rake_phrase(fees))
    if fees.drop:
        found.append(w.DropPosted(fees.drop, fees.drop_from or None))
    if fees.jackpot != "none":
        found.append(w.JackpotPosted(fees.jackpot, *fees.jackpot_shares))
    if fees.time_fee:
        found.append(w.TimePosted(fees.time_fee, fees.time_every, fees.time_pot or None))
    return reduce(w.Also, found) if found else w.NothingIsTaken()


def _rake_phrase(fees: FeeRules) -> Phrase:
    whole, tenths = divmod(fees.per_mille, 10)
    cap: w.CapByPlayers | w.CapOfRake | None = w.CapOfRake(fees.cap) if fees.cap else None
    if fees.caps:
        cap = w.CapByPlayers(fees.caps)
    return w.RakePosted(whole, tenths or None, cap, fees.no_flop_no_drop)


# Pattern syntax ---------------------------------------------------------------------------------


def _collapse_spaces(text: str) -> str:
    return " ".join(text.split())


def _escape_markdown(text: str) -> str:
    """Escape text for Markdown."""
    return re.sub(r"([\\`*_\[\]<>|#])", r"\\\1", text)


def _markdown_row(line: PostedOption) -> str:
    here = _escape_markdown(line.here)
    shown = here if line.usual else f"**{here}**"
    cells = (
        f"`{line.name}`",
        shown,
        _escape_markdown(line.choices),
        _escape_markdown(line.meaning),
        line.rules,
    )
    return f"| {' | '.join(cells)} |"
