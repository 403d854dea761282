"""Draw rounds: discards, changes of mind, replacements and reshuffles.

Each player in turn throws cards away and is dealt new ones before the next player does, as
in a card room.
"""

from __future__ import annotations

from riverboat.cards import UNKNOWN
from riverboat.engine.cards.card_checks import check_cards
from riverboat.engine.commands import engine_commands as c
from riverboat.engine.commands.command_phrases import options_phrase
from riverboat.engine.commands.engine_errors import IllegalAction
from riverboat.engine.commands.pending import Awaiting, ToDeal, ToDraw
from riverboat.engine.state import hand_facts as f
from riverboat.engine.state.card_reducers import cards_for_reshuffle
from riverboat.engine.state.hand_state import NO_SEAT, HandState
from riverboat.engine.state.seat_masks import FIRST_SEAT, SEAT_MASK, SEATS_AFTER
from riverboat.words import Refusal, Seat
from riverboat.words.refusals import betting as words

NextStep = Awaiting | tuple[f.AnyFact, ...]


def draw_due(hand: HandState, street: int) -> NextStep | None:
    """Return the next step of this street's draw or discard; ``None`` when it is over."""
    plan, draw, live = hand.compiled, hand.draw, hand.live
    now, held = plan.draws_through[street], plan.hole_cards_through[street]
    if draw > now:
        return None
    to_draw, exposed = live, hand.draw_state.exposed
    if draw == now:
        last, to_draw = hand.last_actor, live & ~hand.drawn
        if last >= 0 and len(hand.holdings[last]) < held and live & ~exposed & SEAT_MASK[last]:
            return _replacements_due(hand, last, held)
    elif plan.burns_before_draw[street] and hand.draw_state.burns < now:
        return _burn_due(hand)
    if to_draw:
        seat = FIRST_SEAT[to_draw & SEATS_AFTER[hand.button] or to_draw]
        if hand.boards[0] and not plan.discard[street]:
            return _draw_limited_by_stub(hand, seat, street)
        return plan.to_draw[street][seat]
    lacking = hand.seats_lacking_cards(hand.seats(live), held)
    if not lacking:
        return None
    # rule: BYND-65 players whose cards were exposed are served last
    return _replacements_due(hand, _first_seat_outside(exposed, lacking), held)


def _first_seat_outside(mask: int, seats: list[int]) -> int:
    """Return the first of *seats* outside the mask, or the first of all."""
    return next((seat for seat in seats if not mask & SEAT_MASK[seat]), seats[0])


def _burn_due(hand: HandState) -> NextStep:
    """Return the burn before each draw, due even if all stand pat (BYND-65)."""
    whole = hand.stub
    if whole <= cards_owed_to_boards(hand):
        back = cards_for_reshuffle(hand, (), False)
        return (f.StubReshuffled(back, whole + len(back)),)
    return _BURN


_BURN = ToDeal("burn", 0, 1)


def _draw_limited_by_stub(hand: HandState, seat: int, street: int) -> ToDraw:
    """Return a draw limited by the cards reserved for the boards."""
    plan = hand.compiled
    loose = hand.stub - cards_owed_to_boards(hand) + len(cards_for_reshuffle(hand, (seat,), True))
    return ToDraw(seat, 0, min(plan.draw[street], loose))


def has_draws_to_come(hand: HandState) -> bool:
    """Return True if a live player has yet to draw, discard or receive replacements."""
    plan = hand.compiled
    return any(
        hand.draw_count(seat) < plan.draws_through[-1]
        or len(hand.holdings[seat]) < plan.hole_cards_through[-1]
        for seat in hand.seats(hand.live)
    )


