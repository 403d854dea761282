import { describe, expect, it } from 'vitest';
import { playerNames } from '../../src/event/playerList';

describe('names of players from a file', () => {
  it('are one a line, each once', () => {
    expect(playerNames('Ada\n\n Bea \r\nada\nCyd')).toEqual(['ada', 'Bea', 'Cyd']);
  });

  it('are the column of names in the results of a tournament', () => {
    const results = 'place,player,entries\n1,Ada,1\n2,"Bea, the shark",2\n3,\'=Cyd,1\n';
    expect(playerNames(results)).toEqual(['Ada', 'Bea, the shark', '=Cyd']);
  });

  it('are found under a Czech heading, after a byte order mark', () => {
    expect(playerNames('\uFEFFMísto;Hráč\n1;Jiří\n2;Žofie')).toEqual(['Jiří', 'Žofie']);
    expect(playerNames('Jméno\nJiří\nŽofie')).toEqual(['Jiří', 'Žofie']);
  });

  it('are none in a table without such a column', () => {
    expect(playerNames('place,chips\n1,500')).toEqual([]);
    expect(playerNames('')).toEqual([]);
  });
});
