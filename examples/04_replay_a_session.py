"""Play a session between bots, write it to a file, read it and print a hand in words."""

# %%
import riverboat as rb

game = rb.HomeGame("PLO 5/10", players=["Ann", "Bob", "Cat", "Dan"], stack=1000, seed=11)
styles = {"Ann": "shark", "Bob": "caller", "Cat": "rock", "Dan": "maniac"}
session = []
for _ in range(50):
    game.play(styles)
    session.append(rb.HandHistory.from_facts(game.log, game.dealt_in))
rb.convert(session, out="evening.phhs")

# %% read_hands replays every hand by the rules.
hands = list(rb.read_hands("evening.phhs"))
print(len(hands), "hands;", sum(hand.pot for hand in hands), "chips in all pots")

# %% The largest pot, in words.
largest_hand = max(hands, key=lambda hand: hand.pot)
print("pot", largest_hand.pot, "on", largest_hand.board, "to", " and ".join(largest_hand.winners))
print("; ".join(largest_hand.history))

# %% The same hand in the format of PokerStars.
print(rb.convert([largest_hand], to="pokerstars")[:300])
