import type { Deps } from '../../deps';
import { subscriptionToken } from './subscriptionToken';

/** The address, mailed to the payer alone, where a payment is stopped or its means are changed. */
export const manageUrlOf = (
  { publicUrl, webhookSecret }: Pick<Deps['config'], 'publicUrl' | 'webhookSecret'>,
  paymentId: string,
): string => `${publicUrl}/abonnement/${subscriptionToken(webhookSecret, paymentId)}`;
