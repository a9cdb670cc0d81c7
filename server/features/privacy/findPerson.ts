import { and, eq, gt, inArray, lte, or, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { emailOf } from '../../../src/core/form';
import type { TableName } from '../../db/personalData';
import type { Queries } from '../../db/database';
import { campaignPledges, contacts, payments, type formSubmissions } from '../../db/schema';
import type { Deps } from '../../deps';
import { findOwnedForm } from '../forms/definition/publicForms';
import type { OrganisationRecord } from '../organisations/organisationStore';
import { mailboxOf } from '../../guard/mailboxOf';
import { compileRevision } from '../forms/definition/compileRevision';
import { personalTables, type AnyRow, type PersonalTable } from './personalTables';
import { gatherRecords, paidForms, type RecordIds, type Seeds } from './gatherRecords';
import { contactsIn, isTheirs, type Person } from '../../guard/person';
import { paidByHand } from './paidByHand';
import { contactPatterns } from './words';

/** Everything held about a person. */
export interface Found {
  /** Theirs. */
  readonly own: RecordIds;
  /** Other people's, where their address or number is named. */
  readonly named: RecordIds;
  /** Names that they gave. */
  readonly names: readonly string[];
  /** Other addresses under which their telephone is known: they may be theirs. */
  readonly alsoKnown: readonly string[];
}

type Surroundings = Pick<Deps, 'database' | 'now'>;
type FormRow = typeof formSubmissions.$inferSelect;

/** Finds everything an organisation held about a person at a moment (PRIV-01). */
export async function findPerson(
  deps: Surroundings,
  organisation: OrganisationRecord,
  person: Person,
  until: Date,
): Promise<Found> {
  const { queries } = deps.database;
  if (person.contactIds) return findContacts(queries, organisation, person.contactIds, until);
  const seen = new Map<TableName, readonly AnyRow[]>();
  for (const table of personalTables)
    seen.set(table.name, await rowsNaming(queries, table, organisation.id, person, until));
  const { country } = organisation;
  const idsOf = (name: TableName, column: string) =>
    (seen.get(name) ?? []).filter((row) => isTheirs(contactsIn(row[column], country), person)).map(keyOf);
  const met = idsOf('contacts', 'reach');
  const byHand = await paidByHand(queries, organisation.id, met, until);
  const paid = [...new Set([...idsOf('payments', 'info'), ...byHand])];
  const seeds: Seeds = {
    payments: paid,
    links: idsOf('links', 'payer'),
    contacts: met,
    campaignPledges: idsOf('campaignPledges', 'infos'),
    subscribers: [...new Set([...idsOf('subscribers', 'email'), ...idsOf('subscribers', 'inbox')])],
    slotWaits: [...new Set([...idsOf('slotWaits', 'email'), ...idsOf('slotWaits', 'inbox')])],
    formSubmissions: [
      ...(await ownForms(deps, (seen.get('formSubmissions') ?? []) as unknown as FormRow[], organisation, person)),
      ...(await anonymousForms(queries, paid, country)),
    ],
  };
  const own = await gatherRecords(queries, organisation.id, seeds);
  const others = [...seen]
    .filter(([name]) => !DERIVED.includes(name))
    .map(([name, rows]) => [name, rows.map(keyOf).filter((id) => !own[name]?.includes(id))]);
  const emails = [...seen.values()].flat().flatMap(({ info, infos, payer }) => {
    const { emails, tels } = contactsIn([info, infos, payer], country);
    return person.tel !== null && tels.has(person.tel) ? [...emails] : [];
  });
  return {
    own,
    named: Object.fromEntries(others) as RecordIds,
    names: await namesIn(queries, own),
    alsoKnown: [...new Set(emails)].filter((email) => email !== person.email).sort(),
  };
}

/** Contacts that no address or number leads to, and what they paid by hand. */
async function findContacts(
  queries: Queries,
  { id, country }: OrganisationRecord,
  contactIds: readonly string[],
  until: Date,
): Promise<Found> {
  const met = await queries
    .select({ id: contacts.id })
    .from(contacts)
    .where(and(eq(contacts.organisationId, id), inArray(contacts.id, [...contactIds]), lte(contacts.createdAt, until)))
    .then((rows) => rows.map(keyOf));
  const paid = await paidByHand(queries, id, met, until);
  const seeds = { contacts: met, payments: paid, formSubmissions: await anonymousForms(queries, paid, country) };
  const own = await gatherRecords(queries, id, seeds);
  return { own, named: {}, names: await namesIn(queries, own), alsoKnown: [] };
}

/** Tables derived from contacts. */
const DERIVED: readonly TableName[] = ['contactKeys', 'contactDates'];

/** Rows that one statement looks through. */
export const SLICE = 2000;

/** Rows of a table, up to a moment, that contain a person's address or number. No text tells where: all are looked through. */
async function rowsNaming(
  queries: Queries,
  { table, columns, key, personal, of }: PersonalTable,
  organisationId: string,
  person: Person,
  until: Date,
): Promise<AnyRow[]> {
  const found = personal.flatMap((name) =>
    contactPatterns(person).map((pattern) => sql`${columns[name]}::text ~* ${pattern}`),
  );
  const named: AnyRow[] = [];
  // No condition at all would be met by every row.
  if (found.length === 0) return named;
  for (let [after, isLast] = ['', false]; !isLast;) {
    const rest = and(of(organisationId), gt(key, after));
    const [end] = await queries
      .select({ key: sql<string>`${key}` })
      .from(table)
      .where(rest)
      .orderBy(key)
      .offset(SLICE - 1)
      .limit(1);
    const slice = and(rest, end && lte(key, end.key), lte(columns['createdAt'] as PgColumn, until), or(...found));
    named.push(...(await queries.select().from(table).where(slice)));
    [after, isLast] = [end?.key ?? '', end === undefined];
  }
  return named;
}

const keyOf = (row: AnyRow) => String(row['id'] ?? row['doc']);

/** Paid forms without any address or number. */
async function anonymousForms(queries: Queries, paid: readonly string[], country: string): Promise<string[]> {
  const isAnonymous = (values: unknown) => {
    const { emails, tels } = contactsIn(values, country);
    return emails.size + tels.size === 0;
  };
  return (await paidForms(queries, paid)).filter(({ values }) => isAnonymous(values)).map(({ id }) => id);
}

/** Forms the person sent, among those that mention them: by the sender's address, if asked for. */
async function ownForms(
  deps: Surroundings,
  rows: readonly FormRow[],
  { country }: OrganisationRecord,
  person: Person,
): Promise<string[]> {
  const own: string[] = [];
  for (const row of rows) {
    const owned = await findOwnedForm(deps, row.organisationId, row.formId);
    const form = owned && (await compileRevision(deps.database.queries, deps, owned, row.revision, row.currency));
    const sender = form ? emailOf(form, row.values) : null;
    const { tels } = contactsIn(row.values, country);
    const bySender = { emails: new Set(sender === null ? [] : [mailboxOf(sender)]), tels };
    const isOnlyNumber = sender === null || tels.size === 1;
    if (isTheirs(bySender, isOnlyNumber ? person : { ...person, tel: null })) own.push(row.id);
  }
  return own;
}

/** The names and street addresses that were given with payments and pledges. */
export async function namesIn(queries: Queries, { payments: paid = [], campaignPledges: pledges = [] }: RecordIds) {
  const rows = await queries
    .select({ info: payments.info, facturation: payments.facturation, displayName: payments.displayName })
    .from(payments)
    .where(inArray(payments.id, [...paid]));
  const promised = await queries
    .select({ infos: campaignPledges.infos, displayName: campaignPledges.displayName })
    .from(campaignPledges)
    .where(inArray(campaignPledges.id, [...pledges]));
  return [
    ...rows.flatMap(({ info, facturation, displayName }) => [
      ...namesOf(info.prenom, info.nom),
      facturation.raison ?? '',
      facturation.adresse,
      displayName ?? '',
    ]),
    ...promised.flatMap(({ infos, displayName }) => [...namesOf(infos.prenom, infos.nom), displayName]),
  ].filter(Boolean);
}

const namesOf = (first: string, last: string) => [`${first} ${last}`, `${last} ${first}`, last, first];
