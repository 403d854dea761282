"""Sample hands in the PokerStars format and its dialects, and helpers to edit and inspect them."""

from riverboat.engine.hand_audit import audit
from riverboat.engine.state import hand_facts as f
from riverboat.notation import ParsedHand
from riverboat.notation.pokerstars import parse_pokerstars

DATE = "2026/01/31 21:15:00 CET [2026/01/31 15:15:00 ET]"

CASH_HAND = f"""\
PokerStars Hand #200000000001:  Hold'em No Limit ($0.50/$1.00 USD) - {DATE}
Table 'Altair IV' 6-max Seat #3 is the button
Seat 1: player1 ($20 in chips)
Seat 2: player2 ($100 in chips)
Seat 3: player3 ($55.50 in chips)
Seat 5: player4 ($100 in chips)
Seat 6: player5 ($80 in chips) is sitting out
player4: posts small blind $0.50
player1: posts big blind $1
*** HOLE CARDS ***
Dealt to player2 [Ah Kh]
player2: raises $2 to $3
player3: raises $6 to $9
player4: folds
player1: raises $11 to $20 and is all-in
player2: calls $17
player3: calls $11
*** FLOP *** [Kd 7s 2c]
player2: bets $70
player3: calls $35.50 and is all-in
Uncalled bet ($34.50) returned to player2
*** TURN *** [Kd 7s 2c] [2d]
*** RIVER *** [Kd 7s 2c 2d] [9h]
*** SHOW DOWN ***
player2: shows [Ah Kh] (two pair, Kings and Deuces)
player3: shows [Qs Qd] (two pair, Queens and Deuces)
player2 collected $69 from side pot
player1: shows [7h 7c] (a full house, Sevens full of Deuces)
player1 collected $58.50 from main pot
*** SUMMARY ***
Total pot $131.50 Main pot $58.50. Side pot $69. | Rake $4
Board [Kd 7s 2c 2d 9h]
Seat 1: player1 (big blind) showed [7h 7c] and won ($58.50) with a full house, Sevens full of Deuces
Seat 2: player2 showed [Ah Kh] and won ($69) with two pair, Kings and Deuces
Seat 3: player3 (button) showed [Qs Qd] and lost with two pair, Queens and Deuces
Seat 5: player4 (small blind) folded before Flop
"""
"""Four players, a side pot, and rake from both pots."""

WALK_HAND = f"""\
PokerStars Hand #200000000002:  Hold'em No Limit ($1/$2 USD) - {DATE}
Table 'Altair' 6-max Seat #1 is the button
Seat 1: player1 ($200 in chips)
Seat 2: player2 ($200 in chips)
Seat 3: player3 ($200 in chips)
player2: posts small blind $1
player3: posts big blind $2
*** HOLE CARDS ***
player1: folds
player2: folds
Uncalled bet ($1) returned to player3
player3 collected $2 from pot
player3: doesn't show hand
*** SUMMARY ***
Total pot $2 | Rake $0
Seat 1: player1 (button) folded before Flop (didn't bet)
Seat 2: player2 (small blind) folded before Flop
Seat 3: player3 (big blind) collected ($2)
"""
"""A walk: all players fold to the big blind."""

LIMIT_HAND = f"""\
PokerStars Hand #200000000003:  Hold'em Limit ($2/$4 USD) - {DATE}
Table 'Bellatrix' 10-max Seat #2 is the button
Seat 2: player1 ($80 in chips)
Seat 4: player2 ($80 in chips)
Seat 9: player3 ($80 in chips)
player2: posts small blind $1
player3: posts big blind $2
*** HOLE CARDS ***
player1: raises $2 to $4
player2: raises $2 to $6
player3: raises $2 to $8
Betting is capped
player1: calls $4
player2: calls $2
*** FLOP *** [8h 6d 5c]
player2: bets $2
player3: calls $2
player1: folds
*** TURN *** [8h 6d 5c] [Ks]
player2: bets $4
player3: calls $4
*** RIVER *** [8h 6d 5c Ks] [Kh]
player2: checks
player3: checks
*** SHOW DOWN ***
player2: shows [Ac 8c] (two pair, Kings and Eights)
player3: mucks hand
player2 collected $35 from pot
*** SUMMARY ***
Total pot $36 | Rake $1
Board [8h 6d 5c Ks Kh]
Seat 2: player1 (button) folded on the Flop
Seat 4: player2 (small blind) showed [Ac 8c] and won ($35) with two pair, Kings and Eights
Seat 9: player3 (big blind) mucked [Td Tc]
"""
"""A limit game is named by its bets; its blinds are half as large."""

