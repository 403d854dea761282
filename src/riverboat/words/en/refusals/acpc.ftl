line-end-missing = sent more than { $max_bytes } bytes without a line end
agent-line-too-long = sent a line of more than { $max_bytes } bytes
agent-answer-late =
    { $is_line_unfinished ->
        [true] didn’t finish its line
       *[false] didn’t answer
    } in time{ GIVEN($time_limit) ->
        [yes] : { $time_limit }
       *[no] {""}
    }
agent-connection-lost = lost the connection ({ $reason })
agent-disconnected =
    closed the connection{ $is_line_unfinished ->
        [true] {" "}in the middle of a line
       *[false] {""}
    }
agent-not-reading = doesn’t read its input
version-missing = connected, but didn’t send { $version } in time
version-expected-first = { $reason }, before sending { $version }
version-unsupported = sent { $received_line }; this table speaks { $version }
agent-line-invalid = sent an invalid line: { $reason }
agent-answer-refused = sent { $received_line } in hand { $hand }: { $reason }
agent-error-limit = { $reason }; one error above the limit of { $max_errors }
no-connection-in-time = didn’t connect to port { $port } within { DECIMAL($seconds) } s
connection-failed = couldn’t connect: { $reason }
match-time-exhausted =
    { DECIMAL($seconds) } s { KEY($time_limit_scope) ->
        [action] for an action
        [hand] for its actions in a hand
        [match] a hand, on average over the match
       *[other] { $time_limit_scope }
    }
match-player-failed =
    { $name } { $reason }{ GIVEN($hand) ->
        [yes] {" "}(hand { $hand })
       *[no] {""}
    }
agent-action-corrected = { $reason }; taken as { $action }
agent-action-invalid = unknown action
fold-without-bet = no bet to fold to
agent-raise-forbidden = no raise possible now
raise-amount-missing = a no-limit raise needs an amount
legal-raise-range = legal: { $minimum } to { $maximum }
port-unopenable = can’t open port { $port } of { $host }: { $reason }
port-unanswered = no answer at { $host } port { $port }: { $reason }
agent-connect-hint = { $name }: connect to { $host } port { $port }
action-correction = corrected: { $corrected_action }
further-corrections = { CHIPS($count) } more like this
match-aborted = { $reason }; match over after { CHIPS($hands) } of { CHIPS($planned_hands) } { NUMBER($planned_hands) ->
        [one] hand
       *[other] hands
    }
match-stopped =
    stopped after { GIVEN($planned_hands) ->
        [yes] { CHIPS($hands) } of { CHIPS($planned_hands) } { NUMBER($planned_hands) ->
                [one] hand
               *[other] hands
            }
       *[no] { CHIPS($hands) } { NUMBER($hands) ->
                [one] hand
               *[other] hands
            }
    }
dealer-failed = the dealer { $reason }, after { CHIPS($hands) } { NUMBER($hands) ->
        [one] hand
       *[other] hands
    }
acpc-dealer-state-impossible = the dealer sent an impossible state: { $reason }
score-column-heading =
    { KEY($column) ->
        [rate] bb/100
        [interval] 95%
       *[other] { $column }
    }
hand-count-and-seed =
    { NUMBER($hands) ->
        [one] { CHIPS($hands) } hand
       *[other] { CHIPS($hands) } hands
    }{ GIVEN($seed) ->
        [yes] , seed { $seed }
       *[no] {""}
    }
