import type { Deps } from '../../deps';
import { subscriptionToken } from './subscriptionToken';

/** The address, mailed to the payer alone, where a payment is stopped or its means are changed. */
export const manageUrlOf = (
  { publicUrl, keys }: Pick<Deps['config'], 'publicUrl' | 'keys'>,
  paymentId: string,
): string => `${publicUrl}/abonnement/${subscriptionToken(keys.links, paymentId)}`;
