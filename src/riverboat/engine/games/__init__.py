"""Games: variants, structures, stakes, house rules, and their names."""
