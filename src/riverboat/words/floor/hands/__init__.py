"""The floor on hands, the showdown and conduct (DEAD, SHOW, HOLD-12, ETIQ, TRNY-47 to 51).

=============  ==================================================================================
``orders``     What the floor does with hands, pots and people
``questions``  What the floor asks about hands, the showdown and conduct, and what can be answered
``dead``       Why a hand is dead, or is not (DEAD, HOLD-12)
``showdown``   Why cards are shown, asked for, read and paid as they are (SHOW)
``conduct``    Why conduct has consequences (ETIQ, TRNY-47 to 51)
=============  ==================================================================================
"""
