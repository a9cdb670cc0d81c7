import { use } from 'react';
import { paymentMoreTexts, type PaymentMoreTexts } from '../../i18n/paymentMore';
import { textsOnce } from '../../i18n/textsOnce';
import { useElement } from '../../runtime/context';

/** The texts of the parts that come later. */
export const loadMoreTexts = textsOnce(paymentMoreTexts);

/** The texts of the parts that come later. The component waits for them: give it a Suspense boundary. */
export const useMoreTexts = (): PaymentMoreTexts => use(loadMoreTexts(useElement().lang));
