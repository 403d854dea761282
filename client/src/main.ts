import { mount } from 'svelte';
import App from './App.svelte';
import './app.css';
import { language } from './lib/i18n/index.svelte';
import { router } from './lib/router.svelte';
import { LATER } from './pages/pages';

const app = document.getElementById('app') as HTMLElement;
// The page is on its way beside the language, and not behind it.
LATER[router.route.page]?.().catch(() => undefined);
language.load().then(
  () => {
    mount(App, { target: app });
    // Who only looks on needs no more words; who touches the page is soon told more.
    for (const touch of ['pointerdown', 'keydown']) addEventListener(touch, () => language.miss(), { once: true, capture: true });
  },
  () => (app.textContent = 'The room cannot be reached: load this page again.'),
);
