"""Writer of a hand's facts as rounds of actions."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType
from typing import Any, Final

from riverboat.cards import UNKNOWN, Cards, name
from riverboat.engine import AnyFact, HandStarted, HandState, ToChoose, apply, due
from riverboat.engine.state import hand_facts as f
from riverboat.notation.ohh.ohh_hand import SHOWDOWN_VERBS

ActionJson = dict[str, Any]
BettingFact = f.Folded | f.Checked | f.Called | f.Raised


class RoundsWriter:
    """A writer of a hand's rounds, fact by fact."""

    def __init__(
        self,
        log: Sequence[AnyFact],
        player_ids: Sequence[Any],
        format_amount: Callable[[int], Any],
        extra_actions: Sequence[tuple[int, ActionJson]],
        hero: int | None,
        wagers: Mapping[int, ActionJson] = MappingProxyType({}),
    ) -> None:
        opening_fact = log[0]
        assert isinstance(opening_fact, HandStarted), "a log begins with HandStarted"
        self.log, self.player_ids, self.amount = log, player_ids, format_amount
        self.hand = HandState(opening_fact)
        self.variant = opening_fact.game.variant
        self.extra_actions = list(extra_actions)
        self.wagers = wagers
        """The file's names of bets and calls that differ from riverboat's, by index of the fact."""
        self.index = 0
        self.rounds: list[dict[str, Any]] = []
        self.private_commands: list[str] = []
        self.action_count = 0
        """Actions so far, over all rounds."""
        self.street = -1
        self.hole_cards = _build_deal_actions(log, player_ids, self.extra_actions, hero)
        self.has_maximum_run_choices = _has_maximum_run_choices(log)
        self._begin_round(0)
        if opening_fact.carried_chips:
            self._add_action(None, "Add to Pot", amount=format_amount(opening_fact.carried_chips))

    def write(self) -> list[dict[str, Any]]:
        """Return all rounds."""
        for index, fact in enumerate(self.log[1:], 1):
            self._write_extra_actions(index)
            self.index = index
            self._write_fact(fact)
            apply(self.hand, fact)
        self._write_extra_actions(len(self.log))
        for round_ in self.rounds:
            if not any(round_.get("_burned", ())):
                round_.pop("_burned", None)
        return self.rounds

    def _begin_round(self, street: int) -> None:
        self.street = street
        self._add_round(_format_street_title(self.variant.streets[street].name))

    def _add_round(self, street: str) -> None:
        self.rounds.append(
            {"id": len(self.rounds), "street": street, "cards": [], "actions": [], "_burned": []}
        )

    def _ensure_round(self, street: int) -> None:
        if street != self.street or self._is_showdown():
            self._begin_round(street)

    def _is_showdown(self) -> bool:
        return bool(self.rounds[-1]["street"] == _SHOWDOWN)

    def _add_action(self, seat: int | None, action_name: str, **fields: Any) -> ActionJson:
        actions = self.rounds[-1]["actions"]
        action_json: ActionJson = {"action_number": len(actions)}
        if seat is not None:
            action_json["player_id"] = self.player_ids[seat]
        action_json |= {"action": action_name, **fields}
        actions.append(action_json)
        self.action_count += 1
        return action_json

    def _write_extra_actions(self, index: int) -> None:
        while self.extra_actions and self.extra_actions[0][0] <= index:
            _, action = self.extra_actions.pop(0)
            if str(action.get("action", "")).lower() in SHOWDOWN_VERBS and not self._is_showdown():
                self._add_round(_SHOWDOWN)
            actions = self.rounds[-1]["actions"]
            actions.append({**action, "action_number": len(actions)})
            self.action_count += 1

    def _write_private_command(self, text: str) -> None:
        self.private_commands.append(f"{self.action_count} {text}")

    def _write_fact(self, fact: AnyFact) -> None:
        write_fact = _WRITER_BY_FACT_TYPE.get(type(fact))
        if write_fact is not None:
            write_fact(self, fact)

    def _write_post(self, fact: f.Posted) -> None:
        if fact.chips:
            self._write_chips(fact.seat, self._find_post_name(fact), fact.chips)

    def _find_post_name(self, fact: f.Posted) -> str:
        if fact.kind == "blind":
            blind_seats = [post.seat for post in self.hand.posts if post.kind == "blind"]
            full_blind = max(self.hand.game.stakes.blinds, default=0)
            is_small_blind = blind_seats[-1] != fact.seat or (
                fact.counts_as < full_blind and len(blind_seats) == 1
            )
            return "Post SB" if is_small_blind else "Post BB"
        return _POST_NAME_BY_KIND[fact.kind]

    def _write_chips(self, seat: int, action_name: str, chips: int) -> None:
        is_all_in = chips == self.hand.stacks[seat]
        self._add_action(seat, action_name, amount=self.amount(chips), is_allin=is_all_in)

    def _write_action(self, fact: BettingFact) -> None:
        action_name, chips = find_action_name(self.hand, fact)
        self._write_chips(fact.seat, action_name, chips)
        if wager := self.wagers.get(self.index):
            self.rounds[-1]["actions"][-1] |= wager

    def _write_bring_in(self, fact: f.BroughtIn) -> None:
        self._write_chips(fact.seat, "Post Extra Blind", fact.chips)

    def _write_betting_opened(self, fact: f.BettingOpened) -> None:
        self._ensure_round(fact.street)

    def _write_board(self, fact: f.BoardDealt) -> None:
        card_count_by_street, dealt_count = (
            self.hand.compiled.board_cards_through,
            len(self.hand.boards[fact.board]),
        )
        street = next(
            (
                street_index
                for street_index, count in enumerate(card_count_by_street)
                if count > dealt_count
            ),
            len(card_count_by_street) - 1,
        )
        self._ensure_round(street)
        if self.rounds[-1]["cards"]:  # another board
            self._begin_round(street)
        self.rounds[-1]["cards"] = [name(card) for card in fact.cards]
        self._write_burned_cards(fact.burned)

    def _write_burned_cards(self, burned_cards: Cards) -> None:
        self.rounds[-1]["_burned"].append("".join(map(name, burned_cards)))

    def _write_burn(self, fact: f.Burned) -> None:
        self._ensure_round(self.hand.compiled.draws_through.index(self.hand.draw_state.burns + 1))
        self._write_burned_cards(fact.burned if fact.burned != (UNKNOWN,) else ())

    def _write_hole_cards(self, fact: f.HoleCardsDealt) -> None:
        hand = self.hand
        if hand.compiled.has_upcards:
            self._ensure_round(self._compute_stud_street(fact.holdings))
        if hand.compiled.has_upcards and fact.burned:
            self._write_burned_cards(fact.burned if set(fact.burned) != {UNKNOWN} else ())
        last_actions = self.rounds[-1]["actions"][-1:]
        for seat in [
            dealt_seat for dealt_seat in _list_seats_clockwise(hand) if fact.holdings[dealt_seat]
        ]:
            cards = fact.holdings[seat]
            if (
                self.street
                and hand.compiled.has_draws
                and last_actions
                and _is_awaiting_cards(last_actions[0])
            ):
                _add_cards(last_actions[0], cards, fact.exposed_cards)
            elif hand.compiled.has_upcards:
                _add_cards(
                    self._add_action(seat, "Dealt Cards", _up=False), cards, fact.exposed_cards
                )
            elif hand.compiled.has_draws:
                _add_cards(self._add_action(seat, "Dealt Cards"), cards, fact.exposed_cards)
            elif seat in self.hole_cards:
                self._add_action(seat, "Dealt Cards", **self.hole_cards[seat])

    def _write_upcards(self, fact: f.UpcardsDealt) -> None:
        self._ensure_round(self._compute_stud_street(fact.cards))
        if fact.burned:
            self._write_burned_cards(fact.burned if set(fact.burned) != {UNKNOWN} else ())
        for seat in [
            dealt_seat for dealt_seat in _list_seats_clockwise(self.hand) if fact.cards[dealt_seat]
        ]:
            _add_cards(self._add_action(seat, "Dealt Cards", _up=True), fact.cards[seat], ())

    def _compute_stud_street(self, cards_by_seat: Sequence[Cards]) -> int:
        """Return the street whose cards are dealt, by the cards that a player holds already."""
        seat = next(seat for seat, dealt_cards in enumerate(cards_by_seat) if dealt_cards)
        card_count = len(self.hand.holdings[seat])
        card_count_by_street = self.hand.compiled.hole_cards_through
        return next(
            street_index
            for street_index, count in enumerate(card_count_by_street)
            if count > card_count
        )

    def _write_discard(self, fact: f.Discarded) -> None:
        self._ensure_round(
            self.hand.compiled.draws_through.index(self.hand.draw_count(fact.seat) + 1)
        )
        self._add_action(fact.seat, "Dealt Cards", _discards="".join(map(name, fact.cards)))

    def _write_show(self, fact: f.HandShown) -> None:
        self._begin_showdown()
        self._add_action(fact.seat, "Shows Cards", cards=[name(card) for card in fact.cards])

    def _write_muck(self, fact: f.HandMucked) -> None:
        self._begin_showdown()
        self._add_action(fact.seat, "Mucks Cards")

    def _begin_showdown(self) -> None:
        if not self._is_showdown():
            self._add_round(_SHOWDOWN)

    def _write_run_choice(self, fact: f.RunItChosen) -> None:
        if not self.has_maximum_run_choices:
            self._write_private_command(f"{fact.seat} runs {fact.times}")

    def _write_declaration(self, fact: f.Declared) -> None:
        declaration_facts = [fact for fact in self.log if isinstance(fact, f.DeclarationsOpened)]
        side = (
            declaration_facts[0].sides[fact.seat]
            if fact.side == "closed" and declaration_facts
            else fact.side
        )
        self._write_private_command(f"{fact.seat} declares {side}")

    def _write_returned_overbet(self, _fact: f.OverbetReturned) -> None:
        self._write_private_command("challenge")

    def _write_discard_taken_back(self, fact: f.DiscardTakenBack) -> None:
        self._write_private_command(f"{fact.seat} takes back")

    def _write_withdrawn_bring_in(self, _fact: f.BringInTakenBack) -> None:
        self._write_private_command("corrects")


