/** The computed sounds: their spectra, onsets and decays, by figures known of chips, cards and wood. */
import { describe, expect, it } from 'vitest';
import type { Sound } from '../../src/lib/sound/sound';
import { RECIPES, synthesize } from '../../src/lib/sound/soundRecipes';

const SAMPLE_RATE = 44_100;
const SOUNDS = Object.keys(RECIPES) as Sound[];

/** Pseudo-random numbers between 0 and 1, equal in each run. */
function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}
const samplesOf = (sound: Sound, seed = 1): Float32Array => synthesize(sound, SAMPLE_RATE, seededRandom(seed));

/** The energy at a frequency (Goertzel). */
function energyAt(samples: Float32Array, frequency: number): number {
  const turn = 2 * Math.cos((2 * Math.PI * frequency) / SAMPLE_RATE);
  let [now, lastTime] = [0, 0];
  for (const sample of samples) [now, lastTime] = [sample + turn * now - lastTime, now];
  return now ** 2 + lastTime ** 2 - turn * now * lastTime;
}

/** The middle of a sound's energy, in hertz. */
function spectralCentroid(samples: Float32Array): number {
  let [all, weighted] = [0, 0];
  for (let frequency = 60; frequency < 16_000; frequency *= 1.02) {
    const energy = energyAt(samples, frequency) * frequency; // the steps grow with the frequency
    all += energy;
    weighted += energy * frequency;
  }
  return weighted / all;
}

/** The loudness in windows of a millisecond. */
function loudnessEnvelope(samples: Float32Array): number[] {
  const width = Math.floor(SAMPLE_RATE / 1000);
  return Array.from({ length: Math.floor(samples.length / width) }, (_, at) =>
    Math.sqrt(samples.subarray(at * width, (at + 1) * width).reduce((sum, sample) => sum + sample ** 2, 0) / width),
  );
}

/** Milliseconds in which the sound begins anew: much louder than just before. */
function findOnsets(samples: Float32Array, rise = 4): number[] {
  const loudness = loudnessEnvelope(samples);
  const floor = Math.max(...loudness) * 0.1;
  return loudness.flatMap((level, at) => (level > floor && level > rise * (loudness[at - 1] ?? 0) && level > rise * (loudness[at - 3] ?? 0) ? [at] : []));
}

const peakAmplitude = (samples: Float32Array): number => samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);

/** Cards are softest, then chips and wood, then alerts to the player. */
const LOUDNESS: Readonly<Record<Sound, number>> = {
  riffle: -24, deal: -24, card: -24, fold: -24, tick: -24,
  check: -21.5, chip: -21.5, stack: -21.5, slide: -21.5, chat: -22,
  win: -20, turn: -20, break: -20, warning: -20,
};

function biquad(samples: Float32Array, [b0, b1, b2, a1, a2]: readonly [number, number, number, number, number]): Float32Array {
  let [x1, x2, y1, y2] = [0, 0, 0, 0];
  return samples.map((x) => {
    const y = b0 * x + b1 * x1 + b2 * x2 - a1 * y1 - a2 * y2;
    [x1, x2, y1, y2] = [x, x1, y, y1];
    return y;
  });
}

/** The loudness of the loudest eighth of a second at 48 kHz, weighted as in ITU-R BS.1770. */
function loudness(samples: Float32Array): number {
  const shelf = biquad(samples, [1.53512485958697, -2.69169618940638, 1.19839281085285, -1.69065929318241, 0.73248077421585]);
  const weighted = biquad(shelf, [1, -2, 1, -1.99004745483398, 0.99007225036621]);
  const width = 48_000 / 8;
  let [energy, maxEnergy] = [0, 0];
  weighted.forEach((sample, at) => {
    energy += sample ** 2 - (weighted[at - width] ?? 0) ** 2;
    maxEnergy = Math.max(maxEnergy, energy);
  });
  return 10 * Math.log10(maxEnergy / width);
}

