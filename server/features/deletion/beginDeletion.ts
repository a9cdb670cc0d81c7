import { and, eq, inArray, notExists, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { OrganisationDocument } from '../../../src/contract/organisations/organisations';
import type { Queries } from '../../db/database';
import { accessKeys, deletions, hosts, memberships, organisations, sessions, tokens, users } from '../../db/schema';
import type { Deps } from '../../deps';
import { recordChange } from '../audit/recordChange';
import type { OrganisationRecord } from '../organisations/organisationStore';
import { DELETED } from './takeAudit';

/** Keeps only what reading the books takes, and their retention. */
function tombOf(organisation: OrganisationRecord): OrganisationDocument & { name: string } {
  const { name, language, devise, country, timeZone, retention, mode, israel } = organisation;
  const set = { ...(timeZone && { timeZone }), ...(retention && { retention }), ...(israel && { israel }) };
  return { name, language, devise, country, mode, ...set, giftMails: { when: 'never' } };
}

/**
 * Begins a deletion, in the transaction that holds the organisation: from its commit on nobody enters, its addresses are free
 * for others, and it cannot be cancelled. The rest goes by pieces. Returns when.
 */
export async function beginDeletion(tx: Queries, deps: Deps, organisation: OrganisationRecord): Promise<Date> {
  const { id } = organisation;
  const at = deps.now();
  await tx
    .update(deletions)
    .set({ startedAt: at, nextAt: at, step: 0, after: '', found: 0 })
    .where(eq(deletions.organisationId, id));
  await endSessionsOfThem(tx, id);
  for (const table of [tokens, memberships, accessKeys, hosts])
    await tx.delete(table).where(eq(table.organisationId, id));
  const holder = { organisationId: id, tokenId: '', actor: 'server' };
  await recordChange(tx, deps, holder, { action: DELETED, subject: 'organisation', subjectId: id, changes: {} });
  const found = { activeBaseUrl: null, baseProblem: null, checkedPage: null, checkedPageAt: null };
  await tx
    .update(organisations)
    .set({ ...found, document: tombOf(organisation), closedAt: organisation.closedAt ?? at, updatedAt: at })
    .where(eq(organisations.id, id));
  return at;
}

/** Signs out who belongs to nothing else; operators still have the server. */
async function endSessionsOfThem(tx: Queries, organisationId: string): Promise<void> {
  const other = alias(memberships, 'other');
  const elsewhere = tx
    .select({ one: sql`1` })
    .from(other)
    .where(and(eq(other.userId, memberships.userId), sql`${other.organisationId} <> ${organisationId}`));
  const alone = tx
    .select({ id: memberships.userId })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.userId))
    .where(and(eq(memberships.organisationId, organisationId), eq(users.isOperator, false), notExists(elsewhere)));
  await tx.delete(sessions).where(inArray(sessions.userId, alone));
}
