seats-below-occupied =
    místo { $chair } je obsazené: stůl nemůže mít { $chairs } { NUMBER($chairs) ->
        [one] místo
        [few] místa
       *[other] míst
    }
rules-change-during-hand = nové sázky a pravidla platí od příštího rozdání
single-game-table = u tohoto stolu se hraje jen { $game }
no-such-game =
    { $reason }{ GIVEN($cited_rule) ->
        [yes] {" "}({ $cited_rule })
       *[no] {""}
    }
game-choice-during-hand = příští hra se vybírá mezi rozdáními
not-the-dealer =
    { PERSON($who) ->
        [you] nemůžete
       *[other] { $who } nemůže
    } vybrat příští hru: button { PERSON($dealer) ->
        [you] máte vy
       *[other] má { $dealer }
    }
game-choice-unavailable =
    { PERSON($who) ->
        [you] nemůžete
       *[other] { $who } nemůže
    } vybrat příští hru: zatím není dealer
void-reason-missing = uveďte důvod zrušení rozdání
correction-reason-missing = uveďte důvod opravy
host-reason-missing = uveďte důvod
no-action-to-take-back = od posledních karet není co vzít zpět
removal-over-stack =
    { PERSON($who) ->
        [you] máte
       *[other] { $who } má
    } jen { CHIPS($chips) }
hand-still-in-progress = počkejte na konec rozdání
