/** The one connection of this page to its room, with the browser around it. */
import type { Shelf } from './chain';
import { RoomSocket, type Line } from './socket';

const PROTOCOL_NAME = 'riverboat.v2.json';

/** What the browser keeps; a shelf of this page alone where it keeps nothing. */
export const shelf: Shelf = kept();

function kept(): Shelf {
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

function address(): string {
  return `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/ws`;
}

export const room = new RoomSocket({
  call: () => new WebSocket(address(), PROTOCOL_NAME) as unknown as Line,
  now: () => Date.now(),
  random: () => Math.random(),
  later: (what, milliseconds) => setTimeout(what, milliseconds),
  forget: (timer) => clearTimeout(timer as number | undefined),
  shelf,
});

addEventListener('online', () => room.hurry());
addEventListener('offline', () => room.hurry());
document.addEventListener('visibilitychange', () => room.seen(document.visibilityState === 'visible'));
