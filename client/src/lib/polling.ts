/** Poll now and at an interval while the page is visible. The returned function stops it, as in an effect. */
export function pollEvery(milliseconds: number, look: () => Promise<void>): () => void {
  void look();
  const timer = setInterval(() => {
    if (document.visibilityState === 'visible') void look();
  }, milliseconds);
  return () => clearInterval(timer);
}
