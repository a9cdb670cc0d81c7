import type { Surroundings } from '../surroundings';
import type { MoneyFollower } from './moneyFollower';

/** The ledger's dependencies: its surroundings, and its followers in order. */
export interface LedgerDeps extends Surroundings {
  readonly followers: readonly MoneyFollower[];
}
