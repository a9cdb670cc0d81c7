import { eq, getTableColumns, inArray, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { exportPerson as route } from '../../../src/contract/persons';
import type { ResponseIn } from '../../../src/contract/route';
import { toUnits, type Minor } from '../../../src/core/money';
import { asMinor } from '../../amounts';
import type { TableName } from '../../db/personalData';
import { charges, entries, payments, slotBookings, uploads } from '../../db/schema';
import type { Deps } from '../../deps';
import type { OrganisationRecord } from '../organisations/organisationStore';
import { personalTableOf, type AnyRow } from './personalTables';
import { findPerson } from './findPerson';
import type { Person } from '../../guard/person';

/** Columns of use only to the server. */
const TECHNICAL = [
  'search',
  'bodyHash',
  'idempotencyKey',
  'attempts',
  'nextAttemptAt',
  'checkedAt',
  'nextCheckAt',
  'version',
  'inbox',
  'keyHash',
  'leaveKey',
  'sortName',
  'isNumberSearched',
  'marks',
];
const UNTOLD: readonly TableName[] = ['uploads', 'sandboxCheckouts', 'debts', 'contactKeys', 'contactDates'];
/** Names on the wire that differ from the table's in code. */
const WIRE_NAMES: { readonly [T in TableName]?: string } = { payableSubmissions: 'submissions' };

type Exported = ResponseIn<typeof route>['data'];

/** Everything an organisation holds about a person (PRIV-01): rows as stored, amounts in currency units. */
export async function exportPerson(
  deps: Pick<Deps, 'database' | 'now'>,
  organisation: OrganisationRecord,
  person: Person,
): Promise<Exported> {
  const { queries } = deps.database;
  const { own, named, alsoKnown } = await findPerson(deps, organisation, person, deps.now());
  const records: Record<string, Record<string, unknown>[]> = {};
  const tell = (name: string, table: PgTable, rows: readonly AnyRow[], currency: (row: AnyRow) => string) => {
    if (rows.length > 0) records[name] = rows.map((row) => told(table, row, currency(row)));
  };
  const paid = await queries
    .select({ id: payments.id, currency: payments.currency })
    .from(payments)
    .where(inArray(payments.id, [...(own.payments ?? [])]));
  const currencies = new Map(paid.map(({ id, currency }) => [id, currency]));
  const currencyOf = (row: AnyRow) =>
    typeof row['currency'] === 'string'
      ? row['currency']
      : (currencies.get(String(row['paymentId'])) ?? organisation.devise);
  for (const [name, ids] of Object.entries(own) as [TableName, readonly string[]][]) {
    if (UNTOLD.includes(name)) continue;
    const { table, key, of } = personalTableOf(name);
    const rows = await queries
      .select()
      .from(table)
      .where(sql`${of(organisation.id)} and ${inArray(key, [...ids])}`)
      .orderBy(key);
    tell(WIRE_NAMES[name] ?? name, table, rows, currencyOf);
  }
  const ids = [...currencies.keys()];
  const forms = [...(own.formSubmissions ?? [])];
  const gifts = [...(own.campaignGifts ?? [])];
  const moved = sql`${inArray(entries.paymentId, ids)} or ${inArray(entries.giftId, gifts)}`;
  tell('entries', entries, await queries.select().from(entries).where(moved), currencyOf);
  tell('charges', charges, await queries.select().from(charges).where(inArray(charges.paymentId, ids)), currencyOf);
  const booked = await queries.select().from(slotBookings).where(inArray(slotBookings.submissionId, forms));
  tell('slotBookings', slotBookings, booked, currencyOf);
  const files = await queries
    .select({ doc: uploads.doc, name: uploads.name, size: uploads.size })
    .from(uploads)
    .where(sql`${eq(uploads.organisationId, organisation.id)} and ${inArray(uploads.doc, [...(own.uploads ?? [])])}`);
  const mentions = Object.values(named).reduce((sum, one) => sum + (one?.length ?? 0), 0);
  return { records, files, mentions, alsoKnown: [...alsoKnown] };
}

/** A row without technical and empty columns; amounts are the bigint columns. */
function told(table: PgTable, row: AnyRow, currency: string): Record<string, unknown> {
  const columns = getTableColumns(table) as Record<string, PgColumn>;
  return Object.fromEntries(
    Object.entries(row)
      .filter(([name, value]) => value !== null && !TECHNICAL.includes(name))
      .map(([name, value]) => [
        name,
        name === 'amounts' ? unitsIn(value, currency) : inUnits(columns[name], value, currency),
      ]),
  );
}

const inUnits = (column: PgColumn | undefined, value: unknown, currency: string) =>
  column?.getSQLType() === 'bigint' ? toUnits(asMinor(value), currency) : value;

/** Stored amount changes have the rows' format. */
const unitsIn = (value: unknown, currency: string) =>
  (value as readonly Record<string, Minor | null>[]).map((change) =>
    Object.fromEntries(
      Object.entries(change).map(([key, amount]) => [
        key,
        ['montant', 'fees', 'maxAmount'].includes(key) && amount !== null ? toUnits(amount, currency) : amount,
      ]),
    ),
  );
