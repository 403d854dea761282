"""Parser of partypoker hands, line by line.

Amounts are the chips that a player puts in; newer files add the total of a raise. An uncalled bet
is part of its player's winnings. Older tournament files do not record posted blinds; the players
after the button then post the blinds of the level.
"""

from __future__ import annotations

import re
from fractions import Fraction
from typing import Final

from msgspec.structs import replace

from riverboat.notation.amounts import Amount
from riverboat.notation.dialects import HandParser, LineDialect
from riverboat.notation.dialects.blind_sizes import infer_posted_blinds, normalize_amount
from riverboat.notation.dialects.bracketed_cards import parse_card_list
from riverboat.notation.dialects.local_amounts import LOCAL_MONEY, parse_local_amount
from riverboat.notation.party.party_blinds import infer_level_blinds
from riverboat.notation.party.party_header import (
    FIRST_LINE_PATTERN,
    PartyHeader,
    parse_header,
    parse_level,
    parse_tournament,
)
from riverboat.notation.pokerstars.hand_splitter import HandText
from riverboat.notation.pokerstars.pokerstars_header import (
    FirstLine,
    FirstLineSizes,
    SeatLine,
    TableHeader,
)
from riverboat.notation.pokerstars.pokerstars_money import find_currency
from riverboat.notation.pokerstars.transcript import Transcript
from riverboat.notation.pokerstars.transcript_events import (
    ActionEvent,
    CashOutEvent,
    DealEvent,
    ForcedBetKind,
    MarkerEvent,
    PostEvent,
    SeatSummary,
    ShowEvent,
    TotalEvent,
    WinEvent,
)
from riverboat.notation.read_hand import BadNotation
from riverboat.words.refusals.pokerstars import StakesLineMissing, TrailingText


