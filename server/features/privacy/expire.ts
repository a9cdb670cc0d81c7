import { and, eq, gte, inArray, isNotNull, isNull, lt, lte, notInArray, or, sql, type SQL } from 'drizzle-orm';
import {
  campaignPledges,
  deliveries,
  formSubmissions,
  links,
  organisations,
  outbox,
  payments,
  stockHolds,
} from '../../db/schema';
import { MAX_ATTEMPTS } from '../../db/claimDue';
import { pieceOf } from '../../db/pieces';
import type { Deps } from '../../deps';
import { loggable } from '../../loggable';
import { forgetEvents } from '../../ledger/eventStore';
import { deletePast } from '../calendars/waitStore';
import { deleteOver } from '../newsletter/subscriberStore';
import { organisationColumns, toOrganisation, type OrganisationRecord } from '../organisations/organisationStore';
import { closeCheckouts } from './erasePerson';
import { eraseRecords, forgetMails } from './eraseRecords';
import { namesIn } from './findPerson';
import { gatherRecords, type Seeds } from './gatherRecords';
import { eraseExpiredLocks, firstHeldMoment, isTermOver, retentionFor } from './locks';
import { cutNames } from './words';

const DAY = 24 * 60 * 60 * 1000;
const BATCH = 100;
const nothing = (text: string) => text;

/** Rounds of one run: items that cannot be closed must not block others. */
const MOST_ROUNDS = 20;

/**
 * Erases data whose retention is over (PRIV-06). Returns how much. Once `signal` is aborted, no other piece is begun: the
 * rest is for the next run.
 */
export async function expire(deps: Deps, signal?: AbortSignal): Promise<number> {
  let gone = 0;
  for (const row of await deps.database.queries.select(organisationColumns).from(organisations)) {
    try {
      for (let rounds = 0; rounds < MOST_ROUNDS && !signal?.aborted; rounds += 1) {
        const count = await expireOf(deps, toOrganisation(row));
        gone += count;
        if (count < BATCH) break;
      }
    } catch (error) {
      deps.log.error({ organisation: row.id, error: loggable(error) }, 'nothing more expired');
    }
  }
  return gone;
}

async function expireOf(deps: Deps, organisation: OrganisationRecord): Promise<number> {
  const { database, now } = deps;
  const { queries } = database;
  const days = retentionFor(deps, organisation);
  const ago = (count: number) => new Date(now().getTime() - count * DAY);
  const abandoned = await abandonedPayments(deps, organisation, ago(days.abandoned));
  const settled = await settledPayments(deps, organisation);
  const seeds: Required<Omit<Seeds, 'contacts'>> = {
    payments: [...abandoned, ...settled],
    links: await endedLinks(deps, organisation, ago(days.abandoned)),
    campaignPledges: await idsOf(
      queries
        .select({ id: campaignPledges.id })
        .from(campaignPledges)
        .where(
          and(
            eq(campaignPledges.organisationId, organisation.id),
            lt(campaignPledges.createdAt, ago(days.pledges)),
            sql`(${campaignPledges.infos} ->> 'email' <> '' or ${campaignPledges.infos} ->> 'nom' <> ''
              or ${campaignPledges.infos} ->> 'tel' <> '' or ${campaignPledges.displayName} <> '')`,
          ),
        )
        .limit(BATCH),
    ),
    formSubmissions: await abandonedForms(deps, organisation, ago(days.abandoned)),
    subscribers: [],
    slotWaits: [],
  };
  const found = Object.values(seeds).flat().length;
  if (found > 0) {
    const own = await gatherRecords(queries, organisation.id, seeds);
    const cut = cutNames(await namesIn(queries, own));
    await database.transaction(async (tx) => {
      await eraseRecords(tx, deps, organisation, { own, named: {}, cutNames: cut, cutContacts: nothing });
      await forgetEvents(tx, settled);
    });
  }
  return (
    found +
    (await expireTold(deps, organisation.id, ago(days.mails), ago(days.deliveries))) +
    (await expireWishes(deps, organisation.id, ago(days.abandoned))) +
    (await deletePast(queries, organisation.id, now())) +
    (await eraseExpiredLocks(deps, organisation))
  );
}

const idsOf = async (rows: PromiseLike<{ id: string }[]>) => (await rows).map(({ id }) => id);