OMAHA_HAND = f"""\
PokerStars Hand #200000000004:  Omaha Pot Limit (€0.05/€0.10 EUR) - {DATE}
Table 'Capella' 6-max Seat #4 is the button
Seat 3: player1 (€10 in chips)
Seat 4: player2 (€4.12 in chips)
player2: posts small blind €0.05
player1: posts big blind €0.10
*** HOLE CARDS ***
Dealt to player1 [Ah As 4d 3c]
player2: raises €0.20 to €0.30
player1: raises €0.60 to €0.90
player2: calls €0.60
*** FLOP *** [4h 7d 9s]
player1: bets €1.80
player2: raises €1.42 to €3.22 and is all-in
player1: calls €1.42
*** TURN *** [4h 7d 9s] [Jc]
*** RIVER *** [4h 7d 9s Jc] [4s]
*** SHOW DOWN ***
player1: shows [Ah As 4d 3c] (three of a kind, Fours)
player2: shows [Tc 8d 6h 5s] (a straight, Seven to Jack)
player2 collected €7.94 from pot
*** SUMMARY ***
Total pot €8.24 | Rake €0.30
Board [4h 7d 9s Jc 4s]
Seat 3: player1 (big blind) showed [Ah As 4d 3c] and lost with three of a kind, Fours
Seat 4: player2 (button) (small blind) showed [Tc 8d 6h 5s] and won (€7.94) with a straight, Seven to Jack
"""  # noqa: E501
"""Heads-up pot-limit in euros."""

OMAHA_HI_LO_HAND = f"""\
PokerStars Hand #200000000005:  Omaha Hi/Lo Limit ($3/$6 USD) - {DATE}
Table 'Deneb' 6-max Seat #1 is the button
Seat 1: player1 ($90 in chips)
Seat 2: player2 ($90 in chips)
Seat 3: player3 ($90 in chips)
player2: posts small blind $1
player3: posts big blind $3
*** HOLE CARDS ***
player1: calls $3
player2: folds
player3: checks
*** FLOP *** [8s 5d 2h]
player3: checks
player1: bets $3
player3: calls $3
*** TURN *** [8s 5d 2h] [Qs]
player3: checks
player1: checks
*** RIVER *** [8s 5d 2h Qs] [Jd]
player3: bets $6
player1: calls $6
*** SHOW DOWN ***
player3: shows [Ah 4c Qd 9h] (HI: a pair of Queens; LO: 8,5,4,2,A)
player1: shows [As 3c Kd Kh] (HI: a pair of Kings; LO: 8,5,3,2,A)
player1 collected $12 from pot
player1 collected $12.50 from pot
*** SUMMARY ***
Total pot $25 | Rake $0.50
Board [8s 5d 2h Qs Jd]
Seat 1: player1 (button) showed [As 3c Kd Kh] and won ($24.50) with HI: a pair of Kings; LO: 8,5,3,2,A
Seat 2: player2 (small blind) folded before Flop
Seat 3: player3 (big blind) showed [Ah 4c Qd 9h] and lost with HI: a pair of Queens; LO: 8,5,4,2,A
"""  # noqa: E501
"""One player wins high and low; the small blind is a third of the bet."""

STUD_HAND = f"""\
PokerStars Hand #200000000006:  7 Card Stud Limit ($2/$4 USD) - {DATE}
Table 'Electra' 8-max
Seat 1: player1 ($40 in chips)
Seat 3: player2 ($40 in chips)
Seat 6: player3 ($40 in chips)
player1: posts the ante $0.40
player2: posts the ante $0.40
player3: posts the ante $0.40
*** 3rd STREET ***
Dealt to player1 [9c]
Dealt to player2 [Ah Ad 2s]
Dealt to player3 [Kd]
player2: brings in for $1
player3: raises $1 to $2
player1: folds
player2: calls $1
*** 4th STREET ***
Dealt to player2 [Ah Ad 2s] [5h]
Dealt to player3 [Kd] [Kc]
player3: bets $4
player2: calls $4
*** 5th STREET ***
Dealt to player2 [Ah Ad 2s 5h] [Ac]
Dealt to player3 [Kd Kc] [7s]
player3: checks
player2: bets $4
player3: calls $4
*** 6th STREET ***
Dealt to player2 [Ah Ad 2s 5h Ac] [9h]
Dealt to player3 [Kd Kc 7s] [3c]
player3: checks
player2: bets $4
player3: calls $4
*** RIVER ***
Dealt to player2 [Ah Ad 2s 5h Ac 9h] [Jh]
player3: checks
player2: bets $4
player3: folds
Uncalled bet ($4) returned to player2
player2 collected $28.20 from pot
player2: doesn't show hand
*** SUMMARY ***
Total pot $29.20 | Rake $1
Seat 1: player1 folded on the 3rd Street (didn't bet)
Seat 3: player2 collected ($28.20)
Seat 6: player3 folded on the River
"""
"""No button; an ante, a bring-in and the hero's cards."""

