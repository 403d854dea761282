/** Names of preset ranges. */
import type { RangePresetItem } from '../lib/http';
import { t } from '../lib/i18n/index.svelte';
import { percent } from './studyText';

/** The kinds of presets in the order of the list. */
export const PRESET_GROUPS = ['open', 'call', 'three-bet', 'call-three-bet', 'push', 'call-push'] as const satisfies readonly RangePresetItem['kind'][];

/** The name of a preset: `BB v BTN · 100 bb · 35%`. */
export function presetText({ position, against, depth, percent: share }: RangePresetItem): string {
  const seats = against ? t('study-preset-against', { position, against }) : position;
  return t('study-preset-name', { seats, depth, share: percent(share / 100) });
}
