"""Hands of our own in the formats of sites that have closed or changed their software."""

EVERLEAF_HANDS = """\
Everleaf Gaming Game #500100201
***** Hand history for game #500100201 *****
Blinds $0.50/$1 NL Hold'em - 2011/02/03 - 20:15:00
Table Pier IV
Seat 2 is the button
Total number of players: 5
Seat 1: ann (  $ 100 USD )
Seat 2: bob b (  $ 84.50 USD )
Seat 4: cat (  $ 61 USD )
Seat 5: dan ( new player )
Seat 6: eve (  $ 120.25 USD )
cat: posts small blind [$ 0.50 USD]
eve: posts big blind [$ 1 USD]
ann: posts big blind [$ 1 USD]
** Dealing down cards **
Dealt to cat [ Ah, Ks ]
ann checks
bob b raises [$ 3 USD]
cat calls [$ 2.50 USD]
eve folds
dan has joined the table
ann folds
** Dealing Flop ** [ As, 7d, 2c ]
cat checks
bob b: bets [$ 5 USD]
cat raises [$ 12 USD]
bob b calls [$ 7 USD]
** Dealing Turn ** [ 9h ]
cat: bets [$ 46 USD]
bob b calls [$ 46 USD]
** Dealing River ** [ 3h ]
cat shows [ Ah, Ks ] a pair of aces
bob b shows [ Ad, Kd ]a pair of aces
cat wins $ 60.75 USD from main pot with a pair of aces [ Ah, As, Ks, 9h, 7d ]
bob b wins $ 60.75 USD from main pot with a pair of aces [ Ad, As, Kd, 9h, 7d ]



Everleaf Gaming Game #500100202
***** Hand history for game #500100202 *****
Blinds $0.50/$1 NL Hold'em - 2011/02/03 - 20:16:10
Table Pier IV
Seat 4 is the button
Total number of players: 3
Seat 1: ann (  $ 99 USD )
Seat 4: cat (  $ 60.75 USD )
Seat 6: eve (  $ 119.25 USD )
eve: posts small blind [$ 0.50 USD]
ann: posts big blind [$ 1 USD]
** Dealing down cards **
Dealt to cat [ 9c, 9d ]
cat raises [$ 2.50 USD]
eve folds
ann folds
cat does not show cards
cat wins $ 2.50 USD from main pot
"""

EVERLEAF_HI_LO_HAND = """\
Everleaf Gaming Game #500100301
***** Hand history for game #500100301 *****
$0.50/$1 Omaha Hi/Lo - 2011/02/03 - 21:00:00
Table Weir I
Seat 6 is the button
Total number of players: 2
Seat 6: ann (  $ 25 USD )
Seat 10: bob (  $ 25 USD )
ann: posts small blind [$ 0.25 USD]
bob: posts big blind [$ 0.50 USD]
** Dealing down cards **
Dealt to bob [ As, 2c, Kd, Kh ]
ann calls [$ 0.25 USD]
bob raises [$ 0.50 USD]
ann calls [$ 0.50 USD]
** Dealing Flop ** [ Kc, 7d, 3s ]
bob: bets [$ 0.50 USD]
ann calls [$ 0.50 USD]
** Dealing Turn ** [ 8h ]
bob: bets [$ 1 USD]
ann calls [$ 1 USD]
** Dealing River ** [ Jc ]
bob checks
ann checks
bob shows [ As, 2c, Kd, Kh ] three of a kind, kings
ann does not show cards
bob wins  high ($ 2.38 USD) from main pot with three of a kind, kings [ Kd, Kh, Kc, Jc, 8h ]
bob wins  low ($2.37) from main pot with 8, 7, 3, 2, A [ As, 8h, 7d, 3s, 2c ]
"""

