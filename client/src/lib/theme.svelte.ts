/** The theme: light, dark, or that of the device. `public/theme.js` applies it before the first paint. */
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
      // A browser without storage returns to the theme of the device on the next visit.
    }
    dispatchEvent(new Event('rb-theme'));
  }
}

export const chosen = new ThemeSetting();
