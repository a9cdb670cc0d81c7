import { platforms, type Platform } from '../../src/contract/payments/paymentConfig';
import type { PaymentRow } from './paymentStore';

/** The means of a payment that a provider takes. @throws Error for one that was noted by hand */
export function onlinePlatform({ id, platform }: Pick<PaymentRow, 'id' | 'platform'>): Platform {
  const found = platforms.find((one) => one === platform);
  if (!found) throw new Error(`orgkit: payment ${id} is made by no provider`);
  return found;
}
