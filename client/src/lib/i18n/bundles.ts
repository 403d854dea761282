/** Bundles of messages; each bundle of a language and an area is fetched as one file. */
import type { OptionNames } from '../words/optionNames';
import type { Language, Templates } from '../words/phraseFormatter';
import type { Key } from './keys';

/** The patterns of the client's own texts, by key. */
export type Messages = Readonly<Partial<Record<Key, string>>>;

/** The texts of a table, with the room's phrases for it. */
export interface FirstMessages {
  messages: Messages;
  said: Language;
}

/** Texts that are fetched later, with the room's phrases for them. */
export interface LaterMessages {
  messages: Messages;
  templates: Templates;
}

/** The functions that fetch the bundles of a language. */
export interface LanguageBundles {
  first: () => Promise<FirstMessages>;
  around: () => Promise<LaterMessages>;
  /** Absent in a partial language, which has no texts of the floor. */
  floor?: () => Promise<LaterMessages>;
  event: () => Promise<Messages>;
  /** Absent in a partial language. */
  study?: () => Promise<LaterMessages>;
  options: () => Promise<OptionNames>;
}
