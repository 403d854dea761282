"""Tournaments in a terminal: simulation, console, pages, and exports."""
