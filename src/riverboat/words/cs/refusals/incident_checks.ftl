no-such-seat-in-the-hand = v tomto rozdání není místo { $seat }
game-text-mismatch = text uvádí jinou hru: tady se hraje { $game }
player-without-cards =
    { PERSON($who) ->
        [you] nemáte
       *[other] { $who } nemá
    } v tomto rozdání karty
no-skipped-player = na řadě { PERSON($who) ->
        [you] jste vy
       *[other] je { $who }
    }: akce nikoho nepřeskočila
player-not-to-act =
    { PERSON($who) ->
        [you] nejste
       *[other] { $who } není
    } na řadě
action-over-stack =
    { PERSON($who) ->
        [you] nemůžete
       *[other] { $who } nemůže
    } dát { CHIPS($chips) }: na toto kolo zbývá { CHIPS($maximum) }
action-amount-missing = { $act }: kolik?
raise-not-above-bet = { CHIPS($raise_total) } není víc než sázka { CHIPS($bet) }
other-player-required = uveďte jiného hráče
incident-number-invalid = neplatné číslo: { $incident_number }
clock-time-invalid = neplatný čas: { $seconds } s
penalty-invalid = neplatný trest, počet kol: { $rounds }
chips-not-on-table = tyto žetony na stole nejsou: { $chips }
chip-change-impossible = { $chips } nejde rozměnit na { CHIPS($amount) }
