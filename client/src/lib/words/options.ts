/** What a language calls the options of a table; English has them from the room. */
export interface OptionNames {
  /** What a group is about. */
  readonly groups: Readonly<Record<string, string>>;
  /** The sections of the posted rules, by their English names. */
  readonly sections: Readonly<Record<string, string>>;
  readonly options: Readonly<Record<string, OptionWords>>;
}

export interface OptionWords {
  readonly name: string;
  readonly text: string;
  /** The words for the choices, where they are more than on and off. */
  readonly choices: Readonly<Record<string, string>>;
}
