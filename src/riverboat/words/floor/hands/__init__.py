"""Phrases of the floor on hands and conduct (DEAD, SHOW, HOLD-12, ETIQ, TRNY-47 to 51).

===============  ==================================================================================
``orders``       orders on hands, pots and players
``questions``    questions about hands, the showdown and conduct, and their answers
``dead_hands``   reasons why a hand is or is not dead (DEAD, HOLD-12)
``showdown``     reasons for showing, requesting, reading and paying hands (SHOW)
``conduct``      reasons of consequences of conduct (ETIQ, TRNY-47 to 51)
===============  ==================================================================================
"""
