"""The house rules of a table as a page to post (HOUS-08): in Markdown, and in plain text.

What a newcomer asks comes first; then every option there is, what is chosen here, and the rules
that leave it open. What is not as it usually is, is marked (HOUS-09).
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from msgspec import Struct

from riverboat.engine import Game, HouseRules
from riverboat.engine.games.options import options, word
from riverboat.engine.games.structure import is_pot_limit
from riverboat.table.rules.chip_set import Chip
from riverboat.table.rules.option_groups import FeeRules
from riverboat.table.rules.rules import TableRules


class Line(Struct, frozen=True):
    """One option: what is chosen here, what else may be, and what it means."""

    name: str
    here: str
    usual: bool
    """Whether it is as it is where nobody says otherwise."""
    choices: str
    meaning: str
    rules: str
    """The ids of the rules that leave it open."""


class Section(Struct, frozen=True):
    """A group of options."""

    title: str
    lines: tuple[Line, ...]


class Page(Struct, frozen=True):
    """All that is posted."""

    title: str
    first: tuple[tuple[str, str], ...]
    """What a newcomer asks, and the answer."""
    notices: tuple[str, ...]
    """House rules in the host's own words."""
    sections: tuple[Section, ...]


def page(rules: TableRules) -> Page:
    """The page of a table's rules."""
    # rule: HOUS-08, HOUS-09
    title = _one_line(rules.name) or f"House rules: {rules.game.name}"
    groups = [Section("The table", tuple(_lines(rules)))]
    for name, heading in _GROUPS.items():
        groups.append(Section(heading, tuple(_lines(getattr(rules, name)))))
    notices = tuple([_one_line(each) for each in rules.notices])
    return Page(title, tuple(_first(rules)), notices, (*groups, *_hands(rules)))


def posted(rules: TableRules) -> str:
    """The page in Markdown."""
    whole = page(rules)
    out = [f"# {_safe(whole.title)}", "", "## This table", ""]
    out += [f"- **{label}**: {_safe(text)}" for label, text in whole.first]
    if whole.notices:
        out += ["", "## The house says", "", *[f"- {_safe(each)}" for each in whole.notices]]
    out += ["", "## Everything else", "", _USUAL.format("in bold"), ""]
    for section in whole.sections:
        out += [f"### {_safe(section.title)}", "", "| option | here | may be | meaning | rules |"]
        out += ["|---|---|---|---|---|", *map(_row, section.lines), ""]
    return "\n".join(out)


def posted_plain(rules: TableRules) -> str:
    """The page in plain text."""
    whole = page(rules)
    out = [whole.title, "=" * len(whole.title), ""]
    widest = max(len(label) for label, _ in whole.first)
    out += [f"{label:<{widest}}  {text}" for label, text in whole.first]
    if whole.notices:
        out += ["", "The house says", *[f"- {each}" for each in whole.notices]]
    out += ["", _USUAL.format("with a star")]
    for section in whole.sections:
        out += ["", section.title, "-" * len(section.title)]
        for line in section.lines:
            star = " " if line.usual else "*"
            out.append(f"{star} {line.name}: {line.here}  [{line.choices}]")
            out.append(f"    {line.meaning} ({line.rules})")
    return "\n".join(out) + "\n"


_USUAL = "What is not said here is as the rulebook has it. Whatever is not as usual is {}."
_GROUPS = {
    "button": "Button and blinds",
    "straddle": "Straddles",
    "kill": "Kill pots",
    "buy_in": "Buying in",
    "marker": "Markers and loans",
    "clock": "Time",
    "fees": "The house",
}


# Every option -----------------------------------------------------------------------------------


def _lines(group: Struct) -> Iterator[Line]:
    for option in options(type(group)):
        value = getattr(group, option.name)
        usual, ids = value == option.default, ", ".join(option.rules)
        yield Line(option.name, word(value), usual, option.shown, option.words, ids)


