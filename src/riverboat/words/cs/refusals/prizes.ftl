no-such-pool = výherní fond { CHIPS($pool) } být nemůže
nobody-paid = placené je aspoň jedno místo
shares-must-fall = místo { $place } nemůže dostat { CHIPS($share) }, když místo před ním má { CHIPS($before) }
mark-of-no-place =
    výhry jsou určené pro { NUMBER($named) ->
        [one] { $named } místo
        [few] { $named } místa
       *[other] { $named } míst
    } a placených je { $paid }
prizes-exceed-pool = tyhle výhry potřebují { CHIPS($needed) } a ve fondu je { CHIPS($pool) }
marks-leave-over = z fondu po těchhle výhrách zbývá { CHIPS($over) }: určete vyšší, nebo jich určete míň
