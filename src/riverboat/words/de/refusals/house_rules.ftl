no-such-preset = keine Vorlage { $preset }; { $hint }
no-such-authority = kein Regelwerk { $authority }; wähle aus { $authorities }
no-such-house-rule =
    keine Hausregel { $name }{ GIVEN($similar_name) ->
        [yes] ; meintest du { $similar_name }?
       *[no] {""}
    }
heads-up-count-conflict = headsup_counts braucht headsup_cap 'before_cap'; mit { $headsup_cap } lass es bei 'not_all_in'
open-all-in-conflict = open_allin gilt nur bei Open Stakes: Lass es bei Table Stakes eingeschaltet
minimum-number-text = { $minimum } oder mehr
number-range-text = { $minimum } bis { $maximum }
list-option-type-name = eine Liste
choice-invalid = { $option } ist eins von { $choices }, nicht { $given_value }
whole-number-required = { $option } ist eine ganze Zahl, { $allowed_range }, nicht { $given_value }
no-such-option = keine Option { $name } in { $group }; { $hint }
