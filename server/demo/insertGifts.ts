import type { PayerInfo } from '../../src/contract/payments';
import type { Queries } from '../db/database';
import { entries, payments, providerEvents } from '../db/schema';
import { searchText } from '../features/payments/searchText';

/** A gift that was paid once. Amounts in minor units of `currency`. */
export interface PaidGift {
  readonly id: string;
  readonly organisationId: string;
  readonly caisseId: string | null;
  readonly label: string;
  readonly currency: string;
  readonly montant: number;
  /** What it adds to totals, when that is not `montant` (SRV-13). */
  readonly counted?: number;
  readonly cerfa: boolean;
  readonly assoc: string | null;
  readonly info: PayerInfo;
  readonly commentaire: string;
  readonly at: Date;
}

/** Writes paid gifts as the ledger holds them: the agreement, the provider's event and the entry that totals are made of. */
export async function insertGifts(queries: Queries, gifts: readonly PaidGift[]): Promise<void> {
  await queries.insert(payments).values(gifts.map(paymentOf));
  await queries.insert(providerEvents).values(
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
  );
  await queries.insert(entries).values(
    gifts.map(({ id, organisationId, caisseId, currency, montant, counted, at }) => ({
      id,
      organisationId,
      paymentId: id,
      caisseId,
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

function paymentOf(gift: PaidGift): typeof payments.$inferInsert {
  const { id, organisationId, caisseId, label, currency, montant, cerfa, assoc, info, commentaire, at } = gift;
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
    search: searchText({ id, label, commentaire, info, facturation }),
    idempotencyKey: id,
    bodyHash: id,
    type: caisseId ? 'CAISSE' : 'GENERAL',
    typeId: caisseId,
    caisseId,
    label,
    currency,
    montant: Math.abs(montant),
    fees: 0,
    abo: false,
    nbMonth: 1,
    maxAmount: Math.abs(montant),
    platform: 'CARD',
    cerfa,
    assoc,
    lang: 'fr',
    info,
    facturation,
    commentaire,
    successUrl: '',
    cancelUrl: '',
    provider: 'sandbox',
    state: 'succeeded',
    createdAt: at,
    updatedAt: at,
    checkedAt: at,
    finalizedAt: at,
  };
}
