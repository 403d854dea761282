"""An evening between bots: played, written as a file, read again, and told in words."""

# %%
import riverboat as rb

game = rb.HomeGame("PLO 5/10", players=["Ann", "Bob", "Cat", "Dan"], stack=1000, seed=11)
styles = {"Ann": "shark", "Bob": "caller", "Cat": "rock", "Dan": "maniac"}
evening = []
for _ in range(50):
    game.play(styles)
    evening.append(rb.HandHistory.from_facts(game.log, game.dealt_in))
rb.convert(evening, out="evening.phhs")

# %% Every hand is played again by the rules on its way in.
hands = list(rb.read_hands("evening.phhs"))
print(len(hands), "hands;", sum(hand.pot for hand in hands), "chips in all pots")

# %% The greatest pot, told.
greatest = max(hands, key=lambda hand: hand.pot)
print("pot", greatest.pot, "on", greatest.board, "to", " and ".join(greatest.winners))
print("; ".join(greatest.history))

# %% The same in the format of a site.
print(rb.convert([greatest], to="pokerstars")[:300])
