no-such-preset = no preset { $preset }; { $hint }
no-such-authority = no authority { $authority }; choose from { $authorities }
no-such-house-rule =
    no house rule { $name }{ GIVEN($near) ->
        [yes] ; did you mean { $near }?
       *[no] {""}
    }
heads-up-count-conflict = headsup_counts needs headsup_cap 'before_cap'; with { $cap } leave it at 'not_all_in'
open-all-in-alone = open_allin is for open stakes only: leave it on at table stakes
from-least = { $least } or more
from-least-to-most = { $least } to { $most }
a-list = a list
not-one-of = { $option } is one of { $choices }, not { $given }
no-whole-number = { $option } is a whole number, { $reach }, not { $given }
no-such-option = no option { $name } in { $group }; { $hint }
