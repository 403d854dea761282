"""Claims of a case about a hand, and their checks.

A check describes the hand in the words of a case and compares. No check knows a rule.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from importlib import import_module

from riverboat.cards import card_names
from riverboat.engine import (
    AnyFact,
    Game,
    HandState,
    IllegalAction,
    Nothing,
    ToAct,
    ToChoose,
    ToDeclare,
    ToDraw,
    ToShow,
    due,
    level_card,
    may_add_chips,
    next_openers,
    pot_info,
    pots,
)
from riverboat.engine.hand_redaction import RAIL, redacted_hand
from riverboat.engine.state import hand_facts as f
from tests.rules import case_parser
from tests.rules.case_files import CLAIM_KEYS, GAME_CLAIM_KEYS, BadCase, HandCase
from tests.rules.case_parser import Holding, split_items
from tests.rules.case_player import PlayedHand


def check_hand(hand: PlayedHand) -> None:
    """Check all that a case claims of a hand."""
    for key, check in _CHECKS.items():
        claim = getattr(hand.case, key)
        if claim is not None:
            check(hand, claim)


def check_game_claims(case: HandCase, game: Game) -> None:
    """Check the claims about a game before any hand."""
    if case.called is not None:
        assert game.name == case.called
    if case.level_card is not None:
        assert str(level_card(game)) == case.level_card
    if case.next_openers is not None:
        if not game.openers:
            raise BadCase(f"{case}: {game.name} asks for no openers")
        assert next_openers(game.openers) == case.next_openers


def check_pending(hand: PlayedHand, claim: str) -> None:
    """Check the pending decision: the player to act and the legal actions."""
    assert pending_text(hand) == claim


def pending_text(hand: PlayedHand) -> str:
    """Describe the awaited players and their legal actions."""
    names = hand.seats.names
    match due(hand.hand):
        case ToAct(seat=seat) as turn_choices:
            return f"{names[seat]} to act: {turn_choices}"
        case ToDraw(seat=seat) as turn_choices:
            return f"{names[seat]} to draw: {turn_choices}"
        case ToShow(seat=seat) as turn_choices:
            return f"{names[seat]} to show: {turn_choices}"
        case ToDeclare(seats=seats) as turn_choices:
            return f"{', '.join(names[seat] for seat in seats)} to declare: {turn_choices}"
        case ToChoose(seats=seats) as turn_choices:
            return f"{', '.join(names[seat] for seat in seats)} to choose: {turn_choices}"
        case Nothing():
            return "the hand is over"
        case other:
            raise AssertionError(f"the table waits for {other}")


def check_refusal(hand: PlayedHand, claim: str) -> None:
    """Check that the refusal contains all parts in order."""
    assert hand.refusal is not None, "nothing was refused"
    check_message(hand.seats.error_text(hand.refusal), claim)


def check_message(message: str, claim: str) -> None:
    """Check that the message contains every part of the claim in order."""
    remaining_text = message
    for claim_part in claim.replace(" (", ": (").split(": "):
        _, separator, remaining_text = remaining_text.partition(claim_part)
        assert separator, f"{claim_part!r} is not (or too early) in {message!r}"


def check_posted(hand: PlayedHand, claim: str) -> None:
    """Check the forced bets in order."""
    posted_texts = [
        f"{hand.seats.names[fact.seat]} {fact.kind} {fact.chips}"
        + (f" as {fact.counts_as}" if fact.counts_as not in (0, fact.chips) else "")
        for fact in hand.log
        if isinstance(fact, f.Posted)
    ]
    assert posted_texts == split_items(claim)


def check_dealing(hand: PlayedHand, claim: tuple[str, ...]) -> None:
    """Check the dealer's requests from the first card to the last."""
    assert hand.dealing == list(claim)


