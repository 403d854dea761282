all-in-suffix =
    { PERSON($who) ->
        [you] {" "}and are all-in
       *[other] {" "}and is all-in
    }
borrowed-chips-suffix = {" "}with borrowed chips
chips-in-pot-suffix = {" "}({ CHIPS($chips) })
