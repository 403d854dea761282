"""The table as everybody may see it: a scene, drawn as a view."""

from __future__ import annotations

from typing import Any, Literal, assert_never

from msgspec import Struct

from riverboat.cards import UNKNOWN, name
from riverboat.engine import (
    Awaiting,
    FixedLimit,
    Game,
    HandState,
    Nothing,
    Rotation,
    ToAct,
    ToChoose,
    ToDeal,
    ToDeclare,
    ToDraw,
    ToShow,
)
from riverboat.engine.pots.pots import layers
from riverboat.narration import held
from riverboat.service.state.bot_names import called
from riverboat.service.state.host_book import HostBook
from riverboat.service.state.settings import TableSettings
from riverboat.service.views import progress
from riverboat.service.views.awards import lasts
from riverboat.service.views.private import CHOICE, asked_for_game
from riverboat.service.views.scene import PublicScene, with_shown
from riverboat.table.state.awaited import AnyAwaited, Idle, ToAnswer, ToBegin, ToPlay, ToStraddle
from riverboat.table.state.awaited import ToDraw as ToDrawForButton
from riverboat.table.state.leavers import replaceable
from riverboat.table.state.table import Sitting, Table
from riverboat.wire.view import (
    HIDDEN,
    BombView,
    ClockView,
    GameView,
    PotView,
    SeatView,
    TableView,
)
from riverboat.words.holdings import Holding
from riverboat.words.offers import NothingIsPlayedAnyMore, Offer, PausedByTheHost

_LOWS = ("2-7", "a-5", "eight", "badugi")
_PAUSES: tuple[Literal["", "next", "now"], ...] = ("", "next", "now")
_LIVE = ("blind", "post", "straddle", "sleeper", "kill")


class Around(Struct, frozen=True):
    """What a view needs beside what has happened at the table."""

    table: str
    bots: frozenset[str]
    paused: int
    """1: no hand begins; 2: and the clocks stand still."""
    next_at: int
    root: str
    watching: int
    settings: TableSettings
    book: HostBook
    waiting: int = 0
    """How many wait for a seat."""
    kept: tuple[int, ...] = ()
    """The chairs that are kept for some of them."""
    make_room: frozenset[str] = frozenset()
    """The bots that would get up for somebody."""
    event: tuple[str, int] = ("", 0)
    """The event, and which table of it this is."""
    bomb_vote: BombView | None = None
    """What all who would play the next hand are asked."""
    cut_by: tuple[str, ...] | None = None
    """People whose cuts were used for the deck; ``None`` before it is cut."""


def view_of(scene: PublicScene, now: AnyAwaited, around: Around) -> TableView:
    """The table as it is drawn; *now* is what it waits for."""
    table, hand = scene.table, scene.table.hand
    playing = hand is not None
    opening = table.opening
    at = table.positions if playing or opening is not None or table.numbers else None
    blinds = table.rules.games[table.game].stakes.blinds
    mix = table.rules.game
    seen = hand or scene.hand
    seats = tuple([_seat(scene, chair, around) for chair in table.ring])
    over = not playing and opening is None
    mix_at = progress.in_mix(table)
    return TableView(
        table=around.table,
        name=table.rules.name,
        chairs=table.rules.chairs,
        game=_game(table.rules.games[table.game], table),
        mix=tuple([game.name for game in mix.games]) if isinstance(mix, Rotation) else (),
        sized=not all(isinstance(game.structure, FixedLimit) for game in table.rules.games),
        seats=seats,
        hand=table.numbers,
        button=at.button if at else 0,
        small=at.small if at and blinds else 0,
        big=at.big if at and blinds else 0,
        street=progress.street(hand) if hand is not None else "",
        boards=tuple([written(board) for board in seen.boards]) if seen is not None else (),
        carried=table.carried,
        percent=table.percent if playing or opening is not None else 100,
        bomb=_bomb(table),
        rock=table.rock,
        killer=table.killer,
        won=tuple(scene.won) if over else (),
        rake=table.rake,
        raked=scene.raked,
        kitty=table.kitty,
        root=around.root,
        chat=around.settings.chat,
        spectators=around.settings.spectators,
        delay=around.settings.delay,
        awards=scene.awards if over else (),
        pays=pays(scene, around.settings.pace) if over else 0,
        draw=progress.draw(hand, now) if hand is not None else (0, 0),
        game_hand=mix_at.hand,
        game_hands=mix_at.hands,
        next_game=mix_at.next,
        choices=mix_at.choices,
        pending=() if table.closed else around.book.pending(),
        pause=_PAUSES[around.paused],
        paused_by=around.book.paused_by,
        about=around.settings.about,
        waiting=around.waiting,
        kept=around.kept,
        money=around.settings.money,
        bomb_vote=around.bomb_vote,
        cut_by=around.cut_by,
        in_stead=replaceable(table) if table.rules.button.replacement == "either" else (),
        event=around.event[0],
        event_table=around.event[1],
        rabbit=tuple([written(cards) for cards in scene.rabbit]) if over else (),
        **moment(scene, now, around, seats),
    )


