import { webValue } from '../../../core/organisation';
import type { Payee } from '../payee';
import type { QuoteFees } from './feeQuestion';

/**
 * Makes the offer to cover fees where the organisation wants one for such an amount (PAY-21, PAY-22). A question that cannot
 * be loaded is not asked: the payment goes on without fees.
 */
export function createFeeQuotes({ web }: Payee): QuoteFees {
  return async (choice, { company, lang }) => {
    if (!webValue(web, 'suggestFees')) return null;
    try {
      const { feeOffer, feeThreshold, loadMoreTexts } = await import('./FeeDialog');
      await loadMoreTexts(lang);
      const quote = feeOffer(choice, { company, threshold: feeThreshold(web, choice.currency) });
      return quote.offer ? quote : null;
    } catch {
      return null;
    }
  };
}
