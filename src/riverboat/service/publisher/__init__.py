"""Publishing of table updates: subscribers, delays and redaction."""
