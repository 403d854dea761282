"""Parser of a Merge hand into transcript events."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from fractions import Fraction
from typing import Final, NamedTuple, TypeVar

from riverboat.cards import UNKNOWN, Cards
from riverboat.engine import VARIANTS
from riverboat.notation.amounts import Amount
from riverboat.notation.dialects.blind_positions import assign_blinds
from riverboat.notation.dialects.blind_sizes import infer_posted_blinds, normalize_amount
from riverboat.notation.dialects.bracketed_cards import parse_card_list
from riverboat.notation.dialects.inferred_draws import infer_draw
from riverboat.notation.dialects.local_amounts import parse_local_amount
from riverboat.notation.dialects.transcript_builder import TranscriptBuilder
from riverboat.notation.dialects.xml_elements import Element
from riverboat.notation.merge.merge_description import MergeHeader
from riverboat.notation.pokerstars.hand_splitter import HandText
from riverboat.notation.pokerstars.pokerstars_header import (
    FirstLine,
    FirstLineSizes,
    SeatLine,
    TableHeader,
)
from riverboat.notation.pokerstars.transcript import Transcript
from riverboat.notation.pokerstars.transcript_events import (
    ActionEvent,
    ActionVerb,
    DealEvent,
    DrawEvent,
    MarkerEvent,
    MuckEvent,
    PostEvent,
    RefundEvent,
    SeatSummary,
    ShowEvent,
    TranscriptEvent,
    WinEvent,
)
from riverboat.notation.read_hand import BadNotation
from riverboat.words.refusals.other_sites import UnknownActionType
from riverboat.words.refusals.pokerstars import (
    CancelledHand,
    NameNotSeated,
    StakesLineMissing,
)

T = TypeVar("T")


class MergeInterpretation(NamedTuple):
    """One interpretation of fields whose meaning differs between files of different years."""

    are_stacks_after_posts: bool
    """True if the stacks are counted after blinds and antes."""
    are_all_ins_totals: bool = False
    """True if an all-in states the player's new total of the street, not the chips put in."""


def parse_hand(
    game_element: Element, header: MergeHeader, interpretation: MergeInterpretation
) -> Transcript:
    """Parse the hand in this element; raise ``BadNotation`` if it is invalid."""
    return _MergeParser(game_element, header, interpretation).parse()


def has_stacks_after_posts(header: MergeHeader) -> bool:
    """Return True if files of this version usually report stacks after blinds and antes."""
    return header.tournament is not None and not header.version.startswith("2.")


_POST_TYPES: Final = ("SMALL_BLIND", "BIG_BLIND", "INITIAL_BLIND", "RETURN_BLIND", "ANTE")
_VERB_BY_WAGER_TYPE: Final[dict[str, ActionVerb]] = {
    "CALL": "calls",
    "BET": "bets",
    "ALL_IN": "puts in",
}
_STREET_BY_NAME: Final = {
    "SECOND_STREET": "2nd STREET",
    "THIRD_STREET": "3rd STREET",
    "FOURTH_STREET": "4th STREET",
    "FIFTH_STREET": "5th STREET",
    "SIXTH_STREET": "6th STREET",
    "SEVENTH_STREET": "RIVER",
}
_BOARD_STREETS: Final = (("FLOP", 3), ("TURN", 4), ("RIVER", 5))
_RAISE_TOTALS_SINCE: Final = "2010-09-08"


