/** Names of preset ranges. */
import type { RangePresetItem } from '../lib/http';
import { t } from '../lib/i18n/index.svelte';
import { formatPercent } from './studyText';

/** The kinds of presets in the order of the list. */
export const PRESET_GROUPS = ['open', 'call', 'three-bet', 'call-three-bet', 'push', 'call-push'] as const satisfies readonly RangePresetItem['kind'][];

/** Presets of one kind, table and depth, with their places in the list. */
export interface PresetGroup {
  label: string;
  presets: readonly { preset: RangePresetItem; at: number }[];
}

/** Presets in groups, in the order of the kinds: `Open raise · 6-max · 100 bb`. */
export function presetGroups(presets: readonly RangePresetItem[]): PresetGroup[] {
  return PRESET_GROUPS.flatMap((kind) => {
    const groups = new Map<string, { preset: RangePresetItem; at: number }[]>();
    presets.forEach((preset, at) => {
      if (preset.kind !== kind) return;
      const label = t('study-preset-group', { kind: t(`study-kind-${kind}`), players: preset.players, depth: preset.depth });
      groups.set(label, [...(groups.get(label) ?? []), { preset, at }]);
    });
    return [...groups].map(([label, found]) => ({ label, presets: found }));
  });
}

/** The name of a preset in its group: `BB v BTN · 35%`. */
export function presetText({ position, against, percent: share }: RangePresetItem): string {
  const seats = against ? t('study-preset-against', { position, against }) : position;
  return t('study-preset-name', { seats, share: formatPercent(share / 100) });
}
