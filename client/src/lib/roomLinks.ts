/** Links to the room, and the devices that can open them. */

/** Return true if only this computer can open the link. */
export function isLocalOnly(link: string): boolean {
  try {
    const host = new URL(link).hostname;
    return host === 'localhost' || host.endsWith('.localhost') || host.startsWith('127.') || host === '[::1]';
  } catch {
    return false;
  }
}

/** Return the link with another address of the room; unchanged if *address* is empty. */
export function withHost(link: string, address: string): string {
  if (!link || !address) return link;
  const { pathname, search } = new URL(link);
  return address.replace(/\/$/, '') + pathname + search;
}
