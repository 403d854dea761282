"""Parser of single lines of a hand.

Chat, and lines about the room and not the hand, are recognized and skipped. A line that looks like
an action but is invalid is refused; other unknown lines are added to the notes.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import lru_cache
from typing import Final

from riverboat.cards import Cards
from riverboat.notation.payments import PaymentKind
from riverboat.notation.pokerstars import observer_notes
from riverboat.notation.pokerstars.line_cards import (
    BOARD_ORDINALS,
    CARDS,
    PLAIN_CARDS,
    parse_line_cards,
)
from riverboat.notation.pokerstars.pokerstars_money import MONEY, parse_money
from riverboat.notation.pokerstars.transcript_events import (
    ActionEvent,
    BountyEvent,
    CancelEvent,
    CashOutEvent,
    DealEvent,
    DrawEvent,
    DropEvent,
    ForcedBetKind,
    MarkerEvent,
    MuckEvent,
    NoteEvent,
    PaymentEvent,
    PostEvent,
    RefundEvent,
    ShowEvent,
    TranscriptEvent,
    WinEvent,
)
from riverboat.notation.read_hand import BadNotation
from riverboat.words.refusals.pokerstars import (
    CardCountMismatchInText,
    CardNotation,
    RaiseNotation,
    TrailingText,
    UnknownActionHere,
    UnknownPart,
)


def parse_line(line: str, names: frozenset[str]) -> TranscriptEvent | str | None:
    """Parse a line to an event; ``None`` for noise, or the reason why it is not understood.

    *names* are the players at the table. Raises ``BadNotation`` for an unreadable action.
    """
    usual = parse_usual_line(line)
    if usual is not None and usual.player in names:
        return usual
    if (words := observer_notes.parse_note(line)) is not None:
        return NoteEvent(words)
    if _CHAT.search(line):
        return None
    if line.startswith("***"):
        return _parse_marker(line)
    if found := _ACTION.fullmatch(line):
        rest = found["rest"].replace("(disconnected)", "").strip()
        return _VERBS[found["verb"].lower()](found["who"], rest)
    for pattern, read in _OTHER_PATTERNS:
        if found := pattern.fullmatch(line):
            return read(found)
    if line.startswith(_DEALT_TO):
        if line.removeprefix(_DEALT_TO).strip() in names:
            return None  # without cards, as some sites write for all players
        raise BadNotation(CardNotation())
    if _NOISE.fullmatch(line):
        return None
    if any(line.startswith(f"{name}: ") for name in names):
        raise BadNotation(UnknownActionHere())
    return "it is not understood, and passed over"


UsualEvent = ActionEvent | PostEvent | MuckEvent | DealEvent | ShowEvent | WinEvent | RefundEvent
"""Events of lines that nearly every hand has."""


@lru_cache(1 << 14)
def parse_usual_line(line: str) -> UsualEvent | None:
    """Parse a line of a player by its first words; ``None`` for all unusual lines.

    The name is the text before the first colon, which is wrong for a name with a colon. Equal lines
    of other hands are parsed once.
    """
    player, colon, words = line.partition(": ")
    try:
        if colon:
            verb, _, rest = words.partition(" ")
            if verb == "shows" and "said," not in rest and "(disc" not in rest:
                return _parse_show(player, rest)
            parser = _USUAL_VERBS.get(verb)
            return None if parser is None or "(" in rest else parser(player, rest)
        if line.startswith(_DEALT_TO):
            player, _, cards = line[len(_DEALT_TO) :].partition(" [")
            held = _plain_hole_cards(cards) if line.endswith("]") else None
            return None if held is None else DealEvent(player, (), held)
        if line.startswith(_UNCALLED):
            amount, _, player = line[len(_UNCALLED) :].partition(") returned to ")
            return RefundEvent(player, parse_money(amount)) if _MONEY.fullmatch(amount) else None
        return _parse_usual_win(line)
    except BadNotation:
        pass  # it is parsed again, and refused, if the player is at the table
    return None


@lru_cache(1 << 13)
def _plain_hole_cards(text: str) -> Cards | None:
    """Parse cards without their first bracket; ``None`` for other notations."""
    return parse_line_cards(text[:-1]) if _HOLE_CARDS.fullmatch(text) else None


def _parse_usual_win(line: str) -> WinEvent | None:
    """Parse chips won from a pot; ``None`` for other lines."""
    player, _, rest = line.rpartition(" collected ")
    amount, _, pot = rest.partition(" from ")
    is_usual = pot in _USUAL_POTS and _MONEY.fullmatch(amount)
    return WinEvent(player, parse_money(amount)) if is_usual and player else None


# Markers ----------------------------------------------------------------------------------------


def _parse_marker(line: str) -> MarkerEvent | None:
    name, _, rest = line[4:].partition(" *** [")
    if name in _BOARD_STREETS and line.startswith("*** ") and rest.endswith("]"):
        try:
            words = rest[:-1].replace("] [", " ").split(" ")
            return MarkerEvent(name, 0, tuple([PLAIN_CARDS[word] for word in words]))
        except KeyError:
            pass  # an unusual notation
    return _parse_unusual_marker(line)


@lru_cache(256)
def _parse_unusual_marker(line: str) -> MarkerEvent | None:
    found = _MARKER.fullmatch(line)
    if found is None:
        if not line.strip("* ") or line.startswith("****"):
            return None  # the row of stars before a numbered hand
        raise BadNotation(UnknownPart())
    board = BOARD_ORDINALS.index(found["board"] or "")
    name = "SHOW DOWN" if found["name"] == "SHOWDOWN" else found["name"]
    brackets = _BRACKETS.findall(found["cards"])
    return MarkerEvent(
        name, board, tuple([card for text in brackets for card in parse_line_cards(text)])
    )


_BOARD_STREETS: Final = ("FLOP", "TURN", "RIVER")
_MARKER: Final = re.compile(
    rf"\*\*\* (?:(?P<board>{'|'.join(BOARD_ORDINALS[1:])}) (?!DRAW))?"
    r"(?P<name>HOLE CARDS|DEALING HANDS|PRE-FLOP|FLOP|TURN|RIVER|[2-6](?:nd|rd|th) STREET|"
    r"FIRST DRAW|SECOND DRAW|THIRD DRAW|DRAW|SHOW ?DOWN|SUMMARY) \*\*\*"
    rf"(?P<cards>(?:\s*{CARDS})*)\s*"
)
_BRACKETS: Final = re.compile(CARDS)

# Actions ----------------------------------------------------------------------------------------

VerbParser = Callable[[str, str], TranscriptEvent | None]


def _parse_fold(player: str, action_text: str) -> ActionEvent:
    shown = _BRACKETS.fullmatch(action_text)
    if action_text and not shown:
        raise _unknown_action("folds", action_text)
    return ActionEvent(player, "folds", cards=parse_line_cards(action_text) if shown else ())


def _parse_check(player: str, action_text: str) -> ActionEvent:
    if action_text:
        raise _unknown_action("checks", action_text)
    return ActionEvent(player, "checks")


def _amount_parser(verb: str) -> Callable[[str, str], ActionEvent]:
    def read(who: str, action_text: str) -> ActionEvent:
        found = _ONE_AMOUNT.fullmatch(action_text)
        if found is None:
            raise _unknown_action(verb, action_text)
        all_in = bool(found["all_in"])
        return ActionEvent(who, verb, parse_money(found["amount"]), is_all_in=all_in)  # type: ignore[arg-type]

    return read


def _parse_raise(player: str, action_text: str) -> ActionEvent:
    found = _TWO_AMOUNTS.fullmatch(action_text)
    if found is None:
        raise BadNotation(RaiseNotation(action_text))
    by, to, all_in = parse_money(found["by"]), parse_money(found["to"]), bool(found["all_in"])
    return ActionEvent(player, "raises", by, to, all_in)


def _parse_wager_and_muck(player: str, action_text: str) -> TranscriptEvent:
    """Parse GGPoker's bet by a player who mucks if all others fold: ``Bet & Muck $1 to $3``."""
    if raised := _TWO_AMOUNTS.fullmatch(action_text):
        to, all_in = parse_money(raised["to"]), bool(raised["all_in"])
        return ActionEvent(player, "completes", to=to, is_all_in=all_in)
    return _amount_parser("bets")(player, action_text)


