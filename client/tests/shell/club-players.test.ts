/** Players with private details: files, and the search. */
import { describe, expect, it } from 'vitest';
import { clubPlayers, splitIntoRequests } from '../../src/season/clubPlayerFile';
import { matchesTypedText, matchesPlayer } from '../../src/season/playerSearch';

const ADA = { player: 'Ada Nováková', events: 3, wins: 1, last: 1, contact: 'ada@club.example', number: '17', notes: 'pays by transfer' };

describe('players from a file', () => {
  it('reads the file that the room writes', () => {
    const text = 'player,events,wins,number,contact,notes\nAda,3,1,17,\'+420 601 000 000,"late,\n""often"""\nBen,0,0,,,\'=1+1\n';
    expect(clubPlayers(text)).toEqual([
      { player: 'Ada', number: '17', contact: '+420 601 000 000', notes: 'late,\n"often"' },
      { player: 'Ben', number: '', contact: '', notes: '=1+1' },
    ]);
  });
  it('reads Czech headings, semicolons and two columns of contacts', () => {
    const text = '\uFEFFČíslo;Jméno;E-mail;Telefon;Poznámka\r\n4;Žofie;z@k.cz;601;\r\n\r\n5;;x@y.cz;;';
    expect(clubPlayers(text)).toEqual([{ player: 'Žofie', number: '4', contact: 'z@k.cz, 601', notes: '' }]);
  });
  it('uses the last row of a player, and shortens long fields', () => {
    const [firstPlayer, ...otherPlayers] = clubPlayers(`name,notes\nAda,one\nADA,${'x'.repeat(2000)}`);
    expect(otherPlayers).toEqual([]);
    expect(firstPlayer?.notes).toHaveLength(1000);
  });
  it('finds no players without a column of names', () => {
    expect(clubPlayers('number,contact\n1,a@b.c')).toEqual([]);
    expect(clubPlayers('')).toEqual([]);
  });
});

describe('a long list', () => {
  it('is stored in parts that a request can hold, in order', () => {
    const notes = 'ž'.repeat(1000);
    const manyPlayers = Array.from({ length: 1200 }, (_, k) => ({ player: `P${k}`, contact: '', number: '', notes: k < 100 ? notes : '' }));
    const parts = splitIntoRequests(manyPlayers);
    expect(parts.flat()).toEqual(manyPlayers);
    for (const part of parts) expect(new TextEncoder().encode(JSON.stringify({ players: part })).length).toBeLessThan(60_000);
    expect(Math.max(...parts.map((part) => part.length))).toBeLessThanOrEqual(500);
    expect(splitIntoRequests([])).toEqual([]);
  });
});

describe('the search', () => {
  it('finds words in the name, number, contact and notes, ignoring accents', () => {
    for (const search of ['nova', 'ADA novak', '17', 'club.ex', 'transfer ada', '']) expect(matchesPlayer(ADA, search)).toBe(true);
    for (const search of ['18', 'ada ben']) expect(matchesPlayer(ADA, search)).toBe(false);
  });
  it('completes names by a part or by the club number', () => {
    for (const text of ['nova', '1', '17', '']) expect(matchesTypedText(ADA, text)).toBe(true);
    for (const text of ['7', 'club']) expect(matchesTypedText(ADA, text)).toBe(false);
  });
});
