sends-no-end = sent more than { $most } bytes without a line end
sends-too-long-a-line = sent a line of more than { $most } bytes
answers-too-late =
    { $half ->
        [true] did not finish its line
       *[false] did not answer
    } in time{ GIVEN($clock) ->
        [yes] : { $clock }
       *[no] {""}
    }
loses-the-line = lost the connection ({ $why })
hangs-up =
    closed the connection{ $half ->
        [true] {" "}in the middle of a line
       *[false] {""}
    }
reads-nothing = does not read its input
version-missing = connected, but did not send { $version } in time
before-the-version = { $why }, before sending { $version }
speaks-otherwise = sent { $said }; this table speaks { $version }
sends-what-nobody-reads = sent an invalid line: { $why }
said-in-a-hand = sent { $said } in hand { $hand }: { $why }
errs-once-too-often = { $why }; one error above the limit of { $allowed }
no-connection-in-time = did not connect to port { $port } within { $seconds } s
connection-failed = could not connect: { $why }
ran-out =
    { $seconds } s { KEY($clock) ->
        [action] for an action
        [hand] for its actions in a hand
        [match] a hand, on average over the match
       *[other] { $clock }
    }
player-of-a-match =
    { $name } { $why }{ GIVEN($hand) ->
        [yes] {" "}(hand { $hand })
       *[no] {""}
    }
taken-as = { $why }; taken as { $action }
agent-action-invalid = not an action
nothing-to-fold-to = nothing to fold to
agent-raise-forbidden = no raise now
raise-says-no-amount = a no-limit raise needs an amount
legal-is = legal: { $least } to { $most }
port-cannot-be-opened = cannot open port { $port } of { $host }: { $why }
nobody-answers-at = no answer at { $host } port { $port }: { $why }
connect-to = { $name }: connect to { $host } port { $port }
put-right-so = corrected: { $what }
more-put-right = { CHIPS($count) } more like this
match-ends-after = { $why }; match over after { CHIPS($hands) } of { CHIPS($total) } hands
match-stopped-after =
    stopped after { CHIPS($hands) }{ GIVEN($total) ->
        [yes] {" "}of { CHIPS($total) }
       *[no] {""}
    } hands
dealer-failed = the dealer { $why }, after { CHIPS($hands) } hands
dealer-sent-what-cannot-be = the dealer sent an impossible state: { $why }
match-figure =
    { KEY($of) ->
        [rate] bb/100
        [interval] 95 %
       *[other] { $of }
    }
hands-and-seed =
    { NUMBER($hands) ->
        [one] { CHIPS($hands) } hand
       *[other] { CHIPS($hands) } hands
    }{ GIVEN($seed) ->
        [yes] , seed { $seed }
       *[no] {""}
    }
