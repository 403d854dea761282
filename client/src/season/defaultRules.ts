/** Scoring rules in the form of a season. */
import type { LeagueRules } from '../lib/http';

/** Scoring rules that a form changes. */
export type RulesDraft = { -readonly [Name in keyof LeagueRules]: LeagueRules[Name] };

export const defaultRules = (): RulesDraft => ({
  name: '',
  formula: 'table',
  table: [25, 18, 15, 12, 10, 8, 6, 4, 2, 1],
  taking_part: 0,
  best: 0,
  least_entries: 0,
  unit: 100,
  bounty: 0,
  rebuy: 0,
});
