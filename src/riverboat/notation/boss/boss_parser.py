"""Parser of Boss hands, in which a card is a number, or ``b`` if it is face down.

Numbers 0 to 12 are the ace to the king of a suit. The order of the suits is not documented; any
order gives equal hands.
"""

from __future__ import annotations

from datetime import UTC, datetime
from fractions import Fraction
from typing import Final

from riverboat.cards import UNKNOWN, Cards, card_of
from riverboat.notation.about import Tournament
from riverboat.notation.amounts import Amount
from riverboat.notation.dialects.blind_positions import assign_blinds, infer_button
from riverboat.notation.dialects.blind_sizes import normalize_amount
from riverboat.notation.dialects.local_amounts import parse_local_amount
from riverboat.notation.dialects.transcript_builder import TranscriptBuilder
from riverboat.notation.dialects.xml_elements import Element
from riverboat.notation.pokerstars.hand_splitter import HandText
from riverboat.notation.pokerstars.pokerstars_games import Limit, NamedGame
from riverboat.notation.pokerstars.pokerstars_header import (
    FirstLine,
    FirstLineSizes,
    SeatLine,
    TableHeader,
)
from riverboat.notation.pokerstars.transcript import Transcript
from riverboat.notation.pokerstars.transcript_events import (
    ActionEvent,
    DealEvent,
    ForcedBetKind,
    MarkerEvent,
    PostEvent,
    SeatSummary,
    ShowEvent,
    TotalEvent,
    TranscriptLine,
    WinEvent,
)
from riverboat.notation.read_hand import BadNotation
from riverboat.words.refusals.pokerstars import (
    CardsNotInBrackets,
    KnownGameMissing,
    UnknownActionText,
)


class BossParser:
    """Parser of one hand; *has_incremental_calls* if calls state the added chips, not totals."""

    def __init__(self, history: Element, line: int, *, has_incremental_calls: bool) -> None:
        self.history, self.has_incremental_calls = history, has_incremental_calls
        self.builder = TranscriptBuilder(HandText(line, [str(history)[:80]]))
        self.bets: dict[str, Fraction] = {}
        """Chips bet by each player on this street."""
        self.has_later_calls = False
        """True once a call was parsed whose amount differs by interpretation."""

    def parse(self) -> Transcript:
        """Return the transcript; raise ``BadNotation`` with the invalid line."""
        builder, button = self.builder, 0
        first_line = self._build_first_line()
        for element in self.history.children:
            button = self._parse_element(element) or button
        builder.posts.sort(key=_post_sort_key)
        button = button or infer_button(builder)
        assign_blinds(builder, button)
        return builder.build(first_line, TableHeader(self.history.attribute("table"), 0, button))

    def _build_first_line(self) -> FirstLine:
        read_attribute = self.history.attribute
        game_code, limit_code = read_attribute("game"), read_attribute("limit")
        if game_code not in _VARIANT_BY_GAME or limit_code not in _LIMIT_BY_NAME:
            raise BadNotation(KnownGameMissing(repr(f"{game_code} {limit_code}")))
        small_blind, _, big_blind = read_attribute("stakes").partition("/")
        is_tournament = read_attribute("gamekind") == "GAMEKIND_TOURNAMENT"
        return FirstLine(
            "Boss",
            read_attribute("id"),
            NamedGame(
                _VARIANT_BY_GAME[game_code], _LIMIT_BY_NAME[limit_code], f"{game_code} {limit_code}"
            ),
            FirstLineSizes(parse_local_amount(small_blind), parse_local_amount(big_blind)),
            "" if is_tournament else read_attribute("tablecurrency"),
            _format_start_time(read_attribute("date")),
            Tournament(number=read_attribute("tabletourneyid")) if is_tournament else None,
        )

    def _parse_element(self, element: Element) -> int:
        """Parse a child element; return the chair of the button if the element gives it, else 0."""
        self.builder.line_number, self.builder.line_text = element.line, str(element)
        return self.builder.parse_current_line(lambda _: self._parse_child(element))

    def _parse_child(self, element: Element) -> int:
        match element.name:
            case "player":
                return self._add_player(element)
            case "action":
                self._parse_action(element)
            case "showdown":
                self._parse_showdown(element)
            case _:
                pass
        return 0

    def _add_player(self, element: Element) -> int:
        """Add a player; return the chair if the player has the button, else 0."""
        stack = parse_local_amount(element.attribute("amount") or "0")
        name, chair = element.attribute("name"), int(element.attribute("seat"))
        if name and stack:
            self.builder.add_seat(SeatLine(chair, name, stack, False))
        return chair if element.attribute("dealer") == "Y" else 0

    def _parse_action(self, element: Element) -> None:
        element_type, player = element.attribute("type"), element.attribute("player")
        match element_type:
            case "HAND_BLINDS" | "HAND_ANTE":
                self._add_post(
                    player, element.attribute("kind") or element_type, _parse_amount(element)
                )
            case "HAND_DEAL":
                self._add_deal(player, _parse_cards(element))
            case "HAND_BOARD":
                self._add_board(element.attribute("value"), _parse_cards(element))
            case "ACTION_FOLD" | "ACTION_CHECK":
                is_fold = element_type == "ACTION_FOLD"
                self.builder.add_event(ActionEvent(player, "folds" if is_fold else "checks"))
            case "ACTION_CALL":
                self._add_call(player, _parse_amount(element))
            case "ACTION_BET" | "ACTION_RAISE" | "ACTION_ALLIN":
                self._add_wager(player, element_type, _parse_amount(element))
            case _:
                raise BadNotation(UnknownActionText())

    def _add_post(self, player: str, post_name: str, amount: Amount) -> None:
        post_kind = _POST_KIND_BY_NAME.get(post_name)
        if post_kind is None:
            raise BadNotation(UnknownActionText())
        is_all_in = self.builder.is_all_in_post(player, amount)
        self.builder.add_event(PostEvent(player, post_kind, amount, is_all_in))
        if post_kind in ("small blind", "big blind"):
            self.bets[player] = self.bets.get(player, Fraction(0)) + Fraction(amount)
        elif post_kind == "both blinds":
            _, _, big_text = self.history.attribute("stakes").partition("/")
            big_blind = Fraction(parse_local_amount(big_text))
            self.bets[player] = (
                big_blind / 2 if self.history.attribute("limit") == "FL" else big_blind
            )

    def _add_deal(self, player: str, cards: Cards) -> None:
        builder = self.builder
        if not builder.events:
            builder.add_event(MarkerEvent("HOLE CARDS"))
        if cards and UNKNOWN not in cards:
            builder.hero = player
            builder.add_event(DealEvent(player, (), cards))

    def _add_board(self, name: str, cards: Cards) -> None:
        self.bets.clear()
        self.builder.add_board(name.removeprefix("BOARD_"), cards)

    def _add_call(self, player: str, amount: Amount) -> None:
        bet_before = self.bets.get(player, Fraction(0))
        self.has_later_calls |= bool(bet_before)
        total = bet_before + Fraction(amount) if self.has_incremental_calls else Fraction(amount)
        self.bets[player] = total
        self.builder.add_event(ActionEvent(player, "calls to", to=normalize_amount(total)))

    def _add_wager(self, player: str, element_type: str, amount: Amount) -> None:
        bet_before = self.bets.get(player, Fraction(0))
        self.bets[player] = Fraction(amount)
        if element_type == "ACTION_BET":
            self.builder.add_event(ActionEvent(player, "bets", amount))
        elif element_type == "ACTION_RAISE":
            self.builder.add_event(ActionEvent(player, "completes", to=amount))
        else:
            added_chips = normalize_amount(Fraction(amount) - bet_before)
            self.builder.add_event(ActionEvent(player, "puts in", added_chips))

    def _parse_showdown(self, element: Element) -> None:
        builder = self.builder
        chair_by_name = {seat.name: chair for chair, seat in builder.seats.items()}
        for result in element.find_all("result"):
            player, cards = result.attribute("player"), _parse_cards(result)
            hand_text = result.attribute("hand")
            won_amount = parse_local_amount(result.attribute("win") or "0")
            is_known = bool(cards) and UNKNOWN not in cards
            if is_known and "STR_G_MUCK" in hand_text:
                builder.add_event(SeatSummary(chair_by_name.get(player, 0), cards, True, ()))
            elif is_known and "STR_G_FOLD" not in hand_text and "STR_BY_DEFAULT" not in hand_text:
                builder.add_event(ShowEvent(player, cards))
            if won_amount:
                builder.add_event(WinEvent(player, won_amount))
        rake = parse_local_amount(element.attribute("rake") or "0")
        pot = parse_local_amount(element.attribute("pot") or "0")
        total = normalize_amount(Fraction(pot) + Fraction(rake))
        builder.add_event(TotalEvent(total, (("rake", rake),)))
        builder.is_complete = True


