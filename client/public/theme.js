// Which colours this device wants, before anything is drawn: what was chosen, or what the device
// itself is set to. The page says when somebody chooses anew (lib/theme.svelte.ts).
(() => {
  const GROUND = { light: '#efe8da', dark: '#0f1413' };
  const dark = matchMedia('(prefers-color-scheme: dark)');
  const chosen = () => {
    try {
      return localStorage.getItem('rb.theme');
    } catch {
      return null;
    }
  };
  const dress = () => {
    const kept = chosen();
    const theme = kept === 'light' || kept === 'dark' ? kept : dark.matches ? 'dark' : 'light';
    document.documentElement.dataset.theme = theme;
    document.querySelector('meta[name="theme-color"]')?.setAttribute('content', GROUND[theme]);
  };
  dress();
  dark.addEventListener('change', dress);
  addEventListener('storage', dress);
  addEventListener('rb-theme', dress);
})();