BETFAIR_HAND = """\
***** Betfair Poker Hand History for Game 700200301 *****
PL $0.05/$0.10 Omaha - Sunday, October 18, 20:00:00 GMT 2009
Table Lock 7 6-max (Real Money)
Seat 2 is the button
Total number of active players : 4
Seat 1: ann ( $1 )
Seat 2: bob b ( $9.38 )
Seat 3: cat ( $2.82 )
Seat 4: dan ( $4.13 )
cat posts small blind [$0.05]
dan posts big blind [$0.10]
** Dealing down cards **
Dealt to ann [ 7c, 6c, 5h, Jh ]
ann raises to [$0.35]
bob b calls [$0.35]
cat folds
dan goes all-in
dan raises to [$1.35]
ann goes all-in
ann calls [$0.65]
bob b calls [$1]
** Dealing Flop ** [ 4d, 5d, 6d ]
dan checks
bob b bets [$2]
dan calls [$2]
** Dealing Turn ** [ 3s ]
dan checks
bob b checks
** Dealing River ** [ 4c ]
dan checks
bob b checks
** Showdown **
dan shows [ 7d, 8c, 3d, 6h ] a straight flush, Seven to Three
bob b shows [ 3h, 4h, Td, 4s ] four of a kind, Fours
ann shows [ 7c, 6c, 5h, Jh ] a straight, Seven to Three
** Hand Conclusion **
dan wins $4.50 from side pot #1 with a straight flush, Seven to Three
dan wins $2.90 from main pot with a straight flush, Seven to Three
************  Game 700200301 ends  ************
"""

ENTRACTION_HANDS = """\
Game # 2145000101 - Texas Hold'em Fixed Limit EUR 10/20 - Table "Lorna"

Players(max 6):
ann b                       (EUR 468.50 in seat 4)
bob                         (EUR 528.50 in seat 5)

Dealer:                     bob
Small Blind:                bob         (5.00)
Big Blind:                  ann b       (10.00)

ann b was dealt:            9c - 7d

bob                         Raise       (15.00)
ann b                       Raise       (20.00)
bob                         Call        (10.00)

Flop                        2c - Ad - 4h

ann b                       Check
bob                         Bet         (10.00)
ann b                       Fold
bob                         Payback     (10.00)

bob didn't show hand

bob wins:                   EUR 59.25
Rake:                       EUR 0.75

Game ended 2011-03-26 13:19:18 GMT


Game # 2145000102 - Omaha High Pot Limit EUR 0.50/1 - Table "Max Low"

Players(max 6):
ann b                       (EUR 117.43 in seat 1)
bob                         (EUR 116.24 in seat 2)
cat                         (EUR 100.00 in seat 3)
dan                         (EUR 90.18 in seat 4)

Dealer:                     bob
Small Blind:                cat         (0.50)
Big Blind:                  dan         (1.00)
Small + Big Blind:          ann b       (1.50)

bob was dealt:              Ad - Td - 7s - 8h

ann b                       Check
bob                         Raise       (3.50)
cat                         Fold
dan                         Call        (2.50)
ann b                       Fold

Flop                        Kh - 8s - 2s

dan                         Check
bob                         Check

Turn                        Kh - 8s - 2s - 8d

dan                         Check
bob                         Bet         (6.00)
dan                         Call        (6.00)

River                       Kh - 8s - 2s - 8d - 3c

dan                         Check
bob                         Check

bob shows:                  Ad - Td - 7s - 8h (three of a kind, Eights)

dan didn't show hand (Kc - Qc - 4h - 4d)

bob wins:                   EUR 19.95 (with three of a kind, Eights)
Rake:                       EUR 1.05

Game ended 2011-07-20 23:45:00 CEST
"""

