"""Benchmark of the floor's reader: questions with their answers, asked as a user would."""
