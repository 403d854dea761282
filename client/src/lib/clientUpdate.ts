/** A page that stays open while the room is updated: what it would fetch later is gone by then. */

/** Whether *html* is a page of the room that begins with another script than *script*. */
export function isNewerClient(html: string, script: string): boolean {
  return html.includes('id="app"') && !html.includes(script);
}

/** Load the page again where a part of it cannot be fetched because there is a newer one; all that counts is in the room. */
export function reloadForUpdate(): void {
  addEventListener('vite:preloadError', () => {
    const script = document.querySelector('script[type=module][src]')?.getAttribute('src');
    if (!script) return;
    void fetch(location.href, { cache: 'no-store' })
      .then(async (answer) => {
        if (answer.ok && isNewerClient(await answer.text(), script)) location.reload();
      })
      .catch(() => undefined); // the network is gone, and not the file
  });
}
