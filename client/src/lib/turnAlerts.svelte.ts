/**
 * Telling somebody that it is their turn, at whichever of their tables: in the title of the page, as a
 * notification outside of it, and by shaking the telephone.
 */

import { router } from './router.svelte';
import { notificationWorker } from './serviceWorker';

/** How somebody is called, as they like it. */
export interface AlertOptions {
  notify: boolean;
  shake: boolean;
}

class TurnAlerts {
  /** What is called, by table; the first one stands in the title. */
  #calls: readonly (readonly [table: string, words: string])[] = $state.raw([]);
  /** The title blinks for whoever looks at another page. */
  #isDark = $state(false);
  #timer: ReturnType<typeof setInterval> | undefined;
  readonly #notes = new Map<string, { close(): void }>();

  /** The title of a page: whose turn it is, before what the page is called. */
  title(name: string): string {
    const [first] = this.#calls;
    return first && !this.#isDark ? first[1] : name;
  }

  /** A table waits for the player; *to* is the page that a tap on the notification opens, if not this one. */
  alert(table: string, words: string, { notify, shake }: AlertOptions, to = ''): void {
    this.dismiss(table);
    this.#calls = [...this.#calls, [table, words]];
    this.#timer ??= setInterval(() => (this.#isDark = document.hidden && !this.#isDark), 1000);
    // Browsers let nobody be shaken who has not touched the page.
    if (shake && navigator.userActivation?.hasBeenActive) navigator.vibrate?.([120, 80, 120]);
    if (notify && document.hidden) void this.#show(table, words, to);
  }

  /** It waits no more. */
  dismiss(table: string): void {
    if (!this.#calls.some(([each]) => each === table)) return;
    this.#calls = this.#calls.filter(([each]) => each !== table);
    this.#notes.get(table)?.close();
    this.#notes.delete(table);
    if (this.#calls.length) return;
    clearInterval(this.#timer);
    this.#timer = undefined;
    this.#isDark = false;
  }

  async #show(table: string, words: string, to: string): Promise<void> {
    if (globalThis.Notification?.permission !== 'granted') return;
    const tag = `rb-turn-${table}`;
    try {
      // Some phones allow notifications from service workers alone.
      const from = await notificationWorker();
      if (!this.#calls.some(([each]) => each === table)) return;
      if (from?.active) {
        await from.showNotification(words, { tag, icon: '/icon-192.png', data: { page: location.href, to } });
        const close = async (): Promise<void> => (await from.getNotifications({ tag })).forEach((note) => note.close());
        this.#notes.set(table, { close: () => void close() });
        if (!this.#calls.some(([each]) => each === table)) void close();
      } else {
        const note = new Notification(words, { tag });
        note.onclick = () => {
          globalThis.focus();
          if (to) router.go(to);
        };
        this.#notes.set(table, note);
      }
    } catch {
      // The title says it all the same.
    }
  }
}

export const turnAlerts = new TurnAlerts();
