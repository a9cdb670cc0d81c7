import { createHash, timingSafeEqual } from 'node:crypto';
import { and, eq, isNull, ne } from 'drizzle-orm';
import type { Database, Queries } from './db/database';
import { tokens } from './db/schema';
import type { Deps } from './deps';
import { StartupError } from './errors';

/** Marks the token that the environment sets, so that the next one takes its place. */
const fromEnvironment = 'environment';

/** What is kept of a token. Tokens are long and random (or chosen by the operator), so a plain hash is enough to look one up. */
export const hashToken = (token: string) => createHash('sha256').update(token).digest('hex');

/** Makes an admin token of an organisation (SRV-10). Only its hash is stored: the answer is the one chance to see it. */
export async function issueToken(
  queries: Queries,
  organisationId: string,
  { ids, now }: Pick<Deps, 'ids' | 'now'>,
): Promise<string> {
  const token = `org_${ids.secret()}`;
  await queries
    .insert(tokens)
    .values({ id: ids.row(), organisationId, hash: hashToken(token), label: 'admin', createdAt: now() });
  return token;
}

/**
 * Lets the organisation be administered with a token that the operator chose; the one chosen before it ends.
 * @throws StartupError when the token is another organisation's.
 */
export async function setChosenToken(
  database: Database,
  organisationId: string,
  token: string,
  { ids, now }: Pick<Deps, 'ids' | 'now'>,
): Promise<void> {
  const hash = hashToken(token);
  await database.transaction(async (tx) => {
    await tx
      .update(tokens)
      .set({ revokedAt: now() })
      .where(
        and(
          eq(tokens.organisationId, organisationId),
          eq(tokens.label, fromEnvironment),
          ne(tokens.hash, hash),
          isNull(tokens.revokedAt),
        ),
      );
    const [kept] = await tx
      .insert(tokens)
      .values({ id: ids.row(), organisationId, hash, label: fromEnvironment, createdAt: now() })
      .onConflictDoUpdate({ target: tokens.hash, set: { revokedAt: null } })
      .returning({ organisationId: tokens.organisationId });
    if (kept?.organisationId !== organisationId) {
      throw new StartupError('ORGKIT_ADMIN_TOKEN must be another one: an organisation has it already.');
    }
  });
}

/** Who calls with an organisation's token; `actor` is the token's label. */
export interface TokenHolder {
  readonly organisationId: string;
  readonly tokenId: string;
  readonly actor: string;
}

/** The holder of a token that is valid, or null. */
export async function holderOfToken(queries: Queries, token: string): Promise<TokenHolder | null> {
  const [row] = await queries
    .select({ organisationId: tokens.organisationId, tokenId: tokens.id, actor: tokens.label })
    .from(tokens)
    .where(and(eq(tokens.hash, hashToken(token)), isNull(tokens.revokedAt)));
  return row ?? null;
}

/** Compares in a time that tells nothing about the expected token. */
export function isToken(given: string, expected: string | undefined): boolean {
  if (!expected) return false;
  return timingSafeEqual(Buffer.from(hashToken(given)), Buffer.from(hashToken(expected)));
}
