"""Sample sessions in the iPoker format."""

SESSION_START = """\
<?xml version="1.0" encoding="utf-8"?>
<session sessioncode="4400001">
 <general>
  <client_version>19.4.1</client_version>
  <mode>real</mode>
  <gametype>{game}</gametype>
  <tablename>Brno, 771001</tablename>
  <tablecurrency>EUR</tablecurrency>
  <duration>00:10</duration>
  <gamecount>1</gamecount>
  <startdate>2026-01-31 20:15:00</startdate>
  <currency>EUR</currency>
  <nickname>ann</nickname>
  <tablesize>6</tablesize>
 </general>
"""
SESSION_END = "</session>\n"


def make_cash_session(*hand_texts: str, game_type: str = "Holdem NL €0.50/€1") -> str:
    """Return a session file with these hands."""
    return SESSION_START.format(game=game_type) + "".join(hand_texts) + SESSION_END


ALL_IN_HAND = """\
 <game gamecode="9001">
  <general>
   <startdate>2026-01-31 20:15:30</startdate>
   <players>
    <player seat="8" name="dan" chips="€25" dealer="0" win="€0" bet="€25" rebuy="0" addon="0"/>
    <player seat="1" name="ann" chips="€100" dealer="1" win="€0" bet="€60" rebuy="0" addon="0"/>
    <player seat="3" name="bob" chips="€60" dealer="0" win="€143" bet="€60"/>
    <player seat="5" name="cat" chips="€80.50" dealer="0" win="€0" bet="€1"/>
   </players>
  </general>
  <round no="0">
   <action no="2" player="cat" type="2" sum="€1" cards="[cards]"/>
   <action no="1" player="bob" type="1" sum="€0.50" cards="[cards]"/>
  </round>
  <round no="1">
   <cards type="Pocket" player="ann">SA DA</cards>
   <action no="4" player="ann" type="23" sum="€60" cards=""/>
   <cards type="Pocket" player="bob">H10 S10</cards>
   <action no="5" player="bob" type="7" sum="€59.50" cards=""/>
   <cards type="Pocket" player="cat">X X</cards>
   <action no="6" player="cat" type="0" sum="€0" cards=""/>
   <cards type="Pocket" player="dan">CK CQ</cards>
   <action no="3" player="dan" type="7" sum="€25" cards=""/>
  </round>
  <round no="2"><cards type="Flop" player="">C10 D2 S7</cards></round>
  <round no="3"><cards type="Turn" player="">H3</cards></round>
  <round no="4"><cards type="River" player="">S4</cards></round>
 </game>
"""
"""Two all-ins and a side pot; the actions of a street are listed by player."""

UNCALLED_HAND = """\
 <game gamecode="9002">
  <general>
   <startdate>31/01/2026 20:17:00</startdate>
   <players>
    <player seat="1" name="ann" chips="€40" dealer="0" win="€0" bet="€1"/>
    <player seat="3" name="bob &amp; co" chips="€1 203,50" dealer="1" win="€6,90" bet="€6"/>
    <player seat="5" name="cat" chips="€80.50" dealer="0" win="€0" bet="€3"/>
    <player seat="6" name="" chips="€0" dealer="0" win="€0" bet="€0"/>
    <player seat="8" name="dan" chips="€25" dealer="0" win="€0" bet="€0"/>
   </players>
  </general>
  <round no="0">
   <action no="1" player="cat" type="1" sum="€0.50"/>
   <action no="2" player="dan" type="8" sum="€0"/>
   <action no="3" player="ann" type="2" sum="€1"/>
  </round>
  <round no="1">
   <cards type="Pocket" player="ann">S2 D7</cards>
   <cards type="Pocket" player="bob &amp; co">X X</cards>
   <cards type="Pocket" player="cat">X X</cards>
   <action no="4" player="bob &amp; co" type="23" sum="€3"/>
   <action no="5" player="cat" type="3" sum="€2.50"/>
   <action no="6" player="ann" type="0" sum="€0"/>
  </round>
  <round no="2">
   <cards type="Flop">C10 D2 S7</cards>
   <action no="7" player="cat" type="4" sum="€0"/>
   <action no="8" player="bob &amp; co" type="5" sum="€3"/>
   <action no="9" player="cat" type="0" sum="€0"/>
  </round>
 </game>
"""
"""An uncalled bet of 3 returns to Bob; an older client includes it in the amount won."""