def _hands(rules: TableRules) -> Iterator[Section]:
    """The house rules of the hands: once for all games that share them."""
    games: dict[HouseRules, list[Game]] = {}
    for game in rules.games:
        games.setdefault(game.rules, []).append(game)
    for house, shared in games.items():
        title = "The hand"
        if len(games) > 1:
            title += f": {', '.join([game.name for game in shared])}"
        yield Section(title, tuple(_lines(house)))


# What a newcomer asks ---------------------------------------------------------------------------


def _first(rules: TableRules) -> Iterator[tuple[str, str]]:
    """The answers, in the order of the questions."""
    house = rules.games[0].rules
    yield "Game", " | ".join([game.name for game in rules.games])
    yield "Players", f"up to {rules.chairs}, {_FORMATS[rules.format]}"
    if rules.format == "cash":
        yield "Buy-in", _buy_in(rules)
        yield "Stakes", _STAKES[house.stakes]
    yield "Raises", _raises(rules)
    yield "Reopening", _REOPEN[house.reopen]
    if any(is_pot_limit(game.structure) for game in rules.games):
        yield "Overbets", _OVERBETS[house.overbet]
    yield "Button", _BUTTONS[rules.button.rule]
    if rules.format == "cash":
        yield "New players", _NEW[rules.button.new_player]
        yield "Missed blinds", _MISSED[rules.button.missed_blinds]
    yield "Straddles", _straddles(rules)
    yield "Kill pots", _kills(rules)
    yield "Markers", _markers(rules)
    yield "The house takes", _takes(rules.fees)
    if rules.fees.kitty:
        uses = ", ".join(rules.fees.kitty_for) or "whatever is agreed"
        yield "Kitty", f"{rules.fees.kitty} from the winner of each pot, for {_one_line(uses)}"
    if rules.seven_deuce:
        each = f"{rules.seven_deuce} from each player dealt in"
        yield "7-2 game", f"who wins a pot of hold'em with 7-2 and shows it gets {each}"
    if rules.chips:
        yield "Chips", ", ".join(map(_chip, rules.chips))
    if rules.place or rules.forbidden:
        bans = f"; forbidden are {', '.join(rules.forbidden)}" if rules.forbidden else ""
        yield "Law", f"{_one_line(rules.place) or 'of this place'}{bans}"


def _buy_in(rules: TableRules) -> str:
    least, most = rules.buy_in.least, rules.buy_in.most
    match least, most:
        case 0, 0:
            reach = "any number of chips"
        case _, 0:
            reach = f"{least} chips or more"
        case 0, _:
            reach = f"up to {most} chips"
        case _:
            reach = f"{least} to {most} chips"
    return f"{reach}, or up to the largest stack" if rules.buy_in.match_stack else reach


def _raises(rules: TableRules) -> str:
    """How many raises a betting round has, where they are counted at all (CAPR-01, CAPR-03)."""
    capped = [game for game in rules.games if game.structure.capped_raises]
    if not capped:
        return "without number"
    found = sorted(
        {
            game.rules.max_raises_two_rounds
            if len(game.variant.streets) <= 2  # rule: CAPR-03
            else game.rules.max_raises
            for game in capped
        }
    )
    counts = " or ".join(map(str, found))
    others = "" if len(capped) == len(rules.games) else " in limit, without number in the others"
    return f"a bet and {counts} raises a round{others}"


def _straddles(rules: TableRules) -> str:
    straddle = rules.straddle
    if not straddle.enabled:
        return "none"
    places = " or ".join([_PLACES[place] for place in straddle.positions])
    extras = (", the rock moves" if straddle.rock else "") + (
        ", sleepers are taken" if straddle.sleepers else ""
    )
    return f"{places}, {straddle.max_live} live{extras}"


def _kills(rules: TableRules) -> str:
    kill = rules.kill
    if not kill.enabled:
        return "none"
    why = [f"a pot above {kill.pot}"] if kill.pot else []
    why += [f"{kill.in_a_row} pots in a row"] if kill.in_a_row else []
    return (
        f"{' or '.join(why)}: {kill.percent} percent of the limits, "
        f"the killer acts {_ACTS[kill.acts]}"
    )


