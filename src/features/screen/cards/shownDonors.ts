import type { Campaign, Donor } from '../../../contract/campaigns/campaigns';
import { compareKeys, donorKey, screenDonors } from '../../../core/campaign';

/**
 * The donors that may have cards, newest first (SCREEN-03, SCREEN-04).
 * @param until the newest that was there when the operator paused the feed; null when it goes on. Who is hidden meanwhile goes.
 */
export function shownDonors(
  donors: readonly Donor[],
  { screenOptions }: Pick<Campaign, 'screenOptions'>,
  until: string | null,
): Donor[] {
  const known = until === null ? donors : donors.filter((donor) => compareKeys(donorKey(donor), until) <= 0);
  return screenDonors(known, screenOptions);
}
