/** The service worker, which shows a page when the network is down, and notifications where a page may not. */

/** Register the service worker; browsers allow it only over https. */
export function registerServiceWorker(): void {
  if (!('serviceWorker' in navigator) || !import.meta.env.PROD) return;
  navigator.serviceWorker.register('/sw.js').catch(() => undefined);
}

/** Return the service worker that can show notifications, if there is one. */
export async function notificationWorker(): Promise<ServiceWorkerRegistration | undefined> {
  return 'serviceWorker' in navigator ? navigator.serviceWorker.getRegistration() : undefined;
}
