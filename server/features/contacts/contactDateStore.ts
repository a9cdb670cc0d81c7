import { isDeepStrictEqual } from 'node:util';
import { and, eq } from 'drizzle-orm';
import type { ContactDate } from '../../../src/contract/records/contacts';
import { yearlyOf, type YearlyKind } from '../../../src/core/calendar';
import type { Queries } from '../../db/database';
import { contactDates } from '../../db/schema';
import type { Deps } from '../../deps';
import type { ContactDbRow } from './contactStore';

/** A birthday returns in both calendars, a memorial in the Hebrew one. */
const kindsOf = ({ kind }: ContactDate): YearlyKind[] => (kind === 'hazkara' ? [kind] : [kind, 'hebrewBirthday']);

/** A contact's days as they are looked up. */
const datesOf = ({ details }: Dated) =>
  details.dates.flatMap((date) =>
    kindsOf(date).map((kind) => ({
      kind,
      name: date.name,
      day: date.day,
      afterSunset: date.afterSunset,
      yearly: yearlyOf(kind, date),
    })),
  );

type Dated = Pick<ContactDbRow, 'organisationId' | 'id' | 'details'>;

/** The days of contacts, as rows. */
export const dateRows = ({ ids, now }: Pick<Deps, 'ids' | 'now'>, rows: readonly Dated[]) =>
  rows.flatMap((row) => {
    const own = { organisationId: row.organisationId, contactId: row.id, createdAt: now() };
    return datesOf(row).map((date) => ({ ...date, id: ids.row(), ...own }));
  });

/** Writes a contact's days as they are looked up, if they changed. */
export async function putDates(tx: Queries, deps: Pick<Deps, 'ids' | 'now'>, contact: Dated): Promise<void> {
  const { organisationId, id: contactId } = contact;
  const its = and(eq(contactDates.organisationId, organisationId), eq(contactDates.contactId, contactId));
  const wanted = datesOf(contact);
  const there = await tx.select().from(contactDates).where(its);
  const keyOf = ({ kind, name, day, afterSunset }: (typeof wanted)[number]) =>
    JSON.stringify([kind, name, day, afterSunset]);
  if (isDeepStrictEqual(there.map(keyOf).sort(), wanted.map(keyOf).sort())) return;
  await tx.delete(contactDates).where(its);
  if (wanted.length > 0) await tx.insert(contactDates).values(dateRows(deps, [contact]));
}
