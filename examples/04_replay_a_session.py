"""Play a session between bots, write it to a file, read it and print a hand in words."""

# %%
import riverboat as rb

game = rb.HomeGame("PLO 5/10", players=["Ann", "Bob", "Cat", "Dan"], stack=1000, seed=11)
styles = {"Ann": "shark", "Bob": "caller", "Cat": "rock", "Dan": "maniac"}
evening = []
for _ in range(50):
    game.play(styles)
    evening.append(rb.HandHistory.from_facts(game.log, game.dealt_in))
rb.convert(evening, out="evening.phhs")

# %% read_hands replays every hand by the rules.
hands = list(rb.read_hands("evening.phhs"))
print(len(hands), "hands;", sum(hand.pot for hand in hands), "chips in all pots")

# %% The largest pot, in words.
greatest = max(hands, key=lambda hand: hand.pot)
print("pot", greatest.pot, "on", greatest.board, "to", " and ".join(greatest.winners))
print("; ".join(greatest.history))

# %% The same hand in the format of PokerStars.
print(rb.convert([greatest], to="pokerstars")[:300])
