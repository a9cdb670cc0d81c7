import { and, eq } from 'drizzle-orm';
import type { Invitation, Member, updateMember as route } from '../../../src/contract/desk/members';
import type { BodyOut } from '../../../src/contract/route';
import type { Language } from '../../../src/contract/common';
import type { Role } from '../../../src/contract/terms/roles';
import type { Queries } from '../../db/database';
import { memberships, organisations } from '../../db/schema';
import { BusinessRefusal, HttpError, requireVersion } from '../../errors';
import { endSessions } from '../../secrets/sessions';
import type { TokenHolder } from '../../secrets/tokens';
import type { Surroundings } from '../../surroundings';
import { versionOf } from '../../text/versionOf';
import { recordChange } from '../audit/recordChange';
import { requireExistingOrganisation } from '../organisations/organisationStore';
import { keepKey, keyLink } from './accessKeys';
import { invitationView, otherOwners, readMembers, withdraw } from './memberStore';
import { queueKeyLetter } from './queueUserLetter';
import { findUser } from './userStore';

type Deps = Pick<Surroundings, 'config' | 'database' | 'now' | 'ids'>;

/** Locks the organisation's people: two owners removing each other at once would leave none. */
async function lockMember(tx: Queries, organisationId: string, userId: string): Promise<Member> {
  await tx
    .select({ id: organisations.id })
    .from(organisations)
    .where(eq(organisations.id, organisationId))
    .for('update');
  const [found] = await readMembers(tx, organisationId, userId);
  if (!found) throw new HttpError(404, 'There is no such member.', 'not_found');
  return found;
}

async function refuseLast(tx: Queries, organisationId: string, { id, role }: Member): Promise<void> {
  if (role === 'owner' && (await otherOwners(tx, organisationId, id)) === 0)
    throw new BusinessRefusal('An organisation keeps one owner.', 'last_owner');
}

const theMembership = (organisationId: string, userId: string) =>
  and(eq(memberships.organisationId, organisationId), eq(memberships.userId, userId));

/** Gives somebody another role; their sessions end (USER-02). @throws Outdated when it is of another version; HttpError 404; BusinessRefusal `last_owner` */
export function updateMember(
  deps: Deps,
  holder: TokenHolder,
  userId: string,
  { role, version }: BodyOut<typeof route>,
): Promise<Member> {
  const { organisationId } = holder;
  return deps.database.transaction(async (tx) => {
    const member = await lockMember(tx, organisationId, userId);
    requireVersion('member', version, member);
    if (role === undefined || role === member.role) return member;
    await refuseLast(tx, organisationId, member);
    await tx.update(memberships).set({ role }).where(theMembership(organisationId, userId));
    await endPowers(tx, organisationId, userId);
    const changes = { name: member.name, role: { from: member.role, to: role } };
    await recordChange(tx, deps, holder, {
      action: 'ADMIN-MEMBER-UPDATE',
      subject: 'user',
      subjectId: userId,
      changes,
    });
    return { ...member, role, seenAt: null, version: versionOf({ role }) };
  });
}

/** Ends the sessions and invitations that rested on somebody's former role. */
async function endPowers(tx: Queries, organisationId: string, userId: string): Promise<void> {
  await endSessions(tx, userId);
  await withdraw(tx, organisationId, { invitedBy: userId });
}

/** Takes somebody out of the organisation; their account stays theirs. @throws HttpError 404; BusinessRefusal `last_owner` */
export function removeMember(deps: Deps, holder: TokenHolder, userId: string): Promise<void> {
  const { organisationId } = holder;
  return deps.database.transaction(async (tx) => {
    const member = await lockMember(tx, organisationId, userId);
    await refuseLast(tx, organisationId, member);
    await tx.delete(memberships).where(theMembership(organisationId, userId));
    await endPowers(tx, organisationId, userId);
    const changes = { name: member.name, role: { from: member.role } };
    await recordChange(tx, deps, holder, {
      action: 'ADMIN-MEMBER-DELETE',
      subject: 'user',
      subjectId: userId,
      changes,
    });
  });
}

interface InvitationWish {
  readonly email: string;
  readonly role: Role;
  readonly lang?: Language | undefined;
}

/**
 * Invites somebody by mail (USER-08); an earlier invitation of the same address ends.
 * @returns what is known of it, and the link of the mail, for the operator at the machine alone
 * @throws BusinessRefusal `member`
 */
export function invite(
  deps: Deps,
  holder: TokenHolder,
  { email, role, lang }: InvitationWish,
): Promise<{ data: Invitation; link: string }> {
  const { organisationId, userId } = holder;
  return deps.database.transaction(async (tx) => {
    const organisation = await requireExistingOrganisation(tx, organisationId);
    const user = await findUser(tx, email);
    if (user && (await readMembers(tx, organisationId, user.id)).length > 0)
      throw new BusinessRefusal('This address belongs to the organisation already.', 'member');
    await withdraw(tx, organisationId, { email });
    const wish = { organisationId, email, role, invitedBy: userId ?? null };
    const key = await keepKey(tx, deps, { kind: 'invitation', lang: lang ?? organisation.language, ...wish });
    await queueKeyLetter(tx, deps, key.id);
    const change = { subject: 'invitation', subjectId: key.id, changes: { email: { to: email }, role: { to: role } } };
    await recordChange(tx, deps, holder, { action: 'ADMIN-INVITATION-CREATE', ...change });
    return { data: invitationView(key, deps.now()), link: keyLink(deps, key.id) };
  });
}

/** Withdraws an invitation. @throws HttpError 404 */
export function endInvitation(deps: Deps, holder: TokenHolder, id: string): Promise<void> {
  return deps.database.transaction(async (tx) => {
    const [gone] = await withdraw(tx, holder.organisationId, { id });
    if (!gone) throw new HttpError(404, 'There is no such invitation.', 'not_found');
    const change = { subject: 'invitation', subjectId: id, changes: { email: { from: gone.email } } };
    await recordChange(tx, deps, holder, { action: 'ADMIN-INVITATION-DELETE', ...change });
  });
}
