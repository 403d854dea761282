/** Poll now and at an interval while the page is visible. The returned function stops it, as in an effect. */
export function pollEvery(milliseconds: number, poll: () => Promise<void>): () => void {
  void poll();
  const timer = setInterval(() => {
    if (document.visibilityState === 'visible') void poll();
  }, milliseconds);
  return () => clearInterval(timer);
}
