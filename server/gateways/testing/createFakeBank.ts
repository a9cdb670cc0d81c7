import type { Gateway } from '../gateway';

/** A provider that claims to take real money and trusts every event it is handed. For tests. */
export function createFakeBank(): Gateway {
  const nothing = () => Promise.resolve();
  return {
    name: 'stripe',
    mode: 'live',
    createCheckout: ({ paymentId }) =>
      Promise.resolve({ reference: `bank-${paymentId}`, url: `https://bank.test/${paymentId}` }),
    cancelCheckout: nothing,
    isWithBank: () => Promise.resolve(false),
    refund: ({ idempotencyKey }) => Promise.resolve({ eventId: idempotencyKey }),
    stop: nothing,
    changeAmount: () => Promise.resolve({ from: 2 }),
    changeMeans: ({ backUrl }) => Promise.resolve({ url: backUrl }),
    readEvents: () => Promise.resolve([]),
    parseWebhook(body) {
      const { paiement, created, ...event } = JSON.parse(body.toString()) as Record<string, string>;
      return Promise.resolve({ ...event, paymentId: paiement, createdAt: new Date(String(created)) } as never);
    },
  };
}
