// Service worker: shows an offline page without a network, and opens the table when a notification is
// clicked. The cache contains only these four files. Requests other than navigation go to the network.
const CACHE_NAME = 'riverboat-offline-1';
const FILES = ['/offline.html', '/offline.css', '/offline.js', '/favicon.svg'];

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(CACHE_NAME).then((cache) => cache.addAll(FILES)));
});

self.addEventListener('activate', (event) => {
  const outdated = (names) => names.filter((name) => name.startsWith('riverboat-') && name !== CACHE_NAME);
  event.waitUntil(caches.keys().then((names) => Promise.all(outdated(names).map((name) => caches.delete(name)))));
});

self.addEventListener('fetch', (event) => {
  const { pathname } = new URL(event.request.url);
  const isCached = FILES.includes(pathname);
  if (event.request.mode !== 'navigate' && !isCached) return;
  const cachedPath = isCached ? pathname : '/offline.html';
  event.respondWith(fetch(event.request).catch(() => caches.match(cachedPath)));
});

// A click on a notification focuses the page that sent it, and opens the table that is waiting.
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const { page, to } = event.notification.data ?? {};
  const focusPage = async () => {
    const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
    const client = windows.find((window) => window.url === page) ?? windows[0];
    if (!client) return self.clients.openWindow(to || page || '/');
    if (to && client.url === page) client.postMessage({ turnTo: to });
    return client.focus();
  };
  event.waitUntil(focusPage());
});