class _PartyParser(HandParser):
    def __init__(self, chunk: HandText, first_line_match: re.Match[str], file: str) -> None:
        super().__init__(chunk, first_line_match, file)
        self.header: PartyHeader | None = None
        self.table, self.size, self.button = "", 0, 0
        self.currency = ""
        self.total_won = Fraction(0)
        self.rake: Amount | None = None
        self.in_summary = False
        self.builder.has_uncalled_in_pot = True

    def parse(self) -> Transcript:
        builder = self.builder
        builder.parse_lines(self._parse_line)
        if self.header is None:
            raise BadNotation(StakesLineMissing("partypoker"), builder.chunk.line)
        builder.is_complete = bool(self.total_won)
        sizes = self._find_bet_sizes(self.header)
        tournament = self.header.tournament
        posted_kinds = {
            line.event.kind for line in builder.posts if isinstance(line.event, PostEvent)
        }
        if tournament and posted_kinds <= {"ante"}:
            blind_posts = infer_level_blinds(
                builder.list_dealt_in_players(), self.button, sizes, builder.posts
            )
            builder.posts += [builder.make_line(post) for post in blind_posts]
            builder.notes.append("no blinds are said to be posted: taken as those of the level")
        rake = self.rake or (0 if tournament else None)
        if builder.is_complete and rake is not None:
            total_event = TotalEvent(
                normalize_amount(self.total_won + Fraction(rake)), (("rake", rake),)
            )
            builder.summary.append(builder.make_line(total_event))
        first_line = FirstLine(
            "partypoker",
            self.first_line_match["number"],
            self.header.game,
            sizes,
            "" if tournament else self.header.currency or self.currency,
            self.header.started,
            tournament,
        )
        return builder.build(first_line, TableHeader(self.table, self.size, self._find_button()))

    def _find_button(self) -> int:
        has_upcards = self.header is not None and self.header.game.variant.startswith("seven-card")
        return 0 if has_upcards else self.button

    def _find_bet_sizes(self, header: PartyHeader) -> FirstLineSizes:
        small_blind, big_blind = header.sizes or infer_posted_blinds(
            self.builder.posts, self.builder.events
        )
        for line in self.builder.posts:
            match line.event:
                case PostEvent(kind="button blind", amount=amount):
                    return FirstLineSizes(amount, amount, header.ante, amount)
                case _:
                    pass
        if not big_blind:
            raise BadNotation(StakesLineMissing(header.game.title), self.builder.chunk.line)
        if header.game.limit == "limit" and (header.tournament or not header.sizes):
            return FirstLineSizes(big_blind, normalize_amount(Fraction(big_blind) * 2), header.ante)
        return FirstLineSizes(small_blind, big_blind, header.ante)

    def _parse_line(self, line: str) -> None:
        builder = self.builder
        if self.header is None:
            self.header = parse_header(line)
        elif self.in_summary:
            self._parse_summary_line(line)
        elif match := _SEAT_PATTERN.match(line):
            self._parse_seat(match)
        elif match := _BUTTON_PATTERN.match(line):
            self.button = int(match[1])
        elif match := _TABLE_PATTERN.match(line):
            self.table = self.table or match["name"].strip()
            self.button = int(match["button"] or self.button)
        elif match := _PLAYERS_PATTERN.match(line):
            self.size = int(match[1])
        elif line.startswith("Trny"):
            self._parse_tournament_line(line)
        elif level_sizes := parse_level(line):
            self.header = self.header._replace(sizes=level_sizes[:2], ante=level_sizes[2])
        elif line.startswith("** ") and not builder.split_player(line)[0]:
            self._parse_section_line(line)
        elif match := _DEALT_PATTERN.match(line):
            if not builder.hero:
                builder.hero = match["who"]
            builder.add_event(DealEvent(match["who"], (), parse_card_list(match["cards"])))
        else:
            self._parse_player_line(line)

    def _parse_seat(self, match: re.Match[str]) -> None:
        if not self.builder.has_action:
            stack_text = match["stack"]
            self.currency = self.currency or find_currency(stack_text)
            self.builder.add_seat(
                SeatLine(int(match["chair"]), match["name"], parse_local_amount(stack_text), False)
            )

    def _parse_tournament_line(self, line: str) -> None:
        assert self.header is not None, "its line comes first"
        if tournament := parse_tournament(line):
            merged_tournament = self.header.tournament or tournament
            merged_tournament = replace(
                merged_tournament,
                number=tournament.number,
                level=tournament.level or merged_tournament.level,
            )
            self.header = self.header._replace(tournament=merged_tournament)

    def _parse_section_line(self, line: str) -> None:
        builder = self.builder
        if "Summary" in line:
            self.in_summary = True
        elif "down cards" in line:
            builder.add_event(MarkerEvent("HOLE CARDS"))
        elif match := _STREET_PATTERN.match(line):
            builder.add_board(match["street"].upper(), parse_card_list(match["cards"]))
        elif match := _UPCARDS_PATTERN.match(line):
            builder.add_event(MarkerEvent(_STREET_BY_NAME[(match["street"] or "").lower()]))

    def _parse_player_line(self, line: str) -> None:
        player, action_text = self.builder.split_player(line)
        if not player:
            if not _HEADER_NOISE_PATTERN.match(line):
                self.builder.add_note("it is not understood, and passed over")
        elif match := _PLAYER_ACTION_PATTERN.fullmatch(action_text):
            self._parse_action(player, match)
        elif match := _WINS_PATTERN.match(action_text):
            self._add_win(player, parse_local_amount(match["amount"]))
        elif match := _CASHES_OUT_PATTERN.match(action_text):
            self.builder.add_event(CashOutEvent(player, parse_local_amount(match["amount"])))
        elif _ACTION_PATTERN.match(action_text):
            verb, _, rest_text = action_text.partition(" ")
            raise BadNotation(TrailingText(repr(verb), repr(rest_text)))
        elif not _NOISE_PATTERN.match(action_text):
            self.builder.add_note("it is not understood, and passed over")

    def _parse_action(self, player: str, match: re.Match[str]) -> None:
        add_event = self.builder.add_event
        amount = parse_local_amount(match["amount"]) if match["amount"] else 0
        match match["verb"].lower():
            case "posts":
                self._add_post(player, (match["what"] or "").strip().lower(), amount)
            case "folds":
                add_event(ActionEvent(player, "folds"))
            case "checks":
                add_event(ActionEvent(player, "checks"))
            case "calls":
                add_event(ActionEvent(player, "calls", amount))
            case "bets" | "double bets":
                add_event(ActionEvent(player, "bets", amount))
            case "raises" | "completes":
                if match["to"]:
                    add_event(ActionEvent(player, "completes", to=parse_local_amount(match["to"])))
                else:
                    add_event(ActionEvent(player, "raises with", amount))
            case "bring-ins" | "brings in":
                add_event(ActionEvent(player, "brings in", amount))
            case "is all-in":
                if match["amount"]:
                    add_event(ActionEvent(player, "puts in", amount, is_all_in=True))
            case "shows":
                if match["cards"]:
                    add_event(ShowEvent(player, parse_card_list(match["cards"])))
            case "doesn't show" | "mucks":
                if match["cards"]:
                    self._add_unshown_cards(player, match["cards"])

    def _add_unshown_cards(self, player: str, cards: str) -> None:
        """Add the recorded cards of a hand that its player did not show."""
        chair = self.builder.find_chair(player)
        self.builder.add_event(
            SeatSummary(chair, parse_card_list(cards), has_mucked=True, won_amounts=())
        )

    def _add_post(self, player: str, post_name: str, amount: Amount) -> None:
        post_kind = _POST_KIND_BY_NAME[post_name]
        posted_events = [
            line.event for line in self.builder.posts if isinstance(line.event, PostEvent)
        ]
        if post_kind == "small blind" and any(post.kind == post_kind for post in posted_events):
            post_kind = "post"  # a player who enters with a small blind owes the rest of a call
        self.builder.add_event(
            PostEvent(player, post_kind, amount, self.builder.is_all_in_post(player, amount))
        )

    def _add_win(self, player: str, amount: Amount) -> None:
        self.total_won += Fraction(amount)
        self.builder.add_event(WinEvent(player, amount))

    def _parse_summary_line(self, line: str) -> None:
        if match := _RAKE_PATTERN.search(line):
            self.rake = parse_local_amount(match["rake"])
        player, result_text = self.builder.split_player(line)
        if not player:
            return
        shown_match = _LOSING_CARDS_PATTERN.search(result_text)
        has_cashed_out = "Cashed out" in result_text
        if (won_match := _COLLECTED_PATTERN.search(result_text)) and not has_cashed_out:
            self._add_win(player, parse_local_amount(won_match["amount"]))
        if shown_match and "(folded)" not in result_text:
            self.builder.add_event(ShowEvent(player, parse_card_list(shown_match["cards"])))


