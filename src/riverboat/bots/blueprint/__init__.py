"""Blueprints: trained strategies for no-limit hold'em, their files, and a player."""
