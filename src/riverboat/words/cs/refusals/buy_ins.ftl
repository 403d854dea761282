buy-in-range = { CHIPS($minimum) }–{ CHIPS($maximum) }
exact-buy-in = přesně { CHIPS($chips) }
buy-in-minimum = { CHIPS($minimum) } nebo víc
ratholing-refused = protože žetony odnesené ze stolu se musí vrátit
full-buy-in-amount = aby stack mezi rozdáními dosáhl plného buy-inu
buy-in-out-of-range =
    { PERSON($who) ->
        [you] nemůžete
       *[other] { $who } nemůže
    } koupit { CHIPS($chips) }: buy-in je { $allowed_buy_in }{ GIVEN($detail) ->
        [yes] , { $detail }
       *[no] {""}
    }
top-up-over-maximum =
    { PERSON($who) ->
        [you] nemůžete
       *[other] { $who } nemůže
    } dokoupit: stack je { CHIPS($chips) }, maximum { CHIPS($maximum) }
buy-in-not-whole = kupují se jen celé žetony: { $typed_amount } nejde
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
stack-reduction-forbidden =
    { PERSON($who) ->
        [you] nemůžete
       *[other] { $who } nemůže
    } vzít ze stolu { CHIPS($chips) }: lze jen odejít se všemi { CHIPS($whole_stack) }{ GIVEN($spending_limit) ->
        [yes] , nebo utratit až { CHIPS($spending_limit) } za občerstvení a spropitné
       *[no] {""}
    }
