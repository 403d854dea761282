no-such-preset = keine Vorlage { $preset }; { $hint }
no-such-authority = kein Regelwerk { $authority }; wähle aus { $authorities }
no-such-house-rule =
    keine Hausregel { $name }{ GIVEN($near) ->
        [yes] ; meintest du { $near }?
       *[no] {""}
    }
heads-up-count-conflict = headsup_counts braucht headsup_cap 'before_cap'; mit { $cap } lass es bei 'not_all_in'
open-all-in-conflict = open_allin gilt nur bei Open Stakes: Lass es bei Table Stakes eingeschaltet
number-minimum = { $least } oder mehr
number-range = { $least } bis { $most }
list-kind = eine Liste
choice-invalid = { $option } ist eins von { $choices }, nicht { $given }
whole-number-required = { $option } ist eine ganze Zahl, { $reach }, nicht { $given }
no-such-option = keine Option { $name } in { $group }; { $hint }
