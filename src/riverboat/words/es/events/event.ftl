and-is-all-in =
    { PERSON($who) ->
        [you] {" "}y vas all-in
       *[other] {" "}y va all-in
    }
with-borrowed-chips = {" "}con fichas prestadas
with-in-the-pot = {" "}({ CHIPS($chips) })
