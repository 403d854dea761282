/** Tables that are not drawn call by themselves; one that is drawn does so where it is drawn. */
import { untrack } from 'svelte';
import { calling } from '../lib/calling.svelte';
import { t } from '../lib/i18n/index.svelte';
import type { MyTable } from '../lib/mine.svelte';
import { play } from '../lib/sound';
import { liked, volume } from '../table/settings/settings.svelte';

/** Call from each table that waits, once, for as long as the component is there that asks for it. */
export function callFrom(waiting: () => readonly MyTable[]): void {
  const key = $derived(waiting().map(({ id }) => id).join(' '));
  let before: readonly string[] = [];

  $effect(() => {
    const ids = key.split(' ').filter(Boolean);
    untrack(() => {
      for (const id of before) if (!ids.includes(id)) calling.stop(id);
      for (const each of waiting()) if (!before.includes(each.id)) call(each);
      before = ids;
    });
  });
  $effect(() => () => before.forEach((id) => calling.stop(id)));
}

function call({ id, name }: MyTable): void {
  calling.call(id, t('table.your-turn-at', { table: name }), liked);
  play('turn', volume('turn'));
}
