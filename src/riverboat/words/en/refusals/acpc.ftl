line-end-missing = sent more than { $most } bytes without a line end
agent-line-too-long = sent a line of more than { $most } bytes
agent-answer-late =
    { $half ->
        [true] didn’t finish its line
       *[false] didn’t answer
    } in time{ GIVEN($clock) ->
        [yes] : { $clock }
       *[no] {""}
    }
agent-connection-lost = lost the connection ({ $why })
agent-disconnected =
    closed the connection{ $half ->
        [true] {" "}in the middle of a line
       *[false] {""}
    }
agent-not-reading = doesn’t read its input
version-missing = connected, but didn’t send { $version } in time
version-expected-first = { $why }, before sending { $version }
version-unsupported = sent { $said }; this table speaks { $version }
agent-line-invalid = sent an invalid line: { $why }
agent-answer-refused = sent { $said } in hand { $hand }: { $why }
agent-error-limit = { $why }; one error above the limit of { $allowed }
no-connection-in-time = didn’t connect to port { $port } within { $seconds } s
connection-failed = couldn’t connect: { $why }
match-time-exhausted =
    { $seconds } s { KEY($clock) ->
        [action] for an action
        [hand] for its actions in a hand
        [match] a hand, on average over the match
       *[other] { $clock }
    }
match-player-refusal =
    { $name } { $why }{ GIVEN($hand) ->
        [yes] {" "}(hand { $hand })
       *[no] {""}
    }
agent-action-corrected = { $why }; taken as { $action }
agent-action-invalid = unknown action
fold-without-bet = no bet to fold to
agent-raise-forbidden = no raise possible now
raise-amount-missing = a no-limit raise needs an amount
legal-raise-range = legal: { $least } to { $most }
port-unopenable = can’t open port { $port } of { $host }: { $why }
port-unanswered = no answer at { $host } port { $port }: { $why }
agent-connect-hint = { $name }: connect to { $host } port { $port }
action-correction = corrected: { $what }
further-corrections = { CHIPS($count) } more like this
match-aborted = { $why }; match over after { CHIPS($hands) } of { CHIPS($total) } { NUMBER($total) ->
        [one] hand
       *[other] hands
    }
match-stopped-after =
    stopped after { GIVEN($total) ->
        [yes] { CHIPS($hands) } of { CHIPS($total) } { NUMBER($total) ->
                [one] hand
               *[other] hands
            }
       *[no] { CHIPS($hands) } { NUMBER($hands) ->
                [one] hand
               *[other] hands
            }
    }
dealer-failed = the dealer { $why }, after { CHIPS($hands) } { NUMBER($hands) ->
        [one] hand
       *[other] hands
    }
dealer-state-impossible = the dealer sent an impossible state: { $why }
score-column-heading =
    { KEY($of) ->
        [rate] bb/100
        [interval] 95%
       *[other] { $of }
    }
hand-count-and-seed =
    { NUMBER($hands) ->
        [one] { CHIPS($hands) } hand
       *[other] { CHIPS($hands) } hands
    }{ GIVEN($seed) ->
        [yes] , seed { $seed }
       *[no] {""}
    }
