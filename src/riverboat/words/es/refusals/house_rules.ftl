no-such-preset = no hay modelo { $preset }; { $hint }
no-such-authority = no hay reglamento { $authority }; elige entre { $authorities }
no-such-house-rule =
    no hay regla de la casa { $name }{ GIVEN($similar_name) ->
        [yes] ; ¿quisiste decir { $similar_name }?
       *[no] {""}
    }
heads-up-count-conflict = headsup_counts necesita headsup_cap 'before_cap'; con { $headsup_cap } déjalo en 'not_all_in'
open-all-in-conflict = open_allin es solo para open stakes: con table stakes déjalo activado
minimum-number-text = { $minimum } o más
number-range-text = de { $minimum } a { $maximum }
list-option-type-name = una lista
choice-invalid = { $option } es uno de { $choices }, no { $given_value }
whole-number-required = { $option } es un número entero, { $allowed_range }, no { $given_value }
no-such-option = no hay opción { $name } en { $group }; { $hint }
