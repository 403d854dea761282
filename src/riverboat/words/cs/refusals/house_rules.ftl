no-such-preset = předvolba { $preset } není; { $hint }
no-such-authority = autorita { $authority } není; na výběr jsou { $authorities }
no-such-house-rule =
    pravidlo domu { $name } není{ GIVEN($near) ->
        [yes] ; nemá to být { $near }?
       *[no] {""}
    }
heads-up-count-conflict = headsup_counts potřebuje headsup_cap 'before_cap'; s { $cap } ho nechte na 'not_all_in'
open-all-in-alone = open_allin je jen pro otevřené sázky: jinak ho nechte zapnuté
from-least = { $least } nebo víc
from-least-to-most = { $least } až { $most }
a-list = seznam
not-one-of = { $option } je jedno z { $choices }, ne { $given }
no-whole-number = { $option } je celé číslo, { $reach }, ne { $given }
no-such-option = volba { $name } ve skupině { $group } není; { $hint }
