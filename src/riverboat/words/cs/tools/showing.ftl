all-show-at-once = všichni otevírají karty najednou: někdo je all-in a sázet se už nebude
show-in-order = v tomto pořadí: { $who }
side-pots-show-first = kdo hraje o vedlejší bank, ukazuje dřív než ten, kdo je all-in za méně
high-board-first = první je na řadě, kdo má odkryté nejvyšší karty
low-board-first = první je na řadě, kdo má odkryté nejnižší karty
