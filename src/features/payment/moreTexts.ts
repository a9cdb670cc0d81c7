import { use } from 'react';
import type { Language } from '../../contract/common';
import { loadTexts } from '../../i18n/catalogue';
import { paymentMoreTexts, type PaymentMoreTexts } from '../../i18n/paymentMore';
import { useElement } from '../../runtime/context';

const loading = new Map<Language, Promise<PaymentMoreTexts>>();

/** The texts of the parts that come later, the same promise each time; a failure is tried again at the next need. */
export function loadMoreTexts(lang: Language): Promise<PaymentMoreTexts> {
  const known = loading.get(lang);
  if (known) return known;
  const texts = loadTexts(paymentMoreTexts, lang);
  loading.set(lang, texts);
  texts.catch(() => loading.delete(lang));
  return texts;
}

/** The texts of the parts that come later. The component waits for them: give it a Suspense boundary. */
export const useMoreTexts = (): PaymentMoreTexts => use(loadMoreTexts(useElement().lang));
