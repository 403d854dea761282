all-in-suffix =
    { PERSON($who) ->
        [you] {" "}and are all-in
       *[other] {" "}and is all-in
    }
with-borrowed-chips = {" "}with borrowed chips
with-in-the-pot = {" "}({ CHIPS($chips) })
