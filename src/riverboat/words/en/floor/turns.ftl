waits =
    what { PERSON($who) ->
        [you] you did
       *[other] { $who } did
    } waits
withdrawal-allowed = { $who } may take it back
chips-stay-in =
    the { CHIPS($chips) } of { PERSON($who) ->
        [you] you
       *[other] { $who }
    } stay in
acts-behind-stand =
    what was done behind { PERSON($who) ->
        [you] you
       *[other] { $who }
    } stands
clock-runs =
    { PERSON($who) ->
        [you] you
       *[other] { $who }
    } { PERSON($who) ->
        [you] have
       *[other] has
    } { $upto ->
        [true] up to{" "}
       *[false] {""}
    }{ $seconds } seconds, and { $countdown } counted
no-clock = no clock
play-started = play has begun
play-not-started = play has not begun
completion-due =
    { $who } { PERSON($who) ->
        [you] make
       *[other] makes
    } it { CHIPS($to) }, or { PERSON($who) ->
        [you] forfeit
       *[other] forfeits
    } { CHIPS($chips) }
at-the-old-level = this hand is played at the old level
at-the-new-level = this hand is played at the new level
skipped-actions-question = what have the players done since who were skipped?
nothing-new = they checked or folded
somebody-called = somebody called
somebody-raised = somebody bet or raised
no-action-answer = they have not acted yet
three-acted-behind-question = have three acted behind them?
two-acted-behind-question = have two acted behind them?
substantial-action-behind-question = was there substantial action behind them: two acts, one with chips, or any three?
all-before-acted-question = has everybody before them acted?
street-bet-question = how much has been bet in all on this street?
last-raise-question = how much was the last bet or raise by itself?
caller-dealt-in-question = was the player who calls the clock dealt in?
caller-seated-question = is the player who calls the clock at their seat?
thinking-time-question = how many seconds have they had?
kill-announced-question = was the kill announced?
did-they-know = did they do it knowingly?
dealer-change-question = were the dealers changing when the level ended?
nobody-changed-it = the action to them was not changed, and so an action out of turn binds
binds-after-a-call = a call changes nothing, and so an action out of turn binds
call-possibly-binding = somebody who was skipped called: it may be held binding
the-action-changed = the action to them was changed, and so they have all their choices
withdrawal-after-change = the action changed: the player may take back the action out of turn
chips-stay-here = chips that were put in out of turn are not returned in this room
held-to-the-least = who bets or raises out of turn is held to the least of it
checked-out-of-turn = who has checked out of turn may not bet or raise in this round
check-binds = nobody has bet since: the check stands
called-out-of-turn = who has called out of turn may not turn it into a raise
fold-out-of-turn-binds = a fold out of turn binds
out-of-turn-improper = who acts out of turn tells others what they should not know yet
skipped-act-first = first those act who were skipped; if they raise, there is a second decision
spoke-in-time = too little was done behind them: they have their turn
stopped-the-action = who is skipped keeps the turn by stopping the action
too-much-behind = so much was done behind them that they may lose their turn
others-before-them = nobody loses a turn while a player before them has not acted
one-act-a-turn = who has acted does not act again before the action comes back
knowingly = done knowingly it is warned of, and then penalised
time-to-act = the clock was called
too-soon-for-the-clock = a clock may be called after { $seconds } seconds
only-dealt-players-call-clock = only a player who was dealt in may call the clock
only-at-their-seat = only a player at their seat may call the clock
time-expired = they faced a bet, and the time is over
clock-kills-the-hand = a hand that faces a bet is dead when its time is over
no-bet-to-face = the time is over, and there was no bet to face
tie-goes-to-the-player = who acts in the same moment has acted in time
kill-announced = the kill was announced
kill-unannounced = the kill was not announced, and so they may think again
two-actors-begin = play begins when two players have acted after the forced bets
substantial-action-begins = play begins with two actions of which one has chips, or with any three
any-two-begin = play begins with any two actions but two folds or two checks, or with any three
level-ended-in-the-push = a level that ends while the dealers change leaves one hand at the old level
old-level-by-mistake = begun at the old level by mistake, it changes until there was substantial action
hand-begins-with-the-riffle = a hand begins with the first riffle or the shuffler's button
hand-begins-with-the-push = a hand begins with the first riffle, the shuffler's button or the dealers' change
