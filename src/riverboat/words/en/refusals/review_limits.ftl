review-during-hand = you are in a hand: review and train after it
reviews-disabled = reviews are off in this room
no-review-source = name one source: a table, a text, an upload or an earlier review
own-review-limit =
    you have { $max_reviews } { NUMBER($max_reviews) ->
        [one] review
       *[other] reviews
    } in the queue: wait for one, or stop one
review-queue-full = the queue is full with { $max_reviews } { NUMBER($max_reviews) ->
        [one] review
       *[other] reviews
    }: try again in a minute
review-hour-spent =
    you have used the hour’s computing time: try again in { $minutes } { NUMBER($minutes) ->
        [one] minute
       *[other] minutes
    }
review-expired = this review has expired: start it again
review-still-running = only a stopped review can continue
review-unfinished = not reviewed yet
hand-not-reviewed = this hand was left out: no decision of yours, or not reviewable
upload-expired = this upload has expired: upload the file again
upload-too-long = this file has more than { $max_characters } characters: upload a part of it
too-many-hands =
    more than { $max_hands } { NUMBER($max_hands) ->
        [one] hand
       *[other] hands
    }: choose a smaller part
no-hands-in-text = no hand found: paste a hand history
no-own-hands = you have no finished hand at this table
no-own-hands-in-period = you have no finished hand in this period
no-own-hands-in-game = this player has no finished hand in the game
reviewed-hand-not-played = you didn’t play this hand
hand-review-failed = the review of this hand failed
reviewer-stopped = the solver stopped: try again
trainer-busy = the trainer is busy: try again in a few seconds
