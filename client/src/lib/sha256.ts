/**
 * SHA-256 for pages that are not served over https, where browsers hide `crypto.subtle`. FIPS 180-4, section 6.2; a
 * test compares it with the platform's.
 */

const ROUND_CONSTANTS = new Uint32Array(64);
const INITIAL_HASH = new Uint32Array(8);

/** The first 32 bits of the fractional part of a root, from which the standard defines its constants. */
function rootFraction(root: number): number {
  return (root - Math.floor(root)) * 2 ** 32;
}

for (let prime = 2, found = 0; found < 64; prime += 1) {
  if (Array.from({ length: prime - 2 }, (_, i) => i + 2).some((i) => prime % i === 0)) continue;
  if (found < 8) INITIAL_HASH[found] = rootFraction(Math.sqrt(prime));
  ROUND_CONSTANTS[found] = rootFraction(Math.cbrt(prime));
  found += 1;
}

function rotateRight(word: number, by: number): number {
  return (word >>> by) | (word << (32 - by));
}

function padMessage(message: Uint8Array): DataView {
  const blocks = Math.ceil((message.length + 9) / 64);
  const view = new DataView(new ArrayBuffer(blocks * 64));
  new Uint8Array(view.buffer).set(message);
  view.setUint8(message.length, 0x80);
  view.setUint32(blocks * 64 - 8, Math.floor(message.length / 2 ** 29));
  view.setUint32(blocks * 64 - 4, message.length << 3);
  return view;
}

function schedule(view: DataView, at: number): Uint32Array {
  const w = new Uint32Array(64);
  for (let i = 0; i < 16; i += 1) w[i] = view.getUint32(at + i * 4);
  for (let i = 16; i < 64; i += 1) {
    const [a, b] = [w[i - 15]!, w[i - 2]!];
    const low = rotateRight(a, 7) ^ rotateRight(a, 18) ^ (a >>> 3);
    const high = rotateRight(b, 17) ^ rotateRight(b, 19) ^ (b >>> 10);
    w[i] = w[i - 16]! + low + w[i - 7]! + high;
  }
  return w;
}

function compress(state: Uint32Array, w: Uint32Array): void {
  let [a, b, c, d, e, f, g, h] = state as unknown as number[] as [
    number, number, number, number, number, number, number, number,
  ];
  for (let i = 0; i < 64; i += 1) {
    const high = rotateRight(e, 6) ^ rotateRight(e, 11) ^ rotateRight(e, 25);
    const firstSum = (h + high + ((e & f) ^ (~e & g)) + ROUND_CONSTANTS[i]! + w[i]!) | 0;
    const low = rotateRight(a, 2) ^ rotateRight(a, 13) ^ rotateRight(a, 22);
    const secondSum = (low + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + firstSum) | 0, c, b, a, (firstSum + secondSum) | 0];
  }
  [a, b, c, d, e, f, g, h].forEach((word, i) => {
    state[i] = state[i]! + word;
  });
}

/** Return the hash of some bytes. */
export function sha256(message: Uint8Array): Uint8Array {
  const state = INITIAL_HASH.slice();
  const view = padMessage(message);
  for (let at = 0; at < view.byteLength; at += 64) compress(state, schedule(view, at));
  const digest = new DataView(new ArrayBuffer(32));
  state.forEach((word, i) => digest.setUint32(i * 4, word));
  return new Uint8Array(digest.buffer);
}

export function toHex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

export function fromHex(text: string): Uint8Array {
  if (!/^([0-9a-f]{2})*$/.test(text)) throw new TypeError('not hexadecimal');
  return Uint8Array.from({ length: text.length / 2 }, (_, i) => parseInt(text.slice(i * 2, i * 2 + 2), 16));
}
