"""Sample hands in the Merge format."""

HOLDEM_HAND = """\
<description type="Holdem" stakes="No Limit ($0.50/$1.00)"/>
<game id="501-7" starttime="20120131151500" numholecards="2" gametype="2" seats="6" \
realmoney="true" data="20120131|Brno (501)|501|501-7|false">
 <players dealer="0">
  <player seat="0" nickname="ann" balance="$100.00" dealtin="true" />
  <player seat="2" nickname="bob" balance="$60.00" dealtin="true" />
  <player seat="3" nickname="cat" balance="$80.50" dealtin="true" />
  <player seat="4" nickname="eve" balance="$9.00" dealtin="false" />
  <player seat="5" nickname="dan" balance="$25.00" dealtin="true" />
 </players>
 <round id="BLINDS" sequence="1">
  <event sequence="1" type="SMALL_BLIND" timestamp="1" player="2" amount="0.50"/>
  <event sequence="2" type="BIG_BLIND" timestamp="2" player="3" amount="1.00"/>
  <event sequence="3" type="RETURN_BLIND" timestamp="2" player="5" amount="1.50"/>
 </round>
 <round id="PREFLOP" sequence="2">
  <event sequence="4" type="ALL_IN" timestamp="3" player="5" amount="23.50"/>
  <event sequence="5" type="RAISE" timestamp="4" player="0" amount="70.00"/>
  <event sequence="6" type="ALL_IN" timestamp="5" player="2" amount="59.50"/>
  <event sequence="7" type="FOLD" timestamp="6" player="3"/>
  <cards type="HOLE" cards="As,Ad" player="0" hand="Pair of Aces"/>
 </round>
 <round id="SHOWDOWN" sequence="3">
  <event sequence="8" type="SHOW" timestamp="7" player="0"/>
  <event sequence="9" type="SHOW" timestamp="8" player="2"/>
  <event sequence="10" type="MUCK" timestamp="9" player="5"/>
  <cards type="COMMUNITY" cards="Tc,2d,7s,3h,4s" hand="Pair of Aces"/>
  <cards type="SHOWN" cards="As,Ad" player="0"/>
  <cards type="SHOWN" cards="Th,Ts" player="2"/>
  <cards type="MUCKED" cards="Kc,Qc" player="5"/>
 </round>
 <round id="END_OF_GAME" sequence="4">
  <winner amount="{won}" uncalled="false" potnumber="1" player="2" pottype="n"/>
  <winner amount="10.00" uncalled="true" potnumber="2" player="0" pottype="n"/>
 </round>
</game>
"""
"""A raise over all-ins that no opponent can call in full; a returning player posts both blinds."""

