// What makes the page an app: it says in words that the network is gone, and can call who looks
// elsewhere. Nothing that a room answers is ever kept, and no request but that for a page is touched:
// what lies here are these four files.
const KEPT = 'riverboat-offline-1';
const FILES = ['/offline.html', '/offline.css', '/offline.js', '/favicon.svg'];

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(KEPT).then((cache) => cache.addAll(FILES)));
});

self.addEventListener('activate', (event) => {
  const old = (names) => names.filter((name) => name.startsWith('riverboat-') && name !== KEPT);
  event.waitUntil(caches.keys().then((names) => Promise.all(old(names).map((name) => caches.delete(name)))));
});

self.addEventListener('fetch', (event) => {
  const { pathname } = new URL(event.request.url);
  const isOurs = FILES.includes(pathname);
  if (event.request.mode !== 'navigate' && !isOurs) return;
  const kept = isOurs ? pathname : '/offline.html';
  event.respondWith(fetch(event.request).catch(() => caches.match(kept)));
});

// A tap on a call shows the page that called, and turns it to the table that waits.
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const { page, to } = event.notification.data ?? {};
  const show = async () => {
    const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
    const there = windows.find((each) => each.url === page) ?? windows[0];
    if (!there) return self.clients.openWindow(to || page || '/');
    if (to && there.url === page) there.postMessage({ turnTo: to });
    return there.focus();
  };
  event.waitUntil(show());
});