def moment(
    scene: PublicScene, now: AnyAwaited, around: Around, seats: tuple[SeatView, ...]
) -> dict[str, Any]:
    """What each action changes of a view, besides seats and boards."""
    table, hand = scene.table, scene.table.hand
    phase, why = _phase(table, now, around.paused)
    asked, asks = awaited(now)
    clock = _clock(table)
    if hand is None and (chooser := asked_for_game(table)) and isinstance(now, ToBegin):
        asked, asks = (chooser,), "game"
        clock = ClockView(chooser, around.next_at - CHOICE, around.next_at, "think")
        clock = clock if around.next_at else None
    return {
        "phase": phase,
        "why": why,
        "pots": _pots(scene),
        "to_act": asked,
        "asks": asks,
        "bet": hand.current_bet if hand is not None and hand.betting else 0,
        "clock": clock,
        "next_at": around.next_at,
        "watching": around.watching,
        "run_out": isinstance(now, ToPlay) and isinstance(now.hand, ToDeal),
        "quiet": around.settings.quiet and any(seat.state == "all-in" for seat in seats),
        "raises": _raises(now, hand),
    }


def pays(scene: PublicScene, pace: float) -> int:
    """Milliseconds in which the pots of the hand that is over are paid, at a table's pace."""
    return lasts(scene.awards) if pace else 0


def _pots(scene: PublicScene) -> tuple[PotView, ...]:
    hand, playing = scene.table.hand, scene.playing
    if hand is None or hand.ended:
        return ()
    pots = [p for p in layers(hand.totals, hand.seats(hand.live), hand.dead) if p.chips]
    return tuple([PotView(p.chips, tuple([playing[s] for s in p.seats])) for p in pots])


def _seat(scene: PublicScene, chair: int, around: Around) -> SeatView:
    table, each = scene.table, scene.table.chairs[chair]
    is_bot = each.player in around.bots
    people = [one.player for one in table.chairs.values() if one.player not in around.bots]
    cards, holding = shown_cards(scene, chair)
    bet, won = bet_of(scene, chair), next((n for c, n, _ in scene.won if c == chair), 0)
    return SeatView(
        chair=chair,
        player=each.player,
        called=called(each.player, people) if is_bot else each.player,
        bot=is_bot,
        # Before the cards, what lies in front of a player has not left their stack yet.
        stack=table.stack(chair) - (bet if table.opening is not None else 0),
        behind=sum([chips for _, chips in each.coming]),
        asked=each.asked,
        state=state_of(table, chair, each),
        bet=bet,
        cards=cards,
        says=scene.says.get(chair, ""),
        won=won if table.hand is None else 0,
        holding=holding,
        owes=each.big + each.small + each.ante + each.straddle,
        legs=each.legs,
        here=not each.lost,
        bank=each.bank,
        equity=_equity(scene, chair),
        drew=scene.drew.get(chair, -1) if table.hand is not None else -1,
        makes_room=each.player in around.make_room,
    )


def _equity(scene: PublicScene, chair: int) -> tuple[float, ...]:
    if not scene.odds or chair not in scene.playing:
        return ()
    return scene.odds.get(scene.playing.index(chair), ())


def bet_of(scene: PublicScene, chair: int) -> int:
    """What lies in front of a player."""
    table = scene.table
    if table.hand is not None:
        playing = table.playing
        return table.hand.bets[playing.index(chair)] if chair in playing else 0
    if table.opening is None:
        return 0
    straddles = [due.chips for due in table.opening.straddles if due.chair == chair]
    dues = table.opening.began.dues
    return sum(straddles or [d.chips for d in dues if d.chair == chair and d.kind in _LIVE])


