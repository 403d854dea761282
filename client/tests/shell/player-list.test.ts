import { describe, expect, it } from 'vitest';
import { playerNames, playerPlaces } from '../../src/event/playerList';

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

describe('a list of places', () => {
  it('is the order of the names', () => {
    expect(playerPlaces('Ada\nBea\n')).toEqual([{ player: 'Ada', place: 1 }, { player: 'Bea', place: 2 }]);
  });

  it('is read from a table, with shared places', () => {
    const results = 'place,player,net\n1,Ada,50\n2,"Bea, the shark",10\n2,Cyd,-10\n,Dan,0\n';
    expect(playerPlaces(results)).toEqual([{ player: 'Ada', place: 1 }, { player: 'Bea, the shark', place: 2 }, { player: 'Cyd', place: 2 }]);
    expect(playerPlaces('Místo;Hráč\n2;Jiří')).toEqual([{ player: 'Jiří', place: 2 }]);
  });
});
