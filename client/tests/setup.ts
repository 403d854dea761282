/** Runs before each file of tests: loads the messages, as the page does before it draws anything. */
import { language } from '../src/lib/i18n/index.svelte';

// The router reads these when its module is loaded.
globalThis.location ??= { pathname: '/', search: '' } as Location;
globalThis.addEventListener ??= () => undefined;

await Promise.all([language.load(), language.loadMore(), language.loadFloor()]);
