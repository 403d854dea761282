no-such-seat-in-the-hand = místo { $seat } v téhle hře není
another-game-is-played = text říká jinou hru, než jaká se tu hraje: { $game }
has-no-cards-here =
    { PERSON($who) ->
        [you] nemáte
       *[other] { $who } nemá
    } v téhle hře karty
it-is-their-turn =
    na řadě { PERSON($who) ->
        [you] jste vy
       *[other] je { $who }
    }: nikdo nebyl přeskočen
it-is-not-their-turn =
    na řadě { PERSON($who) ->
        [you] nejste vy
       *[other] není { $who }
    }
has-not-so-much =
    { PERSON($who) ->
        [you] máte
       *[other] { $who } má
    } na tohle kolo { CHIPS($most) }, a ne { CHIPS($chips) }
says-no-amount = { $act }: na jakou částku?
is-no-raise = { CHIPS($to) } není víc než sázka { CHIPS($bet) }
to-themselves = je třeba jmenovat někoho jiného
impossible-number = { $n }: to nejde
no-such-time = { $seconds } sekund není žádný čas
no-such-penalty = { $rounds } kol není žádný trest
chips-are-not-there = tyhle žetony tam neleží: { $chips }
nobody-has-change = nikdo nerozmění { $chips }, aby se dalo zaplatit { CHIPS($amount) }
