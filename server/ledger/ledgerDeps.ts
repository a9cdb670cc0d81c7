import type { Surroundings } from '../surroundings';
import type { MoneyFollower } from './moneyFollower';

/** What the ledger is given: its surroundings, and who follows it, in this order. */
export interface LedgerDeps extends Surroundings {
  readonly followers: readonly MoneyFollower[];
}
