/** Calling who waits for an event to begin while they look at another page. */
import { untrack } from 'svelte';
import { turnAlerts } from '../lib/turnAlerts.svelte';
import { t } from '../lib/i18n/index.svelte';
import { liked } from '../table/settings/tablePreferences.svelte';
import { playSound } from '../table/soundPlayer';
import type { EventWatch } from './eventWatch.svelte';

/** Call once when it begins, for whoever has a place in it; whoever looks is called no more. */
export function alertWhenEventStarts(watch: EventWatch, event: string): void {
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
      turnAlerts.alert(name, t('event-begun', { name: watch.sheet?.line.name ?? '' }), liked);
      playSound('turn');
    });
    const seen = (): void => {
      if (document.hidden) return;
      document.removeEventListener('visibilitychange', seen);
      turnAlerts.dismiss(name);
    };
    // Who is taken to their seat leaves this page, and is called all the same.
    document.addEventListener('visibilitychange', seen);
  });
}