_SHOWDOWN: Final = "Showdown"
_POST_NAME_BY_KIND: Final[Mapping[str, str]] = {
    "ante": "Post Ante",
    "dead": "Post Dead",
    "straddle": "Straddle",
    "sleeper": "Post Extra Blind",
    "post": "Post Extra Blind",
    "kill": "Post Extra Blind",
}
_WRITER_BY_FACT_TYPE: Final[Mapping[type, Callable[[RoundsWriter, Any], None]]] = {
    f.Posted: RoundsWriter._write_post,
    f.Folded: RoundsWriter._write_action,
    f.Checked: RoundsWriter._write_action,
    f.Called: RoundsWriter._write_action,
    f.Raised: RoundsWriter._write_action,
    f.BroughtIn: RoundsWriter._write_bring_in,
    f.BettingOpened: RoundsWriter._write_betting_opened,
    f.BoardDealt: RoundsWriter._write_board,
    f.Burned: RoundsWriter._write_burn,
    f.HoleCardsDealt: RoundsWriter._write_hole_cards,
    f.UpcardsDealt: RoundsWriter._write_upcards,
    f.Discarded: RoundsWriter._write_discard,
    f.HandShown: RoundsWriter._write_show,
    f.HandMucked: RoundsWriter._write_muck,
    f.RunItChosen: RoundsWriter._write_run_choice,
    f.Declared: RoundsWriter._write_declaration,
    f.OverbetReturned: RoundsWriter._write_returned_overbet,
    f.DiscardTakenBack: RoundsWriter._write_discard_taken_back,
    f.BringInTakenBack: RoundsWriter._write_withdrawn_bring_in,
}
"""Writers by fact type; readers derive all other facts."""


