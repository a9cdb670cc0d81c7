import { isCaisseOpen, type CaisseAvailability } from '../fund/caisse';

const MOST_FUNDS = 3;
type Fund = CaisseAvailability & { readonly hidden: boolean };

/**
 * The funds of the home page (HOME-05): up to 3 that take gifts and are not hidden, those without a goal first, else in
 * the order given.
 * @example
 * homeFunds([{ active: true, paused: false, hidden: true, withObjectif: false, objectif: 0, total: 0 }]) // => []
 */
export function homeFunds<F extends Fund>(funds: readonly F[]): F[] {
  const shown = funds.filter((fund) => isCaisseOpen(fund) && !fund.hidden);
  const hasGoal = ({ withObjectif, objectif }: F) => Number(withObjectif && objectif > 0);
  return shown.sort((a, b) => hasGoal(a) - hasGoal(b)).slice(0, MOST_FUNDS);
}
