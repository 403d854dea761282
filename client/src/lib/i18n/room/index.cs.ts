/** What the room says, in Czech, but for its options: fetched with the language, and by nobody else. */
export { gameCs, presetsCs, stylesCs } from './games.cs';
