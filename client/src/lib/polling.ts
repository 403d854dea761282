/** Look now and every so often, while the page is seen; an effect: what it gives back ends it. */
export function pollEvery(milliseconds: number, look: () => Promise<void>): () => void {
  void look();
  const timer = setInterval(() => {
    if (document.visibilityState === 'visible') void look();
  }, milliseconds);
  return () => clearInterval(timer);
}
