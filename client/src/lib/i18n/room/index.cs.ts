/** What the room says, in Czech, but for its options: fetched with the language, and by nobody else. */
export { gameCs, presetsCs, stylesCs } from './games.cs';
export { holdingCs } from './holdings.cs';
export { refusalsCs } from './refusals.cs';
export { endedCs, fieldCs, legalCs, whyCs } from './sentences.cs';
