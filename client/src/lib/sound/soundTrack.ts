/**
 * A track of samples to which struck bodies and rubbed surfaces are added. A struck body is a sum of modes: sinusoids
 * that decay. A rubbed surface is noise in a band whose frequency glides.
 */

export interface VibrationMode {
  /** Hertz. */
  frequency: number;
  /** Seconds until the amplitude is 1/e. */
  decay: number;
  gain: number;
}

export interface RubbingNoise {
  /** Seconds. */
  start: number;
  length: number;
  /** The middle of the band at the start and at the end, in hertz. */
  from: number;
  to: number;
  /** The resonance: below 1 a broad band, above it a narrow one. */
  quality: number;
  loudness: number;
  /** The loudness at a moment between 0 and 1; by default a fast attack and a slow decay. */
  envelope?: (moment: number) => number;
}

const decayEnvelope = (moment: number): number => Math.min(1, moment * 12) * (1 - moment) ** 2;

/** Decay of a mode with this loss factor, the share of its energy that a body loses in a radian. */
export const decaySeconds = (frequency: number, loss: number): number => 1 / (Math.PI * frequency * loss);

/** Amplitude of a mode after a push of half a sine, which is *contact* seconds long: a soft push excites no high mode. */
function excitation(frequency: number, contact: number): number {
  const halfPeriods = 2 * frequency * contact;
  const isNearPole = Math.abs(halfPeriods - 1) < 1e-3;
  return isNearPole ? Math.PI / 4 : Math.abs(Math.cos((Math.PI / 2) * halfPeriods) / (1 - halfPeriods ** 2));
}

export class Track {
  readonly samples: Float32Array<ArrayBuffer>;

  constructor(
    readonly rate: number,
    seconds: number,
    readonly random: () => number,
  ) {
    this.samples = new Float32Array(Math.ceil(rate * seconds));
  }

  /** A random number between two. */
  between(least: number, most: number): number {
    return least + (most - least) * this.random();
  }

  /** Strike a body after *start* seconds. */
  strike(start: number, modes: readonly VibrationMode[], loudness: number, contact: number): void {
    for (const mode of modes) {
      if (mode.frequency < this.rate * 0.45) this.#ring(start, mode, loudness * excitation(mode.frequency, contact));
    }
  }

  /** Add a decaying sinusoid: each sample follows from the two before it. */
  #ring(start: number, { frequency, decay, gain }: VibrationMode, loudness: number): void {
    const angle = (2 * Math.PI * frequency) / this.rate;
    const decayPerSample = Math.exp(-1 / (decay * this.rate));
    const startIndex = Math.floor(start * this.rate);
    const endIndex = Math.min(this.samples.length, startIndex + Math.ceil(7 * decay * this.rate));
    const feedback = 2 * decayPerSample * Math.cos(angle);
    let [before, now] = [0, loudness * gain * decayPerSample * Math.sin(angle)];
    for (let at = startIndex; at < endIndex; at++) {
      this.samples[at]! += now;
      [before, now] = [now, feedback * now - decayPerSample * decayPerSample * before];
    }
  }

  /** Add noise through a band-pass, a state variable filter. */
  rub({ start, length, from, to, quality, loudness: loud, envelope = decayEnvelope }: RubbingNoise): void {
    const startIndex = Math.floor(start * this.rate);
    const count = Math.min(this.samples.length - startIndex, Math.floor(length * this.rate));
    const damp = 1 / quality;
    let [memory, lowMemory] = [0, 0];
    for (let at = 0; at < count; at++) {
      const moment = at / count;
      const slope = Math.tan((Math.PI * Math.min(from * (to / from) ** moment, this.rate * 0.45)) / this.rate);
      const band = (memory + slope * (this.between(-1, 1) - lowMemory)) / (1 + slope * (slope + damp));
      const low = lowMemory + slope * band;
      memory = 2 * band - memory;
      lowMemory = 2 * low - lowMemory;
      this.samples[startIndex + at]! += damp * band * loud * envelope(moment);
    }
  }
}
