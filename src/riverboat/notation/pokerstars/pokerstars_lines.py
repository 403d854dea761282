"""Parser of single lines of a hand.

Chat, and lines about the room, are recognized and skipped. A line that looks like an action but is
invalid is refused; other unknown lines are added to the notes.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final

from riverboat.notation.pokerstars import observer_notes
from riverboat.notation.pokerstars.action_lines import PARSER_BY_VERB
from riverboat.notation.pokerstars.line_cards import CARDS, parse_line_cards
from riverboat.notation.pokerstars.marker_lines import parse_marker
from riverboat.notation.pokerstars.pokerstars_money import MONEY, parse_money
from riverboat.notation.pokerstars.transcript_events import (
    BountyEvent,
    CancelEvent,
    CashOutEvent,
    DealEvent,
    HouseContributionEvent,
    NoteEvent,
    RefundEvent,
    TranscriptEvent,
    WinEvent,
)
from riverboat.notation.pokerstars.usual_lines import DEALT_TO, parse_usual_line
from riverboat.notation.read_hand import BadNotation
from riverboat.words.refusals.pokerstars import CardsNotInBrackets, UnknownActionText


def parse_line(line: str, names: frozenset[str]) -> TranscriptEvent | str | None:
    """Parse a line to an event, ``None`` for noise, or the reason why parsing fails.

    *names* are the players at the table. Raises ``BadNotation`` for an unreadable action.
    """
    usual_line = parse_usual_line(line)
    if usual_line is not None and usual_line.player in names:
        return usual_line
    if (note_words := observer_notes.parse_note(line)) is not None:
        return NoteEvent(note_words)
    if _CHAT_PATTERN.search(line):
        return None
    if line.startswith("*** ") or (line.startswith("****") and line.endswith("****")):
        return parse_marker(line)
    if match := _ACTION_PATTERN.fullmatch(line):
        action_text = match["rest"].replace("(disconnected)", "").strip()
        return PARSER_BY_VERB[match["verb"].casefold()](match["who"], action_text)
    for pattern, parse_event in _EVENT_PARSERS:
        if match := pattern.fullmatch(line):
            return parse_event(match)
    if line.startswith(DEALT_TO):
        if line.removeprefix(DEALT_TO).strip() in names:
            return None  # some sites write this line without cards for all players
        raise BadNotation(CardsNotInBrackets())
    if _NOISE_PATTERN.fullmatch(line):
        return None
    if any(line.startswith(f"{name}: ") for name in names):
        raise BadNotation(UnknownActionText())
    return "it is not understood, and passed over"


_ACTION_PATTERN: Final = re.compile(
    rf"(?P<who>.+): (?P<verb>{'|'.join(map(re.escape, PARSER_BY_VERB))})(?P<rest>(?: .*)?)",
    re.IGNORECASE,
)


def _parse_deal(match: re.Match[str]) -> TranscriptEvent:
    held_cards, new_cards = (
        parse_line_cards(match[group_name] or "[]") for group_name in ("before", "new")
    )
    return DealEvent(match["who"], held_cards, new_cards)


_EVENT_PARSERS: Final[
    tuple[tuple[re.Pattern[str], Callable[[re.Match[str]], TranscriptEvent | None]], ...]
] = (
    (
        re.compile(rf"Dealt to (?P<who>.+?)(?: (?P<before>{CARDS}))? (?P<new>{CARDS})"),
        _parse_deal,
    ),
    (
        re.compile(
            rf"(?P<who>.+) collected (?P<amount>{MONEY}) from (?:the )?(?:main |side )?pot.*"
        ),
        lambda match: WinEvent(match["who"], parse_money(match["amount"])),
    ),
    (
        re.compile(rf"Uncalled bet \((?P<amount>{MONEY})\) returned to (?P<who>.+)"),
        lambda match: RefundEvent(match["who"], parse_money(match["amount"])),
    ),
    (
        re.compile(rf"(?P<who>.+) cashed out the hand for (?P<amount>{MONEY})(?: \|.*)?"),
        lambda match: CashOutEvent(match["who"], parse_money(match["amount"])),
    ),
    (
        re.compile(
            rf"(?P<who>.+) (?:wins|splits?) (?:the |an? )?(?P<amount>{MONEY})(?: \w+)? "
            r"(?:bounty )?(?:for (?:splitting the )?eliminati(?:ng|on)|bounty).*"
        ),
        lambda match: BountyEvent(match["who"], parse_money(match["amount"])),
    ),
    (
        re.compile(rf"Cash Drop to Pot : total (?P<amount>{MONEY})"),
        lambda match: HouseContributionEvent(parse_money(match["amount"])),
    ),
    (re.compile(r"Hand cancelled.*", re.IGNORECASE), lambda _: CancelEvent()),
)

_CHAT_PATTERN: Final = re.compile(r' said, "')
_NOISE_PATTERN: Final = re.compile(
    r"|Betting is capped|No low hand qualified|Hand was run .*"
    r"|.+ (?:joins the table at seat #\d+|leaves the table|sits out|is sitting out|sits down"
    r"|is (?:dis)?connected|has (?:returned|reconnected)|re-?joins the table.*"
    r"|has timed out(?: while (?:being )?disconnected)?|was removed from the table.*"
    r"|will be allowed to play after the button|has not responded.*|is feeling \w+"
    r"|finished the tournament.*|wins the tournament.*|wins .* for .*eliminat.*"
    r"|wins the .* bounty.*|split the .* bounty.*|wins an? .*|has been moved .*"
    r"|re-(?:buys|enters) .*|takes the add-on.*|adds .*|has requested TIME|didn't post .*"
    r"|received a .*|cannot .*|waits for .*|posts for .*)"
    r"|(?:The )?(?:level|blinds).*|Tournament .*|Table .*|Transcript .*|STP added.*",
)
