all-in-suffix =
    { PERSON($who) ->
        [you] , à tapis
       *[other] , à tapis
    }
borrowed-chips-suffix = {" "}avec des jetons empruntés
chips-in-pot-suffix = {" "}({ CHIPS($chips) })
