import * as v from 'valibot';
import { changedOutcome, dataOf, identifier, language, outcome, version } from '../common';
import { defineRoute } from '../route';
import { roles } from '../terms/roles';
import { emailAddress } from './user';

const role = v.picklist(roles);

/** Somebody who belongs to the organisation. */
const member = v.object({
  id: identifier,
  name: v.string(),
  email: v.string(),
  role,
  hasFactor: v.boolean(),
  /** When they last called; null where they are signed in nowhere. */
  seenAt: v.nullable(v.string()),
  createdAt: v.string(),
  /** That of the role. */
  version,
});
export type Member = v.InferOutput<typeof member>;

/** Somebody who was asked to belong to it, and has not answered. */
const invitation = v.object({
  id: identifier,
  email: v.string(),
  role,
  createdAt: v.string(),
  expiresAt: v.string(),
  /** Whether it can still be used. */
  active: v.boolean(),
});
export type Invitation = v.InferOutput<typeof invitation>;

const byMember = v.object({ userId: identifier });

export const listMembers = defineRoute({
  id: 'ADMIN-MEMBER-LIST',
  method: 'GET',
  path: '/admin/members',
  access: 'organisation',
  scopes: ['everything'],
  role: 'owner',
  summary: 'People who belong to the organisation, by name',
  response: dataOf(v.array(member)),
});

/** Refused with `last_owner` where nobody else would be left. */
export const updateMember = defineRoute({
  id: 'ADMIN-MEMBER-UPDATE',
  method: 'PUT',
  path: '/admin/members/:userId',
  access: 'organisation',
  scopes: ['everything'],
  role: 'owner',
  confirmed: true,
  summary: 'Give somebody another role; their sessions end; 409 and the newest member for another `version` (CALL-166)',
  params: byMember,
  request: v.strictObject({ role: v.optional(role), version: v.optional(version) }),
  response: changedOutcome({ data: member }),
  conditions: ['version'],
  alsoAnswers: [409],
});

export const removeMember = defineRoute({
  id: 'ADMIN-MEMBER-DELETE',
  method: 'DELETE',
  path: '/admin/members/:userId',
  access: 'organisation',
  scopes: ['everything'],
  role: 'owner',
  confirmed: true,
  summary: 'Take somebody out of the organisation; their sessions end',
  params: byMember,
  response: outcome({}),
});

export const listInvitations = defineRoute({
  id: 'ADMIN-INVITATION-LIST',
  method: 'GET',
  path: '/admin/invitations',
  access: 'organisation',
  scopes: ['everything'],
  role: 'owner',
  summary: 'Invitations that were not used, newest first',
  response: dataOf(v.array(invitation)),
});

/** Refused with `member` where the address belongs to the organisation already. */
export const createInvitation = defineRoute({
  id: 'ADMIN-INVITATION-CREATE',
  method: 'POST',
  path: '/admin/invitations',
  access: 'organisation',
  scopes: ['everything'],
  role: 'owner',
  confirmed: true,
  summary: 'Invite somebody by mail; an earlier invitation of the same address ends',
  request: v.strictObject({ email: emailAddress, role, lang: v.optional(language) }),
  response: outcome({ data: invitation }),
});

export const endInvitation = defineRoute({
  id: 'ADMIN-INVITATION-DELETE',
  method: 'DELETE',
  path: '/admin/invitations/:invitationId',
  access: 'organisation',
  scopes: ['everything'],
  role: 'owner',
  confirmed: true,
  summary: 'Withdraw an invitation',
  params: v.object({ invitationId: identifier }),
  response: outcome({}),
});
