"""Compute VPIP, PFR and bb/100 of each player; pandas accepts the columns directly."""

# %%
import riverboat as rb

game = rb.HomeGame("nlhe 50/100", players=["Ann", "Bob", "Cat", "Dan"], stack=20_000, seed=5)
session = []
for _ in range(300):
    game.play({"Ann": "shark", "Bob": "caller", "Cat": "rock", "Dan": "maniac"})
    session.append(rb.HandHistory.from_facts(game.log, game.dealt_in))

# %% A row for each player of each hand.
columns = rb.to_columns(session)
print(len(columns["player"]), "rows of", ", ".join(columns))

# %%
print(f"{'':5} {'hands':>5} {'VPIP':>6} {'PFR':>6} {'bb/100':>8}")
for name in sorted(set(columns["player"])):
    rows = [k for k, player in enumerate(columns["player"]) if player == name]
    means = {key: sum(columns[key][k] for k in rows) / len(rows) for key in ("vpip", "pfr", "net")}
    print(f"{name:5} {len(rows):5} {means['vpip']:6.1%} {means['pfr']:6.1%} {means['net']:+8.1f}")