def _parse_amount(element: Element) -> Amount:
    return parse_local_amount(element.attribute("value"))


def _parse_cards(element: Element) -> Cards:
    return tuple([_parse_card(card.attribute("link")) for card in element.find_all("card")])


def _parse_card(number_text: str) -> int:
    if number_text == "b":
        return UNKNOWN
    if not (number_text.isascii() and number_text.isdecimal() and int(number_text) < _DECK_SIZE):
        raise BadNotation(CardsNotInBrackets())
    suit, rank = divmod(int(number_text), _RANK_COUNT)
    return card_of((rank - 1) % _RANK_COUNT, suit)


def _format_start_time(timestamp: str) -> str:
    """Return a start time, given in seconds since 1970, as ISO 8601."""
    if not (timestamp.isascii() and timestamp.isdecimal() and len(timestamp) < 12):
        return ""
    return datetime.fromtimestamp(int(timestamp), UTC).strftime("%Y-%m-%dT%H:%M:%SZ")


def _post_sort_key(line: TranscriptLine) -> int:
    """Return a sort key for a forced bet, because files list them in any order."""
    event = line.event
    kinds: tuple[ForcedBetKind, ...] = ("ante", "small blind", "big blind")
    if isinstance(event, PostEvent) and event.kind in kinds:
        return kinds.index(event.kind)
    return len(kinds)


_DECK_SIZE: Final = 52
_RANK_COUNT: Final = 13
_VARIANT_BY_GAME: Final = {
    "GAME_THM": "hold'em",
    "GAME_OMA": "omaha",
    "GAME_OMAHL": "omaha hi-lo",
}
_LIMIT_BY_NAME: Final[dict[str, Limit]] = {"NL": "no-limit", "PL": "pot-limit", "FL": "limit"}
_POST_KIND_BY_NAME: Final[dict[str, ForcedBetKind]] = {
    "HAND_ANTE": "ante",
    "HAND_SB": "small blind",
    "HAND_BB": "big blind",
    "HAND_AB": "both blinds",
    "HAND_DSB": "dead",
}
