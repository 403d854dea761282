"""Cards that are dealt, drawn and turned up."""
