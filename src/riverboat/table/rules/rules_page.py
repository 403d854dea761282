"""The house rules of a table as a page to post (HOUS-08): in Markdown, and in plain text.

Answers for new players come first; then every option with its value, its choices, and the
rulebook's rules that leave it to the house. Unusual values are marked (HOUS-09).
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
from riverboat.words import posted_rules as w
from riverboat.words.refusals.chips import ColourWithValue


class PostedOption(Struct, frozen=True, rename={"value": "here", "is_default": "usual"}):
    """One posted option: its value, its choices and its meaning."""

    name: str
    value: str
    is_default: bool
    """True if the option has its default value."""
    choices: str
    meaning: str
    rules: str
    """Ids of the rulebook's rules that leave the choice to the house."""


class RulesSection(Struct, frozen=True):
    """A group of posted options with its name and title."""

    group: str
    heading: Phrase
    title: str
    lines: tuple[PostedOption, ...]


class RulesPage(
    Struct, frozen=True, rename={"newcomer_answers": "first", "newcomer_phrases": "asked"}
):
    """The posted house rules."""

    title: str
    newcomer_answers: tuple[tuple[str, str], ...]
    """Questions of a new player, with their answers."""
    newcomer_phrases: tuple[tuple[Phrase, Phrase], ...]
    """Questions of a new player, with their answers, as phrases."""
    notices: tuple[str, ...]
    """House rules in the host's own words."""
    sections: tuple[RulesSection, ...]


def build_rules_page(rules: TableRules, reader: Reader = ENGLISH) -> RulesPage:
    """Build the rules page in the reader's language."""
    # rule: HOUS-08, HOUS-09
    title = _collapse_spaces(rules.name) or reader.say(w.HouseRulesHeading(rules.game.name))
    sections = [_build_section("", w.PostedRulesHeading("table"), rules, reader)]
    sections += [
        _build_section(name, w.PostedRulesHeading(name), getattr(rules, name), reader)
        for name in _OPTION_GROUPS
    ]
    notices = tuple([_collapse_spaces(notice) for notice in rules.notices])
    phrase_pairs = tuple(
        [(w.PostedRuleLabel(topic), answer) for topic, answer in _iter_newcomer_answers(rules)]
    )
    text_pairs = tuple(
        [(reader.say(question), reader.say(answer)) for question, answer in phrase_pairs]
    )
    return RulesPage(
        title,
        text_pairs,
        phrase_pairs,
        notices,
        (*sections, *_iter_hand_rules_sections(rules, reader)),
    )


def _build_section(group: str, heading: Phrase, rules: Struct, reader: Reader) -> RulesSection:
    return RulesSection(
        group, heading, reader.say(heading), tuple(_iter_posted_options(rules, reader))
    )


def format_as_markdown(rules: TableRules, reader: Reader = ENGLISH) -> str:
    """Return the page in Markdown."""
    page = build_rules_page(rules, reader)
    lines = [
        f"# {_escape_markdown(page.title)}",
        "",
        f"## {reader.say(w.PostedRulesHeading('this'))}",
        "",
    ]
    lines += [f"- **{label}**: {_escape_markdown(text)}" for label, text in page.newcomer_answers]
    if page.notices:
        notices_heading = reader.say(w.PostedRulesHeading("says"))
        lines += [
            "",
            f"## {notices_heading}",
            "",
            *[f"- {_escape_markdown(notice)}" for notice in page.notices],
        ]
    lines += [
        "",
        f"## {reader.say(w.PostedRulesHeading('else'))}",
        "",
        reader.say(w.DefaultRules("bold")),
        "",
    ]
    for section in page.sections:
        lines += [f"### {_escape_markdown(section.title)}", "", reader.say(w.OptionColumns())]
        lines += ["|---|---|---|---|---|", *map(_format_markdown_row, section.lines), ""]
    return "\n".join(lines)


def format_as_plain_text(rules: TableRules, reader: Reader = ENGLISH) -> str:
    """Return the page in plain text."""
    page = build_rules_page(rules, reader)
    lines = [page.title, "=" * len(page.title), ""]
    label_width = max(len(label) for label, _ in page.newcomer_answers)
    lines += [f"{label:<{label_width}}  {text}" for label, text in page.newcomer_answers]
    if page.notices:
        notices_heading = reader.say(w.PostedRulesHeading("says"))
        lines += ["", notices_heading, *[f"- {notice}" for notice in page.notices]]
    lines += ["", reader.say(w.DefaultRules("star"))]
    for section in page.sections:
        lines += ["", section.title, "-" * len(section.title)]
        for posted_option in section.lines:
            flag = " " if posted_option.is_default else "*"
            lines.append(
                f"{flag} {posted_option.name}: {posted_option.value}  [{posted_option.choices}]"
            )
            lines.append(f"    {posted_option.meaning} ({posted_option.rules})")
    return "\n".join(lines) + "\n"