STUD_HI_LO_HAND = f"""\
PokerStars Hand #200000000007:  7 Card Stud Hi/Lo Limit ($4/$8 USD) - {DATE}
Table 'Furud' 8-max
Seat 2: player1 ($100 in chips)
Seat 5: player2 ($100 in chips)
player1: posts the ante $1
player2: posts the ante $1
*** 3rd STREET ***
Dealt to player1 [2h]
Dealt to player2 [Ts]
player1: brings in for $2
player2: raises $2 to $4
player1: calls $2
*** 4th STREET ***
Dealt to player1 [2h] [4s]
Dealt to player2 [Ts] [Tc]
player2: checks
player1: bets $4
player2: calls $4
*** 5th STREET ***
Dealt to player1 [2h 4s] [7d]
Dealt to player2 [Ts Tc] [Qh]
player2: checks
player1: checks
*** 6th STREET ***
Dealt to player1 [2h 4s 7d] [Kh]
Dealt to player2 [Ts Tc Qh] [3d]
player2: checks
player1: checks
*** RIVER ***
player2: bets $8
player1: calls $8
*** SHOW DOWN ***
player2: shows [9d 9s Ts Tc Qh 3d 5c] (HI: two pair, Tens and Nines)
player1: shows [Ac 3h 2h 4s 7d Kh Jd] (HI: high card Ace; LO: 7,4,3,2,A)
player2 collected $16.50 from pot
player1 collected $16.50 from pot
*** SUMMARY ***
Total pot $34 | Rake $1
Seat 2: player1 showed [Ac 3h 2h 4s 7d Kh Jd] and won ($16.50) with HI: high card Ace; LO: 7,4,3,2,A
Seat 5: player2 showed [9d 9s Ts Tc Qh 3d 5c] and won ($16.50) with HI: two pair, Tens and Nines
"""
"""Two half pots, each raked."""

RAZZ_HAND = """\
PokerStars Hand #200000000008: Tournament #300000001, $10+$1 USD HORSE (Razz Limit) - Level IV (60/120) - 2026/01/31 15:15:00 ET
Table '300000001 7' 8-max
Seat 1: player1 (1500 in chips)
Seat 4: player2 (1430 in chips)
Seat 8: player3 (75 in chips)
player1: posts the ante 10
player2: posts the ante 10
player3: posts the ante 10
*** 3rd STREET ***
Dealt to player1 [3d]
Dealt to player2 [Kc]
Dealt to player3 [6h]
player2: brings in for 20
player3: raises 40 to 60
player1: calls 60
player2: folds
*** 4th STREET ***
Dealt to player1 [3d] [8h]
Dealt to player3 [6h] [Ad]
player3: bets 5 and is all-in
player1: calls 5
*** 5th STREET ***
Dealt to player1 [3d 8h] [Qs]
Dealt to player3 [6h Ad] [9s]
*** 6th STREET ***
Dealt to player1 [3d 8h Qs] [2c]
Dealt to player3 [6h Ad 9s] [5d]
*** RIVER ***
*** SHOW DOWN ***
player3: shows [2s 4c 6h Ad 9s 5d Jh] (Lo: 6,5,4,2,A)
player1: shows [As 7c 3d 8h Qs 2c Td] (Lo: 8,7,3,2,A)
player3 collected 180 from pot
*** SUMMARY ***
Total pot 180 | Rake 0
Seat 1: player1 showed [As 7c 3d 8h Qs 2c Td] and lost with Lo: 8,7,3,2,A
Seat 4: player2 folded on the 3rd Street
Seat 8: player3 showed [2s 4c 6h Ad 9s 5d Jh] and won (180) with Lo: 6,5,4,2,A
"""  # noqa: E501
"""A mixed-game tournament with a short stack all-in."""

