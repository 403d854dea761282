all-in-suffix =
    { PERSON($who) ->
        [you] {" "}a jste all-in
       *[other] {" "}a je all-in
    }
borrowed-chips-suffix = {" "}s půjčenými žetony
chips-in-pot-suffix = {" "}({ CHIPS($chips) })
