import { lazy } from 'react';
import { DonationPage } from './DonationPage';

const QuickDonation = lazy(async () => ({ default: (await import('./QuickDonation')).QuickDonation }));

export interface DonationViewProps {
  /** The fund to give to; else the organisation's main fund, or a general gift (DON-01). */
  caisseId?: string;
  /** The quick-donate box instead of the card (DON-11). */
  quick?: boolean;
}

/** What `<org-donation>` shows. */
export function DonationView({ caisseId, quick }: DonationViewProps) {
  return quick ? <QuickDonation caisseId={caisseId} /> : <DonationPage caisseId={caisseId} />;
}
