"""Cards on their way from the file to the engine.

The file deals player by player, the engine street by street, and after a draw to one player
before the next one draws. Cards are put aside until their moment comes.
"""

from __future__ import annotations

from riverboat.cards import UNKNOWN, Cards
from riverboat.engine import AnyFact, Deal, Discard, ToDeal, ToDraw
from riverboat.engine.state import facts as f
from riverboat.engine.state.moving_cards import back_to_the_stub
from riverboat.notation.phh.cards import read_cards
from riverboat.notation.phh.replay import PhhReplay
from riverboat.notation.reading import BadNotation
from riverboat.words import Seat
from riverboat.words.refusals.hand_files import (
    BelongsTo,
    CardWasDealt,
    HoleCardsAndNoMore,
    IsDueCards,
)
from riverboat.words.refusals.histories import NoBoardCardsDue, NoDrawIsOn, NoHoleCardsDue

# To the players ---------------------------------------------------------------------------------


def deal_hole(replay: PhhReplay, seat: int, cards: Cards) -> None:
    """A player is dealt cards; the engine hears of them when everybody has theirs."""
    now = replay.now
    if not isinstance(now, ToDeal) or now.to not in ("players", "upcards"):
        raise BadNotation(NoHoleCardsDue(now.offer))
    _put_aside(replay, seat, cards)
    hand_over(replay)


def _put_aside(replay: PhhReplay, seat: int, cards: Cards) -> None:
    exposed = replay.exposed.get(replay.script.at, ())
    _check_number(replay, seat, len(cards) - len(exposed))
    _check_new(replay, cards)
    replay.turned_up += exposed
    replay.hole[seat] += _come_to_light(replay, seat, cards)


def _check_number(replay: PhhReplay, seat: int, count: int) -> None:
    """Refuse more cards than a player is due before the next betting."""
    hand, held = replay.hand, replay.hole[seat]
    through = hand.plan.hole_through
    least = min(len(hand.holdings[s]) for s in hand.seats(hand.live))
    lacking = (k for k in range(hand.street + 1, len(through)) if through[k] > least)
    street = next(lacking, hand.street)
    due = through[street] - len(hand.holdings[seat]) if hand.live >> seat & 1 else 0
    if len(held) + count <= due:
        return
    if hand.street < 0:
        raise BadNotation(HoleCardsAndNoMore(due))
    raise BadNotation(IsDueCards(Seat(seat), due))


def _check_new(replay: PhhReplay, cards: Cards) -> None:
    """Refuse a card that is known to be elsewhere, though the engine has not been told of it."""
    known = [card for card in cards if card != UNKNOWN]
    for k, card in enumerate(known):
        if card in known[:k] or any(card in had for had in replay.hole):
            raise BadNotation(CardWasDealt((card,)))


def _come_to_light(replay: PhhReplay, seat: int, cards: Cards) -> Cards:
    """Unknown cards of a hand that lies open, if the file says later which they were."""
    if UNKNOWN not in cards or not replay.hand.shown >> seat & 1:
        return cards
    held = (*replay.hand.holdings[seat], *replay.hole[seat], *cards)
    for text in replay.script.shown_by(f"p{replay.label(seat)}"):
        shown = read_cards(text) if text != "-" else ()
        rest = [card for card in shown if card not in held]
        if len(shown) == len(held) and len(rest) == cards.count(UNKNOWN) and UNKNOWN not in rest:
            return tuple(rest.pop(0) if card == UNKNOWN else card for card in cards)
    return cards


