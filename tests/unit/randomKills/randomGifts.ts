import { toMinor } from '../../../src/core/money';
import type { WebhookEvent } from '../../../src/contract/payments/payments';
import { paymentOf } from '../../../server/demo/insertGifts';
import type { Random } from '../../../server/testing/paymentProof/createRandom';
import type { KillableServer } from './killableServer';

export const campaignId = 'veille';
/** The second is hidden. */
export const teams = ['lev', 'ombre'] as const;

/** A request, which may be sent again after a kill. It resolves to whether it was answered well. */
export type Operation = () => Promise<boolean>;

/** What a gift comes to in the end, in units, and the requests that make it so, in their order. */
export interface RandomGift {
  readonly worth: number;
  readonly team: (typeof teams)[number] | null;
  readonly operations: readonly Operation[];
}

const again = [200, 409];

/** Entered by hand, then perhaps corrected, moved or hidden. */
export function giftByHand(server: KillableServer, random: Random, id: string): RandomGift {
  const [montant, team] = [random.int(1, 300), random.pick([...teams, null])];
  const corrected = random.chance(0.4) ? random.int(1, 300) : montant;
  const path = `campagnes/${campaignId}/dons`;
  const shown = { montant: corrected, hidden: random.chance(0.2), team };
  return {
    worth: corrected,
    team,
    operations: [
      async () => again.includes((await server.send('POST', path, { id, montant, displayName: id })) ?? 0),
      async () => (await server.send('PUT', `${path}/${id}`, shown)) === 200,
    ],
  };
}

/** Of a checkout that is open; its provider reports in any order, and some things twice. */
export function paidGift(server: KillableServer, random: Random, id: string) {
  const [montant, team] = [random.int(2, 300), random.pick([...teams, null])];
  const refunded = random.chance(0.3) ? random.int(1, montant - 1) : 0;
  const failed = random.chance(0.15);
  const event = (type: WebhookEvent['type'], amount: number): WebhookEvent => ({
    ...{ id: `${id}-${type.slice(8)}`, type, paiement: id, charge: 1, montant: amount },
    created: '2026-01-15T12:00:00.000Z',
  });
  const events = [
    ...(failed ? [event('payment.failed', montant)] : []),
    event('payment.succeeded', montant),
    ...(refunded ? [event('payment.refunded', refunded)] : []),
    ...(random.chance(0.2) ? [event('payment.succeeded', montant)] : []),
  ];
  const gift: RandomGift = {
    worth: montant - refunded,
    team,
    operations: random.shuffle(events).map((one) => async () => (await server.report(one)) === 200),
  };
  const at = new Date('2026-01-15T12:00:00Z');
  const payment = paymentOf({
    ...{ id, giftId: id, organisationId: 'demo', caisseId: null, typeId: campaignId, label: 'Veille', currency: 'eur' },
    ...{ montant: toMinor(montant, 'eur'), team, displayName: id, commentaire: '', cerfa: false, assoc: null, at },
    info: { homme: false, prenom: 'Dana', nom: id, email: `${id}@example.org`, tel: '+33612345678' },
  });
  return { gift, payment: { ...payment, state: 'processing' as const, finalizedAt: null, providerRef: id } };
}
