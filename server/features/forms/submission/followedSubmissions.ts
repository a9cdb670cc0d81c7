import { and, desc, eq, isNull } from 'drizzle-orm';
import { seesMode } from '../../../../src/core/organisation';
import type { Queries } from '../../../db/database';
import { formSubmissions } from '../../../db/schema';
import type { Deps } from '../../../deps';
import { olderThan, releaseTestRows, type FollowedRecords } from '../../contacts/followedRecords';
import { meet } from '../../contacts/meet';
import { findOrganisation } from '../../organisations/organisationStore';
import type { FormSubmissionRow } from '../holds/submissionStore';
import { readSender } from './readSender';

const { organisationId, id, createdAt, contactId, state } = formSubmissions;

/** Enters a form's sender into the address book once the submission stands. */
export const followedSubmissions: FollowedRecords = {
  name: 'submission',
  due: (queries, after, limit) =>
    queries
      .select({ organisationId, id, createdAt })
      .from(formSubmissions)
      .where(and(isNull(contactId), eq(state, 'kept'), olderThan(formSubmissions, after)))
      .orderBy(desc(createdAt), desc(id))
      .limit(limit),
  async follow(tx, deps, record) {
    const its = and(eq(organisationId, record.organisationId), eq(id, record.id));
    const [row] = await tx.select().from(formSubmissions).where(its).for('no key update', { skipLocked: true });
    if (!row || row.contactId !== null || row.state !== 'kept') return false;
    await tx
      .update(formSubmissions)
      .set({ contactId: await meetSender(tx, deps, row) })
      .where(its);
    return false;
  },
  releaseTrials: (tx, organisation, limit) => releaseTestRows(tx, formSubmissions, organisation, limit),
};

async function meetSender(tx: Queries, deps: Pick<Deps, 'ids' | 'now'>, row: FormSubmissionRow): Promise<string> {
  const organisation = await findOrganisation(tx, row.organisationId);
  if (!organisation || !seesMode(organisation.mode, row.mode)) return '';
  const sender = await readSender(tx, deps, organisation, row);
  return sender ? meet(tx, deps, organisation, sender) : '';
}
