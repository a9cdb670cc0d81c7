import { timingSafeEqual } from 'node:crypto';
import { and, eq, gt, isNull, ne, or } from 'drizzle-orm';
import type { TokenScope } from '../../src/contract/route';
import { fromEnvironment } from '../../src/contract/tokens';
import type { Role } from '../../src/contract/terms/roles';
import type { Database, Queries } from '../db/database';
import { tokens } from '../db/schema';
import type { Surroundings } from '../surroundings';
import { StartupError } from '../errors';
import { hashToken } from './hashToken';
import type { SignedIn } from './sessions';

/** A token's scope (SRV-10): `forms` limits *forms*, `campaignId` limits *evening*. */
export interface Grant {
  readonly scope: TokenScope;
  readonly forms: readonly string[];
  readonly campaignId: string | null;
}

/** A token to create: its name within the organisation, its scope, and its expiry (null: until revoked). */
export interface NewToken extends Grant {
  readonly name: string;
  readonly expiresAt: Date | null;
}

const adminToken: NewToken = { name: 'admin', scope: 'everything', forms: [], campaignId: null, expiresAt: null };

/** Makes a token of an organisation and keeps its hash alone: `token` is the one chance to see it. */
export async function makeToken(
  queries: Queries,
  organisationId: string,
  { ids, now }: Pick<Surroundings, 'ids' | 'now'>,
  { name, scope, forms, campaignId, expiresAt }: NewToken,
): Promise<{ token: string; row: typeof tokens.$inferSelect }> {
  const token = `org_${ids.secret()}`;
  const times = { createdAt: now(), expiresAt };
  const row = {
    ...{ id: ids.row(), organisationId, hash: hashToken(token), label: name, revokedAt: null },
    ...{ scope, forms: [...forms], campaignId, ...times },
  };
  await queries.insert(tokens).values(row);
  return { token, row };
}

/** Makes an organisation's token that may do everything (SRV-10). */
export async function issueToken(
  queries: Queries,
  organisationId: string,
  deps: Pick<Surroundings, 'ids' | 'now'>,
): Promise<string> {
  return (await makeToken(queries, organisationId, deps, adminToken)).token;
}

/**
 * Gives the organisation an admin token chosen by the operator; the one chosen before it ends. A revoked one stays
 * revoked, and the log mentions it.
 * @throws StartupError when the token is another organisation's.
 */
export async function setChosenToken(
  database: Database,
  organisationId: string,
  token: string,
  { ids, now, log }: Pick<Surroundings, 'ids' | 'now' | 'log'>,
): Promise<void> {
  const hash = hashToken(token);
  const at = now();
  await database.transaction(async (tx) => {
    // Ended and not revoked: the operator may choose it again, which a token that was revoked must never come back by.
    await tx
      .update(tokens)
      .set({ expiresAt: at })
      .where(
        and(
          eq(tokens.organisationId, organisationId),
          eq(tokens.label, fromEnvironment),
          ne(tokens.hash, hash),
          isNull(tokens.expiresAt),
        ),
      );
    const [kept] = await tx
      .insert(tokens)
      .values({ id: ids.row(), organisationId, hash, label: fromEnvironment, createdAt: at })
      .onConflictDoUpdate({ target: tokens.hash, set: { expiresAt: null } })
      .returning({ organisationId: tokens.organisationId, revokedAt: tokens.revokedAt });
    if (kept?.organisationId !== organisationId) {
      throw new StartupError('ORGKIT_ADMIN_TOKEN must be another one: an organisation has it already.');
    }
    if (kept.revokedAt) log.warn('the token of ORGKIT_ADMIN_TOKEN was revoked and opens nothing: choose another');
  });
}

/** Caller with an organisation's token or a session; `actor` is the name of the token or the user. */
export interface TokenHolder {
  readonly organisationId: string;
  /** Id of the token or the session. */
  readonly tokenId: string;
  readonly actor: string;
  readonly userId?: string;
}

/** A token's holder and scope, or a user with their role, who may do everything that it allows. */
export interface Caller extends TokenHolder {
  readonly grant: Grant;
  readonly role?: Role;
  readonly signedIn?: SignedIn;
}

/** Whether a token still holds. */
export const isValidAt = (now: Date) =>
  and(isNull(tokens.revokedAt), or(isNull(tokens.expiresAt), gt(tokens.expiresAt, now)));

/** The holder of a token that holds now, or null. */
export async function holderOfToken(queries: Queries, token: string, now: Date): Promise<Caller | null> {
  const [row] = await queries
    .select()
    .from(tokens)
    .where(and(eq(tokens.hash, hashToken(token)), isValidAt(now)));
  if (!row) return null;
  const { organisationId, id: tokenId, label: actor, scope, forms, campaignId } = row;
  return { organisationId, tokenId, actor, grant: { scope, forms, campaignId } };
}

/** Compares in constant time. */
export function isToken(given: string, expected: string | undefined): boolean {
  if (!expected) return false;
  return timingSafeEqual(Buffer.from(hashToken(given)), Buffer.from(hashToken(expected)));
}
