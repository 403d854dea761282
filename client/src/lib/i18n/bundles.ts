/** Bundles of messages, each fetched as one: of a language, and of an area. */
import type { OptionNames } from '../words/optionNames';
import type { Language, Templates } from '../words/phraseFormatter';
import type { Key } from './keys';

/** Patterns of the client's own texts, by key. */
export type Messages = Readonly<Partial<Record<Key, string>>>;

/** Texts of a table, and phrases of the room for it. */
export interface FirstMessages {
  messages: Messages;
  said: Language;
}

/** Texts that are fetched later, and phrases of the room for them. */
export interface LaterMessages {
  messages: Messages;
  templates: Templates;
}

/** The bundles of a language, to be fetched. */
export interface LanguageBundles {
  first: () => Promise<FirstMessages>;
  around: () => Promise<LaterMessages>;
  floor: () => Promise<LaterMessages>;
  event: () => Promise<Messages>;
  options: () => Promise<OptionNames>;
}
