/** The keys of a table outside the bar; the bar handles those of its own buttons. */
import { intentOfEvent } from '../lib/keyBindings.svelte';
import type { Intent } from '../lib/keyboard';

/** Handlers by intent; a key without a handler keeps its meaning in the browser. */
export type KeyHandlers = Partial<Record<Intent['kind'] | 'cancel', (() => void) | undefined>>;

/** Run the handler of a key. Ignore keys while a dialog is open, and keys for another table of the page. */
export function handleTableKey(event: KeyboardEvent, table: string, handlers: KeyHandlers): void {
  if (document.querySelector('dialog[open]')) return;
  if (event.key === 'Escape') return handlers.cancel?.();
  const intent = intentOfEvent(event, table);
  const handler = intent && handlers[intent.kind];
  if (!handler) return;
  handler();
  event.preventDefault();
}
