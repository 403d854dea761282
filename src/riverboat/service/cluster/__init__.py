"""Rooms on many hosts: who holds which table, and what becomes of those of a dead host."""
