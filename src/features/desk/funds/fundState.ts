import { isCaisseOpen } from '../../../core/fund';
import type { OwnCaisse } from '../../../contract/records/adminCaisses';

/** What an administrator decides of a fund: it takes gifts, it takes none for a while, it is over. */
type FundSwitch = 'open' | 'paused' | 'closed';

/**
 * What the switch of a fund stands at.
 * @example
 * switchOf({ active: true, paused: true }) // => 'paused'
 */
export const switchOf = ({ active, paused }: Pick<OwnCaisse, 'active' | 'paused'>): FundSwitch =>
  active ? (paused ? 'paused' : 'open') : 'closed';

/** What becomes of gifts to a fund now: `reached` where it is open and its goal is met (DON-08). */
export function stateOf(fund: OwnCaisse): FundSwitch | 'reached' {
  const at = switchOf(fund);
  return at === 'open' && !isCaisseOpen(fund) ? 'reached' : at;
}
