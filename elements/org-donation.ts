import { donationStyles, donationTexts, DonationSkeleton, DonationView } from '../src/features/donation';
import { attr } from '../src/runtime/attributes';
import { defineElement } from '../src/runtime/element/defineElement';

defineElement('org-donation', DonationView, {
  attributes: { 'caisse-id': attr.string, quick: attr.flag },
  styles: donationStyles,
  texts: donationTexts,
  Skeleton: DonationSkeleton,
});
