import { createHmac } from 'node:crypto';
import { appendFile, mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import type { Queries } from '../../db/database';
import { erasedKeys } from '../../db/schema';
import type { Deps } from '../../deps';
import type { Person } from '../../guard/person';

/** An erased person, as a hash that identifies nobody, and the moment up to which their data is gone. */
export type ErasedKey = typeof erasedKeys.$inferSelect;

type Surroundings = Pick<Deps, 'config'>;

/** The hashes of an address or a number in the form of `Person`, for one organisation: by the key that signs, then by former ones. */
export const contactHashes = ({ config }: Surroundings, organisationId: string, contact: string): string[] =>
  config.keys.erasures.map((key) =>
    createHmac('sha256', key)
      .update(JSON.stringify([organisationId, contact]))
      .digest('base64url'),
  );

/** Stands for a number by which only what has no address is erased again. */
export const sharedNumber = (tel: string): string => `shared:${tel}`;

/** Stands for an entry of the address book, which may have had no address or number. */
export const contactKey = (id: string): string => `contact:${id}`;

/** Notes whom is erased, in the transaction that erases them. @param contactIds their entries of the address book */
export async function recordErasure(
  tx: Queries,
  deps: Surroundings,
  organisationId: string,
  { email, tel, shared = false }: Person,
  erasedAt: Date,
  contactIds: readonly string[] = [],
): Promise<ErasedKey[]> {
  const number = tel !== null && (shared || email !== null) ? sharedNumber(tel) : tel;
  const contacts = [email, number, ...contactIds.map(contactKey)].filter((contact) => contact !== null);
  const keys = contacts.map((contact) => {
    const [hash = ''] = contactHashes(deps, organisationId, contact);
    return { organisationId, hash, erasedAt };
  });
  await storeErasedKeys(tx, keys);
  return keys;
}

/** The later moment of the same hash stays. */
export async function storeErasedKeys(queries: Queries, keys: readonly ErasedKey[]): Promise<void> {
  if (keys.length === 0) return;
  await queries
    .insert(erasedKeys)
    .values([...keys])
    .onConflictDoUpdate({
      target: [erasedKeys.organisationId, erasedKeys.hash],
      set: { erasedAt: sql`greatest(${erasedKeys.erasedAt}, excluded.erased_at)` },
    });
}

// Beside the database, which an older copy may take the place of.
const fileOf = ({ config }: Surroundings) => join(config.dataFolder, 'erased-people');

/** Notes the same in the data folder, a line each. */
export async function appendErased(deps: Surroundings, keys: readonly ErasedKey[]): Promise<void> {
  if (keys.length === 0) return;
  await mkdir(deps.config.dataFolder, { recursive: true, mode: 0o700 });
  const lines = keys.map(
    ({ organisationId, hash, erasedAt }) => `${organisationId} ${hash} ${erasedAt.toISOString()}\n`,
  );
  await appendFile(fileOf(deps), lines.join(''), { mode: 0o600, flush: true });
}

/** Erasures recorded in the data folder; a line cut short by a crash is ignored. */
export async function readErased(deps: Surroundings): Promise<ErasedKey[]> {
  const text = await readFile(fileOf(deps), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '';
    throw error;
  });
  const latest = new Map<string, ErasedKey>();
  for (const line of text.split('\n')) {
    const [, organisationId = '', hash = '', at = ''] = /^([\w-]{1,64}) ([\w-]{43}) (\S+Z)$/.exec(line) ?? [];
    const erasedAt = new Date(at);
    const known = latest.get(`${organisationId} ${hash}`);
    if (Number.isNaN(erasedAt.getTime()) || (known && known.erasedAt >= erasedAt)) continue;
    latest.set(`${organisationId} ${hash}`, { organisationId, hash, erasedAt });
  }
  return [...latest.values()];
}
