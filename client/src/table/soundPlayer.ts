/** Plays table sounds at the volume that the player has set. */
import { untrack } from 'svelte';
import { play, type Sound } from '../lib/sound';
import { volume } from './settings/tablePreferences.svelte';

/** Play a sound. An effect that calls this does not run again when the volume changes. */
export function playSound(sound: Sound): void {
  play(sound, untrack(() => volume(sound)));
}
