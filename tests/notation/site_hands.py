"""Sample hands of sites with text formats."""

FULL_TILT_HANDS = """\
Full Tilt Poker Game #7001: Table Kolin (6 max, deep) - $1/$2 - No Limit Hold'em - \
21:15:00 CET - 2012/01/31 [15:15:00 ET - 2012/01/31]
Seat 1: ann ($1,200)
Seat 2: bob b ($60.50)
Seat 3: cat ($80)
Seat 4: dan ($25), is sitting out
Seat 5: eve ($100)
bob b posts the small blind of $1
cat posts the big blind of $2
eve posts a dead small blind of $1
eve posts $2
The button is in seat #1
*** HOLE CARDS ***
Dealt to ann [As Ad]
eve checks
ann has 15 seconds left to act
ann raises to $8
bob b raises to $60.50, and is all in
cat folds
eve folds
fred: good luck
ann calls $52.50
bob b shows [Ks Kd]
ann shows [As Ad]
*** FLOP *** [2c 7d 9h] (Total Pot: $126, 2 Players, 1 All-In)
*** TURN *** [2c 7d 9h] [Ts] (Total Pot: $126, 2 Players, 1 All-In)
*** RIVER *** [2c 7d 9h Ts] [3c] (Total Pot: $126, 2 Players, 1 All-In)
bob b shows a pair of Kings
ann shows a pair of Aces
ann wins the pot ($123) with a pair of Aces
bob b is sitting out
*** SUMMARY ***
Total pot $126 | Rake $3
Board: [2c 7d 9h Ts 3c]
Seat 1: ann (button) showed [As Ad] and won ($123) with a pair of Aces
Seat 2: bob b (small blind) showed [Ks Kd] and lost with a pair of Kings
Seat 3: cat (big blind) folded before the Flop
Seat 4: dan is sitting out
Seat 5: eve folded before the Flop



Full Tilt Poker Game #7002: $5 + $0.50 Sit & Go (90012), Table 1 - 1K/2K Ante 250 - \
No Limit Hold'em - 15:16:00 ET - 2012/01/31
Seat 1: ann (30,000)
Seat 2: bob b (1,000)
Seat 3: cat (12,000)
ann antes 250
bob b antes 250
cat antes 250
bob b posts the small blind of 750, and is all in
cat posts the big blind of 2,000
The button is in seat #1
*** HOLE CARDS ***
Dealt to ann [8s 3d]
ann folds
Uncalled bet of 1,250 returned to cat
bob b shows [Ah Kh]
cat shows [9c 9d]
*** FLOP *** [2c 7d 9h] (Total Pot: 2,250, 2 Players, 1 All-In)
*** TURN *** [2c 7d 9h] [Ts] (Total Pot: 2,250, 2 Players, 1 All-In)
*** RIVER *** [2c 7d 9h Ts] [3c] (Total Pot: 2,250, 2 Players, 1 All-In)
cat wins the pot (2,250) with three of a kind, Nines
*** SUMMARY ***
Total pot 2,250 | Rake 0
Seat 2: bob b (small blind) showed [Ah Kh] and lost with Ace King high
Seat 3: cat (big blind) showed [9c 9d] and won (2,250) with three of a kind, Nines
"""
FULL_TILT_RUN_TWICE_HAND = """\
Full Tilt Poker Game #7003: Table Zlin - $2/$4 - Pot Limit Omaha Hi - 15:15:00 ET - 2012/01/31
Seat 1: ann ($50)
Seat 2: bob ($90)
ann posts the small blind of $2
bob posts the big blind of $4
The button is in seat #1
*** HOLE CARDS ***
Dealt to bob [Ah Kh Qd Jd]
ann raises to $12
bob raises to $36
ann raises to $50, and is all in
bob calls $14
ann shows [9s 9d 8s 8d]
bob shows [Ah Kh Qd Jd]
Players agree to Run It Twice
*** FLOP 1 *** [2c 3c 4d] (Total Pot: $100, 2 Players, 1 All-In)
*** TURN 1 *** [2c 3c 4d] [Kc] (Total Pot: $100, 2 Players, 1 All-In)
*** RIVER 1 *** [2c 3c 4d Kc] [6s] (Total Pot: $100, 2 Players, 1 All-In)
*** FLOP 2 *** [2h 9h 5c] (Total Pot: $100, 2 Players, 1 All-In)
*** TURN 2 *** [2h 9h 5c] [6c] (Total Pot: $100, 2 Players, 1 All-In)
*** RIVER 2 *** [2h 9h 5c 6c] [5d] (Total Pot: $100, 2 Players, 1 All-In)
*** SHOW DOWN 1 ***
bob wins pot 1 ($49.25) with a pair of Kings
*** SHOW DOWN 2 ***
ann wins pot 2 ($49.25) with a full house, Nines full of Fives
*** SUMMARY ***
Total pot $100 | Rake $1.50
"""
FULL_TILT_STUD_HAND = """\
Full Tilt Poker Game #7004: Table Pisek - $2/$4 Ante $0.40 - Limit Stud Hi - \
13:19:27 ET - 2010/06/10
Seat 1: ann ($26)
Seat 3: bob ($105.20)
Seat 7: cat ($41.50)
bob antes $0.40
ann antes $0.40
cat antes $0.40
*** 3RD STREET ***
Dealt to ann [Jd]
Dealt to bob [9h 9s] [5c]
Dealt to cat [2d]
cat is low with [2d]
cat brings in for $0.50
dan sits down
ann folds
bob completes it to $2
cat calls $1.50
*** 4TH STREET ***
Dealt to bob [9h 9s 5c] [3s]
Dealt to cat [2d] [Ah]
cat checks
bob bets $2
cat calls $2
*** 5TH STREET ***
Dealt to bob [9h 9s 5c 3s] [Kh]
Dealt to cat [2d Ah] [Kc]
cat checks
bob bets $4
cat raises to $8
bob calls $4
*** 6TH STREET ***
Dealt to bob [9h 9s 5c 3s Kh] [5d]
Dealt to cat [2d Ah Kc] [4d]
bob bets $4
cat calls $4
*** 7TH STREET ***
Dealt to bob [9h 9s 5c 3s Kh 5d] [8s]
bob checks
cat checks
*** SHOW DOWN ***
bob shows [9s 9h 5c 3s Kh 5d 8s] two pair, Nines and Fives
cat mucks
bob wins the pot ($31.70) with two pair, Nines and Fives
*** SUMMARY ***
Total pot $33.20 | Rake $1.50
Seat 1: ann folded on 3rd St.
Seat 3: bob showed [9s 9h 5c 3s Kh 5d 8s] and won ($31.70) with two pair, Nines and Fives
Seat 7: cat mucked [7s 7c 2d Ah Kc 4d Jh] - a pair of Sevens
"""
FULL_TILT_RAZZ_HAND = """\
Full Tilt Poker Game #7006: $200 Heads-Up Sit & Go (90013), Table 1 - 40/80 Ante 7 - \
Limit Razz - 19:53:37 ET - 2012/11/08
Seat 1: ann (994)
Seat 2: bob (6)
ann antes 7
bob antes 6, and is all in
Uncalled bet of 1 returned to ann
*** 3RD STREET *** (Total Pot: 12, 2 Players, 1 All-In)
Dealt to ann [6c 7c] [7d]
Dealt to bob [2c]
ann is high with [7d]
ann shows [6c 7c 7d]
bob shows [9d 9s 2c]
*** 4TH STREET *** (Total Pot: 12, 2 Players, 1 All-In)
Dealt to ann [6c 7c 7d] [7s]
Dealt to bob [9d 9s 2c] [Ks]
*** 5TH STREET *** (Total Pot: 12, 2 Players, 1 All-In)
Dealt to ann [6c 7c 7d 7s] [3s]
Dealt to bob [9d 9s 2c Ks] [Td]
*** 6TH STREET *** (Total Pot: 12, 2 Players, 1 All-In)
Dealt to ann [6c 7c 7d 7s 3s] [Jd]
Dealt to bob [9d 9s 2c Ks Td] [Jh]
*** 7TH STREET *** (Total Pot: 12, 2 Players, 1 All-In)
Dealt to ann [6c 7c 7d 7s 3s Jd] [Jc]
Dealt to bob [9d 9s 2c Ks Td Jh] [2s]
ann shows [6c 7c 7d 7s 3s Jd Jc] J,7,6,3,7
bob shows [9d 9s 2c Ks Td Jh 2s] K,J,T,9,2
bob wins the pot (12) with K,J,T,9,2
*** SUMMARY ***
Total pot 12 | Rake 0
"""
FULL_TILT_DRAW_HAND = """\
Full Tilt Poker Game #7005: Table Jihlava (6 max) - $5/$10 - Limit 2-7 Triple Draw - \
15:37:47 ET - 2012/11/23
Seat 1: ann ($320.50)
Seat 2: bob ($53)
Seat 6: cat ($140)
ann posts the small blind of $2.50
bob posts the big blind of $5
The button is in seat #6
*** HOLE CARDS ***
Dealt to ann [Qc 8d Tc 2h Th]
cat raises to $10
ann calls $7.50
bob folds
*** FIRST DRAW ***
ann discards 2 cards
cat stands pat
Dealt to ann [8d 2h Tc] [3s 4s]
ann checks
cat bets $5
ann calls $5
*** SECOND DRAW ***
ann discards 1 card [Tc]
cat stands pat
Dealt to ann [8d 2h 3s 4s] [7c]
ann bets $10
cat folds
Uncalled bet of $10 returned to ann
ann mucks
ann wins the pot ($33.50)
*** SUMMARY ***
Total pot $35 | Rake $1.50
Seat 1: ann (small blind) collected ($33.50), mucked
"""

