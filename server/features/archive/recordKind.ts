import { and, asc, eq, sql, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import * as v from 'valibot';
import { identifier } from '../../../src/contract/common';
import type { ArchivedKind } from '../../../src/contract/site/archive';
import type { Schema } from '../../../src/contract/route';
import { parseAnswer } from '../../dropAddresses';
import type { Queries } from '../../db/database';
import type { Deps } from '../../deps';
import { HttpError } from '../../errors';
import type { TokenHolder } from '../../secrets/tokens';

export type Document = Readonly<Record<string, unknown>>;

/** Exports and imports records of one kind by the services of their own calls. */
export interface RecordKind {
  readonly name: ArchivedKind;
  /** Schema of a record in an archive. */
  readonly schema: Schema;
  /** An organisation has one of it: its document has no `id`. */
  readonly isSingle?: boolean;
  /** Its records may name each other: all are made before any is complete. */
  readonly isLinked?: boolean;
  /** The id of a record, where it is another one here than in the archive. */
  idOf?(given: Document): string;
  /** In the order in which they are to be made again. */
  ids(deps: Deps, organisationId: string): AsyncIterable<string>;
  /** The settable keys of a record, without its id; null if there is none. */
  read(deps: Deps, organisationId: string, id: string): Promise<Document | null>;
  /** `given` has passed `schema`. @throws HttpError, BusinessRefusal as the call that makes one */
  create(deps: Deps, holder: TokenHolder, id: string, given: Document): Promise<unknown>;
  /** The same for the call that changes one. */
  change(deps: Deps, holder: TokenHolder, id: string, given: Document): Promise<unknown>;
}

type Entries = Readonly<Record<string, Schema>>;
/** A table whose rows are an organisation's own. */
type OwnedTable = PgTable & { readonly id: PgColumn; readonly organisationId: PgColumn; readonly position?: PgColumn };

interface Wish {
  readonly name: ArchivedKind;
  readonly table: OwnedTable;
  /** Keys of the call that makes one. */
  readonly entries: Entries;
  /** Keys that no archive holds: accounts that receive money, and people. */
  readonly without?: readonly string[];
  readonly isLinked?: boolean;
  /** Which rows of the table are records. Default: all. */
  readonly where?: SQL;
  idOf?(given: Document): string;
  read(deps: Deps, organisationId: string, id: string): Promise<object | null>;
  /** Takes what `entries` let through. */
  create(deps: Deps, holder: TokenHolder, given: never): Promise<unknown>;
  change(deps: Deps, holder: TokenHolder, id: string, given: never): Promise<unknown>;
}

export function recordKind({ table, entries, without = [], where, read, create, change, ...rest }: Wish): RecordKind {
  const own = Object.fromEntries(Object.entries(entries).filter(([key]) => key !== 'id' && !without.includes(key)));
  return {
    ...rest,
    schema: v.strictObject({ ...own, id: identifier }),
    ids: (deps, organisationId) => idsOf(deps.database.queries, table, organisationId, where),
    read: async (deps, organisationId, id) => {
      const record = await orNull(read(deps, organisationId, id));
      return record && settable(own, record);
    },
    create: (deps, holder, id, given) => create(deps, holder, { ...given, id } as never),
    change: (deps, holder, id, given) => change(deps, holder, id, given as never),
  };
}

interface SingleWish {
  readonly name: ArchivedKind;
  readonly entries: Entries;
  /** Null where nothing is set yet. */
  read(deps: Deps, organisationId: string): Promise<object | null>;
  change(deps: Deps, holder: TokenHolder, given: never): Promise<unknown>;
}

/** A kind of which an organisation has exactly one record. */
export function singleKind({ name, entries, read, change }: SingleWish): RecordKind {
  const set = (deps: Deps, holder: TokenHolder, _id: string, given: Document) => change(deps, holder, given as never);
  return {
    name,
    isSingle: true,
    schema: v.strictObject(entries),
    async *ids() {
      yield Promise.resolve('');
    },
    read: async (deps, organisationId) => {
      const record = await read(deps, organisationId);
      return record && settable(entries, record);
    },
    create: set,
    change: set,
  };
}

/** The keys of a record that can be set, without addresses that would be refused today (ORG-02). */
function settable(entries: Entries, record: object): Document {
  const document = Object.fromEntries(
    Object.entries(record).filter(([key, value]) => Object.hasOwn(entries, key) && value !== undefined),
  );
  try {
    return parseAnswer(v.partial(v.object(entries)), document);
  } catch {
    // Former data that is refused today goes into the archive as it is: whoever takes it is told.
    return document;
  }
}

const PAGE = 200;

async function* idsOf(
  queries: Queries,
  table: OwnedTable,
  organisationId: string,
  where: SQL | undefined,
): AsyncGenerator<string> {
  const { id, position } = table;
  const order = position ? sql`(${position}, ${id})` : sql`(${id})`;
  let last: SQL | undefined;
  for (;;) {
    const rows = await queries
      .select({ id })
      .from(table)
      .where(and(eq(table.organisationId, organisationId), where, last))
      .orderBy(...(position ? [asc(position)] : []), asc(id))
      .limit(PAGE);
    for (const row of rows) yield row.id as string;
    const end = rows.at(-1);
    if (!end || rows.length < PAGE) return;
    last = sql`${order} > (select ${sql.raw(position ? 'position, id' : 'id')} from ${table} as last
      where last.organisation_id = ${organisationId} and last.id = ${end.id})`;
  }
}

/** Null in place of 404. */
async function orNull<T>(reading: Promise<T>): Promise<T | null> {
  try {
    return await reading;
  } catch (error) {
    if (error instanceof HttpError && error.status === 404) return null;
    throw error;
  }
}
