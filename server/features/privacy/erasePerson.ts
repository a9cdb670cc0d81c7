import { inArray } from 'drizzle-orm';
import type { Erasure, LockedRecord } from '../../../src/contract/persons';
import type { AdminSubscription } from '../../../src/contract/payments/subscriptions';
import type { Queries } from '../../db/database';
import { charges, payments } from '../../db/schema';
import type { Deps } from '../../deps';
import { HttpError } from '../../errors';
import { loggable } from '../../loggable';
import type { TokenHolder } from '../../secrets/tokens';
import { recordChange } from '../audit/recordChange';
import type { OrganisationRecord } from '../organisations/organisationStore';
import { readSubscription } from '../subscriptions/readSubscription';
import { stopSubscription } from '../subscriptions/stopSubscription';
import { closeCheckout } from '../../ledger/closeCheckout';
import { appendErased, recordErasure, type ErasedKey } from './erasedKeys';
import { eraseRecords } from './eraseRecords';
import { findPerson, type Found } from './findPerson';
import { listLockable } from './locks';
import type { Person } from '../../guard/person';
import { removeFiles } from './removeFiles';
import { cutContacts, cutNames } from './words';

type PaymentRow = typeof payments.$inferSelect;

/** Whom to erase, and how. */
interface Wish {
  readonly organisation: OrganisationRecord;
  readonly person: Person;
  /** The caller; null for requests older than a restored database. */
  readonly holder: TokenHolder | null;
  /** Only data held by then. */
  readonly until: Date;
  /** Whether running payments are stopped with it. */
  readonly stop: boolean;
}

/** A payment is in progress at this moment: retry. */
class UnderWay extends Error {}
const TRIES = 3;

/** Preview of a person's erasure and of what stays locked (PRIV-02). Changes nothing. */
export async function previewErasure(
  deps: Deps,
  { organisation, person, until }: Pick<Wish, 'organisation' | 'person' | 'until'>,
): Promise<Erasure> {
  const { queries } = deps.database;
  const found = await findPerson(deps, organisation, person, until);
  const rows = await paymentsOf(queries, found);
  const locked = await listLockable(queries, deps, organisation, rows);
  return view(found, locked, await runningOf(queries, organisation.id, rows));
}

/**
 * Erases a person (PRIV-02): everything in one transaction, their files after it. Checkouts that are open are closed at their
 * provider first; one that was paid in the meantime stays, without its payer. Erasing twice changes nothing. In maintenance
 * no provider is asked (OPS-03): stops are sent once it is over, and checkouts stay as they are.
 * @throws HttpError 409 `running` or `under_way`, 503
 */
export async function erasePerson(deps: Deps, wish: Wish): Promise<Erasure> {
  const { queries } = deps.database;
  for (let tries = 1; ; tries += 1) {
    const found = await findPerson(deps, wish.organisation, wish.person, wish.until);
    const rows = await paymentsOf(queries, found);
    await stopRunning(deps, wish, await runningOf(queries, wish.organisation.id, rows));
    const closed = deps.config.maintenance ? everyOf(rows) : await closeCheckouts(deps, rows);
    try {
      const { locked, keys } = await eraseFound(deps, wish, found, closed);
      await appendErased(deps, keys);
      await removeFiles(deps).catch((error: unknown) => deps.log.warn({ error: loggable(error) }, 'files not removed'));
      return view(found, locked, []);
    } catch (error) {
      if (!(error instanceof UnderWay)) throw error;
      if (tries === TRIES) throw new HttpError(409, 'They pay at this moment. Try again.', 'under_way');
    }
  }
}

/** @throws UnderWay, HttpError 409 `running` */
async function eraseFound(
  deps: Deps,
  { organisation, person, holder, until }: Wish,
  found: Found,
  closed: ReadonlySet<string>,
): Promise<{ locked: LockedRecord[]; keys: ErasedKey[] }> {
  const erasing = { ...found, cutNames: cutNames(found.names), cutContacts: cutContacts(person) };
  return deps.database.transaction(async (tx) => {
    const locked = await eraseRecords(tx, deps, organisation, erasing, async (rows) => {
      if (rows.some((row) => isOpen(row, deps) && !closed.has(row.id))) throw new UnderWay();
      if (deps.config.maintenance) return;
      if ((await runningOf(tx, organisation.id, rows)).length > 0) throw new UnderWay();
    });
    const keys = await recordErasure(tx, deps, organisation.id, person, until, found.own.contacts);
    const { counts, mentions } = view(found, locked, []);
    if (holder && Object.keys(counts).length + mentions > 0) {
      // Nothing of the person: not even whom it was about.
      const changes = { counts, mentions, locked: locked.length };
      await recordChange(tx, deps, holder, {
        action: 'ADMIN-PERSON-ERASE',
        subject: 'person',
        subjectId: null,
        changes,
      });
    }
    return { locked, keys };
  });
}

