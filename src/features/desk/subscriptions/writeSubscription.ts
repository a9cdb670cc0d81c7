import type { AdminSubscription, SubscriptionState } from '../../../contract/payments/subscriptions';
import type { DeskSubscriptionsTexts } from '../../../i18n/deskSubscriptions';

/** The payer's name; empty if unknown. */
export const subscriberName = ({ prenom, nom }: AdminSubscription): string => `${prenom} ${nom}`.trim();

/** For how long it runs: without end, for some months, or in parts. */
export function planText({ divide, nbMonth }: AdminSubscription, words: DeskSubscriptionsTexts): string {
  if (divide) return words.parts(divide);
  return nbMonth === 0 ? words.endless : words.months(nbMonth);
}

/** Whether charges are still to be taken, or tried again. */
export const isRunning = ({ state }: AdminSubscription): boolean => state === 'active' || state === 'failing';

const looks = { active: 'succeeded', failing: 'failed', ended: 'ended', stopped: 'stopped' } as const;

/** The look of a state. */
export const stateClass = (state: SubscriptionState): string => `desk-state desk-state-${looks[state]}`;
