import { and, lte, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { erasedKeys } from '../../db/schema';
import type { Deps } from '../../deps';
import { loggable } from '../../loggable';
import { eachPage } from '../../page';
import { findOrganisation, type OrganisationRecord } from '../organisations/organisationStore';
import { personalTables } from './personalTables';
import {
  appendErased,
  contactHashes,
  contactKey,
  sharedNumber,
  storeErasedKeys,
  readErased,
  type ErasedKey,
} from './erasedKeys';
import { erasePerson } from './erasePerson';
import { contactsMentioned, type Person } from '../../guard/person';

/**
 * Repeats erasures recorded in the data folder but missing in the database, after a restore from an older copy
 * (PRIV-05). Data given later stays. Erasures known only to the database are added to the data folder. Returns the
 * number of people affected. Run it at start, before any request, and after a restore.
 */
export async function replayErasures(deps: Deps): Promise<number> {
  const { queries } = deps.database;
  const [inFolder, inDatabase] = [await readErased(deps), await queries.select().from(erasedKeys)];
  const unknownTo = (known: readonly ErasedKey[]) => {
    const moments = new Map(known.map((key) => [`${key.organisationId} ${key.hash}`, key.erasedAt]));
    return (key: ErasedKey) => !((moments.get(`${key.organisationId} ${key.hash}`) ?? 0) >= key.erasedAt);
  };
  await appendErased(deps, inDatabase.filter(unknownTo(inFolder)));
  const forgotten = inFolder.filter(unknownTo(inDatabase));
  let found = 0;
  for (const organisationId of new Set(forgotten.map((key) => key.organisationId))) {
    const organisation = await findOrganisation(queries, organisationId);
    const keys = forgotten.filter((key) => key.organisationId === organisationId);
    if (organisation) found += await eraseAgain(deps, organisation, keys);
  }
  return found;
}

async function eraseAgain(deps: Deps, organisation: OrganisationRecord, keys: readonly ErasedKey[]): Promise<number> {
  const moments = new Map(keys.map(({ hash, erasedAt }) => [hash, erasedAt]));
  const until = new Date(Math.max(...keys.map(({ erasedAt }) => erasedAt.getTime())));
  let found = 0;
  for (const { person, as } of await readingsHeld(deps, organisation, until)) {
    const hash = contactHashes(deps, organisation.id, as).find((one) => moments.has(one)) ?? '';
    const erasedAt = moments.get(hash);
    if (!erasedAt) continue;
    try {
      await erasePerson(deps, { organisation, person, holder: null, until: erasedAt, stop: true });
      found += 1;
    } catch (error) {
      // A provider does not answer: the next run tries again.
      deps.log.error(
        { organisation: organisation.id, error: loggable(error) },
        'somebody erased could not be erased again',
      );
      moments.delete(hash);
    }
  }
  await storeErasedKeys(
    deps.database.queries,
    keys.filter(({ hash }) => moments.has(hash)),
  );
  return found;
}

interface Reading {
  readonly person: Person;
  readonly as: string;
}

const entryOf = (id: string): Reading => ({ person: { email: null, tel: null, contactIds: [id] }, as: contactKey(id) });

/** The people that an address or a number may have been erased as. */
function readingsOf(contact: string): Reading[] {
  if (contact.includes('@')) return [{ person: { email: contact, tel: null }, as: contact }];
  const person = { email: null, tel: contact };
  return [
    { person, as: contact },
    { person: { ...person, shared: true }, as: sharedNumber(contact) },
  ];
}

/** A row of any table, with the key that it has. */
interface PersonalRow extends Readonly<Record<string, unknown>> {
  readonly id?: string;
  readonly doc?: string;
}

/** Everybody whom an organisation holds: by every address and number, then by every entry of the address book. */
async function readingsHeld(deps: Deps, { id, country }: OrganisationRecord, until: Date): Promise<Reading[]> {
  const held = new Set<string>();
  const entries: string[] = [];
  for (const { name: tableName, table, columns, key, personal, of } of personalTables) {
    const pages = eachPage<PersonalRow>((last, limit) =>
      deps.database.queries
        .select()
        .from(table)
        .where(and(of(id), lte(columns['createdAt'] as PgColumn, until), sql`${key} > ${last?.id ?? last?.doc ?? ''}`))
        .orderBy(key)
        .limit(limit),
    );
    for await (const rows of pages) {
      if (tableName === 'contacts') entries.push(...rows.map((row) => row.id ?? ''));
      for (const row of rows)
        for (const contact of contactsMentioned(
          personal.map((name) => row[name]),
          country,
        ))
          held.add(contact);
    }
  }
  return [...[...held].flatMap(readingsOf), ...entries.map(entryOf)];
}
