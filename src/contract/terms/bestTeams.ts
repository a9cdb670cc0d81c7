/** How many teams the first read of a campaign holds, and a page of them unless it says otherwise (CALL-37). */
export const BEST_TEAMS = 50;

/** Most characters of team names that a first read takes. */
export const ADDRESS_NAMES = 2000;
