import type { LoadView } from '../run/blockView';
import { PassageBlock } from '../blocks/PassageBlock';
import type { OrderType } from '../order/orderView';
import { shown, shownViews, withTexts } from '../views/shownViews';

const order =
  (type: OrderType): LoadView =>
  async (lang) =>
    (await import('../order/orderView')).orderView(type, lang);

const person: LoadView = async (lang) => (await import('../people/personView')).personView(lang);

/** How the kinds are drawn that only some forms have, by type. */
export const moreViews: Readonly<Record<string, LoadView>> = {
  ...shownViews,
  embeddedForm: async () => ({ View: PassageBlock }),
  steps: withTexts(async () => {
    const { StepsBlock, stepsCss } = await import('../blocks/StepsBlock');
    return { View: StepsBlock, css: stepsCss };
  }),
  step: async () => ({ View: (await import('../blocks/StepBlock')).StepBlock }),
  upload: withTexts(async () => {
    const { UploadBlock, uploadCss } = await import('../blocks/UploadBlock');
    return { View: UploadBlock, css: uploadCss };
  }),
  section: withTexts(async () => shown((await import('../sections/SectionBlock')).SectionBlock)),
  identity: person,
  contact: person,
  child: person,
  hazkara: person,
  date: async (lang) => (await import('../dates/dateView')).dateView(lang),
  birthDate: async (lang) => (await import('../dates/birthDateView')).birthDateView(lang),
  calendar: async (lang) => (await import('../booking/bookingView')).bookingView(lang),
  products: order('products'),
  productInfo: order('productInfo'),
  productTotal: order('productTotal'),
  freeAmount: order('freeAmount'),
  paymentMethod: order('paymentMethod'),
};
