"""The table as SVG markup: cards, plates, chips. What lies where comes from ``layout``.

The same markup is a picture of one frame and the stage of the page, on which every piece that the
hand ever needs stands ready. Pieces that are not to be seen carry the class ``gone``.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from riverboat.cards import RANKS, UNKNOWN, rank_of, suit_of
from riverboat.picture.frame import Frame, PotSeen, SeatSeen
from riverboat.picture.held import GAP
from riverboat.picture.layout import (
    CARD,
    PLATE,
    POT,
    Layout,
    Point,
    board_step,
    fan,
)
from riverboat.picture.money import DISCS, discs
from riverboat.picture.scene import BET_SIZE, FRONT_ROOM, Scene
from riverboat.picture.text import escape, fitted, width_of
from riverboat.words import labels as w

CARD_DOWN: Final = 46.0
"""From the middle of a plate up to the middle of a card."""
TUCKED: Final = 7.0
"""How much lower a down card lies than the upcards beside it."""
NAME_SIZE: Final = 15.0
RANK_ROOM: Final = 18.0
"""As wide as a card shows when others lie over it."""
WORDS_SIZE: Final = 13.0
WORDS_ROOM: Final = 144.0
WORDS_LINES: Final = 2
POT_SIZE: Final = 11.0

_SUITS: Final = (
    # Clubs, diamonds, hearts, spades, each in a square from -8 to 8.
    "M0-7a3.5 3.5 0 0 1 3 5.3 3.5 3.5 0 1 1-2 6q.2 1.7 2 2.7h-6q1.8-1 2-2.7"
    "a3.5 3.5 0 1 1-2-6A3.5 3.5 0 0 1 0-7z",
    "M0-7.5 5.5 0 0 7.5-5.5 0z",
    "M0 7C-3 4-7 1-7-2.7A3.6 3.6 0 0 1 0-4.3 3.6 3.6 0 0 1 7-2.7C7 1 3 4 0 7z",
    "M0-7.4C3-4 6.7-1.5 6.7 1.7a3.3 3.3 0 0 1-5.6 2.4q.1 1.9 1.9 2.9h-6"
    "q1.8-1 1.9-2.9A3.3 3.3 0 0 1-6.7 1.7C-6.7-1.5-3-4 0-7.4z",
)


def definitions() -> str:
    """What is drawn many times, once: a card's paper and its back, and the pips of each suit."""
    width, height = CARD
    pips = "".join(
        f'<g id="s{k}"><path d="{path}" transform="translate(-13 2) scale(.8)"/>'
        f'<path d="{path}" transform="translate(7 14) scale(1.6)"/></g>'
        for k, path in enumerate(_SUITS)
    )
    return (
        f'<defs><rect id="paper" {_sized(width, height)} rx="5"/>'
        f'<g id="back"><rect {_sized(width, height)} rx="5" fill="#8e2f3c" stroke="#f3ece2" '
        f'stroke-width="1.5"/><rect {_sized(width - 8, height - 8)} rx="3" fill="none" '
        f'stroke="#e9c9b8" stroke-opacity=".55" stroke-dasharray="3 2"/></g>{pips}'
        '<radialGradient id="glow"><stop offset="0" stop-color="#3a8168"/>'
        '<stop offset="1" stop-color="#22584a"/></radialGradient></defs>'
    )


def _sized(width: float, height: float) -> str:
    """The attributes of a rectangle around the middle."""
    return f'x="{_n(-width / 2)}" y="{_n(-height / 2)}" width="{_n(width)}" height="{_n(height)}"'


def felt(layout: Layout) -> str:
    """The table itself, with its rail."""
    x, y, width, height = layout.felt
    found = ""
    for name, out in (("rail", 14), ("felt", 0), ("line", -22)):
        w, h = width + 2 * out, height + 2 * out
        found += (
            f'<rect class="{name}" x="{_n(x - w / 2)}" y="{_n(y - h / 2)}" '
            f'width="{_n(w)}" height="{_n(h)}" rx="{_n(min(w, h) / 2)}"/>'
        )
    return found


def table(scene: Scene, frame: Frame, layout: Layout, *, stage: bool = False) -> str:
    """One frame; as a *stage*, with every piece of the hand ready."""
    crowd = scene.crowd
    boards = "".join(
        _board(
            cards, frame, at, layout.board_scale, scene.crowd.board_cards if stage else len(cards)
        )
        for cards, at in zip(frame.boards, layout.boards, strict=False)
    )
    if stage:
        boards += "".join(
            _board((), frame, at, layout.board_scale, scene.crowd.board_cards)
            for at in layout.boards[len(frame.boards) :]
        )
    count = crowd.pots if stage else len(frame.pots)
    places = layout.pots[max(len(frame.pots), 1) - 1]
    pots = [_pot(scene, pot, at) for pot, at in zip(frame.pots, places, strict=False)]
    pots += [_pot(scene, None, places[0])] * (count - len(pots))
    seats = [_seat(scene, frame, layout, seat, stage) for seat in range(len(scene.players))]
    bets = [_front(scene, frame, layout, seat, stage) for seat in range(len(scene.players))]
    return (
        f'<g class="boards">{boards}</g><g class="pots">{"".join(pots)}</g>'
        f"{''.join(seats)}{''.join(bets)}"
    )


