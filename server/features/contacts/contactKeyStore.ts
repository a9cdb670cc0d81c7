import { and, eq, inArray, sql } from 'drizzle-orm';
import type { ContactReach } from '../../../src/contract/records/contacts';
import { isEmail } from '../../../src/core/text';
import type { Queries } from '../../db/database';
import { contactKeys } from '../../db/schema';
import type { Deps } from '../../deps';
import { mailboxOf } from '../../guard/mailboxOf';
import type { ContactDbRow } from './contactStore';

const MAILBOX = 'm:';
const NUMBER = 't:';

/** Keys by which records find a contact. Numbers are in E.164. */
export const keysOf = ({ emails, tels }: ContactReach): string[] => [
  ...new Set([
    ...emails.filter(isEmail).map((email) => MAILBOX + mailboxOf(email)),
    ...tels.map((tel) => NUMBER + tel),
  ]),
];

/** Contacts, each with its mailboxes and numbers; who has had one longest first. */
export type KeysByContact = ReadonlyMap<string, ReturnType<typeof sortKeys>>;

/** Whether a contact has any of some keys. */
export const hasAny = ({ emails, tels }: ReturnType<typeof sortKeys>, keys: readonly string[]): boolean =>
  keys.some((key) => (key.startsWith(MAILBOX) ? emails : tels).has(key.slice(MAILBOX.length)));

/** Contacts with any of the keys, each with all of its own. */
export async function findByKeys(
  queries: Queries,
  organisationId: string,
  keys: readonly string[],
): Promise<KeysByContact> {
  if (keys.length === 0) return new Map();
  const having = queries
    .select({ id: contactKeys.contactId })
    .from(contactKeys)
    .where(
      and(
        eq(contactKeys.organisationId, organisationId),
        sql`${contactKeys.value} = any(${sql.param([...keys])}::text[])`,
      ),
    );
  const rows = await queries
    .select({ id: contactKeys.contactId, value: contactKeys.value })
    .from(contactKeys)
    .where(and(eq(contactKeys.organisationId, organisationId), inArray(contactKeys.contactId, having)))
    .orderBy(contactKeys.createdAt, contactKeys.id);
  const found = new Map<string, string[]>();
  for (const { id, value } of rows) found.set(id, [...(found.get(id) ?? []), value]);
  return new Map([...found].map(([id, values]) => [id, sortKeys(values)]));
}

const sortKeys = (values: readonly string[]) => {
  const of = (kind: string) =>
    new Set(values.flatMap((value) => (value.startsWith(kind) ? [value.slice(kind.length)] : [])));
  return { emails: of(MAILBOX), tels: of(NUMBER) };
};

/** The keys of new contacts, as rows in the order in which everybody writes them. */
export const keyRows = ({ ids, now }: Pick<Deps, 'ids' | 'now'>, rows: readonly Keyed[]) =>
  rows
    .flatMap(({ organisationId, id, reach }) =>
      keysOf(reach).map((value) => ({ organisationId, contactId: id, value })),
    )
    .sort((one, other) => (one.value < other.value ? -1 : 1))
    .map((key) => ({ id: ids.row(), ...key, createdAt: now() }));

type Keyed = Pick<ContactDbRow, 'organisationId' | 'id' | 'reach'>;

/**
 * Sets a contact's keys to its addresses and numbers.
 * @returns mailboxes that belong to another contact
 */
export async function putKeys(
  tx: Queries,
  { ids, now }: Pick<Deps, 'ids' | 'now'>,
  { organisationId, id: contactId, reach }: Keyed,
): Promise<string[]> {
  const wanted = keysOf(reach);
  const its = and(eq(contactKeys.organisationId, organisationId), eq(contactKeys.contactId, contactId));
  const there = (await tx.select({ value: contactKeys.value }).from(contactKeys).where(its)).map(({ value }) => value);
  const gone = there.filter((value) => !wanted.includes(value));
  const fresh = wanted.filter((value) => !there.includes(value)).sort();
  if (gone.length > 0) await tx.delete(contactKeys).where(and(its, inArray(contactKeys.value, gone)));
  if (fresh.length === 0) return [];
  const rows = fresh.map((value) => ({ id: ids.row(), organisationId, contactId, value, createdAt: now() }));
  const kept = await tx.insert(contactKeys).values(rows).onConflictDoNothing().returning({ value: contactKeys.value });
  const taken = fresh.filter((value) => !kept.some((one) => one.value === value));
  return taken.map((value) => value.slice(MAILBOX.length));
}