LIMIT_HAND = """\
 <game gamecode="9003">
  <general>
   <startdate>2026-01-31 20:18:00</startdate>
   <players>
    <player seat="1" name="ann" chips="$40" dealer="0" win="$0" bet="$4"/>
    <player seat="3" name="bob" chips="$50" dealer="1" win="$14.40" bet="$8"/>
    <player seat="5" name="cat" chips="$80" dealer="0" win="$0" bet="$3"/>
   </players>
  </general>
  <round no="0">
   <action no="1" player="cat" type="1" sum="$1"/>
   <action no="2" player="ann" type="2" sum="$2"/>
  </round>
  <round no="1">
   <cards type="Pocket" player="ann">S2 D7</cards>
   <cards type="Pocket" player="bob">X X</cards>
   <cards type="Pocket" player="cat">X X</cards>
   <action no="3" player="bob" type="23" sum="$4"/>
   <action no="4" player="cat" type="3" sum="$3"/>
   <action no="5" player="ann" type="3" sum="$2"/>
  </round>
  <round no="2">
   <cards type="Flop">c10 d2 s7</cards>
   <action no="6" player="cat" type="4" sum="$0"/>
   <action no="7" player="ann" type="4" sum="$0"/>
   <action no="8" player="bob" type="5" sum="$2"/>
   <action no="9" player="cat" type="0" sum="$0"/>
   <action no="10" player="ann" type="3" sum="$2"/>
  </round>
  <round no="3">
   <cards type="Turn">h3</cards>
   <action no="11" player="ann" type="4" sum="$0"/>
   <action no="12" player="bob" type="5" sum="$4"/>
   <action no="13" player="ann" type="0" sum="$0"/>
  </round>
 </game>
"""
OMAHA_HAND = """\
 <game gamecode="9004">
  <general>
   <startdate>2026-01-31 20:19:00</startdate>
   <players>
    <player seat="1" name="ann" chips="€40" dealer="1" win="€0" bet="€4"/>
    <player seat="3" name="bob" chips="€50" dealer="0" win="€7.70" bet="€4"/>
   </players>
  </general>
  <round no="0">
   <action no="1" player="ann" type="1" sum="€0.50"/>
   <action no="2" player="bob" type="2" sum="€1"/>
  </round>
  <round no="1">
   <cards type="Pocket" player="ann">S2 D7 DA CA H9</cards>
   <cards type="Pocket" player="bob">D10 S10 H6 S6 C2</cards>
   <action no="3" player="ann" type="23" sum="€3"/>
   <action no="4" player="bob" type="3" sum="€2"/>
  </round>
  <round no="2">
   <cards type="Flop">C10 D2 S7</cards>
   <action no="5" player="bob" type="4" sum="€0"/>
   <action no="6" player="ann" type="4" sum="€0"/>
  </round>
  <round no="3">
   <cards type="Turn">H3</cards>
   <action no="7" player="bob" type="5" sum="€1"/>
   <action no="8" player="ann" type="3" sum="€1"/>
  </round>
  <round no="4">
   <cards type="River">H4</cards>
   <action no="9" player="bob" type="4" sum="€0"/>
   <action no="10" player="ann" type="4" sum="€0"/>
  </round>
 </game>
"""
STUD_HAND = """\
 <game gamecode="9005">
  <general>
   <startdate>2026-01-31 20:20:00</startdate>
   <players>
    <player seat="1" name="bob" chips="€26" dealer="1" win="€2.28" bet="€1.20"/>
    <player seat="4" name="ann" chips="€12" dealer="0" win="€0" bet="€1.20"/>
   </players>
  </general>
  <round no="0">
   <action no="1" player="bob" type="15" sum="€0.20"/>
   <action no="2" player="ann" type="15" sum="€0.20"/>
  </round>
  <round no="1"></round>
  <round no="2">
   <cards type="Second Street" player="bob">H8 DJ</cards>
   <action no="4" player="bob" type="5" sum="€0.50"/>
   <cards type="Second Street" player="ann">SQ C3</cards>
   <action no="3" player="ann" type="16" sum="€0.20"/>
   <action no="5" player="ann" type="3" sum="€0.30"/>
  </round>
  <round no="3">
   <cards type="Third Street" player="bob">C4</cards>
   <action no="6" player="bob" type="5" sum="€0.50"/>
   <cards type="Third Street" player="ann">C2</cards>
   <action no="7" player="ann" type="3" sum="€0.50"/>
  </round>
  <round no="4">
   <cards type="Fourth Street" player="bob">S4</cards>
   <action no="8" player="bob" type="4" sum="€0"/>
   <cards type="Fourth Street" player="ann">CK</cards>
   <action no="9" player="ann" type="4" sum="€0"/>
  </round>
  <round no="5">
   <cards type="River" player="bob">DK</cards>
   <action no="10" player="bob" type="4" sum="€0"/>
   <cards type="River" player="ann">C5</cards>
   <action no="11" player="ann" type="4" sum="€0"/>
  </round>
 </game>
"""

