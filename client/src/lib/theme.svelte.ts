/** The theme: dark, light, or that of the device; dark without a choice. `public/theme.js` applies it before the first paint. */
export type Theme = 'auto' | 'light' | 'dark';
export const THEMES: readonly Theme[] = ['dark', 'light', 'auto'];

const STORAGE_KEY = 'rb.theme';

function loadTheme(): Theme {
  try {
    const storedTheme = localStorage.getItem(STORAGE_KEY);
    return storedTheme === 'light' || storedTheme === 'auto' ? storedTheme : 'dark';
  } catch {
    return 'dark';
  }
}

class ThemeSetting {
  theme: Theme = $state(loadTheme());

  choose(theme: Theme): void {
    this.theme = theme;
    try {
      localStorage.setItem(STORAGE_KEY, theme);
    } catch {
      // A browser without storage returns to the dark theme on the next visit.
    }
    dispatchEvent(new Event('rb-theme'));
  }
}

export const themeSetting = new ThemeSetting();
