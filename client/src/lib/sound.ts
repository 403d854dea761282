/** The sounds of a table, synthesized without files. Browsers allow no sound before the first click. */

export type Sound = 'deal' | 'check' | 'chips' | 'fold' | 'turn' | 'win' | 'chat' | 'warning' | 'tick' | 'break';

let context: AudioContext | null = null;

/** Play a sound; *volume* is from 0 to 1. A browser that allows no sound stays silent. */
export function play(sound: Sound, volume: number): void {
  if (volume <= 0 || !globalThis.AudioContext) return;
  if (globalThis.navigator?.userActivation?.hasBeenActive === false) return;
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume();
  RECIPES[sound](context, volume * volume);
}

type Recipe = (audio: AudioContext, loud: number) => void;

const RECIPES: Record<Sound, Recipe> = {
  deal: (audio, loud) => noiseBurst(audio, 0, 0.07, 3200, loud * 0.5),
  fold: (audio, loud) => noiseBurst(audio, 0, 0.16, 1400, loud * 0.4),
  check: (audio, loud) => {
    knock(audio, 0, loud);
    knock(audio, 0.12, loud * 0.8);
  },
  chips: (audio, loud) => {
    for (const [at, pitch] of [[0, 4100], [0.035, 3700], [0.08, 4500]] as const) {
      tone(audio, at, 0.05, pitch, loud * 0.12, 'triangle');
      noiseBurst(audio, at, 0.02, 6000, loud * 0.25);
    }
  },
  turn: (audio, loud) => {
    tone(audio, 0, 0.16, 587, loud * 0.3, 'sine');
    tone(audio, 0.13, 0.24, 880, loud * 0.3, 'sine');
  },
  win: (audio, loud) => {
    for (const [at, pitch] of [[0, 523], [0.1, 659], [0.2, 784]] as const) {
      tone(audio, at, 0.3, pitch, loud * 0.2, 'sine');
    }
  },
  break: (audio, loud) => {
    for (const [k, pitch] of [784, 659, 523, 392].entries()) tone(audio, k * 0.22, 0.5, pitch, loud * 0.22, 'sine');
  },
  chat: (audio, loud) => tone(audio, 0, 0.09, 1320, loud * 0.12, 'sine'),
  warning: (audio, loud) => tone(audio, 0, 0.1, 740, loud * 0.25, 'sine'),
  tick: (audio, loud) => noiseBurst(audio, 0, 0.03, 2600, loud * 0.6),
};

/** Play a fading tone. */
function tone(
  audio: AudioContext,
  after: number,
  long: number,
  pitch: number,
  loud: number,
  shape: OscillatorType,
): void {
  const source = new OscillatorNode(audio, { type: shape, frequency: pitch });
  fade(audio, source, after, long, loud);
}

/** Play a short knock on wood. */
function knock(audio: AudioContext, after: number, loud: number): void {
  tone(audio, after, 0.07, 170, loud * 0.6, 'sine');
  noiseBurst(audio, after, 0.02, 900, loud * 0.5);
}

/** Play noise around a pitch, as of paper or chips. */
function noiseBurst(
  audio: AudioContext,
  after: number,
  long: number,
  pitch: number,
  loud: number,
): void {
  const samples = Math.ceil(audio.sampleRate * long);
  const buffer = audio.createBuffer(1, samples, audio.sampleRate);
  const noise = buffer.getChannelData(0);
  for (let i = 0; i < samples; i++) noise[i] = Math.random() * 2 - 1;
  const source = new AudioBufferSourceNode(audio, { buffer });
  const band = new BiquadFilterNode(audio, { type: 'bandpass', frequency: pitch, Q: 0.9 });
  source.connect(band);
  fade(audio, source, after, long, loud, band);
}

function fade(
  audio: AudioContext,
  source: AudioScheduledSourceNode,
  after: number,
  long: number,
  loud: number,
  last: AudioNode = source,
): void {
  const from = audio.currentTime + after;
  const level = new GainNode(audio, { gain: 0 });
  level.gain.setValueAtTime(0.0001, from);
  level.gain.exponentialRampToValueAtTime(Math.max(0.0002, loud), from + 0.008);
  level.gain.exponentialRampToValueAtTime(0.0001, from + long);
  last.connect(level).connect(audio.destination);
  source.start(from);
  source.stop(from + long + 0.02);
}
