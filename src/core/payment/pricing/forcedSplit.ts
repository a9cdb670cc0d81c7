import type { PayableCampaign } from '../../../contract/payments/payables';

const PARTS = 12;

/**
 * The split a campaign forces on one-off gifts, as in `campagne` of a payment configuration (MODAL-04); empty if none.
 * One part is no split.
 * @example
 * forcedSplit({ forceDivideGTEAmount: 500 }) // => { forceDivideGTEAmount: 500, forceDivideNB: 12 }
 * forcedSplit({ forceDivideNB: 10 }) // => {}
 * forcedSplit({ forceDivideGTEAmount: 500, forceDivideNB: 1 }) // => {}
 */
export function forcedSplit({
  forceDivideGTEAmount,
  forceDivideNB,
}: Pick<PayableCampaign['config'], 'forceDivideGTEAmount' | 'forceDivideNB'>): {
  forceDivideGTEAmount?: number;
  forceDivideNB?: number;
} {
  return forceDivideGTEAmount && forceDivideNB !== 1
    ? { forceDivideGTEAmount, forceDivideNB: forceDivideNB || PARTS }
    : {};
}
