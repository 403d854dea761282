"""Phrases of the floor: orders, questions with their answers, and reasons, by subject.

An order is an instruction of a ruling, and a value like every phrase: a program reads its fields to
carry it out, a person reads its sentence.
"""
