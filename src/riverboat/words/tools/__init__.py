"""Steps of the dealer's tools: calculations, step by step, with a module for each subject.

A tool works with chips and seats, and each step of it is a phrase with the rule that it follows.
"""
