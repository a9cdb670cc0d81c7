import { isCaisseOpen } from '../../../core/fund';
import type { OwnCaisse } from '../../../contract/records/adminCaisses';

/** An administrator's decision on a fund: it takes gifts, takes none for a while, or is over. */
type FundSwitch = 'open' | 'paused' | 'closed';

/**
 * Position of a fund's switch.
 * @example
 * switchOf({ active: true, paused: true }) // => 'paused'
 */
export const switchOf = ({ active, paused }: Pick<OwnCaisse, 'active' | 'paused'>): FundSwitch =>
  active ? (paused ? 'paused' : 'open') : 'closed';

/** Put away (GONE-03): no chooser offers it. */
export const isArchived = ({ active, hidden }: Pick<OwnCaisse, 'active' | 'hidden'>): boolean => !active && hidden;

/** State of a fund for donors: `reached` if it is open and its goal is met (DON-08). */
export function stateOf(fund: OwnCaisse): FundSwitch | 'reached' {
  const at = switchOf(fund);
  return at === 'open' && !isCaisseOpen(fund) ? 'reached' : at;
}