def hand_over(replay: PhhReplay) -> None:
    """Tell the engine of the cards put aside, as far as it waits for them."""
    hole = replay.hole
    while isinstance(now := replay.now, ToDeal) and now.to in ("players", "upcards"):
        each = now.count // len(now.seats)
        for seat in replay.mucks:
            if seat in now.seats:  # nobody cares what cards come to a hand in the muck
                hole[seat] += [UNKNOWN] * (each - len(hole[seat]))
        if any(len(hole[seat]) < each for seat in now.seats):
            return
        if replay.hand.plan.has_draws and _reshuffled(replay, now, each):
            continue
        cards = tuple(hole[seat][k] for k in range(each) for seat in now.seats)
        for seat in now.seats:
            del hole[seat][:each]
        exposed = tuple(card for card in replay.turned_up if card in cards)
        for card in exposed:
            replay.turned_up.remove(card)
        replay.take(Deal(cards, _burned(replay, now), exposed))


def _reshuffled(replay: PhhReplay, now: ToDeal, each: int) -> bool:
    """Put cards back that a draw has brought again, if the stub cannot serve this whole draw.

    When exactly the muck is shuffled differs from table to table; the file knows.
    """
    hand, seat = replay.hand, now.seats[0]
    again = [card for card in replay.hole[seat][:each] if card in hand.dealt and card != UNKNOWN]
    left, this_draw = hand.stub, hand.draw
    if not again or now.to != "players" or not this_draw:
        return False
    if left > now.count + replay.script.still_dealt() and not _since_betting(replay.log):
        return False
    drawn = tuple(seat for seat in range(hand.players) if hand.drawn >> seat & 1)
    for spared, burns in ((drawn, False), ((seat,), True)):
        back = back_to_the_stub(hand, spared, burns)
        if set(again) <= set(back):
            replay.record(f.StubReshuffled(back, left + len(back), spared, burns))
            replay.notes.append(f"the stub was reshuffled before p{replay.label(seat)}'s cards")
            return True
    return False


def _since_betting(log: list[AnyFact]) -> bool:
    """Whether the stub has been reshuffled already in this draw."""
    for fact in reversed(log):
        if isinstance(fact, (f.StubReshuffled, f.BettingOpened)):
            return isinstance(fact, f.StubReshuffled)
    return False


def _burned(replay: PhhReplay, now: ToDeal) -> Cards:
    """The card that is burned now, if our own key names it."""
    asks = now.burn or now.to == "board"
    return replay.burns.pop(0) if asks and replay.burns else ()


# Drawing ----------------------------------------------------------------------------------------


def draw(replay: PhhReplay, seat: int, cards: Cards) -> None:
    """A player throws cards away, or stands pat, and is dealt their new ones."""
    if not replay.hand.plan.has_draws:
        raise BadNotation(BelongsTo("sd", "draw"))
    burn(replay)
    now = replay.now
    if not isinstance(now, ToDraw):
        raise BadNotation(NoDrawIsOn(now.offer))
    replay.take(Discard(cards), seat)
    _deal_drawn(replay, seat)


def burn(replay: PhhReplay) -> None:
    """The card before a draw, which no action names."""
    now = replay.now
    if isinstance(now, ToDeal) and now.to == "burn":
        replay.take(Deal((), _burned(replay, now)))


def _deal_drawn(replay: PhhReplay, seat: int) -> None:
    """Hand over a player's new cards, which may be written after the others' discards."""
    script, drew = replay.script, replay.script.at
    while isinstance(now := replay.now, ToDeal) and now.seats == (seat,):
        found = script.new_cards_of(f"p{replay.label(seat)}")
        if found is None:
            break
        script.at = found
        script.done.add(found)
        deal_hole(replay, seat, read_cards(script.words[found][3]))
        script.at = drew


# To the board -----------------------------------------------------------------------------------


def deal_board(replay: PhhReplay, cards: Cards) -> None:
    """Cards for the board, of which an all-in may have several streets at once."""
    board = replay.board
    board += cards
    while board:
        now = replay.now
        if not isinstance(now, ToDeal) or now.to != "board":
            board.clear()
            raise BadNotation(NoBoardCardsDue(now.offer))
        if len(board) < now.count:
            return
        dealt = tuple(board[: now.count])
        del board[: now.count]
        replay.take(Deal(dealt, _burned(replay, now)))
