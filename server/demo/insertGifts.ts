import type { PayerInfo } from '../../src/contract/payments/payments';
import { minor, ZERO, type Minor } from '../../src/core/money';
import type { Queries } from '../db/database';
import type { payments } from '../db/schema';
import { insertBooked, insertPayments } from '../ledger/insertBooked';
import { listedBy } from '../ledger/searchText';

/** A gift's spread, and its subject if not a fund. */
type Agreed = Pick<
  typeof payments.$inferInsert,
  'abo' | 'nbMonth' | 'divide' | 'maxAmount' | 'typeId' | 'displayName' | 'team' | 'linkId'
>;

/** A gift with one paid charge. Amounts in minor units of `currency`. */
export interface PaidGift extends Partial<Agreed> {
  readonly id: string;
  readonly organisationId: string;
  readonly caisseId: string | null;
  readonly label: string;
  readonly currency: string;
  readonly montant: Minor;
  /** Its contribution to totals, if not `montant` (SRV-13). */
  readonly counted?: Minor;
  /** For a gift to the campaign `typeId`: its row in `campaign_gifts`, which must be there. */
  readonly giftId?: string;
  readonly cerfa: boolean;
  readonly assoc: string | null;
  readonly info: PayerInfo;
  readonly commentaire: string;
  readonly at: Date;
}

/**
 * Writes paid gifts as the ledger holds them: the agreement, the provider's event and the entry that totals are made of.
 * @param between inserted after the payments and before the entries: gifts to campaigns
 */
export async function insertGifts(
  queries: Queries,
  gifts: readonly PaidGift[],
  between: () => PromiseLike<unknown> = () => Promise.resolve(),
): Promise<void> {
  await insertPayments(queries, gifts.map(paymentOf));
  await between();
  await insertBooked(
    queries,
    gifts.map(({ id, montant, at }) => ({
      provider: 'sandbox',
      eventId: `evt_${id}`,
      paymentId: id,
      type: 'payment.succeeded',
      charge: 1,
      montant,
      createdAt: at,
      receivedAt: at,
    })),
    gifts.map(({ id, organisationId, caisseId, giftId, typeId, team, currency, montant, counted, at }) => ({
      id,
      organisationId,
      mode: 'test' as const,
      paymentId: id,
      caisseId,
      giftId,
      campaignId: typeId,
      team,
      kind: 'charge' as const,
      charge: 1,
      reference: 'charge-1',
      currency,
      montant,
      counted: counted ?? montant,
      createdAt: at,
    })),
  );
}

/** The payment of a paid gift. */
export function paymentOf(gift: PaidGift): typeof payments.$inferInsert {
  const { id, organisationId, caisseId, label, currency, montant, cerfa, assoc, info, commentaire, at } = gift;
  const {
    abo = false,
    nbMonth = 1,
    divide,
    maxAmount = minor(Math.abs(montant)),
    typeId,
    displayName,
    team,
    linkId,
  } = gift;
  const facturation = {
    perso: true,
    adresse: '1 rue de l’Exemple',
    postal: '75000',
    ville: 'Paris',
    pays: 'FR',
  };
  return {
    id,
    organisationId,
    mode: 'test',
    ...listedBy({ id, label, commentaire, info, facturation }),
    idempotencyKey: id,
    bodyHash: id,
    type: typeId ? 'CAMPAGNE' : caisseId ? 'CAISSE' : 'GENERAL',
    typeId: typeId ?? caisseId,
    targetId: typeId ?? caisseId,
    caisseId,
    label,
    currency,
    montant: minor(Math.abs(montant)),
    fees: ZERO,
    abo,
    nbMonth,
    divide,
    maxAmount,
    platform: 'CARD',
    cerfa,
    assoc,
    lang: 'fr',
    info,
    facturation,
    commentaire,
    displayName,
    team,
    linkId,
    linkOnce: linkId != null,
    successUrl: '',
    cancelUrl: '',
    provider: 'sandbox',
    providerRef: `demo_${id}`,
    state: 'succeeded',
    createdAt: at,
    updatedAt: at,
    checkedAt: at,
    finalizedAt: at,
  };
}
