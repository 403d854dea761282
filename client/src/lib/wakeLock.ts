/** A telephone that stays awake for as long as its player is in a hand. */

/** Hold the screen on; what is returned lets it go. It is held again when the page is seen again. */
export function keepScreenOn(): () => void {
  if (!('wakeLock' in navigator)) return () => undefined;
  let lock: WakeLockSentinel | null = null;
  let isOver = false;

  async function requestLock(): Promise<void> {
    if (document.visibilityState !== 'visible') return;
    try {
      const held = await navigator.wakeLock.request('screen');
      if (isOver) await held.release();
      else lock = held;
    } catch {
      // A battery that is low may say no; nothing depends on it.
    }
  }

  const seen = (): void => void requestLock();
  document.addEventListener('visibilitychange', seen);
  void requestLock();
  return () => {
    isOver = true;
    document.removeEventListener('visibilitychange', seen);
    void lock?.release();
  };
}
