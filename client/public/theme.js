// Set the theme before the first paint: light, dark, or the theme of the device; dark by default.
// lib/theme.svelte.ts dispatches the event rb-theme when the choice changes.
(() => {
  const BACKGROUNDS = { light: '#efe8da', dark: '#0f1413' };
  const dark = matchMedia('(prefers-color-scheme: dark)');
  const storedChoice = () => {
    try {
      return localStorage.getItem('rb.theme');
    } catch {
      return null;
    }
  };
  const applyTheme = () => {
    const choice = storedChoice();
    const deviceTheme = dark.matches ? 'dark' : 'light';
    const theme = choice === 'light' ? choice : choice === 'auto' ? deviceTheme : 'dark';
    document.documentElement.dataset.theme = theme;
    document.querySelector('meta[name="theme-color"]')?.setAttribute('content', BACKGROUNDS[theme]);
  };
  applyTheme();
  dark.addEventListener('change', applyTheme);
  addEventListener('storage', applyTheme);
  addEventListener('rb-theme', applyTheme);
})();
