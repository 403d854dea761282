/** Plays the sounds of a table. They are computed on first use; browsers allow no sound before the first click. */

export type Sound =
  | 'riffle' | 'deal' | 'card' | 'fold' | 'check' | 'chip' | 'stack' | 'slide' | 'win' | 'turn' | 'chat' | 'warning' | 'tick'
  | 'break';

/** The number of recordings of a sound that alternate, so that two chips in a row differ. */
const RECORDINGS_PER_SOUND = 3;
/** Milliseconds of silence after which the device is suspended. */
const SUSPEND_AFTER_MS = 3000;
let context: AudioContext | null = null;
const recordingsBySound = new Map<Sound, AudioBuffer[]>();
/** The number of sounds that are played or scheduled. */
let playingCount = 0;
let suspendTimer: ReturnType<typeof setTimeout> | undefined;

/** Play a sound; *volume* is from 0 to 1, *after* in seconds. A browser that allows no sound stays silent. */
function play(sound: Sound, volume: number, delaySeconds = 0): void {
  if (volume <= 0 || !globalThis.AudioContext) return;
  if (globalThis.navigator?.userActivation?.hasBeenActive === false) return;
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume();
  clearTimeout(suspendTimer);
  const audio = context;
  const start = audio.currentTime + delaySeconds;
  // Recipes that cannot be fetched now are silence.
  void import('./soundRecipes').then(
    ({ synthesize }) => playRecording(audio, pickRecording(audio, sound, synthesize), volume * volume, start),
    () => suspendAudio(audio),
  );
}

/** The loudspeaker of this device. */
export const loudspeaker = { play };

type Synthesize = typeof import('./soundRecipes').synthesize;

/** Return one of the versions of a sound; the first ones are computed. */
function pickRecording(audio: AudioContext, sound: Sound, synthesize: Synthesize): AudioBuffer {
  const recordings = recordingsBySound.get(sound) ?? [];
  recordingsBySound.set(sound, recordings);
  if (recordings.length === RECORDINGS_PER_SOUND) return recordings[Math.floor(Math.random() * RECORDINGS_PER_SOUND)]!;
  const samples = synthesize(sound, audio.sampleRate);
  const buffer = audio.createBuffer(1, samples.length, audio.sampleRate);
  buffer.copyToChannel(samples, 0);
  recordings.push(buffer);
  return buffer;
}

function playRecording(audio: AudioContext, buffer: AudioBuffer, loudness: number, start: number): void {
  const source = new AudioBufferSourceNode(audio, { buffer });
  source.connect(new GainNode(audio, { gain: loudness })).connect(audio.destination);
  source.start(Math.max(start, audio.currentTime));
  playingCount += 1;
  source.onended = () => {
    playingCount -= 1;
    suspendAudio(audio);
  };
}

/** Suspend the audio device after a while without a sound: it takes a percent of a processor even if it is silent. */
function suspendAudio(audio: AudioContext): void {
  clearTimeout(suspendTimer);
  suspendTimer = setTimeout(() => {
    if (!playingCount) void audio.suspend();
  }, SUSPEND_AFTER_MS);
}
