/** Texts about seasons in the chosen language. */
import type { LeagueRules } from '../lib/http';
import { language, t } from '../lib/i18n/index.svelte';

/** Points, with at most two decimals. */
export const pointsText = (points: number): string => new Intl.NumberFormat(language.locale, { maximumFractionDigits: 2 }).format(points);

/** A date without a time. */
export const dateText = (at: number): string => new Intl.DateTimeFormat(language.locale, { dateStyle: 'medium' }).format(at);

/** The scoring rules, one per line. */
export function scoringTerms(rules: LeagueRules): string[] {
  const sentences = [rules.formula === 'table' ? t('season-formula-table-is', { points: rules.table.join(', ') }) : t(`season-formula-${rules.formula}-text`)];
  if (rules.taking_part) sentences.push(t('season-terms-taking-part', { n: rules.taking_part }));
  if (rules.bounty) sentences.push(t('season-terms-bounty', { n: rules.bounty }));
  if (rules.rebuy) sentences.push(t('season-terms-rebuy', { n: rules.rebuy }));
  if (rules.best) sentences.push(t('season-terms-best', { n: rules.best }));
  if (rules.least_entries) sentences.push(t('season-terms-least', { n: rules.least_entries }));
  sentences.push(t('season-terms-ties'));
  return sentences;
}
