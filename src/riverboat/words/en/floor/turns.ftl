waits =
    { PERSON($who) ->
        [you] your action
       *[other] { $who }’s action
    } waits
withdrawal-allowed = { $who } may take it back
chips-stay-in = { PERSON($who) ->
        [you] your
       *[other] { $who }’s
    } { CHIPS($chips) } stay in
acts-behind-stand = the action behind { PERSON($who) ->
        [you] you
       *[other] { $who }
    } stands
clock-runs =
    { PERSON($who) ->
        [you] you have
       *[other] { $who } has
    } { $upto ->
        [true] up to{" "}
       *[false] {""}
    }{ $seconds } seconds, then a countdown of { $countdown }
no-clock = no clock
play-started = play has begun
play-not-started = play has not begun
completion-due = { $who } { PERSON($who) ->
        [you] complete
       *[other] completes
    } to { CHIPS($to) }, or { PERSON($who) ->
        [you] forfeit
       *[other] forfeits
    } { CHIPS($chips) }
at-the-old-level = this hand is played at the old level
at-the-new-level = this hand is played at the new level
skipped-actions-question = what have the skipped players done since?
nothing-new = checked or folded
somebody-called = a player called
somebody-raised = a player bet or raised
no-action-answer = no action yet
three-acted-behind-question = have three players behind acted?
two-acted-behind-question = have two players behind acted?
substantial-action-behind-question = was there substantial action behind: two actions, one with chips, or any three?
all-before-acted-question = have all earlier players acted?
street-bet-question = how much is the total bet on this street?
last-raise-question = how much was the last bet or raise?
caller-dealt-in-question = was the player calling the clock dealt in?
caller-seated-question = is the player calling the clock at the seat?
thinking-time-question = how many seconds has the player had?
kill-announced-question = was the kill announced?
did-they-know = was it deliberate?
dealer-change-question = was there a dealer change at the end of the level?
nobody-changed-it = the action didn’t change, so action out of turn is binding
binds-after-a-call = a call doesn’t change the action, so action out of turn is binding
call-possibly-binding = a skipped player called: action out of turn may be binding
the-action-changed = the action changed: the player has all options
withdrawal-after-change = the action changed: the player may take back the action out of turn
chips-stay-here = chips put in out of turn stay in here
held-to-the-least = a bet or raise out of turn counts as the minimum
checked-out-of-turn = after a check out of turn, no bet or raise in this round
check-binds = no bet since: the check stands
called-out-of-turn = a call out of turn can’t become a raise
fold-out-of-turn-binds = a fold out of turn is binding
out-of-turn-improper = action out of turn gives away information
skipped-act-first = skipped players act first; a raise means a second decision
spoke-in-time = too little action behind: the skipped player keeps the turn
stopped-the-action = a skipped player keeps the turn by stopping the action
too-much-behind = with so much action behind, the skipped player may lose the turn
others-before-them = no player loses a turn before all earlier players have acted
one-act-a-turn = one action per turn
knowingly = a deliberate act earns a warning, then a penalty
time-to-act = the clock is on
too-soon-for-the-clock = the clock may be called after { $seconds } seconds
only-dealt-players-call-clock = only a player dealt in may call the clock
only-at-their-seat = only a player at the seat may call the clock
time-expired = time is up, facing a bet
clock-kills-the-hand = a hand facing a bet is dead when time is up
no-bet-to-face = time is up, with no bet to face
tie-goes-to-the-player = action at the very last moment is in time
kill-announced = the kill was announced
kill-unannounced = the kill was not announced: the player may reconsider
two-actors-begin = play begins when two players have acted after the forced bets
substantial-action-begins = play begins with two actions, one with chips, or any three
any-two-begin = play begins with any two actions except two folds or two checks, or with any three
level-ended-in-the-push = a level that ends in a dealer change leaves one hand at the old level
old-level-by-mistake = started at the old level by mistake: change it before substantial action
hand-begins-with-the-riffle = a hand begins with the first riffle or the shuffler’s button
hand-begins-with-the-push = a hand begins with the first riffle, the shuffler’s button or a dealer change
