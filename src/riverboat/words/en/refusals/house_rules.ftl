no-such-preset = unknown preset { $preset }; { $hint }
no-such-authority = unknown authority { $authority }; choose from { $authorities }
no-such-house-rule = unknown house rule { $name }{ GIVEN($near) ->
        [yes] ; did you mean { $near }?
       *[no] {""}
    }
heads-up-count-conflict = headsup_counts needs headsup_cap 'before_cap'; with { $cap } leave it at 'not_all_in'
open-all-in-conflict = open_allin is for open stakes only: leave it on at table stakes
number-minimum = { $least } or more
number-range = { $least } to { $most }
list-kind = a list
choice-invalid = { $option } must be one of { $choices }, not { $given }
whole-number-required = { $option } must be a whole number, { $reach }, not { $given }
no-such-option = unknown option { $name } in { $group }; { $hint }
