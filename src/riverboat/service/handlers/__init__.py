"""Command handlers of a table: authorization, execution and replies."""