def find_action_name(hand: HandState, fact: BettingFact) -> tuple[str, int]:
    """Return the format's name of a bet, call, check or fold, and the chips added.

    Call this before the fact is applied. The format has no bets before the flop, only raises.
    """
    match fact:
        case f.Folded():
            return "Fold", 0
        case f.Checked():
            return "Check", 0
        case f.Called(chips=chips):
            return "Call", chips
        case f.Raised(seat=seat, to=to):
            is_flop_game = not hand.compiled.has_upcards and hand.game.variant.board_cards
            is_first_bet = bool(is_flop_game) and hand.street == 0
            is_bet = not hand.current_bet and not is_first_bet
            return "Bet" if is_bet else "Raise", to - hand.bets[seat]


def _format_street_title(street: str) -> str:
    return " ".join(word.capitalize() for word in street.split())


def _list_seats_clockwise(hand: HandState) -> list[int]:
    return [(hand.button + 1 + distance) % hand.players for distance in range(hand.players)]


def _is_awaiting_cards(action: ActionJson) -> bool:
    """Return True if the action was a draw whose new cards are still missing."""
    return bool(action.get("_discards")) and "cards" not in action and "_cards" not in action


def _add_cards(action: ActionJson, cards: Cards, exposed_cards: Cards) -> None:
    known_cards = [name(card) for card in cards if card != UNKNOWN]
    if known_cards:
        action["cards"] = known_cards
    if len(known_cards) < len(cards):
        action["_cards"] = "".join(map(name, cards))
    if matching_cards := [card for card in exposed_cards if card in cards]:
        action["_exposed"] = "".join(map(name, matching_cards))


