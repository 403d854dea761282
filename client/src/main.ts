import { mount } from 'svelte';
import App from './App.svelte';
import './fonts/figtree.css';
import './app.css';
import { language } from './lib/i18n/index.svelte';
import { UNREACHABLE } from './lib/i18n/locales';
import { reloadForUpdate } from './lib/clientUpdate';
import { router } from './lib/router.svelte';
import { registerServiceWorker } from './lib/serviceWorker';
import { LAZY_PAGES } from './pages/pageLoaders';

reloadForUpdate();
const app = document.getElementById('app') as HTMLElement;
// Fetch the page at the same time as the language.
LAZY_PAGES[router.route.page]?.().catch(() => undefined);
language.load().then(
  () => {
    mount(App, { target: app });
    // Fetch the other texts at the first touch; a visitor who only watches does not need them.
    const markTouched = (): void => {
      language.loadMissing();
      registerServiceWorker();
    };
    for (const touch of ['pointerdown', 'keydown']) addEventListener(touch, markTouched, { once: true, capture: true });
  },
  () => (app.textContent = UNREACHABLE[language.locale]),
);
