import type { PayableCampaign } from '../../../contract/payables';

type Rules = Pick<PayableCampaign['config'], 'fixedMontant'>;

/**
 * The amount that a campaign fixes, in currency units (MODAL-02); null where it fixes none. It goes before `minMontant`, which is
 * for amounts that are typed (MODAL-06). What is below one unit cannot be paid (PAY-10) and fixes nothing.
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
