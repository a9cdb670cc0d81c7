import type { createPayment as route } from '../../../src/contract/payments/handPayments';
import type { BodyOut } from '../../../src/contract/route';
import { BY_HAND, platformByHand } from '../../../src/contract/terms/handMeans';
import { ZERO, type Minor } from '../../../src/core/money';
import type { Deps } from '../../deps';
import type { PaymentRow } from '../../ledger/paymentStore';
import { listedBy } from '../../ledger/searchText';
import type { OrganisationRecord } from '../organisations/organisationStore';
import type { payerOf } from './payerOf';
import type { subjectOf } from './subjectOf';

interface Noted {
  readonly given: BodyOut<typeof route>;
  readonly subject: Awaited<ReturnType<typeof subjectOf>>;
  readonly payer: Awaited<ReturnType<typeof payerOf>>;
  readonly montant: Minor;
  readonly key: string;
  readonly hash: string;
  /** When it came in. */
  readonly at: Date;
}

/** The payment as it is kept: made once, by no provider, in the books that the organisation keeps at the time (ENT-31). */
export function handRow(
  { ids, now }: Pick<Deps, 'ids' | 'now'>,
  { id: organisationId, mode, language }: OrganisationRecord,
  { given, subject, payer, montant, key, hash, at }: Noted,
): Omit<PaymentRow, 'targetId'> {
  const { type, typeId = null, means, commentaire = '' } = given;
  const { label, assoc, currency, sent } = subject;
  const cerfa = subject.cerfa && given.cerfa !== false;
  const id = ids.row();
  const { info, facturation, contactId } = payer;
  return {
    ...{ id, organisationId, mode, intentId: null, idempotencyKey: key, bodyHash: hash },
    ...{ type, typeId, caisseId: type === 'CAISSE' ? typeId : null, label, currency, montant, fees: ZERO },
    ...{ abo: false, nbMonth: 1, divide: null, maxAmount: null, amounts: [] },
    ...{ platform: platformByHand(means), provider: BY_HAND, providerRef: null, url: null },
    ...{ cerfa, assoc, lang: sent?.lang ?? language, info, facturation, commentaire, accessId: sent?.accessId ?? null },
    ...listedBy({ id, label, commentaire, info, facturation }),
    ...{ nextCharge: null, termMontant: null },
    ...{ other: null, dettes: null, displayName: null, team: null, source: null, products: null, utm: null },
    ...{ linkId: null, linkOnce: false, contactId, contactTask: contactId === null ? 'meet' : 'count' },
    ...{ receiptIssuedAt: null, successUrl: '', cancelUrl: '', state: 'created', subscriptionState: null },
    ...{ createdAt: at, updatedAt: now(), checkedAt: now(), nextCheckAt: null },
    ...{ replacedAt: null, finalizedAt: null, erasedAt: null },
  };
}
