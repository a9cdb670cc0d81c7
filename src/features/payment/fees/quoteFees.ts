import type { Language } from '../../../contract/common';
import { webValue } from '../../../core/organisation';
import { feeOffer, feeThreshold, type FeeOffer, type PlanChoice } from '../../../core/payment';
import { loadMoreTexts } from '../state/moreTexts';
import type { Payee } from '../state/payee';

/**
 * The offer to cover fees where the organisation makes one for such an amount (PAY-21, PAY-22), else null. A question that
 * cannot be loaded is not asked: the payment goes on without fees.
 */
export async function quoteFees(
  choice: PlanChoice,
  { payee, company, lang }: { payee: Payee; company: boolean; lang: Language },
): Promise<FeeOffer | null> {
  if (!webValue(payee.web, 'suggestFees')) return null;
  const quote = feeOffer(choice, { company, threshold: feeThreshold(payee.web, choice.currency) });
  if (!quote.offer) return null;
  try {
    await Promise.all([import('./FeeDialog'), loadMoreTexts(lang)]);
    return quote;
  } catch {
    return null;
  }
}
