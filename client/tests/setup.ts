/** The language is fetched before the first word, as in the browser. */
import { language } from '../src/lib/i18n/index.svelte';

await Promise.all([language.load(), language.loadMore(), language.loadFloor()]);
