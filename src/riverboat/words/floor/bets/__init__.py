"""The floor on chips, words and motions (CHIP, VERB, BYND-14 to 28, POTL, UNIT).

=============  ==================================================================================
``orders``     What the floor does with bets and chips
``questions``  What the floor asks about a bet, and what can be answered
``chips``      What chips mean that were put in without a word (CHIP)
``said``       What words and gestures mean (VERB)
``motions``    Why several motions are one bet, or are not (CHIP, BET)
``amounts``    Too little, too much, and what is found later
``counting``   Counting, changing, and tokens
=============  ==================================================================================
"""
