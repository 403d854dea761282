/** Plays table sounds at the volume that the player has set. */
import { untrack } from 'svelte';
import { loudspeaker, type Sound } from '../lib/sound/sound';
import { volume } from './settings/tablePreferences.svelte';

/** Play a sound, *after* seconds from now. An effect that calls this does not run again when the volume changes. */
export function playSound(sound: Sound, delaySeconds = 0): void {
  loudspeaker.play(sound, untrack(() => volume(sound)), delaySeconds);
}
