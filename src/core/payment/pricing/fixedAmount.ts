import type { PayableCampaign } from '../../../contract/payments/payables';

type Rules = Pick<PayableCampaign['config'], 'fixedMontant'>;

/**
 * A campaign's fixed amount in currency units (MODAL-02); null if it fixes none. Takes precedence over `minMontant`,
 * which is for typed amounts (MODAL-06). Below one unit it cannot be paid (PAY-10) and fixes nothing.
 * @example
 * fixedAmount({ fixedMontant: 18 }) // => 18
 * fixedAmount({ fixedMontant: true }) // => null
 * fixedAmount({ fixedMontant: 0.5 }) // => null
 */
export const fixedAmount = ({ fixedMontant }: Rules): number | null =>
  typeof fixedMontant === 'number' && fixedMontant >= 1 ? fixedMontant : null;

/**
 * Whether a campaign leaves no amount to be typed (MODAL-02): it fixes one, or sells its products only.
 * @example
 * isAmountFixed({ fixedMontant: true }) // => true
 * isAmountFixed({ fixedMontant: 0 }) // => false
 */
export const isAmountFixed = (config: Rules): boolean => config.fixedMontant === true || fixedAmount(config) !== null;
