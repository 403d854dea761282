"""Rule on an incident by the books of different years."""

# %%
from riverboat.floor import AUTHORITIES, Understood, authority, describe_verdict, read, rule

line = "four cards on the flop"
reading = read(line)
assert isinstance(reading, Understood), reading
print("understood:", reading.incident)

# %% By each book.
for name in AUTHORITIES:
    verdict = rule(reading.incident, reading.spot, authority(name))
    print(
        f"{name:16} {describe_verdict(verdict)}   "
        f"{', '.join(f'{cite.rule} {cite.rule_number}' for cite in verdict.cites)}"
    )
