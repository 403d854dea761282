"""Parser of an iPoker hand into transcript events."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from fractions import Fraction
from typing import Final, NamedTuple, TypeVar

from riverboat.cards import UNKNOWN, Card, Cards, parse_card
from riverboat.engine import VARIANTS
from riverboat.notation.amounts import Amount
from riverboat.notation.dialects.blind_positions import assign_blinds, infer_button
from riverboat.notation.dialects.blind_sizes import normalize_amount
from riverboat.notation.dialects.local_amounts import parse_local_amount
from riverboat.notation.dialects.site_dates import parse_day_first_date
from riverboat.notation.dialects.transcript_builder import TranscriptBuilder
from riverboat.notation.dialects.xml_elements import Element
from riverboat.notation.ipoker.ipoker_session import SessionGame, SessionHeader, parse_game_title
from riverboat.notation.ipoker.ipoker_stakes import find_blind_sizes
from riverboat.notation.pokerstars.hand_splitter import HandText
from riverboat.notation.pokerstars.pokerstars_games import NamedGame
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
    MarkerEvent,
    PostEvent,
    ShowEvent,
    TranscriptEvent,
    WinEvent,
)
from riverboat.notation.read_hand import BadNotation
from riverboat.words.refusals.other_sites import AllInWithChipsBehind, UnknownActionType
from riverboat.words.refusals.pokerstars import KnownGameMissing

T = TypeVar("T")


def parse_hand(
    game_element: Element, session: SessionHeader, small_bet_by_bring_in: Mapping[Amount, Amount]
) -> Transcript:
    """Parse the hand in this element; raise ``BadNotation`` if it is invalid.

    *small_bet_by_bring_in* are the small bets of the file's stud hands, by bring-in.
    """
    return _IPokerParser(game_element, session, small_bet_by_bring_in).parse()


class _NumberedAction(NamedTuple):
    number: int
    round_number: int
    element: Element


SMALL_BLIND_TYPE, BIG_BLIND_TYPE, ANTE_TYPE = "1", "2", "15"
_BET_TYPE, _BRING_IN_TYPE, _RAISE_TYPE = "5", "16", "23"
_LAST_ROUND_OF_SMALL_BETS: Final = 3
"""Number of the last round with small bets: fourth street, or third in five-card stud."""
_BRING_INS_PER_SMALL_BET: Final = 4
"""The usual number of bring-ins in a small bet."""
_POST_TYPES: Final = (SMALL_BLIND_TYPE, BIG_BLIND_TYPE, ANTE_TYPE)
_AWAY_TYPES: Final = ("8", "9")
"""Action types of a player who sits out or is removed from the table."""
_BOARD_STREET_BY_NAME: Final = {"flop": "FLOP", "turn": "TURN", "river": "RIVER"}
_STREET_BY_NAME: Final = {
    "second street": "2nd STREET",
    "third street": "3rd STREET",
    "fourth street": "4th STREET",
    "fifth street": "5th STREET",
    "sixth street": "6th STREET",
    "seventh street": "RIVER",
    "river": "",
}


class _IPokerParser:
    def __init__(
        self,
        game_element: Element,
        session: SessionHeader,
        small_bet_by_bring_in: Mapping[Amount, Amount],
    ) -> None:
        self.game, self.session, self.stud_bets = game_element, session, small_bet_by_bring_in
        self.builder = TranscriptBuilder(HandText(game_element.line, [str(game_element)]))
        general_element = game_element.find("general") or game_element
        self.players = [
            element for element in general_element.find_all("player") if element.attribute("name")
        ]
        self.general = general_element
        self.card_elements = [
            element for element in game_element.find_all("cards") if element.attribute("player")
        ]
        self.cards_by_player: dict[str, list[Card]] = {}
        title = general_element.find_text("gametype") or session.title
        self.title = title
        self.game_played = self._find_game(parse_game_title(title))
        self.is_stud = VARIANTS[self.game_played.variant].has_upcards

    def _find_game(self, session_game: SessionGame) -> SessionGame:
        """Return the game, inferred from the number of hole cards if it has no name."""
        if session_game.variant:
            return session_game
        card_count = max(
            [len(_TOKEN_PATTERN.findall(element.text)) for element in self.card_elements], default=0
        )
        if card_count not in _VARIANT_BY_CARD_COUNT:
            raise BadNotation(KnownGameMissing(repr(self.title)))
        return SessionGame(
            _VARIANT_BY_CARD_COUNT[card_count],
            session_game.limit,
            session_game.small,
            session_game.big,
        )

    def parse(self) -> Transcript:
        for player in self.players:
            self._parse_element(player, self._parse_seat)
        actions = self._list_numbered_actions()
        posts = [
            action
            for action in actions
            if action.round_number == 0 or action.element.attribute("type") in _POST_TYPES
        ]
        self.sizes = self._find_stud_sizes(actions) or find_blind_sizes(
            self.game_played, self.session, self.general, self._group_posts_by_type(posts)
        )
        for action in posts:
            self._parse_element(action.element, self._add_post)
        self._add_streets([action for action in actions if action not in posts])
        self._add_showdown()
        self.builder.is_complete = any("win" in player.attributes for player in self.players)
        table = self._build_table_header()
        assign_blinds(self.builder, table.button)
        transcript = self.builder.build(self._build_first_line(), table)
        return transcript._replace(has_uncalled_in_pot=self.session.includes_uncalled_bets)

    def _parse_element(self, element: Element, parse_content: Callable[[Element], T]) -> T:
        """Parse an element with *parse_content*; add the element's line to an error."""
        self.builder.line_number, self.builder.line_text = element.line, str(element)
        return self.builder.parse_current_line(lambda _: parse_content(element))

    def _parse_seat(self, player_element: Element) -> None:
        name, chair = player_element.attribute("name"), player_element.attribute("seat")
        stack = parse_local_amount(player_element.attribute("chips") or "0")
        self.builder.add_seat(SeatLine(int(chair) if chair.isdecimal() else 0, name, stack, False))

    def _list_numbered_actions(self) -> list[_NumberedAction]:
        actions = []
        for element in self.game.find_all("round"):
            round_text = element.attribute("no")
            round_number = int(round_text) if round_text.isdecimal() else 0
            for action in element.find_all("action"):
                number_text = action.attribute("no")
                actions.append(
                    _NumberedAction(
                        int(number_text) if number_text.isdecimal() else 0, round_number, action
                    )
                )
        return sorted(actions, key=lambda action: (action.round_number, action.number))

    def _group_posts_by_type(
        self, post_actions: list[_NumberedAction]
    ) -> dict[str, list[tuple[Amount, bool]]]:
        """Return posts by type, each with True if it put its player all-in."""
        amounts_by_type: dict[str, list[tuple[Amount, bool]]] = {}
        stack_by_player = {seat.name: Fraction(seat.stack) for seat in self.builder.seats.values()}
        for action in post_actions:
            element = action.element
            action_type, player = element.attribute("type"), element.attribute("player")
            if action_type in _POST_TYPES and player in stack_by_player:
                amount = self._parse_element(
                    element, lambda post: parse_local_amount(post.attribute("sum"))
                )
                stack_by_player[player] -= Fraction(amount)
                amounts_by_type.setdefault(action_type, []).append(
                    (amount, stack_by_player[player] <= 0)
                )
        return amounts_by_type

    def _find_stud_sizes(self, actions: list[_NumberedAction]) -> FirstLineSizes | None:
        """Return the stud bets, from the first bet made or else from the bring-in.

        Return ``None`` for other games, and if the title or the session names the stakes.
        """
        if not self.is_stud or self.game_played.big or self.session.big:
            return None
        bring_in: Amount = 0
        for action in actions:
            action_type = action.element.attribute("type")
            amount = parse_local_amount(action.element.attribute("sum") or "0")
            if action_type == _BRING_IN_TYPE:
                bring_in = amount
            elif action_type in (_BET_TYPE, _RAISE_TYPE) and amount:
                is_big_bet_round = action.round_number > _LAST_ROUND_OF_SMALL_BETS
                small_bet = normalize_amount(Fraction(amount) / 2) if is_big_bet_round else amount
                return FirstLineSizes(small_bet, normalize_amount(2 * Fraction(small_bet)))
        small_bet = self.stud_bets.get(bring_in) or normalize_amount(
            _BRING_INS_PER_SMALL_BET * bring_in
        )
        return (
            FirstLineSizes(small_bet, normalize_amount(2 * Fraction(small_bet)))
            if small_bet
            else None
        )

    def _add_post(self, action: Element) -> None:
        player, action_type = action.attribute("player"), action.attribute("type")
        if action_type in _AWAY_TYPES:
            return
        if action_type not in _POST_TYPES:
            self._add_action(action)
            return
        amount = parse_local_amount(action.attribute("sum"))
        if not amount:
            return
        if action_type == ANTE_TYPE:
            self.builder.add_event(
                PostEvent(
                    player, "ante", amount, is_all_in=self.builder.is_all_in_post(player, amount)
                )
            )
        elif action_type == SMALL_BLIND_TYPE:
            self.builder.add_event(PostEvent(player, "small blind", amount))
        elif self.game_played.variant == "short deck" and self.sizes.button_blind:
            self.builder.add_event(PostEvent(player, "button blind", amount))
        else:
            full_blind = self.sizes.small if self.game_played.limit == "limit" else self.sizes.big
            self.builder.add_event(
                PostEvent(player, "both blinds" if amount > full_blind else "big blind", amount)
            )

    def _add_action(self, action: Element) -> None:
        if event := self._parse_action(action):
            self.builder.add_event(event)

    def _parse_action(self, action: Element) -> TranscriptEvent | None:
        player, action_type, amount_text = (
            action.attribute("player"),
            action.attribute("type"),
            action.attribute("sum"),
        )
        match action_type:
            case "0" | "9":
                return ActionEvent(player, "folds")
            case "4":
                return ActionEvent(player, "checks")
            case "3":
                return ActionEvent(player, "calls", parse_local_amount(amount_text))
            case "5":
                return ActionEvent(player, "bets", parse_local_amount(amount_text))
            case "23":
                return ActionEvent(player, "completes", to=parse_local_amount(amount_text))
            case "16":
                return ActionEvent(player, "brings in", parse_local_amount(amount_text))
            case "7":
                if not any(character.isdecimal() for character in amount_text):
                    raise BadNotation(AllInWithChipsBehind(player))
                return ActionEvent(player, "puts in", parse_local_amount(amount_text))
            case _ if re.search("[1-9]", amount_text):
                raise BadNotation(UnknownActionType(repr(action_type)))
            case _:
                self.builder.add_note("it moves no chips, and is passed over")
                return None

    def _add_streets(self, actions: list[_NumberedAction]) -> None:
        self.builder.add_event(MarkerEvent("HOLE CARDS"))
        self._add_hole_cards()
        for round_index, round_element in enumerate(self.game.find_all("round")):
            number_text = round_element.attribute("no")
            round_number = int(number_text) if number_text.isdecimal() else round_index
            self._add_street_cards(round_element)
            for action in actions:
                if action.round_number == round_number and action.element.attribute("type") != "8":
                    if action.element.attribute("type") == "9" and not self._was_dealt_in(
                        action.element
                    ):
                        continue
                    self._parse_element(action.element, self._add_action)

    def _was_dealt_in(self, action: Element) -> bool:
        return any(
            element.attribute("player") == action.attribute("player")
            for element in self.card_elements
        )

    def _add_hole_cards(self) -> None:
        if self.is_stud:
            return
        for element in self.card_elements:
            if element.attribute("type").lower() == "pocket":
                self._parse_element(element, self._parse_hole_cards)

    def _parse_hole_cards(self, cards_element: Element) -> None:
        cards, player = _parse_cards(cards_element.text), cards_element.attribute("player")
        self.cards_by_player[player] = list(cards)
        if player == self.session.hero and UNKNOWN not in cards:
            self.builder.hero = player
            self.builder.add_event(DealEvent(player, (), cards))

    def _add_street_cards(self, round_element: Element) -> None:
        dealt_elements = [
            element for element in round_element.find_all("cards") if element.attribute("player")
        ]
        card_types = [element.attribute("type").lower() for element in dealt_elements]
        if self.is_stud and card_types and card_types[0] in _STREET_BY_NAME:
            last_street_name = (
                "5th STREET" if self.game_played.variant == "five-card stud" else "RIVER"
            )
            street = (
                last_street_name if card_types[0] == "river" else _STREET_BY_NAME[card_types[0]]
            )
            self._parse_element(
                dealt_elements[0], lambda _: self.builder.add_event(MarkerEvent(street))
            )
            for cards_element in dealt_elements:
                self._parse_element(cards_element, self._add_upcards)
        for cards_element in round_element.find_all("cards"):
            if (
                not cards_element.attribute("player")
                and cards_element.attribute("type").lower() in _BOARD_STREET_BY_NAME
            ):
                self._parse_element(cards_element, self._add_board)

    def _add_board(self, cards_element: Element) -> None:
        self.builder.add_board(
            _BOARD_STREET_BY_NAME[cards_element.attribute("type").lower()],
            _parse_cards(cards_element.text),
        )

    def _add_upcards(self, cards_element: Element) -> None:
        cards, player = _parse_cards(cards_element.text), cards_element.attribute("player")
        held_cards = self.cards_by_player.setdefault(player, [])
        if held_cards or UNKNOWN not in cards:
            new_upcards = cards
        else:
            new_upcards = tuple([card for card in cards if card != UNKNOWN])
            held_cards += [UNKNOWN] * (len(cards) - len(new_upcards))
        held_cards += new_upcards
        if player == self.session.hero and UNKNOWN not in held_cards:
            self.builder.hero = player
        if UNKNOWN not in new_upcards:  # the last one lies face down
            self.builder.add_event(DealEvent(player, (), new_upcards))

    def _add_showdown(self) -> None:
        self.builder.add_event(MarkerEvent("SHOW DOWN"))
        folded_players = {
            line.event.player
            for line in self.builder.events
            if isinstance(line.event, ActionEvent) and line.event.verb == "folds"
        }
        for name, cards in self.cards_by_player.items():
            is_shown = name in self.builder.names and cards and UNKNOWN not in cards
            if is_shown and not (name == self.builder.hero and name in folded_players):
                self.builder.add_event(ShowEvent(name, tuple(cards)))
        for player in self.players:
            self._parse_element(player, self._add_win)

    def _add_win(self, player_element: Element) -> None:
        win_text = player_element.attribute("win")
        if win_text and (won_amount := parse_local_amount(win_text)):
            self.builder.add_event(WinEvent(player_element.attribute("name"), won_amount))

    def _build_first_line(self) -> FirstLine:
        session = self.session
        game = NamedGame(self.game_played.variant, self.game_played.limit, self.title)
        start_time = parse_day_first_date(self.general.find_text("startdate"))
        return FirstLine(
            "iPoker",
            self.game.attribute("gamecode"),
            game,
            self.sizes,
            session.currency,
            start_time,
            session.tournament,
        )

    def _build_table_header(self) -> TableHeader:
        dealer_chairs = [
            player.attribute("seat") for player in self.players if player.attribute("dealer") == "1"
        ]
        button = int(dealer_chairs[0]) if dealer_chairs and dealer_chairs[0].isdecimal() else 0
        button = button or infer_button(self.builder)
        return TableHeader(self.session.table, self.session.size, button)


_VARIANT_BY_CARD_COUNT: Final = {2: "hold'em", 4: "omaha", 5: "omaha 5", 6: "omaha 6"}
_TOKEN_PATTERN: Final = re.compile(r"\S+")
_CARD_PATTERN: Final = re.compile(r"([SHDC])(10|[2-9TJQKA])", re.IGNORECASE)


def _parse_cards(text: str) -> Cards:
    """Parse cards in the site's notation, suit first: ``H10 SA``; ``X`` is an unknown card."""
    return tuple([_parse_card(token) for token in _TOKEN_PATTERN.findall(text)])


def _parse_card(token: str) -> Card:
    if token.upper() in ("X", "XX"):
        return UNKNOWN
    match = _CARD_PATTERN.fullmatch(token)
    if match is None:
        return parse_card(token)
    rank = "T" if match[2] == "10" else match[2].upper()
    return parse_card(rank + match[1].lower())