/** Tables about others, or of use only to the server. */
const UNCOUNTED = [
  ...['intents', 'sandboxCheckouts', 'debts', 'audit', 'paymentChanges', 'refunds', 'payableSubmissions'],
  ...['contactKeys', 'contactDates'],
];

function view({ own, named, alsoKnown }: Found, locked: LockedRecord[], running: AdminSubscription[]): Erasure {
  const sizes = Object.entries(own).map(([name, ids]) => [name, ids?.length ?? 0] as const);
  return {
    counts: Object.fromEntries(sizes.filter(([name, size]) => size > 0 && !UNCOUNTED.includes(name))),
    mentions: Object.values(named).reduce((sum, ids) => sum + (ids?.length ?? 0), 0),
    locked,
    running,
    alsoKnown: [...alsoKnown],
  };
}

const paymentsOf = (queries: Queries, { own }: Found): Promise<PaymentRow[]> =>
  queries
    .select()
    .from(payments)
    .where(inArray(payments.id, [...(own.payments ?? [])]));

/** Payments with upcoming charges. */
async function runningOf(
  queries: Queries,
  organisationId: string,
  rows: readonly PaymentRow[],
): Promise<AdminSubscription[]> {
  const agreed = rows.filter(({ abo }) => abo).map(({ id }) => id);
  const started = await queries
    .selectDistinct({ id: charges.paymentId })
    .from(charges)
    .where(inArray(charges.paymentId, agreed));
  const all: AdminSubscription[] = [];
  for (const { id } of started) all.push(await readSubscription(queries, organisationId, id));
  return all.filter(({ state }) => state === 'active' || state === 'failing');
}

async function stopRunning(deps: Deps, { organisation, holder, stop }: Wish, running: readonly AdminSubscription[]) {
  if (running.length > 0 && !stop) {
    const ids = running.map(({ id }) => ({ path: id, message: 'has charges to come' }));
    throw new HttpError(409, 'Payments of this person go on: stop them first, or send "stop".', 'running', ids);
  }
  for (const { id } of running) {
    await stopSubscription(deps, organisation.id, id, holder).catch((error: unknown) => {
      // The request is kept, and sent by a job once maintenance is over.
      if (!deps.config.maintenance) throw error;
    });
  }
}

const everyOf = (rows: readonly PaymentRow[]): ReadonlySet<string> => new Set(rows.map(({ id }) => id));

/** Whether a payer may still pay at a provider that we can close. */
const isOpen = ({ state, finalizedAt, provider, providerRef }: PaymentRow, { gateways }: Pick<Deps, 'gateways'>) =>
  finalizedAt === null && state === 'processing' && providerRef !== null && gateways[provider] !== undefined;

/**
 * Closes checkouts that could still be paid, and returns them; those paid in the meantime count. @throws HttpError 503
 */
export async function closeCheckouts(deps: Deps, rows: readonly PaymentRow[]): Promise<ReadonlySet<string>> {
  const closed = new Set<string>();
  for (const { provider, providerRef, state, finalizedAt, id } of rows) {
    const gateway = deps.gateways[provider];
    // Some providers let a payer try again after a decline, so a failed checkout may be open too.
    const mayBePaid = finalizedAt === null && (state === 'processing' || state === 'failed');
    if (!gateway || providerRef === null || !mayBePaid) continue;
    try {
      await closeCheckout(deps, gateway, providerRef);
    } catch (error) {
      deps.log.warn({ payment: id, provider, error: loggable(error) }, 'checkout not closed');
      throw new HttpError(503, 'The provider does not answer: nothing was erased.', 'provider_unavailable');
    }
    closed.add(id);
  }
  return closed;
}
