action-waits =
    { PERSON($who) ->
        [you] your action
       *[other] { $who }’s action
    } is on hold
withdrawal-allowed = { $who } may take it back
chips-stay-in = { PERSON($who) ->
        [you] your
       *[other] { $who }’s
    } { CHIPS($chips) } stays in
actions-behind-stand = the action behind { PERSON($who) ->
        [you] you
       *[other] { $who }
    } stands
clock-started =
    { PERSON($who) ->
        [you] you have
       *[other] { $who } has
    } { $upto ->
        [true] up to{" "}
       *[false] {""}
    }{ $seconds } { NUMBER($seconds) ->
        [one] second
       *[other] seconds
    }, then a countdown of { $countdown }
clock-refused = no clock
play-started = play has begun
play-not-started = play hasn’t begun
completion-due = { $who } { PERSON($who) ->
        [you] complete
       *[other] completes
    } to { CHIPS($to) }, or { PERSON($who) ->
        [you] forfeit
       *[other] forfeits
    } { CHIPS($chips) }
old-level-applies = this hand is played at the old level
new-level-applies = this hand is played at the new level
skipped-actions-question = what have the skipped players done since?
checks-or-folds-answer = checked or folded
call-behind-answer = a player called
raise-behind-answer = a player bet or raised
no-action-answer = no action yet
three-acted-behind-question = have three players behind acted?
two-acted-behind-question = have two players behind acted?
substantial-action-behind-question = was there substantial action behind: two actions, one with chips, or any three?
all-before-acted-question = have all earlier players acted?
street-bet-question = how much is the total bet on this street?
last-raise-question = how much was the last bet or raise?
caller-dealt-in-question = was the player calling the clock dealt in?
caller-seated-question = is the player calling the clock seated?
thinking-time-question = how many seconds has the player had?
kill-announced-question = was the kill announced?
deliberate-act-question = was it deliberate?
dealer-change-question = was there a dealer change at the end of the level?
unchanged-action = the action didn’t change, so action out of turn is binding
action-unchanged-by-call = a call doesn’t change the action, so action out of turn is binding
call-possibly-binding = a skipped player called: action out of turn may be binding
changed-action = the action changed: the player has all options
withdrawal-after-change = the action changed: the player may take back the action out of turn
out-of-turn-chips-stay = chips put in out of turn stay in
out-of-turn-minimum = a bet or raise out of turn counts as the minimum
out-of-turn-check-limit = after a check out of turn, no bet or raise in this round
binding-check-out-of-turn = no bet since: the check stands
out-of-turn-call-limit = a call out of turn can’t become a raise
binding-fold-out-of-turn = a fold out of turn is binding
out-of-turn-improper = action out of turn gives away information
skipped-players-first = skipped players act first; if one of them raises, the player out of turn may choose again
timely-protest = not enough action behind: the skipped player keeps the right to act
action-stopped-in-time = a skipped player who stops the action keeps the right to act
substantial-action-behind = after substantial action, the skipped player may lose the right to act
earlier-players-pending = no player loses the right to act before all earlier players have acted
one-action-per-turn = one action per turn
deliberate-act = a deliberate act earns a warning, then a penalty
clock-deadline = the player must act before time is up
clock-too-soon = the clock may be called after { $seconds } { NUMBER($seconds) ->
        [one] second
       *[other] seconds
    }
only-dealt-players-call-clock = only a player dealt in may call the clock
clock-caller-at-seat = only a seated player may call the clock
time-expired = time ran out with a bet to face
hand-dead-after-clock = a hand facing a bet is dead when time is up
time-expired-without-bet = time ran out with no bet to face
clock-tie-for-player = action at the very last moment is in time
kill-announced = the kill was announced
kill-unannounced = the kill wasn’t announced: the player may reconsider
two-actions-start-play = play begins when two players have acted after the forced bets
substantial-action-starts-play = play begins with two actions, one with chips, or any three
two-active-actions-start-play = play begins with any two actions except two folds or two checks, or with any three
level-ended-in-dealer-push = when a level ends during a dealer change, one more hand is played at the old level
mistaken-old-level = hand started at the old level by mistake: correct it before substantial action
hand-starts-with-riffle = a hand begins with the first riffle or the shuffler’s button
hand-starts-with-dealer-push = a hand begins with the first riffle, the shuffler’s button or a dealer change