STUD_HAND = """\
<description type="7-Stud" stakes="Limit $2/$4" version="2"/>
<game id="502-1" starttime="20120131151500" numholecards="7" gametype="38" realmoney="true" \
data="20120131|Olomouc|502|502-1|false" version="2">
 <players dealer="1">
  <player seat="0" nickname="ann" balance="$40.00" dealtin="true" />
  <player seat="1" nickname="bob" balance="$40.00" dealtin="true" />
  <player seat="4" nickname="cat" balance="$40.00" dealtin="true" />
 </players>
 <round id="BLINDS" sequence="1">
  <event sequence="1" type="ANTE" player="4" amount="0.25"/>
  <event sequence="2" type="ANTE" player="0" amount="0.25"/>
  <event sequence="3" type="ANTE" player="1" amount="0.25"/>
 </round>
 <round id="BRING_IN" sequence="2">
  <event sequence="4" type="BRING_IN" player="4" amount="1.00"/>
  <cards type="HOLE" cards="9c,6c,Ah" player="0" hand="Ace High"/>
  <cards type="DRAW_DRAWN_CARDS" cards=",,5h" player="1"/>
  <cards type="DRAW_DRAWN_CARDS" cards="null,null,2h" player="4"/>
 </round>
 <round id="THIRD_STREET" sequence="3">
  <event sequence="5" type="COMPLETE" player="0" amount="2.00"/>
  <event sequence="6" type="CALL" player="1" amount="2.00"/>
  <event sequence="7" type="FOLD" player="4"/>
 </round>
 <round id="FOURTH_STREET" sequence="4">
  <event sequence="8" type="BET" player="0" amount="2.00"/>
  <event sequence="9" type="RAISE" player="1" amount="4.00"/>
  <event sequence="10" type="CALL" player="0" amount="2.00"/>
  <cards type="HOLE" cards="9c,6c,Ah,9d" player="0" hand="Pair"/>
  <cards type="DRAW_DRAWN_CARDS" cards=",,5h,8s" player="1"/>
 </round>
 <round id="FIFTH_STREET" sequence="5">
  <event sequence="11" type="CHECK" player="0"/>
  <event sequence="12" type="CHECK" player="1"/>
  <cards type="HOLE" cards="9c,6c,Ah,9d,Kc" player="0" hand="Pair"/>
  <cards type="DRAW_DRAWN_CARDS" cards=",,5h,8s,Td" player="1"/>
 </round>
 <round id="SIXTH_STREET" sequence="6">
  <event sequence="13" type="CHECK" player="0"/>
  <event sequence="14" type="CHECK" player="1"/>
  <cards type="HOLE" cards="9c,6c,Ah,9d,Kc,Kd" player="0" hand="Two Pair"/>
  <cards type="DRAW_DRAWN_CARDS" cards=",,5h,8s,Td,Jd" player="1"/>
 </round>
 <round id="SEVENTH_STREET" sequence="7">
  <event sequence="15" type="BET" player="0" amount="4.00"/>
  <event sequence="16" type="CALL" player="1" amount="4.00"/>
  <cards type="HOLE" cards="9c,6c,Ah,9d,Kc,Kd,2s" player="0" hand="Two Pair"/>
  <cards type="DRAW_DRAWN_CARDS" cards=",,5h,8s,Td,Jd," player="1"/>
 </round>
 <round id="SHOWDOWN" sequence="8">
  <event sequence="17" type="SHOW" player="0"/>
  <event sequence="18" type="MUCK" player="1"/>
  <cards type="SHOWN" cards="9c,6c,Ah,9d,Kc,Kd,2s" player="0"/>
  <cards type="MUCKED" cards="7d,4h,5h,8s,Td,Jd,2c" player="1"/>
 </round>
 <round id="END_OF_GAME" sequence="9">
  <winner amount="20.75" uncalled="false" potnumber="1" player="0" hand="Two Pair" pottype="n"/>
 </round>
</game>
"""

