import { createHash, timingSafeEqual } from 'node:crypto';
import { and, eq, isNull } from 'drizzle-orm';
import type { Queries } from './db/database';
import { tokens } from './db/schema';
import type { Deps } from './deps';

/** What is kept of a token. Tokens are long and random (or chosen by the operator), so a plain hash is enough to look one up. */
export const hashToken = (token: string) => createHash('sha256').update(token).digest('hex');

/** Makes an admin token of an organisation (SRV-10). Only its hash is stored: the answer is the one chance to see it. */
export async function issueToken(
  queries: Queries,
  organisationId: string,
  { ids, now }: Pick<Deps, 'ids' | 'now'>,
  chosen?: string,
): Promise<string> {
  const token = chosen ?? `org_${ids.secret()}`;
  await queries
    .insert(tokens)
    .values({ id: ids.row(), organisationId, hash: hashToken(token), label: 'admin', createdAt: now() });
  return token;
}

/** The organisation that a token speaks for, or null. */
export async function organisationOfToken(queries: Queries, token: string): Promise<string | null> {
  const [row] = await queries
    .select({ organisationId: tokens.organisationId })
    .from(tokens)
    .where(and(eq(tokens.hash, hashToken(token)), isNull(tokens.revokedAt)));
  return row?.organisationId ?? null;
}

/** Compares in a time that tells nothing about the expected token. */
export function isToken(given: string, expected: string | undefined): boolean {
  if (!expected) return false;
  return timingSafeEqual(Buffer.from(hashToken(given)), Buffer.from(hashToken(expected)));
}