def _markers(rules: TableRules) -> str:
    marker = rules.marker
    if not (marker.enabled or marker.borrowing):
        return "none, and no loans"
    said = "taken if all in the pot agree" if marker.enabled else "none"
    if marker.enabled and marker.accept_below:
        said += f", below {marker.accept_below} without asking"
    if marker.enabled and marker.settle_within:
        said += f", settled within {marker.settle_within} hours"
    return said + ("; players may lend each other chips" if marker.borrowing else "; no loans")


def _takes(fees: FeeRules) -> str:
    """Rake, the jackpot drop and the price of time (HOUS-01, HOUS-04, BYND-47)."""
    found = []
    if fees.per_mille:
        caps = ", ".join(map(str, fees.caps))
        cap = f", at most {caps} with two, three ... players" if caps else ""
        cap = cap or (f", at most {fees.cap}" if fees.cap else "")
        when = ", nothing before the flop" if fees.no_flop_no_drop else ""
        found.append(f"{_percent(fees.per_mille)} percent of each pot{cap}{when}")
    if fees.drop:
        least = f" of {fees.drop_from} and more" if fees.drop_from else ""
        found.append(f"{fees.drop} for the jackpot from pots{least}")
    if fees.jackpot != "none":
        loser, winner, others = fees.jackpot_shares
        shares = f"{loser} percent to who loses, {winner} to who wins, {others} to the others"
        found.append(f"the jackpot is won when {fees.jackpot} or better loses: {shares}")
    if fees.time_fee:
        once = f", from the first pot above {fees.time_pot}" if fees.time_pot else ""
        found.append(f"{fees.time_fee} a seat for {fees.time_every} minutes{once}")
    return "; ".join(found) or "nothing"


def _percent(per_mille: int) -> str:
    whole, part = divmod(per_mille, 10)
    return f"{whole}.{part}" if part else str(whole)


def _chip(chip: Chip) -> str:
    return f"{_one_line(chip.colour)} {chip.worth}"


_FORMATS = {"cash": "a cash game", "tournament": "a table of a tournament"}
_STAKES = {
    "table": "table stakes: nothing is added or taken away during a hand",
    "open": "open stakes: chips may be bought and borrowed during a hand",
}
_REOPEN = {
    "by structure": "by an all-in of a full raise, in limit of half a raise",
    "full": "by an all-in of a full raise",
    "half": "by an all-in of half a raise",
}
_OVERBETS = {
    "refuse": "refused",
    "auto_return": "cut to the pot",
    "stands_if_unchallenged": "stand unless challenged before the next action",
    "tda": "corrected on the same street",
}
_BUTTONS = {
    "simplified": "goes to the next player",
    "moving": "goes to the next player, and blinds that were skipped are paid",
    "dead": "may lie before an empty chair, and the big blind goes on",
}
_NEW = {
    "none": "are dealt in at once",
    "bb": "post a big blind, or wait for it",
    "bb in limit": "post a big blind, or wait for it, in limit games only",
    "min_bet": "post a big blind, or wait for it, and without blinds a minimum bet",
    "wait": "wait for the big blind",
}
_MISSED = {
    "both_now_sb_dead": "both at once, the small one dead",
    "one_per_hand_live": "one a hand, live, the largest first",
    "wait_for_bb": "none: wait for the big blind",
    "bb_live": "one live big blind",
}
_PLACES = {
    "utg": "under the gun",
    "button": "on the button",
    "cutoff": "before the button",
    "any": "anywhere",
}
_ACTS = {"last": "last", "in_turn": "in turn"}


# Writing ----------------------------------------------------------------------------------------


def _one_line(text: str) -> str:
    return " ".join(text.split())


def _safe(text: str) -> str:
    """Text that Markdown shows as it is."""
    return re.sub(r"([\\`*_\[\]<>|#])", r"\\\1", text)


def _row(line: Line) -> str:
    here = _safe(line.here)
    shown = here if line.usual else f"**{here}**"
    cells = (f"`{line.name}`", shown, _safe(line.choices), _safe(line.meaning), line.rules)
    return f"| {' | '.join(cells)} |"
