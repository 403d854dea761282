and-is-all-in =
    { PERSON($who) ->
        [you] , à tapis
       *[other] , à tapis
    }
with-borrowed-chips = {" "}avec des jetons empruntés
with-in-the-pot = {" "}({ CHIPS($chips) })
