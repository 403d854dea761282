/** The one connection of this page to its room, with the browser around it. */
import type { KeyValueStore } from './cutChain';
import { RoomSocket, type Transport } from './roomSocket';

const PROTOCOL_NAME = 'riverboat.v2.json';

/** What the browser keeps; a shelf of this page alone where it keeps nothing. */
export const shelf: KeyValueStore = openStorage();

function openStorage(): KeyValueStore {
  try {
    localStorage.getItem('rb');
    return localStorage;
  } catch {
    const all = new Map<string, string>();
    return {
      getItem: (key) => all.get(key) ?? null,
      setItem: (key, value) => void all.set(key, value),
    };
  }
}

function socketUrl(): string {
  return `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/ws`;
}

export const room = new RoomSocket({
  call: () => new WebSocket(socketUrl(), PROTOCOL_NAME) as unknown as Transport,
  now: () => Date.now(),
  random: () => Math.random(),
  later: (what, milliseconds) => setTimeout(what, milliseconds),
  forget: (timer) => clearTimeout(timer as number | undefined),
  shelf,
});

addEventListener('online', () => room.retryNow());
addEventListener('offline', () => room.retryNow());
document.addEventListener('visibilitychange', () => room.setVisible(document.visibilityState === 'visible'));