TOURNAMENT_HAND = """\
 <game gamecode="9101">
  <general>
   <startdate>2026-02-09 11:01:24</startdate>
   <smallblind>250</smallblind>
   <bigblind>500</bigblind>
   <ante>75</ante>
   <players>
    <player seat="1" name="bob" chips="100,000" dealer="1" win="0" bet="75" reg_code=""/>
    <player seat="3" name="cat" chips="100,000" dealer="0" win="0" bet="325"/>
    <player seat="4" name="ann" chips="400" dealer="0" win="0" bet="400"/>
    <player seat="9" name="dan" chips="102,700" dealer="0" win="1,200" bet="1,075"/>
   </players>
  </general>
  <round no="0">
   <action no="1" player="cat" type="15" sum="75"/>
   <action no="2" player="ann" type="15" sum="75"/>
   <action no="3" player="dan" type="15" sum="75"/>
   <action no="4" player="bob" type="15" sum="75"/>
   <action no="5" player="cat" type="1" sum="250"/>
   <action no="6" player="ann" type="2" sum="325"/>
  </round>
  <round no="1">
   <cards type="Pocket" player="ann">S5 S4</cards>
   <cards type="Pocket" player="bob">X X</cards>
   <cards type="Pocket" player="cat">X X</cards>
   <cards type="Pocket" player="dan">HK S8</cards>
   <action no="7" player="dan" type="23" sum="1,000"/>
   <action no="8" player="bob" type="0" sum="0"/>
   <action no="9" player="cat" type="0" sum="0"/>
  </round>
  <round no="2"><cards type="Flop">D6 H2 CJ</cards></round>
  <round no="3"><cards type="Turn">H10</cards></round>
  <round no="4"><cards type="River">H9</cards></round>
 </game>
 <game gamecode="9102">
  <general>
   <startdate>2026-02-09 11:02:24</startdate>
   <players>
    <player seat="1" name="bob" chips="99 925" dealer="0" win="500" bet="250"/>
    <player seat="3" name="cat" chips="99 675" dealer="1" win="0" bet="0"/>
    <player seat="9" name="dan" chips="103 250" dealer="0" win="0" bet="250"/>
   </players>
  </general>
  <round no="0">
   <action no="1" player="dan" type="1" sum="250"/>
   <action no="2" player="bob" type="2" sum="500"/>
  </round>
  <round no="1">
   <cards type="Pocket" player="bob">X X</cards>
   <cards type="Pocket" player="cat">X X</cards>
   <cards type="Pocket" player="dan">X X</cards>
   <action no="3" player="cat" type="0" sum="0"/>
   <action no="4" player="dan" type="0" sum="0"/>
  </round>
 </game>
"""


def tournament_session(*hand_texts: str) -> str:
    """Return a session file with tournament hands."""
    session_start = SESSION_START.format(game="Holdem NL").replace(
        "<tablecurrency>EUR</tablecurrency>", ""
    )
    tournament_tags = """\
  <tournamentcode>887001</tournamentcode>
  <tournamentname>€2 Mystery [6-Max]</tournamentname>
  <place>N/A</place>
  <buyin>€0.91 + €0.91 + €0.18</buyin>
  <totalbuyin>€2</totalbuyin>
  <win>N/A</win>
 </general>
"""
    return (
        session_start.replace(" </general>\n", tournament_tags).replace("19.4.1", "23.5.2")
        + "".join(hand_texts)
        + SESSION_END
    )