def _parse_complete(player: str, action_text: str) -> TranscriptEvent:
    found = _COMPLETION.fullmatch(action_text)
    if found is None:
        raise _unknown_action("completes", action_text)
    return ActionEvent(
        player, "completes", to=parse_money(found["to"]), is_all_in=bool(found["all_in"])
    )


def _parse_post(player: str, action_text: str) -> TranscriptEvent:
    found = _POST.fullmatch(action_text)
    if found is None:
        raise _unknown_action("posts", action_text)
    post_kind = _FORCED[found["what"].lower()]
    dead = bool(found["dead"]) or found["what"] in ("a dead blind", "dead blind", "missed blind")
    return PostEvent(player, post_kind, parse_money(found["amount"]), bool(found["all_in"]), dead)


def _parse_straddle(player: str, action_text: str) -> TranscriptEvent:
    return _parse_post(player, f"straddle {action_text}")


def _parse_discard(player: str, action_text: str) -> TranscriptEvent:
    found = _DISCARD.fullmatch(action_text)
    if found is None:
        raise _unknown_action("discards", action_text)
    cards = parse_line_cards(found["cards"] or "[]")
    if cards and len(cards) != int(found["count"]):
        raise BadNotation(CardCountMismatchInText(found["count"], len(cards)))
    return DrawEvent(player, int(found["count"]), cards)