_SEAT_PATTERN: Final = re.compile(
    rf"Seat ?(?P<chair>\d+): (?P<name>.+) \(\s*(?P<stack>{LOCAL_MONEY})(?: [A-Z]{{3}})?\s*\)",
    re.IGNORECASE,
)
_BUTTON_PATTERN: Final = re.compile(r"Seat (\d+) is the button", re.IGNORECASE)
_TABLE_PATTERN: Final = re.compile(
    r"Table (?P<name>.+?) ?\( ?(?:Real|Play)[^)]*\)(?:.*?Seat (?P<button>\d+) is the button)?",
    re.IGNORECASE,
)
_PLAYERS_PATTERN: Final = re.compile(r"Total number of players : \d+/(\d+)")
_STREET_PATTERN: Final = re.compile(
    r"\*\* Dealing (?P<street>flop|turn|river) \*\*\s*:?\s*(?P<cards>\[[^\]]*\])", re.IGNORECASE
)
_UPCARDS_PATTERN: Final = re.compile(
    r"\*\* Dealing(?: (?P<street>fourth|fifth|sixth|river))?(?: street)? \*\*", re.IGNORECASE
)
_STREET_BY_NAME: Final = {
    "fourth": "4th STREET",
    "fifth": "5th STREET",
    "sixth": "6th STREET",
    "river": "RIVER",
    "": "3rd STREET",
}
_DEALT_PATTERN: Final = re.compile(r"Dealt to (?P<who>.+) (?P<cards>\[[^\]]*\])")
_POST_KIND_BY_NAME: Final[dict[str, ForcedBetKind]] = {
    "ante": "ante",
    "ante of": "ante",
    "small blind": "small blind",
    "big blind": "big blind",
    "button blind": "button blind",
    "big blind + dead": "both blinds",
    "dead blind": "dead",
    "straddle": "straddle",
}
_AMOUNT_REGEX: Final = rf"[\[(]?\s*(?P<amount>{LOCAL_MONEY})(?: [A-Z]{{3}})?\s*[\])]?"
_PLAYER_ACTION_PATTERN: Final = re.compile(
    r"(?P<verb>posts|folds|checks|calls|bets|double bets|raises|completes|bring-ins|brings in"
    r"|is all-in|shows|doesn't show|mucks)"
    r"(?P<what> (?:ante(?: of)?|(?:small|button|dead) blind|big blind(?: \+ dead)?|straddle))?"
    rf"(?:\s*{_AMOUNT_REGEX})?(?: to (?P<to>{LOCAL_MONEY}))?"
    r"(?:\s*(?P<cards>\[[^\]]*\]).*?)?\.?\s*",
    re.IGNORECASE,
)
_WINS_PATTERN: Final = re.compile(rf"wins (?:(?:Hi|Lo) )?\(?(?P<amount>{LOCAL_MONEY})")
_CASHES_OUT_PATTERN: Final = re.compile(
    rf"Cashout Amount is (?P<amount>{LOCAL_MONEY})", re.IGNORECASE
)
_ACTION_PATTERN: Final = re.compile(r"(?:posts|folds|checks|calls|bets|raises|wins|completes)\b")
_NOISE_PATTERN: Final = re.compile(
    r"(?:does not|did not|has|is|was|will|opens|opted|finished|Cash-?out|probab|joined|left|could"
    r"|shows|balance|:)",
    re.IGNORECASE,
)
_HEADER_NOISE_PATTERN: Final = re.compile(
    r"#?Game (?:No|#)|Trny|Creating|>|Total number|\*|Connection|Your|The|.* has |.* is "
)
_RAKE_PATTERN: Final = re.compile(rf"Rake: (?P<rake>{LOCAL_MONEY})")
_COLLECTED_PATTERN: Final = re.compile(rf"collected (?P<amount>{LOCAL_MONEY})")
_LOSING_CARDS_PATTERN: Final = re.compile(r"(?P<cards>\[ (?:\w\w(?:, | ))+\])")


PARTY: Final = LineDialect(FIRST_LINE_PATTERN, _PartyParser, re.compile(r"\*\* Summary \*\*"))