def check_holdings(hand: PlayedHand, claim: str) -> None:
    """Check the dealt cards, face down and face up."""
    for seat, expected_holding in _parse_holdings(hand, claim).items():
        assert _split_holding(hand.hand, seat) == expected_holding, (
            f"the cards of {hand.seats.names[seat]}"
        )


def _parse_holdings(hand: PlayedHand, claim: str) -> dict[int, Holding]:
    return case_parser.parse_holdings(claim, hand.seats, hand.hand.game.variant.has_upcards)


def _split_holding(hand: HandState, seat: int) -> Holding:
    """Return a seat's cards, with face-up cards separated."""
    upcards = hand.upcards[seat] if hand.upcards else ()
    return Holding(tuple(card for card in hand.holdings[seat] if card not in upcards), upcards)


def check_visible_cards(hand: PlayedHand, claim: tuple[str, ...]) -> None:
    """Check one viewer's knowledge of the cards: ``B: A ????, B QhQd`` or ``rail: A (????) 7c``."""
    for line in claim:
        viewer, _, known_text = line.partition(": ")
        viewer_seat = RAIL if viewer == "rail" else hand.seats.seat(viewer)
        visible_hand = redacted_hand(hand.log, viewer_seat)
        for seat, expected_holding in _parse_holdings(hand, known_text).items():
            assert _split_holding(visible_hand, seat) == expected_holding, (
                f"{viewer} looks at {hand.seats.names[seat]}"
            )


def check_bets(hand: PlayedHand, claim: str) -> None:
    """Check the chips in front of the players; players not named have none."""
    assert _name_chips(hand, hand.hand.bets) == split_items(claim)


def _name_chips(hand: PlayedHand, chips: list[int]) -> list[str]:
    return [
        f"{name} {amount}" for name, amount in zip(hand.seats.names, chips, strict=True) if amount
    ]


def check_pot(hand: PlayedHand, claim: int) -> None:
    """Check all chips in the pot and in front of players, before the awards."""
    assert hand.hand_before_awards().pot == claim


def check_pots(hand: PlayedHand, claim: str) -> None:
    """Check the main pot and side pots with their eligible players."""
    pot_texts = [
        f"{pot.chips} {' '.join(sorted(hand.seats.names[seat] for seat in pot.seats))}"
        for pot in pots(hand.hand_before_awards())
    ]
    assert pot_texts == split_items(claim)


def check_pot_info(hand: PlayedHand, claim: str) -> None:
    """Check the pot information given to the player to act."""
    turn = due(hand.hand)
    assert isinstance(turn, ToAct)
    try:
        info_text = str(pot_info(hand.hand, turn.seat))
    except IllegalAction as error:
        check_message(f"refused: {error}", claim)
    else:
        assert info_text == claim


def check_pot_odds(hand: PlayedHand, claim: str) -> None:
    """Check the pot odds of a call for the player to act."""
    turn = due(hand.hand)
    assert isinstance(turn, ToAct)
    assert str(import_module("riverboat.notation.english").pot_odds(hand.hand, turn.seat)) == claim


def check_order(hand: PlayedHand, claim: str) -> None:
    """Check the order of action to the end of the round if all check or call."""
    assert " ".join(_acting_names(hand)) == claim


def _acting_names(hand: PlayedHand) -> list[str]:
    finished_hand = hand.play_to_end()
    names = []
    for fact in finished_hand.log[len(hand.log) :]:
        if isinstance(fact, (f.Called, f.Checked, f.BroughtIn)):
            names.append(hand.seats.names[fact.seat])
        elif isinstance(fact, f.BetsCollected):
            break
    return names


def check_all_in(hand: PlayedHand, claim: str) -> None:
    """Check that exactly these players are live and all-in."""
    assert _seat_names(hand, hand.hand.is_all_in) == claim


def check_live(hand: PlayedHand, claim: str) -> None:
    """Check that exactly these players have live hands."""
    assert _seat_names(hand, lambda seat: not hand.hand.has_folded(seat)) == claim


