/** The service worker: a page that says that the network is gone, and calls where a page alone may not. */

/** Have one; without https there is none. Who only looks needs none: a page asks for as little as it can. */
export function registerServiceWorker(): void {
  if (!('serviceWorker' in navigator) || !import.meta.env.PROD) return;
  navigator.serviceWorker.register('/sw.js').catch(() => undefined);
}

/** What may call for this page, if there is one yet. */
export async function notificationWorker(): Promise<ServiceWorkerRegistration | undefined> {
  return 'serviceWorker' in navigator ? navigator.serviceWorker.getRegistration() : undefined;
}
