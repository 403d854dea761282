/** Connects the verification of hands to the room and to the seals that this browser has kept. */
import { api } from '../../lib/api';
import { findSeal } from '../../lib/cutChain';
import { HandChecks } from '../../lib/handChecks.svelte';
import { storage } from '../../lib/roomConnection';

/** Verification of the hands of one table. */
export function checkSources(table: string): HandChecks {
  return new HandChecks({
    proof: (hand) => api.proof(table, hand),
    findSeal: (hand) => findSeal(storage, table, hand),
    setTimer: (what, milliseconds) => setTimeout(what, milliseconds),
    random: () => Math.random(),
  });
}