/** Some of the mails and deliveries that were sent or given up. The others stay, even after a long outage. */
async function expireTold({ database, now }: Deps, organisationId: string, mails: Date, posted: Date): Promise<number> {
  const { queries } = database;
  const letters = told(outbox, organisationId, mails, gte(outbox.attempts, MAX_ATTEMPTS));
  const events = told(deliveries, organisationId, posted, isNull(deliveries.nextAttemptAt));
  const gone = await queries
    .delete(deliveries)
    .where(pieceOf(deliveries.id, events, deliveries.createdAt))
    .returning({ id: deliveries.id });
  const oldLetters = pieceOf(outbox.id, letters, outbox.createdAt);
  return gone.length + (await database.transaction((tx) => forgetMails(tx, now(), oldLetters)));
}

/** Some of the wishes for a newsletter that nobody confirmed, and of who left it long ago, with their mails. */
function expireWishes({ database, now }: Deps, organisationId: string, left: Date): Promise<number> {
  return database.transaction(async (tx) => {
    const gone = await deleteOver(tx, organisationId, { now: now(), left });
    await forgetMails(tx, now(), inArray(sql`${outbox.payload} ->> 'subscriberId'`, gone));
    return gone.length;
  });
}

type Told = typeof outbox | typeof deliveries;

const told = (table: Told, organisationId: string, before: Date, isGivenUp: SQL) =>
  and(eq(table.organisationId, organisationId), lt(table.createdAt, before), or(isNotNull(table.sentAt), isGivenUp));

const unerased = (organisationId: string, more: SQL | undefined) =>
  and(eq(payments.organisationId, organisationId), isNull(payments.erasedAt), more);

/** Abandoned checkouts. Those still open are closed first; a bank's pending answer is awaited. */
async function abandonedPayments(deps: Deps, { id }: OrganisationRecord, before: Date): Promise<string[]> {
  const waiting = and(eq(payments.state, 'processing'), sql`${payments.platform} <> 'CARD'`);
  const rows = await deps.database.queries
    .select()
    .from(payments)
    .where(
      unerased(
        id,
        and(isNull(payments.finalizedAt), lt(payments.createdAt, before), sql`not coalesce(${waiting}, false)`),
      ),
    )
    .limit(BATCH);
  const over: string[] = [];
  for (const row of rows) {
    try {
      await closeCheckouts(deps, [row]);
      over.push(row.id);
    } catch (error) {
      deps.log.warn({ payment: row.id, error: loggable(error) }, 'not expired');
    }
  }
  // One that was paid in the meantime is no longer among them.
  return idsOf(
    deps.database.queries
      .select({ id: payments.id })
      .from(payments)
      .where(and(inArray(payments.id, over), isNull(payments.finalizedAt))),
  );
}

/** Payments that the books need their payer of no more. */
function settledPayments(deps: Deps, organisation: OrganisationRecord): Promise<string[]> {
  const held = firstHeldMoment(deps, organisation, 'accounts');
  return idsOf(
    deps.database.queries
      .select({ id: payments.id })
      .from(payments)
      .where(
        unerased(
          organisation.id,
          and(
            // Nothing moves before there is a payment: younger ones need not be looked at.
            lt(payments.createdAt, held),
            isNotNull(payments.finalizedAt),
            isTermOver(sql`${payments.id}`, held),
            sql`not exists (select 1 from charges c where c.payment_id = ${payments.id} and c.state in ('due', 'failed'))`,
          ),
        ),
      )
      .limit(BATCH),
  );
}

/** Expired links that still have personal data. */
const endedLinks = ({ database }: Deps, { id }: OrganisationRecord, before: Date): Promise<string[]> =>
  idsOf(
    database.queries
      .select({ id: links.id })
      .from(links)
      .where(
        and(
          eq(links.organisationId, id),
          isNotNull(links.payer),
          sql`least(${links.revokedAt}, ${links.expiresAt}) < ${before.toISOString()}::timestamptz`,
          sql`not exists (select 1 from campaign_pledges p where p.link_id = ${links.id})`,
        ),
      )
      .limit(BATCH),
  );

/** Forms that were sent to be paid for or confirmed, and were not. */
const abandonedForms = ({ database: { queries } }: Deps, { id }: OrganisationRecord, before: Date): Promise<string[]> =>
  idsOf(
    queries
      .select({ id: formSubmissions.id })
      .from(formSubmissions)
      .where(
        and(
          eq(formSubmissions.organisationId, id),
          inArray(formSubmissions.state, ['released', 'expired', 'cancelled']),
          lte(formSubmissions.updatedAt, before),
          sql`${formSubmissions.values} <> '{"extra": {}}'::jsonb`,
          // Something is held for it again.
          notInArray(
            formSubmissions.id,
            queries
              .select({ id: stockHolds.submissionId })
              .from(stockHolds)
              .where(and(eq(stockHolds.organisationId, id), isNull(stockHolds.releasedAt))),
          ),
        ),
      )
      .limit(BATCH),
  );
