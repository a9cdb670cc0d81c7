import { lazyView } from '../../loading/lazyView';
import { DonationPage } from './DonationPage';
import type { DonationViewProps } from './DonationViewProps';

const QuickDonation = lazyView(async () => (await import('./QuickDonation')).QuickDonation);

/** What `<org-donation>` shows. */
export function DonationView({ caisseId, quick }: DonationViewProps) {
  return quick ? <QuickDonation caisseId={caisseId} /> : <DonationPage caisseId={caisseId} />;
}
