import { and, desc, isNotNull, ne } from 'drizzle-orm';
import { seesMode } from '../../../src/core/organisation';
import type { Queries } from '../../db/database';
import { payments } from '../../db/schema';
import type { Deps } from '../../deps';
import { findOrganisation, type OrganisationRecord } from '../organisations/organisationStore';
import { lockForContact, noteContact, releaseTestPayers } from '../../ledger/notePayer';
import type { PaymentRow } from '../../ledger/paymentStore';
import { addPayment, dropPayments } from './contactSumStore';
import { keysOf } from './contactKeyStore';
import { CountMoves } from './countContacts';
import { olderThan, type FollowedRecords } from './followedRecords';
import { lockInTree } from './lockContacts';
import { addSaid, findMet, meet } from './meet';
import { reachOf } from './reachOf';
import { answersOf, saidByPayment } from './saidByPayment';
import { settleEmptied } from './settleEmptied';

/** Enters a payer into the address book, with what they gave. */
export const followedPayments: FollowedRecords = {
  name: 'payment',
  due: (queries, after, limit) =>
    queries
      .select({ organisationId: payments.organisationId, id: payments.id, createdAt: payments.createdAt })
      .from(payments)
      .where(and(ne(payments.contactTask, 'done'), isNotNull(payments.finalizedAt), olderThan(payments, after)))
      .orderBy(desc(payments.createdAt), desc(payments.id))
      .limit(limit),
  async follow(tx, deps, { id }) {
    const payment = await lockForContact(tx, id);
    if (!payment || payment.contactTask === 'done') return false;
    const organisation = await findOrganisation(tx, payment.organisationId);
    const contactId = organisation ? await whoseIs(tx, deps, organisation, payment) : '';
    if (contactId === null) return true;
    if (contactId !== '') await addPayment(tx, payment, contactId);
    await noteContact(tx, id, { contactId, contactTask: 'done' });
    return false;
  },
  async releaseTrials(tx, organisationId, limit) {
    const released = await releaseTestPayers(tx, organisationId, limit);
    await dropPayments(
      tx,
      released.map(({ id }) => id),
    );
    return released.flatMap(({ contactId }) => contactId ?? []);
  },
};

/** @returns null once its former contact is released: two are never locked at a time */
async function whoseIs(
  tx: Queries,
  deps: Pick<Deps, 'ids' | 'now'>,
  organisation: OrganisationRecord,
  payment: PaymentRow,
): Promise<string | null> {
  const { id, mode, erasedAt, contactId: former, contactTask } = payment;
  if (erasedAt || !seesMode(organisation.mode, mode)) return '';
  const isKnown = former === '' || (former !== null && (await lockInTree(tx, organisation.id, former)) !== null);
  if (isKnown && contactTask !== 'meet') {
    if (former && contactTask === 'tell') await addSaid(tx, deps, organisation, former, answersOf(payment));
    return former;
  }
  const said = saidByPayment(payment);
  // Nothing that is said finds the contact that was named (PERS-15).
  if (isKnown && former && keysOf(reachOf(said, organisation.country)).length === 0) return former;
  if (former && former !== (await findMet(tx, organisation, said))) {
    await noteContact(tx, id, { contactId: null, contactTask: 'meet' });
    await dropPayments(tx, [id]);
    const moves = new CountMoves();
    await settleEmptied(tx, organisation.id, [former], moves);
    await moves.write(tx, organisation.id);
    return null;
  }
  return meet(tx, deps, organisation, said);
}