PKR_HANDS = """\
Table #52000155 - Leeward Point
Starting Hand #2433000728
Start time of hand: 05 Oct 2013 01:15:45
Last Hand #2433000369
Game Type: HOLD'EM
Limit Type: NO LIMIT
Table Type: RING
Money Type: REAL MONEY
Blinds are now $0.25 / $0.50
Button is at seat 1
Seat 1: ann - $51.89
Seat 2: bob - $50 (away from table)
Seat 3: cat c - $33.60
Seat 4: dan - $7
Seat 6: eve - $50.35
Shuffling Deck
bob will be dealt in after the button
Moving Button to seat 3
dan posts small blind ($0.25)
eve posts big blind ($0.50)
Dealing Cards
Dealing [9 s][6 d] to ann
ann folds
cat c calls $0.50
dan raises to $7 (all-in)
eve: good luck
eve calls $7
cat c raises to $33.60 (all-in)
eve calls $33.60
Pot sizes: $21
Pot sizes: $53.20
eve shows [A h][J c]
cat c shows [Q h][Q c]
dan shows [K s][T s]
Dealing Flop [7 d][3 c][J d]
Dealing Turn [J s]
eve says nice
Dealing River [5 h]
Taking Rake of $3 from pot 1
eve has Three of a Kind: Jacks
eve wins $53.20 from side pot #1 with: Three of a Kind: Jacks
eve wins $18 with: Three of a Kind: Jacks
Seat 1: ann - $51.89
Seat 2: bob - $50
Seat 3: cat c - $0
Seat 4: dan - $0
Seat 6: eve - $87.95
End of Hand #2433000728

Table #52000155 - Leeward Point
Starting Hand #2433000729
Start time of hand: 05 Oct 2013 01:17:45
Last Hand #2433000728
Game Type: HOLD'EM
Limit Type: NO LIMIT
Table Type: RING
Money Type: REAL MONEY
Blinds are now $0.25 / $0.50
Button is at seat 3
Seat 1: ann - $51.89
Seat 6: eve - $87.95
Shuffling Deck
Moving Button to seat 6
eve posts small blind ($0.25)
ann posts big blind ($0.50)
Dealing Cards
Dealing [As 8h] to ann
eve calls $0.50
ann checks
Pot sizes: $1
Dealing Flop [9s Ac 5s]
ann bets $1
eve raises to $2
ann calls $2
Pot sizes: $5
Dealing Turn [4s]
ann checks
eve bets $5
ann folds
Returning $5 to eve uncalled
Taking Rake of $0.25 from pot 1
eve doesn't show
eve wins $4.75
Seat 1: ann - $49.39
Seat 6: eve - $90.20
End of Hand #2433000729
"""

BETONLINE_HANDS = """\
BetOnline Poker Game #1002000798: Hold'em No Limit ($0.25/0.50) - \
2012/04/11 01:59:39 GMT Daylight Time
Table 'Blue Runner' 10-Max, Seat #5 is the button
Seat 5: ann (43.42 in chips) - The button
Seat 6: bob (60.12 in chips) - Small Blind
Seat 9: cat c (32.23 in chips) - Big Blind
Seat 0: dan (39.79 in chips)
Seat 3: eve (8.63 in chips)
Seat 4: fay (20.00 in chips) - Sitting out
ann: ante processed 0.00
bob: posts small blind 0.25
cat c: posts big blind 0.50
eve: post dead 0.50
*** HOLE CARDS ***
Dealt to ann [2h 3c]
dan: raises 1.50 to 1.50
eve: calls 1.00
gus joins the table at seat #7
ann: folds
bob: calls 1.25
cat c: folds
*** FLOP *** [6c 7s Qc]
bob: checks
dan: bets 3.00
eve: raises 6.88 to 6.88 and is all in
bob: folds
dan: calls 3.88
*** SHOW DOWN ***
dan shows Ah Qd
eve shows 7h 6h
*** SUMMARY ***
Total pot 18.01 | Rake 1.00
Board [6c 7s Qc 10d 2s]
Seat 5: ann folded before Flop
Seat 6: bob folded on the Flop
Seat 9: cat c folded before Flop
Seat 0: dan showed [Ah Qd] but did not win
Seat 3: eve showed [7h 6h] and won (18.01)
dan said "nh"



BetOnline Poker Game #1587000647: Tournament #7212000: Hold'em $40.00/$80.00 - \
2016/03/21 17:09:38 Eastern Daylight Time
Table '7212000-102' 10-Max, Seat #8 is the button
Seat 9: ann (4941.25 in chips) - Small Blind
Seat 8: bob (2390.84 in chips) - The button
Seat 0: cat (1380.00 in chips) - Big Blind
ann: ante processed 10.00
bob: ante processed 10.00
cat: ante processed 10.00
ann: posts small blind 50.00
cat: posts big blind 100.00
*** HOLE CARDS ***
Dealt to cat [Jh 9s]
bob: calls 100.00
ann: raises 250.00 to 300.00
cat: folds
bob: calls 200.00
*** FLOP *** [Qh 2h 3s]
ann: checks
bob: checks
*** TURN *** [Qh 2h 3s][7h]
ann: bets 200.00
bob: calls 200.00
*** RIVER *** [Qh 2h 3s 7h][4h]
ann: checks
bob: bets 400.00
ann: folds
Uncalled bet (400.00) returned to bob
*** SUMMARY ***
Total pot 1130.00
Board [Qh 2h 3s 7h 4h]
Seat 9: ann folded on the River
Seat 8: bob collected (1130.00)
Seat 0: cat folded before Flop
"""