def _seat_names(hand: PlayedHand, is_included: Callable[[int], bool]) -> str:
    return (
        " ".join(name for seat, name in enumerate(hand.seats.names) if is_included(seat))
        or "nobody"
    )


def check_may_add(hand: PlayedHand, claim: str) -> None:
    """Check that exactly these players may add chips now."""
    seats = may_add_chips(hand.hand)
    assert _seat_names(hand, lambda seat: seat in seats) == claim


def check_passed_out(hand: PlayedHand, claim: str) -> None:
    """Check a passed-out hand: ``40 carried`` to the next deal, or ``returned``."""
    carried_chips = [fact.carried_chips for fact in hand.log if isinstance(fact, f.PassedOut)]
    assert [f"{chips} carried" if chips else "returned" for chips in carried_chips] == [claim]


def check_showdown(hand: PlayedHand, claim: str) -> None:
    """Check shows and mucks in order, and proofs of openers."""
    showdown_texts = []
    for fact in hand.log:
        match fact:
            case f.HandShown(seat):
                showdown_texts.append(f"{hand.seats.names[seat]} shows")
            case f.HandMucked(seat):
                showdown_texts.append(f"{hand.seats.names[seat]} mucks")
            case f.OpenersShown(seat, cards):
                showdown_texts.append(f"{hand.seats.names[seat]} proves {card_names(cards)}")
            case f.OpenersFailed(seat):
                showdown_texts.append(f"{hand.seats.names[seat]} has no openers")
            case f.DeclarationsOpened(sides):
                declarations = zip(hand.seats.names, sides, strict=True)
                showdown_texts += [f"{name} {side}" for name, side in declarations if side]
    assert showdown_texts == split_items(claim)


def check_taken(hand: PlayedHand, claim: tuple[str, ...]) -> None:
    """Check deductions from the pots in order: ``rake 5 of the main pot``, ``kitty 1 of ...``."""
    taken_texts = [
        f"{fact.kind} {fact.chips} of {_pot_name(fact.pot)}"
        for fact in hand.log
        if isinstance(fact, f.RakeTaken)
    ]
    assert taken_texts == list(claim)
    assert hand.hand.taken_by_house == sum(
        fact.chips for fact in hand.log if isinstance(fact, f.RakeTaken)
    )


def _pot_name(pot_number: int) -> str:
    return f"side pot {pot_number}" if pot_number else "the main pot"


def check_winners(hand: PlayedHand, claim: str) -> None:
    """Check each player's winnings, in total or per half; players not named won nothing."""
    if any(len(item.split()) > 2 for item in split_items(claim)):
        assert sorted(_winnings_by_half(hand)) == sorted(split_items(claim))
    else:
        assert _name_chips(hand, hand.hand.won_chips) == split_items(claim)


def _winnings_by_half(hand: PlayedHand) -> list[str]:
    """Return winnings per half over all pots, such as ``A 40 high``, ``B 40 low``."""
    chips_won: Counter[tuple[str, str]] = Counter()
    for fact in hand.log:
        if isinstance(fact, f.PotAwarded):
            chips_won[hand.seats.names[fact.seat], _half_name(hand, fact.half)] += fact.chips
    return [f"{name} {chips} {half}" for (name, half), chips in chips_won.items()]


def _half_name(hand: PlayedHand, half: int) -> str:
    """Return the name of a half of a split pot, by its ranking."""
    variant = hand.hand.game.variant
    return _HALF_NAMES[(variant.ranking, variant.second_ranking)[half]]


_HALF_NAMES = {
    **dict.fromkeys(("high", "omaha"), "high"),
    **dict.fromkeys(("a-5", "2-7", "eight or better", "omaha eight or better"), "low"),
    **dict.fromkeys(("badugi", "badugi ace high"), "badugi"),
    **dict.fromkeys(("high in hand", "2-7 in hand", "badugi in hand"), "in hand"),
}


