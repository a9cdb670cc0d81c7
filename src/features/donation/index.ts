import choicesCss from '../../ui/styles/choices.css';
import optionsCss from '../../ui/styles/options.css';
import progressCss from '../../ui/styles/progress.css';
import donationCss from './donation.css';

export { donationTexts } from '../../i18n/donation';
export { DonationSkeleton } from './DonationSkeleton';
export { DonationView } from './DonationView';

/** Style sheets of `<org-donation>`, after those that every element has. */
export const donationStyles: readonly string[] = [optionsCss, choicesCss, progressCss, donationCss];
