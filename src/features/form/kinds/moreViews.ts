import type { LoadView } from '../run/blockView';
import { PassageBlock } from '../blocks/PassageBlock';
import type { OrderType } from '../order/orderView';
import { shownViews } from '../views/shownViews';

const order =
  (type: OrderType): LoadView =>
  async (lang) =>
    (await import('../order/order.lazy')).orderView(type, lang);

const people = () => import('../dates/people.lazy');
const person: LoadView = async (lang) => (await people()).personView(lang);

/** Views of the less common kinds, by type. */
export const moreViews: Readonly<Record<string, LoadView>> = {
  ...shownViews,
  embeddedForm: async () => ({ View: PassageBlock }),
  steps: async (lang) => (await import('../steps/steps.lazy')).stepsView(lang),
  step: async () => (await import('../steps/steps.lazy')).stepView,
  upload: async (lang) => (await import('../uploads/upload.lazy')).uploadView(lang),
  section: async (lang) => (await import('../sections/section.lazy')).sectionView(lang),
  identity: person,
  contact: person,
  child: person,
  hazkara: person,
  date: async (lang) => (await people()).dateView(lang),
  birthDate: async (lang) => (await people()).birthDateView(lang),
  calendar: async (lang) => (await import('../booking/booking.lazy')).bookingView(lang),
  products: order('products'),
  productInfo: order('productInfo'),
  productTotal: order('productTotal'),
  freeAmount: order('freeAmount'),
  paymentMethod: order('paymentMethod'),
};