def check_awards(hand: PlayedHand, claim: tuple[str, ...]) -> None:
    """Check awards in order: ``A 40 of side pot 1``, ``B 15 low of the main pot on board 2``."""
    has_several_pots = len(hand.hand.boards) > 1
    has_halves = bool(hand.hand.game.variant.second_ranking)
    award_texts = [
        f"{hand.seats.names[fact.seat]} {fact.chips} "
        + (f"{_half_name(hand, fact.half)} " if has_halves else "")
        + f"of {_pot_name(fact.pot)}"
        + (f" on board {fact.board + 1}" if has_several_pots else "")
        for fact in hand.log
        if isinstance(fact, f.PotAwarded)
    ]
    assert award_texts == list(claim)


def check_stacks_after(hand: PlayedHand, claim: str) -> None:
    """Check the stacks of these players."""
    for item in split_items(claim):
        name, _, chips = item.partition(" ")
        assert f"{name} {hand.hand.stacks[hand.seats.seat(name)]}" == f"{name} {chips}"


def check_facts(hand: PlayedHand, claim: tuple[dict[str, object], ...]) -> None:
    """Check that the log contains these facts in order, with at least these values."""
    remaining_facts = iter(hand.log)
    for expected_fields in claim:
        assert any(_matches_fields(hand, fact, expected_fields) for fact in remaining_facts), (
            f"no such fact: {expected_fields}"
        )


def _matches_fields(hand: PlayedHand, fact: AnyFact, expected_fields: dict[str, object]) -> bool:
    if type(fact).__name__ != expected_fields["fact"]:
        return False
    fields = dict(zip(fact.__struct_encode_fields__, fact.__struct_fields__, strict=True))
    return all(
        _to_case_value(hand, key, getattr(fact, fields[key])) == value
        for key, value in expected_fields.items()
        if key != "fact"
    )


def _to_case_value(hand: PlayedHand, key: str, value: object) -> object:
    if key in ("seat", "first") and isinstance(value, int):
        return hand.seats.names[value]
    return card_names(value) if key in ("cards", "burned") and isinstance(value, tuple) else value


def check_never(hand: PlayedHand, claim: tuple[str, ...]) -> None:
    """Check that the log contains no fact of this kind."""
    for fact_name in claim:
        if not hasattr(f, fact_name):
            raise BadCase(f"there is no fact {fact_name!r}")
        assert fact_name not in [type(fact).__name__ for fact in hand.log]


def check_narration(hand: PlayedHand, claim: tuple[str, ...]) -> None:
    """Check that the narration contains these sentences in order."""
    narration = import_module("riverboat.notation.english").narrate(
        hand.log, list(hand.seats.names)
    )
    remaining_text = narration_text = (
        narration if isinstance(narration, str) else "\n".join(narration)
    )
    for sentence in claim:
        _, separator, remaining_text = remaining_text.partition(sentence)
        assert separator, f"{sentence!r} is not (or too early) in:\n{narration_text}"


_CHECKS: dict[str, Callable[..., None]] = {
    "then": check_pending,
    "refused": check_refusal,
    "irregular": check_refusal,
    "posted": check_posted,
    "dealing": check_dealing,
    "holdings": check_holdings,
    "sees": check_visible_cards,
    "bets": check_bets,
    "pot": check_pot,
    "pots": check_pots,
    "pot_info": check_pot_info,
    "pot_odds": check_pot_odds,
    "order": check_order,
    "all_in": check_all_in,
    "live": check_live,
    "may_add": check_may_add,
    "passed_out": check_passed_out,
    "showdown": check_showdown,
    "taken": check_taken,
    "winners": check_winners,
    "awards": check_awards,
    "stacks_after": check_stacks_after,
    "facts": check_facts,
    "never": check_never,
    "narration": check_narration,
}
assert _CHECKS.keys() | GAME_CLAIM_KEYS == set(CLAIM_KEYS), "every check of a case is understood"
