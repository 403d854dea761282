no-such-seat-in-the-hand = místo { $seat } v této hře není
another-game-is-played = text uvádí jinou hru: tady se hraje { $game }
has-no-cards-here =
    { PERSON($who) ->
        [you] nemáte
       *[other] { $who } nemá
    } v této hře karty
it-is-their-turn =
    na řadě { PERSON($who) ->
        [you] jste vy
       *[other] je { $who }
    }: přeskočen není nikdo
it-is-not-their-turn =
    na řadě { PERSON($who) ->
        [you] nejste vy
       *[other] není { $who }
    }
has-not-so-much =
    { PERSON($who) ->
        [you] máte
       *[other] { $who } má
    } na toto kolo { CHIPS($most) }, ne { CHIPS($chips) }
says-no-amount = { $act }: kolik?
is-no-raise = { CHIPS($to) } není víc než sázka { CHIPS($bet) }
to-themselves = uveďte jiného hráče
impossible-number = { $n }: to nejde
no-such-time = { $seconds } sekund není žádný čas
no-such-penalty = { $rounds } kol není žádný trest
chips-are-not-there = na stole nejsou žetony: { $chips }
nobody-has-change = { $chips } nejde rozměnit na zaplacení { CHIPS($amount) }
