/** A sentence; or one for each number that a language tells apart, chosen by `{n}`. */
export type Message = string | Partial<Record<Intl.LDMLPluralRule, string>>;
export type Messages = Record<string, Message>;
