"""Writer of PokerStars histories, which trackers import and which parse back to equal facts.

The text is first written in the site's format. Then it is parsed again, and every difference is
recorded in observer notes, which other programs treat as chat.
"""

from __future__ import annotations

import zlib
from collections.abc import Iterator, Sequence
from decimal import Decimal
from fractions import Fraction
from typing import Final, Literal

from riverboat.engine import (
    AnyFact,
    CapLimit,
    HandStarted,
    RiverboatError,
    SpreadLimit,
    to_json_lines,
)
from riverboat.engine.state import hand_facts as f
from riverboat.notation.about import Tournament
from riverboat.notation.amounts import to_amount
from riverboat.notation.pokerstars import observer_notes
from riverboat.notation.pokerstars.eastern_time import format_eastern
from riverboat.notation.pokerstars.hand_splitter import HandText
from riverboat.notation.pokerstars.hero_view import (
    find_combined_posts,
    list_proven_openers,
    redact_for_hero,
)
from riverboat.notation.pokerstars.pokerstars_action_writer import PokerStarsWriter
from riverboat.notation.pokerstars.pokerstars_games import format_game_title
from riverboat.notation.pokerstars.pokerstars_money import (
    SYMBOL_BY_CURRENCY,
    format_amount,
    money_formatter,
)
from riverboat.notation.pokerstars.pokerstars_names import (
    choose_hand_number,
    choose_player_labels,
    choose_table_name,
    choose_table_size,
)
from riverboat.notation.pokerstars.pokerstars_payments import (
    list_cashed_out_seats,
    list_payment_lines,
)
from riverboat.notation.pokerstars.pokerstars_posts import format_noted_post
from riverboat.notation.pokerstars.pokerstars_reader import read_about
from riverboat.notation.pokerstars.pokerstars_setup import (
    build_setup,
    find_button_seat,
    find_scales,
)
from riverboat.notation.pokerstars.pokerstars_stakes import (
    SITE_BASE_RULES,
    SITE_RULES,
    describe_house_rules,
    read_house_rules,
)
from riverboat.notation.pokerstars.transcript import Transcript, parse_transcript
from riverboat.notation.pokerstars.transcript_events import NoteEvent, TranscriptLine
from riverboat.notation.rake_conversion import check_expressible, without_rake
from riverboat.notation.read_hand import BadNotation, ParsedHand
from riverboat.words.refusals.histories import HandStartUnwritable, NoEventsToWrite

HeroOption = int | Literal["all"] | None
_DEFAULT_DATE_TEXT: Final = "2000/01/01 0:00:00 ET"


def to_pokerstars(hand: ParsedHand, *, hero: HeroOption = "all", hide_names: bool = False) -> str:
    """Write a hand as the text of a PokerStars history.

    *hero* is the seat whose view is written: the cards of that player, and shown cards. ``all``
    writes all known cards, ``None`` only shown ones. Raises ``BadNotation`` for a hand without
    facts, or one that the format cannot express.
    """
    check_expressible(hand.log, "pokerstars")
    return _HandWriter(without_rake(hand), hero, hide_names).build_text()