def _parse_stand_pat(player: str, action_text: str) -> TranscriptEvent:
    if not _STAND_PAT.fullmatch(action_text):
        raise _unknown_action("stands pat", action_text)
    return DrawEvent(player, 0)


def _parse_show(player: str, action_text: str) -> ShowEvent:
    found = _SHOW.match(action_text)
    if found is None:
        raise _unknown_action("shows", action_text)
    return ShowEvent(player, parse_line_cards(found["cards"]))


def _parse_muck(player: str, _rest: str) -> MuckEvent:
    return MuckEvent(player)


def _payment_parser(kind: PaymentKind) -> VerbParser:
    """Return a parser of a payment beside the pots: ``Receives Cashout ($15.8)``."""

    def read(who: str, action_text: str) -> TranscriptEvent | None:
        found = _PAYMENT.search(action_text)
        return PaymentEvent(who, kind, parse_money(found["amount"])) if found else None

    return read


def _ignore(_who: str, _rest: str) -> None:
    return None


def _unknown_action(verb: str, action_text: str) -> BadNotation:
    return BadNotation(TrailingText(repr(verb), repr(action_text)))


def _parse_usual_post(player: str, action_text: str) -> PostEvent | None:
    """Parse a blind or an ante; ``None`` for other posts, which have more words."""
    post_name, _, amount = action_text.rpartition(" ")
    if post_name in _USUAL_POSTS and _MONEY.fullmatch(amount):
        return PostEvent(player, _FORCED[post_name], parse_money(amount))
    return None


