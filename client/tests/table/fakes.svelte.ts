/** Props, effects, sounds and a document for tests of the stores of a table. */
import { flushSync } from 'svelte';
import { onTestFinished, vi } from 'vitest';
import { STATES } from '../../mock/states';
import { loudspeaker, type Sound } from '../../src/lib/sound/sound';
import type { TableProps } from '../../src/lib/tableProps';
import { turnAlerts } from '../../src/lib/turnAlerts.svelte';
import type { Accepted, ChatMessage } from '../../src/lib/wire';

export const ACCEPTED: Accepted = { t: 'granted', cmd: 'c', table: 'friday', seq: 1, count: 1, later: false };

/** Reactive props of the table that the mock calls *name*; assign to them, then call `flushSync`. */
export function reactiveProps(name: keyof typeof STATES, overrides: Partial<TableProps> = {}): TableProps {
  const props = $state<TableProps>({
    ...STATES[name]!(),
    facts: [],
    phrases: [],
    isSnapshot: false,
    chat: [],
    listPosition: null,
    offset: 0,
    isOnline: true,
    ownName: 'Dmitri',
    send: () => Promise.resolve(ACCEPTED),
    sendChatLine: () => undefined,
    reaction: null,
    ...overrides,
  });
  return props;
}

/** Create a store with its effects, which end with the test. */
export function withEffects<T>(create: () => T): T {
  let result: T;
  onTestFinished($effect.root(() => void (result = create())));
  flushSync();
  return result!;
}

export const line = (player: string, at: number, text = 'hi'): ChatMessage => ({ t: 'said', table: 'friday', player, text, at });

/** Stub the document and the navigator, as far as stores read them. */
export function stubDocument({ hidden = false, dialog = false } = {}): void {
  vi.stubGlobal('document', { hidden, querySelector: () => (dialog ? {} : null) });
  vi.stubGlobal('navigator', {});
}

/** Record the alerts of the page instead of showing them: `alert friday`, `dismiss friday`. */
export function recordAlerts(): string[] {
  const titles: string[] = [];
  const alert = vi.spyOn(turnAlerts, 'alert').mockImplementation((table) => void titles.push(`alert ${table}`));
  const dismiss = vi.spyOn(turnAlerts, 'dismiss').mockImplementation((table) => void titles.push(`dismiss ${table}`));
  onTestFinished(() => [alert, dismiss].forEach((spy) => spy.mockRestore()));
  return titles;
}

/** Record the sounds of the page instead of playing them, in order. */
export function recordSounds(): Sound[] {
  const playedSounds: Sound[] = [];
  const play = vi.spyOn(loudspeaker, 'play').mockImplementation((sound, volume) => {
    if (volume > 0) playedSounds.push(sound);
  });
  onTestFinished(() => play.mockRestore());
  return playedSounds;
}
