/** What a language calls the options of a table; what they mean in English the room says. */
export interface OptionNames {
  /** What a group is about. */
  readonly groups: Readonly<Record<string, string>>;
  /** Choices that many options have: on, off, none. */
  readonly common: Readonly<Record<string, string>>;
  readonly options: Readonly<Record<string, OptionWords>>;
}

export interface OptionWords {
  readonly name: string;
  readonly text: string;
  /** The words for the choices, where they say more than those of a file. */
  readonly choices: Readonly<Record<string, string>>;
}
