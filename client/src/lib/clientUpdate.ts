/** Reloads an open page after an update of the room, which removes the old files of the client. */

/** Return true if *html* is a page of the room with another main script than *script*. */
export function isNewerClient(html: string, script: string): boolean {
  return html.includes('id="app"') && !html.includes(script);
}

/**
 * Reload the page when a part of it is missing because of an update. Nothing is lost, because the state is in the
 * room.
 */
export function reloadForUpdate(): void {
  addEventListener('vite:preloadError', () => {
    const script = document.querySelector('script[type=module][src]')?.getAttribute('src');
    if (!script) return;
    void fetch(location.href, { cache: 'no-store' })
      .then(async (answer) => {
        if (answer.ok && isNewerClient(await answer.text(), script)) location.reload();
      })
      .catch(() => undefined); // the network failed, not the file
  });
}
