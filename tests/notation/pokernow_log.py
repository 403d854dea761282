"""A sample PokerNow log in chronological order."""

LOG_LINES = """\
The player "cat @ k-3" joined the game with a stack of 120.
-- starting hand #1 (id: abc1)  No Limit Texas Hold'em (dealer: "ann, the @ k_1") --
Player stacks: #1 "ann, the @ k_1" (200) | #4 "bob @ k2" (150) | #7 "cat @ k-3" (120)
Your hand is A♠, 10♥
"bob @ k2" posts a small blind of 1
"cat @ k-3" posts a big blind of 2
"ann, the @ k_1" raises to 6
"bob @ k2" calls 6
"cat @ k-3" raises to 120 and go all in
"ann, the @ k_1" folds
"bob @ k2" calls 120
Remaining players decide whether to run it twice.
"bob @ k2" chooses to run it twice.
"cat @ k-3" chooses to run it twice.
All players in hand choose to run it twice.
"bob @ k2" shows a K♦, K♣.
"cat @ k-3" shows a Q♦, Q♣.
Flop (second run): [2♣, 3♦, 9♠]
Turn (second run): 2♣, 3♦, 9♠ [Q♠]
River (second run): 2♣, 3♦, 9♠, Q♠ [4♥]
Flop: [5♣, 6♦, 8♠]
Turn: 5♣, 6♦, 8♠ [8♥]
River: 5♣, 6♦, 8♠, 8♥ [J♥]
"bob @ k2" collected 123 from pot with Two Pair, K's & 8's (combination: K♦, K♣, 8♠, 8♥, J♥)
"cat @ k-3" collected 123 from pot with Three of a Kind, Q's (combination: Q♦, Q♣, Q♠, 9♠, 4♥)
-- ending hand #1 --
"bob @ k2" : hello, "everybody"
-- starting hand #2 (id: abc2)  No Limit Texas Hold'em (dead button) --
Player stacks: #1 "ann, the @ k_1" (194) | #4 "bob @ k2" (153) | #7 "cat @ k-3" (123)
Your hand is 7♠, 7♥
"cat @ k-3" posts a small blind of 1
"ann, the @ k_1" posts a big blind of 2
"bob @ k2" posts a missing small blind of 1
"bob @ k2" posts a missed big blind of 2
"bob @ k2" checks
"cat @ k-3" calls 2
"ann, the @ k_1" checks
Flop:  [7♣, 3♦, 10♠]
"cat @ k-3" bets 3
"ann, the @ k_1" calls 3
"bob @ k2" folds
Turn: 7♣, 3♦, 10♠ [4♠]
"cat @ k-3" checks
"ann, the @ k_1" bets 10
"cat @ k-3" raises to 20
"ann, the @ k_1" calls 20
River: 7♣, 3♦, 10♠, 4♠ [K♠]
"cat @ k-3" bets 98 and go all in
"ann, the @ k_1" calls 98
"cat @ k-3" shows a 10♦, 10♣.
"ann, the @ k_1" shows a 7♠, 7♥.
"cat @ k-3" collected 249 from pot with Three of a Kind, 10's (combination: 10♦, 10♣, 10♠, K♠, 7♣)
-- ending hand #2 --
-- starting hand #3 (id: abc3)  No Limit Texas Hold'em (dealer: "bob @ k2") --
Player stacks: #1 "ann, the @ k_1" (71) | #4 "bob @ k2" (150) | #7 "cat @ k-3" (249)
Your hand is 2♠, 7♦
"cat @ k-3" posts a small blind of 1
"ann, the @ k_1" posts a big blind of 2
"bob @ k2" posts a straddle of 4
"cat @ k-3" folds
"ann, the @ k_1" folds
Uncalled bet of 2 returned to "bob @ k2"
"bob @ k2" collected 5 from pot
-- ending hand #3 --
"""


def make_log(
    lines: str = LOG_LINES, *, newest_first: bool = True, has_order_numbers: bool = True
) -> str:
    """Return the lines as a CSV file of the site."""
    csv_rows = []
    for line_number, line in enumerate(lines.splitlines()):
        quoted_line = line.replace('"', '""')
        timestamp = f"2026-01-31T20:{line_number // 60:02}:{line_number % 60:02}.000Z"
        order_column = f",17698764{line_number:05}00" if has_order_numbers else ""
        csv_rows.append(f'"{quoted_line}",{timestamp}{order_column}')
    csv_rows = csv_rows[::-1] if newest_first else csv_rows
    header = "entry,at,order" if has_order_numbers else "entry,at"
    return "\r\n".join([header, *csv_rows, ""])
