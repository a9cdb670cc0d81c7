import { use } from 'react';
import { paymentMoreTexts, type PaymentMoreTexts } from '../../../i18n/paymentMore';
import { textsOnce } from '../../../i18n/textsOnce';
import { lastingTexts } from '../../../loading/lastingTexts';
import { useElement } from '../../../runtime/context';

/** The texts of the parts that come later. */
export const loadMoreTexts = textsOnce(paymentMoreTexts);

const lasting = lastingTexts(loadMoreTexts);

/** The texts of the parts that come later. The component waits for them: give it a Suspense boundary. */
export const useMoreTexts = (): PaymentMoreTexts => use(lasting(useElement().lang));
