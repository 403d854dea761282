no-such-preset = neznámé přednastavení { $preset }; { $hint }
no-such-authority = neznámá autorita { $authority }; na výběr: { $authorities }
no-such-house-rule = neznámé pravidlo stolu { $name }{ GIVEN($similar_name) ->
        [yes] ; nemá to být { $similar_name }?
       *[no] {""}
    }
heads-up-count-conflict = headsup_counts potřebuje headsup_cap 'before_cap'; s { $headsup_cap } ho nechte na 'not_all_in'
open-all-in-conflict = open_allin je jen pro otevřené sázky: jinak ho nechte zapnuté
minimum-number-text = { $minimum } nebo víc
number-range-text = { $minimum } až { $maximum }
list-option-type-name = seznam
choice-invalid = { $option }: místo { $given_value } zadejte jedno z { $choices }
whole-number-required = { $option }: místo { $given_value } zadejte celé číslo, { $allowed_range }
no-such-option = neznámá volba { $name } ve skupině { $group }; { $hint }
