import type { PageType } from '../../../src/contract/terms/pageTypes';
import type { PageResolver } from './pageResolver';
import { articlePage } from './content/articlePage';
import { customPage } from './content/customPage';
import { eventPage } from './content/eventPage';
import { eventsPage } from './content/eventsPage';
import { galleriesPage } from './content/galleriesPage';
import { galleryPage } from './content/galleryPage';
import { newsItemPage } from './content/newsItemPage';
import { newsPage } from './content/newsPage';
import { servicesPage, subscriptionsPage } from './content/servicesPage';
import { campaignPage } from './pages/campaignPage';
import { donationPage } from './pages/donationPage';
import { formPage } from './pages/formPage';
import { homePage } from './pages/homePage';
import { linkPage } from './pages/linkPage';
import { paymentPage } from './pages/paymentPage';
import { timesPage } from './pages/timesPage';

/** Finds pages by type. A type without a line does not exist. */
export const resolvers: { readonly [T in PageType]?: PageResolver<T> } = {
  HOME: homePage,
  HORAIRES: timesPage,
  DON: donationPage,
  PAIEMENT: paymentPage,
  FORM: formPage,
  LINK: linkPage,
  CAMPAGNE: campaignPage,
  SERVICES: { resolve: servicesPage, lasts: true },
  ABONNEMENTS: { resolve: subscriptionsPage, lasts: true },
  EVENTS: { resolve: eventsPage, lasts: true },
  EVENT: { resolve: eventPage, lasts: true },
  GALERIES: { resolve: galleriesPage, lasts: true },
  GALERIES_IMAGES: { resolve: galleryPage, lasts: true },
  ACTU: { resolve: newsPage, lasts: true },
  ACTU_DETAIL: { resolve: newsItemPage, lasts: true },
  ARTICLE: { resolve: articlePage, lasts: true },
  CUSTOM_PAGE: { resolve: customPage, lasts: true },
};