FIVE_CARD_DRAW_HAND = f"""\
PokerStars Hand #200000000009:  5 Card Draw Limit ($1/$2 USD) - {DATE}
Table 'Gienah' 6-max Seat #2 is the button
Seat 1: player1 ($30 in chips)
Seat 2: player2 ($30 in chips)
Seat 3: player3 ($30 in chips)
player3: posts small blind $0.50
player1: posts big blind $1
*** DEALING HANDS ***
Dealt to player1 [Kh Ks 8d 5c 2h]
player2: raises $1 to $2
player3: folds
player1: calls $1
player1: discards 3 cards [8d 5c 2h]
Dealt to player1 [Kh Ks] [Kd 6s 6h]
player2: stands pat
player1: checks
player2: bets $2
player1: raises $2 to $4
player2: calls $2
*** SHOW DOWN ***
player1: shows [Kh Ks Kd 6s 6h] (a full house, Kings full of Sixes)
player2: mucks hand
player1 collected $12 from pot
*** SUMMARY ***
Total pot $12.50 | Rake $0.50
Seat 1: player1 (big blind) showed [Kh Ks Kd 6s 6h] and won ($12) with a full house, Kings full of Sixes
Seat 2: player2 (button) mucked [Th 9h 7h 4h 3h]
Seat 3: player3 (small blind) folded before the Draw
"""  # noqa: E501
"""One draw without a street line."""

SINGLE_DRAW_HAND = f"""\
PokerStars Hand #200000000010:  Single Draw 2-7 Lowball No Limit ($1/$2 USD) - {DATE}
Table 'Hadar' 6-max Seat #1 is the button
Seat 1: player1 ($100 in chips)
Seat 2: player2 ($100 in chips)
player1: posts small blind $1
player2: posts big blind $2
*** DEALING HANDS ***
Dealt to player2 [7h 5d 4c 3s Kd]
player1: raises $4 to $6
player2: calls $4
player2: discards 1 card [Kd]
Dealt to player2 [7h 5d 4c 3s] [Td]
player1: discards 1 card
player2: checks
player1: checks
*** SHOW DOWN ***
player2: shows [7h 5d 4c 3s Td] (Lo: T,7,5,4,3)
player1: shows [8c 6d 5s 2c Jh] (Lo: J,8,6,5,2)
player2 collected $11.50 from pot
*** SUMMARY ***
Total pot $12 | Rake $0.50
Seat 1: player1 (button) (small blind) showed [8c 6d 5s 2c Jh] and lost with Lo: J,8,6,5,2
Seat 2: player2 (big blind) showed [7h 5d 4c 3s Td] and won ($11.50) with Lo: T,7,5,4,3
"""

TRIPLE_DRAW_HAND = f"""\
PokerStars Hand #200000000011:  Triple Draw 2-7 Lowball Limit ($4/$8 USD) - {DATE}
Table 'Izar' 6-max Seat #3 is the button
Seat 1: player1 ($200 in chips)
Seat 2: player2 ($200 in chips)
Seat 3: player3 ($200 in chips)
player1: posts small blind $2
player2: posts big blind $4
*** DEALING HANDS ***
Dealt to player2 [8d 7c 4h 2s Qd]
player3: raises $4 to $8
player1: folds
player2: calls $4
*** FIRST DRAW ***
player2: discards 1 card [Qd]
Dealt to player2 [8d 7c 4h 2s] [3c]
player3: discards 2 cards
player2: bets $4
player3: calls $4
*** SECOND DRAW ***
player2: stands pat on [8d 7c 4h 2s 3c]
player3: discards 1 card
player2: bets $8
player3: calls $8
*** THIRD DRAW ***
player2: stands pat on [8d 7c 4h 2s 3c]
player3: stands pat
player2: bets $8
player3: calls $8
*** SHOW DOWN ***
player2: shows [8d 7c 4h 2s 3c] (Lo: 8,7,4,3,2)
player3: shows [7d 5c 4d 3h 2d] (Lo: 7,5,4,3,2)
player3 collected $55 from pot
*** SUMMARY ***
Total pot $58 | Rake $3
Seat 1: player1 (small blind) folded before the Draw
Seat 2: player2 (big blind) showed [8d 7c 4h 2s 3c] and lost with Lo: 8,7,4,3,2
Seat 3: player3 (button) showed [7d 5c 4d 3h 2d] and won ($55) with Lo: 7,5,4,3,2
"""

