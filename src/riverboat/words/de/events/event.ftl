and-is-all-in =
    { PERSON($who) ->
        [you] {" "}und bist all-in
       *[other] {" "}und ist all-in
    }
with-borrowed-chips = {" "}mit geliehenen Chips
with-in-the-pot = {" "}({ CHIPS($chips) })
