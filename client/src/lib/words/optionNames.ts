/** Names of table options in a language; the room has their English descriptions. */
export interface OptionNames {
  /** A description of a group. */
  readonly groups: Readonly<Record<string, string>>;
  /** Choices that many options have: on, off, none. */
  readonly common: Readonly<Record<string, string>>;
  readonly options: Readonly<Record<string, OptionWords>>;
}

export interface OptionWords {
  readonly name: string;
  readonly text: string;
  /** Texts of the choices that are clearer than their values in a file. */
  readonly choices: Readonly<Record<string, string>>;
}