BADUGI_HAND = f"""\
PokerStars Hand #200000000012:  Badugi Limit (100/200) - {DATE}
Table 'Jabbah' 6-max (Play Money) Seat #6 is the button
Seat 4: player1 (3000 in chips)
Seat 6: player2 (3000 in chips)
player2: posts small blind 50
player1: posts big blind 100
*** DEALING HANDS ***
player2: calls 50
player1: checks
*** FIRST DRAW ***
player1: discards 2 cards
player2: discards 1 card
player1: checks
player2: bets 100
player1: calls 100
*** SECOND DRAW ***
player1: discards 1 card
player2: stands pat
player1: checks
player2: bets 200
player1: calls 200
*** THIRD DRAW ***
player1: discards 1 card
player2: stands pat
player1: checks
player2: bets 200
player1: calls 200
*** SHOW DOWN ***
player2: shows [Ts 7c 4h 2d] (Badugi: T,7,4,2)
player1: shows [5d 3c As Ah] (3-card: 5,3,A)
player2 collected 1200 from pot
*** SUMMARY ***
Total pot 1200 | Rake 0
Seat 4: player1 (big blind) showed [5d 3c As Ah] and lost with a 3-card: 5,3,A
Seat 6: player2 (button) (small blind) showed [Ts 7c 4h 2d] and won (1200) with a Badugi: T,7,4,2
"""
"""Three draws for play money."""

SHORT_DECK_HAND = f"""\
PokerStars Hand #200000000013:  6+ Hold'em No Limit (Button Blind $0.10 - Ante $0.05  USD) - {DATE}
Table 'Keid' 6-max Seat #4 is the button
Seat 1: player1 ($10 in chips)
Seat 2: player2 ($10 in chips)
Seat 4: player3 ($10 in chips)
player1: posts the ante $0.05
player2: posts the ante $0.05
player3: posts the ante $0.05
player3: posts button blind $0.10
*** HOLE CARDS ***
player1: calls $0.10
player2: raises $0.30 to $0.40
player3: calls $0.30
player1: folds
*** FLOP *** [9h 8d 7s]
player2: bets $0.60
player3: calls $0.60
*** TURN *** [9h 8d 7s] [As]
player2: checks
player3: checks
*** RIVER *** [9h 8d 7s As] [Kd]
player2: checks
player3: bets $1
player2: calls $1
*** SHOW DOWN ***
player3: shows [Ah 6d] (a straight, Ace to Nine)
player2: mucks hand
player3 collected $4.05 from pot
*** SUMMARY ***
Total pot $4.25 | Rake $0.20
Board [9h 8d 7s As Kd]
Seat 1: player1 folded before Flop
Seat 2: player2 mucked [Kc Qc]
Seat 4: player3 (button blind) showed [Ah 6d] and won ($4.05) with a straight, Ace to Nine
"""
"""Short deck: the ace ranks below the six in a straight."""

TOURNAMENT_HAND = """\
PokerStars Hand #200000000014: Tournament #300000002, $7+$2+$1 USD Hold'em No Limit - Level XII (150/300) - 2026/07/04 19:59:01 ET
Table '300000002 81' 9-max Seat #7 is the button
Seat 2: player1 (4210 in chips, $3.50 bounty)
Seat 5: player2 (140 in chips, $2 bounty)
Seat 7: player3 (35 in chips, $2 bounty)
Seat 9: player4 (9000 in chips, $8.25 bounty) is sitting out
player1: posts the ante 35
player2: posts the ante 35
player3: posts the ante 35 and is all-in
player4: posts the ante 35
player4: posts small blind 150
player1: posts big blind 300
*** HOLE CARDS ***
Dealt to player1 [Qs 9c]
player2: calls 105 and is all-in
player4: folds
Uncalled bet (150) returned to player1
*** FLOP *** [Jh Td 3d]
*** TURN *** [Jh Td 3d] [2s]
*** RIVER *** [Jh Td 3d 2s] [8d]
*** SHOW DOWN ***
player1: shows [Qs 9c] (a straight, Eight to Queen)
player2: shows [Ac As] (a pair of Aces)
player1 collected 90 from side pot-2
player1 collected 315 from side pot-1
player3: shows [7h 7d] (a pair of Sevens)
player1 collected 140 from main pot
player1 wins the $1 bounty for eliminating player2
player2 finished the tournament in 214th place
player3 finished the tournament in 215th place
*** SUMMARY ***
Total pot 545 Main pot 140. Side pot-1 315. Side pot-2 90. | Rake 0
Board [Jh Td 3d 2s 8d]
Seat 2: player1 (big blind) showed [Qs 9c] and won (545) with a straight, Eight to Queen
Seat 5: player2 showed [Ac As] and lost with a pair of Aces
Seat 7: player3 (button) showed [7h 7d] and lost with a pair of Sevens
Seat 9: player4 (small blind) folded before Flop
"""  # noqa: E501
"""Antes from all players, one of them all-in; an absent player is dealt in and folded."""

