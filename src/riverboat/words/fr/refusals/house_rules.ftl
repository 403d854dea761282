no-such-preset = pas de modèle { $preset } ; { $hint }
no-such-authority = pas d’autorité { $authority } ; au choix : { $authorities }
no-such-house-rule =
    pas de règle maison { $name }{ GIVEN($similar_name) ->
        [yes] {""} ; voulais-tu dire { $similar_name } ?
       *[no] {""}
    }
heads-up-count-conflict = headsup_counts exige headsup_cap « before_cap » ; avec { $headsup_cap }, laisse-le à « not_all_in »
open-all-in-conflict = open_allin ne vaut qu’en open stakes : laisse-le activé en table stakes
minimum-number-text = { $minimum } ou plus
number-range-text = de { $minimum } à { $maximum }
list-option-type-name = une liste
choice-invalid = { $option } : au choix { $choices }, pas { $given_value }
whole-number-required = { $option } est un nombre entier, { $allowed_range }, pas { $given_value }
no-such-option = pas d’option { $name } dans { $group } ; { $hint }
