import * as v from 'valibot';
import { dataOf, identifier, instant, outcome, text } from './common';
import { defineRoute, tokenScopes } from './route';

const name = v.pipe(text(60), v.trim(), v.minLength(1));

/** Reserved name of the token that ORGKIT_ADMIN_TOKEN sets: a new value replaces the old one's token. */
export const fromEnvironment = 'environment';

/** An organisation's token; its secret is shown once, when created. */
const tokenRecord = v.object({
  id: identifier,
  name: v.string(),
  scope: v.picklist(tokenScopes),
  /** Forms that a token of *forms* is for. */
  forms: v.array(identifier),
  /** Campaign that a token of *evening* is for. */
  campaignId: v.nullable(identifier),
  /** Those forms or that campaign with their current names. */
  about: v.array(v.object({ id: identifier, name: v.string() })),
  createdAt: v.string(),
  /** Null holds until it is revoked. */
  expiresAt: v.nullable(v.string()),
  revokedAt: v.nullable(v.string()),
  /** Whether it holds now. */
  active: v.boolean(),
});
export type TokenRecord = v.InferOutput<typeof tokenRecord>;

const byToken = v.object({ tokenId: identifier });
const made = outcome({ data: tokenRecord, token: v.string() });

export const listTokens = defineRoute({
  id: 'ADMIN-TOKEN-LIST',
  method: 'GET',
  path: '/admin/tokens',
  access: 'organisation',
  scopes: ['everything'],
  role: 'owner',
  summary: 'Tokens of the organisation, newest first, those that ended too',
  response: dataOf(v.array(tokenRecord)),
});

/** Body to create a token: `forms` belongs to the scope *forms*, `campaignId` to *evening*. */
export const createTokenRequest = v.strictObject({
  name,
  scope: v.picklist(tokenScopes),
  forms: v.optional(v.pipe(v.array(identifier), v.minLength(1), v.maxLength(20))),
  campaignId: v.optional(identifier),
  expiresAt: v.optional(instant),
});
export type TokenWish = v.InferOutput<typeof createTokenRequest>;

/**
 * Without `expiresAt`, *forms*, *pages* and *evening* end after a day, the others hold until they are revoked. *forms* and *pages* have a
 * day at most.
 */
export const createToken = defineRoute({
  id: 'ADMIN-TOKEN-CREATE',
  method: 'POST',
  path: '/admin/tokens',
  access: 'organisation',
  scopes: ['everything'],
  role: 'owner',
  confirmed: true,
  summary: 'Make a token; it is shown once',
  request: createTokenRequest,
  response: made,
});

export const rotateToken = defineRoute({
  id: 'ADMIN-TOKEN-ROTATE',
  method: 'POST',
  path: '/admin/tokens/:tokenId/rotate',
  access: 'organisation',
  scopes: ['everything'],
  role: 'owner',
  confirmed: true,
  summary: 'Take another token of the same name, scope and end; the former ends now or in so many minutes',
  params: byToken,
  request: v.strictObject({
    overlapMinutes: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(7 * 24 * 60))),
  }),
  response: made,
});

export const revokeToken = defineRoute({
  id: 'ADMIN-TOKEN-REVOKE',
  method: 'DELETE',
  path: '/admin/tokens/:tokenId',
  access: 'organisation',
  scopes: ['everything'],
  role: 'owner',
  confirmed: true,
  summary: 'End a token at once; the last one that may do everything stays',
  params: byToken,
  response: outcome({ data: tokenRecord }),
});

const byCampaign = v.object({ campaignId: identifier });

/** CALL-131. */
export const listEveningCodes = defineRoute({
  id: 'ADMIN-EVENING-CODE-LIST',
  method: 'GET',
  path: '/admin/campagnes/:campaignId/codes',
  access: 'organisation',
  scopes: ['everything'],
  role: 'editor',
  summary: 'Evening codes of a campaign that hold now, newest first (CALL-131)',
  params: byCampaign,
  response: dataOf(v.array(tokenRecord)),
});

/** CALL-131. */
export const createEveningCode = defineRoute({
  id: 'ADMIN-EVENING-CODE-CREATE',
  method: 'POST',
  path: '/admin/campagnes/:campaignId/codes',
  access: 'organisation',
  scopes: ['everything'],
  role: 'editor',
  confirmed: true,
  summary: 'Make an evening code of a campaign, for 48 hours at most; it is shown once (CALL-131)',
  params: byCampaign,
  request: v.strictObject({ name, expiresAt: instant }),
  response: made,
});

/** CALL-131. */
export const endEveningCode = defineRoute({
  id: 'ADMIN-EVENING-CODE-END',
  method: 'DELETE',
  path: '/admin/campagnes/:campaignId/codes/:codeId',
  access: 'organisation',
  scopes: ['everything'],
  role: 'editor',
  confirmed: true,
  summary: 'End an evening code of a campaign at once; twice changes nothing (CALL-131)',
  params: v.object({ ...byCampaign.entries, codeId: identifier }),
  response: outcome({ data: tokenRecord }),
});
