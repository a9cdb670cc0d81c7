import { plural } from '../catalogue';
import type { SubscriptionTexts } from './fr';

export const subscription: SubscriptionTexts = {
  page: {
    title: 'Your commitment',
    to: (organisation: string) => `To ${organisation}`,
    endless: (amount: string) => `${amount} a month, without end`,
    months: (amount: string, count: number) =>
      `${amount} a month for ${count} ${plural('en', count, { one: 'month', other: 'months' })}`,
    split: (total: string, count: number) => `${total} in ${count} parts`,
    taken: (count: number, amount: string) =>
      `${count} ${plural('en', count, { one: 'payment', other: 'payments' })} received: ${amount}`,
    next: (date: string) => `Next payment: ${date}`,
    states: { active: 'Running', failing: 'Last payment declined', ended: 'Finished', stopped: 'Stopped' },
    stop: 'Stop the payments',
    stopAsk: 'Stop for good? No further payment will be taken.',
    stopYes: 'Yes, stop',
    keep: 'No, go on',
    stopped: 'The payments have been stopped. Thank you for all you have given.',
    means: 'Change payment method',
    unknown: 'This link is not valid.',
    unavailable: 'The payment service does not answer. Try again in a moment.',
    ended: 'No further payment is to come.',
  },

  mail: {
    subject: (organisation: string) => `A payment to ${organisation} did not go through`,
    body: (amount: string, organisation: string) => `Your payment of ${amount} to ${organisation} was declined.`,
    retry: 'It will be tried again in a few days. There is nothing to do if your account is funded.',
    final: 'It will not be tried again, and the later payments have been stopped.',
    change: (url: string) => `To change the payment method or stop: ${url}`,
    manage: (url: string) => `To stop or change the payment method: ${url}`,
    manageSubject: (organisation: string) => `Your payments to ${organisation}`,
    manageText: (organisation: string) =>
      `Here is the link to manage your payments to ${organisation}. It is personal: please keep it to yourself.`,
  },

  sandbox: {
    authorise: (amount: string) => `Authorise the debit of ${amount}`,
    authorised: 'Mandate accepted: the bank answers within days',
    fail: 'Decline this payment',
    failing: 'Payment declined, it will be tried again',
    bounce: 'Returned by the bank',
    means: 'Change payment method',
    keepMeans: 'Save the new payment method',
  },
};