_OptionGroup = Literal["button", "straddle", "kill", "buy_in", "marker", "clock", "fees"]
_OPTION_GROUPS: Final[tuple[_OptionGroup, ...]] = get_args(_OptionGroup)


def _iter_posted_options(group_rules: Struct, reader: Reader) -> Iterator[PostedOption]:
    for option in options(type(group_rules)):
        value = getattr(group_rules, option.name)
        is_default, rule_ids = value == option.default, ", ".join(option.rules)
        meaning = option.describe(reader.language.code)
        choices = option.localized_choices(reader.say)
        yield PostedOption(option.name, choice_text(value), is_default, choices, meaning, rule_ids)


def _iter_hand_rules_sections(rules: TableRules, reader: Reader) -> Iterator[RulesSection]:
    """Yield a section for each set of house rules of a hand; games that share one are named."""
    games_by_house_rules: dict[HouseRules, list[Game]] = {}
    for game in rules.games:
        games_by_house_rules.setdefault(game.rules, []).append(game)
    for house_rules, games in games_by_house_rules.items():
        has_several_sections = len(games_by_house_rules) > 1
        game_names = tuple([game.name for game in games])
        title = (
            w.GamesHandRulesHeading(game_names)
            if has_several_sections
            else w.PostedRulesHeading("hand")
        )
        yield _build_section("house", title, house_rules, reader)


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


def _iter_newcomer_answers(rules: TableRules) -> Iterator[tuple[_NewcomerTopic, Phrase]]:
    house_rules = rules.games[0].rules
    yield "game", w.PostedGames(" | ".join([game.name for game in rules.games]))
    yield "players", w.PostedTableFormat(rules.chairs, rules.format)
    if rules.format == "cash":
        yield "buy_in", _build_buy_in_phrase(rules)
        yield "stakes", w.PostedStakesRule(house_rules.stakes)
    yield "raises", _build_raises_phrase(rules)
    yield "reopening", w.ReopeningRule(house_rules.reopen)
    if any(is_pot_limit(game.structure) for game in rules.games):
        yield "overbets", w.OverbetHandling(house_rules.overbet)
    yield "button", w.ButtonMovement(rules.button.rule)
    if rules.format == "cash":
        yield "new", w.NewPlayerEntryRule(rules.button.new_player)
        yield "missed", w.MissedBlindRule(rules.button.missed_blinds)
    yield "straddles", _build_straddles_phrase(rules)
    yield "kills", _build_kills_phrase(rules)
    yield "markers", _build_markers_phrase(rules)
    yield "takes", _build_fees_phrase(rules.fees)
    if kitty := rules.fees.kitty:
        expense_names = _collapse_spaces(", ".join(rules.fees.kitty_for))
        yield (
            "kitty",
            w.KittyContribution(kitty, expense_names)
            if expense_names
            else w.AgreedKittyContribution(kitty),
        )
    if rules.seven_deuce:
        yield "seven_deuce", w.PostedSevenDeuceBounty(rules.seven_deuce)
    if rules.chips:
        chip_labels = [
            ColourWithValue(_collapse_spaces(chip.colour), chip.worth) for chip in rules.chips
        ]
        yield "chips", w.PostedChipValues(tuple(chip_labels))
    if rules.place or rules.forbidden:
        ban_phrase = w.ForbiddenSuffix(rules.forbidden) if rules.forbidden else None
        location = _collapse_spaces(rules.place)
        yield (
            "law",
            w.PostedJurisdiction(location, ban_phrase)
            if location
            else w.PostedLocalLaw(ban_phrase),
        )


def _build_buy_in_phrase(rules: TableRules) -> Phrase:
    min_buy_in, max_buy_in = rules.buy_in.least, rules.buy_in.most
    limits_phrase: Phrase
    match min_buy_in, max_buy_in:
        case 0, 0:
            limits_phrase = w.PostedAnyBuyIn()
        case _, 0:
            limits_phrase = w.PostedMinimumBuyIn(min_buy_in)
        case 0, _:
            limits_phrase = w.PostedMaximumBuyIn(max_buy_in)
        case _:
            limits_phrase = w.PostedBuyInRange(min_buy_in, max_buy_in)
    return w.BuyInUpToLargestStack(limits_phrase) if rules.buy_in.match_stack else limits_phrase


