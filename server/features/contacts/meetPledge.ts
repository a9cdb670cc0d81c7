import { and, desc, eq, isNull } from 'drizzle-orm';
import { seesMode } from '../../../src/core/organisation';
import { campaignPledges } from '../../db/schema';
import { findOrganisation } from '../organisations/organisationStore';
import { olderThan, releaseTestRows, type FollowedRecords } from './followedRecords';
import { meet } from './meet';

const { organisationId, id, createdAt, contactId } = campaignPledges;

/** Enters whoever promises into the address book. */
export const followedPledges: FollowedRecords = {
  name: 'pledge',
  due: (queries, after, limit) =>
    queries
      .select({ organisationId, id, createdAt })
      .from(campaignPledges)
      .where(and(isNull(contactId), olderThan(campaignPledges, after)))
      .orderBy(desc(createdAt), desc(id))
      .limit(limit),
  async follow(tx, deps, record) {
    const its = and(eq(organisationId, record.organisationId), eq(id, record.id));
    const [pledge] = await tx.select().from(campaignPledges).where(its).for('no key update', { skipLocked: true });
    if (!pledge || pledge.contactId !== null) return false;
    const organisation = await findOrganisation(tx, record.organisationId);
    const isTheirs = organisation && seesMode(organisation.mode, pledge.mode);
    const met = isTheirs ? await meet(tx, deps, organisation, pledge.infos) : '';
    await tx.update(campaignPledges).set({ contactId: met }).where(its);
    return false;
  },
  releaseTrials: (tx, organisation, limit) => releaseTestRows(tx, campaignPledges, organisation, limit),
};
