no-such-pool = neplatný prize pool { CHIPS($pool) }
no-paid-places = aspoň jedno místo musí být placené
prize-shares-unsorted = místo { $place } nemůže dostat { CHIPS($share) }, když místo před ním má { CHIPS($before) }
prize-count-mismatch =
    výher je { $named }, placených míst { $paid }
prizes-exceed-pool = tyto výhry dají { CHIPS($needed) }, v prize poolu je { CHIPS($pool) }
prize-pool-remainder = po těchto výhrách v prize poolu zbývá { CHIPS($over) }: zvyšte je, nebo jich určete míň
