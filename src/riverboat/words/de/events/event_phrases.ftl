all-in-suffix =
    { PERSON($who) ->
        [you] {" "}und bist all-in
       *[other] {" "}und ist all-in
    }
borrowed-chips-suffix = {" "}mit geliehenen Chips
chips-in-pot-suffix = {" "}({ CHIPS($chips) })
