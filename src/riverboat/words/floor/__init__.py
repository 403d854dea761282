"""What a floor says: orders, questions with their answers, and reasons. A module a chapter.

An order is what a ruling does, and a value like every phrase: whoever carries it out takes it
apart, whoever reads it gets a sentence.
"""
