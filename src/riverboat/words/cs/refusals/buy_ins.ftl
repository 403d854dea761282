buy-in-range = { CHIPS($least) }–{ CHIPS($most) }
exact-buy-in = přesně { CHIPS($chips) }
buy-in-minimum = { CHIPS($least) } nebo víc
ratholing-refused = žetony odnesené ze stolu se s hráčem vracejí
full-buy-in-amount = do plného buy-inu nebo víc, mezi rozdáními
buy-in-out-of-range =
    { PERSON($who) ->
        [you] nemůžete
       *[other] { $who } nemůže
    } koupit { CHIPS($chips) }: buy-in je { $may }{ GIVEN($note) ->
        [yes] , { $note }
       *[no] {""}
    }
top-up-over-maximum =
    { PERSON($who) ->
        [you] nemůžete
       *[other] { $who } nemůže
    } dokoupit: stack je { CHIPS($chips) }, maximum { CHIPS($most) }
buy-in-not-whole = kupují se jen celé žetony: { $given } nejde
chip-unit-mismatch =
    { PERSON($who) ->
        [you] nemůžete
       *[other] { $who } nemůže
    } přidat { CHIPS($chips) }: žetony ve hře jsou násobky { CHIPS($unit) }
no-chip-request =
    { PERSON($who) ->
        [you] nemáte
       *[other] { $who } nemá
    } otevřenou žádost o žetony
chips-in-play =
    { PERSON($who) ->
        [you] máte
       *[other] { $who } má
    } žetony ve hře až do konce rozdání
stack-reduction =
    { PERSON($who) ->
        [you] nemůžete
       *[other] { $who } nemůže
    } vzít ze stolu { CHIPS($chips) }: lze jen odejít se všemi { CHIPS($all) }{ GIVEN($spends) ->
        [yes] , nebo utratit až { CHIPS($spends) } za občerstvení a spropitné
       *[no] {""}
    }
