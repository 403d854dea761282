/** Poll now and at an interval while the page is visible. The returned function stops it, as in an effect. */
export function pollEvery(milliseconds: number, pollOnce: () => Promise<void>): () => void {
  void pollOnce();
  const timer = setInterval(() => {
    if (document.visibilityState === 'visible') void pollOnce();
  }, milliseconds);
  return () => clearInterval(timer);
}