ONGAME_HANDS = """\
***** History for hand R5-100-72 *****
Start hand: Tue Jan 31 21:15:00 GMT+0100 2012
Table: Nove Mesto [100] (NO_LIMIT TEXAS_HOLDEM $0.05/$0.10, Real money)
User: ann
Button: seat 10
Players in round: 2
Seat 1: bob - b ($6.86)
Seat 10: ann ($1,015.44)
ann posts big blind ($0.10)
ann posts dead blind ($0.05)
bob - b posts big blind ($0.10)
---
Dealing pocket cards
Dealing to ann: [Qh, 4h]
ann raises $0.20 to $0.30
bob - b raises $6.76 to $6.86 [all in]
ann calls $6.56
--- Dealing flop [6c, Qs, 7h]
--- Dealing flop [6c, Qs, 7h]
--- Dealing turn [2d]
--- Dealing river [Jc]
---
Summary:
Main pot: $13.77 won by ann ($13.08)
Rake taken: $0.69
Seat 1: bob - b ($0), net: -$6.86, [Js, Td] (PAIR JACK)
Seat 10: ann ($1,021.61), net: +$6.17, [Qh, 4h] (PAIR QUEEN)
***** End of hand R5-100-72 *****

***** History for hand T5-101-3 (TOURNAMENT: "Heads up, fast", S-6169-242, buy-in: $21) *****
Start hand: Tue Dec 18 01:53:38 MSK 2012
Table: Table #1 [101] (NO_LIMIT TEXAS_HOLDEM 50/100, ante: 10, Chips)
User: ann
Button: seat 5
Players in round: 2 (2)
Seat 4: ann (1500)
Seat 5: bob (1500)
ann posts ante 10
bob posts ante 10
bob posts small blind (50)
ann posts big blind (100)
---
Dealing pocket cards
Dealing to ann: [Ac, 7d]
bob folds
---
Summary:
Main pot: 120 won by ann (120)
Rake taken: $0
Seat 4: ann (1560), net: +60
Seat 5: bob (1440), net: -60
***** End of hand T5-101-3 *****
"""
ONGAME_DRAW_HAND = """\
***** History for hand R5-102-203 *****
Start hand: Fri Nov 18 12:48:10 CET 2011
Table: Cheb [102] (POT_LIMIT FIVE_CARD_DRAW $1/$1, Real money)
User: ann
Button: seat 1
Players in round: 4
Seat 1: ann ($98)
Seat 3: bob ($22.40)
Seat 6: cat ($34.74)
Seat 9: dan ($72.27)
bob posts big blind ($1)
cat posts big blind ($1)
---
Dealing pocket cards
Dealing to ann: [Qs, 8c, 5h, Th, 5s]
dan raises $3 to $3
ann calls $3
bob raises $4 to $5
cat folds
dan folds
ann calls $2
bob changed 2 cards
ann changed 3 cards
New hand for ann: [5h, 5s, 5d, 2c, Kc]
bob checks
ann bets $5
bob calls $5
---
Summary:
Main pot: $24 won by ann ($22.80)
Rake taken: $1.20
Seat 1: ann ($110.80), net: +$12.80, [5h, 5s, 5d, 2c, Kc] (THREE_OF_A_KIND FIVE)
Seat 3: bob ($12.40), net: -$10
***** End of hand R5-102-203 *****
"""
ONGAME_STUD_HAND = """\
***** History for hand R5-103-62 *****
Start hand: Sat Aug 28 20:33:38 GMT+0300 2010
Table: Telc [103] (LIMIT SEVEN_CARD_STUD $0.25/$0.50, ante: $0.05, Real money)
User: ann
Players in round: 3
Seat 1: ann ($25)
Seat 3: bob ($27.78)
Seat 6: cat ($40.73)
bob posts ante $0.05
cat posts ante $0.05
ann posts ante $0.05
---
Dealing pocket cards
Dealing to ann: [8d, 8s, 4d]
Dealing to bob: [-, -, Kd]
Dealing to cat: [-, -, 5c]
ann small bring in $0.12
bob folds
cat calls $0.12
---
Dealing 4th street
Dealing to ann: [3h]
Dealing to cat: [2h]
cat checks
ann checks
---
Dealing 5th street
Dealing to ann: [8c]
Dealing to cat: [Kh]
cat bets $0.50
ann raises $1 to $1.12
cat calls $0.50
---
Dealing 6th street
Dealing to ann: [4c]
Dealing to cat: [Qh]
ann bets $0.50
cat folds
---
Summary:
Main pot: $2.39 won by ann ($2.27)
Rake taken: $0.12
Seat 1: ann ($26.10), net: +$1.10
Seat 3: bob ($27.73), net: -$0.05
Seat 6: cat ($39.56), net: -$1.17
***** End of hand R5-103-62 *****
"""

