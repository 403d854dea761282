"""Post-flop spots: time to an exploitability, and per iteration, beside another build."""