class _HandWriter:
    def __init__(self, hand: ParsedHand, hero: HeroOption, hide_names: bool) -> None:
        log = hand.log
        if not log or not isinstance(log[0], HandStarted):
            raise BadNotation(NoEventsToWrite())
        self.hand, self.about, self.hide_names = hand, hand.about, hide_names
        self.log: Sequence[AnyFact] = log if hero == "all" else redact_for_hero(log, hero)
        self.shows_all_cards = hero == "all"
        self.hero = hand.about.hero if hero == "all" else hero
        opening_fact = self.log[0]
        assert isinstance(opening_fact, HandStarted), "nothing is hidden of it"
        self.opening_fact = opening_fact
        self.game = self.opening_fact.game
        player_count = len(self.opening_fact.stacks)
        self.chairs = self.about.chairs or tuple(range(1, player_count + 1))
        self.names = choose_player_labels(hand, player_count, hides_names=hide_names)
        self.tournament = self.about.tournament
        self.currency = "" if self.tournament else self.about.currency
        if self.currency not in SYMBOL_BY_CURRENCY:
            self.currency = ""
        # Amounts with infinitely many decimals are written in chips.
        has_repeating_amounts = any(
            isinstance(to_amount(chip_amount, hand.scale), Fraction)
            for chip_amount in _iter_all_chip_amounts(hand)
        )
        self.chips_per_unit = 1 if has_repeating_amounts else hand.scale
        self.format_money = money_formatter(self.chips_per_unit, self.currency)

    def build_text(self) -> str:
        """Return the whole text, with observer notes after the seats."""
        action_writer = PokerStarsWriter(
            self.log,
            self.names,
            self.chairs,
            self.format_money,
            self._list_rake_by_seat(),
            shows_all_cards=self.shows_all_cards,
            hero=self.hero,
        )
        action_writer.showdown.cashed_out = list_cashed_out_seats(self.hand)
        action_writer.write_lines()
        header_lines = [
            self._format_first_line(),
            self._format_table_line(action_writer),
            *self._build_seat_lines(),
        ]
        body_lines = [*self._build_post_lines(action_writer.posted), *action_writer.lines]
        body_lines += self._list_summary_lines(action_writer)
        transcript = parse_transcript(HandText(1, [*header_lines, *body_lines]))
        note_lines = self._build_note_lines(transcript)
        return "\n".join(
            [*header_lines, *map(observer_notes.write_note, note_lines), *body_lines, ""]
        )

    def _list_rake_by_seat(self) -> Sequence[int]:
        """Return each winner's rake, in proportion to the winnings if only the sum is known."""
        if self.hand.raked or not self.hand.rake:
            return self.hand.raked or [0] * len(self.names)
        won_by_seat = [0] * len(self.names)
        for fact in self.log:
            if isinstance(fact, f.PotAwarded):
                won_by_seat[fact.seat] += fact.chips
        total_won, rake = max(1, sum(won_by_seat)), self.hand.rake
        rake_by_seat = [rake * chips // total_won for chips in won_by_seat]
        rake_by_seat[won_by_seat.index(max(won_by_seat))] += rake - sum(rake_by_seat)
        return rake_by_seat

    def _format_first_line(self) -> str:
        number = choose_hand_number(self.about.hand, _compute_fingerprint(self.log))
        club = self.hand.metadata.get("club")
        hand_title = "Home Game Hand" if club else "Hand"
        first_line_start = f"PokerStars {hand_title} #{number}: {f'{{{club}}} ' if club else ''}"
        start_time_text = format_eastern(self.about.started) or _DEFAULT_DATE_TEXT
        mix = self.hand.metadata.get("mix")
        sizes, game_title = self._format_sizes(), format_game_title(self.game)
        if self.tournament:
            game_label = f"{mix} ({game_title})" if mix else game_title
            level = self.tournament.level or "I"
            price = _format_buy_in(self.tournament)
            tournament_number = choose_hand_number(
                self.tournament.number, zlib.crc32(self.tournament.number.encode())
            )
            game_text = (
                f"Tournament #{tournament_number}, {price}{game_label} - Level {level} ({sizes})"
            )
            return f"{first_line_start}{game_text} - {start_time_text}"
        currency_suffix = f" {self.currency}" if self.currency else ""
        game_label = (
            f"{mix} ({game_title}, {sizes}{currency_suffix})"
            if mix
            else f"{game_title} ({sizes}{currency_suffix})"
        )
        return f"{first_line_start} {game_label} - {start_time_text}"

    def _format_sizes(self) -> str:
        game, stakes = self.game, self.game.stakes
        is_named_by_bets = game.structure.has_limit_bets or game.variant.has_upcards
        symbol = SYMBOL_BY_CURRENCY.get(self.currency, "")
        if stakes.button_blind and not is_named_by_bets:
            blind, ante = self.format_money(stakes.button_blind), self.format_money(stakes.ante)
            return f"Button Blind {blind} - Ante {ante} "
        if is_named_by_bets and not isinstance(game.structure, SpreadLimit):
            small_blind, big_blind = stakes.small_bet, stakes.big_bet
        else:
            small_blind = stakes.blinds[0] if len(stakes.blinds) > 1 else 0
            big_blind = stakes.blinds[-1] if stakes.blinds else stakes.small_bet
        sizes = "/".join(
            f"{symbol}{size}"
            for size in _format_in_same_style(small_blind, big_blind, self.chips_per_unit)
        )
        if isinstance(game.structure, CapLimit):
            sizes += f" - {self.format_money(game.structure.cap)} Cap - "
        return sizes

    def _format_table_line(self, action_writer: PokerStarsWriter) -> str:
        about = self.about
        table_size = choose_table_size(about, self.chairs)
        money_note = "" if self.currency or self.tournament else " (Play Money)"
        line = f"Table '{choose_table_name(about)}' {table_size}-max{money_note}"
        if action_writer.hand.compiled.has_upcards:
            return line
        return f"{line} Seat #{about.button or self.chairs[self.opening_fact.button]} is the button"

    def _build_seat_lines(self) -> list[str]:
        return [
            f"Seat {chair}: {name} ({self.format_money(stack)} in chips)"
            for chair, name, stack in zip(
                self.chairs, self.names, self.opening_fact.stacks, strict=True
            )
        ]

    def _build_post_lines(self, posts: Sequence[f.Posted]) -> list[str]:
        """Return the lines of the forced bets: antes, then the hand's blinds, then the others."""
        remaining_stacks = list(self.opening_fact.stacks)
        lines_with_rank: list[tuple[int, str]] = []
        blind_seats = [fact.seat for fact in posts if fact.kind == "blind"]
        ante_facts = [fact for fact in posts if fact.kind == "ante"]
        reserve_by_seat = self.opening_fact.reserve_by_seat or (0,) * len(remaining_stacks)
        combined_post_indices = find_combined_posts(posts, self.game)
        for post_index, fact in enumerate(posts):
            remaining_stacks[fact.seat] -= fact.chips
            if not fact.chips or (post_index and combined_post_indices.get(post_index - 1)):
                continue
            post_phrase, order_rank = self._format_post(fact, blind_seats, not ante_facts)
            chips = fact.chips
            if post_index in combined_post_indices:
                post_phrase, order_rank = "small & big blinds", 2
                chips += posts[post_index + 1].chips
                stack_after = remaining_stacks[fact.seat] - posts[post_index + 1].chips
            else:
                stack_after = remaining_stacks[fact.seat]
            all_in_suffix = "" if stack_after > reserve_by_seat[fact.seat] else " and is all-in"
            post_text = f"posts {post_phrase} {self.format_money(chips)}{all_in_suffix}"
            lines_with_rank.append((order_rank, f"{self.names[fact.seat]}: {post_text}"))
        return [line for _, line in sorted(lines_with_rank, key=lambda ranked: ranked[0])]

    def _format_post(
        self, fact: f.Posted, blind_seats: Sequence[int], pays_for_table: bool
    ) -> tuple[str, int]:
        """Return the site's phrase for a forced bet, and the bet's rank in the order of posts."""
        match fact.kind:
            case "ante":
                return "the ante", 0
            case "dead":
                return ("the ante", 0) if pays_for_table else ("small blind", 2)
            case "blind" if self.game.stakes.button_blind:
                return "button blind", 1
            case "blind":
                is_big_blind = fact.seat == blind_seats[-1]
                return ("big blind", 1) if is_big_blind else ("small blind", 1)
            case "post":
                return "big blind", 2
            case _:
                return "straddle", 3

    def _list_summary_lines(self, action_writer: PokerStarsWriter) -> list[str]:
        hand, showdown = action_writer.hand, action_writer.showdown
        lines = showdown.build_lines(hand)
        if not hand.has_ended:
            return lines
        lines += list_payment_lines(self.hand, self.names, self.format_money)
        rake = sum(fact.chips - chips for fact, chips in showdown.awards)
        lines += [
            "*** SUMMARY ***",
            showdown.build_total_line(rake),
            *showdown.build_board_lines(hand),
        ]
        for seat in sorted(range(hand.players), key=lambda seat: self.chairs[seat]):
            outcome = action_writer.folds.get(seat) or showdown.describe_seat_outcome(hand, seat)
            role_suffix = self._find_position_role(seat, action_writer.posted)
            lines.append(f"Seat {self.chairs[seat]}: {self.names[seat]}{role_suffix} {outcome}")
        return lines

    def _find_position_role(self, seat: int, posts: Sequence[f.Posted]) -> str:
        if self.game.variant.has_upcards:
            return ""
        blind_seats = [fact.seat for fact in posts if fact.kind == "blind"]
        is_button = seat == self.opening_fact.button and not self.about.button
        if self.game.stakes.button_blind:
            return " (button blind)" if is_button else ""
        role_suffix = " (button)" if is_button else ""
        if len(blind_seats) > 1 and seat == blind_seats[0]:
            return f"{role_suffix} (small blind)"
        return (
            f"{role_suffix} (big blind)" if blind_seats and seat == blind_seats[-1] else role_suffix
        )

    def _build_note_lines(self, transcript: Transcript) -> list[str]:
        notes = self._build_scale_notes(transcript)
        transcript = _add_notes(transcript, notes)
        notes += self._build_game_notes(transcript)
        transcript = _add_notes(transcript, notes)
        opening_fact = self.opening_fact
        if find_button_seat(transcript) != opening_fact.button:
            notes.append(f"button {self.chairs[opening_fact.button]}")
        if opening_fact.carried_chips:
            notes.append(f"carried {opening_fact.carried_chips}")
        notes += [f"openers {cards}" for cards in list_proven_openers(self.log)]
        if _reread_start(transcript, notes) != opening_fact:
            posts = [format_noted_post(post, self.chairs[post.seat]) for post in opening_fact.posts]
            notes.append(f"posts {', '.join(posts)}" if posts else "posts none")
            if (reread_start := _reread_start(transcript, notes)) != opening_fact:
                raise BadNotation(HandStartUnwritable(str(reread_start), str(opening_fact)))
        return notes + self._build_metadata_notes(transcript)

    def _build_scale_notes(self, transcript: Transcript) -> list[str]:
        scale = self.hand.scale
        if self.chips_per_unit != scale:
            return [f"chips {scale}"]
        return [f"scale {scale}"] if find_scales(transcript) != (scale, scale) else []

    def _build_game_notes(self, transcript: Transcript) -> list[str]:
        notes = self._build_house_rule_notes(transcript)
        reread_start = _reread_start(transcript, notes)
        if reread_start is not None and reread_start.game == self.game:
            return notes
        notes.append(f"game {self.game.name}")
        return [*notes, "event"] if self.game.is_heads_up_event else notes

    def _build_house_rule_notes(self, transcript: Transcript) -> list[str]:
        rules = self.game.rules
        if rules == read_house_rules(transcript, SITE_RULES):
            return []
        rules_text = describe_house_rules(rules, read_house_rules(transcript, SITE_BASE_RULES))
        return [f"house {rules_text}".rstrip()]

    def _build_metadata_notes(self, transcript: Transcript) -> list[str]:
        reread_about, about = read_about(transcript), self.about
        changed_fields = {
            key: value
            for key in ("site", "hand", "table", "table_size", "started", "currency")
            if (value := getattr(about, key)) != getattr(reread_about, key)
        }
        field_texts = [
            f"{key}={observer_notes.quote_word(str(note))}" for key, note in changed_fields.items()
        ]
        note_texts = [f"about {' '.join(field_texts)}"] * bool(changed_fields)
        name = self.tournament.name if self.tournament else ""
        if reread_about.tournament and reread_about.tournament.name != name:
            note_texts.append(f"tournament name={observer_notes.quote_word(name)}")
        if reread_about.hero != self.hero:
            note_texts.append(f"hero {0 if self.hero is None else self.chairs[self.hero]}")
        if not self.hide_names:
            for seat, name in enumerate(self.hand.players):
                if name and name != self.names[seat]:
                    note_texts.append(f"name {self.chairs[seat]} {observer_notes.quote_word(name)}")
        return note_texts


def _add_notes(transcript: Transcript, note_lines: Sequence[str]) -> Transcript:
    return transcript._replace(
        notes_before=tuple(
            [TranscriptLine(0, "", NoteEvent(words.split())) for words in note_lines]
        )
    )


def _reread_start(transcript: Transcript, note_lines: Sequence[str]) -> HandStarted | None:
    """Parse the start of a hand with these notes; ``None`` if parsing fails."""
    try:
        return build_setup(_add_notes(transcript, note_lines)).opening_fact
    except RiverboatError:
        return None


def _iter_all_chip_amounts(hand: ParsedHand) -> Iterator[int]:
    """Yield all chip amounts that the text contains, and differences between them."""
    for fact in hand.log:
        yield from (getattr(fact, "chips", 0), getattr(fact, "total", 0))
        if isinstance(fact, f.Raised | f.OverbetReturned):
            yield fact.to
        if isinstance(fact, HandStarted):
            stakes = fact.game.stakes
            yield from fact.stacks
            yield from (chips for post in fact.posts for chips in (post.chips, post.full_bet))
            yield from (*stakes.blinds, stakes.small_bet, stakes.big_bet)
            yield from (stakes.ante, stakes.bring_in, stakes.button_blind, fact.carried_chips)
            yield getattr(fact.game.structure, "cap", 0)
    yield from hand.raked
    yield from [payment.chips for payment in hand.payments]
    if hand.rake and not hand.raked:
        yield 1  # the rake is divided into shares of any size


def _format_in_same_style(small_blind: int, big_blind: int, chips_per_unit: int) -> list[str]:
    """Format two amounts in one style: both with cents, or both without."""
    amounts = [to_amount(amount, chips_per_unit) for amount in (small_blind, big_blind)]
    if any(isinstance(amount, Decimal) for amount in amounts):
        return [
            format_amount(Decimal(amount) if isinstance(amount, int) else amount)
            for amount in amounts
        ]
    return [str(amount) for amount in amounts]


def _format_buy_in(tournament: Tournament) -> str:
    """Return a tournament's price: prize money, bounty, fee and currency; empty if unknown."""
    price_parts = [tournament.buy_in, tournament.bounty, tournament.fee]
    price = "+".join(filter(None, price_parts))
    if not price:
        return ""
    currency_suffix = next(
        (
            f" {currency_suffix}"
            for currency_suffix, symbol in SYMBOL_BY_CURRENCY.items()
            if symbol in tournament.buy_in
        ),
        "",
    )
    return f"{price}{currency_suffix} "


def _compute_fingerprint(log: Sequence[AnyFact]) -> int:
    """Return a number, equal for equal facts, for a hand without a number."""
    return 10**11 + zlib.crc32(to_json_lines(log))
