/** Light, dark, or as the device is set. `public/theme.js` puts it on before the first paint. */
export type Theme = 'auto' | 'light' | 'dark';
export const THEMES: readonly Theme[] = ['auto', 'light', 'dark'];

const KEPT = 'rb.theme';

function loadTheme(): Theme {
  try {
    const kept = localStorage.getItem(KEPT);
    return kept === 'light' || kept === 'dark' ? kept : 'auto';
  } catch {
    return 'auto';
  }
}

class ThemeSetting {
  theme: Theme = $state(loadTheme());

  choose(theme: Theme): void {
    this.theme = theme;
    try {
      if (theme === 'auto') localStorage.removeItem(KEPT);
      else localStorage.setItem(KEPT, theme);
    } catch {
      // A browser that keeps nothing stays as the device is set.
    }
    dispatchEvent(new Event('rb-theme'));
  }
}

export const chosen = new ThemeSetting();
