r"""Open Hand History (OHH), a format for hands as JSON from many sites.

>>> line = '''{"ohh": {"game_type": "Holdem", "bet_limit": {"bet_type": "NL"}, "currency": "USD",
... "dealer_seat": 1, "small_blind_amount": 0.5, "big_blind_amount": 1, "players": [
...   {"id": 0, "seat": 1, "name": "Ann", "starting_stack": 80},
...   {"id": 1, "seat": 4, "name": "Bob", "starting_stack": 95.5}],
... "rounds": [{"id": 0, "street": "Preflop", "actions": [
...   {"action_number": 0, "player_id": 0, "action": "Post SB", "amount": 0.5},
...   {"action_number": 1, "player_id": 1, "action": "Post BB", "amount": 1},
...   {"action_number": 2, "player_id": 0, "action": "Raise", "amount": 2},
...   {"action_number": 3, "player_id": 1, "action": "Fold"}]}],
... "pots": [{"number": 0, "amount": 2, "player_wins": [{"player_id": 0, "win_amount": 2}]}]}}'''
>>> [hand] = parse_ohh(line)
>>> hand.exact, hand.game.name, hand.scale
(True, "no-limit hold'em 50/100", 100)
>>> parse_ohh(to_ohh(hand))[0].log == hand.log
True

Versions 1.2.2 to 1.4.7 are read, including the deviations of real writers. The specification leaves
some points open: which draw or stud game was played, how a bring-in or a discard is written, and
the layout of hands in a file. Such a point is interpreted so that the hand ends as recorded, with a
note. Facts that a plain object cannot express are written under private keys
(``ohh_private_keys``).
"""

from __future__ import annotations

from riverboat.notation.ohh.ohh_reader import parse_ohh, read_ohh, read_ohh_blocks
from riverboat.notation.ohh.ohh_writer import to_ohh, to_ohh_lines, to_ohhs

__all__ = ["parse_ohh", "read_ohh", "read_ohh_blocks", "to_ohh", "to_ohh_lines", "to_ohhs"]
