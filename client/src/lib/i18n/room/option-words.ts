/** An option's name, what it means, and the words for its choices where they are more than on and off. */
export type OptionWords = readonly [name: string, text: string, choices?: Readonly<Record<string, string>>];
