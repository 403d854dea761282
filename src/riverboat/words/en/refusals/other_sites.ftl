xml-malformed = malformed XML: { $xml_error }
xml-declarations-forbidden = no document types or entities allowed in a hand
unknown-action-type = unknown action type { $kind }
all-in-with-chips-behind = { $name } is marked all-in with chips left: unsupported
no-bomb-pots = bomb pots of this site aren’t supported