RUN_TWICE_HAND = f"""\
PokerStars Hand #200000000015:  Hold'em No Limit ($1/$2 USD) - {DATE}
Table 'Lesath' 2-max Seat #1 is the button
Seat 1: player1 ($100 in chips)
Seat 2: player2 ($100 in chips)
player1: posts small blind $1
player2: posts big blind $2
*** HOLE CARDS ***
player1: raises $4 to $6
player2: calls $4
*** FIRST FLOP *** [9s 8s 2d]
player2: bets $94 and is all-in
player1: calls $94 and is all-in
*** FIRST TURN *** [9s 8s 2d] [Qh]
*** FIRST RIVER *** [9s 8s 2d Qh] [Qc]
*** SECOND TURN *** [9s 8s 2d] [3s]
*** SECOND RIVER *** [9s 8s 2d 3s] [4h]
*** FIRST SHOW DOWN ***
player2: shows [9d 9c] (a full house, Nines full of Queens)
player1: shows [As Ks] (a pair of Queens)
player2 collected $99 from pot
*** SECOND SHOW DOWN ***
player2: shows [9d 9c] (three of a kind, Nines)
player1: shows [As Ks] (a flush, Ace high)
player1 collected $99 from pot
*** SUMMARY ***
Total pot $200 | Rake $2
Hand was run twice
FIRST Board [9s 8s 2d Qh Qc]
SECOND Board [9s 8s 2d 3s 4h]
Seat 1: player1 (button) (small blind) showed [As Ks] and lost with a pair of Queens, and won ($99) with a flush, Ace high
Seat 2: player2 (big blind) showed [9d 9c] and won ($99) with a full house, Nines full of Queens, and lost with three of a kind, Nines
""".replace("*** FIRST FLOP ***", "*** FLOP ***", 1)  # noqa: E501
"""Turn and river run twice; each board wins half of the pot."""

LATE_PLAYERS_HAND = f"""\
PokerStars Hand #200000000016:  Hold'em No Limit ($1/$2 USD) - {DATE}
Table 'Merak' 6-max Seat #5 is the button
Seat 1: player1 ($200 in chips)
Seat 2: player2 ($200 in chips)
Seat 3: player3 ($200 in chips)
Seat 4: player4 ($200 in chips)
player1: posts small blind $1
player2: posts big blind $2
player3: posts small & big blinds $3
player4: posts big blind $2
*** HOLE CARDS ***
player3: checks
player4: raises $6 to $8
player1: folds
player2: folds
player3: folds
Uncalled bet ($6) returned to player4
player4 collected $8 from pot
player4: doesn't show hand
*** SUMMARY ***
Total pot $8 | Rake $0
Seat 1: player1 (small blind) folded before Flop
Seat 2: player2 (big blind) folded before Flop
Seat 3: player3 folded before Flop
Seat 4: player4 collected ($8)
"""
"""The button is at an empty seat; two players enter late, one with a dead small blind."""

RUSH_HAND = """\
Poker Hand #RC200000017: Hold'em No Limit ($0.02/$0.05) - 2026/01/31 15:15:00
Table 'RushAndCash123' 6-max Seat #1 is the button
Seat 1: 3f2a ($5 in chips)
Seat 2: Hero ($5.25 in chips)
Seat 3: 77bc ($12.40 in chips)
Hero: posts small blind $0.02
77bc: posts big blind $0.05
3f2a: posts straddle $0.10
*** HOLE CARDS ***
Dealt to 3f2a
Dealt to Hero [Td Tc]
Dealt to 77bc
Hero: raises $0.20 to $0.30
77bc: folds
3f2a: raises $4.70 to $5 and is all-in
Hero: raises $0.25 to $5.25 and is all-in
Uncalled bet ($0.25) returned to Hero
Hero: shows [Td Tc]
3f2a: shows [Ah Kd]
*** FLOP *** [2h 2s 9d]
*** TURN *** [2h 2s 9d] [8c]
*** RIVER *** [2h 2s 9d 8c] [4s]
*** SHOWDOWN ***
Hero collected $9.66 from pot
*** SUMMARY ***
Total pot $10.05 | Rake $0.34 | Jackpot $0.05 | Bingo $0 | Fortune $0 | Tax $0
Board [2h 2s 9d 8c 4s]
Seat 1: 3f2a (button) showed [Ah Kd] and lost with a pair of Deuces
Seat 2: Hero (small blind) showed [Td Tc] and won ($9.66) with two pair, Tens and Deuces
Seat 3: 77bc (big blind) folded before Flop
"""
"""The GGPoker dialect: short player names, hands shown early, and several fees."""

