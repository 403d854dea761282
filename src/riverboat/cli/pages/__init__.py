"""Pages that commands print."""
