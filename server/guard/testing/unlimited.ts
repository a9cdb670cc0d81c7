import { usualLimits, type Limits } from '../limits';

/** Limits that nothing reaches. */
export const unlimited = Object.fromEntries(Object.keys(usualLimits).map((name) => [name, Infinity])) as Limits;