BETONLINE_SIDE_POT_HAND = """\
BetOnline Poker Game #1700000801: Hold'em No Limit ($0.50/1.00) - \
2016/05/02 20:15:00 Eastern Daylight Time
Table 'Green Heron' 6-Max, Seat #2 is the button
Seat 2: ann (80.00 in chips) - The button
Seat 3: bob (100.00 in chips) - Small Blind
Seat 4: cat (6.00 in chips) - Big Blind
Seat 5: dan (95.00 in chips)
bob: posts small blind 0.50
cat: posts big blind 1.00
*** HOLE CARDS ***
Dealt to ann [2c 7d]
dan: raises 3.00 to 3.00
ann: folds
bob: calls 2.50
cat: raises 5.00 to 6.00 and is all in
dan: calls 3.00
bob: calls 3.00
*** FLOP *** [4s 9h Jc]
bob: bets 10.00
dan: calls 10.00
*** TURN *** [4s 9h Jc][5c]
bob: checks
dan: checks
*** RIVER *** [4s 9h Jc 5c][2h]
bob: bets 30.00
dan: folds
Uncalled bet (30.00) returned to bob
cat shows Jd Js
*** SUMMARY ***
Total pot 17.00 | Rake 1.00
Board [4s 9h Jc 5c 2h]
Seat 2: ann folded before Flop
Seat 3: bob collected (20.00)
Seat 4: cat showed [Jd Js] and won (17.00)
Seat 5: dan folded on the River
"""

_FACE_DOWN_CARDS = '<CARD LINK="b"></CARD><CARD LINK="b"></CARD>'


def _tag_cards(*card_numbers: int) -> str:
    return "".join([f'<CARD LINK="{number}"></CARD>' for number in card_numbers])


