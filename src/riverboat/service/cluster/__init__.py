"""Rooms on many nodes: table leases, and failover from a dead node."""
