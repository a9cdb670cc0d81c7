const MINUTE = 60_000;
const SHORTEST_TURN = 30 * MINUTE;
export const LONGEST_TURN = 24 * 60 * MINUTE;

/**
 * When the next one is told of a slot, if whoever is told of it now does not book it: a day later, but when half of the time until it
 * begins is over at the latest, and half an hour later at the earliest. Null if it begins before that: nobody is told of it (WAIT-03).
 */
export function turnEnd(told: Date, start: Date): Date | null {
  const left = start.getTime() - told.getTime();
  if (left < SHORTEST_TURN) return null;
  return new Date(told.getTime() + Math.min(LONGEST_TURN, Math.max(SHORTEST_TURN, left / 2)));
}
