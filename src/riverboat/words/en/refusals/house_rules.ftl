no-such-preset = unknown preset { $preset }; { $hint }
no-such-authority = unknown authority { $authority }; choose from { $authorities }
no-such-house-rule = unknown house rule { $name }{ GIVEN($similar_name) ->
        [yes] ; did you mean { $similar_name }?
       *[no] {""}
    }
heads-up-count-conflict = headsup_counts needs headsup_cap 'before_cap'; with { $headsup_cap } leave it at 'not_all_in'
open-all-in-conflict = open_allin is for open stakes only: leave it on at table stakes
minimum-number-text = { $minimum } or more
number-range-text = { $minimum } to { $maximum }
list-option-type-name = a list
choice-invalid = { $option } must be one of { $choices }, not { $given_value }
whole-number-required = { $option } must be a whole number, { $allowed_range }, not { $given_value }
no-such-option = unknown option { $name } in { $group }; { $hint }