BOSS_HANDS = f"""\
<?xml version="1.0" encoding="UTF-8"?>
<ROOT>
<HISTORY ID="2833000803" SESSION="session62.xml" TABLE="Table TH 49" GAME="GAME_THM" \
GAMETYPE="GAMETYPE_REAL" GAMEKIND="GAMEKIND_CASH" TABLECURRENCY="EUR" LIMIT="NL" \
STAKES="0.50/1.00" DATE="1330330000" TABLETOURNEYID="" WIN="0.00" LOSS="0.00">
<PLAYER NAME="ann" SEAT="1" AMOUNT="100.00" STATE="STATE_PLAYING" DEALER="N"></PLAYER>
<PLAYER NAME="" SEAT="2" AMOUNT="0.00" STATE="STATE_RESERVED" DEALER="N"></PLAYER>
<PLAYER NAME="bob" SEAT="3" AMOUNT="111.36" STATE="STATE_PLAYING" DEALER="N"></PLAYER>
<PLAYER NAME="cat" SEAT="4" AMOUNT="30.00" STATE="STATE_PLAYING" DEALER="Y"></PLAYER>
<ACTION TYPE="HAND_BLINDS" PLAYER="bob" KIND="HAND_BB" VALUE="1.00"></ACTION>
<ACTION TYPE="HAND_BLINDS" PLAYER="ann" KIND="HAND_SB" VALUE="0.50"></ACTION>
<ACTION TYPE="HAND_DEAL" PLAYER="ann">{_tag_cards(11, 39)}</ACTION>
<ACTION TYPE="HAND_DEAL" PLAYER="bob">{_FACE_DOWN_CARDS}</ACTION>
<ACTION TYPE="HAND_DEAL" PLAYER="cat">{_FACE_DOWN_CARDS}</ACTION>
<ACTION TYPE="ACTION_RAISE" PLAYER="cat" VALUE="3.00"></ACTION>
<ACTION TYPE="ACTION_CALL" PLAYER="ann" VALUE="3.00"></ACTION>
<ACTION TYPE="ACTION_CALL" PLAYER="bob" VALUE="3.00"></ACTION>
<ACTION TYPE="HAND_BOARD" VALUE="BOARD_FLOP" POT="9.00">{_tag_cards(27, 3, 0)}</ACTION>
<ACTION TYPE="ACTION_BET" PLAYER="ann" VALUE="5.00"></ACTION>
<ACTION TYPE="ACTION_RAISE" PLAYER="bob" VALUE="15.00"></ACTION>
<ACTION TYPE="ACTION_ALLIN" PLAYER="cat" VALUE="27.00"></ACTION>
<ACTION TYPE="ACTION_FOLD" PLAYER="ann"></ACTION>
<ACTION TYPE="ACTION_CALL" PLAYER="bob" VALUE="27.00"></ACTION>
<ACTION TYPE="HAND_BOARD" VALUE="BOARD_TURN" POT="65.00">{_tag_cards(27, 3, 0, 23)}</ACTION>
<ACTION TYPE="HAND_BOARD" VALUE="BOARD_RIVER" POT="65.00">{_tag_cards(27, 3, 0, 23, 40)}</ACTION>
<SHOWDOWN NAME="HAND_SHOWDOWN" POT="65.00" RAKE="3.00">
<RESULT PLAYER="cat" WIN="65.00" HAND="$(STR_G_WIN_TWOPAIR)">{_tag_cards(13, 16)}</RESULT>
<RESULT PLAYER="bob" WIN="0.00" HAND="$(STR_G_MUCK)">{_tag_cards(12, 26)}</RESULT>
</SHOWDOWN></HISTORY>
<HISTORY ID="2833000804" SESSION="session62.xml" TABLE="Table TH 50" GAME="GAME_THM" \
GAMETYPE="GAMETYPE_REAL" GAMEKIND="GAMEKIND_CASH" TABLECURRENCY="USD" LIMIT="FL" \
STAKES="10.00/20.00" DATE="1304416467" TABLETOURNEYID="" WIN="0.00" LOSS="0.00">
<PLAYER NAME="ann" SEAT="1" AMOUNT="250.00"></PLAYER>
<PLAYER NAME="bob" SEAT="2" AMOUNT="199.00"></PLAYER>
<PLAYER NAME="cat" SEAT="3" AMOUNT="197.65"></PLAYER>
<PLAYER NAME="dan" SEAT="5" AMOUNT="522.00"></PLAYER>
<ACTION TYPE="HAND_BLINDS" PLAYER="dan" KIND="HAND_SB" VALUE="5.00"></ACTION>
<ACTION TYPE="HAND_BLINDS" PLAYER="ann" KIND="HAND_BB" VALUE="10.00"></ACTION>
<ACTION TYPE="HAND_BLINDS" PLAYER="cat" KIND="HAND_AB" VALUE="15.00"></ACTION>
<ACTION TYPE="HAND_DEAL" PLAYER="bob">{_tag_cards(37, 10)}</ACTION>
<ACTION TYPE="ACTION_RAISE" PLAYER="bob" VALUE="20.00"></ACTION>
<ACTION TYPE="ACTION_CALL" PLAYER="cat" VALUE="20.00"></ACTION>
<ACTION TYPE="ACTION_FOLD" PLAYER="dan"></ACTION>
<ACTION TYPE="ACTION_CALL" PLAYER="ann" VALUE="20.00"></ACTION>
<ACTION TYPE="HAND_BOARD" VALUE="BOARD_FLOP" POT="70.00">{_tag_cards(22, 12, 25)}</ACTION>
<ACTION TYPE="ACTION_CHECK" PLAYER="ann"></ACTION>
<ACTION TYPE="ACTION_BET" PLAYER="bob" VALUE="10.00"></ACTION>
<ACTION TYPE="ACTION_FOLD" PLAYER="cat"></ACTION>
<ACTION TYPE="ACTION_FOLD" PLAYER="ann"></ACTION>
<SHOWDOWN NAME="HAND_SHOWDOWN" POT="67.00" RAKE="3.00">
<RESULT PLAYER="bob" WIN="67.00" HAND="$(STR_BY_DEFAULT)">{_FACE_DOWN_CARDS}</RESULT>
</SHOWDOWN></HISTORY>
</ROOT>
"""