_MONEY: Final = re.compile(MONEY)
_HOLE_CARDS: Final = re.compile(CARDS[2:])
_UNCALLED: Final = "Uncalled bet ("
_USUAL_POTS: Final = frozenset(
    ("pot", "main pot", "side pot", *[f"side pot-{number}" for number in range(1, 9)])
)
_USUAL_POSTS: Final = ("small blind", "big blind", "the ante", "straddle")
_USUAL_VERBS: Final[dict[str, Callable[[str, str], ActionEvent | PostEvent | MuckEvent | None]]] = {
    "folds": _parse_fold,
    "checks": _parse_check,
    "calls": _amount_parser("calls"),
    "bets": _amount_parser("bets"),
    "raises": _parse_raise,
    "posts": _parse_usual_post,
    "mucks": _parse_muck,
}
_INSURANCE_PARTS: Final = ("main ", "sub ", "mandatory ")
_VERBS: Final[dict[str, VerbParser]] = {
    "folds": _parse_fold,
    "checks": _parse_check,
    "calls": _amount_parser("calls"),
    "bets": _amount_parser("bets"),
    "brings in for": _amount_parser("brings in"),
    "brings in low for": _amount_parser("brings in"),
    "brings-in for": _amount_parser("brings in"),
    "raises": _parse_raise,
    "completes": _parse_complete,
    "bet & muck": _parse_wager_and_muck,
    "raise & muck": _parse_wager_and_muck,
    "posts": _parse_post,
    "straddle": _parse_straddle,
    "straddles": _parse_straddle,
    "discards": _parse_discard,
    "stands pat": _parse_stand_pat,
    "shows": _parse_show,
    "mucks": _parse_muck,
    "doesn't show": _ignore,
    "sits out": _ignore,
    "is sitting out": _ignore,
    "chooses to ev cashout": _ignore,
    "pays cashout risk": _payment_parser("cash-out risk"),
    "pays cashout": _payment_parser("cash-out risk"),
    "receives cashout": _payment_parser("cash-out"),
    "chooses to buy insurance": _ignore,
    "chooses insurance": _ignore,
    "buys insurance": _payment_parser("insurance premium"),
    "pays insurance": _payment_parser("insurance premium"),
    "receives insurance": _payment_parser("insurance"),
    "get an all-in insurance": _ignore,
    "(xx) get an all-in insurance": _ignore,
    "pay premium of all-in insurance": _payment_parser("insurance premium"),
    **dict.fromkeys(
        [f"get {part}compensation of all-in insurance" for part in ("", *_INSURANCE_PARTS)],
        _payment_parser("insurance"),
    ),
}
_PAYMENT: Final = re.compile(rf"\(?(?P<amount>{MONEY})\)?")
_ALL_IN: Final = r"(?P<all_in> and is all[- ]in)?(?: and has reached the .* cap)?"
_ACTION: Final = re.compile(
    rf"(?P<who>.+): (?P<verb>{'|'.join(map(re.escape, _VERBS))})(?P<rest>(?: .*)?)", re.IGNORECASE
)
_ONE_AMOUNT: Final = re.compile(rf"(?P<amount>{MONEY}){_ALL_IN}")
_TWO_AMOUNTS: Final = re.compile(rf"(?P<by>{MONEY}) to (?P<to>{MONEY}){_ALL_IN}")
_COMPLETION: Final = re.compile(rf"(?:it )?to (?P<to>{MONEY}){_ALL_IN}")
_FORCED: Final[dict[str, ForcedBetKind]] = {
    "the ante": "ante",
    "ante": "ante",
    "small blind": "small blind",
    "the small blind": "small blind",
    "big blind": "big blind",
    "the big blind": "big blind",
    "small & big blinds": "both blinds",
    "button blind": "button blind",
    "the button blind": "button blind",
    "straddle": "straddle",
    "a straddle": "straddle",
    "a dead blind": "small blind",
    "dead blind": "small blind",
    "missed blind": "small blind",
}
_POST: Final = re.compile(
    rf"(?P<what>{'|'.join(map(re.escape, _FORCED))})(?P<dead> \(dead\))?(?: of)? "
    rf"(?P<amount>{MONEY}){_ALL_IN}",
    re.IGNORECASE,
)
_DISCARD: Final = re.compile(rf"(?P<count>\d+) cards?(?: (?P<cards>{CARDS}))?")
_STAND_PAT: Final = re.compile(rf"(?:on {CARDS})?")
_SHOW: Final = re.compile(rf"(?P<cards>{CARDS})")

# Lines without a colon --------------------------------------------------------------------------


def _parse_dealt(found: re.Match[str]) -> TranscriptEvent:
    before, new = (parse_line_cards(found[part] or "[]") for part in ("before", "new"))
    return DealEvent(found["who"], before, new)


_DEALT_TO: Final = "Dealt to "
_OTHER_PATTERNS: Final[
    tuple[tuple[re.Pattern[str], Callable[[re.Match[str]], TranscriptEvent | None]], ...]
] = (
    (
        re.compile(rf"Dealt to (?P<who>.+?)(?: (?P<before>{CARDS}))? (?P<new>{CARDS})"),
        _parse_dealt,
    ),
    (
        re.compile(
            rf"(?P<who>.+) collected (?P<amount>{MONEY}) from (?:the )?(?:main |side )?pot.*"
        ),
        lambda found: WinEvent(found["who"], parse_money(found["amount"])),
    ),
    (
        re.compile(rf"Uncalled bet \((?P<amount>{MONEY})\) returned to (?P<who>.+)"),
        lambda found: RefundEvent(found["who"], parse_money(found["amount"])),
    ),
    (
        re.compile(rf"(?P<who>.+) cashed out the hand for (?P<amount>{MONEY})(?: \|.*)?"),
        lambda found: CashOutEvent(found["who"], parse_money(found["amount"])),
    ),
    (
        re.compile(
            rf"(?P<who>.+) (?:wins|splits?) (?:the |an? )?(?P<amount>{MONEY})(?: \w+)? "
            r"(?:bounty )?(?:for (?:splitting the )?eliminati(?:ng|on)|bounty).*"
        ),
        lambda found: BountyEvent(found["who"], parse_money(found["amount"])),
    ),
    (
        re.compile(rf"Cash Drop to Pot : total (?P<amount>{MONEY})"),
        lambda found: DropEvent(parse_money(found["amount"])),
    ),
    (re.compile(r"Hand cancelled.*", re.IGNORECASE), lambda _: CancelEvent()),
)

# Noise ------------------------------------------------------------------------------------------

_CHAT: Final = re.compile(r' said, "')
_NOISE: Final = re.compile(
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