def _build_deal_actions(
    log: Sequence[AnyFact],
    player_ids: Sequence[Any],
    extra_actions: Sequence[tuple[int, ActionJson]],
    hero: int | None,
) -> dict[int, ActionJson]:
    """Return the deal actions to write for hole cards, by seat.

    A deal action records the hero's cards, and cards that no later show records. A player whose
    cards are unknown, or all shown later, needs no deal action; if the player has no other action,
    a deal action without cards is written. If all cards are known and there is no hero, all players
    get a deal action.
    """
    deal_fact = next((fact for fact in log if isinstance(fact, f.HoleCardsDealt)), None)
    if deal_fact is None:
        return {}
    shown_cards = _find_later_shown_cards(log, deal_fact, player_ids, extra_actions)
    acting_seats = {
        getattr(fact, "seat", None) for fact in log if not isinstance(fact, f.PotAwarded)
    }
    are_all_cards_known = hero is None and all(UNKNOWN not in cards for cards in deal_fact.holdings)
    deal_actions = {}
    for seat, cards in enumerate(deal_fact.holdings):
        known_cards = [card for card in cards if card != UNKNOWN]
        if (
            (seat != hero or not known_cards)
            and not are_all_cards_known
            and _can_be_completed([], shown_cards[seat], cards)
        ):
            if seat in acting_seats:
                continue
            known_cards = []
        card_fields: ActionJson = (
            {"cards": [name(card) for card in known_cards]} if known_cards else {}
        )
        if not _can_be_completed(known_cards, shown_cards[seat], cards):
            card_fields["_cards"] = "".join(map(name, cards))
        deal_actions[seat] = card_fields
    return deal_actions


def _find_later_shown_cards(
    log: Sequence[AnyFact],
    deal_fact: f.HoleCardsDealt,
    player_ids: Sequence[Any],
    extra_actions: Sequence[tuple[int, ActionJson]],
) -> list[list[int]]:
    shown_by_seat: list[list[int]] = [[] for _ in player_ids]
    for fact in log:
        if isinstance(fact, f.HandShown):
            shown_by_seat[fact.seat] += [
                card for card in fact.cards if card not in shown_by_seat[fact.seat]
            ]
    card_by_name = {name(card): card for cards in deal_fact.holdings for card in cards}
    for _, action in extra_actions:
        if (
            str(action.get("action", "")).lower() in SHOWDOWN_VERBS
            and action.get("player_id") in player_ids
        ):
            seat_cards = shown_by_seat[player_ids.index(action["player_id"])]
            cards = [card_by_name.get(text, UNKNOWN) for text in action.get("cards") or ()]
            seat_cards += [card for card in cards if card not in seat_cards and card != UNKNOWN]
    return shown_by_seat


def _can_be_completed(
    listed_cards: Sequence[int], shown_cards: Sequence[int], cards: Cards
) -> bool:
    """Return True if listed and shown cards together determine this holding."""
    known_cards = [*listed_cards, *[card for card in shown_cards if card not in listed_cards]]
    return (*known_cards, *(UNKNOWN,) * (len(cards) - len(known_cards))) == cards


def _has_maximum_run_choices(log: Sequence[AnyFact]) -> bool:
    """Return True if every choice of runouts, in order, was the maximum; also without a choice."""
    if not any(isinstance(fact, f.RunItChosen) for fact in log):
        return True
    opening_fact = log[0]
    assert isinstance(opening_fact, HandStarted)
    hand = HandState(opening_fact)
    for fact in log[1:]:
        if isinstance(fact, f.RunItChosen):
            pending_action = due(hand)
            if not isinstance(pending_action, ToChoose):
                return fact.times == hand.compiled.rules.max_runs
            if (fact.seat, fact.times) != (pending_action.seats[0], pending_action.max_runs):
                return False
        apply(hand, fact)
    return True