describe('a computed sound', () => {
  it.each(SOUNDS)('%s neither clips nor clicks, has no offset, and ends in silence', (sound) => {
    for (let seed = 1; seed < 9; seed++) {
      const samples = samplesOf(sound, seed);
      expect(peakAmplitude(samples)).toBeLessThanOrEqual(0.8 + 1e-6);
      expect(Math.abs(samples[0]!)).toBe(0);
      expect(Math.abs(samples.at(-1)!)).toBe(0);
      expect(Math.abs(samples.reduce((sum, sample) => sum + sample, 0) / samples.length)).toBeLessThan(0.01);
      const lastLevels = loudnessEnvelope(samples).slice(-3);
      expect(Math.max(...lastLevels)).toBeLessThan(0.12 * Math.max(...loudnessEnvelope(samples)));
    }
  });

  it.each(Object.entries(LOUDNESS) as [Sound, number][])('%s is within 1.5 dB of %d LUFS in its loudest moment', (sound, target) => {
    for (let seed = 1; seed < 9; seed++) {
      expect(Math.abs(loudness(synthesize(sound, 48_000, seededRandom(seed))) - target)).toBeLessThan(1.5);
    }
  });

  it.each(SOUNDS)('%s is shorter than a second and a quarter', (sound) => {
    expect(samplesOf(sound).length / SAMPLE_RATE).toBeLessThanOrEqual(1.25);
    expect(samplesOf(sound).length / SAMPLE_RATE).toBeGreaterThanOrEqual(0.05);
  });

  it.each(['chip', 'stack', 'deal', 'check', 'riffle'] as const)('%s differs each time', (sound) => {
    expect(samplesOf(sound, 1)).not.toEqual(samplesOf(sound, 2));
  });

  it('of a chip rings between 3 and 6 kHz, and is over in a twentieth of a second', () => {
    for (let seed = 1; seed < 20; seed++) {
      const firstSamples = samplesOf('chip', seed).subarray(0, Math.floor(0.045 * SAMPLE_RATE));
      expect(spectralCentroid(firstSamples)).toBeGreaterThan(2_800);
      expect(spectralCentroid(firstSamples)).toBeLessThan(7_000);
      const loud = loudnessEnvelope(firstSamples);
      const loudest = loud.indexOf(Math.max(...loud));
      expect(loud.findIndex((level, at) => at > loudest && level < loud[loudest]! / 10)).toBeLessThan(30);
    }
  });

  it('of chips bounces: each stroke is softer than the first', () => {
    const samples = samplesOf('chip', 3);
    expect(findOnsets(samples).length).toBeGreaterThanOrEqual(2);
    expect(findOnsets(samplesOf('stack', 3)).length).toBeGreaterThanOrEqual(4);
  });

  it('of a check is two knocks on wood, an eighth of a second apart', () => {
    const samples = samplesOf('check');
    expect(spectralCentroid(samples)).toBeLessThan(900);
    const [firstOnset, secondOnset] = findOnsets(samples);
    expect(secondOnset! - firstOnset!).toBeGreaterThan(100);
    expect(secondOnset! - firstOnset!).toBeLessThan(160);
  });

  it('of cards is noise in the upper middle, and a folded card is duller than a dealt one', () => {
    expect(spectralCentroid(samplesOf('deal'))).toBeGreaterThan(2_000);
    expect(spectralCentroid(samplesOf('deal'))).toBeLessThan(7_500);
    expect(spectralCentroid(samplesOf('fold'))).toBeLessThan(spectralCentroid(samplesOf('deal')));
  });

  it('of a riffle has the strokes of many cards', () => {
    expect(findOnsets(samplesOf('riffle'), 1.6).length).toBeGreaterThan(15);
  });

  it('of the turn is a rising fifth', () => {
    const samples = samplesOf('turn');
    const [low, high, betweenEnergy] = [587.33, 880, 720].map((frequency) => energyAt(samples, frequency));
    expect(low! > 20 * betweenEnergy! && high! > 20 * betweenEnergy!).toBe(true);
  });
});
