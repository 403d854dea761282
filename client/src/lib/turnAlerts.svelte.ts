/**
 * Alerts for a turn at any of the player's tables: in the title of the page, as a notification
 * outside of it, and as a vibration of the phone.
 */

import { router } from './router.svelte';
import { notificationWorker } from './serviceWorker';

/** The alerts that the player prefers. */
export interface AlertOptions {
  notify: boolean;
  shake: boolean;
}

class TurnAlerts {
  /** The current alerts by table; the first one stands in the title. */
  #calls: readonly (readonly [table: string, words: string])[] = $state.raw([]);
  /** True while the blinking title shows the name of the page; it blinks only while the page is hidden. */
  #isDark = $state(false);
  #timer: ReturnType<typeof setInterval> | undefined;
  readonly #notes = new Map<string, { close(): void }>();

  /** The title of the browser tab: the first alert, or the title of the page. */
  title(name: string): string {
    const [firstCall] = this.#calls;
    return firstCall && !this.#isDark ? firstCall[1] : name;
  }

  /** Show the alert of a table. A tap on the notification opens *to*, or this page if *to* is empty. */
  alert(table: string, words: string, { notify, shake }: AlertOptions, to = ''): void {
    this.dismiss(table);
    this.#calls = [...this.#calls, [table, words]];
    this.#timer ??= setInterval(() => (this.#isDark = document.hidden && !this.#isDark), 1000);
    // Browsers allow a vibration only after the player has touched the page.
    if (shake && navigator.userActivation?.hasBeenActive) navigator.vibrate?.([120, 80, 120]);
    if (notify && document.hidden) void this.#show(table, words, to);
  }

  /** Remove the alert of a table. */
  dismiss(table: string): void {
    if (!this.#calls.some(([caller]) => caller === table)) return;
    this.#calls = this.#calls.filter(([caller]) => caller !== table);
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
      // Some phones allow notifications from service workers only.
      const from = await notificationWorker();
      if (!this.#calls.some(([caller]) => caller === table)) return;
      if (from?.active) {
        await from.showNotification(words, { tag, icon: '/icon-192.png', data: { page: location.href, to } });
        const close = async (): Promise<void> => (await from.getNotifications({ tag })).forEach((note) => note.close());
        this.#notes.set(table, { close: () => void close() });
        if (!this.#calls.some(([caller]) => caller === table)) void close();
      } else {
        const note = new Notification(words, { tag });
        note.onclick = () => {
          globalThis.focus();
          if (to) router.go(to);
        };
        this.#notes.set(table, note);
      }
    } catch {
      // The title shows the alert anyway.
    }
  }
}

export const turnAlerts = new TurnAlerts();
