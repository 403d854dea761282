"""A table that lives for many hands: who sits, who posts what, who owes what, who may buy.

Pure: facts and a fold, like a hand. The engine is handed explicit forced bets; here is why they
are due. Begin with ``TableRules``, open a ``Table``, and ask ``play`` what it waits for.
"""
