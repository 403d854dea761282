/** Alerts for the player's turn at tables that the page does not draw; a drawn table alerts the player itself. */
import { untrack } from 'svelte';
import { turnAlerts } from '../lib/turnAlerts.svelte';
import { t } from '../lib/i18n/index.svelte';
import { myTables, type MyTable } from '../lib/seatedTables.svelte';
import { preferences } from '../table/settings/tablePreferences.svelte';
import { playSound } from '../table/soundPlayer';
import { scheduleClockSounds } from '../table/tableSounds';

/**
 * Alert once for each turn while the component exists; *offset* is the room's clock minus the clock of this device.
 */
export function watchTurns(offset: () => number): void {
  const waitingTables = $derived(myTables.waitingTables());
  const undrawnWaiting = $derived(myTables.waitingTables(myTables.undrawn));
  const waitingKey = $derived(`${waitingTables.map(({ id }) => id).join(' ')}|${undrawnWaiting.map(({ id }) => id).join(' ')}`);
  const deadline = $derived(undrawnWaiting[0]?.deadline ?? 0);
  /** The tables whose current turn has been announced by sound, and those in the title. */
  let soundedTables: readonly string[] = [];
  let alertedTables: readonly string[] = [];

  $effect(() => {
    void waitingKey;
    untrack(() => {
      const now = undrawnWaiting.map(({ id }) => id);
      for (const id of alertedTables) if (!now.includes(id)) turnAlerts.dismiss(id);
      for (const table of undrawnWaiting) if (!alertedTables.includes(table.id)) alertTurn(table, !soundedTables.includes(table.id));
      alertedTables = now;
      // On a change of page during a turn, the table has already played the sound.
      soundedTables = waitingTables.map(({ id }) => id);
    });
  });
  $effect(() => () => alertedTables.forEach((id) => turnAlerts.dismiss(id)));

  $effect(() => {
    const clockSound = preferences.clockSound;
    if (deadline) return scheduleClockSounds(deadline - offset(), clockSound, playSound);
  });
}

function alertTurn({ id, name }: MyTable, isNew: boolean): void {
  turnAlerts.alert(id, t('table-your-turn-at', { table: name }), isNew ? preferences : { notify: false, shake: false }, tableUrl(id));
  if (isNew) playSound('turn');
}

export const tableUrl = (table: string): string => `/t/${encodeURIComponent(table)}`;
