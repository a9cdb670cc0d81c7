import donationCss from './donation.css';

export { DonationSkeleton } from './DonationSkeleton';
export { DonationView } from './DonationView';
export type { DonationViewProps } from './DonationViewProps';

/** Style sheets of `<org-donation>`, after those of the primitives. */
export const donationStyles: readonly string[] = [donationCss];
