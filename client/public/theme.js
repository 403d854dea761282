// Set the theme before the first paint: the chosen one, that of the device if this was chosen, and
// dark without a choice. lib/theme.svelte.ts dispatches an event when the choice changes.
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
    const device = dark.matches ? 'dark' : 'light';
    const theme = kept === 'light' ? kept : kept === 'auto' ? device : 'dark';
    document.documentElement.dataset.theme = theme;
    document.querySelector('meta[name="theme-color"]')?.setAttribute('content', GROUND[theme]);
  };
  dress();
  dark.addEventListener('change', dress);
  addEventListener('storage', dress);
  addEventListener('rb-theme', dress);
})();
