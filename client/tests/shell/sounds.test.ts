/** The computed sounds: their spectra, onsets and decays, by figures known of chips, cards and wood. */
import { describe, expect, it } from 'vitest';
import type { Sound } from '../../src/lib/sound/sound';
import { RECIPES, synthesize } from '../../src/lib/sound/soundRecipes';

const RATE = 44_100;
const SOUNDS = Object.keys(RECIPES) as Sound[];

/** Pseudo-random numbers between 0 and 1, equal in each run. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}
const samplesOf = (sound: Sound, seed = 1): Float32Array => synthesize(sound, RATE, seeded(seed));

/** The energy at a frequency (Goertzel). */
function energyAt(samples: Float32Array, frequency: number): number {
  const turn = 2 * Math.cos((2 * Math.PI * frequency) / RATE);
  let [now, before] = [0, 0];
  for (const sample of samples) [now, before] = [sample + turn * now - before, now];
  return now ** 2 + before ** 2 - turn * now * before;
}

/** The middle of a sound's energy, in hertz. */
function centroid(samples: Float32Array): number {
  let [all, weighted] = [0, 0];
  for (let frequency = 60; frequency < 16_000; frequency *= 1.02) {
    const energy = energyAt(samples, frequency) * frequency; // the steps grow with the frequency
    all += energy;
    weighted += energy * frequency;
  }
  return weighted / all;
}

/** The loudness in windows of a millisecond. */
function envelope(samples: Float32Array): number[] {
  const width = Math.floor(RATE / 1000);
  return Array.from({ length: Math.floor(samples.length / width) }, (_, at) =>
    Math.sqrt(samples.subarray(at * width, (at + 1) * width).reduce((sum, sample) => sum + sample ** 2, 0) / width),
  );
}

/** Milliseconds in which the sound begins anew: much louder than just before. */
function onsets(samples: Float32Array, rise = 4): number[] {
  const loud = envelope(samples);
  const floor = Math.max(...loud) * 0.1;
  return loud.flatMap((level, at) => (level > floor && level > rise * (loud[at - 1] ?? 0) && level > rise * (loud[at - 3] ?? 0) ? [at] : []));
}

describe('a computed sound', () => {
  it.each(SOUNDS)('%s has its peak, no offset, and ends in silence', (sound) => {
    const samples = samplesOf(sound);
    const peak = samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
    expect(peak).toBeLessThanOrEqual(RECIPES[sound].peak + 1e-6);
    expect(peak).toBeGreaterThan(RECIPES[sound].peak * 0.9);
    expect(Math.abs(samples.reduce((sum, sample) => sum + sample, 0) / samples.length)).toBeLessThan(0.01);
    expect(Math.abs(samples.at(-1)!)).toBeLessThan(0.002);
    const last = envelope(samples).slice(-3);
    expect(Math.max(...last)).toBeLessThan(0.12 * Math.max(...envelope(samples)));
  });

  it.each(['chip', 'stack', 'deal', 'check', 'riffle'] as const)('%s differs each time', (sound) => {
    expect(samplesOf(sound, 1)).not.toEqual(samplesOf(sound, 2));
  });

  it('of a chip rings between 3 and 6 kHz, and is over in a twentieth of a second', () => {
    for (let seed = 1; seed < 20; seed++) {
      const first = samplesOf('chip', seed).subarray(0, Math.floor(0.045 * RATE));
      expect(centroid(first)).toBeGreaterThan(2_800);
      expect(centroid(first)).toBeLessThan(7_000);
      const loud = envelope(first);
      const loudest = loud.indexOf(Math.max(...loud));
      expect(loud.findIndex((level, at) => at > loudest && level < loud[loudest]! / 10)).toBeLessThan(30);
    }
  });

  it('of chips bounces: each stroke is softer than the first', () => {
    const samples = samplesOf('chip', 3);
    expect(onsets(samples).length).toBeGreaterThanOrEqual(2);
    expect(onsets(samplesOf('stack', 3)).length).toBeGreaterThanOrEqual(4);
  });

  it('of a check is two knocks on wood, an eighth of a second apart', () => {
    const samples = samplesOf('check');
    expect(centroid(samples)).toBeLessThan(900);
    const [first, second] = onsets(samples);
    expect(second! - first!).toBeGreaterThan(100);
    expect(second! - first!).toBeLessThan(160);
  });

  it('of cards is noise in the upper middle, and a folded card is duller than a dealt one', () => {
    expect(centroid(samplesOf('deal'))).toBeGreaterThan(2_000);
    expect(centroid(samplesOf('deal'))).toBeLessThan(7_500);
    expect(centroid(samplesOf('fold'))).toBeLessThan(centroid(samplesOf('deal')));
  });

  it('of a riffle has the strokes of many cards', () => {
    expect(onsets(samplesOf('riffle'), 1.6).length).toBeGreaterThan(15);
  });

  it('of the turn is a rising fifth', () => {
    const samples = samplesOf('turn');
    const [low, high, between] = [587.33, 880, 720].map((frequency) => energyAt(samples, frequency));
    expect(low! > 20 * between! && high! > 20 * between!).toBe(true);
  });
});
