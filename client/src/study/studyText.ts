/** Texts and colours of a study: actions, players, numbers. */
import { cornerRank, suitOf } from '../lib/cards';
import type { StudyAction, StudyNode } from '../lib/http';
import { language, t } from '../lib/i18n/index.svelte';
import type { PlayerName } from './spotLink';

/** An action in words: `Bet 90`, `All-in 89`. */
export function actionText(name: string, isAllIn = false): string {
  const [kind, amount] = name.split(' ');
  const chips = amount === undefined ? '' : formatDecimal(Number(amount), 2);
  switch (kind) {
    case 'fold': return t('study-fold');
    case 'check': return t('study-check');
    case 'call': return t('study-call');
    case 'bet': return t(isAllIn ? 'study-all-in' : 'study-bet', { chips });
    default: return t(isAllIn ? 'study-all-in' : 'study-raise', { chips });
  }
}

export const playerText = (player: PlayerName): string => (player === 'oop' ? 'OOP' : 'IP');

/** A number with at most *digits* decimals. */
export function formatDecimal(value: number | null, digits = 2, locale: string = language.locale): string {
  if (value === null) return '–';
  return new Intl.NumberFormat(locale, { maximumFractionDigits: digits }).format(value);
}

/** An EV in chips, with two decimals while it is small. */
export function evText(value: number | null): string {
  if (value === null) return '–';
  const digits = Math.abs(value) < 1000 ? 2 : 0;
  return new Intl.NumberFormat(language.locale, { minimumFractionDigits: digits, maximumFractionDigits: digits }).format(value);
}

/** A line in words: `Check, Bet 90, 7♣`. */
export function lineText(line: string): string {
  return line
    .split(',')
    .map((step) => step.trim())
    .map((step) => (suitOf(step) ? cornerRank(step) + SUIT_SIGNS[step[1]!] : actionText(step)))
    .join(' › ');
}

const SUIT_SIGNS: Record<string, string> = { s: '♠', h: '♥', d: '♦', c: '♣' };

/** A share as a whole percentage; small ones keep a decimal. */
export function formatPercent(share: number | null, digits = share && share < 0.095 ? 1 : 0): string {
  if (share === null) return '–';
  return new Intl.NumberFormat(language.locale, { style: 'percent', maximumFractionDigits: digits }).format(share);
}

const FOLD_COLOUR = '#86b4e2';
const PASSIVE_COLOUR = '#84cb9d';
const BET_COLOURS = ['#f6c6b9', '#f1ad9d', '#ec9786', '#e78271', '#e27364'];

/** The colour of each action: blue folds, green checks and calls, red bets, the larger the darker. */
export function actionColours(actions: readonly (Pick<StudyAction, 'name'>)[]): string[] {
  const sizes = actions.filter(({ name }) => /^(bet|raise)/.test(name)).length;
  let priorBets = 0;
  return actions.map(({ name }) => {
    if (name === 'fold') return FOLD_COLOUR;
    if (name === 'check' || name === 'call') return PASSIVE_COLOUR;
    const colourIndex = sizes === 1 ? 2 : Math.round((priorBets++ * (BET_COLOURS.length - 1)) / (sizes - 1));
    return BET_COLOURS[colourIndex]!;
  });
}

/** The background of a cell: the mix of actions, as high as the hand's weight. */
export function mixBackground(shares: readonly number[], colours: readonly string[]): string {
  let at = 0;
  const stops = shares.flatMap((share, place) => {
    const from = at;
    at += 100 * share;
    return share > 0.001 ? [`${colours[place]} ${from.toFixed(1)}% ${at.toFixed(1)}%`] : [];
  });
  return stops.length ? `linear-gradient(90deg, ${stops.join(', ')})` : 'none';
}

/** The range that a node shows for a player. */
export const rangeOf = (node: StudyNode, player: PlayerName): StudyNode['oop'] => (player === 'oop' ? node.oop : node.ip);