def classes(frame: Frame) -> str:
    """What holds for the whole table."""
    return "table lit" if frame.playing else "table"


def place(scene: Scene, seat: int) -> int:
    """Where a seat is drawn: 0 is the bottom, and so on clockwise."""
    return (seat - scene.bottom) % len(scene.players)


# Cards ------------------------------------------------------------------------------------------


def _board(cards: tuple[int, ...], frame: Frame, at: Point, scale: float, count: int) -> str:
    found = []
    for k in range(count):
        where = Point(at.x + k * board_step(scale), at.y)
        card = cards[k] if k < len(cards) else GAP
        found.append(_card(card, where, card_classes(card, True, frame, False), scale))
    return f'<g class="board">{"".join(found)}</g>'


def card_classes(card: int, up: bool, frame: Frame, upcards: bool) -> str:
    """How a card looks: ``own`` ones may be turned over again, ``down`` ones lie under a plate."""
    if card == GAP:
        return "card gone"
    found = "card"
    if card == UNKNOWN:
        found += " back"
    else:
        found += f" s{suit_of(card)}"
        found += "" if up else " own"
    if upcards and not up:
        found += " down"
    if card in frame.playing:
        found += " play"
    return found


def _card(card: int, at: Point, look: str, scale: float = 1.0) -> str:
    known = card >= 0
    rank = rank_text(card) if known else ""
    return (
        f'<g class="{look}" transform="{moved(at, scale)}"><use class="face" href="#paper"/>'
        f'<text class="rank" x="-13" y="-12"{squeezed(rank, 18, RANK_ROOM)}>{rank}</text>'
        f'<use class="pip" href="#s{suit_of(card) if known else 0}"/>'
        '<use class="turned" href="#back"/></g>'
    )


def rank_text(card: int) -> str:
    """The rank as it is printed on a card."""
    rank = RANKS[rank_of(card)]
    return "10" if rank == "T" else rank


# A seat -----------------------------------------------------------------------------------------


def seat_classes(seen: SeatSeen, acting: bool) -> str:
    """How a seat stands in the hand."""
    found = "seat"
    found += "" if seen.live else " folded"
    found += " acting" if acting else ""
    found += " all-in" if seen.all_in else ""
    found += " wins" if seen.wins else ""
    return found


def words(seen: SeatSeen) -> tuple[str, ...]:
    """What is written under a seat: what the player shows, else what they did."""
    lines = seen.holds or ((seen.said,) if seen.said else ())
    return tuple([fitted(line, WORDS_SIZE, WORDS_ROOM * 1.3) for line in lines[:WORDS_LINES]])


def stack_text(scene: Scene, seen: SeatSeen) -> str:
    """The chips behind, or that there are none."""
    return scene.reader.say(w.AllInLabel()) if seen.all_in else scene.money(seen.stack)


def _seat(scene: Scene, frame: Frame, layout: Layout, seat: int, stage: bool) -> str:
    seen = frame.seats[seat]
    at = layout.seats[place(scene, seat)]
    width, height = PLATE
    name = scene.players[seat]
    short = fitted(name, NAME_SIZE, (width - 18) * 1.2)
    count = scene.crowd.cards if stage else len(seen.cards)
    spread = fan(len(seen.cards)) or (0.0,)
    cards = []
    for k in range(count):
        card, up = (seen.cards[k], seen.up[k]) if k < len(seen.cards) else (GAP, False)
        look = card_classes(card, up, frame, scene.upcards)
        lower = TUCKED if " down" in look else 0.0
        cards.append(_card(card, Point(spread[min(k, len(spread) - 1)], lower - CARD_DOWN), look))
    button = _BUTTON if seat == scene.button else ""
    return (
        f'<g class="{seat_classes(seen, seat == frame.to_act)}" transform="{moved(at)}">'
        f"<title>{escape(name)}</title>"
        f'<g class="cards">{"".join(cards)}</g>{_words(words(seen), stage)}'
        f'<rect class="plate" {_sized(width, height)} rx="12"/>'
        f'<text class="name" y="-5"{squeezed(short, NAME_SIZE, width - 18)}>{escape(short)}</text>'
        f'<text class="stack" y="15"{squeezed(stack_text(scene, seen), NAME_SIZE, width - 18)}>'
        f"{escape(stack_text(scene, seen))}</text>"
        f"{button}</g>"
    )


_BUTTON: Final = (
    f'<g class="button" transform="translate({PLATE[0] / 2 - 4:g} {-PLATE[1] / 2 + 2:g})">'
    '<circle r="11"/><text y="4.5">D</text></g>'
)


