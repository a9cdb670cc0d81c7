import { and, asc, eq, inArray, isNull, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { LockedRecord } from '../../../src/contract/persons';
import type { Queries } from '../../db/database';
import type { TableName } from '../../db/personalData';
import type { payments } from '../../db/schema';
import {
  campaignGifts,
  campaignPledges,
  campaigns,
  deliveries,
  intents,
  links,
  outbox,
  removedMails,
  slotWaits,
  subscribers,
  uploads,
} from '../../db/schema';
import type { Deps } from '../../deps';
import { announceChange } from '../../db/announceChange';
import { endHoldsOf } from '../forms/holds/endHolds';
import { deleteContacts } from '../contacts/deleteContacts';
import { settleEmptied } from '../contacts/settleEmptied';
import { dropPayments } from '../contacts/contactSumStore';
import { CountMoves } from '../contacts/countContacts';
import { inLockOrder, lockInTree } from '../contacts/lockContacts';
import { mendContacts } from '../contacts/mendContacts';
import type { OrganisationRecord } from '../organisations/organisationStore';
import { blankPayment, endErased } from '../../ledger/erasePayments';
import { countPledges, readPledgeSums, thePledges } from '../../ledger/totals/countTotals';
import { blankedColumns, changedColumns, personalTableOf, type AnyRow } from './personalTables';
import { gatherRecords, type RecordIds } from './gatherRecords';
import { storeLocked, listLockable } from './locks';
import { cutIn, cutPeopleIn, type Cut } from './words';

type PaymentRow = typeof payments.$inferSelect;
type Surroundings = Pick<Deps, 'config' | 'ids' | 'now'>;

/** Rows of these are deleted. */
const GOING: readonly TableName[] = [
  'outbox',
  'deliveries',
  'subscribers',
  'slotWaits',
  'contacts',
  'contactKeys',
  'contactDates',
];

/** Several people in one row: of whoever is cut in one, all texts go. */
const WITH_PEOPLE: readonly TableName[] = ['formSubmissions', 'contactImportPieces'];

/** The records to erase, and the words to remove from others. */
interface Erasing {
  readonly own: RecordIds;
  readonly named: RecordIds;
  readonly cutNames: Cut;
  readonly cutContacts: Cut;
}

/** Payments of things that have public names: a fund may bear its donor's. */
const PUBLIC = ['GENERAL', 'CAISSE', 'CAMPAGNE', 'SERVICE'];

/**
 * Erases records within one transaction (PRIV-02): data the law requires is locked away first, amounts stay, rows stay
 * without personal data, and rows merely about them go. Rows are locked in the same order as by payments.
 * @param check called with the payments once locked; may throw
 * @returns the locked records
 */
export async function eraseRecords(
  tx: Queries,
  deps: Surroundings,
  organisation: OrganisationRecord,
  { own: known, named, cutNames, cutContacts }: Erasing,
  check: (rows: readonly PaymentRow[]) => Promise<void> = () => Promise.resolve(),
): Promise<LockedRecord[]> {
  let own = known;
  const idsOf = (name: TableName) => [...(own[name] ?? [])];
  const allOf = (name: TableName) => [...idsOf(name), ...(named[name] ?? [])];
  const ofOrganisation = (name: TableName, ids: readonly string[]) => {
    const { key, of } = personalTableOf(name);
    return and(of(organisation.id), inArray(key, [...ids]));
  };
  await hold(tx, 'intents', ofOrganisation('intents', allOf('intents')));
  await hold(tx, 'links', ofOrganisation('links', allOf('links')));
  const rows = (await hold(tx, 'payments', ofOrganisation('payments', allOf('payments')))) as unknown as PaymentRow[];
  const paid = rows.filter(({ id }) => own.payments?.includes(id));
  await check(paid);
  // Events that came meanwhile made gifts, mails and deliveries of them; from now on they wait.
  own = await gatherRecords(tx, organisation.id, known);
  const locked = await listLockable(tx, deps, organisation, paid);
  await storeLocked(tx, deps, paid, locked, cutContacts);
  await holdCampaigns(tx, organisation.id, allOf('campaignGifts'), allOf('campaignPledges'));

  const cutAll: Cut = (text) => cutContacts(cutNames(text));
  const met: string[] = [];
  for (const name of Object.keys(own) as TableName[]) {
    if (GOING.includes(name)) continue;
    const isPublic = (row: AnyRow) => PUBLIC.includes(String(row['type'])) && row['linkId'] === null;
    for (const row of await hold(tx, name, ofOrganisation(name, idsOf(name)))) {
      if (typeof row['contactId'] === 'string') met.push(row['contactId']);
      const asPublic = name === 'payments' && isPublic(row) ? { label: cutIn(row['label'], cutContacts) } : {};
      await save(tx, name, row, { ...blankedColumns(name, row, cutAll), ...asPublic });
    }
  }
  // Whoever locks several contacts locks them in this order, after the records.
  for (const id of await inLockOrder(tx, organisation.id, [...allOf('contacts'), ...met]))
    await lockInTree(tx, organisation.id, id);
  for (const name of Object.keys(named) as TableName[]) {
    // Tags are counted as they are cut.
    const personal = personalTableOf(name).personal.filter((column) => name !== 'contacts' || column !== 'marks');
    for (const row of await hold(tx, name, ofOrganisation(name, named[name] ?? []))) {
      const cut = WITH_PEOPLE.includes(name) ? cutPeopleIn : cutIn;
      await save(
        tx,
        name,
        row,
        changedColumns(row, personal, (value) => cut(value, cutContacts)),
      );
    }
  }
  await endOwn(tx, deps, organisation.id, idsOf);
  await forgetTold(tx, deps, idsOf);
  await dropPayments(tx, idsOf('payments'));
  const moves = new CountMoves();
  await deleteContacts(tx, organisation.id, idsOf('contacts'), moves);
  await settleEmptied(tx, organisation.id, met, moves);
  await mendContacts(tx, deps, organisation.id, named.contacts ?? [], moves);
  await moves.write(tx, organisation.id);
  await announce(tx, organisation.id, allOf('campaignGifts'), allOf('campaignPledges'));
  return locked;
}

type IdsOf = (name: TableName) => string[];

/** Ends the person's open items: unpaid pledges, links, abandoned checkouts, unconfirmed bookings. */
async function endOwn(tx: Queries, { now }: Surroundings, organisationId: string, idsOf: IdsOf): Promise<void> {
  const at = now();
  await endErased(tx, idsOf('payments'), at);
  await endHoldsOf(tx, organisationId, idsOf('formSubmissions'), at);
  await tx
    .update(intents)
    .set({ expiresAt: at })
    .where(inArray(intents.id, idsOf('intents')));
  await tx
    .update(links)
    .set({ revokedAt: at })
    .where(and(inArray(links.id, idsOf('links')), isNull(links.revokedAt)));
  const pledges = thePledges(organisationId, idsOf('campaignPledges'));
  const unpaid = await readPledgeSums(tx, pledges);
  await tx
    .update(campaignPledges)
    .set({ cancelledAt: at })
    .where(and(pledges, isNull(campaignPledges.cancelledAt)));
  await countPledges(tx, organisationId, pledges, unpaid);
}

/** Mails and deliveries go whole; files are removed once this is committed. */
async function forgetTold(tx: Queries, { now }: Surroundings, idsOf: IdsOf): Promise<void> {
  await tx
    .update(uploads)
    .set({ removedAt: now() })
    .where(and(inArray(uploads.doc, idsOf('uploads')), isNull(uploads.removedAt)));
  await forgetMails(tx, now(), inArray(outbox.id, idsOf('outbox')));
  await tx.delete(deliveries).where(inArray(deliveries.id, idsOf('deliveries')));
  await tx.delete(subscribers).where(inArray(subscribers.id, idsOf('subscribers')));
  await tx.delete(slotWaits).where(inArray(slotWaits.id, idsOf('slotWaits')));
}

/** Takes mails out of the outbox, and has their files removed. Answers how many. */
export async function forgetMails(tx: Queries, now: Date, condition: SQL | undefined): Promise<number> {
  const gone = await tx.delete(outbox).where(condition).returning({ id: outbox.id });
  const removals = gone.map(({ id }) => ({ id, removedAt: now }));
  if (removals.length > 0) await tx.insert(removedMails).values(removals).onConflictDoNothing();
  return gone.length;
}

async function hold(tx: Queries, name: TableName, condition: SQL | undefined): Promise<AnyRow[]> {
  const { table, key } = personalTableOf(name);
  return tx.select().from(table).where(condition).orderBy(asc(key)).for('update');
}

async function save(tx: Queries, name: TableName, row: AnyRow, changes: AnyRow): Promise<void> {
  if (Object.keys(changes).length === 0) return;
  const { table, columns, key } = personalTableOf(name);
  if (name === 'payments') return blankPayment(tx, row as { organisationId: string; id: string }, changes);
  const { organisationId } = columns as Record<string, PgColumn | undefined>;
  const own = organisationId && eq(organisationId, row['organisationId']);
  await tx
    .update(table)
    .set(changes)
    .where(and(eq(key, row['id'] ?? row['doc']), own));
}

const campaignsOf = async (tx: Queries, gifts: readonly string[], pledges: readonly string[]): Promise<string[]> => {
  const given = await tx
    .selectDistinct({ id: campaignGifts.campaignId })
    .from(campaignGifts)
    .where(inArray(campaignGifts.id, [...gifts]));
  const promised = await tx
    .selectDistinct({ id: campaignPledges.campaignId })
    .from(campaignPledges)
    .where(inArray(campaignPledges.id, [...pledges]));
  return [...new Set([...given, ...promised].map(({ id }) => id))].sort();
};

async function holdCampaigns(
  tx: Queries,
  organisationId: string,
  gifts: readonly string[],
  pledges: readonly string[],
): Promise<void> {
  const ids = await campaignsOf(tx, gifts, pledges);
  await tx
    .select({ id: campaigns.id })
    .from(campaigns)
    .where(and(eq(campaigns.organisationId, organisationId), inArray(campaigns.id, ids)))
    .orderBy(asc(campaigns.id))
    .for('no key update');
}

/** Whoever watches a campaign sees the gift without its name at once. */
async function announce(
  tx: Queries,
  organisationId: string,
  gifts: readonly string[],
  pledges: readonly string[],
): Promise<void> {
  for (const id of await campaignsOf(tx, gifts, pledges)) await announceChange(tx, { organisationId, campaignId: id });
}
