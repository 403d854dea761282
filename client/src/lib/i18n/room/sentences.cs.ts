/** Short sentences of the room that have no code, said in Czech; an unknown one stays as it is. */
type Rule = readonly [RegExp, string];

function said(words: string, rules: readonly Rule[]): string {
  const found = rules.find(([pattern]) => pattern.test(words));
  return found ? words.replace(...found) : words;
}

/** Why nothing is played. */
export function whyCs(words: string): string {
  return said(words, [
    [/^(?:the|this) table is closed$/, 'stůl je zavřený'],
    [/^the host has paused the table$/, 'hru pozastavil pořadatel'],
    [/^two players are needed to play, and (\d+) are ready$/, 'ke hře jsou potřeba dva hráči, připravených: $1'],
    [/^two players are needed to play, and one is ready$/, 'ke hře je potřeba ještě jeden hráč'],
    [/^two players are needed to play, and nobody is ready$/, 'ke hře jsou potřeba dva hráči'],
  ]);
}

/** Why a hand was not played to its end. */
export function endedCs(words: string): string {
  return said(words, [
    [/^it was called off: (.*)$/, 'zrušena: $1'],
    [/^the blinds were chopped$/, 'blindy se vrátily'],
  ]);
}
