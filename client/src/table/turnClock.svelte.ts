/** The sounds of the player's own turn clock. */
import type { TableProps } from '../lib/tableProps';
import { preferences } from './settings/tablePreferences.svelte';
import { playSound } from './soundPlayer';
import { scheduleClockSounds } from './tableSounds';

/** Play the last seconds of the player's clock; stop when the turn ends, the table pauses or the connection drops. */
export function watchTurnClock(props: Pick<TableProps, 'view' | 'mine' | 'offset' | 'isOnline'>): void {
  $effect(() => {
    const { clock, phase } = props.view;
    const { turn, chair } = props.mine;
    // Chair 0 is a clock for all players who are asked.
    if (!clock || !turn || (clock.chair && clock.chair !== chair) || phase === 'paused' || !props.isOnline) return;
    return scheduleClockSounds(clock.until - props.offset, preferences.clockSound, playSound);
  });
}