def _build_raises_phrase(rules: TableRules) -> Phrase:
    """Return the raise cap of a betting round, if there is one (CAPR-01, CAPR-03)."""
    capped_games = [game for game in rules.games if game.structure.has_raise_cap]
    if not capped_games:
        return w.UnlimitedRaises()
    raise_counts = sorted(
        {
            game.rules.max_raises_two_rounds
            if len(game.variant.streets) <= 2  # rule: CAPR-03
            else game.rules.max_raises
            for game in capped_games
        }
    )
    counts_phrase = _join_with_or([w.RaiseCount(raise_count) for raise_count in raise_counts])
    return w.RaiseCapPerRound(counts_phrase, len(capped_games) < len(rules.games))


def _join_with_or(phrases: Sequence[Phrase]) -> Phrase:
    return reduce(w.PostedRuleAlternative, phrases)


def _build_straddles_phrase(rules: TableRules) -> Phrase:
    straddle_rules = rules.straddle
    if not straddle_rules.enabled:
        return w.NoPostedRule()
    positions_phrase = _join_with_or(
        [w.StraddlePosition(position) for position in straddle_rules.positions]
    )
    return w.PostedStraddleRules(
        positions_phrase, straddle_rules.max_live, straddle_rules.rock, straddle_rules.sleepers
    )


def _build_kills_phrase(rules: TableRules) -> Phrase:
    kill_rules = rules.kill
    if not kill_rules.enabled:
        return w.NoPostedRule()
    kill_reasons: list[Phrase] = [w.PotThreshold(kill_rules.pot)] if kill_rules.pot else []
    kill_reasons += [w.ConsecutivePotWins(kill_rules.in_a_row)] if kill_rules.in_a_row else []
    return w.PostedKillRules(_join_with_or(kill_reasons), kill_rules.percent, kill_rules.acts)


def _build_markers_phrase(rules: TableRules) -> Phrase:
    marker_rules = rules.marker
    if not (marker_rules.enabled or marker_rules.borrowing):
        return w.PostedNoCredit()
    taken_phrase = w.MarkersByAgreement(
        marker_rules.accept_below or None, marker_rules.settle_within or None
    )
    return w.PostedMarkerRules(
        taken_phrase if marker_rules.enabled else w.NoPostedRule(), marker_rules.borrowing
    )


def _build_fees_phrase(fees: FeeRules) -> Phrase:
    """Return rake, jackpot drop and time charges (HOUS-01, HOUS-04, BYND-47)."""
    phrases: list[Phrase] = []
    if fees.per_mille:
        phrases.append(_build_rake_phrase(fees))
    if fees.drop:
        phrases.append(w.PostedJackpotDrop(fees.drop, fees.drop_from or None))
    if fees.jackpot != "none":
        phrases.append(w.PostedJackpotRules(fees.jackpot, *fees.jackpot_shares))
    if fees.time_fee:
        phrases.append(w.PostedTimeFee(fees.time_fee, fees.time_every, fees.time_pot or None))
    return reduce(w.PostedRuleList, phrases) if phrases else w.NothingCollected()


def _build_rake_phrase(fees: FeeRules) -> Phrase:
    percent, tenths = divmod(fees.per_mille, 10)
    cap_phrase: w.RakeCapByPlayers | w.RakeCapSuffix | None = (
        w.RakeCapSuffix(fees.cap) if fees.cap else None
    )
    if fees.caps:
        cap_phrase = w.RakeCapByPlayers(fees.caps)
    return w.PostedRake(percent, tenths or None, cap_phrase, fees.no_flop_no_drop)


def _collapse_spaces(text: str) -> str:
    return " ".join(text.split())


def _escape_markdown(text: str) -> str:
    return re.sub(r"([\\`*_\[\]<>|#])", r"\\\1", text)


def _format_markdown_row(posted_option: PostedOption) -> str:
    escaped_value = _escape_markdown(posted_option.value)
    shown_text = escaped_value if posted_option.is_default else f"**{escaped_value}**"
    cells = (
        f"`{posted_option.name}`",
        shown_text,
        _escape_markdown(posted_option.choices),
        _escape_markdown(posted_option.meaning),
        posted_option.rules,
    )
    return f"| {' | '.join(cells)} |"
