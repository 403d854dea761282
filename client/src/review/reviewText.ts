/** Texts of a review: amounts, actions, groups of leaks, and the events of the hand. */
import { cardOf, cornerRank } from '../lib/cards';
import type { FoundLeak, ReviewedHand, ReviewResponse } from '../lib/http';
import { language, t, type Key } from '../lib/i18n/index.svelte';
import { formatSentence, type Phrase } from '../lib/words/phraseFormatter';
import { currentReader, phraseSentence } from '../lib/words/roomPhrases';
import { withFullStop } from '../lib/words/sentenceStops';
import { formatDecimal } from '../study/studyText';

const SUIT_SIGNS: Record<string, string> = { s: '♠', h: '♥', d: '♦', c: '♣' };

/** A number with exactly two decimals. */
export function twoDigits(value: number): string {
  return new Intl.NumberFormat(language.locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 }).format(value);
}

/** A result: `+1.50`, `−0.25`. */
export function signedText(value: number): string {
  const text = twoDigits(Math.abs(value));
  return text === twoDigits(0) ? text : (value > 0 ? '+' : '−') + text;
}

/** An amount of a file: chips, its currency, or big blinds. */
export function amountText(value: number, currency: string): string {
  if (currency === 'bb') return t('review-bb', { n: formatDecimal(value) });
  if (!/^[A-Z]{3}$/.test(currency)) return formatDecimal(value);
  return new Intl.NumberFormat(language.locale, { style: 'currency', currency, currencyDisplay: 'narrowSymbol' }).format(value);
}

/** An action in words: `raise to 12`. */
export function actionPlayedText(action: string, amount: string, isAllIn = false): string {
  if (isAllIn && action !== 'call') return t('review-all-in', { chips: amount });
  switch (action) {
    case 'bet': return t('review-bet', { chips: amount });
    case 'raise': return t('review-raise', { chips: amount });
    case 'fold': return t('review-fold');
    case 'check': return t('review-check');
    default: return t('review-call');
  }
}

/** The kind of an action, without an amount: `Raise`. */
export function actionKindText(action: string): string {
  switch (action) {
    case 'fold': return t('study-fold');
    case 'check': return t('study-check');
    case 'call': return t('study-call');
    case 'bet': return t('review-kind-bet');
    default: return t('review-kind-raise');
  }
}

/** Return a text with a capital letter. */
export const capitalize = (text: string): string => text.charAt(0).toLocaleUpperCase(language.locale) + text.slice(1);

const STREETS = ['preflop', 'flop', 'turn', 'river'] as const;

/** Return the name of a street; streets of other games have no translation. */
export function streetText(street: string): string {
  const knownStreet = STREETS.find((candidate) => candidate === street);
  return knownStreet ? t(`review-street-${knownStreet}`) : t('review-street-other', { name: street });
}

/** The betting before a decision: `facing a bet`. */
export const facingText = (line: string): string => t(`review-line-${line.replaceAll(' ', '-')}` as Key);

const TEXTURES = ['monotone', 'two-tone', 'rainbow', 'two-tone-paired', 'rainbow-paired', 'rainbow-trips'];

/** The group of a leak: `River, facing a raise`. */
export function leakText({ kind, group, line }: Pick<FoundLeak, 'kind' | 'group' | 'line'>): string {
  const texture = group.replaceAll(' ', '-');
  if (kind === 'texture') return TEXTURES.includes(texture) ? t(`review-texture-${texture}` as Key) : group;
  if (kind === 'position') return group;
  return line ? t('review-leak-in', { group: streetText(group), line: facingText(line) }) : streetText(group);
}

/** A reason or a note as a sentence. */
export const reasonText = (phrase: Phrase | null | undefined): string => phraseSentence(phrase);

/** A phrase whose actions have their amounts formatted by *formatAmount*, with an English number: `5.5 bb`. */
export function withAmounts(phrase: Phrase, formatAmount: (chips: number) => string): Phrase {
  const { say, amount } = phrase as { say: string; amount?: unknown };
  if (say === 'ActionTaken' && typeof amount === 'string') return { ...phrase, amount: formatAmount(Number(amount.replaceAll(',', ''))) } as Phrase;
  const entries = Object.entries(phrase).map(([name, value]) => [name, isPhrase(value) ? withAmounts(value, formatAmount) : value]);
  return { ...phrase, ...Object.fromEntries(entries) };
}

const isPhrase = (value: unknown): value is Phrase => typeof value === 'object' && value !== null && 'say' in value;

/** Events as sentences. Chips are amounts of the file, and *player* is addressed. */
export function storyText(events: readonly Phrase[], player: string, formatAmount: (chips: number) => string): string {
  const reader = {
    ...currentReader(undefined, player),
    chips: formatAmount,
    cards: (cards: readonly number[]) => cards.map((card) => cardGlyph(cardOf(card))).join(' '),
  };
  return events.map((event) => formatSentence(event, reader)).filter(Boolean).map(withFullStop).join(' ');
}

const cardGlyph = (card: string): string => cornerRank(card) + (SUIT_SIGNS[card[1] ?? ''] ?? '');

/** Writes chips of a hand's events in the amounts of its file. */
export const chipWriter = ({ unit, currency }: ReviewedHand) => (chips: number): string => amountText(chips / unit, currency);

/** The shortest estimate that is shown; shorter ones change too often. */
const MIN_ESTIMATE_SECONDS = 2;

/** The estimated time until a street or a session is done; empty if it is unknown or soon. */
export function timeLeft({ seconds_left, pause_seconds }: Pick<ReviewResponse, 'seconds_left' | 'pause_seconds'>): string {
  if (pause_seconds > 0 || seconds_left < MIN_ESTIMATE_SECONDS) return '';
  return seconds_left < 90 ? t('review-left-seconds', { n: Math.ceil(seconds_left / 5) * 5 }) : t('review-left-minutes', { n: Math.round(seconds_left / 60) });
}

const dayText = (at: number): string => new Intl.DateTimeFormat(language.locale, { dateStyle: 'medium' }).format(at);

/** The name of a review in a list. */
export function reviewName({ table, name, hand, player, since, is_own_play, total }: ReviewResponse): string {
  if (is_own_play && !table) return since > 1 ? t('review-of-period', { from: dayText(since) }) : t('review-of-all');
  if (!table) return name ? t('review-of-live', { table: name, player }) : t(total === 1 ? 'review-of-one' : 'review-of-text', { player });
  return hand ? t('review-of-hand', { table: name, hand }) : t('review-of-table', { table: name });
}
