import { and, eq, inArray, or, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { TableName } from '../../db/personalData';
import type { Queries } from '../../db/database';
import {
  audit,
  campaignGifts,
  campaignPledges,
  contactDates,
  contactKeys,
  deliveries,
  formSubmissions,
  intents,
  links,
  outbox,
  paymentChanges,
  payments,
  refunds,
  sandboxCheckouts,
  uploads,
} from '../../db/schema';

/** Rows by their tables: the keys of each. */
export type RecordIds = { readonly [T in TableName]?: readonly string[] };

/** The starting points of the search. */
export type Seeds = Pick<
  RecordIds,
  'payments' | 'links' | 'campaignPledges' | 'formSubmissions' | 'subscribers' | 'slotWaits' | 'contacts'
>;

/**
 * All rows belonging to a person's found records: gifts, uploads, mails, deliveries, log notes… Add every new table
 * with personal data here.
 */
export async function gatherRecords(queries: Queries, organisationId: string, seeds: Seeds): Promise<RecordIds> {
  const rows = idsFrom(queries, organisationId);
  const paid = seeds.payments ?? [];
  const facts = await factsOf(queries, paid);
  const ofPayment = (table: PgTable, column: PgColumn, key: PgColumn) => rows(table, key, inArray(column, [...paid]));
  const changes = await ofPayment(paymentChanges, paymentChanges.paymentId, paymentChanges.id);
  const forms = [...(seeds.formSubmissions ?? [])];
  const pledgesOf = inArray(campaignPledges.linkId, [...(seeds.links ?? [])]);
  const pledges = union(seeds.campaignPledges, await rows(campaignPledges, campaignPledges.id, pledgesOf));
  const pledged = await rows(campaignPledges, campaignPledges.linkId, inArray(campaignPledges.id, pledges));
  const updating = await ofPayment(links, links.paymentId, links.id);
  const linked = union(seeds.links, pledged, updating);
  const records: RecordIds = {
    payments: paid,
    links: linked,
    campaignPledges: pledges,
    formSubmissions: forms,
    subscribers: seeds.subscribers ?? [],
    slotWaits: seeds.slotWaits ?? [],
    contacts: seeds.contacts ?? [],
    contactKeys: await rows(contactKeys, contactKeys.id, inArray(contactKeys.contactId, [...(seeds.contacts ?? [])])),
    contactDates: await rows(
      contactDates,
      contactDates.id,
      inArray(contactDates.contactId, [...(seeds.contacts ?? [])]),
    ),
    paymentChanges: changes,
    payableSubmissions: union(forms, facts.payableSubmissions),
    debts: facts.debts,
    campaignGifts: union(
      await ofPayment(campaignGifts, campaignGifts.paymentId, campaignGifts.id),
      await rows(campaignGifts, campaignGifts.id, inArray(campaignGifts.pledgeId, pledges)),
    ),
    refunds: await ofPayment(refunds, refunds.paymentId, refunds.id),
    sandboxCheckouts: await queries
      .select({ id: sandboxCheckouts.id })
      .from(sandboxCheckouts)
      .where(inArray(sandboxCheckouts.paymentId, [...paid]))
      .then(keys),
    uploads: await rows(uploads, uploads.doc, inArray(uploads.submissionId, forms)),
    intents: union(
      await rows(payments, payments.intentId, inArray(payments.id, [...paid])),
      await rows(paymentChanges, paymentChanges.intentId, inArray(paymentChanges.id, changes)),
      await rows(formSubmissions, formSubmissions.intentId, inArray(formSubmissions.id, forms)),
      await rows(intents, intents.id, inArray(sql`${intents.config} ->> 'link'`, linked)),
    ),
  };
  return { ...records, ...(await toldOf(queries, organisationId, records)) };
}

/** Rows about them: mails, outgoing events, and the change log. */
async function toldOf(queries: Queries, organisationId: string, records: RecordIds): Promise<RecordIds> {
  const rows = idsFrom(queries, organisationId);
  const { payments: paid = [], formSubmissions: forms = [], campaignPledges: pledges = [] } = records;
  const about = (key: string, ids: readonly string[]) => inArray(sql`${outbox.payload} ->> ${key}`, [...ids]);
  const asked = [about('subscriberId', records.subscribers ?? []), about('waitId', records.slotWaits ?? [])];
  const letters = or(about('paymentId', paid), about('submissionId', forms), about('pledgeId', pledges), ...asked);
  const subjects = (
    ['payments', 'links', 'campaignPledges', 'campaignGifts', 'payableSubmissions', 'debts', 'contacts'] as const
  ).flatMap((name) => records[name] ?? []);
  return {
    outbox: union(await rows(outbox, outbox.id, letters), await rows(outbox, outbox.id, reportsOn(paid))),
    deliveries: await rows(
      deliveries,
      deliveries.id,
      inArray(sql`${deliveries.event} -> 'data' ->> 'id'`, [...paid, ...forms]),
    ),
    audit: await rows(audit, audit.id, inArray(audit.subjectId, subjects)),
  };
}

/** Sent mails about several payments including theirs. Pending ones will be written without erased people. */
function reportsOn(paid: readonly string[]) {
  const list = sql`(select jsonb_array_elements_text(${JSON.stringify(paid)}::jsonb))`;
  const moments = sql`(
    select created_at as at from entries where payment_id in ${list}
    union all select received_at from provider_events where payment_id in ${list})`;
  return or(
    sql`${outbox.sentAt} is not null and ${outbox.kind} = 'gifts' and ${outbox.reference} in (
      select told.payload ->> 'within' from outbox told where told.payload ->> 'paymentId' in ${list})`,
    sql`${outbox.sentAt} is not null and ${outbox.kind} = 'daily' and exists (
      select 1 from ${moments} moments where moments.at >= (${outbox.payload} ->> 'since')::timestamptz
        and moments.at < (${outbox.payload} ->> 'until')::timestamptz)`,
  );
}

/** The debts and payable submissions that payments pay: an organisation may have named them after their payer. */
async function factsOf(
  queries: Queries,
  ids: readonly string[],
): Promise<{ debts: string[]; payableSubmissions: string[] }> {
  const rows = await queries
    .select({ type: payments.type, typeId: payments.typeId, dettes: payments.dettes })
    .from(payments)
    .where(inArray(payments.id, [...ids]));
  return {
    debts: union(
      rows.flatMap(({ dettes }) => (dettes ?? []).map(({ id }) => id)),
      rows.flatMap(({ type, typeId }) => (type === 'DETTE' && typeId !== null ? [typeId] : [])),
    ),
    payableSubmissions: union(rows.flatMap(({ type, typeId }) => (type === 'FORM' && typeId !== null ? [typeId] : []))),
  };
}

/** Paid forms without any address or number: the payer's, whoever else they mention. */
export async function paidForms(queries: Queries, paid: readonly string[]) {
  return queries
    .select({ row: formSubmissions })
    .from(formSubmissions)
    .innerJoin(
      payments,
      and(
        eq(payments.organisationId, formSubmissions.organisationId),
        eq(payments.typeId, formSubmissions.id),
        eq(payments.type, 'FORM'),
      ),
    )
    .where(inArray(payments.id, [...paid]))
    .then((rows) => rows.map(({ row }) => row));
}

const idsFrom =
  (queries: Queries, organisationId: string) =>
  async (table: PgTable, key: PgColumn, condition: ReturnType<typeof or>): Promise<string[]> =>
    keys(
      await queries
        .select({ id: sql<string | null>`${key}` })
        .from(table)
        .where(and(sql`organisation_id = ${organisationId}`, condition)),
    );

const keys = (rows: readonly { readonly id: string | null }[]): string[] => union(rows.map(({ id }) => id));
const union = (...lists: readonly (readonly (string | null)[] | undefined)[]): string[] =>
  [...new Set(lists.flatMap((list) => list ?? []))].filter((id) => id !== null).sort();
