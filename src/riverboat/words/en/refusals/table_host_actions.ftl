seats-below-occupied = seat { $chair } is taken: the table can’t have { $chairs } seats
rules-change-during-hand = wait for the end of the hand: stakes and rules change between hands
single-game-table = this table plays only { $game }
no-such-game =
    { $reason }{ GIVEN($cited_rule) ->
        [yes] {" "}({ $cited_rule })
       *[no] {""}
    }
game-choice-during-hand = choose the next game between hands
not-the-dealer =
    { $who } can’t choose the next game: { PERSON($dealer) ->
        [you] you have
       *[other] { $dealer } has
    } the button
game-choice-unavailable = { $who } can’t choose the next game: no dealer yet
void-reason-missing = enter a reason for voiding the hand
correction-reason-missing = enter a reason for the correction
host-reason-missing = enter a reason
no-action-to-take-back = no action to undo since the last card
removal-over-stack =
    { $who } { PERSON($who) ->
        [you] have
       *[other] has
    } only { CHIPS($chips) }
hand-still-in-progress = wait for the end of the hand
