"""Phrases of the floor on chips, words and motions (CHIP, VERB, BYND-14 to 28, POTL, UNIT).

===============  ==================================================================================
``orders``       orders on bets and chips
``questions``    questions about a bet, and their answers
``chips``        reasons on chips put in without a word (CHIP)
``spoken_bets``  meanings of words and gestures (VERB)
``motions``      reasons why several motions are or are not one bet (CHIP, BET)
``amounts``      too little, too much, and errors found later
``counting``     counting, changing, and tokens
===============  ==================================================================================
"""
