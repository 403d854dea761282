/** The wake lock that keeps the screen of a phone on during a hand. */

/** Keep the screen on until the returned function is called; renew the lock when the page is visible again. */
export function keepScreenOn(): () => void {
  if (!('wakeLock' in navigator)) return () => undefined;
  let lock: WakeLockSentinel | null = null;
  let isReleased = false;

  async function requestLock(): Promise<void> {
    if (document.visibilityState !== 'visible') return;
    try {
      const wakeLock = await navigator.wakeLock.request('screen');
      if (isReleased) await wakeLock.release();
      else lock = wakeLock;
    } catch {
      // The browser may refuse, for example on a low battery; nothing depends on the lock.
    }
  }

  const onVisible = (): void => void requestLock();
  document.addEventListener('visibilitychange', onVisible);
  void requestLock();
  return () => {
    isReleased = true;
    document.removeEventListener('visibilitychange', onVisible);
    void lock?.release();
  };
}
