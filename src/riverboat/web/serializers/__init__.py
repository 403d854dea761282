"""Serializers: payloads from the state of tables, events, games, presets and options."""
