"""What a person who runs the room looks at: logs, metrics, readiness."""
