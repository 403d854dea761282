/**
 * The sounds of a table, computed from the materials of chips, cards and wood. Sources: the modes of a free circular plate with
 * Poisson's ratio 0.33 (Leissa, Vibration of Plates), a casino chip of 39 mm by 3.3 mm with 10 g, knuckles on a table top,
 * and bars tuned as those of a marimba.
 */
import { decaySeconds, Track, type VibrationMode, type RubbingNoise } from './soundTrack';
import type { Sound } from './sound';

/** The squares of the wave numbers of a free plate, and the excitation of each by a blow near the rim. */
const PLATE_MODES = [[5.262, 1], [9.069, 0.55], [12.24, 0.6], [20.51, 0.3], [21.53, 0.35], [33.06, 0.2], [35.24, 0.15]] as const;
const CHIP_MATERIAL = { radius: 0.0195, height: 0.0033, density: 2540, stiffness: 5.2e9, loss: 0.032 };
/** The lowest modes of a rail and a table top, in hertz, with their loudness. */
const WOOD_MODES = [[128, 1], [196, 0.8], [287, 0.55], [415, 0.4], [640, 0.22], [1010, 0.12]] as const;
const WOOD_LOSS = 0.13;
/** The overtones of a marimba bar, whose arch is cut so that the second mode is two octaves above the first. */
const BAR_MODES = [[1, 1, 0.16], [3.93, 0.22, 0.05], [9.5, 0.06, 0.02]] as const;

/** The modes of one chip; no two chips of a set are alike. */
export function chipModes(track: Track): VibrationMode[] {
  const { radius, height, density, stiffness, loss } = CHIP_MATERIAL;
  const waveSpeed = height * Math.sqrt(stiffness / (12 * density * (1 - 0.33 ** 2)));
  const baseFrequency = (waveSpeed / (2 * Math.PI * radius ** 2)) * track.between(0.93, 1.08);
  return PLATE_MODES.map(([wave, gain]) => {
    const frequency = wave * baseFrequency * track.between(0.985, 1.015);
    return { frequency, decay: decaySeconds(frequency, loss), gain: gain * track.between(0.6, 1) };
  });
}

/** One chip meets another: a hard and short push, and the stack below it gives way. */
function clack(track: Track, start: number, loudness: number): void {
  track.strike(start, chipModes(track), loudness, 0.00009);
  track.strike(start + 0.0008, chipModes(track), loudness * 0.6, 0.00012);
  track.rub({ start, length: 0.012, from: 900, to: 350, quality: 0.8, loudness: loudness * 0.5 });
}

/** Chips that fall on each other: each bounce is shorter and softer than the one before. */
function bounce(track: Track, start: number, loudness: number, gap: number): void {
  for (let [at, level, interval] = [start, loudness, gap]; level > loudness * 0.1; at += interval, interval *= 0.62, level *= 0.5) {
    clack(track, at, level * track.between(0.8, 1.1));
  }
}

function knock(track: Track, start: number, loudness: number): void {
  const modes = WOOD_MODES.map(([frequency, gain]) => {
    const modeFrequency = frequency * track.between(0.97, 1.03);
    return { frequency: modeFrequency, decay: decaySeconds(modeFrequency, WOOD_LOSS), gain };
  });
  track.strike(start, modes, loudness, 0.0011);
  track.rub({ start, length: 0.018, from: 1800, to: 600, quality: 0.7, loudness: loudness * 0.3 });
}

/** A card leaves the deck, slides over the cloth, and comes to rest. */
function flick(track: Track, start: number, loudness: number): void {
  track.rub({ start, length: 0.012, from: 6500, to: 4200, quality: 0.9, loudness });
  track.rub({ start: start + 0.006, length: 0.085, from: 4600, to: 2300, quality: 0.7, loudness: loudness * 0.55, envelope: swellEnvelope });
  track.rub({ start: start + 0.084, length: 0.02, from: 700, to: 300, quality: 0.9, loudness: loudness * 0.5 });
}

/** A card is turned: it bends, and its face slaps the cloth. */
function slap(track: Track, start: number, loudness: number): void {
  track.rub({ start, length: 0.03, from: 3200, to: 5200, quality: 0.8, loudness: loudness * 0.3, envelope: swellEnvelope });
  track.rub({ start: start + 0.034, length: 0.022, from: 3800, to: 1700, quality: 0.7, loudness });
  track.strike(start + 0.034, [{ frequency: 210, decay: 0.009, gain: 1 }, { frequency: 480, decay: 0.006, gain: 0.7 }], loudness * 0.35, 0.0012);
}

const swellEnvelope = (moment: number): number => Math.sin(Math.PI * moment) ** 1.5;
const shoveEnvelope = (moment: number): number => Math.min(1, moment * 6) * (1 - moment) ** 0.7;

/** Chips that are pushed over the cloth, and rattle against each other less and less. */
function shove(track: Track, start: number, length: number, loudness: number): void {
  const cloth: RubbingNoise = { start, length, from: 1300, to: 700, quality: 0.6, loudness: loudness * 0.14, envelope: shoveEnvelope };
  track.rub(cloth);
  for (let at = 0.01; at < length * 0.92; at += track.between(0.012, 0.012 + 0.05 * (0.3 + at / length))) {
    clack(track, start + at, loudness * track.between(0.3, 1) * shoveEnvelope(at / length));
  }
}