CAP_GAME_HAND = f"""\
PokerStars Hand #200000000018:  Hold'em No Limit ($1/$2 - $40 Cap -  USD) - {DATE}
Table 'Nashira' 6-max Seat #1 is the button
Seat 1: player1 ($200 in chips)
Seat 2: player2 ($200 in chips)
Seat 3: player3 ($30 in chips)
player2: posts small blind $1
player3: posts big blind $2
*** HOLE CARDS ***
player1: raises $38 to $40 and has reached the $40 cap
player2: calls $39 and has reached the $40 cap
player3: folds
*** FLOP *** [Kd 7s 2c]
*** TURN *** [Kd 7s 2c] [2d]
*** RIVER *** [Kd 7s 2c 2d] [9h]
*** SHOW DOWN ***
player2: shows [Ah Kh] (two pair, Kings and Deuces)
player1: shows [Qs Qd] (two pair, Queens and Deuces)
player2 collected $80 from pot
*** SUMMARY ***
Total pot $82 | Rake $2
Board [Kd 7s 2c 2d 9h]
Seat 1: player1 (button) showed [Qs Qd] and lost with two pair, Queens and Deuces
Seat 2: player2 (small blind) showed [Ah Kh] and won ($80) with two pair, Kings and Deuces
Seat 3: player3 (big blind) folded before Flop
"""
"""A game with a cap on each player's bets."""

UNCAPPED_RAISES_HAND = f"""\
PokerStars Hand #200000000019:  Hold'em Limit ($2/$4 USD) - {DATE}
Table 'Okab' 2-max Seat #1 is the button
Seat 1: player1 ($50 in chips)
Seat 2: player2 ($50 in chips)
player1: posts small blind $1
player2: posts big blind $2
*** HOLE CARDS ***
player1: raises $2 to $4
player2: raises $2 to $6
player1: raises $2 to $8
player2: raises $2 to $10
player1: raises $2 to $12
player2: folds
Uncalled bet ($2) returned to player1
player1 collected $20 from pot
player1: doesn't show hand
*** SUMMARY ***
Total pot $20 | Rake $0
Seat 1: player1 (button) (small blind) collected ($20)
Seat 2: player2 (big blind) folded before Flop
"""
"""A heads-up hand without a limit on raises."""

STRADDLE_HAND = f"""\
PokerStars Hand #200000000020:  Hold'em No Limit ($1/$2 USD) - {DATE}
Table 'Pherkad' 6-max Seat #1 is the button
Seat 1: player1 ($200 in chips)
Seat 2: player2 ($200 in chips)
Seat 3: player3 ($200 in chips)
Seat 4: player4 ($200 in chips)
player2: posts small blind $1
player3: posts big blind $2
player4: posts straddle $4
*** HOLE CARDS ***
player1: calls $4
player2: folds
player3: calls $2
player4: raises $12 to $16
player1: folds
player3: folds
Uncalled bet ($12) returned to player4
player4 collected $13 from pot
player4: doesn't show hand
*** SUMMARY ***
Total pot $13 | Rake $0
Seat 1: player1 (button) folded before Flop
Seat 2: player2 (small blind) folded before Flop
Seat 3: player3 (big blind) folded before Flop
Seat 4: player4 collected ($13)
"""

SPLIT_HOLDEM_HAND = f"""\
PokerStars Hand #200000000021:  Split Hold'em No Limit ($1/$2 USD) - {DATE}
Table 'Rana' 6-max Seat #1 is the button
Seat 1: player1 ($200 in chips)
Seat 2: player2 ($200 in chips)
Seat 3: player3 ($200 in chips)
player2: posts small blind $1
player3: posts big blind $2
*** HOLE CARDS ***
player1: folds
player2: calls $1
player3: checks
*** FIRST FLOP *** [9s 8s 2d]
*** SECOND FLOP *** [Ac Kd 7h]
player2: checks
player3: checks
*** FIRST TURN *** [9s 8s 2d] [Qh]
*** SECOND TURN *** [Ac Kd 7h] [7d]
player2: checks
player3: bets $2
player2: calls $2
*** FIRST RIVER *** [9s 8s 2d Qh] [Qc]
*** SECOND RIVER *** [Ac Kd 7h 7d] [3s]
player2: checks
player3: checks
*** FIRST SHOW DOWN ***
player2: shows [9d 9c] (a full house, Nines full of Queens)
player3: shows [As Ks] (a pair of Queens)
player2 collected $4 from pot
*** SECOND SHOW DOWN ***
player2: shows [9d 9c] (two pair, Nines and Sevens)
player3: shows [As Ks] (two pair, Aces and Kings)
player3 collected $4 from pot
*** SUMMARY ***
Total pot $8 | Rake $0
FIRST Board [9s 8s 2d Qh Qc]
SECOND Board [Ac Kd 7h 7d 3s]
Seat 1: player1 (button) folded before Flop (didn't bet)
Seat 2: player2 (small blind) showed [9d 9c] and won ($4) with a full house, Nines full of Queens, and lost with two pair, Nines and Sevens
Seat 3: player3 (big blind) showed [As Ks] and lost with a pair of Queens, and won ($4) with two pair, Aces and Kings
"""  # noqa: E501
"""Two boards from the start."""

