sends-no-end = sent more than { $most } bytes without the end of a line
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
reads-nothing = does not read what it is sent
says-no-version = connected, but did not say { $version } in time
before-the-version = { $why }, before it said { $version }
speaks-otherwise = said { $said }; this table speaks { $version }
sends-what-nobody-reads = sent a line that cannot be understood: { $why }
said-in-a-hand = said { $said } in hand { $hand }: { $why }
errs-once-too-often = { $why }; that is one error more than the { $allowed } allowed
does-not-come = did not connect to port { $port } within { $seconds } s
cannot-come = could not connect: { $why }
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
says-no-action = that is no action
nothing-to-fold-to = there is nothing to fold to
may-not-raise-now = they may not raise
raise-says-no-amount = a no-limit raise says to how much
legal-is = legal is { $least } to { $most }
port-cannot-be-opened = port { $port } of { $host } cannot be opened: { $why }
nobody-answers-at = nobody answers at { $host } port { $port }: { $why }
connect-to = { $name }: connect to { $host } port { $port }
put-right-so = put right: { $what }
more-put-right = { CHIPS($count) } more like these
match-ends-after = { $why }; the match ends after { CHIPS($hands) } of { CHIPS($total) } hands
match-stopped-after =
    stopped after { CHIPS($hands) }{ GIVEN($total) ->
        [yes] {" "}of { CHIPS($total) }
       *[no] {""}
    } hands
dealer-failed = the dealer { $why }, after { CHIPS($hands) } hands
dealer-sent-what-cannot-be = the dealer sent what this game cannot have: { $why }
match-figure =
    { KEY($of) ->
        [player] player
        [chips] chips
        [rate] big blinds/100
        [interval] 95 %
        [hands] hands
        [unknown] unknown
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
