all-in-suffix =
    { PERSON($who) ->
        [you] {" "}a jste all-in
       *[other] {" "}a je all-in
    }
with-borrowed-chips = {" "}s půjčenými žetony
with-in-the-pot = {" "}({ CHIPS($chips) })
