"""Compute equities, exactly where all deals can be counted, and draw them."""

# %%
from pathlib import Path

import riverboat as rb

result = rb.equity("AKs", "QQ+, AKs", board="Qh 7c 2d")
print(result)

# %% A notebook renders a result by itself. Save the same picture as a file.
path = Path("equity.svg")
path.write_text(result._repr_svg_(), encoding="utf-8")
print(path, path.stat().st_size, "bytes")

# %% Does a call pay? The pot is 120, the bet 60.
hero = rb.equity("8s7s", "QQ+, AK, 76s", board="6s 5d Kc")[0]
call, pot = 60, 120 + 60
share = hero.equity * (pot + call)
print(f"{hero.equity:.1%} of {pot + call} are {share:.0f}, and a call costs {call}")
