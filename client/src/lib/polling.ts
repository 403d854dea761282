/** Poll now and at an interval while the page is visible. Return a function that stops polling. */
export function pollEvery(milliseconds: number, pollOnce: () => Promise<void>): () => void {
  void pollOnce();
  const timer = setInterval(() => {
    if (document.visibilityState === 'visible') void pollOnce();
  }, milliseconds);
  return () => clearInterval(timer);
}
