import { and, eq, isNull } from 'drizzle-orm';
import { dateFormat, dateLocale } from '../../../src/core/calendar';
import { timeZoneOf } from '../../../src/core/organisation';
import { formSubmissions, stockHolds } from '../../db/schema';
import type { Deps } from '../../deps';
import { HttpError } from '../../errors';
import { readSignedId, signedId } from '../../secrets/signedId';
import { countBookings } from '../calendars/bookingStore';
import { findCalendar } from '../calendars/calendarStore';
import { isHeldAt } from '../forms/holds/endHolds';
import { findOwnedForm } from '../forms/definition/publicForms';
import type { FormSubmissionRow } from '../forms/holds/submissionStore';
import type { OrganisationRecord } from '../organisations/organisationStore';
import { siteAddress } from '../organisations/siteAddress';
import { compileRevision } from '../forms/definition/compileRevision';

const PURPOSE = 'confirm-booking';

/** A held submission's state, for its sender. */
type HeldState = 'open' | 'confirmed' | 'expired' | 'cancelled';

/** A submission that is or was to be confirmed by mail, without anything of who sent it (SRV-15). */
export interface HeldBooking {
  readonly row: FormSubmissionRow;
  readonly organisation: OrganisationRecord;
  readonly state: HeldState;
  /** Title of the form. */
  readonly title: string;
  /** Its slots, then products, in the sender's language. */
  readonly places: readonly string[];
  /** Until when it can be confirmed, in the organisation's time zone; null when it cannot. */
  readonly until: string | null;
}

type Surroundings = Pick<Deps, 'database' | 'now'>;

/** The address, mailed to its sender alone, where a submission is confirmed. */
export const confirmUrl = (deps: Pick<Deps, 'config'>, organisation: OrganisationRecord, id: string): string =>
  `${siteAddress(deps, organisation)}/confirm/${signedId(deps.config.keys.links, PURPOSE, id)}`;

/** The submission that a mailed link is for. @throws HttpError 404 */
export async function readByToken(deps: Pick<Deps, 'config'> & Surroundings, token: string): Promise<HeldBooking> {
  const id = readSignedId(deps.config.keys.links, PURPOSE, token);
  const held = id === null ? null : await readHeld(deps, id);
  if (!held) throw new HttpError(404, 'There is no such link.', 'unknown_confirmation');
  return held;
}

/** A submission as its sender sees it; null for an unknown one. Changes nothing. */
export async function readHeld(deps: Surroundings, id: string): Promise<HeldBooking | null> {
  const { queries } = deps.database;
  const [row] = await queries.select().from(formSubmissions).where(eq(formSubmissions.id, id));
  const owned = row && (await findOwnedForm(deps, row.organisationId, row.formId));
  const form = owned && (await compileRevision(queries, deps, owned, row.revision, row.currency));
  if (!form) return null;
  const { organisation } = owned;
  const timeZone = timeZoneOf(organisation);
  const write = (at: Date, dateStyle: 'full' | 'long') =>
    dateFormat(dateLocale(row.lang, timeZone), { dateStyle, timeStyle: 'short', timeZone }).format(at);
  const slots = [];
  for (const { calendarId, slot } of row.slots) {
    const calendar = await findCalendar(queries, organisation.id, calendarId);
    slots.push([calendar?.label, write(new Date(slot), 'full')].filter(Boolean).join(' – '));
  }
  const own = and(eq(stockHolds.organisationId, organisation.id), eq(stockHolds.submissionId, id));
  const holds = await queries
    .select({ productId: stockHolds.productId, quantity: stockHolds.quantity })
    .from(stockHolds)
    .where(row.state === 'held' ? and(own, isNull(stockHolds.releasedAt)) : own);
  const products = form.products.flatMap(({ id: productId, title, label }) =>
    holds.filter((hold) => hold.productId === productId).map(({ quantity }) => `${quantity} × ${title || label}`),
  );
  const state = await stateOf(deps, row);
  const { heldUntil } = row;
  return {
    ...{ row, organisation, state, title: form.context.title || row.formId },
    places: [...slots, ...products],
    // Within a sentence a weekday would have to be declined.
    until: state === 'open' && heldUntil ? write(heldUntil, 'long') : null,
  };
}

async function stateOf({ database, now }: Surroundings, row: FormSubmissionRow): Promise<HeldState> {
  if (row.state === 'held') return isHeldAt(row, now()) ? 'open' : 'expired';
  if (row.state !== 'kept') return row.state === 'expired' ? 'expired' : 'cancelled';
  // The organisation takes bookings back one by one.
  const isEmptied = row.slots.length > 0 && (await countBookings(database.queries, row)) === 0;
  return isEmptied ? 'cancelled' : 'confirmed';
}