def _replacements_due(hand: HandState, seat: int, held: int) -> NextStep:
    """Return the replacements due, from the stub or a reshuffled one (BYND-65)."""
    missing, whole = held - len(hand.holdings[seat]), hand.stub
    left = whole - cards_owed_to_boards(hand) if hand.compiled.board_cards_through[-1] else whole
    if missing <= left:  # rule: BYND-65 the last card is dealt only if it completes the draw
        return ToDeal("players", missing, 0, 0, (seat,))
    if left > 1:
        return ToDeal("players", left - 1, seats=(seat,))
    drawing = [d.seat for d in hand.draw_state.discards if d.draw == hand.draw]
    # rule: BYND-65 the muck and the discards of earlier draws; the rest only if they must, and a
    # player's own only if nothing else is left, because a card of theirs was exposed
    for spared, burns in ((tuple(sorted(set(drawing))), False), ((seat,), True), ((), True)):
        back = cards_for_reshuffle(hand, spared, burns)
        if left + len(back) >= missing:
            break
    return (f.StubReshuffled(back, whole + len(back), spared, burns),)


def cards_owed_to_boards(hand: HandState) -> int:
    """Return the number of cards reserved for the boards and their burns."""
    plan = hand.compiled
    if not plan.board_cards_through[-1]:
        return 0
    to_come = [plan.board_cards_through[-1] - len(board) for board in hand.boards]
    if max(to_come) <= 0:
        return 0
    boards = hand.boards if hand.runs > 1 else hand.boards[:1]  # one burn serves all boards
    burns = [
        plan.burn[k]
        for board in boards
        for k in range(plan.streets)
        if plan.board_cards_through[k] > len(board)
    ]
    ahead = hand.corrections.burns
    return sum(to_come) + (max(0, sum(burns) - ahead) if any(burns) else 0)


def decide_discard(hand: HandState, pending: NextStep, command: c.Discard) -> f.Discarded:
    """Decide a discard by the player to draw, or refuse it."""
    if type(pending) is not ToDraw:
        raise _illegal_action(pending, words.NoDraw(options_phrase(pending)))
    seat, cards = pending.seat, command.cards
    if not pending.least <= len(cards) <= pending.most:
        raise _illegal_action(
            pending, words.WrongNumberOfDiscards(Seat(seat), len(cards), options_phrase(pending))
        )
    held = hand.holdings[seat]
    if not cards or len(set(cards).intersection(held)) == len(cards):
        return f.Discarded(seat, cards)
    left = list(held)
    # A discard may reveal a card that was unknown until now.
    new = tuple([card for card in cards if card not in left]) if UNKNOWN in left else ()
    check_cards(hand, new)
    for card in cards:
        if card in new and UNKNOWN in left:
            left.remove(UNKNOWN)
            continue
        if card not in left:
            if card == UNKNOWN:
                raise _illegal_action(
                    pending, words.NotACardTheyKnow(Seat(seat), held, options_phrase(pending))
                )
            raise _illegal_action(
                pending, words.NotTheirCard(Seat(seat), (card,), held, options_phrase(pending))
            )
        left.remove(card)
    return f.Discarded(seat, cards)


def decide_take_back_discard(
    hand: HandState, pending: NextStep, command: c.TakeBackDiscard
) -> f.DiscardTakenBack:
    """Take a discard back before replacements or the next player's draw (BYND-65)."""
    seat = command.seat
    if 0 <= seat < hand.players and hand.last_actor == seat and not hand.betting and hand.draw:
        draw = hand.draw_count(seat)
        thrown = [d for d in hand.draw_state.discards if d.seat == seat and d.draw == draw]
        street = hand.compiled.draws_through.index(draw) if draw else NO_SEAT
        size = sum(len(d.cards) for d in thrown)
        untouched = hand.compiled.hole_cards_through[street] - (
            0 if hand.compiled.discard[street] else size
        )
        drawing_now = street > hand.street or (street == hand.street and not hand.betting)
        if draw and drawing_now and len(hand.holdings[seat]) == untouched:
            return f.DiscardTakenBack(seat)
    raise _illegal_action(pending, words.TooLateToTakeBack(Seat(seat), options_phrase(pending)))


def _illegal_action(pending: NextStep, reason: Refusal) -> IllegalAction:
    return IllegalAction(reason, None if isinstance(pending, tuple) else pending)