BOSS_ADDED_CALLS_HAND = f"""\
<HISTORY ID="1978000345" SESSION="session33.xml" TABLE="Delta 1" GAME="GAME_OMA" \
GAMETYPE="GAMETYPE_REAL" GAMEKIND="GAMEKIND_CASH" TABLECURRENCY="SEK" LIMIT="PL" \
STAKES="2.00/4.00" DATE="1374166750" TABLETOURNEYID="" BET="0.00" POT="53.00" WIN="0.00">
<PLAYER NAME="ann" SEAT="1" AMOUNT="351.00" STATE="STATE_PLAYING" DEALER="Y"></PLAYER>
<PLAYER NAME="bob" SEAT="2" AMOUNT="289.40" STATE="STATE_PLAYING" DEALER="N"></PLAYER>
<PLAYER NAME="cat" SEAT="3" AMOUNT="835.46" STATE="STATE_PLAYING" DEALER="N"></PLAYER>
<ACTION TYPE="HAND_BLINDS" PLAYER="bob" KIND="HAND_SB" VALUE="2.00"></ACTION>
<ACTION TYPE="HAND_BLINDS" PLAYER="cat" KIND="HAND_BB" VALUE="4.00"></ACTION>
<ACTION TYPE="HAND_DEAL" PLAYER="ann">{_tag_cards(11, 20, 1, 40)}</ACTION>
<ACTION TYPE="ACTION_RAISE" PLAYER="ann" VALUE="9.00"></ACTION>
<ACTION TYPE="ACTION_CALL" PLAYER="bob" VALUE="7.00"></ACTION>
<ACTION TYPE="ACTION_FOLD" PLAYER="cat"></ACTION>
<ACTION TYPE="HAND_BOARD" VALUE="BOARD_FLOP" POT="22.00">{_tag_cards(10, 19, 27)}</ACTION>
<ACTION TYPE="ACTION_BET" PLAYER="bob" VALUE="8.00"></ACTION>
<ACTION TYPE="ACTION_RAISE" PLAYER="ann" VALUE="17.00"></ACTION>
<ACTION TYPE="ACTION_CALL" PLAYER="bob" VALUE="9.00"></ACTION>
<ACTION TYPE="HAND_BOARD" VALUE="BOARD_TURN" POT="54.00">{_tag_cards(10, 19, 27, 39)}</ACTION>
<ACTION TYPE="ACTION_CHECK" PLAYER="bob"></ACTION>
<ACTION TYPE="ACTION_BET" PLAYER="ann" VALUE="37.00"></ACTION>
<ACTION TYPE="ACTION_FOLD" PLAYER="bob"></ACTION>
<SHOWDOWN NAME="HAND_SHOWDOWN" POT="54.00" RAKE="2.00">
<RESULT PLAYER="ann" WIN="54.00" HAND="$(STR_BY_DEFAULT)" WINCARDS="">{_FACE_DOWN_CARDS}</RESULT>
</SHOWDOWN></HISTORY>
"""