DRAW_HAND = """\
<description type="2-7 Lowball" stakes="Limit $5/$10"/>
<game id="503-6" starttime="20110131224231" numholecards="5" gametype="67" realmoney="true" \
data="20110131|Tabor (503)|503|503-6|false">
 <players dealer="4">
  <player seat="3" nickname="ann" balance="$162.50" dealtin="true" />
  <player seat="4" nickname="bob" balance="$27.00" dealtin="true" />
 </players>
 <round id="BLINDS" sequence="1">
  <event sequence="1" type="SMALL_BLIND" player="4" amount="2.00"/>
  <event sequence="2" type="BIG_BLIND" player="3" amount="5.00"/>
 </round>
 <round id="PRE_FIRST_DRAW" sequence="2">
  <event sequence="3" type="RAISE" player="4" amount="10.00"/>
  <event sequence="4" type="CALL" player="3" amount="5.00"/>
  <cards type="HOLE" cards="Ah,5h,Ts,3c,Ad" player="3" hand="Pair of Aces"/>
 </round>
 <round id="FIRST_DRAW" sequence="3">
  <event sequence="5" type="DRAW" player="3" text="3"/>
  <event sequence="6" type="DRAW" player="4" text="1"/>
  <cards type="DRAW_DRAWN_CARDS" cards="7c,5h,4c,3c,2d" player="3" hand="7-5-4-3-2"/>
 </round>
 <round id="POST_FIRST_DRAW" sequence="4">
  <event sequence="7" type="BET" player="3" amount="5.00"/>
  <event sequence="8" type="CALL" player="4" amount="5.00"/>
 </round>
 <round id="SECOND_DRAW" sequence="5">
  <event sequence="9" type="DRAW" player="3" text="0"/>
  <event sequence="10" type="DRAW" player="4" text="1"/>
  <cards type="DRAW_DRAWN_CARDS" cards="7c,5h,4c,3c,2d" player="3" hand="7-5-4-3-2"/>
 </round>
 <round id="POST_SECOND_DRAW" sequence="6">
  <event sequence="11" type="BET" player="3" amount="10.00"/>
  <event sequence="12" type="CALL" player="4" amount="10.00"/>
 </round>
 <round id="THIRD_DRAW" sequence="7">
  <event sequence="13" type="DRAW" player="3" text="0"/>
  <event sequence="14" type="DRAW" player="4" text="0"/>
 </round>
 <round id="POST_THIRD_DRAW" sequence="8">
  <event sequence="15" type="BET" player="3" amount="10.00"/>
  <event sequence="16" type="ALL_IN" player="4" amount="2.00"/>
 </round>
 <round id="SHOWDOWN" sequence="9">
  <event sequence="17" type="SHOW" player="3"/>
  <event sequence="18" type="SHOW" player="4"/>
  <cards type="SHOWN" cards="7c,5h,4c,3c,2d" player="3"/>
  <cards type="SHOWN" cards="8h,2s,4d,5s,3s" player="4"/>
 </round>
 <round id="END_OF_GAME" sequence="10">
  <winner amount="60.50" uncalled="false" potnumber="1" player="3" hand="7-5-4-3-2" pottype="n"/>
 </round>
</game>
"""
"""Triple draw; Ann's winnings include the 8 dollars of the last bet that Bob could not call."""

TOURNAMENT_HANDS = """\
<description type="Holdem Tournament" stakes="No Limit"/>
<game id="504-1" starttime="20110622120058" numholecards="2" gametype="23" realmoney="true" \
data="20110622|$200 Freeroll - 12%3A00|777-1|504-1|true">
 <players dealer="4">
  <player seat="4" nickname="ann" balance="$990.00" dealtin="true" />
  <player seat="5" nickname="bob" balance="$980.00" dealtin="true" />
 </players>
 <round id="BLINDS" sequence="1">
  <event sequence="1" type="SMALL_BLIND" player="4" amount="10.00"/>
  <event sequence="2" type="BIG_BLIND" player="5" amount="20.00"/>
 </round>
 <round id="PREFLOP" sequence="2">
  <event sequence="3" type="ALL_IN" player="4" amount="990.00"/>
  <event sequence="4" type="FOLD" player="5"/>
  <cards type="HOLE" cards="9c,4c" player="4" hand="Nine High"/>
 </round>
 <round id="END_OF_FOLDED_GAME" sequence="3">
  <event sequence="5" type="MUCK" player="4"/>
  <winner amount="40.00" uncalled="false" potnumber="1" player="4" pottype="n"/>
  <winner amount="980.00" uncalled="true" potnumber="2" player="4" pottype="n"/>
 </round>
 <round id="END_OF_GAME" sequence="4"></round>
</game>

<game id="504-2" starttime="20110622120158" numholecards="2" gametype="23" realmoney="true" \
data="20110622|$200 Freeroll - 12%3A00|777-1|504-2|true">
 <players dealer="5">
  <player seat="4" nickname="ann" balance="$1000.00" dealtin="true" />
  <player seat="5" nickname="bob" balance="$1000.00" dealtin="true" />
 </players>
 <round id="BLINDS" sequence="1">
  <event sequence="1" type="SMALL_BLIND" player="5" amount="10.00"/>
  <event sequence="2" type="BIG_BLIND" player="4" amount="20.00"/>
 </round>
 <round id="PREFLOP" sequence="2">
  <event sequence="3" type="ALL_IN" player="5" amount="990.00"/>
  <event sequence="4" type="CALL" player="4" amount="980.00"/>
  <cards type="HOLE" cards="9c,4c" player="4" hand="Nine High"/>
 </round>
 <round id="SHOWDOWN" sequence="3">
  <event sequence="5" type="SHOW" player="4"/>
  <event sequence="6" type="SHOW" player="5"/>
  <cards type="COMMUNITY" cards="7c,Js,Ah,3h,Tc" hand="Ace High"/>
  <cards type="SHOWN" cards="9c,4c" player="4"/>
  <cards type="SHOWN" cards="Td,Th" player="5"/>
 </round>
 <round id="END_OF_GAME" sequence="4">
  <winner amount="2000.00" uncalled="false" potnumber="1" player="5" pottype="n"/>
 </round>
</game>
"""


