import type { PageType } from '../../../src/contract/terms/pageTypes';
import type { PageResolver } from './pageResolver';
import { campaignPage } from './pages/campaignPage';
import { donationPage } from './pages/donationPage';
import { formPage } from './pages/formPage';
import { homePage } from './pages/homePage';
import { linkPage } from './pages/linkPage';
import { paymentPage } from './pages/paymentPage';

/** How each type of page is found. A type without a line is not there. */
export const resolvers: { readonly [T in PageType]?: PageResolver<T> } = {
  HOME: homePage,
  DON: donationPage,
  PAIEMENT: paymentPage,
  FORM: formPage,
  LINK: linkPage,
  CAMPAGNE: campaignPage,
};
