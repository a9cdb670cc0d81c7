import { loadTexts } from '../../i18n/catalogue';
import type { BlockView, LoadView } from './blockView';
import { PassageBlock } from './blocks/PassageBlock';
import type { OrderType } from './order/orderView';

const order =
  (type: OrderType): LoadView =>
  async (lang) =>
    (await import('./order/orderView')).orderView(type, lang);

/** Views that come with the texts of what only some forms have. */
const withTexts =
  (load: () => Promise<BlockView>): LoadView =>
  async (lang) => {
    const texts = import('../../i18n/formMore').then(({ formMoreTexts }) => loadTexts(formMoreTexts, lang));
    return { ...(await load()), texts: await texts };
  };

/** A view of a kind that only shows something. */
const shown = async (View: BlockView['View']): Promise<BlockView> => {
  const { mediaCss } = await import('./layout/mediaCss');
  return { View, css: mediaCss };
};

const person: LoadView = async (lang) => (await import('./people/personView')).personView(lang);

/** How the kinds are drawn that only some forms have, by type. */
export const moreViews: Readonly<Record<string, LoadView>> = {
  embeddedForm: async () => ({ View: PassageBlock }),
  steps: withTexts(async () => {
    const { StepsBlock, stepsCss } = await import('./blocks/StepsBlock');
    return { View: StepsBlock, css: stepsCss };
  }),
  step: async () => ({ View: (await import('./blocks/StepBlock')).StepBlock }),
  upload: withTexts(async () => {
    const { UploadBlock, uploadCss } = await import('./blocks/UploadBlock');
    return { View: UploadBlock, css: uploadCss };
  }),
  empty: withTexts(async () => shown((await import('./blocks/ContainerBlock')).ContainerBlock)),
  container: withTexts(async () => shown((await import('./blocks/ContainerBlock')).ContainerBlock)),
  richText: async () => shown((await import('./blocks/RichTextBlock')).RichTextBlock),
  carousel: withTexts(async () => shown((await import('./blocks/CarouselBlock')).CarouselBlock)),
  accordion: async () => shown((await import('./blocks/AccordionBlock')).AccordionBlock),
  embeddedPage: withTexts(async () => shown((await import('./blocks/EmbeddedPageBlock')).EmbeddedPageBlock)),
  pdf: withTexts(async () => shown((await import('./blocks/PdfBlock')).PdfBlock)),
  video: withTexts(async () => shown((await import('./blocks/VideoBlock')).VideoBlock)),
  section: withTexts(async () => shown((await import('./blocks/SectionBlock')).SectionBlock)),
  identity: person,
  contact: person,
  child: person,
  hazkara: person,
  date: async (lang) => (await import('./dates/dateView')).dateView(lang),
  birthDate: async (lang) => (await import('./dates/birthDateView')).birthDateView(lang),
  calendar: async (lang) => (await import('./booking/bookingView')).bookingView(lang),
  products: order('products'),
  productInfo: order('productInfo'),
  productTotal: order('productTotal'),
  freeAmount: order('freeAmount'),
  paymentMethod: order('paymentMethod'),
};
