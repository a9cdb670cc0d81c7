import { lazy } from 'react';
import { DonationPage } from './DonationPage';
import type { DonationViewProps } from './DonationViewProps';

const QuickDonation = lazy(async () => ({ default: (await import('./QuickDonation')).QuickDonation }));

/** What `<org-donation>` shows. */
export function DonationView({ caisseId, quick }: DonationViewProps) {
  return quick ? <QuickDonation caisseId={caisseId} /> : <DonationPage caisseId={caisseId} />;
}
