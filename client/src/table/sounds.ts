/** Which sound a fact makes. What is won is heard when it is paid. */
import type { Sound } from '../lib/sound';
import type { Fact } from '../lib/wire';

const OF: Partial<Record<Fact['type'], Sound>> = {
  HoleCardsDealt: 'deal',
  UpcardsDealt: 'deal',
  BoardDealt: 'deal',
  Discarded: 'deal',
  Folded: 'fold',
  HandMucked: 'fold',
  Checked: 'check',
  Called: 'chips',
  Raised: 'chips',
  BroughtIn: 'chips',
  Straddled: 'chips',
};

/** The sounds of an update, each once, in the order of the facts. */
export function soundsOf(facts: readonly Fact[]): Sound[] {
  const sounds = facts.map((fact) => OF[fact.type]).filter((sound) => sound !== undefined);
  return [...new Set(sounds)];
}

const TICKS = [5, 4, 3, 2, 1];
const BEEP = 10;

/** Which sounds a clock makes, by how many seconds are left, the earliest first. */
export function clockSounds(wanted: 'off' | 'five' | 'ten'): [number, Sound][] {
  if (wanted === 'off') return [];
  const ticks = TICKS.map((left): [number, Sound] => [left, 'tick']);
  return wanted === 'ten' ? [[BEEP, 'warning'], ...ticks] : ticks;
}

/** Sound the end of a clock that runs until *until*, by this device's time; what it gives back stops it. */
export function countOut(
  until: number,
  wanted: 'off' | 'five' | 'ten',
  sound: (sound: Sound) => void,
): () => void {
  const timers = clockSounds(wanted).flatMap(([left, which]) => {
    const wait = until - left * 1000 - Date.now();
    return wait < 0 ? [] : [setTimeout(() => sound(which), wait)];
  });
  return () => timers.forEach(clearTimeout);
}