def shown_cards(scene: PublicScene, chair: int) -> tuple[tuple[str, ...], Holding | None]:
    """The cards before a player, and what those are worth if shown."""
    hand = scene.hand
    if hand is None or chair not in scene.playing or scene.table.opening is not None:
        return (), None
    seat = scene.playing.index(chair)
    if scene.table.chairs[chair].player != scene.players[seat]:
        return (), None
    cards, shown = hand.holdings[seat], hand.shown >> seat & 1
    if not shown and (showed := scene.showed.get(scene.players[seat])):
        return written(with_shown(cards, showed)), None
    if not shown and (scene.table.hand is None or not hand.live >> seat & 1):
        return (), None
    at_showdown = shown and hand.live >> seat & 1  # a spread fold (BET-27) plays for nothing
    return written(cards), held(hand, seat) if at_showdown else None


def written(cards: tuple[int, ...]) -> tuple[str, ...]:
    """Cards as a view has them."""
    return tuple([HIDDEN if card == UNKNOWN else name(card) for card in cards])


def state_of(table: Table, chair: int, each: Sitting) -> Any:
    """Whether somebody plays, and if not, why."""
    hand = table.hand
    if hand is not None and chair in table.playing:
        seat = table.playing.index(chair)
        if not hand.live >> seat & 1:
            return "folded"
        return "playing" if hand.stacks[seat] else "all-in"
    if table.opening is not None and chair in table.opening.began.chairs:
        return "playing"
    if each.leaves_next:
        return "leaving"
    return "out" if each.out else "waiting"


def _raises(now: AnyAwaited, hand: HandState | None) -> tuple[int, int]:
    """The least and the greatest raise; whether somebody may open tells that they hold openers."""
    if not isinstance(now, ToPlay) or not isinstance(now.hand, ToAct):
        return 0, 0
    secret = hand is None or hand.game.openers or not now.hand.high
    return (0, 0) if secret else (now.hand.low, now.hand.high)


def _bomb(table: Table) -> int:
    """The ante of the bomb pot that is played; 0 if it is none (BYND-41)."""
    if table.hand is not None:
        return table.hand.game.stakes.ante if table.hand.game.bomb_pot else 0
    return table.opening.began.bomb if table.opening is not None else 0


def _clock(table: Table) -> ClockView | None:
    clock = table.clock
    return None if clock is None else ClockView(clock.chair, clock.since, clock.until, clock.kind)


def _phase(table: Table, now: AnyAwaited, paused: int) -> tuple[Any, Offer | None]:
    if table.closed:
        return "closed", NothingIsPlayedAnyMore()
    is_asked = isinstance(now, ToPlay | ToStraddle | ToAnswer)
    if is_asked and paused == 2:  # whatever they answer is refused
        return "paused", None
    if isinstance(now, ToPlay):
        return "showdown" if isinstance(now.hand, ToShow) else "playing", None
    if isinstance(now, ToStraddle | ToAnswer):
        return "straddles" if isinstance(now, ToStraddle) else "playing", None
    if paused:
        return "paused", PausedByTheHost()
    return ("idle", now.offer) if isinstance(now, Idle) else ("between", None)


def awaited(now: AnyAwaited) -> tuple[tuple[int, ...], str]:
    """The chairs that are awaited, and what they are asked."""
    match now:
        case ToPlay(chairs=chairs, hand=hand):
            return chairs, _asks(hand) if chairs else ""
        case ToStraddle(offers=offers):
            return tuple(dict.fromkeys([offer.chair for offer in offers])), "straddle"
        case ToAnswer(chairs=chairs, lender=lender):
            return (lender,) if lender else chairs, "answer"
        case ToDrawForButton() | ToBegin() | Idle():
            return (), ""
        case _:
            assert_never(now)


def _asks(now: Awaiting) -> str:
    """What somebody in a hand is asked."""
    match now:
        case ToAct():
            return "act"
        case ToDraw():
            return "draw"
        case ToShow():
            return "show"
        case ToChoose():
            return "run-it"
        case ToDeclare():
            return "declare"
        case ToDeal() | Nothing():
            return ""
        case _:
            assert_never(now)


def _game(game: Game, table: Table) -> GameView:
    stakes, variant = game.stakes, game.variant
    by_bets = game.structure.by_bets
    buy_in = table.rules.buy_in
    return GameView(
        name=game.name,
        variant=variant.name,
        limit=game.structure.name,
        blinds=stakes.blinds,
        ante=stakes.ante,
        bets=(stakes.small_bet, stakes.big_bet) if by_bets else (),
        unit=stakes.unit,
        down=sum([street.down for street in variant.streets]),
        hand_size=variant.hole_cards,
        boards=game.boards,
        low=any(word in f"{variant.ranking} {variant.second}" for word in _LOWS),
        buy_in=(buy_in.least, buy_in.most),
    )
