"""What is played: variants, structures, stakes, house rules, and their names."""
