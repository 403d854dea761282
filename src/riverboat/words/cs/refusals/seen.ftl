no-such-seat-in-the-hand = místo { $seat } v této hře není
game-text-mismatch = text uvádí jinou hru: tady se hraje { $game }
player-without-cards =
    { PERSON($who) ->
        [you] nemáte
       *[other] { $who } nemá
    } v této hře karty
no-skipped-player =
    na řadě { PERSON($who) ->
        [you] jste vy
       *[other] je { $who }
    }: přeskočen není nikdo
not-to-act =
    na řadě { PERSON($who) ->
        [you] nejste vy
       *[other] není { $who }
    }
action-over-stack =
    { PERSON($who) ->
        [you] máte
       *[other] { $who } má
    } na toto kolo { CHIPS($most) }, ne { CHIPS($chips) }
action-amount-missing = { $act }: kolik?
raise-not-above-bet = { CHIPS($to) } není víc než sázka { CHIPS($bet) }
self-named = uveďte jiného hráče
impossible-number = { $n }: to nejde
no-such-time = { $seconds } sekund není žádný čas
no-such-penalty = { $rounds } kol není žádný trest
chips-not-on-table = na stole nejsou žetony: { $chips }
no-change-available = { $chips } nejde rozměnit na zaplacení { CHIPS($amount) }
