review-during-hand = you are in a hand: review and train after it
reviews-disabled = this room reviews no hands
no-review-source = name one source: a table, a text, an upload or an earlier review
own-reviews-wait =
    you have { $most } { NUMBER($most) ->
        [one] review
       *[other] reviews
    } in the queue: wait for one, or stop one
review-queue-full = the queue is full with { $most } reviews: try again in a minute
review-hour-spent =
    you have used the hour's computing time: try again in { $minutes } { NUMBER($minutes) ->
        [one] minute
       *[other] minutes
    }
review-expired = this review is no longer there: start it again
review-not-stopped = only a stopped review can be continued
review-unfinished = not reviewed yet
hand-left-out = this hand was left out: you have no decision in it, or it could not be reviewed
upload-expired = this upload is no longer there: upload the file again
upload-too-long = this file has more than { $most } characters: upload a part of it
too-many-hands = this file has more than { $most } hands: upload a part of it
no-hands-in-text = no hand found: paste a hand history
no-own-hands = you have no finished hand at this table
no-own-hands-in-period = you have no finished hand in this period
no-own-hands-in-game = this player has no finished hand in the game
reviewed-hand-not-played = you did not play this hand
hand-failed = this hand could not be reviewed
reviewer-stopped = the solver stopped: try again
trainer-busy = the trainer is busy: try again in a few seconds
