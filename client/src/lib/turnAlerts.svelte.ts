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
  /** The current alerts by table; the title shows the first one. */
  #alerts: readonly (readonly [table: string, words: string])[] = $state.raw([]);
  /** True while the blinking title shows the name of the page; it blinks only while the page is hidden. */
  #isBlinkedOff = $state(false);
  #timer: ReturnType<typeof setInterval> | undefined;
  readonly #notifications = new Map<string, { close(): void }>();

  /** The title of the browser tab: the first alert, or the title of the page. */
  title(name: string): string {
    const [firstAlert] = this.#alerts;
    return firstAlert && !this.#isBlinkedOff ? firstAlert[1] : name;
  }

  /** Show the alert of a table. A tap on the notification opens *to*, or this page if *to* is empty. */
  alert(table: string, text: string, { notify, shake }: AlertOptions, url = ''): void {
    this.dismiss(table);
    this.#alerts = [...this.#alerts, [table, text]];
    this.#timer ??= setInterval(() => (this.#isBlinkedOff = document.hidden && !this.#isBlinkedOff), 1000);
    // Browsers allow a vibration only after the player has touched the page.
    if (shake && navigator.userActivation?.hasBeenActive) navigator.vibrate?.([120, 80, 120]);
    if (notify && document.hidden) void this.#show(table, text, url);
  }

  /** Remove the alert of a table. */
  dismiss(table: string): void {
    if (!this.#alerts.some(([caller]) => caller === table)) return;
    this.#alerts = this.#alerts.filter(([caller]) => caller !== table);
    this.#notifications.get(table)?.close();
    this.#notifications.delete(table);
    if (this.#alerts.length) return;
    clearInterval(this.#timer);
    this.#timer = undefined;
    this.#isBlinkedOff = false;
  }

  async #show(table: string, text: string, url: string): Promise<void> {
    if (globalThis.Notification?.permission !== 'granted') return;
    const tag = `rb-turn-${table}`;
    try {
      // Some phones allow notifications from service workers only.
      const worker = await notificationWorker();
      if (!this.#alerts.some(([caller]) => caller === table)) return;
      if (worker?.active) {
        await worker.showNotification(text, { tag, icon: '/icon-192.png', data: { page: location.href, to: url } });
        const close = async (): Promise<void> => (await worker.getNotifications({ tag })).forEach((note) => note.close());
        this.#notifications.set(table, { close: () => void close() });
        if (!this.#alerts.some(([caller]) => caller === table)) void close();
      } else {
        const notification = new Notification(text, { tag });
        notification.onclick = () => {
          globalThis.focus();
          if (url) router.go(url);
        };
        this.#notifications.set(table, notification);
      }
    } catch {
      // The title shows the alert anyway.
    }
  }
}

export const turnAlerts = new TurnAlerts();
