chair-stays-taken =
    místo { $chair } je obsazené: stůl nemůže mít { $chairs } { NUMBER($chairs) ->
        [one] místo
        [few] místa
       *[other] míst
    }
rules-for-the-next-hand = nové sázky a pravidla platí od příští hry: počkejte na ni
only-one-game = u tohoto stolu se hraje jen { $game }
no-such-game =
    { $why }{ GIVEN($cited) ->
        [yes] {" "}({ $cited })
       *[no] {""}
    }
games-between-hands = příští hra se vybírá mezi hrami
not-the-dealer =
    { PERSON($who) ->
        [you] nemůžete
       *[other] { $who } nemůže
    } vybrat příští hru: { PERSON($dealer) ->
        [you] rozdáváte ji vy
       *[other] rozdává ji { $dealer }
    }
nobody-deals =
    { PERSON($who) ->
        [you] nemůžete
       *[other] { $who } nemůže
    } vybrat příští hru: nerozdává ji nikdo
say-why-it-is-called-off = napište, proč se hra ruší
say-why-it-is-corrected = napište, proč se stack opravuje
say-what-for = je třeba říct důvod, který si každý přečte
no-action-to-take-back = od posledních karet nikdo nejednal: není co vzít zpět
takes-more-than-there-is =
    { PERSON($who) ->
        [you] máte
       *[other] { $who } má
    } { CHIPS($chips) }: víc { PERSON($who) ->
        [you] vám{" "}
       *[other] {""}
    }vzít nejde
played-to-its-end-first = nejprve se hra dohraje
