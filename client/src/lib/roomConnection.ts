/** The connection of this page to its room. */
import type { KeyValueStore } from './cutChain';
import { RoomSocket, type Transport } from './roomSocket';

const PROTOCOL_NAME = 'riverboat.v2.json';

/** The storage of the browser, or of this page only if the browser stores nothing. */
export const storage: KeyValueStore = openStorage();

function openStorage(): KeyValueStore {
  try {
    localStorage.getItem('rb');
    return localStorage;
  } catch {
    const storedValues = new Map<string, string>();
    return {
      getItem: (key) => storedValues.get(key) ?? null,
      setItem: (key, value) => void storedValues.set(key, value),
    };
  }
}

function socketUrl(): string {
  return `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/ws`;
}

export const room = new RoomSocket({
  open: () => new WebSocket(socketUrl(), PROTOCOL_NAME) as unknown as Transport,
  now: () => Date.now(),
  random: () => Math.random(),
  setTimer: (callback, milliseconds) => setTimeout(callback, milliseconds),
  clearTimer: (timer) => clearTimeout(timer as number | undefined),
  storage,
});

addEventListener('online', () => room.retryNow());
addEventListener('offline', () => room.retryNow());
document.addEventListener('visibilitychange', () => room.setVisible(document.visibilityState === 'visible'));
