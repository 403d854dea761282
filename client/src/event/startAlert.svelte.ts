/** Alerts a player who waits for the start of an event while another page is visible. */
import { untrack } from 'svelte';
import { turnAlerts } from '../lib/turnAlerts.svelte';
import { t } from '../lib/i18n/index.svelte';
import { preferences } from '../table/settings/tablePreferences.svelte';
import { playSound } from '../table/soundPlayer';
import type { EventWatch } from './eventWatch.svelte';

/** Alert once at the start if the player has a seat; stop when the player looks at the page. */
export function alertWhenEventStarts(watch: EventWatch, event: string): void {
  const name = `event ${event}`;
  const hasEntry = $derived(['registered', 'seated', 'moving'].includes(watch.details?.you.standing ?? ''));
  const phase = $derived(watch.standings?.phase ?? '');
  let lastPhase = '';

  $effect(() => {
    watch.pollsHidden = preferences.notify && hasEntry;
  });
  $effect(() => {
    const hasStarted = lastPhase !== '' && lastPhase !== 'running' && phase === 'running';
    lastPhase = phase || lastPhase;
    if (!hasStarted || !hasEntry || !document.hidden) return;
    untrack(() => {
      turnAlerts.alert(name, t('event-begun', { name: watch.details?.line.name ?? '' }), preferences);
      playSound('turn');
    });
    const dismissWhenVisible = (): void => {
      if (document.hidden) return;
      document.removeEventListener('visibilitychange', dismissWhenVisible);
      turnAlerts.dismiss(name);
    };
    // The listener outlives this component, because a player who is taken to their table leaves this page.
    document.addEventListener('visibilitychange', dismissWhenVisible);
  });
}