def _words(lines: Sequence[str], stage: bool) -> str:
    if not lines and not stage:
        return ""
    width = max([width_of(line, WORDS_SIZE) for line in lines], default=0.0)
    width = min(width, WORDS_ROOM) + 16
    height = 8 + 16 * max(len(lines), 1)
    shown = [*lines, *[""] * (WORDS_LINES - len(lines))] if stage else lines
    written = "".join(
        f'<text y="{35.5 + 16 * k:g}"{squeezed(line, WORDS_SIZE, WORDS_ROOM)}>{escape(line)}</text>'
        for k, line in enumerate(shown)
    )
    return (
        f'<g class="words{"" if lines else " gone"}"><rect x="{_n(-width / 2)}" y="16" '
        f'width="{_n(width)}" height="{height}" rx="9"/>{written}</g>'
    )


# Chips ------------------------------------------------------------------------------------------


def front_text(scene: Scene, seen: SeatSeen) -> str:
    """The amount in front of a player: their bet, or what they are pushed."""
    if seen.wins:
        return f"+{scene.money(seen.wins)}"
    return scene.money(seen.bet) if seen.bet else ""


def _front(scene: Scene, frame: Frame, layout: Layout, seat: int, stage: bool) -> str:
    seen = frame.seats[seat]
    text = front_text(scene, seen)
    if not text and not stage:
        return ""
    width = width_of(text, BET_SIZE) + FRONT_ROOM
    pile = discs(seen.wins or seen.bet)
    look = "front" + (" prize" if seen.wins else "") + ("" if text else " gone")
    chips = _pile(pile, stage)
    label = seen.prize or ""
    prize = f'<text class="part" y="26">{escape(label)}</text>' if label or stage else ""
    return (
        f'<g class="{look}" transform="{moved(layout.bets[place(scene, seat)])}">'
        f'<rect {_sized(width, 26)} rx="13"/>'
        f'<g class="pile" transform="translate({_n(-width / 2 + 14)})">{chips}</g>'
        f'<text class="amount" x="{_n(-width / 2 + 29)}" y="5.5">{escape(text)}</text>'
        f"{prize}</g>"
    )


def _pile(pile: str, stage: bool) -> str:
    """Discs, the largest at the bottom; *stage* keeps room for the highest pile."""
    shown = [*pile, *["gone"] * (DISCS - len(pile))] if stage else list(pile)
    return "".join(
        f'<g class="chip {"gone" if disc == "gone" else "c" + disc}" '
        f'transform="translate(0 {4 - 4 * k})">'
        '<ellipse class="edge" cy="3" rx="9" ry="5.5"/><ellipse class="top" rx="9" ry="5.5"/>'
        "</g>"
        for k, disc in enumerate(shown)
    )


_FEW: Final = 2
"""Names that find room in a pot."""


def pot_words(scene: Scene, pot: PotSeen) -> tuple[str, str]:
    """The amount of a pot and what is written below it: its name, and who plays for a side pot."""
    say = scene.reader.say
    match pot.label:
        case w.MainPot():
            name = say(w.MainInShort())
        case w.SidePotNumber(n):
            name = say(w.SideInShort(n))
        case _:
            return scene.money(pot.chips), say(pot.label)
    who = say(w.SoManyPlayers(len(pot.seats)))
    if len(pot.seats) <= _FEW:
        who = ", ".join(fitted(scene.players[seat], POT_SIZE, 50) for seat in pot.seats)
    return scene.money(pot.chips), fitted(f"{name}: {who}", POT_SIZE, POT[0] * 1.1)


def _pot(scene: Scene, pot: PotSeen | None, at: Point) -> str:
    amount, name = pot_words(scene, pot) if pot else ("", "")
    width, height = POT
    return (
        f'<g class="pot{"" if pot else " gone"}" transform="{moved(at)}">'
        f'<rect {_sized(width, height)} rx="{_n(height / 2)}"/>'
        f'<text class="amount" y="-1"{squeezed(amount, BET_SIZE, width - 16)}>'
        f"{escape(amount)}</text>"
        f'<text class="who" y="13"{squeezed(name, POT_SIZE, width - 14)}>{escape(name)}</text></g>'
    )


# Numbers ----------------------------------------------------------------------------------------


def moved(at: Point, scale: float = 1.0) -> str:
    """The transform that puts a piece in its place."""
    larger = f" scale({_n(scale)})" if scale != 1 else ""
    return f"translate({_n(at.x)} {_n(at.y)}){larger}"


def squeezed(text: str, size: float, room: float) -> str:
    """The attributes that keep a long amount inside its plate."""
    if width_of(text, size) <= room:
        return ""
    return f' textLength="{_n(room)}" lengthAdjust="spacingAndGlyphs"'


def _n(number: float) -> str:
    """A number as short as it is exact enough."""
    return f"{round(number, 1):g}"


def numbers(values: Iterable[float]) -> list[float]:
    """Numbers for data: one place after the point, and none where it is 0."""
    return [int(value) if value == int(value) else round(value, 1) for value in values]
