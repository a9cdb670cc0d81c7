/** Slots that a calendar lists one by one, at most. */
export const MOST_SLOTS = 1000;

/** Seats of a slot, at most. */
export const MOST_SEATS = 10_000;
