"""Steps of the dealer's tools: calculations, step by step. A module a subject.

A tool works with chips and seats, and each step of it is a phrase with the rule that it follows.
"""
