xml-malformed = neplatné XML: { $xml_error }
xml-declarations-forbidden = rozdání nesmí obsahovat typy dokumentů ani entity
unknown-action-type = neznámý typ akce { $kind }
all-in-with-chips-behind = { $name } je all-in s žetony navíc: nepodporováno
no-bomb-pots = bomb poty této herny nejsou podporované
