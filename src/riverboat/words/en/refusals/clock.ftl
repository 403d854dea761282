automatic-clock =
    no need to call the clock: every turn has { $seconds } { NUMBER($seconds) ->
        [one] second
       *[other] seconds
    }
clock-caller-not-in-hand = { $who } can’t call the clock: only players in the hand can
clock-caller-away = { $who } can’t call the clock while away
no-player-to-act = can’t call the clock: no player has to act
clock-call-on-own-turn =
    { PERSON($who) ->
        [you] it’s your turn
       *[other] action is on { $who }
    }: only the other players can call the clock
clock-already-running = the clock is already running
clock-call-too-early =
    too early to call the clock on { $player_to_act }: wait { $seconds } { NUMBER($seconds) ->
        [one] second
       *[other] seconds
    }
no-extra-time = no extra time at this table
extra-time-for-other =
    { PERSON($who) ->
        [you] it’s not your turn
       *[other] action isn’t on { $who }
    }: extra time is for { $player_to_act }
extra-time-for-no-player =
    { PERSON($who) ->
        [you] it’s not your turn
       *[other] action isn’t on { $who }
    }: no extra time
extra-time-once-per-hand = { $who } already took extra time in this hand
no-running-clock = no clock is running on { $who }
