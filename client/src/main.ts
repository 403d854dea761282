import { mount } from 'svelte';
import App from './App.svelte';
import './fonts/figtree.css';
import './app.css';
import { language } from './lib/i18n/index.svelte';
import { reloadForUpdate } from './lib/clientUpdate';
import { router } from './lib/router.svelte';
import { registerServiceWorker } from './lib/serviceWorker';
import { LATER } from './pages/pageLoaders';

reloadForUpdate();
const app = document.getElementById('app') as HTMLElement;
// The page is on its way beside the language, and not behind it.
LATER[router.route.page]?.().catch(() => undefined);
language.load().then(
  () => {
    mount(App, { target: app });
    // Who only looks on needs no more words; who touches the page is soon told more.
    const touched = (): void => {
      language.miss();
      registerServiceWorker();
    };
    for (const touch of ['pointerdown', 'keydown']) addEventListener(touch, touched, { once: true, capture: true });
  },
  () => (app.textContent = 'The room cannot be reached: load this page again.'),
);
