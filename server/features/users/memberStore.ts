import { and, asc, count, desc, eq, gt, isNull, sql } from 'drizzle-orm';
import type { Role } from '../../../src/contract/terms/roles';
import type { Invitation, Member } from '../../../src/contract/desk/members';
import type { Queries } from '../../db/database';
import { accessKeys, memberships, sessions, users } from '../../db/schema';
import type { UserRow } from '../../secrets/sessions';
import type { Surroundings } from '../../surroundings';
import { versionOf } from '../../text/versionOf';
import { recordChange } from '../audit/recordChange';
import type { AccessKey } from './accessKeys';

type Deps = Pick<Surroundings, 'ids' | 'now'>;

/** Makes a user belong to an organisation, in this role from now on. */
export async function join(tx: Queries, deps: Deps, user: UserRow, organisationId: string, role: Role): Promise<void> {
  await tx
    .insert(memberships)
    .values({ organisationId, userId: user.id, role, createdAt: deps.now() })
    .onConflictDoUpdate({ target: [memberships.organisationId, memberships.userId], set: { role } });
  const holder = { organisationId, tokenId: '', userId: user.id, actor: user.name };
  const change = { action: 'DESK-KEY-USE', subject: 'user', subjectId: user.id, changes: { role: { to: role } } };
  await recordChange(tx, deps, holder, change);
}

const memberColumns = {
  id: users.id,
  name: users.name,
  email: users.email,
  role: memberships.role,
  factor: users.factor,
  createdAt: memberships.createdAt,
  seenAt: sql<string | null>`(select max(${sessions.seenAt}) from ${sessions} where ${sessions.userId} = ${users.id})`,
};

/** People who belong to an organisation, by name; one of them where `userId` says so. */
export async function readMembers(queries: Queries, organisationId: string, userId?: string): Promise<Member[]> {
  const rows = await queries
    .select(memberColumns)
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.userId))
    .where(
      and(
        eq(memberships.organisationId, organisationId),
        userId === undefined ? undefined : eq(memberships.userId, userId),
      ),
    )
    .orderBy(asc(users.name), asc(users.id));
  return rows.map(({ factor, seenAt, createdAt, ...row }) => ({
    ...row,
    hasFactor: factor !== null,
    seenAt: seenAt === null ? null : new Date(seenAt).toISOString(),
    createdAt: createdAt.toISOString(),
    version: versionOf({ role: row.role }),
  }));
}

/** Number of an organisation's other owners. */
export async function otherOwners(tx: Queries, organisationId: string, userId: string): Promise<number> {
  const [row] = await tx
    .select({ owners: count() })
    .from(memberships)
    .where(
      and(
        eq(memberships.organisationId, organisationId),
        eq(memberships.role, 'owner'),
        sql`${memberships.userId} <> ${userId}`,
      ),
    );
  return row?.owners ?? 0;
}

const invitationsOf = (organisationId: string) =>
  and(eq(accessKeys.organisationId, organisationId), eq(accessKeys.kind, 'invitation'), isNull(accessKeys.usedAt));

export function invitationView({ id, email, role, createdAt, expiresAt }: AccessKey, now: Date): Invitation {
  return {
    ...{ id, email: email ?? '', role: role ?? 'viewer', active: expiresAt > now },
    ...{ createdAt: createdAt.toISOString(), expiresAt: expiresAt.toISOString() },
  };
}

/** Invitations that were not used, newest first; those that ended a month ago are forgotten. */
export async function readInvitations(queries: Queries, organisationId: string, now: Date): Promise<Invitation[]> {
  const monthAgo = new Date(now.getTime() - 30 * 24 * 60 * 60 * 1000);
  const rows = await queries
    .select()
    .from(accessKeys)
    .where(and(invitationsOf(organisationId), gt(accessKeys.expiresAt, monthAgo)))
    .orderBy(desc(accessKeys.id));
  return rows.map((row) => invitationView(row, now));
}

/** Withdraws the invitations of an organisation that a condition names; returns those that still could be used. */
export function withdraw(
  tx: Queries,
  organisationId: string,
  by: { id: string } | { email: string } | { invitedBy: string },
) {
  const named =
    'id' in by
      ? eq(accessKeys.id, by.id)
      : 'email' in by
        ? eq(accessKeys.email, by.email)
        : eq(accessKeys.invitedBy, by.invitedBy);
  return tx
    .delete(accessKeys)
    .where(and(invitationsOf(organisationId), named))
    .returning();
}
