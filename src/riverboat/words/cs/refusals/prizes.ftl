prize-pool-invalid = neplatný prize pool { CHIPS($pool) }
no-paid-places = aspoň jedno místo musí být placené
prize-shares-unsorted = místo { $place } nemůže dostat { CHIPS($share) }, když místo před ním má { CHIPS($share_above) }
prize-count-mismatch =
    výher je { $prize_count }, placených míst { $paid_place_count }
prizes-exceed-pool = tyto výhry dávají dohromady { CHIPS($prize_total) }, v prize poolu je { CHIPS($pool) }
prize-pool-not-fully-paid = po těchto výhrách v prize poolu zbývá { CHIPS($unpaid_chips) }: zvyšte je, nebo jich určete míň
