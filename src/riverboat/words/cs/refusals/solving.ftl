solved-for-two = řeší se hry pro dva hráče, ne pro { $seats }
hole-cards-are-dealt = v tomto hraní už jsou rozdané karty hráčů ({ $dealt }): řešení odsud by počítalo s tím, že oba znají všechny karty, a strategie by platila pro hru s odkrytými kartami. Řešte hru podle jména nebo Hand.undealt před rozdáním; open_cards=True ji vyřeší s odkrytými kartami
hole-cards-are-unknown = hráč na místě { $seat } drží karty, které tu nejsou známé: hraní, jak je vidí jeden hráč, se řešit nedá, jen takové, kde jsou odkryté všechny karty
too-many-histories = { GAME($game) } má víc než { $most } průběhů: omezte akce, začněte později v handu, nebo povolte víc
name-the-sizes = { GAME($game) } má každou výši od { $low } do { $high }: vyjmenujte akce, které se mají zkoumat
not-legal-here = { $given } není mezi tím, co je zde povolené: { $legal }
actions-differ = kdo ví { $key }, má jednou { $these } a podruhé { $those }
key-of-two-moments = { $key } ví hráč ve dvou okamžicích jednoho handu: žádná strategie je nerozliší
no-such-method = metoda { $given } neexistuje; na výběr jsou { $methods }
rounds-from-one = iterations: čeká se 1 nebo víc, ne { $given }
no-strategy = { $file } neobsahuje strategii: { $problem }
strange-chances = { $file }: pravděpodobnosti pro { $key } jsou nejméně 0 a dají dohromady 1, ne { $whole }
strategy-knows-not = strategie pro { GAME($game) } nezná { $key }
needs-extension = k tomu je potřeba jádro v C, a to tu není sestavené: s překladačem C a hlavičkami Pythonu ho sestaví pip install --no-build-isolation -e .
not-of-this-game = takhle se { GAME($game) } při řešení nehrálo: { $move } v ní není
nobody-to-act-there = po akcích { $acts } není před flopem nikdo na řadě
