open-pair-bet-size = Otevřený pár: lze vsadit { CHIPS($chips) }
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
player-folded =
    { PERSON($who) ->
        [you] skládáte
       *[other] { $who } skládá
    }
player-folded-face-up =
    { PERSON($who) ->
        [you] skládáte
       *[other] { $who } skládá
    } lícem nahoru: { CARDS($cards) }
player-checked =
    { PERSON($who) ->
        [you] dáváte
       *[other] { $who } dává
    } check
option-checked =
    { PERSON($who) ->
        [you] dáváte
       *[other] { $who } dává
    } check na opci
call-made =
    { PERSON($who) ->
        [you] dorovnáváte
       *[other] { $who } dorovnává
    } { CHIPS($chips) }{ $end }
overcall-made =
    { PERSON($who) ->
        [you] také dorovnáváte
       *[other] { $who } také dorovnává
    } { CHIPS($chips) }{ $end }
cold-call-made =
    { PERSON($who) ->
        [you] dáváte
       *[other] { $who } dává
    } cold call { CHIPS($chips) }{ $end }
cold-overcall-made =
    { PERSON($who) ->
        [you] také dáváte
       *[other] { $who } také dává
    } cold call { CHIPS($chips) }{ $end }
limp-made =
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
        [you] dáváte
       *[other] { $who } dává
    } cold call na { $bets } { NUMBER($bets) ->
        [one] sázku
        [few] sázky
       *[other] sázek
    }
bets-overcalled =
    { PERSON($who) ->
        [you] také dáváte
       *[other] { $who } také dává
    } cold call na { $bets } { NUMBER($bets) ->
        [one] sázku
        [few] sázky
       *[other] sázek
    }
bet-made =
    { PERSON($who) ->
        [you] sázíte
       *[other] { $who } sází
    } { CHIPS($to) }{ $end }
opening-bet-made =
    { PERSON($who) ->
        [you] otevíráte
       *[other] { $who } otevírá
    } za { CHIPS($to) }{ $end }
opening-raise-made =
    { PERSON($who) ->
        [you] otevíráte
       *[other] { $who } otevírá
    } na { CHIPS($to) }{ $end }
completion-made =
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
pot-overbet = Overbet: o { CHIPS($over) } víc než bank
betting-capped = Strop navýšení je dosažen
overbet-reduced = Overbet napaden: sázka se snižuje na bank, { CHIPS($to) }
uncalled-return = Nedorovnanou sázku { CHIPS($chips) } { PERSON($who) ->
        [you] berete zpět
       *[other] bere zpět { $who }
    }
