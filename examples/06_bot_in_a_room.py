"""Run your own bot in a room: `pip install 'riverboat[room]'`.

Pass the address of a room and a table to play there:
`python 06_bot_in_a_room.py http://localhost:8000 friday`. Without arguments the bot practises
against bots of the room.
"""

# %%
import sys

import riverboat as rb


class Careful(rb.Bot):
    """Raises with a pair or an ace, calls small bets, and folds otherwise."""

    def act(self, hand: rb.Hand) -> str:
        """Return the action for the hand as the bot sees it."""
        ranks = [card // 4 for card in hand.hole()]
        if (max(ranks) == 12 or len(set(ranks)) < len(ranks)) and hand.legal.low:
            return f"raise {hand.legal.low}"
        if hand.legal.may_check:
            return "check"
        return "call" if hand.legal.call * 4 <= hand.pot else "fold"


# %%
if len(sys.argv) == 3:
    import asyncio

    from riverboat.remote.play import play

    url, table = sys.argv[1:]
    asyncio.run(play(url, table, name="Careful", style=Careful(), chips=200))
else:
    print(rb.match(Careful(), "shark", "rock", game="nlhe 1/2", hands=600, seed=7))