HANDS_BY_NAME = {
    "cash": CASH_HAND,
    "short": WALK_HAND,
    "limit": LIMIT_HAND,
    "omaha": OMAHA_HAND,
    "omaha hi-lo": OMAHA_HI_LO_HAND,
    "stud": STUD_HAND,
    "stud hi-lo": STUD_HI_LO_HAND,
    "razz": RAZZ_HAND,
    "draw": FIVE_CARD_DRAW_HAND,
    "single draw": SINGLE_DRAW_HAND,
    "triple draw": TRIPLE_DRAW_HAND,
    "badugi": BADUGI_HAND,
    "short deck": SHORT_DECK_HAND,
    "tournament": TOURNAMENT_HAND,
    "twice": RUN_TWICE_HAND,
    "late": LATE_PLAYERS_HAND,
    "rush": RUSH_HAND,
    "cap": CAP_GAME_HAND,
    "no cap": UNCAPPED_RAISES_HAND,
    "straddle": STRADDLE_HAND,
    "split": SPLIT_HOLDEM_HAND,
}
"""All sample hands by name."""


def parse_one(text: str) -> ParsedHand:
    """Parse a text with a single hand."""
    [hand] = parse_pokerstars(text)
    return hand


def parse_exact(text: str) -> ParsedHand:
    """Parse a single hand; fail if it has a problem or does not pass the audit."""
    hand = parse_one(text)
    assert not hand.problems, hand.problems
    assert not audit(hand.log)
    return hand


def replace_text(text: str, *changes: tuple[str, str]) -> str:
    """Replace words in a text; fail if one is missing."""
    for old, new in changes:
        assert old in text, f"{old!r} is not in the hand"
        text = text.replace(old, new, 1)
    return text


def remove_lines(text: str, *lines: str) -> str:
    """Remove the lines that begin with these words; fail if none does."""
    remaining_lines = text.splitlines(keepends=True)
    for line_start in lines:
        kept_lines = [line for line in remaining_lines if not line.startswith(line_start)]
        assert len(kept_lines) < len(remaining_lines), f"no line begins with {line_start!r}"
        remaining_lines = kept_lines
    return "".join(remaining_lines)


def insert_after(text: str, line_start: str, *added_lines: str) -> str:
    """Insert lines after the first line that begins with these words."""
    lines = text.splitlines()
    line_index = next(index for index, line in enumerate(lines) if line.startswith(line_start))
    return "\n".join([*lines[: line_index + 1], *added_lines, *lines[line_index + 1 :], ""])


def only_problem(text: str) -> str:
    """Return the only problem of a hand."""
    [problem] = parse_one(text).problems
    return problem


def get_game_name(hand: ParsedHand) -> str:
    assert hand.game is not None, hand.problems
    return hand.game.name


def list_forced_bets(hand: ParsedHand) -> list[tuple[int, str, int]]:
    """Return the forced bets as seat, kind and chips."""
    return [(fact.seat, fact.kind, fact.chips) for fact in hand.log if isinstance(fact, f.Posted)]


def list_player_actions(hand: ParsedHand) -> list[tuple[int, str, int]]:
    """Return the players' actions as seat, action and chips."""
    actions: list[tuple[int, str, int]] = []
    for fact in hand.log:
        match fact:
            case f.Folded(seat):
                actions.append((seat, "folds", 0))
            case f.Checked(seat):
                actions.append((seat, "checks", 0))
            case f.Called(seat, chips):
                actions.append((seat, "calls", chips))
            case f.BroughtIn(seat, chips):
                actions.append((seat, "brings in", chips))
            case f.Raised(seat, total):
                actions.append((seat, "raises to", total))
            case f.Discarded(seat, cards):
                actions.append((seat, "throws away", len(cards)))
            case _:
                pass
    return actions


def list_awarded_chips(hand: ParsedHand) -> list[tuple[int, int]]:
    """Return the awards as seat and chips, in order."""
    return [(fact.seat, fact.chips) for fact in hand.log if isinstance(fact, f.PotAwarded)]
