"""Seating: arrivals, departures, absences, and the steps between two hands."""