WINNING_NETWORK_HANDS = """\
Hand #9001 - Holdem(No Limit) - $0.50/$1.00 - 2022/01/31 20:15:00 UTC
Lake Hora 6-max Seat #1 is the button
Seat 1: ann ($100.00)
Seat 2: bob b ($60.00)
Seat 3: cat ($80.50)
Seat 5: dan ($25.00)
Seat 6: eve ($25.00) is sitting out
bob b posts the small blind $0.50
cat posts the big blind $1.00
dan posts dead $1.50
*** HOLE CARDS ***
Dealt to ann [As Ad]
dan raises $23.50 to $24.50 and is all-in
ann raises $60.00 to $60.00
bob b calls $59.50 and is all-in
cat folds
*** FLOP *** [Tc 2d 7s]
Main pot $73.00 | Rake $2.00
Side pot(1) $69.75 | Rake $1.25
*** TURN *** [Tc 2d 7s] [3h]
*** RIVER *** [Tc 2d 7s 3h] [4s]
*** SHOW DOWN ***
ann shows [As Ad] (a pair of Aces [As Ad Tc 7s 4s])
bob b shows [Th Ts] (three of a kind, Set of Tens [Th Ts Tc 7s 4s])
dan shows [Kc Qc] (high card, King [Kc Qc Tc 7s 4s])
bob b collected $73.00 from main pot
bob b collected $69.75 from side pot-1
*** SUMMARY ***
Total pot $142.75 | Rake $3.00 | JP Fee $0.25
Board [Tc 2d 7s 3h 4s]
Seat 1: ann (button) showed [As Ad] and lost with a pair of Aces [As Ad Tc 7s 4s]
Seat 2: bob b (small blind) showed [Th Ts] and won $142.75 with three of a kind
Seat 3: cat (big blind) folded on the Pre-Flop
Seat 5: dan showed [Kc Qc] and lost with high card, King [Kc Qc Tc 7s 4s]

Game Hand #9002 - $5,000 GTD Tournament #270 - Holdem(No Limit) - Level 10 (30.00/60.00)- \
2022/07/11 01:11:44 UTC
Table '25' 9-max Seat #8 is the button
Seat 3: ann (1500.00)
Seat 8: bob b (900.00)
ann posts ante 5.00
bob b posts ante 5.00
bob b posts the small blind 30.00
ann posts the big blind 60.00
*** HOLE CARDS ***
Main pot 10.00
Dealt to ann [As Ad]
bob b raises 120.00 to 150.00
ann raises 300.00 to 360.00
bob b folds
Uncalled bet (210.00) returned to ann
ann does not show
*** SUMMARY ***
Total pot 310.00
Seat 3: ann (big blind) did not show and won 310.00
Seat 8: bob b (button) (small blind) folded on the Pre-Flop
"""
OLDER_WINNING_NETWORK_HANDS = """\
Game started at: 2016/1/31 9:5:2
Game ID: 741 20/40 (PRR) Hora (Omaha HiLow)
Seat 4 is the button
Seat 1: ann (2872.50).
Seat 2: bob b (1017).
Seat 4: cat (2713.75).
Seat 5: dan (2534.50).
Seat 6: eve (20).
Player dan has small blind (10)
Player eve has big blind (20)
Player dan received a card.
Player ann received card: [2d]
Player ann received card: [5h]
Player ann received card: [3c]
Player ann received card: [Kc]
Player ann folds
Player bob b calls (20)
Player cat raises (40)
Player dan folds
Player bob b calls (20)
*** FLOP ***: [6d 7h 3h]
Player bob b checks
Player cat bets (20)
Player bob b calls (20)
*** TURN ***: [6d 7h 3h] [2c]
Player bob b bets (40)
Player cat folds
Uncalled bet (40) returned to bob b
*** RIVER ***: [6d 7h 3h 2c] [10s]
------ Summary ------
Pot: 146.75. Rake 2.76. JP fee 0.24
Board: [6d 7h 3h 2c 10s]
Player ann does not show cards.Bets: 0. Collects: 0. Wins: 0.
*Player bob b shows: Straight to 7. [4h 5s Ks 10h]. Bets: 60. Collects: 146.75. Wins: 86.75.
Player cat does not show cards.Bets: 60. Collects: 0. Loses: 60.
Player dan does not show cards.Bets: 10. Collects: 0. Loses: 10.
Player eve mucks (does not show cards). Bets: 20. Collects: 0. Loses: 20.
Game ended at: 2016/1/31 9:6:9

Game started at: 2016/1/31 9:7:2
Game ID: 742 5/10 Hora (Hold'em) 9-max
Seat 2 is the button
Seat 1: ann (500).
Seat 2: bob b (430).
Player bob b has small blind (5)
Player ann has big blind (10)
Player ann received card: [10d]
Player ann received card: [10h]
Player bob b raises (25)
Player ann raises (80)
Player bob b allin (400)
Player ann calls (340)
*** FLOP ***: [6d 7h 3h]
*** TURN ***: [6d 7h 3h] [2c]
*** RIVER ***: [6d 7h 3h 2c] [Ks]
------ Summary ------
Pot: 860
Board: [6d 7h 3h 2c Ks]
*Player ann shows: One pair of 10s [10d 10h]. Bets: 430. Collects: 860. Wins: 430.
Player bob b shows: High card A [Ah Qh]. Bets: 430. Collects: 0. Loses: 430.
Game ended at: 2016/1/31 9:8:9
"""

