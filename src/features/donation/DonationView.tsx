import { lazyView } from '../../loading/lazyView';
import { DonationPage } from './DonationPage';
import type { DonationViewProps } from './DonationViewProps';

const QuickDonation = lazyView(async () => (await import('./QuickDonation')).QuickDonation);

/** Root view of `<org-donation>`. */
export function DonationView({ caisseId, quick }: DonationViewProps) {
  return quick ? <QuickDonation caisseId={caisseId} /> : <DonationPage caisseId={caisseId} />;
}
