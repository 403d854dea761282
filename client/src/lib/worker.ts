/** The service worker: a page that says that the network is gone, and calls where a page alone may not. */

/** Have one, once the page is there and has nothing else to do; without https there is none. */
export function beAnApp(): void {
  if (!('serviceWorker' in navigator) || !import.meta.env.PROD) return;
  const register = (): void => void navigator.serviceWorker.register('/sw.js').catch(() => undefined);
  if (document.readyState === 'complete') register();
  else addEventListener('load', register, { once: true });
}

/** What may call for this page, if there is one yet. */
export async function worker(): Promise<ServiceWorkerRegistration | undefined> {
  return 'serviceWorker' in navigator ? navigator.serviceWorker.getRegistration() : undefined;
}
