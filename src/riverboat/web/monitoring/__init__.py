"""Monitoring for administrators: logs, metrics, readiness."""