/** Two halves of a deck fall into each other, card by card, and are pushed together. */
function riffle(track: Track, loudness: number): void {
  const cards = 44;
  for (let card = 0; card < cards; card++) {
    const moment = card / cards;
    const start = 0.02 + 0.42 * (moment - 0.1 * Math.sin(2 * Math.PI * moment)) + track.between(0, 0.004);
    track.rub({ start, length: 0.009, from: track.between(3600, 5200), to: 2400, quality: 1.1, loudness: loudness * track.between(0.35, 0.75) });
  }
  track.rub({ start: 0.47, length: 0.13, from: 2600, to: 3900, quality: 0.7, loudness: loudness * 0.5, envelope: swellEnvelope });
  slap(track, 0.58, loudness * 0.45);
}

function barTone(track: Track, start: number, pitch: number, loudness: number): void {
  track.strike(start, BAR_MODES.map(([times, gain, decay]) => ({ frequency: pitch * times, decay, gain })), loudness, 0.0004);
}

interface Recipe {
  seconds: number;
  /** The mean of the loudest eighth of a second in dBFS, which makes sounds of one kind equally loud. */
  level: number;
  play: (track: Track) => void;
}

export const RECIPES: Readonly<Record<Sound, Recipe>> = {
  riffle: { seconds: 0.68, level: -28, play: (track) => riffle(track, 1) },
  deal: { seconds: 0.12, level: -28, play: (track) => flick(track, 0, 1) },
  card: { seconds: 0.1, level: -26.5, play: (track) => slap(track, 0, 1) },
  fold: {
    seconds: 0.2,
    level: -27.5,
    play: (track) => {
      track.rub({ start: 0, length: 0.15, from: 3400, to: 1500, quality: 0.6, loudness: 1, envelope: swellEnvelope });
      track.rub({ start: 0.13, length: 0.03, from: 900, to: 350, quality: 0.8, loudness: 0.7 });
    },
  },
  check: {
    seconds: 0.32,
    level: -20.5,
    play: (track) => {
      knock(track, 0, 1);
      knock(track, track.between(0.12, 0.14), 0.8);
    },
  },
  chip: { seconds: 0.22, level: -25, play: (track) => bounce(track, 0, 1, 0.052) },
  stack: {
    seconds: 0.4,
    level: -25,
    play: (track) => {
      for (let [chip, at] = [0, 0]; chip < 6; chip++, at += track.between(0.022, 0.046)) clack(track, at, track.between(0.55, 1));
      bounce(track, 0.2, 0.7, 0.04);
    },
  },
  slide: { seconds: 0.56, level: -25, play: (track) => shove(track, 0, 0.5, 1) },
  win: {
    seconds: 1.1,
    level: -21,
    play: (track) => {
      shove(track, 0, 0.42, 0.8);
      for (let chip = 0; chip < 5; chip++) clack(track, 0.4 + chip * track.between(0.024, 0.036), track.between(0.4, 0.7));
      for (const [start, pitch] of [[0.3, 523.25], [0.42, 659.26], [0.54, 783.99]] as const) barTone(track, start, pitch, 0.3);
    },
  },
  turn: {
    seconds: 0.85,
    level: -20,
    play: (track) => {
      barTone(track, 0, 587.33, 0.9);
      barTone(track, 0.13, 880, 1);
    },
  },
  break: {
    seconds: 1.2,
    level: -20,
    play: (track) => {
      for (const [start, pitch] of [[0, 783.99], [0.22, 659.26], [0.44, 523.25], [0.66, 392]] as const) barTone(track, start, pitch, 1);
    },
  },
  chat: { seconds: 0.3, level: -24, play: (track) => barTone(track, 0, 1318.5, 1) },
  warning: { seconds: 0.5, level: -20, play: (track) => barTone(track, 0, 740, 1) },
  tick: {
    seconds: 0.06,
    level: -27,
    play: (track) => track.strike(0, [{ frequency: 1900, decay: 0.009, gain: 1 }, { frequency: 4300, decay: 0.004, gain: 0.5 }], 1, 0.0002),
  },
};

/** Compute a sound; each call differs a little, as two chips and two knocks do. */
export function synthesize(sound: Sound, rate: number, random: () => number = Math.random): Float32Array<ArrayBuffer> {
  const { seconds, level, play } = RECIPES[sound];
  const track = new Track(rate, seconds, random);
  play(track);
  return normalizeSamples(track.samples, rate, level);
}

/** No sound begins or ends in a click: an impact takes a quarter of a millisecond. */
const ATTACK_SECONDS = 0.00025;
const FADE_SECONDS = 0.006;
/** Seconds over which loudness is averaged: the fast response of sound level meters. */
const FAST_SECONDS = 0.125;
/** The highest sample: two sounds at once, at the usual volume, do not clip. */
const PEAK_LEVEL = 0.8;

/** Scale to the level, and fade in and out. */
function normalizeSamples(samples: Float32Array<ArrayBuffer>, rate: number, level: number): Float32Array<ArrayBuffer> {
  const [attackSamples, fadeSamples] = [rate * ATTACK_SECONDS, rate * FADE_SECONDS];
  const fadedSamples = samples.map((sample, at) => sample * Math.min(1, at / attackSamples, (samples.length - 1 - at) / fadeSamples));
  const highest = fadedSamples.reduce((peak, sample) => Math.max(peak, Math.abs(sample)), 1e-9);
  const gain = Math.min(10 ** (level / 20) / peakLoudness(fadedSamples, rate), PEAK_LEVEL / highest);
  return fadedSamples.map((sample) => sample * gain);
}

/** The quadratic mean of the loudest moment. */
function peakLoudness(samples: Float32Array, rate: number): number {
  const width = Math.floor(rate * FAST_SECONDS);
  let [energy, maxEnergy] = [0, 1e-12];
  samples.forEach((sample, at) => {
    energy += sample ** 2 - (samples[at - width] ?? 0) ** 2;
    maxEnergy = Math.max(maxEnergy, energy);
  });
  return Math.sqrt(maxEnergy / width);
}
