"""Cards: which the dealer owes, whether those that came can be, and how an all-in is run out."""

from __future__ import annotations

from riverboat.cards import UNKNOWN, name
from riverboat.engine import facts as f
from riverboat.engine.awaited import Awaiting, ToChoose, ToDeal
from riverboat.engine.commands import Deal
from riverboat.engine.errors import Irregularity
from riverboat.engine.hand import Hand


def board_due(hand: Hand, street: int) -> ToDeal:
    """Cards for the first board that lacks them (DEAL-03, DEAL-04, DEAL-05)."""
    plan = hand.plan
    if hand.runs > 1:  # rule: BYND-40 one board to the end, and then the next below it
        for board, cards in enumerate(hand.boards):
            for k in range(street, plan.streets):
                if len(cards) < plan.board_through[k]:
                    return ToDeal("board", plan.board_through[k] - len(cards), plan.burn[k], board)
    through = plan.board_through[street]
    for board, cards in enumerate(hand.boards):
        if len(cards) < through:
            # rule: BYND-42 one burn serves all the boards
            return ToDeal("board", through - len(cards), 0 if board else plan.burn[street], board)
    raise AssertionError("no board lacks cards")


def runs_due(hand: Hand) -> Awaiting | tuple[f.AnyFact, ...] | None:
    """How often an all-in is run out: the least that anybody in the pot chose (BYND-40)."""
    if hand.plan.rules.max_runs == 1 or hand.plan.boards > 1 or hand.agreed:
        return None
    most = _most_runs(hand)
    if most == 1:
        return None
    asked = [seat for seat in hand.seats(hand.live) if seat not in hand.choices]
    if asked and 1 not in hand.choices.values():
        return ToChoose(tuple(asked), most)
    return (f.RunItAgreed(min(hand.choices.values())),)


def _most_runs(hand: Hand) -> int:
    """How often the house lets an all-in be run, and the deck has cards for."""
    plan = hand.plan
    to_come = range(hand.street + 1, plan.streets)
    one_run = plan.board_through[-1] - len(hand.board) + sum(plan.burn[k] for k in to_come)
    used = hand.players * plan.hole_through[-1] + len(hand.board)
    used += sum(plan.burn[: hand.street + 1])
    return min(plan.rules.max_runs, (len(plan.deck) - used) // one_run)


def dealt(hand: Hand, now: ToDeal, command: Deal) -> f.HoleCardsDealt | f.BoardDealt:
    """The fact of the cards that were due, or ``Irregularity``."""
    cards, burned = command.cards, command.burned
    if len(cards) != now.count:
        raise Irregularity("wrong number", "DEAL-01", f"{now} is due, not {len(cards)} cards")
    if burned:
        if len(burned) != now.burn:
            raise Irregularity(
                "wrong number", "DEAL-03", f"{now} is due, not {len(burned)} burned cards"
            )
        check_cards(hand, cards + burned)
    else:
        check_cards(hand, cards)
    if now.to == "board":
        return f.BoardDealt(cards, burned, now.board)
    # rule: DEAL-01 one card at a time, clockwise from the left of the button
    players = hand.players
    rounds = [cards[k : k + players] for k in range(0, len(cards), players)]
    clockwise = tuple(zip(*rounds, strict=True))
    left = players - 1 - hand.button
    return f.HoleCardsDealt(clockwise[left:] + clockwise[:left] if left else clockwise)


def check_cards(hand: Hand, cards: tuple[int, ...]) -> None:
    """Refuse a card that is not in this deck, or that has left it already."""
    deck, gone = hand.plan.deck, hand.dealt
    if len(deck.intersection(cards)) == len(cards) and gone.isdisjoint(cards):
        return
    seen: set[int] = set()
    for card in cards:
        if card == UNKNOWN:
            continue
        if card not in deck:
            raise Irregularity("not in the deck", "CARD-01", f"{card!r} is not in this deck")
        if card in gone or card in seen:
            raise Irregularity("duplicate", "CARD-01", f"{name(card)} has been dealt already")
        seen.add(card)
