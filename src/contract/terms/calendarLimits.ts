/** Slots that a calendar lists one by one, at most. */
export const MOST_SLOTS = 1000;
