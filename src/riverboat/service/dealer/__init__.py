"""Who runs a table: deals, keeps the time, and writes it all down."""