def _format_heads_up_hands(
    first_balances: tuple[str, str], second_balances: tuple[str, str]
) -> str:
    return f"""\
<description type="Holdem Tournament" stakes="No Limit"/>
<game id="701-1" starttime="2012/08/23 02:10:05" numholecards="2" gametype="23" seats="2" \
realmoney="true" data="20120822|Brno - Turbo|700-1|701-1|true">
 <players dealer="1">
  <player seat="0" nickname="ann" balance="{first_balances[0]}" dealtin="true"/>
  <player seat="1" nickname="bob" balance="{first_balances[1]}" dealtin="true"/>
 </players>
 <round id="BLINDS" sequence="1">
  <event sequence="1" type="SMALL_BLIND" player="1" amount="10.00"/>
  <event sequence="2" type="BIG_BLIND" player="0" amount="20.00"/>
 </round>
 <round id="PREFLOP" sequence="2">
  <event sequence="3" type="RAISE" player="1" amount="40.00"/>
  <event sequence="4" type="FOLD" player="0"/>
 </round>
 <round id="END_OF_FOLDED_GAME" sequence="3">
  <winner amount="40.00" uncalled="false" potnumber="1" player="1"/>
  <winner amount="20.00" uncalled="true" potnumber="2" player="1"/>
 </round>
</game>
<game id="701-2" starttime="2012/08/23 02:10:17" numholecards="2" gametype="23" seats="2" \
realmoney="true" data="20120822|Brno - Turbo|700-1|701-2|true">
 <players dealer="0">
  <player seat="0" nickname="ann" balance="{second_balances[0]}" dealtin="true"/>
  <player seat="1" nickname="bob" balance="{second_balances[1]}" dealtin="true"/>
 </players>
 <round id="BLINDS" sequence="1">
  <event sequence="1" type="SMALL_BLIND" player="0" amount="10.00"/>
  <event sequence="2" type="BIG_BLIND" player="1" amount="20.00"/>
 </round>
 <round id="PREFLOP" sequence="2">
  <event sequence="3" type="FOLD" player="0"/>
 </round>
 <round id="END_OF_FOLDED_GAME" sequence="3">
  <winner amount="20.00" uncalled="false" potnumber="1" player="1"/>
  <winner amount="10.00" uncalled="true" potnumber="2" player="1"/>
 </round>
</game>
"""


STACKS_BEFORE_POSTS_HANDS = _format_heads_up_hands(("1500.00", "1500.00"), ("1480.00", "1520.00"))
STACKS_AFTER_POSTS_HANDS = _format_heads_up_hands(("1480.00", "1490.00"), ("1470.00", "1500.00"))
"""Two hands of a tournament, with stacks counted before and after the posts."""
