/** Links to the room, and from where they can be opened. */

/** Whether a link opens on this computer only. */
export function isLocalOnly(link: string): boolean {
  try {
    const host = new URL(link).hostname;
    return host === 'localhost' || host.endsWith('.localhost') || host.startsWith('127.') || host === '[::1]';
  } catch {
    return false;
  }
}

/** The same link at another address of the room; as it is where none is chosen. */
export function withHost(link: string, address: string): string {
  if (!link || !address) return link;
  const { pathname, search } = new URL(link);
  return address.replace(/\/$/, '') + pathname + search;
}
