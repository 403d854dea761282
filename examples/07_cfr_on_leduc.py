"""Solve Leduc by counterfactual regret minimisation and measure the exploitability."""

# %%
import riverboat as rb

solution = rb.solve.solve("leduc", method="cfr+", iterations=200)
for point in solution.curve[::4]:
    print(
        f"{point.iterations:5} iterations  exploitability {point.exploitability:.5f} chips per hand"
    )

# %%
strategy = solution.strategy
print(f"the first player wins {strategy.value:+.4f}; the literature has -0.0856")
for key in ("Ks|", "Qs|", "Js|"):
    print(key, {action: round(p, 2) for action, p in strategy[key].items()})

# %% The strategy plays a match.
print(rb.match(strategy.bot(), "random", game="leduc", hands=2_000, seed=7, duplicate=True))
