/** Phrases of the room as text for the user of this page: in their language and the table's currency. */
import { withFullStop } from './sentenceStops';
import { formatChips } from '../amount';
import { cardOf, spokenCard } from '../cards';
import { chips, language, t } from '../i18n/index.svelte';
import { gameText } from '../i18n/gameText';
import type { Money } from '../wire';
import { you } from './reader.svelte';
import { formatPhrase, formatSentence, type Person, type Phrase, type Reader } from './phraseFormatter';

/** The text of a phrase; empty without a phrase. */
export function phraseText(phrase: Phrase | null | undefined, money?: Money): string {
  return phrase ? formatPhrase(phrase, currentReader(money)) : '';
}

/** A phrase as a separate sentence. */
export function phraseSentence(phrase: Phrase | null | undefined, money?: Money): string {
  return phrase ? formatSentence(phrase, currentReader(money)) : '';
}

/** A phrase as text; its English text if this page has no message for the phrase. */
export interface PhraseOrText {
  readonly said: Phrase;
  readonly why: string;
}

/** The reason of a refusal as a sentence. */
export function refusalText({ said: phrase, why }: PhraseOrText, money?: Money): string {
  return phraseSentence(phrase, money) || why;
}

/** A reason in the second person for the user of this page: `you have no openers`. */
export function phraseToYou(phrase: Phrase, money?: Money): string {
  return phraseText({ ...phrase, who: { player: you.name, chair: 0 } }, money);
}

/** Return the user of this page as the reader; an empty *me* selects the third person. */
export function currentReader(money?: Money, me = you.name): Reader {
  return {
    language: language.phrases,
    english: language.englishPhrases,
    locale: language.locale,
    name: personName,
    chips: (amount) => formatChips(amount, language.locale, 0, money),
    count: (count) => chips(count),
    cards: cardsText,
    sign: (words, names) => gameText(words, money, names),
    onMissing: () => language.loadMissing(),
    isYou: (person) => 'player' in person && !!me && person.player === me,
  };
}

function personName(person: Person): string {
  if ('player' in person) return person.player;
  return t('say-chair', { chair: 'chair' in person ? person.chair : person.seat });
}

const cardsText = (cards: readonly number[]): string => cards.map(cardOf).join(' ');

// Events as sentences ---------------------------------------------------------------------------------

/** One sentence per event, with cards in words. */
export function eventSentences(phrases: readonly Phrase[], money?: Money, formatChips = currentReader(money).chips): string[] {
  const reader = { ...currentReader(money), chips: formatChips, cards: (cards: readonly number[]) => cards.map((card) => spokenCard(cardOf(card), t)).join(', ') };
  return phrases.map((phrase) => formatSentence(phrase, reader)).filter(Boolean).map(withFullStop);
}
