/** Calling who waits for an event to begin while they look at another page. */
import { untrack } from 'svelte';
import { calling } from '../lib/calling.svelte';
import { t } from '../lib/i18n/index.svelte';
import { play } from '../lib/sound';
import { liked, volume } from '../table/settings/settings.svelte';
import type { Watch } from './watch.svelte';

/** Call once when it begins, for whoever has a place in it; whoever looks is called no more. */
export function callWhenItBegins(watch: Watch, event: string): void {
  const name = `event ${event}`;
  const isIn = $derived(['registered', 'seated', 'moving'].includes(watch.sheet?.you.standing ?? ''));
  const phase = $derived(watch.standings?.phase ?? '');
  let before = '';

  $effect(() => {
    watch.listens = liked.notify && isIn;
  });
  $effect(() => {
    const hasBegun = before !== '' && before !== 'running' && phase === 'running';
    before = phase || before;
    if (!hasBegun || !isIn || !document.hidden) return;
    untrack(() => {
      calling.call(name, t('event.begun', { name: watch.sheet?.line.name ?? '' }), liked);
      play('turn', volume('turn'));
    });
    const seen = (): void => {
      if (document.hidden) return;
      document.removeEventListener('visibilitychange', seen);
      calling.stop(name);
    };
    // Who is taken to their seat leaves this page, and is called all the same.
    document.addEventListener('visibilitychange', seen);
  });
}