CAKE_HANDS = """\
Hand#2701011 - Praha (6-max) 11985 -- $0.05/$0.10 NL Hold'em -- 2011/08/28 - 00:53:30
Seat 3: ann ($10 in chips) DEALER
Seat 8: bob***8 ($1,010 in chips)
Seat 10: c: d ($1.63 in chips)
bob***8: posts small blind $0.05
c: d: posts big blind $0.10
Dealt to ann [7c,7h]
ann: raises to $0.30
bob***8: calls $0.25
c: d: is all in $1.53
ann: calls $1.33
bob***8: folds
c: d: shows [Ah Kh]
ann: shows [7c 7h]
*** FLOP *** [Kd,3h,8c]
*** TURN *** [8d]
*** RIVER *** [2d]
***SHOW DOWN***
c: d wins $3.38 with Two Pairs Kings and Eights

Hand#2701012 - Praha (6-max) 11985 -- $0.05/$0.10 NL Hold'em -- 2011/08/28 - 00:54:03
Dealer: Seat 8
Seat 3: ann ($9.70 in chips)
Seat 8: bob***8 ($10.26 in chips)
bob***8: posts small blind $0.05
ann: posts big blind $0.10
Dealt to ann [6d,6c]
bob***8: raises to $0.30
ann: calls $0.20
*** FLOP *** [Kd,3h,8c]
ann: checks
bob***8: bets $0.40
ann: calls $0.40
*** TURN *** [8d]
ann: checks
bob***8: checks
*** RIVER *** [2s]
ann: checks
bob***8: checks
***SHOW DOWN***
ann: shows [6d 6c] (Two Pairs Eights and Sixes  )
bob***8: mucks
ann wins $1.33 with Two Pairs Eights and Sixes
bob***8: mucks [Th,4s] (Pair) .

Hand#2990AB91 - $5 Bounty T11244010 -- CASH -- $5 + $0.5 -- 9 Max -- Table 7 -- \
10/100/200 NL Hold'em -- 2012/06/12 - 13:31:20
Dealer: Seat 5
Seat 1: ann (3,158 in chips)
Seat 5: bob***8 (7,320 in chips)
Seat 7: cat (5,410 in chips)
ann: posts ante of 10
bob***8: posts ante of 10
cat: posts ante of 10
cat: posts small blind 100
ann: posts big blind 200
Dealt to bob***8 [8c,6d]
bob***8: folds
cat: folds
cat: mucks
***SHOW DOWN***
ann: mucks
ann wins 330
"""
CAKE_EURO_HAND = """\
Hand#2999013 - Most (6-Max) 13495 -- €0,04/€0,08 PL Omaha -- 2012-06-21 - 05:30:58
Dealer: Seat 3
Seat 1: ann ($21,89 in chips)  (EUR €17,29)
Seat 3: bob ($22,50 in chips)  (EUR €17,78)
Seat 8: cat ($9,48 in chips)  (EUR €7,49)
cat: posts small blind $0,05 (EUR €0,04)
ann: posts big blind $0,10 (EUR €0,08)
Dealt to ann [3c,5d,Ks,6h]
bob: raises to $0,30 (EUR €0,24)
cat: folds
ann: calls $0,20 (EUR €0,16)
*** FLOP *** [3d,Qs,8d]
ann: checks
bob: bets $0,45 (EUR €0,36)
ann: folds
bob: returns uncalled bet $0,45 (EUR €0,36)
***SHOW DOWN***
bob: mucks
bob wins $0,62 (EUR €0,49)
"""
