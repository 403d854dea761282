/** Calls to the player's turn from tables that the page does not draw; a table that is drawn calls by itself. */
import { untrack } from 'svelte';
import { turnAlerts } from '../lib/turnAlerts.svelte';
import { t } from '../lib/i18n/index.svelte';
import { myTables, type MyTable } from '../lib/seatedTables.svelte';
import { liked } from '../table/settings/tablePreferences.svelte';
import { playSound } from '../table/soundPlayer';
import { scheduleClockSounds } from '../table/tableSounds';

/** Call once for each turn, as long as the component is there; *offset* is the room's time less this one's. */
export function watchTurns(offset: () => number): void {
  const waiting = $derived(myTables.waiting());
  const undrawn = $derived(myTables.waiting(myTables.undrawn));
  const key = $derived(`${waiting.map(({ id }) => id).join(' ')}|${undrawn.map(({ id }) => id).join(' ')}`);
  const until = $derived(undrawn[0]?.until ?? 0);
  /** The tables that have sounded for the turn that is on there, and those that stand in the title. */
  let sounded: readonly string[] = [];
  let called: readonly string[] = [];

  $effect(() => {
    void key;
    untrack(() => {
      const now = undrawn.map(({ id }) => id);
      for (const id of called) if (!now.includes(id)) turnAlerts.dismiss(id);
      for (const each of undrawn) if (!called.includes(each.id)) alertTurn(each, !sounded.includes(each.id));
      called = now;
      // Who turns the page on their turn has heard it at the table.
      sounded = waiting.map(({ id }) => id);
    });
  });
  $effect(() => () => called.forEach((id) => turnAlerts.dismiss(id)));

  $effect(() => {
    const heardOf = liked.clockSound;
    if (until) return scheduleClockSounds(until - offset(), heardOf, playSound);
  });
}

function alertTurn({ id, name }: MyTable, isNew: boolean): void {
  turnAlerts.alert(id, t('table-your-turn-at', { table: name }), isNew ? liked : { notify: false, shake: false }, tableUrl(id));
  if (isNew) playSound('turn');
}

export const tableUrl = (table: string): string => `/t/${encodeURIComponent(table)}`;
