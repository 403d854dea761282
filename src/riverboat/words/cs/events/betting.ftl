open-pair-bet-size = Odkrytý pár: lze vsadit { CHIPS($chips) }
door-card-suffix = {" "}s kartou { CARDS($card) }
bring-in-posted =
    { PERSON($who) ->
        [you] dáváte
       *[other] { $who } dává
    } bring-in { CHIPS($chips) }{ $door }{ $end }
bring-in-returned =
    { PERSON($who) ->
        [you] berete
       *[other] { $who } bere
    } bring-in zpět
bring-in-due =
    Bring-in { PERSON($who) ->
        [you] dáváte vy
       *[other] dává { $who }
    }
folds =
    { PERSON($who) ->
        [you] skládáte
       *[other] { $who } skládá
    }
player-folded-face-up =
    { PERSON($who) ->
        [you] skládáte
       *[other] { $who } skládá
    } lícem nahoru: { CARDS($cards) }
checks =
    { PERSON($who) ->
        [you] dáváte
       *[other] { $who } dává
    } check
option-checked =
    { PERSON($who) ->
        [you] dáváte
       *[other] { $who } dává
    } check na opci
calls =
    { PERSON($who) ->
        [you] dorovnáváte
       *[other] { $who } dorovnává
    } { CHIPS($chips) }{ $end }
overcalls =
    { PERSON($who) ->
        [you] také dorovnáváte
       *[other] { $who } také dorovnává
    } { CHIPS($chips) }{ $end }
cold-call-made =
    { PERSON($who) ->
        [you] dorovnáváte
       *[other] { $who } dorovnává
    } cold { CHIPS($chips) }{ $end }
overcalls-cold =
    { PERSON($who) ->
        [you] také dorovnáváte
       *[other] { $who } také dorovnává
    } cold { CHIPS($chips) }{ $end }
limps =
    { PERSON($who) ->
        [you] limpujete
       *[other] { $who } limpuje
    } za { CHIPS($chips) }{ $end }
bring-in-called =
    { PERSON($who) ->
        [you] dorovnáváte
       *[other] { $who } dorovnává
    } bring-in { CHIPS($chips) }{ $end }
bets-cold-called =
    { PERSON($who) ->
        [you] dorovnáváte
       *[other] { $who } dorovnává
    } cold { $bets } { NUMBER($bets) ->
        [one] sázku
        [few] sázky
       *[other] sázek
    }
bets-overcalled =
    { PERSON($who) ->
        [you] také dorovnáváte
       *[other] { $who } také dorovnává
    } cold { $bets } { NUMBER($bets) ->
        [one] sázku
        [few] sázky
       *[other] sázek
    }
bets =
    { PERSON($who) ->
        [you] sázíte
       *[other] { $who } sází
    } { CHIPS($to) }{ $end }
opens-for =
    { PERSON($who) ->
        [you] otevíráte
       *[other] { $who } otevírá
    } za { CHIPS($to) }{ $end }
opens-to =
    { PERSON($who) ->
        [you] otevíráte
       *[other] { $who } otevírá
    } na { CHIPS($to) }{ $end }
completes-to =
    { PERSON($who) ->
        [you] doplňujete
       *[other] { $who } doplňuje
    } na { CHIPS($to) }{ $end }
raise-made =
    { PERSON($who) ->
        [you] navyšujete
       *[other] { $who } navyšuje
    } na { CHIPS($to) }{ $end }
reraise-made =
    { PERSON($who) ->
        [you] znovu navyšujete
       *[other] { $who } znovu navyšuje
    } na { CHIPS($to) }{ $end }
beyond-the-pot = Overbet, o { CHIPS($over) } nad bank
betting-capped = Strop navýšení je vyčerpán
overbet-reduced = Overbet napaden: sázka je { CHIPS($to) }, velikost banku
uncalled-return = Nedorovnanou sázku { CHIPS($chips) } { PERSON($who) ->
        [you] berete zpět
       *[other] bere zpět { $who }
    }
