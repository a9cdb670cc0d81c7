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

/** Writes a contact's days as they are looked up, if they changed. */
export async function putDates(
  tx: Queries,
  { ids, now }: Pick<Deps, 'ids' | 'now'>,
  { organisationId, id: contactId, details }: Pick<ContactDbRow, 'organisationId' | 'id' | 'details'>,
): Promise<void> {
  const its = and(eq(contactDates.organisationId, organisationId), eq(contactDates.contactId, contactId));
  const wanted = details.dates.flatMap((date) =>
    kindsOf(date).map((kind) => ({
      kind,
      name: date.name,
      day: date.day,
      afterSunset: date.afterSunset,
      yearly: yearlyOf(kind, date),
    })),
  );
  const there = await tx.select().from(contactDates).where(its);
  const keyOf = ({ kind, name, day, afterSunset }: (typeof wanted)[number]) =>
    JSON.stringify([kind, name, day, afterSunset]);
  if (isDeepStrictEqual(there.map(keyOf).sort(), wanted.map(keyOf).sort())) return;
  await tx.delete(contactDates).where(its);
  if (wanted.length === 0) return;
  const rows = wanted.map((one) => ({ ...one, id: ids.row(), organisationId, contactId, createdAt: now() }));
  await tx.insert(contactDates).values(rows);
}
