"""Benchmark of the floor's line reader: questions with right answers, asked as a user would."""