class _MergeParser:
    def __init__(
        self, game_element: Element, header: MergeHeader, interpretation: MergeInterpretation
    ) -> None:
        self.game, self.header, self.interpretation = game_element, header, interpretation
        self.builder = TranscriptBuilder(HandText(game_element.line, [str(game_element)]))
        self.names: dict[str, str] = {}
        self.variant = VARIANTS[header.game.variant]
        self.card_counts: dict[str, int] = {}
        self.board_card_count = 0
        self.reports_uncalled_bets = False

    def parse(self) -> Transcript:
        for player_element in self.game.find_all("player"):
            self._parse_element(player_element, self._parse_seat)
        self.builder.add_event(
            MarkerEvent("HOLE CARDS" if not self.variant.has_upcards else "3rd STREET")
        )
        if self.header.game.variant == "five-card stud":
            self.builder.events[-1] = self.builder.events[-1]._replace(
                event=MarkerEvent("2nd STREET")
            )
        for round_element in self.game.find_all("round"):
            self._parse_round(round_element)
        self.builder.is_complete = any(
            element.attribute("id").startswith("END_OF") for element in self.game.find_all("round")
        )
        if self.interpretation.are_stacks_after_posts:
            self._add_posts_to_stacks()
        button = self._find_button()
        sizes = self._find_bet_sizes()
        assign_blinds(self.builder, button)
        header = self.header
        first_line = FirstLine(
            "Merge",
            header.number,
            header.game,
            sizes,
            header.currency,
            header.started,
            header.tournament,
        )
        transcript = self.builder.build(first_line, TableHeader(header.name, header.size, button))
        return transcript._replace(has_uncalled_in_pot=not self.reports_uncalled_bets)

    def _parse_element(self, element: Element, parse_content: Callable[[Element], T]) -> T:
        self.builder.line_number, self.builder.line_text = element.line, str(element)
        return self.builder.parse_current_line(lambda _: parse_content(element))

    def _parse_seat(self, player_element: Element) -> None:
        seat_text, name = player_element.attribute("seat"), player_element.attribute("nickname")
        chair = int(seat_text) + 1 if seat_text.isdecimal() else 0
        if name and seat_text not in self.names:
            self.names[seat_text] = name
            is_sitting_out = player_element.attribute("dealtin").lower() == "false"
            self.builder.add_seat(
                SeatLine(
                    chair,
                    name,
                    parse_local_amount(player_element.attribute("balance") or "0"),
                    is_sitting_out,
                )
            )

    def _find_button(self) -> int:
        players_element = self.game.find("players")
        seat = players_element.attribute("dealer") if players_element is not None else ""
        return int(seat) + 1 if seat.isdecimal() else 0

    def _find_player_name(self, element: Element) -> str:
        seat = element.attribute("player")
        if seat not in self.names:
            raise BadNotation(NameNotSeated(repr(seat)))
        return self.names[seat]

    def _add_posts_to_stacks(self) -> None:
        posted_by_player: dict[str, Fraction] = {}
        for line in self.builder.posts:
            if isinstance(line.event, PostEvent):
                player = line.event.player
                posted_by_player[player] = posted_by_player.get(player, Fraction(0)) + Fraction(
                    line.event.amount
                )
        for chair, seat in self.builder.seats.items():
            stack = normalize_amount(Fraction(seat.stack) + posted_by_player.get(seat.name, 0))
            self.builder.seats[chair] = seat._replace(stack=stack)

    def _find_bet_sizes(self) -> FirstLineSizes:
        small_blind, big_blind = self.header.small, self.header.big
        if small_blind and big_blind:
            return FirstLineSizes(small_blind, big_blind)
        if self.variant.has_upcards:
            small_blind = self._find_first_bet()
            big_blind = normalize_amount(Fraction(small_blind) * 2)
        else:
            small_blind, big_blind = infer_posted_blinds(self.builder.posts, self.builder.events)
            if self.header.game.limit == "limit":
                small_blind, big_blind = big_blind, normalize_amount(Fraction(big_blind) * 2)
        if not big_blind:
            raise BadNotation(StakesLineMissing(self.header.game.title), self.game.line)
        return FirstLineSizes(small_blind, big_blind)

    def _find_first_bet(self) -> Amount:
        """Return the small bet of a game without blinds: the first completion or bet."""
        for element in self.game.find_all("event"):
            if element.attribute("type") in ("COMPLETE", "BET"):
                return parse_local_amount(element.attribute("amount"))
        return 0

    def _parse_round(self, round_element: Element) -> None:
        name = round_element.attribute("id").upper()
        if (
            self.variant.has_upcards
            and name in _STREET_BY_NAME
            and not self._was_street_dealt(_STREET_BY_NAME[name])
        ):
            self._parse_element(
                round_element, lambda _: self.builder.add_event(MarkerEvent(_STREET_BY_NAME[name]))
            )
        is_draw = name.endswith("DRAW") and any(
            element.attribute("type") == "DRAW" for element in round_element.find_all("event")
        )
        deal_elements, action_elements, show_elements, ending_elements = _sort_by_time(
            round_element.children
        )
        first_elements = (
            (*action_elements, *deal_elements) if is_draw else (*deal_elements, *action_elements)
        )
        for element in (*first_elements, *show_elements, *ending_elements):
            self._parse_element(element, self._parse_child)

    def _was_street_dealt(self, street: str) -> bool:
        return any(
            isinstance(line.event, MarkerEvent) and line.event.name == street
            for line in self.builder.events
        )

    def _parse_child(self, element: Element) -> None:
        match element.name:
            case "cards":
                self._parse_cards(element)
            case "event":
                self._add_action(element)
            case "winner":
                self._add_win(element)
            case _:
                pass

    def _add_win(self, element: Element) -> None:
        won_amount = parse_local_amount(element.attribute("amount") or "0")
        if element.attribute("uncalled").lower() == "true":
            self.reports_uncalled_bets = True
            self.builder.add_event(RefundEvent(self._find_player_name(element), won_amount))
        elif won_amount:
            self.builder.add_event(WinEvent(self._find_player_name(element), won_amount))

    def _parse_cards(self, element: Element) -> None:
        cards_type = element.attribute("type").upper()
        element_cards = [_parse_card(word) for word in element.attribute("cards").split(",")]
        cards = tuple([card for parsed_cards in element_cards for card in parsed_cards])
        match cards_type:
            case "COMMUNITY":
                for street, card_count in _BOARD_STREETS:
                    if self.board_card_count < card_count <= len(cards):
                        self.board_card_count = card_count
                        self.builder.add_event(MarkerEvent(street, 0, cards[:card_count]))
            case "HOLE" | "DRAW_DRAWN_CARDS":
                self._add_deal(self._find_player_name(element), cards, is_hero=cards_type == "HOLE")
            case "SHOWN":
                if cards and UNKNOWN not in cards:
                    self.builder.add_event(ShowEvent(self._find_player_name(element), cards))
            case "MUCKED":
                self._add_mucked_cards(self._find_player_name(element), cards)
            case _:
                pass

    def _add_deal(self, player: str, cards: Cards, *, is_hero: bool) -> None:
        count_before = self.card_counts.get(player, 0)
        if is_hero and UNKNOWN not in cards:
            self.builder.hero = player
        if self.variant.has_upcards:
            new_cards = cards[count_before:]
            if not count_before and UNKNOWN in new_cards:
                new_cards = tuple([card for card in new_cards if card != UNKNOWN])
            if new_cards and UNKNOWN not in new_cards:  # the last one lies face down
                self.builder.add_event(DealEvent(player, (), new_cards))
            self.card_counts[player] = max(count_before, len(cards))
        elif count_before:
            infer_draw(self.builder, player, cards)
        elif cards and UNKNOWN not in cards:
            self.builder.add_event(DealEvent(player, (), cards))
            self.card_counts[player] = len(cards)

    def _add_mucked_cards(self, player: str, cards: Cards) -> None:
        if cards and UNKNOWN not in cards:
            chair = self.builder.find_chair(player)
            self.builder.add_event(SeatSummary(chair, cards, True, ()))

    def _add_action(self, element: Element) -> None:
        action_type = element.attribute("type").upper()
        if action_type == "GAME_CANCELLED":
            raise BadNotation(CancelledHand(element.line), element.line)
        if event := self._parse_action(element, action_type):
            self.builder.add_event(event)

    def _parse_action(self, element: Element, action_type: str) -> TranscriptEvent | None:
        amount = parse_local_amount(element.attribute("amount") or "0")
        if action_type in _POST_TYPES or (
            action_type == "ALL_IN" and not self._are_blinds_posted()
        ):
            return self._parse_post(element, action_type, amount)
        match action_type:
            case "FOLD" | "SIT_OUT":
                return self._add_fold(self._find_player_name(element))
            case "CHECK":
                return ActionEvent(self._find_player_name(element), "checks")
            case "ALL_IN" if self.interpretation.are_all_ins_totals:
                return ActionEvent(self._find_player_name(element), "completes", to=amount)
            case "CALL" | "BET" | "ALL_IN":
                return ActionEvent(
                    self._find_player_name(element), _VERB_BY_WAGER_TYPE[action_type], amount
                )
            case "RAISE" if self.header.started < _RAISE_TOTALS_SINCE:
                return ActionEvent(self._find_player_name(element), "raises with", amount)
            case "RAISE" | "COMPLETE":
                return ActionEvent(self._find_player_name(element), "completes", to=amount)
            case "BRING_IN":
                return ActionEvent(self._find_player_name(element), "brings in", amount)
            case "DRAW":
                count_text = element.attribute("text")
                return DrawEvent(
                    self._find_player_name(element),
                    int(count_text) if count_text.isdecimal() else 0,
                )
            case "MUCK":
                return (
                    MuckEvent(self._find_player_name(element))
                    if self._is_at_showdown(element)
                    else None
                )
            case _ if amount:
                raise BadNotation(UnknownActionType(repr(action_type)))
            case _:
                return None

    def _are_blinds_posted(self) -> bool:
        """Return True if the current line comes after the round of blinds and antes."""
        line_number = self.builder.line_number
        rounds = list(self.game.find_all("round"))
        return (
            not rounds
            or rounds[0].attribute("id") != "BLINDS"
            or (len(rounds) > 1 and line_number >= rounds[1].line)
        )

    def _parse_post(
        self, element: Element, action_type: str, amount: Amount
    ) -> TranscriptEvent | None:
        player = self._find_player_name(element)
        if not amount:
            return None
        if action_type == "ALL_IN":
            posted_kinds = {
                line.event.kind for line in self.builder.posts if isinstance(line.event, PostEvent)
            }
            action_type = "BIG_BLIND" if "small blind" in posted_kinds else "SMALL_BLIND"
        match action_type:
            case "ANTE":
                return PostEvent(player, "ante", amount)
            case "SMALL_BLIND":
                return PostEvent(player, "small blind", amount)
            case "RETURN_BLIND":
                return self._parse_return_post(player, amount)
            case _:
                return PostEvent(player, "big blind", amount)

    def _parse_return_post(self, player: str, amount: Amount) -> PostEvent:
        """Parse the post of a returning player: a dead small blind, a big blind, or both."""
        big_blind = self.header.small if self.header.game.limit == "limit" else self.header.big
        if big_blind and amount < big_blind:
            return PostEvent(player, "dead", amount)
        return PostEvent(
            player, "both blinds" if big_blind and amount > big_blind else "big blind", amount
        )

    def _add_fold(self, player: str) -> TranscriptEvent | None:
        is_folded = any(
            isinstance(line.event, ActionEvent) and line.event == ActionEvent(player, "folds")
            for line in self.builder.events
        )
        is_dealt_in = next(
            not seat.is_sitting_out for seat in self.builder.seats.values() if seat.name == player
        )
        return None if is_folded or not is_dealt_in else ActionEvent(player, "folds")

    def _is_at_showdown(self, muck_element: Element) -> bool:
        """Return True if a muck is at a showdown; an uncontested winner may also muck."""
        return any(
            element.attribute("id") == "SHOWDOWN" and muck_element in element.children
            for element in self.game.find_all("round")
        )


_SHOWN_CARD_TYPES: Final = ("SHOWN", "MUCKED")


def _sort_by_time(children: Sequence[Element]) -> tuple[list[Element], ...]:
    """Return the elements of a round in four lists, which are in chronological order.

    The lists contain the dealt cards, the actions, the shown cards, and the mucks and wins. The
    file lists all cards of a round after its actions, even those dealt before them.
    """
    deal_elements: list[Element] = []
    action_elements: list[Element] = []
    show_elements: list[Element] = []
    ending_elements: list[Element] = []
    for element in children:
        element_type = element.attribute("type").upper()
        if element.name == "cards":
            (show_elements if element_type in _SHOWN_CARD_TYPES else deal_elements).append(element)
        else:
            (
                ending_elements
                if element_type == "MUCK" or element.name == "winner"
                else action_elements
            ).append(element)
    return deal_elements, action_elements, show_elements, ending_elements


def _parse_card(word: str) -> Cards:
    word = word.strip()
    return (UNKNOWN,) if word in ("", "null") else parse_card_list(word)
