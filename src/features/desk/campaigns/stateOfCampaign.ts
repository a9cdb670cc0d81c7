import type { Campaign } from '../../../contract/campaigns/campaigns';

/**
 * The state of a campaign: visible to visitors, yet to begin, past its end, or closed (CAMP-09).
 * @example
 * stateOfCampaign({ active: true, dateStart: null, dateEnd: '2026-01-20T00:00:00Z' }, Date.UTC(2026, 0, 21)) // => 'over'
 */
export function stateOfCampaign(
  { active, dateStart, dateEnd }: Pick<Campaign, 'active' | 'dateStart' | 'dateEnd'>,
  now: number,
): 'open' | 'coming' | 'over' | 'closed' {
  if (!active) return 'closed';
  if (dateStart !== null && now < Date.parse(dateStart)) return 'coming';
  return dateEnd !== null && now >= Date.parse(dateEnd) ? 'over' : 'open';
}
