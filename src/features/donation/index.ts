import donationCss from './donation.css';

export { DonationSkeleton } from './DonationSkeleton';
export { DonationView, type DonationViewProps } from './DonationView';

/** Style sheets of `<org-donation>`, after those of the primitives. */
export const donationStyles: readonly string[] = [donationCss];
