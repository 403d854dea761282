no-such-preset = no hay modelo { $preset }; { $hint }
no-such-authority = no hay reglamento { $authority }; elige entre { $authorities }
no-such-house-rule =
    no hay regla de la casa { $name }{ GIVEN($near) ->
        [yes] ; ¿quisiste decir { $near }?
       *[no] {""}
    }
heads-up-count-conflict = headsup_counts necesita headsup_cap 'before_cap'; con { $cap } déjalo en 'not_all_in'
open-all-in-conflict = open_allin es solo para open stakes: con table stakes déjalo activado
number-minimum = { $least } o más
number-range = de { $least } a { $most }
list-kind = una lista
choice-invalid = { $option } es uno de { $choices }, no { $given }
whole-number-required = { $option } es un número entero, { $reach }, no { $given }
no-such-option = no hay opción { $name } en { $group }; { $hint }
