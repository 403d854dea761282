all-in-suffix =
    { PERSON($who) ->
        [you] {" "}y vas all-in
       *[other] {" "}y va all-in
    }
borrowed-chips-suffix = {" "}con fichas prestadas
chips-in-pot-suffix = {" "}({ CHIPS($chips) })
