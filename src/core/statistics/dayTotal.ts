import type { Minor } from '../money';

/** Movements of a day in one currency, in minor units. `fees` is the fee cover within `received`. */
export interface DayTotal {
  readonly currency: string;
  readonly received: Minor;
  readonly refunded: Minor;
  readonly fees: Minor;
  /** Payments taken. */
  readonly charges: number;
}
