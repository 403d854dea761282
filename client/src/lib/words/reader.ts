/** What the room says, for who looks at this page: in their language, to them, in the table's money. */
import { stopped } from './stops';
import { formatChips } from '../amount';
import { cardOf, spokenCard } from '../cards';
import { chips, language, t } from '../i18n/index.svelte';
import { game } from '../i18n/told';
import type { Money } from '../wire';
import { you } from './you.svelte';
import { say, sentence, type Person, type Phrase, type Reader } from './say';

/** A phrase in words; nothing where there is none. */
export function said(phrase: Phrase | null | undefined, money?: Money): string {
  return phrase ? say(phrase, reader(money)) : '';
}

/** A phrase as a sentence of its own. */
export function sentenceOf(phrase: Phrase | null | undefined, money?: Money): string {
  return phrase ? sentence(phrase, reader(money)) : '';
}

/** A phrase, and the same in English, which is said where this page does not know the phrase. */
export interface InBoth {
  readonly said: Phrase;
  readonly why: string;
}

/** Why something is refused, as a sentence. */
export function whyNot({ said: phrase, why }: InBoth, money?: Money): string {
  return sentenceOf(phrase, money) || why;
}

/** A reason, said of who looks at this page: `you have no openers`. */
export function saidToYou(phrase: Phrase, money?: Money): string {
  return said({ ...phrase, who: { player: you.name, chair: 0 } }, money);
}

/** Whoever looks at this page; to *nobody* is said what others hear, too. */
export function reader(money?: Money, me = you.name): Reader {
  return {
    language: language.said,
    locale: language.locale,
    name: nameOf,
    chips: (amount) => formatChips(amount, language.locale, 0, money),
    count: (count) => chips(count),
    cards: written,
    sign: (words) => game(words, money),
    missed: () => language.miss(),
    isYou: (person) => 'player' in person && !!me && person.player === me,
  };
}

function nameOf(person: Person): string {
  if ('player' in person) return person.player;
  return t('say.chair', { chair: 'chair' in person ? person.chair : person.seat });
}

const written = (cards: readonly number[]): string => cards.map(cardOf).join(' ');

// What happens, told ----------------------------------------------------------------------------------

/** What has happened, a sentence each, with cards as they are spoken. */
export function toldOf(phrases: readonly Phrase[], money?: Money, write = reader(money).chips): string[] {
  const spoken = { ...reader(money), chips: write, cards: (cards: readonly number[]) => cards.map((card) => spokenCard(cardOf(card), t)).join(', ') };
  return phrases.map((phrase) => sentence(phrase, spoken)).filter(Boolean).map(stopped);
}
