import type { PayableCampaign } from '../../../contract/payables';

const PARTS = 12;

/**
 * The split that a campaign forces on what is given at once, as `campagne` of a payment configuration says it (MODAL-04);
 * empty where there is none; one part is none.
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
