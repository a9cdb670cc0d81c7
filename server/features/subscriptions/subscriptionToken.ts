import type { KeyRing } from '../../secrets/keys';
import { readSignedId, signedId } from '../../secrets/signedId';

const PURPOSE = 'subscription-link';

/** The token of the link by which a payer stops a payment or changes its means: good for that one payment. */
export const subscriptionToken = (keys: KeyRing, paymentId: string): string => signedId(keys, PURPOSE, paymentId);

/** The payment that a token is for; null when it is not one of ours. */
export const readSubscriptionToken = (keys: KeyRing, token: string): string | null =>
  readSignedId(keys, PURPOSE, token);
