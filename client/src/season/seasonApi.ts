/** Requests about seasons over HTTP. */
import { sendRequest } from '../lib/api';
import type { ClubPlayer, EveningBody, LeagueRulesBody, NewSeason, SeasonChanges } from '../lib/http';

export const seasons = {
  list: () => sendRequest('GET /api/seasons'),
  create: (body: NewSeason) => sendRequest('POST /api/seasons', { body }),
  details: (season: string) => sendRequest('GET /api/seasons/{season}', { path: { season } }),
  update: (season: string, body: SeasonChanges) => sendRequest('PATCH /api/seasons/{season}', { path: { season }, body }),
  points: (rules: LeagueRulesBody, entries: number, price: number) => sendRequest('POST /api/seasons/points', { body: { rules, entries, price } }),
  addEvening: (season: string, body: EveningBody) => sendRequest('POST /api/seasons/{season}/evenings', { path: { season }, body }),
  removeEvening: (season: string, evening: string) => sendRequest('DELETE /api/seasons/{season}/evenings/{evening}', { path: { season, evening } }),
  changePlayers: (season: string, add: readonly string[], remove: readonly string[]) =>
    sendRequest('POST /api/seasons/{season}/players', { path: { season }, body: { add: [...add], remove: [...remove] } }),
  renamePlayer: (season: string, player: string, name: string) => sendRequest('POST /api/seasons/{season}/rename', { path: { season }, body: { player, name } }),
  knownPlayers: () => sendRequest('GET /api/me/players'),
  playerHistory: (player: string) => sendRequest('GET /api/me/players/history', { query: { player } }),
  putPlayers: (players: readonly ClubPlayer[]) => sendRequest('POST /api/me/players', { body: { players: [...players] } }),
  forgetPlayers: (players: readonly string[], everyone = false) => sendRequest('POST /api/me/players/forget', { body: { players: [...players], everyone } }),
};

/** The formulas of a season, the simplest first. */
export const FORMULAS = ['table', 'linear', 'root', 'buy_in'] as const;
