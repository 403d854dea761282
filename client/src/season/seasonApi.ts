/** Requests about seasons over HTTP. */
import { sendRequest } from '../lib/api';
import type { ClubPlayer, EveningBody, LeagueRulesBody, NewSeason, SeasonChanges } from '../lib/http';

export const seasons = {
  all: () => sendRequest('GET /api/seasons'),
  make: (body: NewSeason) => sendRequest('POST /api/seasons', { body }),
  details: (season: string) => sendRequest('GET /api/seasons/{season}', { path: { season } }),
  change: (season: string, body: SeasonChanges) => sendRequest('PATCH /api/seasons/{season}', { path: { season }, body }),
  points: (rules: LeagueRulesBody, entries: number, price: number) => sendRequest('POST /api/seasons/points', { body: { rules, entries, price } }),
  add: (season: string, body: EveningBody) => sendRequest('POST /api/seasons/{season}/evenings', { path: { season }, body }),
  remove: (season: string, evening: string) => sendRequest('DELETE /api/seasons/{season}/evenings/{evening}', { path: { season, evening } }),
  list: (season: string, add: readonly string[], remove: readonly string[]) =>
    sendRequest('POST /api/seasons/{season}/players', { path: { season }, body: { add: [...add], remove: [...remove] } }),
  rename: (season: string, player: string, name: string) => sendRequest('POST /api/seasons/{season}/rename', { path: { season }, body: { player, name } }),
  known: () => sendRequest('GET /api/me/players'),
  history: (player: string) => sendRequest('GET /api/me/players/history', { query: { player } }),
  putPlayers: (players: readonly ClubPlayer[]) => sendRequest('POST /api/me/players', { body: { players: [...players] } }),
  forgetPlayers: (players: readonly string[], everyone = false) => sendRequest('POST /api/me/players/forget', { body: { players: [...players], everyone } }),
};

/** The formulas of a season, the simplest first. */
export const FORMULAS = ['table', 'linear', 'root', 'buy_in'] as const;
